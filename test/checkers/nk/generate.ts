import type {
  Absence,
  ForcedPair,
  Game,
  GameResult,
  NkEvent,
  Player,
  PlayerNumber,
  PlayerPair,
  Round,
  RoundOptions,
  Settings,
  TitleStatus,
} from '../../../src/nk/event/event';
import type { PairedRound, PairingResult, Relaxation } from '../../../src/nk/event/paired-round';
import { type Account, isThere, type Ledger, ledgerOf } from './ledger';
import type { Result } from '../../../src/core/result';
import { checkStandings, checkTitle, type Line, rightsOf } from './check-final';
import { checkNoPairing, checkRound } from './check-round';
import { type Chance, chanceOf } from './random';

/** Events by chance, as wild as the entry list and the results of a championship can be. */

/** What kind of event it is to be. */
export interface Mood {
  readonly absence: number;
  readonly draw: number;
  readonly forfeit: number;
  readonly bothLost: number;
  readonly forced: number;
  readonly forbidden: number;
  /** How much the stronger player is favoured: 0 not at all. */
  readonly favour: number;
}

export interface Entries {
  readonly players: readonly Player[];
  readonly settings: Partial<Settings>;
  readonly mood: Mood;
}

/** An entry list of 4 to 200 players, mostly small. */
export function entriesOf(chance: Chance): Entries {
  const { whole, happens, pick } = chance;
  const size = sizeOf(chance);
  const groupSize = pick([16, 16, 16, 8, 4, 2]);
  const calm = happens(0.3);
  const settings: Partial<Settings> = {
    groupSize,
    ...(happens(0.2) && { absencePoints: 0.5 }),
    ...(happens(0.5) && { candidateMayHaveBye: true }),
    ...(happens(0.2) && { floatDown: pick(['middle', 'bottom']) }),
    ...(happens(0.2) && { floatUp: pick(['middle', 'top']) }),
    ...(happens(0.2) && { rounds: whole(1, 9) }),
    ...(happens(0.2) && { titleFrom: whole(1, 8) }),
    ...(happens(0.5) && { halfPoints: happens(0.5) }),
  };
  const mood: Mood = {
    absence: calm ? 0 : pick([0, 0.02, 0.1, 0.3]),
    draw: calm ? 0 : pick([0, 0.02, 0.2]),
    forfeit: calm ? 0 : pick([0, 0.02, 0.1]),
    bothLost: calm ? 0 : pick([0, 0, 0.03]),
    forced: calm ? 0 : pick([0, 0, 0.3]),
    forbidden: calm ? 0 : pick([0, 0, 0.02, 0.15]),
    favour: pick([0, 0.5, 1]),
  };
  return { players: playersOf(size, groupSize, calm, chance), settings, mood };
}

function sizeOf({ whole, happens }: Chance): number {
  if (happens(0.5)) return whole(4, 10);
  if (happens(0.7)) return whole(8, 40);
  return happens(0.8) ? whole(33, 96) : whole(64, 200);
}

function playersOf(size: number, groupSize: number, calm: boolean, chance: Chance): Player[] {
  const { whole, happens, pick, shuffled } = chance;
  const equal = pick([1, 1, 20, 400]);
  const step = whole(1, 3);
  const strengths = Array.from(
    { length: size },
    () => 1500 + equal * whole(0, Math.ceil(1500 / equal)),
  );
  strengths.sort((a, b) => b - a);
  const numbers = shuffled(Array.from({ length: size }, (_, index) => 1 + step * index));
  const odd = calm ? 0 : pick([0, 0.05, 0.2]);
  return strengths.map((strength, index): Player => {
    const group = happens(odd) ? whole(0, 4) : Math.floor(index / groupSize);
    const late = happens(odd);
    const enters = late ? whole(2, 5) : 1;
    return {
      number: numbers[index] ?? NaN,
      strength,
      group,
      ...(late && { enters }),
      ...(late && happens(0.5) && { pointsBefore: pointsBefore(enters - 1, chance) }),
      ...(happens(odd) && { withdrawnAfter: whole(enters - 1, 7) }),
    };
  });
}

/** For some or all of the rounds missed. */
function pointsBefore(missed: number, { whole, pick }: Chance): readonly (0 | 0.5)[] {
  return Array.from({ length: whole(0, missed) }, () => pick([0, 0.5] as const));
}

/** What the director says about the next round. */
export function optionsOf(
  ledger: Ledger,
  mood: Mood,
  forbidden: readonly PlayerPair[],
  chance: Chance,
): RoundOptions {
  const { happens, shuffled, whole } = chance;
  const there = [...ledger.accounts.values()].filter((each) => isThere(each, ledger.played));
  const absent = there.filter(() => happens(mood.absence)).map(({ number }) => number);
  const free = shuffled(there.map(({ number }) => number).filter((each) => !absent.includes(each)));
  const forced: ForcedPair[] = [];
  while (happens(mood.forced) && free.length >= 2) {
    const [a = NaN, b = NaN] = free.splice(0, 2);
    const banned = forbidden.some((pair) => pair.includes(a) && pair.includes(b));
    if (banned) continue;
    const board = happens(0.5) ? forced.length + whole(1, 3) : undefined;
    const taken = forced.some((each) => each.board === board);
    forced.push({
      players: [a, b],
      ...(board !== undefined && !taken && { board }),
      ...(happens(0.3) && { black: happens(0.5) ? a : b }),
    });
  }
  const odd = (there.length - absent.length) % 2 === 1;
  const [bye] = free;
  return {
    absent,
    forced,
    forbidden,
    ...(odd && bye !== undefined && happens(mood.forced / 3) && { bye }),
  };
}

/** Pairs that are never to meet, such as of one family. */
export function forbiddenOf(
  players: readonly Player[],
  { forbidden }: Mood,
  { happens }: Chance,
): PlayerPair[] {
  const pairs: PlayerPair[] = [];
  const few = players.length > 40 ? forbidden / 8 : forbidden;
  for (const [index, a] of players.entries()) {
    for (const b of players.slice(index + 1)) if (happens(few)) pairs.push([b.number, a.number]);
  }
  return pairs;
}

/** The round with results by chance, and what the director notes of those who do not play. */
export function played(paired: PairedRound, ledger: Ledger, mood: Mood, chance: Chance): Round {
  const games = paired.boards.map(({ number, black, white }): Game => {
    const [a, b] = [ledger.accounts.get(black.player), ledger.accounts.get(white.player)];
    return {
      board: number,
      black: black.player,
      white: white.player,
      result: resultOf(a, b, mood, chance),
    };
  });
  const absences = paired.absent.map((player): Absence => {
    return chance.happens(0.2) ? { player, points: chance.pick([0, 0.5]) } : { player };
  });
  const byes: PlayerNumber[] = paired.bye ? [paired.bye.player] : [];
  return { games: chance.shuffled(games), byes, absences: chance.shuffled(absences) };
}

function resultOf(
  black: Account | undefined,
  white: Account | undefined,
  { draw, forfeit, bothLost, favour }: Mood,
  { happens, next }: Chance,
): GameResult {
  if (happens(bothLost)) return 'bothLost';
  if (happens(draw)) return 'draw';
  const difference = (black?.strength ?? 0) - (white?.strength ?? 0);
  const blackWins = next() < 0.5 + (favour * Math.sign(difference)) / 2;
  if (happens(forfeit)) return blackWins ? 'blackByForfeit' : 'whiteByForfeit';
  return blackWins ? 'black' : 'white';
}

/** Plays events from seeds through the rules under test and gathers what they get wrong. */

/** The rules under test. */
export interface Rules {
  readonly pairRound: (event: NkEvent, options: RoundOptions) => PairingResult;
  readonly nkStandings: (event: NkEvent) => Result<{ readonly lines: readonly Line[] }>;
  readonly titleStatus: (event: NkEvent) => Result<TitleStatus>;
  readonly earnedRights: (
    event: NkEvent,
  ) => Result<readonly { readonly player: number; readonly right: string }[]>;
}

/** What the run of many events saw. */
export interface Tally {
  events: number;
  rounds: number;
  players: number;
  refusals: number;
  repeats: number;
  passedOver: number;
  playOffs: number;
  champions: number;
  readonly violations: string[];
}

export function emptyTally(): Tally {
  return {
    events: 0,
    rounds: 0,
    players: 0,
    refusals: 0,
    repeats: 0,
    passedOver: 0,
    playOffs: 0,
    champions: 0,
    violations: [],
  };
}

/** Plays so many events from a seed on; the first that breaks a clause ends it. */
export function firstViolation(
  seed: number,
  count: number,
  rules: Rules,
): { readonly seed: number; readonly found: readonly string[] } | undefined {
  for (let each = seed; each < seed + count; each++) {
    const tally = emptyTally();
    playEvent(each, rules, tally);
    if (tally.violations.length > 0) return { seed: each, found: tally.violations };
  }
  return undefined;
}

/** Plays the event of a seed to its end. */
export function playEvent(seed: number, rules: Rules, tally: Tally): void {
  const chance = chanceOf(seed);
  const { players, settings, mood } = entriesOf(chance);
  const forbidden = forbiddenOf(players, mood, chance);
  const complain = (round: number, wrong: readonly string[]): void => {
    for (const each of wrong) tally.violations.push(`seed ${seed}, round ${round}: ${each}`);
  };
  let event: NkEvent = { players: chance.shuffled(players), settings, rounds: [] };
  tally.events++;
  tally.players += players.length;

  const rounds = settings.rounds ?? 7;
  while (event.rounds.length < rounds) {
    const ledger = ledgerOf(event);
    const options = optionsOf(ledger, mood, forbidden, chance);
    const next = paired(event, options, rules, chance, tally);
    complain(event.rounds.length + 1, next.wrong);
    if (!next.round) return;
    event = { ...next.event, rounds: [...event.rounds, played(next.round, ledger, mood, chance)] };
    tally.rounds++;
  }
  complain(rounds, finished(event, rules, chance, tally));
}

const DEFAULTS: Settings = {
  groupSize: 16,
  rounds: 7,
  floatDown: 'top',
  floatUp: 'bottom',
  absencePoints: 0,
  candidateMayHaveBye: false,
  titleFrom: 6,
  halfPoints: false,
};

/** A round as it came out, perhaps after the director has allowed what was offered. */
interface Outcome {
  readonly event: NkEvent;
  readonly wrong: readonly string[];
  /** Left out where no round can be paired. */
  readonly round?: PairedRound;
}

function paired(
  event: NkEvent,
  options: RoundOptions,
  rules: Rules,
  chance: Chance,
  tally: Tally,
  allowed = false,
): Outcome {
  const settings = { ...DEFAULTS, ...event.settings };
  const round = { event, ledger: ledgerOf(event), settings, options };
  const result = rules.pairRound(event, options);
  if (result.ok) {
    const { boards, bye } = result.value;
    tally.repeats += boards.filter(({ repeats }) => repeats > 0).length;
    tally.passedOver += bye?.passedOver.length ?? 0;
    const wrong = checkRound(round, result.value, chance);
    if (chance.happens(0.1)) wrong.push(...checkOrder(event, options, result.value, rules, chance));
    return { event, wrong, round: result.value };
  }
  if (!('obstacle' in result)) {
    return {
      event,
      wrong: [`refused as ${result.failure.code}: ${String(result.failure.at.found)}`],
    };
  }
  tally.refusals++;
  const wrong = checkNoPairing(round, result, chance);
  if (result.obstacle.code === 'nobodyToPair') return { event, wrong };
  if (allowed)
    return { event, wrong: [...wrong, 'what was offered did not make a pairing possible'] };
  const next = relaxed(event, options, result.relaxation);
  const after = paired(next.event, next.options, rules, chance, tally, true);
  return { ...after, wrong: [...wrong, ...after.wrong] };
}

/** The event and the options after the director has allowed what was offered. */
function relaxed(
  event: NkEvent,
  options: RoundOptions,
  relaxations: readonly Relaxation[],
): { readonly event: NkEvent; readonly options: RoundOptions } {
  let [now, said] = [event, options];
  for (const each of relaxations) {
    if (each.code === 'candidateMayHaveBye') {
      now = { ...now, settings: { ...now.settings, candidateMayHaveBye: true } };
      continue;
    }
    const { first: a, second: b } = each.values;
    const other = (pair: readonly number[]): boolean => !(pair.includes(a) && pair.includes(b));
    if (each.code === 'allowRepeat') {
      said = { ...said, mayRepeat: [...(said.mayRepeat ?? []), [b, a]] };
    } else if (each.code === 'allowForbidden') {
      said = { ...said, forbidden: (said.forbidden ?? []).filter(other) };
    } else {
      said = { ...said, forced: (said.forced ?? []).filter(({ players }) => other(players)) };
    }
  }
  return { event: now, options: said };
}

/** Equal input in any order gives equal output. */
function checkOrder(
  event: NkEvent,
  options: RoundOptions,
  paired: PairedRound,
  rules: Rules,
  { shuffled }: Chance,
): string[] {
  const again = rules.pairRound(
    {
      ...event,
      players: shuffled(event.players),
      rounds: event.rounds.map(({ games, byes = [], absences = [] }) => ({
        games: shuffled(games),
        byes: shuffled(byes),
        absences: shuffled(absences),
      })),
    },
    {
      ...options,
      absent: shuffled(options.absent ?? []),
      forced: shuffled(options.forced ?? []),
      forbidden: shuffled((options.forbidden ?? []).map(([a, b]) => [b, a] as const)),
    },
  );
  const boardsOf = ({ boards, bye }: PairedRound): string =>
    JSON.stringify([boards.map(({ number, black, white }) => [number, black, white]), bye]);
  if (again.ok && boardsOf(again.value) === boardsOf(paired)) return [];
  return ['N5: another order of rows gives another pairing'];
}

/** What the end of an event gets wrong: title, play-off, standings, rights. */
function finished(event: NkEvent, rules: Rules, chance: Chance, tally: Tally): string[] {
  const title = rules.titleStatus(event);
  if (!title.ok) return [`N8: refused as ${title.failure.code}`];
  const wrong = checkTitle(event, ledgerOf(event), title.value);
  let [end, winner]: [NkEvent, number | undefined] = [event, undefined];
  if (title.value.state === 'champion') tally.champions++;
  if (title.value.state === 'playOff') {
    tally.playOffs++;
    const [black = NaN, white = NaN] = chance.shuffled(title.value.candidates);
    const result = chance.pick<GameResult>(['black', 'white', 'whiteByForfeit', 'draw']);
    end = { ...event, playOff: { black, white, result } };
    winner = result === 'draw' ? undefined : result === 'black' ? black : white;
    const after = rules.titleStatus(end);
    const champion = after.ok ? after.value.champion : NaN;
    if (champion !== winner) wrong.push(`N8: the play-off was won by ${String(winner)}`);
  }
  const standings = rules.nkStandings(end);
  if (standings.ok) wrong.push(...checkStandings(end, standings.value.lines, winner));
  else wrong.push(`N13: refused as ${standings.failure.code}`);

  const rights = rules.earnedRights(end);
  const said = rights.ok
    ? [...rights.value]
        .sort((a, b) => a.player - b.player)
        .map((each) => `${each.player} ${each.right}`)
    : undefined;
  const due = rightsOf(end);
  if (said?.join() !== due?.join()) wrong.push(`N12: ${String(due)}, not ${String(said)}`);
  return wrong;
}
