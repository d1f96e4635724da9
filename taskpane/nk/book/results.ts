import type { GameResult, Right } from '../../../src';
import {
  choiceKind,
  madeDate,
  numberKind,
  numbersOfDay,
  shownCell,
} from '../../sheets/columns/kinds';
import { rankTyped } from '../../../src/exchange';
import type { CellContext, CellReading, Kind } from '../../sheets/columns/fields';
import { bare, spelling } from '../../sheets/columns/spelling';
import { plainText, type SourceCell } from '../../sheets/source';
import {
  type Item,
  saidInAny,
  sentence,
  type Sentence,
  type Translate,
} from '../../../src/language';

/** A group as a number (0 for the Topgroep) or by its name, in any language. */
export const groupKind: Kind<number> = {
  read(cell, context) {
    if (cell.kind === 'text') {
      const named = groupNamed(cell.text);
      if (named !== undefined) return { ok: true, value: named };
    }
    const number = numberKind({ least: 0, whole: true }).read(cell, context);
    if (number.ok || cell.kind !== 'text') return number;
    return { ok: false, sentence: needed('nkCellGroup', context.address, shownCell(cell, '.')) };
  },
};

/** A group by its name in any language. */
export function groupNamed(text: string): number | undefined {
  const typed = plain(text);
  const tops = ['top group', 'topgroup', 'top', ...saidInAny('nkTopGroup').map(plain)];
  if (tops.includes(typed)) return 0;
  const [, word = '', number] = /^(\D+?) ?(\d+)$/.exec(typed) ?? [];
  const groups = saidInAny('nkGroup').map((group) => plain(group.replace('{group}', '')));
  return ['groep', 'group', ...groups].includes(word) ? Number(number) : undefined;
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** A right earned for this championship (N12). */
export const rightKind: Kind<Right | ''> = choiceKind<Right | ''>({
  Topgroep: ['Topgroep', 'Top group', 'Topgroup', 'top'],
  'Groep 1': ['Groep 1', 'Group 1', '1'],
  '': ['-', '–', 'geen', 'none'],
});

/**
 * A rank as people write it (`3d`, `3 dan`, `3e dan`, `12 kyu`, `1k?`, `9 pro`), as lists of ratings write it: 3d, 12k, 9p. A dash or
 * a word for none is an empty text.
 */
export const rankKind: Kind<string> = {
  read(cell, context) {
    const rank = cell.kind === 'text' ? rankNamed(cell.text) : undefined;
    if (rank !== undefined) return { ok: true, value: rank };
    const content = shownCell(cell, context.mark);
    return { ok: false, sentence: needed('nkCellRank', context.address, content) };
  },
};

const NO_RANK = /^(?:[-–?]+|none|unknown|unranked|geen|onbekend|n\/a|nvt)$/i;

function rankNamed(text: string): string | undefined {
  const typed = spelling(text);
  if (NO_RANK.test(typed)) return '';
  return rankTyped(typed);
}

/** The rating that a rank stands for in Europe: 2100 for 1 dan, 100 a grade; undefined for professionals and for what is no rank. */
export function ratingOfRank(rank: string): number | undefined {
  const named = rankNamed(rank) ?? '';
  const count = parseInt(named, 10);
  if (named.endsWith('d')) return 2000 + 100 * count;
  return named.endsWith('k') ? 2100 - 100 * count : undefined;
}

/**
 * Rounds: `3 5`, `3,5`, `3;5`, `3 and 5`, `3-5`, `3 t/m 5`. A single one may be a number. Excel makes a day of 3-5: where the
 * cell shows day and month only, the rounds are known, and the user is told; any other date is refused.
 */
export const roundsKind: Kind<readonly number[]> = {
  read(cell, context) {
    if (cell.kind === 'number' && cell.isDate) return roundsOfDay(cell, context);
    const rounds = cell.kind === 'text' ? roundsTyped(cell.text) : undefined;
    if (rounds) return { ok: true, value: rounds };
    if (cell.kind === 'number' && !cell.isDate && Number.isInteger(cell.value) && cell.value > 0) {
      return { ok: true, value: [cell.value] };
    }
    return {
      ok: false,
      sentence: needed('nkCellRounds', context.address, shownCell(cell, context.mark)),
    };
  },
};

function roundsOfDay(
  cell: Extract<SourceCell, { readonly kind: 'number' }>,
  { address, mark }: CellContext,
): CellReading<readonly number[]> {
  // A number typed into a cell that showed a date before: in the spring of 1900 nobody played.
  if (Number.isInteger(cell.value) && cell.value > 0 && cell.value < 100) {
    return { ok: true, value: [cell.value] };
  }
  const content = shownCell(cell, mark);
  const [first = 0, last = 0] = numbersOfDay(cell.value, cell.format) ?? [];
  if (first < 1) return { ok: false, sentence: needed('nkCellRoundsDay', address, content) };
  const value = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const values = { address, content, first, last };
  return { ok: true, value, said: sentence('nkRoundsOfDay', values) };
}

const RANGE = /^(\d{1,2})(?:-(\d{1,2}))?$/;

/** Nothing where a part is neither a round nor a range of rounds in rising order. */
function roundsTyped(text: string): readonly number[] | undefined {
  const joined = text.trim().replace(/\s*(-|–|t\/m|tot en met|to)\s*/gi, '-');
  const rounds = new Set<number>();
  for (const part of joined.split(/(?:[\s,;+&]|\b(?:en|and)\b)+/i)) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    if (first === undefined || Number(first) > Number(last)) return undefined;
    for (let round = Number(first); round <= Number(last); round++) rounds.add(round);
  }
  return [...rounds];
}

/** How half a point is typed. */
export const halfSigns = ['½', '0.5', '0,5', '1/2'] as const;

const HALF: ReadonlySet<string> = new Set(halfSigns);

/** What each round before a late entry is worth (N11): `0 ½`. A single one may be a number. */
export const pointsBeforeKind: Kind<readonly (0 | 0.5)[]> = {
  read(cell, context) {
    // Excel makes one number of 0 1/2, which stands for two rounds.
    if (cell.kind === 'number' && !cell.isDate && cell.format !== undefined) {
      const content = shownCell(cell, context.mark);
      return { ok: false, sentence: needed('nkCellPointsFraction', context.address, content) };
    }
    if (cell.kind === 'number' && !cell.isDate && (cell.value === 0 || cell.value === 0.5)) {
      return { ok: true, value: [cell.value] };
    }
    const typed = cell.kind === 'text' ? cell.text.trim().split(/[\s;]+/) : [''];
    if (typed.every((each) => each === '0' || HALF.has(each))) {
      return { ok: true, value: typed.map((each) => (each === '0' ? 0 : 0.5)) };
    }
    return {
      ok: false,
      sentence: needed('nkCellPointsBefore', context.address, shownCell(cell, context.mark)),
    };
  },
};

function needed(
  key: `nkCell${'Group' | 'Rounds' | 'RoundsDay' | 'PointsBefore' | 'PointsFraction' | 'Rank'}`,
  address: string,
  content: Item,
): Sentence {
  return sentence(key, { address, content });
}

/** The possible contents of a round's result column. */
export type LineResult = GameResult | 'bye' | 'absent' | 'absentNothing' | 'absentHalf' | 'waiting';

/** A result in figures, Black's first; `!`: by forfeit. */
export const resultSigns: Readonly<Record<GameResult, string>> = {
  black: '1-0',
  white: '0-1',
  draw: '½-½',
  blackByForfeit: '1-0!',
  whiteByForfeit: '0-1!',
  bothLost: '0-0',
};

/** Result and words, blanks or none between them. */
const words: Readonly<Record<LineResult, readonly string[]>> = {
  black: [
    'black',
    'zwart',
    'black wins',
    'zwart wint',
    'b',
    'z',
    '1',
    '1-0',
    '1–0',
    '1:0',
    'b+',
    'z+',
  ],
  white: ['white', 'wit', 'white wins', 'wit wint', 'w', '0', '0-1', '0–1', '0:1', 'w+'],
  draw: [
    'draw',
    'jigo',
    'remise',
    'gelijk',
    'tie',
    '=',
    ...halfSigns,
    '½-½',
    '½–½',
    '0.5-0.5',
    '0,5-0,5',
    '1/2-1/2',
  ],
  blackByForfeit: [
    'black by forfeit',
    'zwart reglementair',
    'zwart (reglementair)',
    'black forfeit',
    '1!',
    '1-0!',
    '1-0r',
    '1-0 r',
    '+/-',
    '+-',
  ],
  whiteByForfeit: [
    'white by forfeit',
    'wit reglementair',
    'wit (reglementair)',
    'white forfeit',
    '0!',
    '0-1!',
    '0-1r',
    '0-1 r',
    '-/+',
    '-+',
  ],
  bothLost: ['both lost', 'beide verloren', 'beiden verloren', '0-0', '0–0', '0:0'],
  bye: ['bye', 'vrij', 'vrij geloot', 'free'],
  absent: ['absent', 'afwezig'],
  absentNothing: ['absent 0', 'afwezig 0'],
  absentHalf: ['absent ½', 'afwezig ½', 'absent 0.5', 'afwezig 0,5', 'absent 1/2', 'afwezig 1/2'],
  waiting: ['not paired yet', 'nog niet ingedeeld', 'not paired', 'niet ingedeeld'],
};

/** Who won, before what follows the plus sign. */
const winners: readonly (readonly [string, GameResult, GameResult])[] = [
  ...['b', 'z', 'black', 'zwart'].map((word) => [word, 'black', 'blackByForfeit'] as const),
  ...['w', 'white', 'wit'].map((word) => [word, 'white', 'whiteByForfeit'] as const),
];

/** The winners' texts before a number of points, such as the `z+` of Z+3.5. */
export const beforePoints: readonly string[] = winners.map(([word]) => `${word}+`);

/** What may follow: at most three figures and a half. */
const POINTS = /^\d{1,3}(?:[.,]5)?$/;

const resultKeys = {
  black: 'nkBlackWins',
  white: 'nkWhiteWins',
  draw: 'nkDraw',
  blackByForfeit: 'nkBlackForfeit',
  whiteByForfeit: 'nkWhiteForfeit',
  bothLost: 'nkBothLost',
  bye: 'nkBye',
  absent: 'nkAbsent',
  absentNothing: 'nkAbsentNothing',
  absentHalf: 'nkAbsentHalf',
  waiting: 'nkWaiting',
} as const;

/** All that is understood letter by letter: words of every language, signs, and a winner by resignation, on time or by forfeit. */
const known: ReadonlyMap<string, LineResult> = new Map([
  ...(Object.keys(words) as LineResult[]).flatMap((result) =>
    [...words[result], ...saidInAny(resultKeys[result])].map(
      (word) => [compared(word), result] as const,
    ),
  ),
  ...winners.flatMap(([word, won, byForfeit]) => [
    [`${word}+r`, won] as const,
    [`${word}+t`, won] as const,
    [`${word}+f`, byForfeit] as const,
  ]),
]);

/** What of a text decides: neither case nor blanks. */
function compared(text: string): string {
  return bare(text).toLowerCase();
}

function resultIn(typed: string): LineResult | undefined {
  const text = compared(typed);
  const result = known.get(text);
  if (result !== undefined) return result;
  const end = text.indexOf('+') + 1;
  const [, won] = POINTS.test(text.slice(end))
    ? (winners.find(([word]) => `${word}+` === text.slice(0, end)) ?? [])
    : [];
  return won;
}

/** The texts of some results, as they are compared. */
export function textsOf(results: readonly LineResult[]): readonly string[] {
  return [...known].flatMap(([text, result]) => (results.includes(result) ? [text] : []));
}

/**
 * Reads a result in the words of any language or in the usual signs: 1 and 1-0 for the player named first, Black; 0, ½, B+R,
 * W+3.5, Z+T, a forfeit as 1! or B+F. Anything else is refused by its cell. What is read here is what `unreadMark` leaves
 * unmarked in the sheet.
 */
export const resultKind: Kind<LineResult> = {
  read(cell, context) {
    const isPlain = cell.kind === 'text' || (cell.kind === 'number' && !cell.isDate);
    const result = isPlain ? resultIn(plainText(cell, context.mark)) : undefined;
    if (result !== undefined) return { ok: true, value: result };
    const date = madeDate(cell, context.address);
    if (date) return { ok: false, sentence: date };
    const values = { address: context.address, content: shownCell(cell, context.mark) };
    return { ok: false, sentence: sentence('nkCellResult', values) };
  },
};

/** The text of a result. */
export function resultKey(result: LineResult): (typeof resultKeys)[LineResult] {
  return resultKeys[result];
}

/** What a player without opponent may have. */
export const resultsAlone: readonly LineResult[] = [
  ...(['bye', 'absent', 'absentNothing', 'absentHalf', 'waiting'] as const),
];

/** A result as the drop-down offers it. Words, because Excel takes a typed 1-0 for a date. */
export function resultWord(result: LineResult, t: Translate): string {
  return t(resultKeys[result]);
}

export const offeredResults: readonly GameResult[] = [
  'black',
  'white',
  'draw',
  'blackByForfeit',
  'whiteByForfeit',
  'bothLost',
];

export function isGameResult(result: LineResult): result is GameResult {
  return (offeredResults as readonly LineResult[]).includes(result);
}
