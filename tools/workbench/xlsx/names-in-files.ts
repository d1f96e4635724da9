/** What files call things that Excel's object model, and so the grid, has other words for. */

export const papers = {
  Letter: 1,
  LetterSmall: 2,
  Tabloid: 3,
  Ledger: 4,
  Legal: 5,
  Statement: 6,
  Executive: 7,
  A3: 8,
  A4: 9,
  A4Small: 10,
  A5: 11,
  B4: 12,
  B5: 13,
  Folio: 14,
};

export const operators = {
  Between: 'between',
  NotBetween: 'notBetween',
  EqualTo: 'equal',
  NotEqualTo: 'notEqual',
  GreaterThan: 'greaterThan',
  LessThan: 'lessThan',
  GreaterThanOrEqualTo: 'greaterThanOrEqual',
  LessThanOrEqualTo: 'lessThanOrEqual',
} as const;

/** What a protected sheet lets people do all the same; in a file, "1" forbids it. */
export const allowances = {
  allowAutoFilter: 'autoFilter',
  allowDeleteColumns: 'deleteColumns',
  allowDeleteRows: 'deleteRows',
  allowFormatCells: 'formatCells',
  allowFormatColumns: 'formatColumns',
  allowFormatRows: 'formatRows',
  allowInsertColumns: 'insertColumns',
  allowInsertHyperlinks: 'insertHyperlinks',
  allowInsertRows: 'insertRows',
  allowPivotTables: 'pivotTables',
  allowSort: 'sort',
} as const;

/** Inches, where a sheet says nothing else. */
export const usualMargins = {
  Bottom: 0.75,
  Footer: 0.3,
  Header: 0.3,
  Left: 0.7,
  Right: 0.7,
  Top: 0.75,
} as const;

/** What add-ins keep with a workbook stands in a part of custom XML of this namespace, which Excel hands on unread. */
export const settingsNamespace = 'urn:tournament-scoring:workbench:settings';
export const settingsPart = 'customXml/item1.xml';
