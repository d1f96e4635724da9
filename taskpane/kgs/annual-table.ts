import type { Stepwise } from '../../src';
import { sentence } from '../../src/language';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import { areaName, onSheet, sameName } from '../sheets/address';
import { fixed, type NamedArea, plainText, type SourceTable } from '../sheets/source';
import type { ExistingBlock, Finding } from '../sheets/plan';
import { findLines, goneIn, putBack } from '../sheets/season';
import { enginesCheck, okTyped, putBackOf, stateFormulasGone } from './year/checks';
import { freeSheetName, sheetNames, topOf } from '../sheets/sheet-names';
import { readStructure, type YearColumn, type YearStructure } from './structure';
import {
  enginesArea,
  enginesCheckArea,
  firstTournament,
  headingFormula,
  headingOf,
  tableArea,
  tableOfYear,
  totalsOfYear,
  yearLines,
} from './year/lists';
import {
  detailRows,
  resultPlaces,
  tableName,
  yearNames,
  yearPlaces,
  yearRow,
  type YearRow,
} from './year/layout';
import { tableSheet, titleOfYear, totalsSheet } from './year/totals-sheet';
import { spelling } from '../sheets/columns/spelling';
import { blank } from '../sheets/sheet-parts';
import { dateIn } from './typed/own-details';

/** The table of engines and tournaments once more, for a year whose own was deleted, and formulas of the totals and the table that are gone. */
export const annualTable: Operation<Lists, undefined, undefined> = {
  lists: {},
  also: (facts) => [...yearPlaces(facts), ...resultPlaces(facts)],
  initial: undefined,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  also,
  facts,
  sources,
  t,
}: OperationInput<Lists, undefined>): Stepwise<Computed<undefined>> {
  const found = readStructure(facts, also);
  if (!found.ok) return found;
  const { structure } = found;
  const { year, tournaments, table } = structure;
  const row = (which: YearRow): string =>
    year.reference(yearRow(which), 1, 1, year.place.area.columns - 1);
  const [totals, engines, ranked] = [yearNames.lines, yearNames.engines, tableName].map((cells) =>
    topOf(cells, facts, also),
  );
  const references = {
    lines: yearLines(structure.lines, structure.engines),
    year: {
      names: row('tournament'),
      players: row('players'),
      engines: enginesCheckOf(structure, engines),
    },
    tournaments: tournaments
      .filter(({ hasResults }) => hasResults)
      .map(({ column }) => year.reference(yearRow('tournament'), column)),
  };
  const name = freeSheetName(t('kgsSheetTable'), sheetNames(facts));
  const [title, hasLines] = [titleOfYear('', t), findLines(structure.lines).filled.length > 0];
  yield;
  const sheet = tableSheet(name, title, references, t);
  const whole = totalsSheet('', title, references, t);
  const ofStates = putBackOf(stateFormulasGone(structure, engines), t);
  // Totals follow the states, and the table the totals: without them they are empty, and whole.
  const isFilled = hasLines && ofStates.length === 0;
  const ofTotals = totals
    ? putBack(totals, totalsOfYear, whole, {
        hasLines: isFilled,
        isOkTyped: okTyped(totals, ranked) !== undefined,
        isPasted: goneIn(totals, totalsOfYear),
      })
    : [];
  const isTotalled = isFilled && ofTotals.length === 0;
  const ofTable = (isPasted: boolean): readonly ExistingBlock[] =>
    ranked
      ? putBack(ranked, tableOfYear, sheet, {
          hasLines: isTotalled,
          isOkTyped: okTyped(ranked, totals) !== undefined,
          isPasted,
        })
      : [];
  const isLost = isTotalled && ranked !== undefined && goneIn(ranked, tableOfYear);
  const ofHeadings = isLost ? headingBlocks(shownAgain(structure), structure) : [];
  const gone = [...ofStates, ...ofTotals, ...ofTable(false), ...ofHeadings];
  const blocks = gone.length === 0 && isLost ? ofTable(true) : gone;
  if (table && blocks.length === 0) {
    const { place, address } = table;
    const values = { address: address(0, 0, 1, place.area.columns) };
    return refused({ sentence: sentence('kgsTableThere', values), at: place });
  }
  return {
    ok: true,
    plan: {
      title: t(table ? 'kgsTitlePutBack' : 'kgs-table'),
      sheets: table ? [] : [sheet],
      blocks,
      names: table ? [] : [{ name: tableName, sheet: name, address: fixed(tableArea) }],
      sources,
      warnings: [],
    },
    detail: undefined,
  };
}

/** Where the check above the engines stands, wherever rows and columns were inserted; without its label where it should. */
function enginesCheckOf(structure: YearStructure, above: SourceTable | undefined): string {
  const { engines } = structure;
  const { sheet, area } = engines.place;
  const row = Math.max(0, enginesCheckArea.row + area.row - enginesArea.row);
  const expected = { ...enginesCheckArea, row, column: engines.column('engine') };
  return onSheet(sheet, fixed(enginesCheck(structure, above)?.at.area ?? expected));
}

/**
 * The column of a tournament in the table, where the year has one and does not show the tournament yet: by its date among
 * tournaments that stand by theirs, else behind the others.
 */
export function tableBlocks(
  added: TableColumn & { readonly date: number | undefined },
  structure: YearStructure,
): ExistingBlock[] {
  const { table } = structure;
  if (!table) return [];
  const free = positionsOf(table).find((index) => table.cell(0, index).kind === 'blank');
  const shown = shownIn(structure);
  const isShown = shown.some(({ name }) => sameName(name, added.name));
  if (isShown || free === undefined) return [];
  const later = laterThan(added.date ?? dateOf(added, structure), shown, structure);
  if (later !== -1) {
    return headingBlocks([...shown.slice(0, later), added, ...shown.slice(later)], structure);
  }
  const { sheetId, sheet, area } = table.placeOf(0, free);
  const cells = [[headingOf(nameCell(structure, added))]];
  return [{ sheetId, sheet, at: areaName(area), cells }];
}

/**
 * The first of the tournaments that is later than a day, as those without one are; -1 for none, and where they do not stand by
 * their dates or have none.
 */
function laterThan(
  date: number | undefined,
  shown: readonly YearColumn[],
  structure: YearStructure,
): number {
  const dates = shown.map((each) => dateOf(each, structure) ?? Infinity);
  const isByDate = dates.every((each, i) => i === 0 || each >= (dates[i - 1] ?? 0));
  const isDated = dates.some((each) => each !== Infinity);
  if (date === undefined || !isByDate || !isDated) return -1;
  return dates.findIndex((each) => each > date);
}

/** The day of a tournament as Excel's number; undefined where none is entered. */
export function dateOf(
  { column }: Pick<YearColumn, 'column'>,
  { details }: YearStructure,
): number | undefined {
  return dateIn(details.cell(detailRows.date, column));
}

/** The table does not show what is written while its sheet is deleted: that is said, and nothing waits for it. */
export function tableGone({ isTableGone, year }: YearStructure): readonly Finding[] {
  if (!isTableGone) return [];
  return [{ sentence: sentence('kgsTableGone', { name: tableName }), at: year.place }];
}

/** The tournaments that the table shows, from left to right. */
export function shownIn({ table, tournaments }: YearStructure): readonly YearColumn[] {
  if (!table) return [];
  return positionsOf(table).flatMap((index) => {
    const heading = spelling(plainText(table.cell(0, index), '.'));
    return tournaments.find(({ name }) => sameName(name, heading)) ?? [];
  });
}

/** The same where headings were cleared or typed over: there stand those that the table lacks. */
function shownAgain(structure: YearStructure): readonly YearColumn[] {
  const shown = shownIn(structure);
  const missing = structure.tournaments.filter((each) => each.hasResults && !shown.includes(each));
  const { table } = structure;
  if (!table) return [];
  return positionsOf(table).flatMap((index) => {
    const heading = spelling(plainText(table.cell(0, index), '.'));
    return shown.find(({ name }) => sameName(name, heading)) ?? missing.shift() ?? [];
  });
}

/** The headings in another order, from the first that changes to the last that was there; the points below follow by formula. */
export function headingBlocks(
  order: readonly TableColumn[],
  structure: YearStructure,
): ExistingBlock[] {
  const { table } = structure;
  if (!table) return [];
  const before = positionsOf(table).map((index) => plainText(table.cell(0, index), '.'));
  const used = before.reduce((last, heading, i) => (heading === '' ? last : i + 1), 0);
  const first = Array.from({ length: Math.max(used, order.length) }).findIndex(
    (_, i) => !sameName(order[i]?.name ?? '', before[i] ?? ''),
  );
  if (first === -1) return [];
  const { sheetId, sheet, area } = table.placeOf(0, firstTournament + first);
  const cells = Array.from({ length: Math.max(used, order.length) - first }, (_, i) => {
    const tournament = order[first + i];
    return tournament ? headingOf(nameCell(structure, tournament)) : blank();
  });
  // What stands there now may be replaced: the preview shows the new order.
  const formulas = structure.tournaments.map((each) => headingFormula(nameCell(structure, each)));
  const ours = cells.map((_, column) => ({ row: 0, column, held: [], formulas }));
  return [{ sheetId, sheet, at: areaName(area), cells: [cells], ours }];
}

type TableColumn = Pick<YearColumn, 'column' | 'name'>;

function nameCell({ year }: YearStructure, { column }: TableColumn): string {
  return year.reference(yearRow('tournament'), column);
}

function positionsOf(table: NamedArea): readonly number[] {
  const { columns } = table.place.area;
  return Array.from({ length: columns - firstTournament }, (_, i) => firstTournament + i);
}
