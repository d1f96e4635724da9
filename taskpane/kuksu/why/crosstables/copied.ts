import { sentence, type Item } from '../../../../language';
import type { Figure, FigureState, FigureStep } from '../../../why/figures/figure';
import { unlikeSeat } from '../leagues/unlike';
import type { WrittenSeat } from '../leagues/written';
import { criterionValue, separatedBy } from './place-steps';
import { rankKeys, type PlayerNow } from './league-now';
import type { WrittenCrosstable } from './written';

/** A column that is copied from the sheet of leagues. */
export type CopiedColumn = 'rating' | 'lastTier' | 'lastPlace';
export const isCopied = (column: string): column is CopiedColumn =>
  column === 'rating' || column === 'lastTier' || column === 'lastPlace';

const titles = {
  rating: 'kuksuRating',
  lastTier: 'kuksuLastTier',
  lastPlace: 'kuksuLastPlace',
} as const;

/** A rating or a last tier or place beside the games: what it decides (U6), and whether the sheet of leagues says the same. */
export function copiedFigure(
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  own: PlayerNow,
  { column, seat }: { readonly column: CopiedColumn; readonly seat: WrittenSeat | undefined },
): Omit<Figure, 'about' | 'warnings'> {
  const value: Item | number = criterionValue(own, column);
  const title = sentence(titles[column]);
  return {
    title: sentence('kuksuWhyBrought', { title, value }),
    heading: sentence('kuksuWhyCounts'),
    steps: steps(players, own, column),
    tables: [],
    state: stateOf(written, column, seat, own),
    notes: [],
  };
}

function steps(
  players: readonly PlayerNow[],
  own: PlayerNow,
  column: CopiedColumn,
): readonly FigureStep[] {
  const separated = separatedBy(players, own, column);
  const { name } = own;
  return [
    {
      clause: 'U6',
      what: sentence('kuksuWhyCriterion', { count: rankKeys.length }),
      value: rankKeys.indexOf(column) + 1,
      lines: separated.length === 0 ? [sentence('kuksuWhyDecidesNothing', { name })] : [],
    },
    ...separated,
  ];
}

function stateOf(
  written: WrittenCrosstable,
  column: CopiedColumn,
  seat: WrittenSeat | undefined,
  { name }: PlayerNow,
): FigureState {
  const { cycle } = written;
  if (!seat) {
    const missing = [{ sentence: sentence('kuksuWhyNoLeaguesSheet', { name, cycle }) }];
    return { kind: 'cannotTell', missing };
  }
  const changes = unlikeSeat(seat, [written], column === 'lastTier' ? 'lastLeague' : column);
  return changes.length > 0
    ? { kind: 'otherToday', says: sentence('kuksuWhyCorrected'), changes }
    : { kind: 'asWritten', says: sentence('kuksuWhyAsLeagues', { cycle }) };
}
