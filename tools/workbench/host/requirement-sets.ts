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
