/** What can be varied about the Excel that the workbench plays. */
export interface Settings {
  /** How a blank cell reaches a custom function: it differs between platforms and versions of Excel. */
  readonly blanks: 'zero' | 'null' | 'emptyText';
  readonly locale: 'en-US' | 'nl-NL';
  readonly theme: 'light' | 'dark';
  /** What the Excel says it can: a current one, or one without grouped undo. */
  readonly api: '1.20' | '1.15' | '1.9';
}

/** The settings live in the page's address, so that a link or a test can ask for any of them. */
export function readSettings(search: string): Settings {
  const parameters = new URLSearchParams(search);
  const chosen = <T extends string>(name: string, first: T, ...others: T[]): T =>
    others.find((each) => each === parameters.get(name)) ?? first;
  return {
    blanks: chosen('blanks', 'zero', 'null', 'emptyText'),
    locale: chosen('locale', 'en-US', 'nl-NL'),
    theme: chosen('theme', 'light', 'dark'),
    api: chosen('api', '1.20', '1.15', '1.9'),
  };
}

export function settingsSearch(settings: Settings): string {
  return `?${new URLSearchParams({ ...settings }).toString()}`;
}
