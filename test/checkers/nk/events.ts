/** Plays events from seeds through the rules under test and gathers what they get wrong. */
import type {
  GameResult,
  NkEvent,
  RoundOptions,
  Settings,
  TitleStatus,
} from '../../../src/nk/event/event';
import type { PairedRound, PairingResult, Relaxation } from '../../../src/nk/event/paired-round';
import type { Result } from '../../../src/core/result';
import { checkStandings, rightsOf, type Line } from './check-final';
import { checkNoPairing, checkRound } from './check-round';
import { checkTitle } from './check-title';
import { entriesOf, forbiddenOf, optionsOf, played } from './generate';
import { ledgerOf } from './ledger';
import { chanceOf, type Chance } from './random';

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
