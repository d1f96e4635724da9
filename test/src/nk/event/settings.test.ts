import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src';
import { readSettings } from '../../../../src/nk/event/event';
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
      halfPoints: false,
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

  const number = 'Enter a number (not text or TRUE/FALSE).';
  const refused: [Partial<Settings>, string][] = [
    [{ groupSize: 1 }, 'groupSize: 1. Enter a whole number, 2 or more.'],
    [{ rounds: 0 }, 'rounds: 0. Enter a whole number from 1 to 99.'],
    [{ rounds: 100 }, 'rounds: 100. Enter a whole number from 1 to 99.'],
    [{ titleFrom: 1.5 }, 'titleFrom: 1.5. Enter a whole number from 1 to 99.'],
    [{ floatDown: 'low' as 'top' }, 'floatDown: "low". Choose top, middle or bottom.'],
    [{ floatUp: '' as 'top' }, 'floatUp: empty. Choose top, middle or bottom.'],
    [{ absencePoints: 1 as 0 }, 'absencePoints: 1. Enter 0 or 0.5.'],
    [{ absencePoints: '0.5' as never }, 'absencePoints: "0.5". Enter 0 or 0.5.'],
    [{ groupSize: '8' as never }, `groupSize: NaN. ${number}`],
    [{ rounds: '7' as never }, `rounds: "7". ${number}`],
    [{ titleFrom: ' 6' as never }, `titleFrom: " 6". ${number}`],
    [{ floatDown: 'TOP' as 'top' }, 'floatDown: "TOP". Choose top, middle or bottom.'],
    [{ floatUp: ' top\u00a0' as 'top' }, 'floatUp: " top ". Choose top, middle or bottom.'],
    [{ candidateMayHaveBye: 'no' as never }, 'candidateMayHaveBye: "no". Enter TRUE or FALSE.'],
    [{ halfPoints: 'no' as never }, 'halfPoints: "no". Enter TRUE or FALSE.'],
    [{ candidateMayHaveBye: 1 as never }, 'candidateMayHaveBye: 1. Enter TRUE or FALSE.'],
    [{ candidateMayHaveBye: null as never }, 'candidateMayHaveBye: empty. Enter TRUE or FALSE.'],
  ];
  test.each(refused)('%j is refused', (settings, said) => {
    expect(refusal(readSettings(settings))).toEqual([said, 'value']);
  });
});
