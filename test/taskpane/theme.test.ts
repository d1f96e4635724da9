import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { followTheme, themeOf, type OfficeColours } from '../../taskpane/theme';

describe("Office's theme decides between light and dark", () => {
  test('A host that says whether its theme is dark is believed before its colours', () => {
    expect(themeOf({ isDarkTheme: true, bodyBackgroundColor: '#ffffff' }, false)).toBe('dark');
    expect(themeOf({ isDarkTheme: false, bodyBackgroundColor: '#000000' }, true)).toBe('light');
  });

  test.each([
    ['#292929', 'dark'],
    ['#000000', 'dark'],
    ['#0000ff', 'dark'],
    ['#ffffff', 'light'],
    ['#F3F2F1', 'light'],
    ['#ffff00', 'light'],
  ])('A host that gives colours only: the background %s is %s', (bodyBackgroundColor, theme) => {
    for (const systemPrefersDark of [true, false]) {
      expect(themeOf({ bodyBackgroundColor }, systemPrefersDark)).toBe(theme);
    }
  });

  test.each([undefined, {}, { bodyBackgroundColor: 'white' }])(
    'Without a usable theme (%j) the preference of the system decides',
    (office) => {
      expect(themeOf(office, true)).toBe('dark');
      expect(themeOf(office, false)).toBe('light');
    },
  );
});

describe('The pane follows the theme', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  afterEach(() => {
    if (original) Object.defineProperty(window, 'matchMedia', original);
    else Reflect.deleteProperty(window, 'matchMedia');
  });

  const shown = (): string | undefined => document.documentElement.dataset['theme'];

  test('It is applied at once, when the system changes, and when the pane is entered again', () => {
    const system = { matches: false, addEventListener: jest.fn() };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => system });
    let office: OfficeColours = {};
    followTheme(() => office);
    expect(shown()).toBe('light');

    system.matches = true;
    const [event, handler] = system.addEventListener.mock.calls[0] as [string, () => void];
    expect(event).toBe('change');
    handler();
    expect(shown()).toBe('dark');

    office = { isDarkTheme: false };
    window.dispatchEvent(new Event('focus'));
    expect(shown()).toBe('light');
  });
});
