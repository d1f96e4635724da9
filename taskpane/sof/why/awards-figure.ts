import { largestAward } from '../../../src';
import { sentence, type Sentence } from '../../../src/language';
import {
  calculatedState,
  type Figure,
  type FigureStep,
  plainFigure,
  type SheetCells,
  sumOf,
  standingAmong,
} from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import type { NamedArea, SourceTable } from '../../sheets/source';
import { readList } from '../../sheets/read-list';
import { type AwardsKey, awardsList } from '../awards-list';
import { type FieldOf, type Ranks, strataIn } from '../formulas';

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
  const heading = cells.text(awards.header, cell.column);
  return plainFigure(heading, cell.shown, {
    about: own.name,
    steps,
    state: now === undefined ? undefined : calculatedState(cell, now),
  });
}

/** Names and numbers of the list, and awards, which are a formula of ours. */
type Untold = 'number' | 'pair' | 'team' | 'section' | 'awardA' | 'awardB' | 'awardC';

/** What leads to a cell of each column. */
const leads: Readonly<
  Record<Exclude<AwardsKey, Untold>, (awards: Awards, own: AwardsEntry) => Led | undefined>
> = {
  stratum: () => ({ steps: [{ clause: 'S8', what: sentence('sofCellRankedIn') }] }),
  ...{ score: ordered('A'), rank: ordered('A'), rankB: ordered('B'), rankC: ordered('C') },
  total: (_, own) => ({ steps: held(own) }),
  held: (_, own) => ({ steps: held(own) }),
  players: (_, own) => ({
    steps: [{ clause: 'S9', what: sentence('sofCellSize') }, ...held(own)],
  }),
  ...{ placeA: placedIn('A'), placeB: placedIn('B'), placeC: placedIn('C') },
  masterpoints: (awards, own) => (awards.isStratified ? paid(own, 'masterpoints') : undefined),
  paidIn: (awards, own) => (awards.isStratified ? paid(own, 'paidIn') : undefined),
};

function leadsTo(awards: Awards, own: AwardsEntry, { column }: ActiveCell): Led | undefined {
  const key = awards.keyOf(column);
  return key && Object.hasOwn(leads, key)
    ? leads[key as keyof typeof leads](awards, own)
    : undefined;
}

/** The score or rank that leads to a place. */
function ordered(field: Ranks) {
  return (awards: Awards, own: AwardsEntry): Led => ({ steps: placeOf(awards, own, field).steps });
}

function placedIn(field: Ranks) {
  return (awards: Awards, own: AwardsEntry): Led => {
    const { steps, place } = placeOf(awards, own, field);
    return { steps, now: place };
  };
}

/** The award that counts, and the field that pays it: the largest, of equal ones that of the higher stratum. */
function paid({ awards }: AwardsEntry, key: 'masterpoints' | 'paidIn'): Led {
  const earned = fields.flatMap((field) => {
    const award = awards[field];
    return award === undefined ? [] : [{ field, award }];
  });
  const { award: best, paidIn: field = '' } = largestAward((of) => awards[of]);
  const largest: FigureStep = { what: sentence('sofCellLargest'), value: best };
  return {
    steps: [
      ...earned.map(({ field: of, award }): FigureStep => ({
        clause: 'S13',
        what: sentence('sofCellAwardIn', { field: nameOf(of) }),
        value: award,
      })),
      largest,
      ...(key === 'paidIn' && field !== ''
        ? [{ what: sentence('sofCellPaidIn'), value: nameOf(field) }]
        : []),
    ],
    // An entry without any place earns nothing.
    now: key === 'paidIn' ? field : earned.length === 0 ? '' : best,
  };
}

const nameOf = (field: Ranks): Sentence => sentence(fieldNames[field]);

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
function placeOf({ entries, hasScores }: Awards, own: AwardsEntry, field: Ranks): PlaceFound {
  const { stratum = '' } = own;
  const order = own.order[field];
  if (!isRankedIn(own, field)) {
    const what = sentence('sofCellNotRanked', { stratum, field: sentence(fieldNames[field]) });
    return { steps: [{ clause: 'S8', what }], place: '' };
  }
  if (order === undefined) {
    return { steps: [{ what: sentence('sofCellNoOrder') }], place: '' };
  }
  const { place: first, level } = standingAmong(
    own,
    entries.filter((each) => isRankedIn(each, field)),
    ({ order: { [field]: value = NaN } }) => (hasScores ? value : -value),
  );
  const [before, last] = [first - 1, first + level.length];
  const names = level.map(({ name }) => name);
  const sum = [before, 1];
  return {
    steps: [
      { what: beforeInWords(before, order, hasScores), value: before },
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

const fields = ['A', 'B', 'C'] as const;

/** What the fields are called. */
const fieldNames = {
  A: 'sofWholeField',
  B: 'sofFieldB',
  C: 'sofFieldC',
} as const;

/** An entry of the list, with what is typed of it and what its awards come to. */
export interface AwardsEntry {
  readonly row: number;
  readonly name: string;
  /** Undefined in an event without strata. */
  readonly stratum: string | undefined;
  readonly section: string;
  /** Its score, or its rank; B and C may have ranks of their own. */
  readonly order: Readonly<Record<Ranks, number | undefined>>;
  readonly held: readonly number[];
  readonly awards: Readonly<Record<Ranks, number | undefined>>;
}

export interface Awards {
  /** The row of the headings. */
  readonly header: number;
  readonly entries: readonly AwardsEntry[];
  readonly keyOf: (column: number) => AwardsKey | undefined;
  readonly isStratified: boolean;
  readonly hasScores: boolean;
}

/** The list of an awards sheet, by the area of its name: the sheet, or of a list elsewhere what is typed. */
export function readAwards({ place: { area } }: NamedArea, source: SourceTable): Awards {
  const read = readList(awardsList, source, []);
  const has = (key: AwardsKey): boolean => (read?.times(key) ?? 0) > 0;
  const order = has('score') ? 'score' : 'rank';
  const orders: Readonly<Record<Ranks, AwardsKey>> = {
    ...{ A: order, B: has('rankB') ? 'rankB' : order, C: has('rankC') ? 'rankC' : order },
  };
  const lines = (read?.lines ?? []).filter(
    ({ row }) => row > area.row && row < area.row + area.rows,
  );
  return {
    header: area.row,
    entries: lines.map(({ row, text, cell }) => {
      const numberIn = (key: AwardsKey, index?: number): number | undefined => {
        const held = cell(key, index);
        return held?.kind === 'number' ? held.value : undefined;
      };
      return {
        ...{ row, name: text(has('pair') ? 'pair' : 'team'), section: text('section') },
        stratum: has('stratum') ? text('stratum').toUpperCase() : undefined,
        order: { A: numberIn(orders.A), B: numberIn(orders.B), C: numberIn(orders.C) },
        held: [...(read?.columns.values() ?? [])].flatMap(({ key, index }) =>
          key === 'total' || key === 'held' ? (numberIn(key, index) ?? []) : [],
        ),
        awards: { A: numberIn('awardA'), B: numberIn('awardB'), C: numberIn('awardC') },
      };
    }),
    keyOf: (column) => read?.columns.get(column - source.place.area.column)?.key,
    isStratified: has('stratum'),
    hasScores: has('score'),
  };
}

/** Whether an entry is ranked in a field, by itself or with the strata above (see `counted` of the formulas). */
export function isRankedIn(
  { name, stratum }: Pick<AwardsEntry, 'name' | 'stratum'>,
  field: FieldOf,
): boolean {
  if (name === '') return false;
  if (stratum === undefined) return field === 'A';
  return (strataIn[field] as readonly string[]).includes(stratum);
}

/** What leads to a cell: its steps, and what the rules give where it is not typed. */
export interface Led {
  readonly steps: readonly FigureStep[];
  readonly now?: number | string;
}
