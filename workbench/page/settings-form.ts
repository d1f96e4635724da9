import { element } from './elements';
import { settingsSearch, type Settings } from './settings';

/**
 * The selects of the page. Blanks change at once; language, theme and level are what a host says while a
 * page loads, so they load the workbench again.
 */
export function showSettings(
  settings: Settings,
  setBlanks: (blanks: Settings['blanks']) => void,
): void {
  const form = element('settings', HTMLFormElement);
  const select = (name: keyof Settings): HTMLSelectElement =>
    form.elements.namedItem(name) as HTMLSelectElement;
  for (const name of ['blanks', 'locale', 'theme', 'api'] as const)
    select(name).value = settings[name];

  form.addEventListener('change', (event) => {
    const chosen = Object.fromEntries(new FormData(form).entries()) as unknown as Settings;
    if (event.target === select('blanks')) {
      history.replaceState(null, '', settingsSearch(chosen));
      setBlanks(chosen.blanks);
    } else {
      location.search = settingsSearch(chosen);
    }
  });
}
