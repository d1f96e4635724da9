import { apiLevels, type Manners, platforms, refusable } from '../host';

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
  },
  references: {
    label: 'Names tell their cells',
    choices: [
      ['A1', 'as A1'],
      ['R1C1', 'as R1C1'],
    ],
    appliedBy: 'host',
    rough: true,
  },
  separator: {
    label: 'Several addresses need',
    choices: [
      ['comma', 'a comma'],
      ['semicolon', 'a semicolon'],
    ],
    appliedBy: 'host',
    rough: true,
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
  },
  names: {
    label: 'A name is looked for',
    choices: [
      ['workbook', 'in the workbook'],
      ['sheet', 'on the active sheet first'],
    ],
    appliedBy: 'host',
    rough: true,
  },
  alerts: {
    label: 'The alert of a validation takes',
    choices: [
      ['255', '255 characters'],
      ['224', '224 characters'],
    ],
    appliedBy: 'host',
    rough: true,
  },
  dates: {
    label: 'Days are counted',
    choices: [
      ['1900', 'from 1900'],
      ['1904', 'from 1904'],
    ],
    appliedBy: 'host',
    rough: true,
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
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof settingTable;
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

/** The settings live in the page's address, so that a link or a test can ask for any of them. */
export function readSettings(search: string): Settings {
  const parameters = new URLSearchParams(search);
  return collected((name) => {
    const values = settingTable[name].choices.map(([value]) => value);
    return values.find((value) => value === parameters.get(name)) ?? values[0];
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
