import { type Result, succeed } from '../../core/result';
import { atOnce, mapped, type Stepwise } from '../../core/stepwise';
import { tiedGroups } from '../../core/standings';
import {
  type EventState,
  type NkEvent,
  type Player,
  type PlayerNumber,
  type Points,
  type Position,
  type Turn,
  turnOf,
} from '../event/event';
import type { EventContent } from '../event/check';
import { type CheckedEvent, checkEvent } from './checked-event';
import { byStrength, withPlayOff } from './state';

/** The criterion that puts a player below the line above, in the order of N13. */
export type TieBreak = 'playOff' | 'score' | 'sos' | 'sodos' | 'direct' | 'shared';

/** One line of the standings. */
export interface StandingsLine {
  /** From 1, without gaps: results of a wall list point to it. */
  readonly line: number;
  /** The same as the line, or the first line of those who share a place. */
  readonly place: number;
  readonly player: PlayerNumber;
  /** As in the entry list. */
  readonly entrant: Player;
  /** The group of the moment. */
  readonly group: number;
  readonly startGroup: number;
  /** Topgroep from 0. */
  readonly score: number;
  /** The score on the scale of SOS and SODOS, on which the lowest starting group starts at 0. */
  readonly tableScore: number;
  readonly sos: number;
  readonly sodos: number;
  /** Points from their own games, where exactly two players are level on all that. */
  readonly direct?: number;
  /** The criterion between this line and the one above; left out on the first. */
  readonly below?: TieBreak;
  /** Every round of the player. */
  readonly turns: readonly Turn[];
}

/** The standings of an event (N9, N13). */
export interface Standings {
  readonly played: number;
  /** Added to the scores for the table: the number of the lowest starting group. */
  readonly scale: number;
  readonly lines: readonly StandingsLine[];
}

/** A position, its place in the order of strength and its rounds. */
interface RankedPosition {
  readonly row: number;
  readonly position: Position;
  readonly champion: boolean;
  readonly turns: readonly Turn[];
}

type Criterion = readonly [TieBreak, (ranked: RankedPosition) => number];

const criteriaWith = (score: (exact: number) => number): readonly Criterion[] => [
  ['playOff', ({ champion }) => (champion ? 1 : 0)],
  ['score', ({ position }) => score(position.score)],
  ['sos', ({ position }) => position.sos],
  ['sodos', ({ position }) => position.sodos],
];

const WHOLE_POINTS = criteriaWith(Math.floor);
const HALF_POINTS = criteriaWith((exact) => exact);

/**
 * The standings after the rounds played (N13): score, SOS, SODOS, then the games between the two where exactly two
 * are level, then shared places. The winner of the play-off (N8) comes first.
 *
 * The order goes by whole points, unless the setting `halfPoints` says otherwise: a score with a half counts as the whole number below
 * it. It is shown exactly all the same, and SOS and SODOS are sums of exact scores.
 *
 * Every player of the entry list is in it, withdrawn or not. Players who share a place are in order of strength (N1).
 */
export function nkStandings(event: NkEvent | CheckedEvent): Result<Standings> {
  return atOnce(nkStandingsSteps(event));
}

/** The same in steps, so that the caller stays responsive. */
export function* nkStandingsSteps(event: NkEvent | CheckedEvent): Stepwise<Result<Standings>> {
  const checked = checkEvent(event);
  if (!checked.ok) return checked;
  yield;
  const { content, playOff, rounds } = checked.value;
  const state = yield* checked.value.stateSteps(rounds.length);
  const ended = withPlayOff(yield* checked.value.titleSteps(rounds.length), playOff);
  if (!ended.ok) return ended;
  const winner = ended.value.by === 'playOff' ? ended.value.champion : undefined;
  return succeed(yield* standingsOf(content, state, winner));
}

function* standingsOf(
  event: EventContent,
  { played, scale, positions }: EventState,
  playOffWinner: PlayerNumber | undefined,
): Stepwise<Standings> {
  const criteria = event.settings.halfPoints ? HALF_POINTS : WHOLE_POINTS;
  const ranked = yield* mapped(
    [...positions.values()].sort(byStrength),
    (position, row): RankedPosition => {
      const turns = event.rounds.map((round) => turnOf(round.turns, position));
      return { row, position, champion: position.number === playOffWinner, turns };
    },
  );

  const lines: StandingsLine[] = [];
  let above: RankedPosition | undefined;
  yield;
  const groups = tiedGroups(ranked, comparing(criteria));
  yield;
  for (const tied of groups) {
    const place = lines.length + 1;
    for (const { member, direct, below } of separated(tied)) {
      const line = lines.length + 1;
      lines.push({
        line,
        place: below === 'shared' ? place : line,
        ...figuresOf(member, scale),
        ...(direct !== undefined && { direct }),
        ...(above && { below: below ?? separatedBy(criteria, above, member) }),
      });
      above = member;
    }
  }
  return { played, scale, lines };
}

type Figures = Omit<StandingsLine, 'line' | 'place' | 'direct' | 'below'>;

function figuresOf({ position, turns }: RankedPosition, scale: number): Figures {
  const { number, player: entrant, group, startGroup, score, sos, sodos } = position;
  return {
    player: number,
    entrant,
    group,
    startGroup,
    score,
    tableScore: score + scale,
    sos,
    sodos,
    turns,
  };
}

function comparing(
  criteria: readonly Criterion[],
): (a: RankedPosition, b: RankedPosition) => number {
  return (a, b) => {
    for (const [, value] of criteria) {
      const difference = value(b) - value(a);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** The first criterion in which two players differ; players who are not level differ in the last one at least. */
function separatedBy(
  criteria: readonly Criterion[],
  above: RankedPosition,
  below: RankedPosition,
): TieBreak {
  const decisive = criteria.slice(0, -1).find(([, value]) => value(above) !== value(below));
  return decisive ? decisive[0] : 'sodos';
}

/** A member of a group of players who are level on every criterion. */
interface Member {
  readonly member: RankedPosition;
  readonly direct?: number;
  /** The criterion that puts the member below another of the group; left out for the first. */
  readonly below?: TieBreak;
}

/** Level players: two who have met are in the order of their games, others in order of strength. */
function separated(tied: readonly [RankedPosition, ...RankedPosition[]]): readonly Member[] {
  const [one, two, ...others] = tied;
  if (two && others.length === 0 && hasMet(one, two)) {
    const members = [
      { member: one, direct: pointsAgainst(one, two) },
      { member: two, direct: pointsAgainst(two, one) },
    ] as const;
    const [a, b] = members;
    if (a.direct < b.direct) return [b, { ...a, below: 'direct' }];
    return [a, { ...b, below: a.direct > b.direct ? 'direct' : 'shared' }];
  }
  return tied.map((member, index) => (index === 0 ? { member } : { member, below: 'shared' }));
}

function hasMet(one: RankedPosition, two: RankedPosition): boolean {
  return one.position.met.has(two.position.number);
}

function pointsAgainst({ turns }: RankedPosition, { position }: RankedPosition): number {
  const games = turns.filter(
    ({ kind, opponent }) => kind === 'game' && opponent === position.number,
  );
  return games.reduce((sum, { points }) => sum + points, 0);
}

/** The line of a player in a wall list. */
export type Lines = ReadonlyMap<PlayerNumber, number>;

const SYMBOLS: Readonly<Record<Points, string>> = { 0: '-', 0.5: '=', 1: '+' };

/** The opponent's line (0: none) and the worth of the round: "12+", "7-", "3=", "0+" for a bye. */
export function plainMark(turn: Turn, lines: Lines): string {
  const line = turn.opponent === undefined ? undefined : lines.get(turn.opponent);
  return line === undefined ? freeMark(turn) : `${line}${SYMBOLS[turn.points]}`;
}

/** The worth of a round without an opponent: "0+", "0-", "0=". */
export function freeMark({ points }: Turn): string {
  return `0${SYMBOLS[points]}`;
}

/** The same as a wall list shows it: a result by forfeit ends with "!". */
export function wallMark(turn: Turn, lines: Lines): string {
  return plainMark(turn, lines) + forfeitMark(turn);
}

export function forfeitMark({ kind }: Turn): string {
  return kind === 'forfeit' ? '!' : '';
}
