import { sentence, type Item } from '../../../../language';
import { placeName } from '../../../plan/address';
import { calculatedState } from '../../../why/figures/calculated';
import type { Figure, FigureState, FigureStep } from '../../../why/figures/figure';
import type { ActiveCell } from '../../../workbook/why';
import type { PlayerNow } from './league-now';
import { isTypedIn, type WrittenCrosstable } from './written';

/** A game of a cross table (U6): typed on one side of the diagonal, and followed by the other. */
export function gameFigure(
  cell: ActiveCell,
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  spot: { readonly row: number; readonly against: number },
): Omit<Figure, 'about' | 'warnings'> | undefined {
  const one = players.find(({ row }) => row === spot.row);
  const other = players.find(({ row }) => row === spot.against);
  if (!one || !other) return undefined;
  const result = one.games[other.row];
  const isTyped = isTypedIn(written, one.row, other.row);
  const typed = written.played.placeOf({ row: spot.against + 1, column: spot.row + 1 });
  const steps: FigureStep[] = [];
  if (!isTyped && typed) {
    const values = { name: other.name, address: placeName(typed) };
    steps.push({ clause: 'U6', what: sentence('kuksuWhyMirror', values) });
  }
  steps.push(...countSteps(one, other, result));
  return {
    title: sentence('kuksuWhyGame', {
      one: one.name,
      other: other.name,
      result: result ?? sentence('kuksuWhyUnplayed'),
    }),
    tables: [],
    heading: sentence('kuksuWhyCounts'),
    steps,
    ...(!isTyped && { state: mirrorState(cell, result) }),
    notes: [],
  };
}

/** What a game counts for both players: points, and SODOS. */
function countSteps(
  one: PlayerNow,
  other: PlayerNow,
  result: number | undefined,
): readonly FigureStep[] {
  if (result === undefined) return [{ clause: 'U6', what: sentence('kuksuWhyNoResult'), value: 0 }];
  const sodos = (own: PlayerNow, from: PlayerNow, times: number): FigureStep => {
    const of = from.values.points ?? 0;
    return {
      clause: 'U6',
      what: sentence('kuksuWhySodosFrom', { name: own.name, other: from.name }),
      sum: [{ times, of }],
      value: times * of,
    };
  };
  return [
    sodos(one, other, result),
    sodos(other, one, 1 - result),
    {
      clause: 'U6',
      what: sentence('kuksuWhyPointsOther', { name: other.name }),
      sum: [1, -result],
      value: 1 - result,
    },
    { clause: 'U6', what: sentence('kuksuWhyPointsOwn', { name: one.name }), value: result },
  ];
}

/** A game without a result shows nothing on both sides. */
function mirrorState(cell: ActiveCell, result: number | undefined): FigureState {
  if (result !== undefined) return calculatedState(cell, result);
  // Or 0 on both, as for a game that was annulled.
  if ([null, '', 0, '0'].includes(cell.held.value as null))
    return { kind: 'asWritten', says: sentence('figureAsWritten') };
  const now: Item = sentence('kuksuWhyUnplayed');
  return {
    kind: 'otherToday',
    says: sentence('figureOther', { was: cell.shown, now }),
    changes: [{ sentence: sentence('figureTypedOver') }],
  };
}
