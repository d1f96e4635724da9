import { existing, type Result, succeed } from '../../core/result';
import { mapped, type Stepwise } from '../../core/stepwise';
import { type EventContent, firstRound, inEventFor } from '../event/check';
import {
  type Colour,
  type EventState,
  type Game,
  outcomeOf,
  type Player,
  type PlayerNumber,
  type Position,
  type TitleStatus,
  type Turn,
  turnOf,
} from '../event/event';

import { refuse } from '../event/messages';

/**
 * The event after so many of its rounds (N9): scores, groups of the moment, SOS and SODOS, meetings, byes
 * and colours. In steps, for the sake of long entry lists.
 *
 *     score = points won - starting group,   group = rounds played - score, a half score counting as the whole below
 */
export function* stateSteps(
  { settings, players, rounds }: EventContent,
  played: number,
): Stepwise<EventState> {
  const turns = rounds.slice(0, played).map((round) => round.turns);
  const scale = lowestGroup(players);
  const scores = new Map<PlayerNumber, number>();
  const own = yield* mapped([...players.values()], (player) => {
    const entry = turns.map((round) => turnOf(round, player));
    let score = 0 - player.group;
    for (const { points } of entry) score += points;
    scores.set(player.number, score);
    return [player, entry] as const;
  });
  const positions = yield* mapped(own, ([player, entry]) => {
    return [player.number, positionOf(player, entry, scores, scale)] as const;
  });
  return { settings, played, scale, positions: new Map(positions) };
}

/** What N9 adds to every score: on its scale the lowest starting group starts at 0. */
function lowestGroup(players: ReadonlyMap<PlayerNumber, Player>): number {
  let lowest = 0;
  for (const { group } of players.values()) lowest = Math.max(lowest, group);
  return lowest;
}

/**
 * One player's position (N9), with S the score on the scale on which the lowest starting group starts at 0:
 *
 *     SOS = sum over rounds of  S(opponent), or the own starting S where no game was played
 *     SODOS = sum over games of  result x S(opponent)
 */
function positionOf(
  player: Player,
  turns: readonly Turn[],
  scores: ReadonlyMap<PlayerNumber, number>,
  scale: number,
): Position {
  const met = new Map<PlayerNumber, number>();
  const colours: Colour[] = [];
  let [sos, sodos, byes] = [0, 0, 0];
  for (const { kind, opponent, points, colour } of turns) {
    if (kind === 'bye') byes++;
    if (kind !== 'game' || opponent === undefined) {
      sos += scale - player.group;
      colours.push('');
      continue;
    }
    const scaled = existing(scores.get(opponent)) + scale;
    sos += scaled;
    sodos += points * scaled;
    met.set(opponent, (met.get(opponent) ?? 0) + 1);
    colours.push(colour);
  }
  const score = existing(scores.get(player.number));
  return {
    number: player.number,
    player,
    inEvent: inEventFor(player, turns.length + 1),
    startGroup: player.group,
    points: score + player.group,
    score,
    group: groupAfter(turns.length, score),
    sos,
    sodos,
    met,
    byes,
    colours,
  };
}

/** The group of the moment: starting group plus games lost. "A half counts as the whole number below." */
function groupAfter(rounds: number, score: number): number {
  return rounds - Math.floor(score);
}

/** N1: the stronger first; equal strength in entry order, which is the stored number. */
export function byStrength(a: Position, b: Position): number {
  return b.player.strength - a.player.strength || a.number - b.number;
}

/**
 * The order inside a group: SOS, then strength, then entry order (N4). Before round 1 SOS is the same throughout a
 * starting group, which leaves N3's order by strength.
 */
export function byGroupOrder(a: Position, b: Position): number {
  return b.sos - a.sos || byStrength(a, b);
}

/** Score first: the order of the title candidates, and of a whole field. */
export function byScore(a: Position, b: Position): number {
  return b.score - a.score || byGroupOrder(a, b);
}

/** A group of the moment: its players present, in the order of slide, fold and floats. */
export interface Group {
  /** 0 for the Topgroep. */
  readonly group: number;
  readonly players: readonly Position[];
}

/** The players of the next round: in the event and not absent. */
export function presentPlayers(
  { positions }: EventState,
  absent: readonly PlayerNumber[] = [],
): readonly Position[] {
  const away = new Set(absent);
  return [...positions.values()].filter(({ inEvent, number }) => inEvent && !away.has(number));
}

/** Players by their groups of the moment, from the top; groups without a player do not appear. */
export function groupsOf(players: readonly Position[]): readonly Group[] {
  const groups = new Map<number, Position[]>();
  for (const player of players) {
    const members = groups.get(player.group);
    if (members) members.push(player);
    else groups.set(player.group, [player]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([group, members]) => ({ group, players: members.sort(byGroupOrder) }));
}

/** "Alleen spelers die op dat moment nog in de Topgroep of Groep 1 zitten" (Indeling). */
const LAST_TITLE_GROUP = 1;

/** Whether a player can still win the title: in the event, and in the Topgroep or Groep 1 of the moment (N7). */
export function isCandidate({ inEvent, group }: Position): boolean {
  return inEvent && group <= LAST_TITLE_GROUP;
}

/** The candidates (N7) in order of score, SOS, strength and entry. */
export function candidatesOf({ positions }: EventState): readonly Position[] {
  return [...positions.values()].filter(isCandidate).sort(byScore);
}

/** Where the title stands (N8) after the rounds of a state, without the play-off; a round in each step. */
export function* titleSteps(event: EventContent, state: EventState): Stepwise<TitleStatus> {
  const candidates = candidatesOf(state).map(({ number }) => number);
  const lists = { candidates, withdrawn: withdrawnCandidates(state) };
  const first = yield* firstAlone(event, state.played);
  if (first) return { ...lists, state: 'champion', by: 'lastCandidate', ...first };
  if (candidates.length === 0) return { ...lists, state: 'undecided' };
  if (state.played < event.settings.rounds) return { ...lists, state: 'open' };
  return { ...lists, state: candidates.length === 2 ? 'playOff' : 'undecided' };
}

/** The first player to be the only candidate left, and after which round. */
function* firstAlone(
  { players, rounds }: EventContent,
  played: number,
): Stepwise<{ champion: PlayerNumber; since: number } | undefined> {
  const points = new Map<PlayerNumber, number>();
  for (let since = 1; since <= played; since++) {
    yield;
    const { turns } = existing(rounds[since - 1]);
    let left = 0;
    let champion = 0;
    for (const player of players.values()) {
      const { number, group } = player;
      // Nobody can climb: a group of the moment is the starting group or a lower one.
      if (group > LAST_TITLE_GROUP) continue;
      const won = (points.get(number) ?? 0) + turnOf(turns, player).points;
      points.set(number, won);
      if (!inEventFor(player, since + 1)) continue;
      if (groupAfter(since, won - group) > LAST_TITLE_GROUP) continue;
      left++;
      champion = number;
    }
    if (left === 1) return { champion, since };
  }
  return undefined;
}

/** Candidates who withdrew, in order of stored number. */
function withdrawnCandidates({ positions, played }: EventState): readonly PlayerNumber[] {
  const gone: PlayerNumber[] = [];
  for (const { number, player, score } of positions.values()) {
    const { withdrawnAfter } = player;
    if (
      withdrawnAfter !== undefined &&
      withdrawnAfter <= played &&
      withdrawnAfter >= firstRound(player) &&
      groupAfter(withdrawnAfter, score) <= LAST_TITLE_GROUP
    ) {
      gone.push(number);
    }
  }
  return gone;
}

/** The same with the play-off, if one has been paired; refused where it is between others than the two left. */
export function withPlayOff(status: TitleStatus, playOff: Game | undefined): Result<TitleStatus> {
  if (!playOff) return succeed(status);
  const { black, white, result } = playOff;
  if (status.state !== 'playOff')
    return refuse({ round: 'playOff', found: black }, 'playOffNotDue');
  for (const player of [black, white]) {
    if (!status.candidates.includes(player))
      return refuse({ round: 'playOff', found: player }, 'playOffPlayers');
  }
  if (result === null) return succeed(status);
  const points = outcomeOf(result);
  if (points.black === points.white) return succeed({ ...status, state: 'undecided' });
  const champion = points.black > points.white ? black : white;
  return succeed({ ...status, state: 'champion', by: 'playOff', champion });
}
