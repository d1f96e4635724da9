import { isRankedIn, type SofEvent, STRATA } from '../../src';

/** The live formulas of an event, in English notation; every argument is an address as a formula needs it. */

/** A text within a formula. */
export const quoted = (text: string): string => `"${text.replace(/"/g, '""')}"`;

/** Below every score and every place: an entry that is not ranked in a field. */
const notRanked = -999_999;

/** The columns of the awards list that formulas read, from its first entry to its last. */
export interface ListColumns {
  /** Absent in an event without strata. */
  readonly stratum?: string | undefined;
  readonly section?: string | undefined;
  /** Scores, or places of each field. */
  readonly order: Readonly<Record<'A' | 'B' | 'C', string>>;
  readonly hasScores: boolean;
  readonly entries: string;
  /** Masterpoints: the total, or a column per player. */
  readonly holdings: string;
  /** Those of the players that every entry has, 2 or 4: a column between theirs makes them no more. Undefined for totals. */
  readonly ofAll: { readonly cells: string; readonly count: number } | undefined;
  readonly unit: 'pairs' | 'teams';
  /** Players of each entry, or of all of them; undefined for pairs, and where every player has a column. */
  readonly players: string | undefined;
  /** Whether `players` is a column. */
  readonly hasSizes: boolean;
}

export type Ranks = SofEvent.Stratum;
export type FieldOf = Ranks | 'alone';

/** The strata of the entries in a field. */
export const strataIn: Readonly<Record<FieldOf, readonly SofEvent.Stratum[]>> = {
  ...{ A: rankedIn('A'), B: rankedIn('B'), C: rankedIn('C') },
  alone: ['A'],
};

function rankedIn(field: SofEvent.Stratum): readonly SofEvent.Stratum[] {
  return STRATA.filter((stratum) => isRankedIn(field, stratum));
}

/** Whether each row counts in a field, 1 or 0: it has a name and, where there are strata, one of the field's. */
export function counted({ entries, stratum }: ListColumns, field: FieldOf): string {
  if (stratum === undefined) return `IFERROR((${entries}<>"")*1,0)`;
  const isIn = strataIn[field].map((letter) => `(${stratum}="${letter}")`).join('+');
  return `IFERROR((${entries}<>"")*(${isIn}),0)`;
}

/** Whether each row is placed in a field, 1 or 0: it counts there, and has a score or a rank. */
const placed = (list: ListColumns, field: Ranks): string =>
  `${counted(list, field)}*ISNUMBER(${list.order[field]})`;

/** Entries that count in a field. */
export function countFormula(list: ListColumns, field: FieldOf): string {
  return `=SUM(${counted(list, field)})`;
}

/**
 * Tables of the whole event: halves count as full ones, section by section where there are sections (E22). Entries without a section
 * count as one section.
 */
export function tablesFormula(list: ListColumns, entries: string): string {
  const { unit, section } = list;
  if (unit === 'teams') return `=${entries}`;
  if (section === undefined) return `=ROUNDUP(${entries}/2,0)`;
  const names = `IFERROR(${section}&"","")`;
  const rows = `ROWS(${section})`;
  // A section is numbered by its first row; rows that do not count are numbered behind all of them.
  const numbers = `IF(${counted(list, 'A')},MATCH(${names},${names},0),${rows}+1)`;
  const sizes = `FREQUENCY(${numbers},SEQUENCE(${rows}))`;
  return `=SUM(ROUNDUP(${sizes}/2,0)*(SEQUENCE(${rows}+1)<=${rows}))`;
}

/** Tables of some of the entries, no more than those of the event; empty without entries. */
export function partTablesFormula(
  unit: 'pairs' | 'teams',
  entries: string,
  tables: string,
): string {
  const own = unit === 'teams' ? entries : `ROUNDUP(${entries}/2,0)`;
  return `=IF(${entries}=0,"",IFERROR(MIN(${tables},${own}),""))`;
}

/** Whether each cell of masterpoints is above 0, 1 or 0. */
export const isHeld = (cells: string): string => `IFERROR(ISNUMBER(${cells})*(${cells}>0),0)`;

/** Whether the size of each row that counts is none, 1 or 0. */
export function sizeFlaws(list: ListColumns): string {
  const sizes = list.unit === 'pairs' ? [2] : [4, 5, 6];
  const isSize = sizes.map((size) => `(${list.players ?? ''}=${size})`).join('+');
  return `${counted(list, 'A')}*(1-IFERROR(${isSize},0))`;
}

/** The average per player of all entries; empty while a check finds fault with their masterpoints, and where nobody has any. */
export function averageFormula(list: ListColumns, checks: readonly string[]): string {
  const isWrong = [...checks.map((cell) => `${cell}<>""`), holdNothing(list, 'A')].join(',');
  return `=IF(OR(${isWrong}),"",${average(list, 'A')})`;
}

/** That of some of the entries; empty without any, and where that of all is. */
export function partAverageFormula(
  list: ListColumns,
  {
    field,
    entries,
    whole,
  }: { readonly field: FieldOf; readonly entries: string; readonly whole: string },
): string {
  const isOpen = `OR(${entries}=0,${whole}="",${holdNothing(list, field)})`;
  return `=IF(${isOpen},"",${average(list, field)})`;
}

/** Whether no entry of a field has masterpoints. */
export const holdNothing = (list: ListColumns, field: FieldOf): string =>
  `SUM(${counted(list, field)}*${isHeld(list.holdings)})=0`;

function average(list: ListColumns, field: FieldOf): string {
  const { holdings, players, hasSizes } = list;
  const own = counted(list, field);
  // Rows that do not count have 0, whatever their size is.
  const sizes = hasSizes ? `IF(ISNUMBER(${players ?? ''}),${players ?? ''},0)` : players;
  return `SOF.AVERAGE(IF(${own},${holdings},0)${sizes === undefined ? '' : `,${sizes}`})`;
}

/** The cells of the event sheet that awards depend on. */
export interface TermCells {
  readonly sessions: string;
  readonly rating: string;
  readonly restrictions: string;
  /** Absent in a stratified event (S8). */
  readonly kind?: string | undefined;
  readonly limit: string;
}

/** What may stand in the cells of the terms. */
export interface TermWords {
  readonly kinds: readonly string[];
  readonly unlimited: string;
}

const isOneOf = (cell: string, words: readonly string[]): string =>
  words.map((word) => `${cell}=${quoted(word)}`).join(',');

const isWhole = (cell: string, least: number): string =>
  `ISNUMBER(${cell}),${cell}>=${least},${cell}=INT(${cell})`;

/** What has to be true of each cell of the terms; an error in it is not. */
export const termTests = {
  sessions: (cell: string) => isWhole(cell, 1),
  rating: (cell: string) => `OR(${isOneOf(cell, ['Regional', 'Sectional'])})`,
  restrictions: (cell: string) => isWhole(cell, 0),
  kind: (cell: string, { kinds }: TermWords) => `OR(${isOneOf(cell, kinds)})`,
  limit: (cell: string, { unlimited }: TermWords) =>
    `OR(${cell}=750,${cell}=100,${isOneOf(cell, [unlimited])})`,
  tables: (cell: string) => `ISNUMBER(${cell}),${cell}>0`,
  depth: (cell: string) => `OR(${cell}="",AND(${isWhole(cell, 1)}))`,
} as const;

/** Whether all these tests are passed. */
export const passes = (...tests: readonly string[]): string =>
  `IFERROR(AND(${tests.join(',')}),FALSE)`;

/** A blank cell is below 1, and a text is none of the depths: errors of INT count as not passed. */
const isDepth = (cell: string): string => `IF(ISBLANK(${cell}),TRUE,${passes(isWhole(cell, 1))})`;

/** The kind of event as the functions take it: nothing for an open one. */
function kindArgument(kind: string): string {
  return `IF(OR(${kind}="Flight A",${kind}="Bracketed Swiss"),${kind},"")`;
}

/** The award of all entries by themselves; empty while a term is missing or none. */
export function wholeAwardFormula(
  average: string,
  tables: string,
  cells: TermCells,
  words: TermWords,
): string {
  const { sessions, rating, restrictions, kind } = cells;
  const tests = [
    termTests.sessions(sessions),
    termTests.rating(rating),
    termTests.restrictions(restrictions),
    ...(kind ? [termTests.kind(kind, words)] : []),
    termTests.tables(tables),
  ];
  const award = awardOf(average, tables, cells);
  return `=IF(OR(${average}="",NOT(${passes(...tests)})),"",${award})`;
}

/** That of some of the entries; empty where that of all is. */
export function awardFormula(
  average: string,
  tables: string,
  cells: TermCells,
  whole: string,
): string {
  return `=IF(OR(${average}="",${whole}=""),"",${awardOf(average, tables, cells)})`;
}

function awardOf(
  average: string,
  tables: string,
  { sessions, rating, restrictions, kind }: TermCells,
): string {
  const terms = [sessions, rating, restrictions, ...(kind ? [kindArgument(kind)] : [])];
  return `SOF.AWARD(${[average, tables, ...terms].join(',')})`;
}

/** First place paid where it is the award of the entries by themselves; empty while the places paid are none. */
export function firstFormula(award: string, depth: string): string {
  return `=IF(${isDepth(depth)},${award},"")`;
}

/** First place overall of a stratified event; without entries in A that of the field. */
export function stratumFormula(
  whole: { average: string; tables: string; award: string },
  alone: { entries: string; average: string; tables: string },
  { sessions, rating, restrictions }: TermCells,
  depth: string,
): string {
  const cells = [whole.average, whole.tables, alone.average, alone.tables];
  const args = [...cells, sessions, rating, restrictions].join(',');
  const first = `IF(OR(${whole.award}="",${alone.average}=""),"",SOF.STRATUM(${args}))`;
  return `=IF(${isDepth(depth)},IF(${alone.entries}=0,${whole.award},${first}),"")`;
}

export function formerFormula(
  tables: string,
  { sessions, rating, restrictions, limit }: TermCells,
  unit: 'pairs' | 'teams',
  { award, words }: { readonly award: string; readonly words: TermWords },
): string {
  const most = `IF(ISNUMBER(${limit}),${limit},"Unlimited")`;
  const type = unit === 'teams' ? ',"Swiss"' : '';
  const former = `SOF.FORMER(${tables},${sessions},${rating},${most},${restrictions}${type})`;
  return `=IF(OR(${award}="",NOT(${passes(termTests.limit(limit, words))})),"",${former})`;
}

export function differenceFormula(first: string, former: string): string {
  return `=IF(OR(${first}="",${former}=""),"",${first}/${former}-1)`;
}

export function sessionFormula(
  average: string,
  tables: string,
  { rating, restrictions, kind }: TermCells,
  award: string,
): string {
  const terms = [rating, restrictions, ...(kind ? [kindArgument(kind)] : [])];
  const session = `SOF.SESSION(${[average, tables, ...terms].join(',')})`;
  return `=IF(OR(${award}="",NOT(${passes(termTests.tables(tables))})),"",${session})`;
}

/** How many places of a field are paid: what was typed, at most those that are placed; all of them where nothing was. */
export function depthFormula(list: ListColumns, field: Ranks, depth: string): string {
  const all = `SUM(${placed(list, field)})`;
  return `IF(ISNUMBER(${depth}),MIN(${depth},${all}),${all})`;
}

export function placesFormula(first: string, depth: string, sessions: string): string {
  return `=IF(OR(${first}="",${depth}=0),"",SOF.PLACES(${first},${depth},${sessions}))`;
}

/**
 * What SOF.RESULTS orders by. A score of 0 at the end of a list would be an empty row to it, so 0 stands just above 0.
 */
function ordered({ order, hasScores }: ListColumns, field: Ranks): string {
  return hasScores ? `IF(${order[field]}=0,1E-9,${order[field]})` : `-${order[field]}`;
}

/** The awards of a field, a cell per entry: nothing for those that are not ranked in it. */
export function resultsFormula(
  list: ListColumns,
  field: Ranks,
  cells: { first: string; sessions: string; depth: string },
): string {
  const { hasScores, order } = list;
  const depth = hasScores ? cells.depth : depthFormula(list, field, cells.depth);
  const isPlaced = placed(list, field);
  const scores = `IF(${isPlaced},${ordered(list, field)},${notRanked})`;
  const awards = `SOF.RESULTS(${cells.first},${scores},${cells.sessions},${depth})`;
  // Of ranks some may be blank: who is not placed earns nothing.
  const others = hasScores ? '""' : `IF(${counted(list, field)}*ISBLANK(${order[field]}),0,"")`;
  return `=IF(OR(${cells.first}="",SUM(${isPlaced})=0),"",IF(${isPlaced},${awards},${others}))`;
}

/** The places of the entries in a field, with those they are tied with: `1`, `2/3`. */
export function placeFormula(list: ListColumns, field: Ranks): string {
  const { hasScores, order } = list;
  const isPlaced = placed(list, field);
  // Entries without a place are behind all others.
  const by = `IF(${isPlaced},${hasScores ? '' : '-'}${order[field]},-1000000000)`;
  const first = `MATCH(${by},SORT(${by},1,-1),0)`;
  const last = `(ROWS(${order[field]})+1-MATCH(${by},SORT(${by},1,1),0))`;
  return `=IF(${isPlaced},IF(${last}>${first},${first}&"/","")&${last},"")`;
}

/** The largest award that each entry earned, given those of the fields; an error in one of them is none of the others' awards. */
export function bestFormula({ A, B, C }: Readonly<Record<Ranks, string>>): string {
  const [b, c] = [`IF(${B}="",0,${B})`, `IF(${C}="",0,${C})`];
  return `=IF(${A}="","",IF((${A}>=${b})*(${A}>=${c}),${A},IF(${b}>=${c},${b},${c})))`;
}

/** The field that pays it. */
export function paidFormula(best: string, { A, B }: Readonly<Record<'A' | 'B', string>>): string {
  const field = `IF(${best}=${A},"A",IF(${best}=${B},"B","C"))`;
  return `=IF(ISNUMBER(${best}),IF(${best}=0,"",${field}),"")`;
}
