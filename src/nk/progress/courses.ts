import { lineAt, packed, type Line, type Stretch } from './stretch';

/** What the pairing of a round depends on besides the lines. */
export interface CourseRound {
  /** Whether the field is odd, so that somebody has the bye (N10). */
  readonly bye: boolean;
  /** Whether the title candidates are paired among themselves (N7). */
  readonly titleGroup: boolean;
}

/** How many of the players above a line play, and how many of those lose. */
interface Halves {
  readonly playing: number;
  readonly losers: number;
}

/**
 * A stretch on its way through a round, a text of four parts: the lines after the round as far as they are
 * known, the losers above the last line walked over, that line, and the lines still to come.
 */
type Walk = string;

/**
 * The stretches one round later: every outcome of every stretch, without its first line.
 *
 * A player above line g after a round has won in a group down to g or lost in a group down to g - 1:
 *
 *     above'(g) = winners above line g + losers above line g - 1
 *
 * Of an even number of players above a line half win. Of an odd number one plays across the line, and no
 * more than one, as further crossings make the sum of squared gaps larger (N5); whether the higher of
 * the two wins decides which half is the larger. All lines are walked down at once, so that walks which
 * have become equal go on as one.
 *
 * @param stretches stretches of the same lines
 * @param first the group of their first line, counted from the Topgroep as 0; nobody is above an earlier line
 */
export function nextStretches(
  stretches: ReadonlySet<Stretch>,
  first: number,
  round: CourseRound,
): ReadonlySet<Stretch> {
  let walks = new Set<Walk>();
  let lines = 0;
  stretches.forEach((stretch) => {
    lines = stretch.length;
    for (const losers of losersAbove(playingAbove(lineAt(stretch, 0), round))) {
      walks.add(String.fromCharCode(losers) + stretch);
    }
  });

  for (let index = 1; index < lines; index++) {
    const further = new Set<Walk>();
    const group = first + index;
    walks.forEach((walk) => {
      stepDown(walk, index, group, round, further);
    });
    walks = further;
  }

  const next = new Set<Stretch>();
  walks.forEach((walk) => next.add(walk.slice(0, lines - 1)));
  return next;
}

/** Walks over the line of `group`, which is the one at `index` of the stretch, in all possible ways. */
function stepDown(
  walk: Walk,
  index: number,
  group: number,
  round: CourseRound,
  further: Set<Walk>,
): void {
  const known = walk.slice(0, index - 1);
  const toCome = walk.slice(index + 1);
  const upper = lineAt(walk, index);
  const line = lineAt(walk, index + 1);
  const above: Halves = {
    playing: playingAbove(upper, round),
    losers: walk.charCodeAt(index - 1),
  };
  const playing = playingAbove(line, round);
  const sameGame = crossesBoth(above.playing, playing, group, round);
  for (const losers of losersAbove(playing, sameGame ? above : undefined)) {
    for (const after of settled(upper, line, above, { playing, losers }, round)) {
      further.add(known + packed(after) + String.fromCharCode(losers) + toCome);
    }
  }
}

/**
 * The bye goes to the lowest group with a player who has not had it (N10): it is above a line if
 * nobody below can take it. The player with the bye does not play.
 */
function playingAbove({ above, fresh }: Line, { bye }: CourseRound): number {
  return bye && fresh === 0 ? above - 1 : above;
}

/**
 * Whether the game across a line, if there is one, is the one across the line above it too. So it is past
 * a group in which nobody plays, and where the Topgroep's one player passes an even Groep 1, so that
 * the candidates there meet each other (N7).
 */
function crossesBoth(upper: number, playing: number, group: number, round: CourseRound): boolean {
  return playing === upper || (round.titleGroup && group === 1 && upper === 1);
}

/** The possible numbers of losers above a line; a game that crosses the line above too has its result. */
function losersAbove(playing: number, sameGame?: Halves): number[] {
  const half = Math.floor(playing / 2);
  if (playing % 2 === 0) return [half];
  return sameGame ? [half + sameGame.losers - Math.floor(sameGame.playing / 2)] : [half, half + 1];
}

/**
 * The line after the round. The bye is a win. How many losers of the line's group had the bye before is
 * open: with the right pairs any of them may be among the losers.
 */
function settled(upper: Line, line: Line, above: Halves, own: Halves, round: CourseRound): Line[] {
  const byeAbove = line.above - own.playing;
  const byeBelow = round.bye ? 1 - byeAbove : 0;
  const losing = own.losers - above.losers;
  const winning = own.playing - above.playing - losing;
  const hadBye = line.above - upper.above - (upper.fresh - line.fresh);
  const after: Line[] = [];
  for (let had = Math.max(0, hadBye - winning); had <= Math.min(hadBye, losing); had++) {
    after.push({
      above: byeAbove + own.playing - own.losers + above.losers,
      fresh: line.fresh - byeBelow + losing - had,
    });
  }
  return after;
}
