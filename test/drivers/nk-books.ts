import { DEFAULT_SETTINGS } from '../../src';
import type {
  Absence,
  Game,
  GameResult,
  NkEvent,
  PlayerNumber,
  Round,
} from '../../src/nk/event/event';
import { compare, ledgerOf } from '../checkers/nk/ledger';
import { blackOf } from '../checkers/nk/check-round';
import {
  byeQueue,
  costOf,
  fieldOf,
  isLegal,
  taskOf,
  type Field,
  type Pair,
} from '../checkers/nk/pairing';
import type { Line } from '../checkers/nk/check-final';
import type { NkDirector } from './nk';

/** The headings of columns that are read. */
type Heading =
  | ('nkNumber' | 'nkName' | 'nkRating' | 'nkGroupColumn' | 'nkEnters' | 'nkPointsBefore')
  | ('nkLine' | 'nkPlace' | 'nkScore' | 'nkSos' | 'nkSodos');

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

/** The event as it stands in the sheets, up to the last round with results; its columns are found by their headings. */
export async function booksOf(nk: NkDirector, rounds: number, half: 0 | 0.5 = 0): Promise<Books> {
  const { t } = nk;
  const [header = [], ...lines] = await nk.sheet.values(`'${t('nkSheetPlayers')}'!A4:Z120`);
  const players = lines.flatMap((cells) => {
    const cell = (title: Heading): unknown => cells[header.indexOf(t(title))];
    const [number, enters] = [cell('nkNumber'), cell('nkEnters')];
    if (typeof number !== 'number') return [];
    const strength = Number(cell('nkRating') ?? 0);
    return [
      {
        ...{ number, name: String(cell('nkName')), strength, group: Number(cell('nkGroupColumn')) },
        ...(typeof enters === 'number' && { enters }),
        ...(cell('nkPointsBefore') === '½' && { pointsBefore: [0.5] as const }),
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
  for (const { black, white, result, remark } of await nk.lines(sheet)) {
    const word = result ?? '';
    if (white !== null) {
      games.push({ black, white, result: results[word] ?? null });
      if (remark.includes(nk.t('nkFixed'))) fixed.push(`${black}-${white}`);
    } else if (word in absences) {
      const points = absences[word];
      away.push({ player: black, ...(points !== undefined && { points }) });
    } else if (word === nk.t('nkBye')) {
      byes.push(black);
    } else {
      throw new Error(`${sheet}: ${word} is no result of one player`);
    }
  }
  return { games, byes, absences: away, fixed };
}

/** What the director asked for a round beyond what its sheet says. */
interface Asked {
  readonly titleFrom?: number;
  readonly forbidden?: readonly Pair[];
}

/**
 * What is wrong with the pairs of a round, by the regulations: everything before it is known. A pairing that keeps every
 * clause is held against all those that exchange two opponents.
 */
export function wrongPairs(books: Books, round: number, asked: Asked = {}): string[] {
  const { titleFrom = 6, forbidden = [] } = asked;
  const sheet = books.rounds[round - 1];
  if (!sheet) return [`there is no round ${round}`];
  const { games, byes = [], absences = [], fixed } = sheet;
  const forced = games
    .filter(({ black, white }) => fixed.includes(`${black}-${white}`))
    .map(({ black, white }) => ({ players: [black, white] as const }));
  const absent = absences.map(({ player }) => player);
  const settings = { ...DEFAULT_SETTINGS, ...books.settings, titleFrom };
  const task = taskOf(ledgerOf(books, round - 1), settings, { absent, forced, forbidden });
  const [bye] = byes;
  const field = fieldOf(task, bye);
  const wrong: string[] = [];
  const seated = [...games.flatMap(({ black, white }) => [black, white]), ...byes];
  if (sorted(seated) !== sorted(task.present.map(({ number }) => number)))
    wrong.push('not everyone once');
  const odd = task.free.length % 2 === 1;
  if (byes.length !== (odd ? 1 : 0)) wrong.push(`${byes.length} have the bye`);
  if (odd && bye !== byeQueue(task)[0]) wrong.push(`${String(bye)} is not the next for the bye`);
  const pairs = games
    .filter(({ black }) => field.byNumber.has(black))
    .map(({ black, white }): Pair => [black, white]);
  for (const pair of pairs) {
    const [one, two] = pair.map((number) => field.byNumber.get(number));
    if (!isLegal(field, pair)) wrong.push(`${pair.join('-')} may not meet`);
    if (one && two && blackOf(one, two) !== pair[0]) wrong.push(`${pair[1]} should have black`);
  }
  return [...wrong, ...betterExchanges(field, pairs)];
}

/** The exchanges of two opponents that N5 finds better. */
function betterExchanges(field: Field, pairs: readonly Pair[]): string[] {
  const cost = costOf(field, pairs);
  const exchanges = pairs.flatMap((first, i) =>
    pairs.slice(i + 1).flatMap((second) => {
      const others = pairs.filter((pair) => pair !== first && pair !== second);
      const [[a, b], [c, d]] = [first, second];
      return [
        [[a, c] as const, [b, d] as const],
        [[a, d] as const, [b, c] as const],
      ].map((made) => ({ made, all: [...others, ...made] }));
    }),
  );
  return exchanges
    .filter(({ made }) => made.every((pair) => isLegal(field, pair)))
    .filter(({ all }) => compare(costOf(field, all), cost) < 0)
    .map(({ made }) => `${made.map((pair) => pair.join('-')).join(' and ')} would be better`);
}

function sorted(numbers: readonly PlayerNumber[]): string {
  return [...numbers].sort((a, b) => a - b).join(' ');
}

/** The standings as they were written, for the independent computation. */
export async function wallOf(nk: NkDirector, round: number): Promise<Line[]> {
  const { t } = nk;
  const title = t('nkStandingsAfter', { round });
  const [header = [], ...rows] = await nk.sheet.values(`'${title}'!A4:Z120`);
  const { players } = await booksOf(nk, 0);
  const lowest = Math.max(...players.map(({ group }) => group));
  return rows.flatMap((cells) => {
    const cell = (title: Heading): unknown => cells[header.indexOf(t(title))];
    const player = players.find(({ name }) => name === cell('nkName'));
    if (!player) return [];
    const group = String(cell('nkGroupColumn'));
    const tableScore = Number(cell('nkScore'));
    return [
      {
        ...{ line: Number(cell('nkLine')), place: Number(cell('nkPlace')), player: player.number },
        group: group === t('nkTopGroup') ? 0 : Number(/\d+/.exec(group)?.[0]),
        ...{ score: tableScore - lowest, tableScore },
        ...{ sos: Number(cell('nkSos')), sodos: Number(cell('nkSodos')) },
      },
    ];
  });
}
