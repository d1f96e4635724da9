/** Requirement set name -> version; drives isSetSupported and office.js's own gates. */
export type RequirementSets = Readonly<Record<string, string>>;

/**
 * What a current Excel would say, limited to what the frozen npm copy of office.js knows (ExcelApi 1.15).
 * The sets without "Api" or "Functions Runtime" in their name are office.js's own: RichApiRuntime 1.2 lets
 * `retrieve` and `update` travel as single actions, CustomFunctions 1.9 selects the compact result format.
 */
export const defaultRequirementSets: RequirementSets = {
  ExcelApi: '1.15',
  CustomFunctionsRuntime: '1.4',
  CustomFunctions: '1.9',
  RichApiRuntime: '1.2',
  RichApiRuntimeFlag: '1.2',
  DelayForCellEdit: '1.1',
};
