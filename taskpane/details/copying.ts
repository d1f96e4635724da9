/**
 * Puts text on the clipboard. Excel on the web frames the pane without the right to use the clipboard: there the
 * browser's older command copies what is selected in a field.
 * @returns whether it is there; if not, the field holds it selected, for Ctrl+C.
 */
export async function copyText(text: string, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.value = text;
    field.focus();
    field.select();
    return legacyCopy();
  }
}

function legacyCopy(): boolean {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the clipboard is not permitted
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
