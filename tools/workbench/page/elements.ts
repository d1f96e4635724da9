/** An element of the page's own HTML. A missing one is a mistake in that HTML. */
export function element<T extends HTMLElement>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}.`);
  return found;
}

/** Shows a dialog, and gives the button that closed it; Esc is "cancel". */
export function closedBy(dialog: HTMLDialogElement): Promise<string> {
  dialog.returnValue = 'cancel';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      'close',
      () => {
        resolve(dialog.returnValue);
      },
      { once: true },
    );
  });
}
