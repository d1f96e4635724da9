import {
  errors,
  finite,
  isPassedOn,
  type Known,
  toNumber,
  toText,
  toTruth,
  type Value,
  workedOut,
} from '../../values/cell';
import { alone, firstOf, isSingle, single } from '../../values/grid';
import type { Settings } from '../scope';
import {
  ofGrids,
  ofValues,
  unknownCall,
  type WorksheetFunction,
  type WorksheetFunctions,
} from './worksheet-function';

const substitute = ofValues(([text = null, old = null, now = null], { mark }) => {
  const all = toText(text, mark);
  const sought = toText(old, mark);
  return sought === '' ? all : all.split(sought).join(toText(now, mark));
});

/** The fourth argument picks one of several: that is not worked out. */
const substituteAll: WorksheetFunction = (given, circumstances) =>
  given.length > 3 ? unknownCall(circumstances) : substitute(given, circumstances);

const digits = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Blanks anywhere count for nothing, an empty text is 0, and each percent sign divides by 100. */
function numberValue(
  [text = null, point, group]: readonly (Known | undefined)[],
  { mark }: Settings,
): Value {
  const markOf = (given: Known | undefined, usual: string): string =>
    given === undefined ? usual : toText(given, mark).charAt(0);
  const decimal = markOf(point, mark);
  const grouping = markOf(group, mark === ',' ? '.' : ',');
  if (decimal === '' || decimal === grouping) return errors.value;
  const bare = toText(text, mark).replace(/\s/g, '');
  if (bare === '') return 0;
  const written = bare.replace(/%+$/, '');
  const percents = bare.length - written.length;
  const at = written.indexOf(decimal);
  const whole = at === -1 ? written : written.slice(0, at);
  const rest = at === -1 ? '' : `.${written.slice(at + 1)}`;
  const plain = (grouping === '' ? whole : whole.split(grouping).join('')) + rest;
  if (!digits.test(plain)) return errors.value;
  return finite(Number(plain) / 100 ** percents);
}

/** The most characters that a cell holds. */
const LONGEST = 32_767;

/** Texts as one, with a mark between them; several marks that take turns are not worked out. */
const textJoin = ofGrids(([mark = single(null), ignore, ...given], circumstances) => {
  if (!isSingle(mark)) return unknownCall(circumstances);
  const between = firstOf(mark).value;
  const isIgnored = ignore ? toTruth(firstOf(ignore).value) : false;
  const cells = given.flatMap((grid) => (grid ?? single(null)).cells.flat());
  const joined = (): Value => {
    if (isPassedOn(between)) return between;
    if (typeof isIgnored !== 'boolean') return isIgnored;
    const texts: string[] = [];
    for (const { value } of cells) {
      if (isPassedOn(value)) return value;
      const text = toText(value, circumstances.mark);
      if (text !== '' || !isIgnored) texts.push(text);
    }
    const all = texts.join(toText(between, circumstances.mark));
    return all.length > LONGEST ? errors.value : all;
  };
  return alone(workedOut(joined(), cells));
});

/** A whole number that is given, or another where it is left out. */
function countOf(given: Known | undefined, missing: number, { mark }: Settings): Value {
  if (given === undefined) return missing;
  const number = toNumber(given, mark);
  return typeof number === 'number' ? Math.trunc(number) : number;
}

/** Where a text begins in another, from 1; capitals count. */
function find([sought = null, text = null, start]: readonly Known[], settings: Settings): Value {
  const from = countOf(start, 1, settings);
  if (typeof from !== 'number') return from;
  const all = toText(text, settings.mark);
  if (from < 1 || from > Math.max(1, all.length)) return errors.value;
  const at = all.indexOf(toText(sought, settings.mark), from - 1);
  return at === -1 ? errors.value : at + 1;
}

function right([text = null, count]: readonly Known[], settings: Settings): Value {
  const length = countOf(count, 1, settings);
  if (typeof length !== 'number') return length;
  const all = toText(text, settings.mark);
  return length < 0 ? errors.value : all.slice(Math.max(0, all.length - length));
}

/** Where the set of Windows differs from Unicode: 128 to 159. */
const FIRST_OF_WINDOWS = 128;
const fromWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The largest code of a character that CHAR knows. */
const LAST_CHARACTER = 255;

/** The character of a code, in the set of Windows. */
function char([code = null]: readonly Known[], { mark }: Settings): Value {
  const number = toNumber(code, mark);
  if (typeof number !== 'number') return number;
  const whole = Math.trunc(number);
  if (whole < 1 || whole > LAST_CHARACTER) return errors.value;
  return fromWindows.charAt(whole - FIRST_OF_WINDOWS) || String.fromCharCode(whole);
}

export const texts: WorksheetFunctions = {
  CHAR: ofValues(char),
  TEXTJOIN: textJoin,
  FIND: ofValues(find),
  RIGHT: ofValues(right),
  SUBSTITUTE: substituteAll,
  NUMBERVALUE: ofValues((values, settings) => numberValue(values, settings)),
  TRIM: ofValues(([text = null], { mark }) =>
    toText(text, mark).replace(/ +/g, ' ').replace(/^ | $/g, ''),
  ),
};
