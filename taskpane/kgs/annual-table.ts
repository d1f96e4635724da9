import type { Stepwise } from '../../src';
import { sentence } from '../../language';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import { areaName, onSheet } from '../plan/address';
import type { DecimalMark } from '../plan/notation';
import { fixed } from '../plan/named-area';
import type { ExistingBlock, NewName } from '../plan/plan';
import { freeSheetName, sheetNames } from '../plan/sheet-names';
import type { Translate } from '../../language';
import { spareLines } from '../season/lines';
import { readStructure, type YearStructure } from './structure';
import { linesOf } from './table-columns';
import { enginesArea, enginesCheckArea, tableArea } from './year/areas';
import { enginesCheckCells, stateCells } from './year/engines-sheet';
import { headingsName, statesName, tableName, yearRow, type YearRow } from './year/layout';
import { tableSheet } from './year/table-sheet';
import { lineStateHeading, lineStates, titleOfYear } from './year/totals-sheet';
import { yearPlaces } from './year-places';
import { readYear } from './year-so-far';

/** The table of engines and tournaments, for years that were started before it came with a year. */
export const annualTable: Operation<Lists, undefined, undefined> = {
  title: 'kgsTable',
  lead: 'kgsTableLead',
  lists: {},
  also: yearPlaces,
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
  if (structure.table) {
    const { place, address } = structure.table;
    const values = { address: address(0, 0, 1, place.area.columns) };
    return refused({ sentence: sentence('kgsTableThere', values), at: place });
  }
  yield;
  const { year, tournaments } = structure;
  const row = (which: YearRow): string =>
    year.reference(yearRow(which), 1, 1, year.place.area.columns - 1);
  const check = checksOfEngines(structure, t);
  const lines = linesOf(structure);
  const states = structure.hasStates ? undefined : statesOfLines(structure, facts.mark, t);
  const name = freeSheetName(t('kgsSheetTable'), sheetNames(facts));
  const sheet = tableSheet(
    name,
    titleOfYear('', t),
    {
      lines,
      year: { names: row('tournament'), players: row('players'), engines: check.reference },
      tournaments: tournaments
        .filter(({ hasResults }) => hasResults)
        .map(({ column }) => year.reference(yearRow('tournament'), column)),
    },
    t,
  );
  return {
    ok: true,
    plan: {
      title: t('kgsTable'),
      sheets: [sheet],
      // Where only the table is missing, what it refers to is still there.
      blocks: states ? [...check.blocks, states.block] : [],
      names: [
        ...[tableName, headingsName].map((each) => ({
          name: each,
          sheet: name,
          address: fixed(tableArea),
        })),
        ...(states ? [states.name] : []),
      ],
      sources,
      warnings: [],
    },
    detail: undefined,
  };
}

/** The checks of Engines, which years before the table did not have either. */
function checksOfEngines(
  structure: YearStructure,
  t: Translate,
): { readonly blocks: readonly ExistingBlock[]; readonly reference: string } {
  const { engines, year } = structure;
  const { accounts, events, states: counted } = linesOf(structure);
  const inYear = (which: YearRow): string =>
    year.reference(yearRow(which), 1, 1, year.place.area.columns - 1);
  const [names, players] = [inYear('tournament'), inYear('players')];
  const played = { accounts, events, states: counted, names, players };
  const { sheet, sheetId, area } = engines.place;
  const down = area.row - enginesArea.row;
  const right = area.column - enginesArea.column;
  const { row, column } = enginesCheckArea;
  const check = { ...enginesCheckArea, row: Math.max(0, row + down), column: column + right };
  const rows = area.rows - 1;
  const columnAt = (index: number): string => fixed(engines.placeOf(1, index, rows, 1).area);
  const states = engines.placeOf(0, engineColumns);
  return {
    blocks: [
      {
        sheet,
        sheetId,
        at: areaName({ ...check, column: check.column - 1 }),
        cells: [enginesCheckCells(columnAt(0), columnAt(engineColumns), t)],
      },
      {
        sheet,
        sheetId,
        at: areaName(states.area),
        cells: stateCells([columnAt(0), columnAt(1), columnAt(2)], played, rows, t),
      },
    ],
    reference: onSheet(sheet, fixed(check)),
  };
}

/** What each line is, beside the lines that are there, and the name of these cells. */
function statesOfLines(
  structure: YearStructure,
  mark: DecimalMark,
  t: Translate,
): { readonly block: ExistingBlock; readonly name: NewName } {
  const { lines } = structure;
  const { sheet, sheetId, area } = lines.place;
  const rows = Math.min(area.rows, readYear(structure, mark).nextRow + spareLines) - 1;
  const columnAt = (index: number): string => fixed(lines.placeOf(1, index, rows, 1).area);
  const columns = { accounts: columnAt(0), events: columnAt(1), points: columnAt(2) };
  const below = lines.placeOf(1, lineColumns, rows, 1).area;
  return {
    block: {
      sheet,
      sheetId,
      at: areaName(lines.placeOf(0, lineColumns).area),
      cells: [lineStateHeading(t), [lineStates(columns, rows, t)]],
    },
    name: { name: statesName, sheet, address: fixed(below) },
  };
}

/** Account, event and points. */
const lineColumns = 3;

/** Account, event and engine. */
const engineColumns = 3;
