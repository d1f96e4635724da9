import { element } from './elements';
import {
  roughCount,
  settingsSearch,
  settingTable,
  type Setting,
  type SettingName,
  type Settings,
} from './settings';

/**
 * The selects of the page, made from the table of settings. `apply` is called for those that take effect at
 * once; the others load the workbench again.
 */
export function showSettings(
  settings: Settings,
  offered: readonly SettingName[],
  apply: (settings: Settings) => void,
): void {
  const form = element('settings', HTMLFormElement);
  const rough = document.createElement('div');
  const summary = document.createElement('summary');
  for (const name of offered) {
    const setting: Setting = settingTable[name];
    const label = labelled(name, setting, settings[name]);
    const says = setting.says?.[settings.locale === 'nl-NL' ? 1 : 0];
    (setting.rough ? rough : form).append(
      label,
      ...(says === undefined ? [] : [said(label, says)]),
    );
  }
  const details = document.createElement('details');
  details.append(summary, rough);
  if (rough.hasChildNodes()) form.append(details);
  summary.textContent = summaryOf(settings);

  form.addEventListener('change', (event) => {
    const chosen = Object.fromEntries(new FormData(form).entries()) as unknown as Settings;
    const changed: Setting | undefined =
      event.target instanceof HTMLSelectElement
        ? settingTable[event.target.name as SettingName]
        : undefined;
    if (changed?.live) {
      history.replaceState(null, '', settingsSearch(chosen));
      summary.textContent = summaryOf(chosen);
      apply(chosen);
    } else {
      location.search = settingsSearch(chosen);
    }
  });
}

function labelled(name: string, { label, choices }: Setting, value: string): HTMLLabelElement {
  const select = document.createElement('select');
  select.name = name;
  for (const [choice, words] of choices) {
    select.append(new Option(words, choice, choice === choices[0]?.[0], choice === value));
  }
  const element = document.createElement('label');
  element.append(label, select);
  return element;
}

/** A sentence below a select, which belongs to it. */
function said(label: HTMLLabelElement, text: string): HTMLElement {
  const note = document.createElement('small');
  const select = label.control;
  note.textContent = text;
  note.id = `says-${select?.getAttribute('name') ?? ''}`;
  select?.setAttribute('aria-describedby', note.id);
  return note;
}

function summaryOf(settings: Settings): string {
  const count = roughCount(settings);
  return count === 0 ? 'Rough Excel' : `Rough Excel (${count})`;
}
