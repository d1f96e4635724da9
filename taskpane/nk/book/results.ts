import type { GameResult } from '../../../src';
import type { Kind } from '../../columns/fields';
import { halfSigns } from './kinds';
import { choiceKind, madeDate, shownCell } from '../../columns/kinds';
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

/** Result and words: the first are shown where something else is found. */
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

/** The winner and how: B+R and W+T by resignation and on time, Z+3.5 by points, B+F by forfeit. */
const WINNER = /^(?:(b|z|black|zwart)|w|white|wit)\+(?:(f)|r|t|\d{1,3}(?:[.,]5)?)$/;

function winnerOf(text: string): GameResult | undefined {
  const [found, black, forfeit] = WINNER.exec(text.toLowerCase().replace(/\s+/g, '')) ?? [];
  if (found === undefined) return undefined;
  if (forfeit !== undefined) return black === undefined ? 'whiteByForfeit' : 'blackByForfeit';
  return black === undefined ? 'white' : 'black';
}

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

const inAnyLanguage = (Object.keys(words) as LineResult[]).map(
  (result) => [result, [...words[result], ...saidInAny(resultKeys[result])]] as const,
);
const known = choiceKind(
  Object.fromEntries(inAnyLanguage) as Readonly<Record<LineResult, readonly string[]>>,
);

/**
 * Reads a result in the words of any language or in the usual signs: 1 and 1-0 for the player named first, Black; 0, ½, B+R,
 * W+3.5, Z+T, a forfeit as 1! or B+F. Anything else is refused by its cell.
 */
export const resultKind: Kind<LineResult> = {
  read(cell, context) {
    const read = known.read(cell, context);
    if (read.ok) return read;
    const winner = cell.kind === 'text' ? winnerOf(cell.text) : undefined;
    if (winner !== undefined) return { ok: true, value: winner };
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
