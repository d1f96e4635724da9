import type { GameResult } from '../../../src';
import type { Kind } from '../../columns/fields';
import { halfSigns } from './kinds';
import { madeDate, shownCell } from '../../columns/kinds';
import { bare } from '../../columns/spelling';
import { plainText } from '../../plan/source';
import { saidInAny, sentence, type Translate } from '../../../language';

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
