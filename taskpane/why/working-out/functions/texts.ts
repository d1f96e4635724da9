import { errors, finite, toText } from '../../values/numbers';
import type { Known, Value } from '../../values/cell';
import type { Settings } from '../settings';
import {
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

export const texts: WorksheetFunctions = {
  SUBSTITUTE: substituteAll,
  NUMBERVALUE: ofValues((values, settings) => numberValue(values, settings)),
  TRIM: ofValues(([text = null], { mark }) =>
    toText(text, mark).replace(/ +/g, ' ').replace(/^ | $/g, ''),
  ),
};
