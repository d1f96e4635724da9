import type {
  Absence,
  Game,
  GameResult,
  NkEvent,
  PlayerNumber,
  Round,
} from '../../src/nk/event/event';
import { ledgerOf, ranking, type Account } from '../checkers/nk/ledger';
import { blackOf } from '../checkers/nk/check-round';
import type { NkDirector } from './nk-driver';

/** What the sheets say of an event, read a second time without the pane. */
export interface Books extends NkEvent {
  readonly rounds: readonly (Round & { readonly fixed: readonly string[] })[];
}

/** Whatever a test writes or the pane writes into the column of results, in either language. */
const results: Readonly<Record<string, GameResult>> = {
  black: 'black',
  zwart: 'black',
  '1-0': 'black',
  'B+R': 'black',
  'Z+R': 'black',
  'W+3.5': 'white',
  'W+3,5': 'white',
  '=': 'draw',
  white: 'white',
  wit: 'white',
  draw: 'draw',
  jigo: 'draw',
  'black by forfeit': 'blackByForfeit',
  'zwart reglementair': 'blackByForfeit',
  'white by forfeit': 'whiteByForfeit',
  'wit reglementair': 'whiteByForfeit',
  'both lost': 'bothLost',
  'beide verloren': 'bothLost',
};

const absences: Readonly<Record<string, Absence['points']>> = {
  absent: undefined,
  afwezig: undefined,
  'absent 0': 0,
  'afwezig 0': 0,
  'absent ½': 0.5,
  'afwezig ½': 0.5,
};

/** The event as it stands in the sheets, up to the last round with results. */
export async function booksOf(nk: NkDirector, rounds: number, half: 0 | 0.5 = 0): Promise<Books> {
  const lines = await nk.values(`'${nk.t('nkSheetPlayers')}'!A5:M120`);
  const players = lines.flatMap((cells) => {
    const [number, name, rating, , group] = cells;
    if (typeof number !== 'number') return [];
    const [enters, before] = [cells[9], cells[12]];
    return [
      {
        ...{ number, name: String(name), strength: Number(rating ?? 0), group: Number(group) },
        ...(typeof enters === 'number' && { enters }),
        ...(before === '½' && { pointsBefore: [0.5] as const }),
      },
    ];
  });
  const read: Books['rounds'][number][] = [];
  for (let round = 1; round <= rounds; round++) read.push(await roundOf(nk, nk.round(round)));
  return { players, settings: { absencePoints: half }, rounds: read };
}

async function roundOf(nk: NkDirector, sheet: string): Promise<Books['rounds'][number]> {
  const games: Game[] = [];
  const byes: PlayerNumber[] = [];
  const away: Absence[] = [];
  const fixed: string[] = [];
  for (const { row, black, white, result } of await nk.lines(sheet)) {
    const word = result ?? '';
    if (white !== null) {
      games.push({ black, white, result: results[word] ?? null });
      const [[remark] = []] = await nk.values(`'${sheet}'!H${row}`);
      const isFixed = typeof remark === 'string' && remark.includes(nk.t('nkFixed'));
      if (isFixed) fixed.push(`${black}-${white}`);
    } else if (word in absences) {
      const points = absences[word];
      away.push({ player: black, ...(points !== undefined && { points }) });
    } else if (word === nk.t('nkBye')) {
      byes.push(black);
    } else {
      throw new Error(`${sheet}, row ${row}: ${word} is no result of one player`);
    }
  }
  return { games, byes, absences: away, fixed };
}

/** What is wrong with the pairs of a round, by the regulations: everything before it is known. */
export function wrongPairs(books: Books, round: number, titleFrom = 6): string[] {
  const { accounts } = ledgerOf(books, round - 1);
  const {
    games,
    byes = [],
    absences: away = [],
    fixed,
  } = books.rounds[round - 1] ?? {
    games: [],
    fixed: [],
  };
  const account = (number: PlayerNumber): Account => {
    const found = accounts.get(number);
    if (!found) throw new Error(`${number} is not in the event`);
    return found;
  };
  const wrong: string[] = [];
  const seen = [
    ...games.flatMap(({ black, white }) => [black, white]),
    ...byes,
    ...away.map(({ player }) => player),
  ];
  if ([...seen].sort(ascending).join() !== [...accounts.keys()].sort(ascending).join()) {
    wrong.push('not everyone once');
  }
  const free = games.filter(({ black, white }) => !fixed.includes(`${black}-${white}`));
  const pairs = new Set(games.map(({ black, white }) => pairOf(black, white)));
  for (const { black, white } of free) {
    const [one, two] = [account(black), account(white)];
    const inTitle = round >= titleFrom && one.group <= 1 && two.group <= 1;
    const met = one.entries.some(({ kind, opponent }) => kind === 'game' && opponent === white);
    if (met && !inTitle) wrong.push(`${black}-${white} have met`);
    if (blackOf(one, two) !== black) wrong.push(`${white} should have black against ${black}`);
  }
  const present = [...accounts.values()].filter(
    ({ number }) => !byes.includes(number) && !away.some(({ player }) => player === number),
  );
  // Where a whole group stays among itself, its pattern is the slide or the fold.
  for (const group of new Set(present.map((each) => each.group))) {
    const members = ranking(
      present.filter((each) => each.group === group),
      false,
    );
    const ownGames = free.filter(({ black }) => members.some(({ number }) => number === black));
    const closed =
      members.length % 2 === 0 &&
      ownGames.length === members.length / 2 &&
      ownGames.every(({ white }) => members.some(({ number }) => number === white));
    const pattern = members.slice(0, members.length / 2).map(({ number }, i) => {
      const half = members.length / 2;
      const other = members[round === 1 ? i + half : members.length - 1 - i];
      return [number, other?.number ?? 0] as const;
    });
    const possible = pattern.every(
      ([a, b]) => !account(a).entries.some(({ opponent }) => opponent === b),
    );
    if (!closed || !possible) continue;
    for (const [a, b] of pattern) {
      if (!pairs.has(pairOf(a, b))) wrong.push(`group ${group}: ${a}-${b} is the pattern`);
    }
  }
  if (round >= titleFrom) {
    const candidates = present.filter(({ group }) => group <= 1).map(({ number }) => number);
    const outside = games.filter(
      ({ black, white }) => candidates.includes(black) !== candidates.includes(white),
    );
    if (outside.length !== candidates.length % 2) {
      wrong.push(`${outside.length} of ${candidates.length} candidates play others`);
    }
  }
  return wrong;
}

function pairOf(a: PlayerNumber, b: PlayerNumber): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

function ascending(a: number, b: number): number {
  return a - b;
}
