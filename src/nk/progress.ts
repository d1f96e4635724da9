import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';
import { type Result, ruleOf, succeed } from '../core/result';
import {
  type CountRange,
  DEFAULT_GROUP_SIZE,
  GROUP_SIZE,
  MOST_PLAYERS,
  PLAYERS,
  ROUNDS,
  type Table,
} from './arguments';

/**
 * The expected score table (N15, "Scoreverloop"): how many players have which score after each round, when
 * everyone plays and nobody draws. In an odd field somebody has the bye each round, which is a win (N10).
 *
 * @param players players of the event, a whole number from 2 to 112
 * @param rounds rounds to show, a whole number from 1 to 8
 * @param groupSize players per starting group, a whole number from 2; default 16
 * @returns a header ("Round", then the scores from the lowest up, on the scale on which the Topgroep starts
 *   at 0) and one row per round: its number, then under each score the number of players, "low-high" where
 *   it depends on the results, "" where the score is out of reach. The range is exact over all results and
 *   all pairings inside the groups, repeats left out of account (see `groupCounts`).
 */
export const nkProgress = ruleOf(progressWorking, tableOf);

/** The working of a score table. */
export interface ProgressWorking {
  readonly rounds: number;
  /** The lowest score anyone starts with. */
  readonly lowest: number;
  /** By the group of the moment, then by the rounds played. */
  readonly counts: readonly (readonly CountRange[])[];
}

function progressWorking(
  players: number,
  rounds: number,
  groupSize: number = DEFAULT_GROUP_SIZE,
): Result<ProgressWorking> {
  const field = significant(players);
  const playersFlaw = flaw(PLAYERS, field);
  if (playersFlaw) return playersFlaw;

  const roundCount = significant(rounds);
  const roundsFlaw = flaw(ROUNDS, roundCount);
  if (roundsFlaw) return roundsFlaw;

  const size = significant(groupSize);
  const sizeFlaw = flaw(GROUP_SIZE, size);
  if (sizeFlaw) return sizeFlaw;

  const startingGroups = Math.ceil(field / size);
  const counts: (readonly CountRange[])[] = [];
  for (let group = 0; group < startingGroups + roundCount; group++) {
    counts.push(groupCounts(group, field, roundCount, size));
  }
  return succeed({ rounds: roundCount, lowest: 1 - startingGroups, counts });
}

export function tableOf(working: ProgressWorking): Table {
  const { rounds, lowest } = working;
  const header: (string | number)[] = ['Round'];
  for (let score = lowest; score <= rounds; score++) header.push(score);
  const table = [header];
  for (let round = 1; round <= rounds; round++) {
    const row: (string | number)[] = [round];
    for (let score = lowest; score <= rounds; score++) {
      row.push(shown(countAt(working, round, score)));
    }
    table.push(row);
  }
  return table;
}

/** How many have a score after so many rounds; undefined where the score is out of reach. */
export function countAt(
  { counts }: ProgressWorking,
  round: number,
  score: number,
): CountRange | undefined {
  return counts[round - score]?.[round];
}

export function shown(count: CountRange | undefined): string | number {
  if (count === undefined) return '';
  return count.low === count.high ? count.low : `${count.low}-${count.high}`;
}

/** What the pairing of a round depends on besides the lines. */
interface CourseRound {
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
function nextStretches(
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

/** The line below a group: what decides which games cross it and how many players stand above it next. */
interface Line {
  /** Players above the line: those of its group and of all groups above. */
  readonly above: number;
  /** Players below the line who have not had the bye. */
  readonly fresh: number;
}

/** The lines of neighbouring groups from the top down, a character each: a set of texts holds each once. */
type Stretch = string;

const FRESH = MOST_PLAYERS + 1;

function packed({ above, fresh }: Line): Stretch {
  return String.fromCharCode(above * FRESH + fresh);
}

function lineAt(stretch: Stretch, index: number): Line {
  const code = stretch.charCodeAt(index);
  const above = Math.floor(code / FRESH);
  return { above, fresh: code - above * FRESH };
}

/** Another stretch, made line by line. */
function mapLines(stretch: Stretch, change: (line: Line) => Line): Stretch {
  let changed = '';
  for (let index = 0; index < stretch.length; index++) {
    changed += packed(change(lineAt(stretch, index)));
  }
  return changed;
}
