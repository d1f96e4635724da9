/** Office's four theme colours as `Office.context.officeTheme` gives them: "#rrggbb". */
export interface OfficeTheme {
  readonly bodyBackgroundColor: string;
  readonly bodyForegroundColor: string;
  readonly controlBackgroundColor: string;
  readonly controlForegroundColor: string;
}

export const lightTheme: OfficeTheme = {
  bodyBackgroundColor: '#ffffff',
  bodyForegroundColor: '#242424',
  controlBackgroundColor: '#ffffff',
  controlForegroundColor: '#242424',
};

export const darkTheme: OfficeTheme = {
  bodyBackgroundColor: '#292929',
  bodyForegroundColor: '#ffffff',
  controlBackgroundColor: '#292929',
  controlForegroundColor: '#ffffff',
};

/** The text of GetOfficeThemeInfo: colours as integers, red in the highest byte. */
export function themeOnTheWire(theme: OfficeTheme): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(theme).map(([name, colour]: [string, string]) => [
        name,
        Number.parseInt(colour.slice(1), 16),
      ]),
    ),
  );
}
