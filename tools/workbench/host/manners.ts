import { ExcelError } from './wire';

/** Requirement set name -> version; drives isSetSupported and office.js's own gates. */
export type RequirementSets = Readonly<Record<string, string>>;

/** Levels of ExcelApi a workbench can play: a current Excel, and older ones. */
export const apiLevels = ['1.20', '1.15', '1.9'] as const;
export type ApiLevel = (typeof apiLevels)[number];

/**
 * The sets without "Api" or "Functions Runtime" in their name are office.js's own: RichApiRuntime 1.2 lets
 * `retrieve` and `update` travel as single actions, CustomFunctions 1.9 selects the compact result format.
 */
const always: RequirementSets = {
  CustomFunctionsRuntime: '1.4',
  CustomFunctions: '1.9',
  RichApiRuntime: '1.2',
  // No Excel has it: by it a report of the page Check this Excel tells that it comes from here.
  Workbench: '1.0',
  RichApiRuntimeFlag: '1.2',
  DelayForCellEdit: '1.1',
};

/**
 * What an Excel of that level says. 1.20 brings undo, and runs that are undone in one step; of the calls
 * between 1.16 and 1.20 the npm copy of office.js knows none.
 */
export function requirementSetsOf(level: ApiLevel): RequirementSets {
  const undo: RequirementSets = level === '1.20' ? { ExcelUndoApiAll: '1.0' } : {};
  return { ExcelApi: level, ...undo, ...always };
}

export const defaultRequirementSets = requirementSetsOf('1.20');

/** Whether `Excel.run` knows `mergeUndoGroup` (ExcelApi 1.20). */
export function mergesUndo({ ExcelApi = '1.1' }: RequirementSets): boolean {
  const [major = 0, minor = 0] = ExcelApi.split('.').map(Number);
  return major > 1 || minor >= 20;
}

/** The Excels that the workbench can play: on Windows, on the web, on Mac. */
export const platforms = ['win', 'web', 'mac'] as const;
export type Platform = (typeof platforms)[number];

/** Calls that only concern how a sheet looks, and that some Excels refuse (office-js #2196). */
export const refusable = ['freeze', 'tab', 'rules', 'validation'] as const;
export type Refusable = (typeof refusable)[number];

/** How the Excel of this user differs from one in English with the usual options. */
export interface Manners {
  /** The language of errors in cells, and of the formulas of names on the desktop (office-js #2834). */
  readonly texts: 'english' | 'local';
  /** With "R1C1 reference style" names tell their cells so (office-js #1831, #3181). */
  readonly references: 'A1' | 'R1C1';
  /** Between several addresses the desktop wants the list separator of the system (office-js #1167). */
  readonly separator: ',' | ';';
  readonly refuses: readonly Refusable[];
  /** `names.getItem` finds the name of the active sheet where that has one of the same name (office-js #2875). */
  readonly namesOfSheet: boolean;
  /** Characters that the alert of a validation may have: 255, or 224 by [MS-OI29500] 2.1.613. */
  readonly longestAlert: number;
  /** Days are counted from 1904. */
  readonly from1904: boolean;
  /** A retail 2016 or 2019: FILTER, XLOOKUP and others are #NAME?, and a formula fills one cell. */
  readonly formulas: '2021' | '2019';
}

export const usualManners: Manners = {
  texts: 'english',
  references: 'A1',
  separator: ',',
  refuses: [],
  namesOfSheet: false,
  longestAlert: 255,
  from1904: false,
  formulas: '2021',
};

/** Throws where such calls are refused: GeneralException, as in the reports. */
export function refuseIf({ refuses }: Manners, call: Refusable): void {
  if (refuses.includes(call)) throw new ExcelError('GeneralException');
}

/** Errors and the letters of R1C1 in some languages, as Microsoft's help in that language has them. */
const spoken: Readonly<
  Record<string, { readonly errors: Readonly<Record<string, string>>; readonly rc: string }>
> = {
  en: { errors: {}, rc: 'RC' },
  nl: {
    rc: 'RK',
    errors: {
      '#REF!': '#VERW!',
      '#NAME?': '#NAAM?',
      '#VALUE!': '#WAARDE!',
      '#N/A': '#N/B',
      '#DIV/0!': '#DEEL/0!',
      '#NUM!': '#GETAL!',
      '#SPILL!': '#OVERLOPEN!',
    },
  },
  de: {
    rc: 'ZS',
    errors: {
      '#REF!': '#BEZUG!',
      '#VALUE!': '#WERT!',
      '#N/A': '#NV',
      '#NUM!': '#ZAHL!',
      '#SPILL!': '#ÜBERLAUF!',
    },
  },
  ru: { rc: 'RC', errors: { '#REF!': '#ССЫЛКА!', '#NAME?': '#ИМЯ?', '#N/A': '#Н/Д' } },
};

const spokenIn = (locale: string) => spoken[locale.slice(0, 2)] ?? { errors: {}, rc: 'RC' };

/** An error as this user's Excel writes it. */
export function toldError({ texts }: Manners, locale: string, error: string): string {
  return texts === 'english' ? error : (spokenIn(locale).errors[error] ?? error);
}

/** The formula of a name as this user's Excel tells it. */
export function toldFormula(manners: Manners, locale: string, formula: string): string {
  const { texts, references } = manners;
  const [row = 'R', column = 'C'] = texts === 'english' ? 'RC' : spokenIn(locale).rc;
  const local = formula.replace(/#[A-Z/0]+[!?]?/g, (error) => toldError(manners, locale, error));
  if (references === 'A1') return local;
  return local
    .replace(/\$([A-Z]{1,3})\$(\d+)/g, (_, letters: string, digits: string) => {
      return `${row}${digits}${column}${numberOf(letters)}`;
    })
    .replace(/!\$([A-Z]{1,3}):\$([A-Z]{1,3})$/, (_, first: string, last: string) => {
      return `!${column}${numberOf(first)}:${column}${numberOf(last)}`;
    });
}

function numberOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
