import { apiLevels, type Manners, platforms, refusable } from '../host';
import { element } from './elements';
import type { Transport } from '../transports';

/** One thing that can be varied about the Excel the workbench plays. The first choice is the default. */
export interface Setting {
  readonly label: string;
  /** Value in the page's address, and the words of the form. */
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly appliedBy: 'page' | 'host' | 'functions';
  /** Takes effect at once. The others are what a host says while a page loads: they load the workbench again. */
  readonly live?: true;
  /** Belongs to an Excel that is rougher than the usual one: shown behind "Rough Excel". */
  readonly rough?: true;
  /** What a rough one does, in a sentence: in English and in Dutch. */
  readonly says?: readonly [en: string, nl: string];
}

const levelNames = {
  '1.20': 'current',
  '1.15': '2022 (API 1.15)',
  '1.9': '2019 (API 1.9)',
} as const;

const platformNames = { win: 'Windows', web: 'Web', mac: 'Mac' } as const;

export const settingTable = {
  /** How a blank cell reaches a custom function: it differs between platforms and versions of Excel. */
  blanks: {
    label: 'Blank cells arrive as',
    choices: [
      ['zero', '0'],
      ['null', 'null'],
      ['emptyText', '""'],
    ],
    appliedBy: 'functions',
    live: true,
  },
  locale: {
    label: 'Language',
    choices: [
      ['en-US', 'English'],
      ['nl-NL', 'Nederlands'],
    ],
    appliedBy: 'host',
  },
  theme: {
    label: 'Theme',
    choices: [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    appliedBy: 'page',
  },
  /** How pages are framed and spoken to, and whose limits hold. "web" needs https. */
  platform: {
    label: 'Platform',
    choices: platforms.map((platform) => [platform, platformNames[platform]] as const),
    appliedBy: 'host',
  },
  /** What the Excel says it can: a current one, or one without grouped undo. */
  api: {
    label: 'Excel',
    choices: apiLevels.map((level) => [level, levelNames[level]] as const),
    appliedBy: 'host',
  },
  /** Milliseconds from a request of the pane to its answer. */
  latency: {
    label: 'A request takes',
    choices: [
      ['0', 'no time'],
      ['200', '200 ms'],
      ['1000', '1 s'],
    ],
    appliedBy: 'host',
    live: true,
    rough: true,
    says: [
      'Excel takes that long to answer each request.',
      'Excel doet er zo lang over om elk verzoek te beantwoorden.',
    ],
  },
  /**
   * Late: the add-in's functions load after the workbook, and #NAME? stays where they were missing. Stale: a formula keeps
   * its old value while it waits, and waits for three seconds.
   */
  functions: {
    label: 'Functions',
    choices: [
      ['ready', 'are ready'],
      ['late', 'load late'],
      ['stale', 'answer late'],
    ],
    appliedBy: 'functions',
    rough: true,
    says: [
      'Formulas of the add-in wait for it, or keep an old value.',
      'Formules van de invoegtoepassing wachten, of houden een oude waarde.',
    ],
  },
  /** By hand, formulas keep their results until F9 or until they are entered again. */
  calc: {
    label: 'Calculation',
    choices: [
      ['automatic', 'automatic'],
      ['manual', 'by hand (F9)'],
    ],
    appliedBy: 'page',
    live: true,
    rough: true,
    says: [
      'Formulas keep their results until F9 is pressed.',
      'Formules houden hun uitkomst tot er op F9 wordt gedrukt.',
    ],
  },
  /** The second pane is a colleague's, who has the same workbook open. */
  panes: {
    label: 'Panes',
    choices: [
      ['1', 'one'],
      ['2', 'and a colleague’s'],
    ],
    appliedBy: 'page',
    rough: true,
    says: ['A colleague has the same workbook open.', 'Een collega heeft dezelfde werkmap open.'],
  },
  /** What the user can undo after the add-in's calls: each platform has its own list. */
  undo: {
    label: 'Undo as',
    choices: [
      ['win', 'on Windows and Mac'],
      ['web', 'on the web'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'What Ctrl+Z can take back differs by platform.',
      'Wat Ctrl+Z kan terugdraaien, verschilt per platform.',
    ],
  },
  /** The language of errors, and of what names tell. It shows with the language of the user only. */
  texts: {
    label: 'Errors and names',
    choices: [
      ['english', 'in English'],
      ['local', 'in the user’s language'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'Excel tells errors and names in the user’s language, such as #VERW!.',
      'Excel noemt fouten en namen in de taal van de gebruiker, zoals #VERW!.',
    ],
  },
  references: {
    label: 'Names tell their cells',
    choices: [
      ['A1', 'as A1'],
      ['R1C1', 'as R1C1'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'Columns have numbers, and names tell their cells so.',
      'Kolommen hebben nummers, en namen noemen hun cellen zo.',
    ],
  },
  separator: {
    label: 'Several addresses need',
    choices: [
      ['comma', 'a comma'],
      ['semicolon', 'a semicolon'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'Where lists are separated by ;, a comma between addresses is refused.',
      'Waar ; het scheidingsteken is, wordt een komma tussen adressen geweigerd.',
    ],
  },
  /** Calls that only concern looks, and that some Excels refuse. */
  looks: {
    label: 'Excel refuses',
    choices: [
      ['accepted', 'no look'],
      ['freeze', 'frozen panes'],
      ['tab', 'tab colors'],
      ['rules', 'conditional formats'],
      ['validation', 'data validation'],
      ['none', 'all of these'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'Excel refuses calls that only concern looks; the contents are written.',
      'Excel weigert aanroepen die alleen de opmaak betreffen; de inhoud wordt geschreven.',
    ],
  },
  names: {
    label: 'A name is looked for',
    choices: [
      ['workbook', 'in the workbook'],
      ['sheet', 'on the active sheet first'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'The active sheet’s own name hides the workbook’s name.',
      'Een naam van het actieve blad verbergt die van de werkmap.',
    ],
  },
  alerts: {
    label: 'The alert of a validation takes',
    choices: [
      ['255', '255 characters'],
      ['224', '224 characters'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'The sentence of a wrong entry may have so many characters.',
      'De zin bij een verkeerde invoer mag zo veel tekens hebben.',
    ],
  },
  dates: {
    label: 'Days are counted',
    choices: [
      ['1900', 'from 1900'],
      ['1904', 'from 1904'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'Dates show a day four years later than their number says elsewhere.',
      'Datums tonen een dag die vier jaar later is dan hun getal elders betekent.',
    ],
  },
  /** Another add-in was asked for functions of ours, and its file stands before them (office-js #2568, #3872, #4811). */
  taken: {
    label: 'Formulas of the sample',
    choices: [
      ['own', 'are the add-in’s'],
      ['file', 'name another file'],
      ['path', 'name a path'],
      ['number', 'name a number'],
    ],
    appliedBy: 'page',
    rough: true,
    says: [
      'The file of another add-in stands before the functions: Repair formulas takes it away.',
      'Het bestand van een andere invoegtoepassing staat voor de functies: Formules herstellen haalt het weg.',
    ],
  },
  /** A retail 2016 or 2019 may offer the add-in, too. */
  formulas: {
    label: 'Formulas work as in',
    choices: [
      ['2021', 'Excel 2021 or newer'],
      ['2019', 'Excel 2016 or 2019'],
    ],
    appliedBy: 'host',
    rough: true,
    says: [
      'FILTER, XLOOKUP and others are #NAME?, and a formula fills one cell.',
      'FILTER, X.ZOEKEN en andere zijn #NAAM?, en een formule vult één cel.',
    ],
  },
  /** What the pane gets of Microsoft's library. */
  officejs: {
    label: 'office.js in the pane',
    choices: [
      ['ok', 'loads'],
      ['missing', 'is missing'],
      ['loaderOnly', 'loads in part'],
      ['neverReady', 'finds no Excel'],
    ],
    appliedBy: 'page',
    rough: true,
    says: [
      'Microsoft’s library reaches the pane in part, or not at all.',
      'De bibliotheek van Microsoft bereikt het deelvenster deels of niet.',
    ],
  },
} as const satisfies Readonly<Record<string, Setting>>;

type SettingName = keyof typeof settingTable;
export type Settings = {
  readonly [Name in SettingName]: (typeof settingTable)[Name]['choices'][number][0];
};

/** What they say of this user's Excel. */
export function mannersOf(settings: Settings): Partial<Manners> {
  const { texts, references, separator, looks, names, alerts, dates, formulas } = settings;
  return {
    texts,
    references,
    separator: separator === 'comma' ? ',' : ';',
    refuses: looks === 'accepted' ? [] : looks === 'none' ? refusable : [looks],
    namesOfSheet: names === 'sheet',
    longestAlert: Number(alerts),
    from1904: dates === '1904',
    formulas,
  };
}

export const settingNames = Object.keys(settingTable) as SettingName[];

/** What the published page lets people choose: the others are for those who develop, and some need a server of ours. */
export const publishedSettings: readonly SettingName[] = ['locale', 'theme'];

/**
 * The settings live in the page's address, so that a link or a test can ask for any of them; those not `offered` have their
 * first value.
 */
export function readSettings(
  search: string,
  offered: readonly SettingName[] = settingNames,
): Settings {
  const parameters = new URLSearchParams(search);
  return collected((name) => {
    const values = settingTable[name].choices.map(([value]) => value);
    const asked = offered.includes(name) ? parameters.get(name) : null;
    return values.find((value) => value === asked) ?? values[0];
  });
}

export function settingsSearch(settings: Settings): string {
  return `?${new URLSearchParams({ ...settings }).toString()}`;
}

/** How many rough settings are not at their default. */
export function roughCount(settings: Settings): number {
  const table: Readonly<Record<string, Setting>> = settingTable;
  return Object.entries(table).filter(
    ([name, { rough, choices }]) => rough && settings[name as SettingName] !== choices[0]?.[0],
  ).length;
}

function collected(of: (name: SettingName) => string | undefined): Settings {
  return Object.fromEntries(settingNames.map((name) => [name, of(name)])) as unknown as Settings;
}

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

/**
 * What becomes of office.js in the pane: the server leaves out files of it for pages below an address of their own, or
 * the page around them never gives the pane its host. `addin` is the address of the add-in.
 */
export function withOfficeFault(
  officejs: Settings['officejs'],
  transport: Transport,
  addin: string,
): Transport {
  if (officejs === 'ok') return transport;
  const isMissing = officejs !== 'neverReady';
  const faulty = new URL(`/addin-${officejs}/`, addin).href;
  return {
    frame(role, url, title) {
      if (role !== 'pane') return transport.frame(role, url, title);
      if (isMissing) return transport.frame(role, url.replace(addin, faulty), title);
      return unheard(() => transport.frame(role, url, title));
    },
    connect(page, role) {
      if (role !== 'pane' || isMissing) transport.connect(page, role);
    },
  };
}

/** A frame whose messages reach nobody: its own listener comes second. */
function unheard(make: () => HTMLIFrameElement): HTMLIFrameElement {
  const made: { frame?: HTMLIFrameElement } = {};
  window.addEventListener('message', (event) => {
    if (event.source === made.frame?.contentWindow) event.stopImmediatePropagation();
  });
  made.frame = make();
  return made.frame;
}
