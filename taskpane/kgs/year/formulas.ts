import { type EngineColumns, engineOf } from './line-formulas';
import { cellsGone, quoted, withoutHeader } from '../../sheets/season';
import type { NamedArea } from '../../sheets/source';
import { mostHours } from './layout';

/** What a number of games is at most, as the list of an entrant is read. */
const largest = 1_000_000;

/** The live formulas of a year, in English notation; every argument is an address as a formula needs it. */

/**
 * F of a tournament; nothing before rounds, board and hours, which stand below each other, are filled in. Hours are a text or a whole
 * number: any other number may be a time, which Excel counts as a part of a day, or a date, and gives no F.
 */
export function factorFormula(rounds: string, board: string, hours: string): string {
  const factor = `KGS.FACTOR(${hours},${board},${rounds})`;
  return `=IF(COUNTA(${rounds}:${hours})<3,"",IF(${isNoTime(hours)},NA(),${factor}))`;
}

/** Whether a cell holds a number that is not whole, as Excel has it of a time, or as large as it has of a date. */
function isNoTime(cell: string): string {
  return `IF(ISNUMBER(${cell}),(${cell}<>INT(${cell}))+(${cell}>${mostHours})>0,FALSE)`;
}

/** What may be typed as a main time: a text that begins with a digit, or a whole number of hours. */
export function isMainTime(cell: string): string {
  return `=IF(ISNUMBER(${cell}),(${cell}>0)*(${cell}<=${mostHours})*(${cell}=INT(${cell})),ISNUMBER(FIND(LEFT(${cell}),"0123456789")))`;
}

/** The calculator for looking up: for the F chosen, or for the points of the whole year once they are filled in. */
export function lookupFormula(F: string, yearPoints: string, players: number): string {
  const table = withoutHeader(`KGS.TABLE(${F},${players},${yearPoints})`, 1 + players);
  return `=IF(AND(${F}="",COUNT(${yearPoints})=0),"",${table})`;
}

/** The first tournament with the F chosen. */
export function tournamentOfFactorFormula(F: string, factors: string, names: string): string {
  return `=IF(${F}="","",IFERROR(INDEX(${names},1,MATCH(${F},${factors},0)),""))`;
}

/**
 * The players of a result list that count. An empty cell of games scheduled means all rounds; where one row cannot be read, the
 * others are counted by themselves. Nothing once the tournament has left the year.
 */
export function playersFormula(
  at: EntrantCells & {
    /** An expression: whether each row counts. */
    readonly counts: string;
  },
): string {
  const ofRow = `IF(${at.scheduled}="",${at.rounds},${at.scheduled})`;
  const players = `KGS.PLAYERS(${at.played},IF(${at.accounts}="",0,${ofRow}),${at.removed})`;
  const counted = `IF(ISNUMBER(${at.rounds}),SUMPRODUCT(--${at.counts}),${players})`;
  return `=IF(${at.name}="","",IFERROR(${players},${counted}))`;
}

/** Whether a director's own table belongs to a tournament and holds anything. */
export interface OwnTable {
  /** The cell that names the tournament it belongs to. */
  readonly tournament: string;
  /** Without its headings: two rows or more are a table by themselves (K4). */
  readonly table: string;
}

function ownTableHolds(name: string, { tournament, table }: OwnTable): string {
  return `AND(${tournament}=${name},COUNT(${table})>0)`;
}

/** Points of a result list, nothing once its tournament has left the year: the tournament's own, else its own table, else the points of the year, else the reconstruction. */
export function pointsFormula(at: {
  readonly F: string;
  readonly players: string;
  readonly wins: string;
  readonly sos: string;
  readonly sodos: string;
  /** Expressions: whether each row counts and can be read, and whether it does not count at all. */
  readonly counts: string;
  readonly isOut: string;
  readonly name: string;
  readonly ownPoints: string;
  readonly ownTable: OwnTable;
  readonly yearPoints: string;
}): string {
  const others = `IF(${ownTableHolds(at.name, at.ownTable)},${at.ownTable.table},${at.yearPoints})`;
  // They stand below each other in the tournament's column of Year; the calculator is a row.
  const calculator = `IF(COUNT(${at.ownPoints})>0,TRANSPOSE(${at.ownPoints}),${others})`;
  // Without need of an F, one that has no value spoils nothing.
  const isGiven = `(COUNT(${at.ownPoints})>0)+${ownTableHolds(at.name, at.ownTable)}+(COUNT(${at.yearPoints})>0)`;
  const F = `IF(${isGiven},"",${at.F})`;
  const [wins, sos, sodos] = [at.wins, at.sos, at.sodos].map(
    (each) => `IF(${at.counts},${each},0)`,
  );
  const points = `KGS.RESULTS(${F},${at.players},${wins},${sos},${sodos},${calculator},${at.counts})`;
  // A row that cannot be read has no points, and spoils those of no other.
  return `=IF(${at.name}="","",IF(${at.counts}+${at.isOut}>0,${points},""))`;
}

/** Where a result sheet's points come from, in words. */
export function sourceFormula(
  at: {
    readonly name: string;
    readonly ownPoints: string;
    readonly ownTable: OwnTable;
    readonly yearPoints: string;
  },
  words: {
    readonly ownPoints: string;
    readonly ownTable: string;
    readonly yearPoints: string;
    readonly reconstruction: string;
  },
): string {
  const cases = [
    [`COUNT(${at.ownPoints})>0`, words.ownPoints],
    [ownTableHolds(at.name, at.ownTable), words.ownTable],
    [`COUNT(${at.yearPoints})>0`, words.yearPoints],
  ] as const;
  return `=${cases.reduceRight((rest, [when, then]) => `IF(${when},${quoted(then)},${rest})`, quoted(words.reconstruction))}`;
}

/** What a check says of a list that is not whole, by where it says it: Year repeats it, Home and Share name it. */
export const listFlaws = {
  begin: ['kgsBelowList', 'kgsRowsIncomplete', 'kgsPointsMissing'],
  end: ['kgsCellsUnreadable', 'kgsInTheWay', 'kgsCellsGone'],
} as const;
export type ListFlaw = (typeof listFlaws)[keyof typeof listFlaws][number];

/**
 * Where to look when a check has something to say; what is wrong in the list is said itself, as is a check without its formula, and
 * before it cells of Year above this one whose formulas are gone.
 */
export function lookFormula(
  check: string,
  above: readonly string[],
  words: (key: ListFlaw | 'kgsYearLook' | 'kgsAbove') => string,
): string {
  const cut = (side: string) => (key: ListFlaw) =>
    `${side}(${check},${words(key).length})=${quoted(words(key))}`;
  const isFlaw = [...listFlaws.begin.map(cut('LEFT')), ...listFlaws.end.map(cut('RIGHT'))];
  const said = `IF(OR(${isFlaw.join(',')}),${check},${quoted(words('kgsYearLook'))})`;
  const looked = `IF(OR(${check}="OK",${check}=""),"",${said})`;
  const lost = (cells: string, where = ''): string =>
    `${cells}&${quoted(`${where}${words('kgsCellsGone')}`)}`;
  const here = `IF(ISFORMULA(${check}),${looked},${lost(cellsGone([check], []))})`;
  const gone = cellsGone(
    [],
    above.map((cells) => ({ cells })),
  );
  return `=IF(${gone}<>"",${lost(gone, words('kgsAbove'))},${here})`;
}

/**
 * The places of a list: one more than the rows that are better by the first criterion, or level on it and better by the next. One
 * formula in the first row, so that a row that is inserted has its place; each goes by its own figures in whatever order they stand.
 */
export function placesFormula(columns: readonly string[], counts: string): string {
  const better = columns.reduceRight((rest, column) => {
    const [isMore, isLevel] = ['>', '='].map((sign) => `(TRANSPOSE(${column})${sign}${column})`);
    return rest === '' ? `${isMore}` : `(${isMore}+${isLevel}*${rest})`;
  }, '');
  const ones = `SEQUENCE(ROWS(${columns[0] ?? ''}),1,1,0)`;
  return `=IF(${counts},1+MMULT(${better}*TRANSPOSE(${counts}),${ones}),"")`;
}

/** The engines behind the accounts in first place, one name or several. */
export function winnersFormula(
  places: string,
  accounts: string,
  name: string,
  engines: EngineColumns,
): string {
  const first = `FILTER(${accounts},IFERROR(${places}=1,FALSE),"")`;
  return `=TEXTJOIN(", ",TRUE,UNIQUE(IFERROR(${engineOf(first, name, engines)},"")))`;
}

/** A column of a result sheet, row by row, where the row counts; a blank cell stays blank and is no 0. */
export function countedFormula(column: string, counts: string): string {
  return `=IF(${counts},IF(${column}="","",${column}),"")`;
}

/** A tournament's name beside every account of its result sheet. */
export function eventFormula(counts: string, name: string): string {
  return `=IF(${counts},${name},"")`;
}

/** A list of accounts with the games of each, and the marks of those who were removed. */
export interface EntrantCells {
  readonly name: string;
  readonly accounts: string;
  readonly played: string;
  readonly scheduled: string;
  readonly removed: string;
  readonly rounds: string;
}

/**
 * Whether the account of each row counts (K3); `?` where that cannot be told, and nothing once the tournament has left the year. One
 * formula in the first row: KGS.PLAYERS would count the list, and has no answer for each of its rows.
 */
export function countsFormula(at: EntrantCells): string {
  const played = `IF(${at.played}="",0,${at.played})`;
  const scheduled = `IF(${at.scheduled}="",${at.rounds},${at.scheduled})`;
  const isGames = (games: string, least: number): string =>
    `ISNUMBER(${games})*(${games}>=${least})*(${games}<=${largest})*(${games}=INT(${games}))`;
  const isTold = `${isGames(played, 0)}*${isGames(scheduled, 1)}`;
  const counts = `IF(${isMarked(at.removed)},2*${played}>=${scheduled},TRUE)`;
  const ofRow = `IF(${at.accounts}="","",IF(${isTold},${counts},"${untold}"))`;
  return `=IF(${at.name}="","",IFERROR(${ofRow},"${untold}"))`;
}

/** Whether cells hold a mark, as functions read it (functions/arguments/parameters.ts); an error for what is none. */
function isMarked(cells: string): string {
  const word = `TRIM(${cells})`;
  const isWord = ['x', 'yes', 'ja'].map((each) => `(${word}=${quoted(each)})`).join('+');
  const ofText = `IF(${isWord},TRUE,IF(${word}="",FALSE,NA()))`;
  const ofNumber = `IF((${cells}=0)+(${cells}=1),${cells}=1,NA())`;
  return `IF(ISLOGICAL(${cells}),${cells},IF(ISNUMBER(${cells}),${ofNumber},${ofText}))`;
}

/** In place of TRUE or FALSE. */
const untold = '?';

/** Whether each row has a line in the totals; one of which the sheet says nothing counts with its account. */
export function listedRows(accounts: string, counts: string): string {
  return `IF(${counts}="",${accounts}<>"",${counts}<>FALSE)`;
}

/** Whether each row counts, as a number; one that cannot be told does not. */
export function countedRows(accounts: string, counts: string): string {
  return `IFERROR(--IF(${counts}="",${accounts}<>"",${counts}=TRUE),0)`;
}

/** Whether each row, or one, counts and has these figures. */
export function readableRows(accounts: string, counts: string, figures: readonly string[]): string {
  const all = figures.map((each) => `ISNUMBER(${each})`);
  return `(${[countedRows(accounts, counts), ...all].join('*')}>0)`;
}

/** Whether each row does not count because its account was removed. */
export function removedRows(counts: string): string {
  return `IFERROR(ISLOGICAL(${counts})*(${counts}=FALSE),0)`;
}

/** What the check of a result sheet says: what is wrong in its list, else what cannot be right in the results, else `OK`. */
export function resultCheckFormula(
  at: {
    readonly accounts: string;
    readonly wins: string;
    readonly sos: string;
    readonly sodos: string;
    readonly points: string;
    /** Whether each row counts, and an expression: whether it counts and can be read. */
    readonly counts: string;
    readonly readable: string;
    readonly places: string;
    /** The columns of wins, SOS and SODOS as they were typed. */
    readonly typed: readonly string[];
    /** What was typed of games, which says whether a row counts. */
    readonly games: string;
    readonly name: string;
    readonly F: string;
    /** The cell that lists those whose formulas are gone: Why works out this check, and cannot see formulas. */
    readonly gone: string;
    /** All rounds, those that broke ties too. */
    readonly rounds: string;
    /** From the heading of the list to the row below it, and what is free below everything. */
    readonly around: string;
    readonly below: string;
  },
  words: CheckWords & {
    readonly incomplete: string;
    readonly factor: string;
    readonly points: string;
  },
): string {
  const below = `TEXTJOIN(", ",TRUE,${outside(at.around, at.accounts)},${at.below})`;
  const isBlank = (column: string): string => `IFERROR(${column}="",FALSE)`;
  const missing = `IFERROR(${at.accounts}<>"",FALSE)*(${at.typed.map(isBlank).join('+')}>0)`;
  const incomplete = `TEXTJOIN(", ",TRUE,IF(${missing},${at.accounts}&"",""))`;
  const numbers = [at.wins, at.sos, at.sodos];
  // Column by column: others may stand between them since.
  const none = at.typed.map((column, i) => {
    const isNone = `IFERROR(${at.accounts}<>"",TRUE)*(1-ISNUMBER(${numbers[i] ?? column}))`;
    return `IF(${isNone},${cellNames(column)},"")`;
  });
  const isUntold = `(1-ISERROR(${at.accounts}))*IFERROR(${at.counts}="${untold}",TRUE)`;
  const unreadable = [
    `IF(ISERROR(${at.accounts}),${cellNames(at.accounts)},"")`,
    ...none,
    `IF(${isUntold},${cellNames(at.games)},"")`,
  ].join(',');
  const cells = `TEXTJOIN(", ",TRUE,${unreadable})`;
  const typedOver = inTheWay([at.places, at.counts, ...numbers]);
  const of = (column: string): string => `FILTER(${column},${at.readable},0)`;
  const check = `KGS.CHECK(${of(at.wins)},${of(at.sos)},${of(at.sodos)},${at.rounds})`;
  const cases = [
    [`${below}<>""`, `${quoted(words.below)}&${below}`],
    [`${at.name}=""`, '""'],
    [`${at.gone}<>""`, `${at.gone}&${quoted(words.gone)}`],
    [`${typedOver}<>""`, `${typedOver}&${quoted(words.inTheWay)}`],
    [`1-ISNUMBER(${at.rounds})`, quoted(words.factor)],
    [`${incomplete}<>""`, `${quoted(words.incomplete)}&${incomplete}`],
    [`${cells}<>""`, `${cells}&${quoted(words.unreadable)}`],
    [`ISERROR(SUM(${at.points}))*ISERROR(${at.F})`, quoted(words.factor)],
    [`ISERROR(SUM(${at.points}))`, quoted(words.points)],
    [`${check}=""`, '"OK"'],
  ] as const;
  return `=${cases.reduceRight((rest, [when, then]) => `IF(${when},${then},${rest})`, check)}`;
}

/** The names of cells, as `C9`: a result sheet has no column beyond Z. */
function cellNames(cells: string): string {
  return `CHAR(64+COLUMN(${cells}))&ROW(${cells})`;
}

interface CheckWords {
  readonly below: string;
  readonly unreadable: string;
  readonly gone: string;
  readonly inTheWay: string;
}

/** What stands around a list, from its heading on, in no row that the formulas read. */
function outside(around: string, accounts: string): string {
  const row = `ROW(${around})`;
  const isBeyond = `(${row}<MIN(ROW(${accounts})))+(${row}>MAX(ROW(${accounts})))`;
  return `IF((${row}>MIN(${row}))*(${isBeyond}),${around}&"","")`;
}

/** The cells that somebody filled where the formula of the first cell fills the others; empty text where none is. */
function inTheWay(columns: readonly string[]): string {
  const found = columns.map((cells) => {
    const isOther = `((ROW(${cells})>MIN(ROW(${cells})))+(COLUMN(${cells})>MIN(COLUMN(${cells})))>0)`;
    const isBroken = `ISERROR(INDEX(${cells},1,1))`;
    return `IF(${isBroken}*${isOther}*(1-ISBLANK(${cells})),${cellNames(cells)},"")`;
  });
  return `TEXTJOIN(", ",TRUE,${found.join(',')})`;
}

/** What the check of a list of points says: what is wrong in it, else `OK`. */
export function pointsCheckFormula(
  at: {
    readonly name: string;
    readonly places: string;
    readonly accounts: string;
    readonly points: string;
    readonly players: string;
    /** From the heading of the list to far below it. */
    readonly around: string;
  },
  words: CheckWords & { readonly incomplete: string },
): string {
  const below = `TEXTJOIN(", ",TRUE,${outside(at.around, at.accounts)})`;
  const isNamed = `IFERROR(${at.accounts}<>"",FALSE)`;
  const incomplete = `TEXTJOIN(", ",TRUE,IF(${isNamed}*IFERROR(${at.points}="",FALSE),${at.accounts}&"",""))`;
  const isNone = `IFERROR((${at.points}<>"")*(1-ISNUMBER(${at.points})),TRUE)`;
  const unreadable = `IF(ISERROR(${at.accounts}),${cellNames(at.accounts)},""),IF(${isNone},${cellNames(at.points)},"")`;
  const cells = `TEXTJOIN(", ",TRUE,${unreadable})`;
  const typedOver = inTheWay([at.places]);
  const gone = cellsGone([at.places], [{ cells: at.players }]);
  const cases = [
    [`${at.name}=""`, '""'],
    [`${gone}<>""`, `${gone}&${quoted(words.gone)}`],
    [`${typedOver}<>""`, `${typedOver}&${quoted(words.inTheWay)}`],
    [`${cells}<>""`, `${cells}&${quoted(words.unreadable)}`],
    [`${below}<>""`, `${quoted(words.below)}&${below}`],
    [`${incomplete}<>""`, `${quoted(words.incomplete)}&${incomplete}`],
  ] as const;
  return `=${cases.reduceRight((rest, [when, then]) => `IF(${when},${then},${rest})`, '"OK"')}`;
}

/** Any cell, in a formula of which only the shape counts. */
export const any = 'A1';

/**
 * The first row below the states of all tournaments, from 0 within the lines. Where formulas show an error, as all do while
 * the functions are not loaded, a tournament has fewer lines than states; one that was removed has nothing left.
 */
export function rowBelowStates({
  ownLines,
  lines,
  tournaments,
}: {
  readonly ownLines: readonly { readonly column: number; readonly area: NamedArea }[];
  readonly lines: NamedArea;
  readonly tournaments: readonly { readonly column: number }[];
}): number {
  // Lines that somebody cleared stay those of their tournament: its removal clears that row.
  const used = ownLines.filter(({ column, area }, i) => {
    const isLast = !ownLines.slice(i + 1).some((each) => each.column === column);
    const isThere = isLast && tournaments.some((each) => each.column === column);
    return isThere || area.cell(0, 0).kind !== 'blank';
  });
  const ends = used.map(({ area }) => {
    const { row, rows } = area.place.area;
    return row + rows - lines.place.area.row;
  });
  return Math.max(0, ...ends);
}
