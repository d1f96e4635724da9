type Theme = 'light' | 'dark';

/** What is used of Office.context.officeTheme; older hosts give colours only, some give nothing. */
export type OfficeColours = Partial<
  Pick<Office.OfficeTheme, 'isDarkTheme' | 'bodyBackgroundColor'>
>;

/** Office's theme decides; where Office tells nothing, the system's preference does. */
export function themeOf(office: OfficeColours | undefined, systemPrefersDark: boolean): Theme {
  const dark =
    office?.isDarkTheme ?? isDarkColour(office?.bodyBackgroundColor) ?? systemPrefersDark;
  return dark ? 'dark' : 'light';
}

/** Whether a background such as #292929 is dark; undefined for anything but six hexadecimal digits. */
function isDarkColour(colour: string | undefined): boolean | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? '');
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => parseInt(pair, 16));
  // Perceived brightness (ITU-R BT.601) below the middle of 0..255.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/**
 * Applies the theme now and whenever it may have changed. Excel announces no change of theme, but the
 * user changes it outside the pane: looking again when the pane is entered is enough.
 */
export function followTheme(officeTheme: () => OfficeColours | undefined): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    document.documentElement.dataset['theme'] = themeOf(officeTheme(), system.matches);
  };
  system.addEventListener('change', apply);
  window.addEventListener('focus', apply);
  apply();
}

/**
 * In Excel on the web, Microsoft's library acts on keys instead of the browser: Tab goes through links, buttons and
 * fields, and from anything else that has the focus, a heading or a function's card, out of the pane; Esc goes to the
 * sheet and leaves a question open. (Seen in excel-web-16.00.js.) The library listens at the window: keys that end
 * before it are the browser's again.
 */
export function keepOwnKeys(): void {
  let isAsking = false;
  const look = (): void => {
    isAsking = document.querySelector('.question') !== null;
  };
  // At first, because the answer to a question takes it away before the key comes by again.
  document.addEventListener('keydown', look, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' || (event.key === 'Escape' && isAsking)) event.stopPropagation();
  });
}

/** Adds a stylesheet of the add-in to the page, once: what Home does not show waits for the job that does. */
export function needStyles(name: string): void {
  const href = builtName(name);
  const links = [...document.head.querySelectorAll('link')];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** The file's name with the hash that the build wrote into the page. */
function builtName(name: string): string {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="styles"]')?.content ?? '';
  const own = new RegExp(`^taskpane\\.${name}\\.(?:[0-9a-f]{8}\\.)?css$`);
  return listed.split(' ').find((file) => own.test(file)) ?? `taskpane.${name}.css`;
}
