export type Theme = 'light' | 'dark';

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
