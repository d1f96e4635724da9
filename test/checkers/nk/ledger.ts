/**
 * The books of an event kept a second time, from the regulations' text and the clauses alone, sharing nothing with
 * the rules under test: whole numbers of half points, player by player and round by round.
 */
import type { NkEvent, Player, PlayerNumber, Round } from '../../../src/nk/event/event';

export interface Entry {
  readonly kind: 'game' | 'forfeit' | 'bye' | 'absent' | 'nothing';
  /** 0, 1 or 2. */
  readonly halves: number;
  readonly opponent?: PlayerNumber;
  readonly colour?: 'black' | 'white';
}

export interface Account {
  readonly number: PlayerNumber;
  readonly strength: number;
  /** The starting group. */
  readonly start: number;
  readonly first: number;
  /** The last round played, if the player has withdrawn. */
  readonly last: number;
  readonly entries: readonly Entry[];
  /** Score in half points, Topgroep from 0. */
  readonly score2: number;
  readonly group: number;
  /** SOS in half points and SODOS in quarters, the lowest starting group from 0. */
  readonly sos2: number;
  readonly sodos4: number;
  readonly byes: number;
}

export interface Ledger {
  readonly played: number;
  readonly accounts: ReadonlyMap<PlayerNumber, Account>;
  /** How often two have met over the board. */
  readonly meetings: (a: PlayerNumber, b: PlayerNumber) => number;
}

/** Black's half points and white's, and whether a game was played. */
const RESULTS: Record<string, [black: number, white: number, played: boolean]> = {
  black: [2, 0, true],
  white: [0, 2, true],
  draw: [1, 1, true],
  bothLost: [0, 0, true],
  blackByForfeit: [2, 0, false],
  whiteByForfeit: [0, 2, false],
};

const NOTHING: Entry = { kind: 'nothing', halves: 0 };

/** N11: a round before a late entry, counted from 0. */
function before({ pointsBefore = [] }: Player, index: number): Entry {
  const points = pointsBefore[index];
  return points === undefined ? NOTHING : { kind: 'absent', halves: 2 * points };
}

type Entries = ReadonlyMap<PlayerNumber, Entry>;

/** What a round says of those it names. */
function entriesOf(round: Round, absence2: number): Entries {
  const entries = new Map<PlayerNumber, Entry>();
  for (const { black, white, result } of round.games) {
    const [forBlack, forWhite, met] = RESULTS[result ?? ''] ?? [NaN, NaN, false];
    const kind = met ? 'game' : 'forfeit';
    entries.set(black, { kind, halves: forBlack, opponent: white, colour: 'black' });
    entries.set(white, { kind, halves: forWhite, opponent: black, colour: 'white' });
  }
  for (const player of round.byes ?? []) entries.set(player, { kind: 'bye', halves: 2 });
  for (const { player, points } of round.absences ?? []) {
    entries.set(player, { kind: 'absent', halves: points === undefined ? absence2 : 2 * points });
  }
  return entries;
}

/** The books after the first so many rounds. */
export function ledgerOf(event: NkEvent, played = event.rounds.length): Ledger {
  const absence2 = 2 * (event.settings?.absencePoints ?? 0);
  const rounds = event.rounds.slice(0, played).map((round) => entriesOf(round, absence2));
  const scale = Math.max(0, ...event.players.map(({ group }) => group));
  const books = event.players.map((player) => {
    const entries = rounds.map(
      (round, index): Entry => round.get(player.number) ?? before(player, index),
    );
    const won2 = entries.reduce((sum, { halves }) => sum + halves, 0);
    return { player, entries, score2: won2 - 2 * player.group };
  });
  const table2 = new Map(books.map(({ player, score2 }) => [player.number, score2 + 2 * scale]));
  const opponents = new Map<PlayerNumber, PlayerNumber[]>();
  const accounts = new Map<PlayerNumber, Account>();
  for (const { player, entries, score2 } of books) {
    let [sos2, sodos4] = [0, 0];
    const met: PlayerNumber[] = [];
    for (const { kind, halves, opponent } of entries) {
      if (kind === 'game' && opponent !== undefined) {
        const other2 = table2.get(opponent) ?? NaN;
        sos2 += other2;
        sodos4 += halves * other2;
        met.push(opponent);
      } else {
        sos2 += 2 * (scale - player.group);
      }
    }
    opponents.set(player.number, met);
    accounts.set(player.number, {
      number: player.number,
      strength: player.strength,
      start: player.group,
      first: player.enters ?? 1,
      last: player.withdrawnAfter ?? Infinity,
      entries,
      score2,
      group: groupAfter(played, score2),
      sos2,
      sodos4,
      byes: entries.filter(({ kind }) => kind === 'bye').length,
    });
  }
  return {
    played,
    accounts,
    meetings: (a, b) => (opponents.get(a) ?? []).filter((each) => each === b).length,
  };
}

export function groupAfter(played: number, score2: number): number {
  return played - Math.floor(score2 / 2);
}

/** In the event for the next round. */
export function isThere({ first, last }: Account, played: number): boolean {
  return first <= played + 1 && last > played;
}

/** Best first: score (or not), SOS, strength, stored number. */
export function ranking(accounts: readonly Account[], byScore: boolean): Account[] {
  const keys = (each: Account): number[] => [
    byScore ? -each.score2 : 0,
    -each.sos2,
    -each.strength,
    each.number,
  ];
  return [...accounts].sort((a, b) => compare(keys(a), keys(b)));
}

/** Lexicographic order of lists of numbers. */
export function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? NaN) - (b[at] ?? NaN);
}
