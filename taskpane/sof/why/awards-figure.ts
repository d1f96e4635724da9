import { sentence, type Sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { type SheetCells, sumOf } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import {
  type Awards,
  type AwardsEntry,
  fieldNames,
  fields,
  isRankedIn,
  type RankField,
} from './awards';
import type { Led } from './event-sheet';

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
