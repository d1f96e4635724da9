import type { NamedArea } from '../../plan/named-area';
import { rowsBelow, whichSaid, type SheetCells } from '../../why/figures/sheet-cells';

export const fields = ['A', 'B', 'C'] as const;
export type RankField = (typeof fields)[number];

/** What the fields are called. */
export const fieldNames = {
  A: 'sofWholeField',
  B: 'sofFieldB',
  C: 'sofFieldC',
} as const;

/** What the headings of an awards sheet say. */
const headings = [
  'sofPair',
  'sofTeam',
  'sofSection',
  'sofStratum',
  'sofScore',
  'sofRank',
  'sofRankB',
  'sofRankC',
  'sofHeldTotal',
  'sofHeldOf',
  'sofPlayersPerEntry',
  'sofPlace',
  'sofPlaceB',
  'sofPlaceC',
  'sofAwardOf',
  'sofAwardB',
  'sofAwardC',
  'sofMasterpoints',
  'sofPaidIn',
] as const;
export type AwardsHeading = (typeof headings)[number];

/** An entry of the list, with what is typed of it and what its awards come to. */
export interface AwardsEntry {
  readonly row: number;
  readonly name: string;
  /** Undefined in an event without strata. */
  readonly stratum: string | undefined;
  readonly section: string;
  /** Its score, or its rank; B and C may have ranks of their own. */
  readonly order: Readonly<Record<RankField, number | undefined>>;
  readonly held: readonly number[];
  readonly awards: Readonly<Record<RankField, number | undefined>>;
}

export interface Awards {
  readonly entries: readonly AwardsEntry[];
  readonly headingOf: (column: number) => AwardsHeading | undefined;
  readonly isStratified: boolean;
  readonly hasScores: boolean;
}

const orders = {
  A: ['sofScore', 'sofRank'],
  B: ['sofRankB', 'sofScore', 'sofRank'],
  C: ['sofRankC', 'sofScore', 'sofRank'],
} as const;
const awardTitles = { A: 'sofAwardOf', B: 'sofAwardB', C: 'sofAwardC' } as const;

/** The list of an awards sheet, known by its name and its headings. */
export function readAwards({ place: { area } }: NamedArea, cells: SheetCells): Awards {
  const found = new Map<AwardsHeading, number>();
  const byColumn = new Map<number, AwardsHeading>();
  for (let column = area.column; column < cells.end; column++) {
    const heading = whichSaid(cells.text(area.row, column), headings);
    if (heading === undefined) continue;
    byColumn.set(column, heading);
    if (!found.has(heading)) found.set(heading, column);
  }
  const stratum = found.get('sofStratum');
  const section = found.get('sofSection');
  const name = found.get('sofPair') ?? found.get('sofTeam');
  const columns = (wanted: readonly AwardsHeading[]): number | undefined =>
    wanted.map((each) => found.get(each)).find((each) => each !== undefined);
  const numbers = (
    row: number,
    wanted: (field: RankField) => readonly AwardsHeading[],
  ): Record<RankField, number | undefined> => {
    const of = (field: RankField): number | undefined => {
      const column = columns(wanted(field));
      return column === undefined ? undefined : cells.number(row, column);
    };
    return { A: of('A'), B: of('B'), C: of('C') };
  };
  const held = [...byColumn].filter(([, each]) => each === 'sofHeldTotal' || each === 'sofHeldOf');
  const rows = rowsBelow(area);
  return {
    entries: rows.map((row) => ({
      row,
      name: name === undefined ? '' : cells.text(row, name),
      stratum: stratum === undefined ? undefined : cells.text(row, stratum).toUpperCase(),
      section: section === undefined ? '' : cells.text(row, section),
      order: numbers(row, (field) => orders[field]),
      held: held.flatMap(([column]) => cells.number(row, column) ?? []),
      awards: numbers(row, (field) => [awardTitles[field]]),
    })),
    headingOf: (column) => byColumn.get(column),
    isStratified: stratum !== undefined,
    hasScores: found.has('sofScore'),
  };
}

/** Whether an entry is ranked in a field (see `counted` of the formulas). */
export function isRankedIn(
  { name, stratum }: Pick<AwardsEntry, 'name' | 'stratum'>,
  field: RankField,
): boolean {
  if (name === '') return false;
  if (stratum === undefined) return field === 'A';
  return (rankedIn[field] as readonly string[]).includes(stratum);
}

const rankedIn = { A: ['A', 'B', 'C'], B: ['B', 'C'], C: ['C'] } as const satisfies Record<
  RankField,
  readonly string[]
>;
