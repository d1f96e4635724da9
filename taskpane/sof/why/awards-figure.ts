import { sentence, type Sentence, type SheetKey } from '../../../src/language';
import {
  calculatedState,
  plainFigure,
  rowsBelow,
  type SheetCells,
  sumOf,
  whichSaid,
} from '../../why/figures/cells';
import type { Figure, FigureStep } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import type { NamedArea } from '../../sheets/source';

/** A cell beside an entry: its places, the award that counts, and what is typed of it. */
export function awardsFigure(
  cell: ActiveCell,
  cells: SheetCells,
  awards: Awards,
): Figure | undefined {
  const own = awards.entries.find(({ row }) => row === cell.row);
  const led = own && leadsTo(awards, own, cell);
  if (!led) return undefined;
  const { steps, now } = led;
  const heading = cells.text(headingRow(awards), cell.column);
  return plainFigure(heading, cell.shown, {
    about: own.name,
    steps,
    state: now === undefined ? undefined : calculatedState(cell, now),
  });
}

export const headingRow = ({ entries: [first] }: Awards): number => (first?.row ?? 0) - 1;

function leadsTo(awards: Awards, own: AwardsEntry, { column }: ActiveCell): Led | undefined {
  const heading = awards.headingOf(column);
  switch (heading) {
    case 'sofPlace':
    case 'sofScore':
    case 'sofRank':
      return placed('A', heading !== 'sofPlace');
    case 'sofPlaceB':
    case 'sofRankB':
      return placed('B', heading === 'sofRankB');
    case 'sofPlaceC':
    case 'sofRankC':
      return placed('C', heading === 'sofRankC');
    case 'sofMasterpoints':
    case 'sofPaidIn':
      return awards.isStratified ? paid(own, heading) : undefined;
    case 'sofStratum':
      return { steps: [{ clause: 'S8', what: sentence('sofCellRankedIn') }] };
    case 'sofHeldTotal':
    case 'sofHeldOf':
      return { steps: held(own) };
    case 'sofPlayersPerEntry':
      return { steps: [{ clause: 'S9', what: sentence('sofCellSize') }, ...held(own)] };
    default:
      return undefined;
  }

  /** A place, or the score or rank that leads to it. */
  function placed(field: RankField, isTyped: boolean): Led {
    const { steps, place } = placeOf(awards, own, field);
    return isTyped ? { steps } : { steps, now: place };
  }
}

/** The award that counts, and the field that pays it: the largest, of equal ones that of the higher stratum. */
function paid({ awards }: AwardsEntry, heading: 'sofMasterpoints' | 'sofPaidIn'): Led {
  const earned = fields.flatMap((field) => {
    const award = awards[field];
    return award === undefined ? [] : [{ field, award }];
  });
  const best = Math.max(0, ...earned.map(({ award }) => award));
  const field = best === 0 ? '' : (earned.find(({ award }) => award === best)?.field ?? '');
  const largest: FigureStep = { what: sentence('sofCellLargest'), value: best };
  return {
    steps: [
      ...earned.map(({ field: of, award }): FigureStep => ({
        clause: 'S13',
        what: sentence('sofCellAwardIn', { field: nameOf(of) }),
        value: award,
      })),
      largest,
      ...(heading === 'sofPaidIn' && field !== ''
        ? [{ what: sentence('sofCellPaidIn'), value: nameOf(field) }]
        : []),
    ],
    // An entry without any place earns nothing.
    now: heading === 'sofPaidIn' ? field : earned.length === 0 ? '' : best,
  };
}

const nameOf = (field: RankField): Sentence => sentence(fieldNames[field]);

function held({ held: all }: AwardsEntry): readonly FigureStep[] {
  return [
    { clause: 'S9', what: sentence('sofCellHeld'), sum: all, value: sumOf(all) },
    { clause: 'S9', what: sentence('sofCellHeldCap') },
  ];
}

interface PlaceFound {
  readonly steps: readonly FigureStep[];
  /** As the sheet shows it: `1`, `2/3`; empty without one. */
  readonly place: string;
}

/** The place of an entry in a field: who stands before it, and who is level (S13). */
export function placeOf(
  { entries, hasScores }: Awards,
  own: AwardsEntry,
  field: RankField,
): PlaceFound {
  const { stratum = '' } = own;
  const order = own.order[field];
  if (!isRankedIn(own, field)) {
    const what = sentence('sofCellNotRanked', { stratum, field: sentence(fieldNames[field]) });
    return { steps: [{ clause: 'S8', what }], place: '' };
  }
  if (order === undefined) {
    return { steps: [{ what: sentence('sofCellNoOrder') }], place: '' };
  }
  const others = entries.filter((each) => each !== own && isRankedIn(each, field));
  const orderOf = (each: AwardsEntry): number | undefined => each.order[field];
  const before = others.filter((each) => {
    const other = orderOf(each);
    return other !== undefined && (hasScores ? other > order : other < order);
  });
  const level = others.filter((each) => orderOf(each) === order);
  const first = before.length + 1;
  const last = first + level.length;
  const names = level.map(({ name }) => name);
  const sum = [before.length, 1];
  return {
    steps: [
      { what: beforeInWords(before.length, order, hasScores), value: before.length },
      level.length === 0
        ? { what: sentence('sofCellPlaceAlone'), sum, value: first }
        : {
            clause: 'S13',
            what: sentence('sofCellLevel', { names, first, last }),
            sum,
            value: first,
          },
    ],
    place: level.length === 0 ? String(first) : `${first}/${last}`,
  };
}

function beforeInWords(count: number, value: number, hasScores: boolean): Sentence {
  if (count === 0) {
    return sentence(hasScores ? 'sofCellNobodyHigher' : 'sofCellNobodyBefore', { value });
  }
  return sentence(hasScores ? 'sofCellHigher' : 'sofCellBefore', { count, value });
}

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

/** The columns of the fields by their headings. */
export const columns = ['sofWholeField', 'sofAlone', 'sofFieldB', 'sofFieldC'] as const;
export type FieldHeading = (typeof columns)[number];

/** The sheet of an event, with the row and column of its labels. */
export interface EventSheet {
  readonly cell: ActiveCell;
  readonly cells: SheetCells;
  /** The column of the labels. */
  readonly left: number;
  /** The row of a label, wherever rows were inserted. */
  readonly rowOf: (label: SheetKey) => number;
  readonly awards: Awards | undefined;
}

/** What leads to a cell: its steps, and what the rules give where it is not typed. */
export interface Led {
  readonly steps: readonly FigureStep[];
  readonly now?: number | string;
}
