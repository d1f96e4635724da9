import { nextStretches, type CourseRound } from './courses';
import { lineAt, mapLines, packed, type Line, type Stretch } from './stretch';
import type { CountRange } from '../types';

/** "Na 5 ronden zijn er twee scenario's" (Verloop): from round 6 on the candidates meet each other (N7). */
const ROUNDS_BEFORE_TITLE_GROUP = 5;

/**
 * How many players a group can hold after 0, 1, 2 ... rounds in which everyone plays and nobody draws (N15):
 * the range over all results of fields in which nobody is kept from meeting an opponent twice. The group is that of the moment, starting group plus games lost.
 *
 * Which groups meet depends on their sizes only (see `nextStretches`), and a group's size after a round on
 * the lines around it before: a stretch of rounds + 2 lines at the start, one line less each round, holds
 * all that matters. Every stretch that can occur is kept, so that the range is exact.
 *
 * Decision: earlier meetings do not count, as in the printed table. Avoiding a repeat
 * can pair other groups and so, late and near the ends of the field, lead outside the range.
 */
export function groupCounts(
  group: number,
  players: number,
  rounds: number,
  groupSize: number,
): readonly CountRange[] {
  const nobodyHadBye = ({ above }: Pick<Line, 'above'>): Line => ({
    above,
    fresh: players - above,
  });
  const first = group - 1 - rounds;
  let start = '';
  for (let line = first; line <= group; line++) {
    const above = Math.min(players, Math.max(0, (line + 1) * groupSize));
    start += packed(nobodyHadBye({ above }));
  }

  let stretches: ReadonlySet<Stretch> = new Set([start]);
  const counts = [lastCount(stretches)];
  for (let played = 0; played < rounds; played++) {
    // After everybody has had the bye, its turns start over.
    if (played % players === 0) stretches = mapAll(stretches, nobodyHadBye);
    const round: CourseRound = {
      bye: players % 2 === 1,
      titleGroup: played >= ROUNDS_BEFORE_TITLE_GROUP,
    };
    stretches = nextStretches(stretches, first + played, round);
    counts.push(lastCount(stretches));
  }
  return counts;
}

function mapAll(
  stretches: ReadonlySet<Stretch>,
  change: (line: Line) => Line,
): ReadonlySet<Stretch> {
  const changed = new Set<Stretch>();
  stretches.forEach((stretch) => changed.add(mapLines(stretch, change)));
  return changed;
}

/** The range of the last group of the stretches: the players between their last two lines. */
function lastCount(stretches: ReadonlySet<Stretch>): CountRange {
  let low = Infinity;
  let high = 0;
  stretches.forEach((stretch) => {
    const last = stretch.length - 1;
    const count = lineAt(stretch, last).above - lineAt(stretch, last - 1).above;
    low = Math.min(low, count);
    high = Math.max(high, count);
  });
  return { low, high };
}
