import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src';
import { readSettings } from '../../../../src/nk/event/settings';
import { refusal, value } from '../../results';

describe('the settings of an event', () => {
  test('are those of the regulations unless the director says otherwise', () => {
    expect(value(readSettings())).toEqual({
      groupSize: 16,
      rounds: 7,
      floatDown: 'top',
      floatUp: 'bottom',
      absencePoints: 0,
      candidateMayHaveBye: false,
      titleFrom: 6,
    });
    expect(value(readSettings({}))).toEqual(DEFAULT_SETTINGS);
  });

  test('keep what is said and default the rest', () => {
    expect(value(readSettings({ groupSize: 8, floatUp: 'middle' }))).toEqual({
      ...DEFAULT_SETTINGS,
      groupSize: 8,
      floatUp: 'middle',
    });
  });

  const number = 'a number is needed (not text, a date as text or TRUE/FALSE).';
  const refused: [Partial<Settings>, string][] = [
    [{ groupSize: 1 }, 'groupSize: 1; a whole number of players per group from 2 is needed.'],
    [{ rounds: 0 }, 'rounds: 0; a whole round from 1 to 99 is needed.'],
    [{ rounds: 100 }, 'rounds: 100; a whole round from 1 to 99 is needed.'],
    [{ titleFrom: 1.5 }, 'titleFrom: 1.5; a whole round from 1 to 99 is needed.'],
    [{ floatDown: 'low' as 'top' }, 'floatDown: "low"; "top", "middle" or "bottom" is needed.'],
    [{ floatUp: '' as 'top' }, 'floatUp: an empty cell; "top", "middle" or "bottom" is needed.'],
    [{ absencePoints: 1 as 0 }, 'absencePoints: 1; an absence is worth 0 or 0.5 points.'],
    [
      { absencePoints: '0.5' as never },
      'absencePoints: "0.5"; an absence is worth 0 or 0.5 points.',
    ],
    [{ groupSize: '8' as never }, `groupSize: NaN; ${number}`],
    [{ rounds: '7' as never }, `rounds: "7"; ${number}`],
    [{ titleFrom: ' 6' as never }, `titleFrom: " 6"; ${number}`],
    [{ floatDown: 'TOP' as 'top' }, 'floatDown: "TOP"; "top", "middle" or "bottom" is needed.'],
    [
      { floatUp: ' top\u00a0' as 'top' },
      'floatUp: " top "; "top", "middle" or "bottom" is needed.',
    ],
    [{ candidateMayHaveBye: 'no' as never }, 'candidateMayHaveBye: "no"; TRUE or FALSE is needed.'],
    [{ candidateMayHaveBye: 1 as never }, 'candidateMayHaveBye: 1; TRUE or FALSE is needed.'],
    [
      { candidateMayHaveBye: null as never },
      'candidateMayHaveBye: an empty cell; TRUE or FALSE is needed.',
    ],
  ];
  test.each(refused)('%j is refused', (settings, said) => {
    expect(refusal(readSettings(settings))).toEqual([said, 'value']);
  });
});
