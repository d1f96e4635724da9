import type { Settings } from '../../../src';
import { sentence, type Sentence, type Translate } from '../../../src/language';
import { recognise } from '../../sheets/columns/recognition';
import { areaName, cellIn, parseArea, type Place } from '../../sheets/address';
import type { ExistingBlock, Finding, OwnCell, Plan, PlanCell } from '../../sheets/plan';
import { blank } from '../../sheets/sheet-parts';
import {
  plainText,
  type SourceCell,
  type SourceTable,
  tableNamed,
  type WorkbookFacts,
} from '../../sheets/source';
import { type PlayerField, playerFields, playerList, typedOfPlayers } from '../book/fields';
import { ratingOfRank } from '../book/results';
import { groupCalled, lateGroup, type ListedLine } from '../book/players-table';
import { readSettingsTable } from '../book/settings';
import { playersTable, roundsIn, settingsTable } from '../book/tables';

/** A row of the players' table without number or group, and what is needed to take the player in. */
export interface LateEntry {
  readonly name: string;
  /** The cell of the name. */
  readonly at: Place;
  /** Its own, or the next free one. */
  readonly number: number;
  /** As the row has it; a missing one is asked for. */
  readonly rating: number | undefined;
  /** What the grade stands for, to propose for a missing rating. */
  readonly proposal: { readonly grade: string; readonly rating: number } | undefined;
  /** The group that right and rating give; undefined where there is no draw to go by. */
  readonly groupWith: (rating: number) => number | undefined;
  /** The round from which the player takes part, where the row says so. */
  readonly enters: number | undefined;
  /** Fills in what the row lacks; the player enters in the round after those that are paired, or in this one. */
  readonly plan: (rating: number, t: Translate, enters?: number) => Plan | undefined;
}

/** The players who were typed below the others and lack a number or a group. */
export function lateEntries(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): readonly LateEntry[] {
  const source = tableNamed(tables, playersTable);
  const settings = readSettingsTable(tableNamed(tables, settingsTable));
  if (!source || !('settings' in settings)) return [];
  const rows = rowsOf(source);
  const numbers = rows.flatMap(({ number: own }) => own ?? []);
  let free = Math.max(0, ...numbers);
  return rows.flatMap((row, index): LateEntry[] => {
    if (row.name === '' || (row.number !== undefined && row.group !== undefined)) return [];
    const own = row.number ?? ++free;
    const { groupSize } = settings.settings;
    const groupWith = (rating: number): number | undefined =>
      row.group ?? groupOf(rows, index, rating, groupSize);
    return [
      {
        name: row.name,
        at: cellIn(source.place, row.position, row.columns.name ?? 0),
        number: own,
        rating: row.strength,
        proposal: proposalFor(row.grade),
        groupWith,
        enters: row.enters,
        plan: (rating, t, enters = roundsIn(facts).length + 1) => {
          const group = groupWith(rating);
          if (group === undefined) return undefined;
          return planFor(source, row, { number: own, rating, group, enters, facts, rows }, t);
        },
      },
    ];
  });
}

interface Row extends ListedLine {
  /** In the source. */
  readonly position: number;
  readonly columns: Readonly<Partial<Record<PlayerField, number>>>;
  readonly name: string;
  readonly number: number | undefined;
  readonly grade: string;
  readonly enters: number | undefined;
}

/** The rows below the headings; a cell that cannot be read counts as empty here. */
function rowsOf(source: SourceTable): readonly Row[] {
  const { header = 0, columns } = recognise(source, { fields: playerFields });
  return source.rows.slice(header + 1).map(({ cells }, i): Row => {
    const read = (field: PlayerField): unknown => {
      const cell = cells[columns[field] ?? -1];
      if (!cell || cell.kind === 'blank') return undefined;
      const value = playerFields[field].kind.read(cell, { address: '', mark: source.mark });
      return value.ok ? value.value : undefined;
    };
    const name = cells[columns.name ?? -1];
    const grade = cells[columns.grade ?? -1];
    const enters = read('enters') as number | undefined;
    return {
      position: header + 1 + i,
      columns,
      name: name ? plainText(name, source.mark).trim() : '',
      number: read('number') as number | undefined,
      strength: read('rating') as number | undefined,
      right: (read('right') ?? '') as Row['right'],
      group: read('group') as number | undefined,
      grade: grade ? plainText(grade, source.mark) : '',
      enters,
      late: (enters ?? 1) > 1,
    };
  });
}

function groupOf(
  rows: readonly Row[],
  index: number,
  strength: number,
  groupSize: Settings['groupSize'],
): number | undefined {
  const lines = rows.map((row, i) => (i === index ? { ...row, strength } : row));
  return lateGroup(lines, index, groupSize);
}

function proposalFor(grade: string): LateEntry['proposal'] {
  const rating = ratingOfRank(grade);
  return rating === undefined ? undefined : { grade: grade.trim(), rating };
}

function planFor(
  source: SourceTable,
  row: Row,
  given: {
    number: number;
    rating: number;
    group: number;
    enters: number;
    facts: WorkbookFacts;
    rows: readonly Row[];
  },
  t: Translate,
): Plan {
  const { sheetId, sheet } = source.place;
  const rounds = roundsIn(given.facts).length;
  const into = (column: number | undefined, cell: PlanCell): ExistingBlock[] => {
    if (column === undefined) return [];
    const { area } = cellIn(source.place, row.position, column);
    return [{ sheetId, sheet, at: areaName(area), cells: [[cell]] }];
  };
  const { number, rating: strength, group, enters } = given;
  const late = { ...{ name: row.name, number, strength, group }, ...(rounds > 0 && { enters }) };
  const { rows, places } = playerList.write([late], { all: { players: [late], lowest: 0 }, t });
  const cellOf = (field: PlayerField): PlanCell => rows[0]?.[places.column(field)] ?? blank();
  const fill = (field: PlayerField, has: unknown): ExistingBlock[] =>
    has === undefined ? into(row.columns[field], cellOf(field)) : [];
  // What is typed during the event looks as in the rows above: text where Excel would make a date of 3-5.
  const open = (field: PlayerField): ExistingBlock[] => {
    const column = row.columns[field] ?? NaN;
    const isBlank = source.rows[row.position]?.cells[column]?.kind === 'blank';
    return isBlank ? into(column, cellOf(field)) : [];
  };
  return {
    title: t('nkLateAdded', { name: row.name }),
    sheets: [],
    blocks: [
      ...fill('number', row.number),
      ...fill('rating', row.strength),
      ...fill('group', row.group),
      ...startScores(source, given.rows, { position: row.position, group }),
      ...typedOfPlayers.flatMap((field) =>
        field === 'enters' && rounds > 0 ? fill(field, row.enters) : open(field),
      ),
    ],
    names: [],
    activate: sheet,
    sources: [source.snapshot],
    warnings: [],
  };
}

/** The tables as they will be once a player was taken in; the rows of the others who wait for that count as empty. */
export function withEntry(
  tables: readonly SourceTable[],
  { at, plan }: { readonly at: Place; readonly plan: Plan },
  others: readonly LateEntry[],
): readonly SourceTable[] {
  return tables.map((source) => {
    if (
      source.place.sheetId !== at.sheetId ||
      source.table?.toLowerCase() !== playersTable.toLowerCase()
    )
      return source;
    const { area } = source.place;
    const hidden = new Set(others.map((other) => other.at.area.row));
    const rows = source.rows.map((row, i) => {
      if (hidden.has(area.row + i)) return { ...row, cells: row.cells.map(() => emptyCell) };
      return {
        ...row,
        cells: row.cells.map((cell, j) => entered(cell, area.row + i, area.column + j)),
      };
    });
    return { ...source, rows };
  });

  function entered(cell: SourceCell, row: number, column: number): SourceCell {
    for (const { at: corner, cells } of plan.blocks) {
      const first = parseArea(corner);
      const planned = first && cells[row - first.row]?.[column - first.column];
      if (planned?.kind === 'number')
        return { kind: 'number', value: planned.value, isDate: false };
    }
    return cell;
  }
}

const emptyCell: SourceCell = { kind: 'blank' };

/** Whether all that stands in the way is somebody who can be taken in. */
export function isOnlyLate(refusals: readonly Finding[]): boolean {
  return refusals.every(({ sentence: said }) => ofLateEntries.includes(said.code ?? ''));
}

/** What is said of a player who has no number or no group yet, but can have one. */
const ofLateEntries: readonly string[] = ['nkNumberNeeded', 'nkGroupNeeded'];

/** What the button of an entry says. */
export function offerOf(
  { number: own, groupWith }: LateEntry,
  rating: number,
): Sentence | undefined {
  const group = groupWith(rating);
  if (group === undefined) return undefined;
  return sentence('nkAddLate', {
    number: own,
    group: groupCalled(group),
  });
}

/** A row of the players' table; positions are those of the source. */
interface ScoredRow {
  readonly position: number;
  readonly columns: { readonly group?: number };
  readonly group: number | undefined;
}

/** The formula of a row ends at the last row there was when it was written: so many rows may have come since. */
const mostAdded = 100;

/**
 * The start scores by the formula of the sheet, where their column is there: that of a player who is taken in, and those that
 * show too little because their formula ends above the player who opens a new lowest group.
 */
function startScores(
  source: SourceTable,
  rows: readonly ScoredRow[],
  late: { readonly position: number; readonly group: number },
): readonly ExistingBlock[] {
  const { header = -1, columns } = recognise(source, { fields: playerList.fields });
  const column = columns.startScore ?? -1;
  const groups = rows[0]?.columns.group;
  if (column === -1 || groups === undefined) return [];
  const groupAt = (position: number): string =>
    areaName(cellIn(source.place, position, groups).area);
  const groupOf = (row: ScoredRow): number | undefined =>
    row.position === late.position ? late.group : row.group;
  const lowest = Math.max(0, ...rows.map((row) => groupOf(row) ?? 0));
  const last = source.rows.length - 1;
  const formula = (position: number, end: number): string => {
    const range = [header + 1, end].map(groupAt).map(fixed).join(':');
    return `=MAX(${range})-${groupAt(position)}`;
  };
  const { sheetId, sheet } = source.place;
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const scores = source.rows.map((_, position) => scoreAt(position));
  const first = scores.findIndex((each) => each !== undefined);
  if (first === -1) return [];
  const behind = [...scores].reverse().findIndex((each) => each !== undefined);
  const written = scores.slice(first, scores.length - behind);
  const at = areaName(cellIn(source.place, first, column).area);
  const cells = written.map((score): PlanCell[] => [score?.cell ?? { kind: 'keep' }]);
  const ours = written.flatMap((score, row): OwnCell[] =>
    score?.held ? [{ row, column: 0, held: [], formulas: score.held }] : [],
  );
  return [{ sheetId, sheet, at, cells, ours }];

  /** What a cell is to hold, and the formulas of ours that it may hold now; undefined where it stays. */
  function scoreAt(position: number): { cell: PlanCell; held?: readonly string[] } | undefined {
    const row = byPosition.get(position);
    const group = row && groupOf(row);
    const now = source.rows[position]?.cells[column];
    if (group === undefined || !now) return undefined;
    const cell: PlanCell = { kind: 'formula', formula: formula(position, last), format: '0' };
    const isLate = position === late.position;
    if (now.kind === 'blank') return isLate ? { cell } : undefined;
    // Excel may have filled in the formula of the rows above before there was a group.
    const before = isLate ? 0 : group;
    if (now.kind !== 'number' || now.value >= lowest - before) return undefined;
    const held: string[] = [];
    for (let to = Math.max(header + 1, last - mostAdded); to <= last; to++) {
      held.push(formula(position, to));
    }
    return { cell, held };
  }
}

/** `E5` as `$E$5`. */
const fixed = (name: string): string => name.replace(/([A-Z]+)(\d+)/, '$$$1$$$2');
