import type {
  Absence,
  ForcedPair,
  Game,
  GameResult,
  NkEvent,
  PlayerNumber,
  PlayerPair,
  Round,
  RoundNumber,
  RoundOptions,
  TableWish,
} from './event';

/** What the director said for a round, to keep beside the results it was paired on. */
export interface SaidForRound extends RoundOptions {
  /** Games of the round before that had no result yet. */
  readonly open?: readonly PlayerPair[];
  /** Players whose boards were paired later than the others of the round. */
  readonly later?: readonly PlayerNumber[];
}

/** A line that has been read. */
export interface SaidRead {
  readonly said: SaidForRound;
  /** Parts of later versions: they begin with a letter that is not known here. */
  readonly unknown: readonly string[];
}

type Numbers = readonly [number, ...number[]];

/** A part of the line with what puts it in order. */
interface Part {
  readonly text: string;
  readonly numbers: Numbers;
}

/**
 * The decisions for a round as one line of text: parts with a letter and numbers, in order of both. Nothing said is an
 * empty line.
 *
 *     a12 b7 f2-5B@3 l10 o1-6 r4-9 t8@2 x3-11
 *
 * | part | meaning |
 * | --- | --- |
 * | `a12` | 12 is absent |
 * | `b7` | 7 has the bye |
 * | `f5-2` | 5 and 2 are fixed; `f5-2B`: 5 has Black; `f5-2@3`: on board 3 |
 * | `l10` | the board of 10 was paired later than the others |
 * | `o1-6` | 1 and 6 had no result yet when the round was paired |
 * | `r4-9` | 4 and 9 may meet again |
 * | `t8@2` | 8 keeps board 2 in every round |
 * | `x3-11` | 3 and 11 may not meet |
 */
export function saidLine({
  absent = [],
  bye,
  forced = [],
  later = [],
  open = [],
  mayRepeat = [],
  tables = [],
  forbidden = [],
}: SaidForRound): string {
  return [
    ...absent.map((player) => part('a', [player])),
    ...(bye === undefined ? [] : [part('b', [bye])]),
    ...forced.map(forcedPart),
    ...later.map((player) => part('l', [player])),
    ...open.map(pairPart('o')),
    ...mayRepeat.map(pairPart('r')),
    ...tables.map(({ player, board }) => part('t', [player], `@${board}`)),
    ...forbidden.map(pairPart('x')),
  ]
    .sort((a, b) => inOrder(a, b))
    .map(({ text }) => text)
    .join(' ');
}

function part(letter: string, numbers: Numbers, rest = ''): Part {
  return { text: `${letter}${numbers.join('-')}${rest}`, numbers };
}

function pairPart(letter: string): (pair: PlayerPair) => Part {
  return ([a, b]) => part(letter, [Math.min(a, b), Math.max(a, b)]);
}

/** Black stands first where the director gave the colours. */
function forcedPart({ players: [a, b], black, board }: ForcedPair): Part {
  const numbers: Numbers = black === b ? [b, a] : [a, b];
  return part(
    'f',
    numbers,
    `${black === undefined ? '' : 'B'}${board === undefined ? '' : `@${board}`}`,
  );
}

function inOrder(a: Part, b: Part): number {
  const letters = a.text.charCodeAt(0) - b.text.charCodeAt(0);
  if (letters !== 0) return letters;
  const [first, second = 0] = a.numbers;
  const [otherFirst, otherSecond = 0] = b.numbers;
  return first - otherFirst || second - otherSecond;
}

/** A number without leading zero, so that a line that is read and written again stays the same. */
const NUMBER = '([1-9]\\d*)';
const SINGLE = new RegExp(`^([abl])${NUMBER}$`);
const PAIR = new RegExp(`^([orx])${NUMBER}-${NUMBER}$`);
const FIXED = new RegExp(`^f${NUMBER}-${NUMBER}(B?)(?:@${NUMBER})?$`);
const TABLE = new RegExp(`^t${NUMBER}@${NUMBER}$`);
const KNOWN = /^[abflortx]/;

/** Reads such a line; undefined where a part of it cannot be read. */
export function readSaid(line: string): SaidRead | undefined {
  const absent: PlayerNumber[] = [];
  const forced: ForcedPair[] = [];
  const later: PlayerNumber[] = [];
  const pairs = { o: [] as PlayerPair[], r: [] as PlayerPair[], x: [] as PlayerPair[] };
  const tables: TableWish[] = [];
  const unknown: string[] = [];
  let bye: PlayerNumber | undefined;
  for (const text of line.split(/\s+/).filter((each) => each !== '')) {
    const [, letter, single] = SINGLE.exec(text) ?? [];
    const [, list, one, other] = PAIR.exec(text) ?? [];
    const [, black, white, given, board] = FIXED.exec(text) ?? [];
    const [, player, table] = TABLE.exec(text) ?? [];
    if (letter === 'a') {
      absent.push(Number(single));
    } else if (letter === 'l') {
      later.push(Number(single));
    } else if (letter === 'b') {
      if (bye !== undefined) return undefined;
      bye = Number(single);
    } else if (list !== undefined) {
      pairs[list as keyof typeof pairs].push([Number(one), Number(other)]);
    } else if (black !== undefined) {
      forced.push({
        players: [Number(black), Number(white)],
        ...(given === 'B' && { black: Number(black) }),
        ...(board !== undefined && { board: Number(board) }),
      });
    } else if (player !== undefined) {
      tables.push({ player: Number(player), board: Number(table) });
    } else if (/^[a-z]/i.test(text) && !KNOWN.test(text)) {
      unknown.push(text);
    } else {
      return undefined;
    }
  }
  const { o: open, r: mayRepeat, x: forbidden } = pairs;
  return {
    said: {
      ...{ absent, forced, open, mayRepeat, tables, forbidden },
      ...(bye !== undefined && { bye }),
      ...(later.length > 0 && { later }),
    },
    unknown,
  };
}

/** One letter per result; a capital is a game, a small letter a forfeit. */
const LETTERS: Readonly<Record<GameResult, string>> = {
  black: 'B',
  white: 'W',
  draw: 'D',
  bothLost: 'L',
  blackByForfeit: 'b',
  whiteByForfeit: 'w',
};
const RESULTS = new Map(
  (Object.keys(LETTERS) as GameResult[]).map((result) => [LETTERS[result], result]),
);

/** A game whose result is still to come. */
const OPEN = '?';

/**
 * The results that a round is paired on, as one line of text to keep beside it: the rounds before it, separated by "|",
 * each with its games as black-white and a letter, its byes as the number and "+", its absences as the number
 * and "-" or "=" (half a point), in order of the numbers.
 *
 *     3-11B 12-4W 7+ | 3-4D 11-12b 7-
 *
 * @param round the round, from 1; round 1 is paired on nothing
 */
export function basisOf({ rounds, settings }: NkEvent, round: RoundNumber): string {
  const half = settings?.absencePoints;
  return rounds
    .slice(0, round - 1)
    .map((each) => partsOf(each, half).join(' '))
    .join(' | ');
}

/** A round in parts, in order of the numbers; an absence without points of its own is worth `half`. */
export function partsOf(
  { games, byes = [], absences = [] }: Round,
  half: 0 | 0.5 = 0,
): readonly string[] {
  const parts: (readonly [first: number, text: string])[] = [];
  for (const { black, white, result } of games) {
    parts.push([black, `${black}-${white}${result === null ? OPEN : LETTERS[result]}`]);
  }
  for (const player of byes) parts.push([player, `${player}+`]);
  for (const { player, points = half } of absences) {
    parts.push([player, `${player}${points === 0 ? '-' : '='}`]);
  }
  return parts.sort(([a], [b]) => a - b).map(([, text]) => text);
}

/** The rounds of a basis; undefined if the text is not a basis. */
export function roundsOf(basis: string): readonly Round[] | undefined {
  if (basis.trim() === '') return [];
  const rounds: Round[] = [];
  for (const text of basis.split('|')) {
    const round = readRound(text);
    if (!round) return undefined;
    rounds.push(round);
  }
  return rounds;
}

function readRound(text: string): Round | undefined {
  const games: Game[] = [];
  const byes: number[] = [];
  const absences: Absence[] = [];
  for (const part of text.split(' ').filter((each) => each !== '')) {
    const [, black = '', white = '', letter = ''] = /^(\d+)-(\d+)([BWDLbw?])$/.exec(part) ?? [];
    const [, single = '', sign = ''] = /^(\d+)([-+=])$/.exec(part) ?? [];
    if (letter !== '') {
      games.push({
        black: Number(black),
        white: Number(white),
        result: RESULTS.get(letter) ?? null,
      });
    } else if (sign === '') {
      return undefined;
    } else if (sign === '+') {
      byes.push(Number(single));
    } else {
      absences.push({ player: Number(single), points: sign === '-' ? 0 : 0.5 });
    }
  }
  return { games, byes, absences };
}
