import {
  rankLeagueSteps,
  readLeague,
  type Found,
  type RankDecision,
  type Stepwise,
} from '../../../../src';
import { ruled } from '../../../../language';
import type { Finding } from '../../../plan/plan';
import type { WrittenCrosstable } from './written';

/** A criterion of U6. */
export type RankKey = Exclude<RankDecision['by'], 'name'>;

export const rankKeys: readonly RankKey[] = ['points', 'sodos', 'lastTier', 'lastPlace', 'rating'];

/** A player of a league by the results of today. */
export interface PlayerNow {
  /** In the cross table, from 0. */
  readonly row: number;
  readonly name: string;
  readonly place: number;
  /** By criterion; undefined for none. */
  readonly values: Readonly<Record<RankKey, number | undefined>>;
  readonly decision: RankDecision | undefined;
  /** The result against each row; undefined where there is none. */
  readonly games: readonly (number | undefined)[];
}

/** A league by the results of today, by place. */
export type LeagueNow =
  | { readonly ok: true; readonly players: readonly PlayerNow[] }
  | { readonly ok: false; readonly missing: readonly Finding[] };

/** Ranks a league as its cross table stands. */
export function* leagueNow({ played, flaws, names }: WrittenCrosstable): Stepwise<LeagueNow> {
  if (flaws.length > 0) return { ok: false, missing: flaws };
  const { entries, crosstable = [] } = played;
  const answer = yield* rankLeagueSteps(entries, crosstable);
  if (!answer.ok) {
    const missing = answer.failures.map((failure): Finding => {
      const at = played.placeOf(failure.at);
      const what = ruled(failure, { row: (_, row) => played.at(row) });
      return { sentence: what, ...(at && { at }) };
    });
    return { ok: false, missing };
  }
  return {
    ok: true,
    players: answer.value.players.map(({ row, place, points, sodos = 0, decision }): PlayerNow => {
      const { lastTier, lastPlace, rating } = entries[row - 1] ?? {};
      return {
        row: row - 1,
        name: names[row - 1] ?? '',
        place,
        decision,
        values: {
          points,
          sodos,
          lastTier: tierIn(lastTier),
          lastPlace: numberIn(lastPlace),
          rating: numberIn(rating),
        },
        games: entries.map((_, against) => gameIn(crosstable, row - 1, against)),
      };
    }),
  };
}

function tierIn(cell: Found | undefined): number | undefined {
  const label = readLeague(cell ?? '', '');
  return label.ok ? label.value.tier : undefined;
}

function numberIn(cell: Found | undefined): number | undefined {
  return typeof cell === 'number' ? cell : undefined;
}

/** A game that nobody won was not played. */
function gameIn(
  crosstable: readonly (readonly Found[])[],
  row: number,
  against: number,
): number | undefined {
  const result = (one: number, other: number): number => numberIn(crosstable[one]?.[other]) ?? 0;
  const [own, other] = [result(row, against), result(against, row)];
  return own + other === 0 ? undefined : own;
}
