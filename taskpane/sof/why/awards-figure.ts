import { sentence, type Sentence } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { sumOf, type SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import { fieldNames, fields, type Awards, type AwardsEntry, type RankField } from './awards';
import type { Led } from './event-sheet';
import { placeOf } from './place-steps';

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
