import { describe, expect, test } from '@jest/globals';
import { sofAward } from '../../../src';
import { basicAward } from '../../../src/sof/basic-award';
import { eventFactor, eventNamed } from '../../../src/sof/event';
import { failure, refusal, value } from '../results';

const flightA = { event: 'Flight A' };
const swiss = { event: 'Bracketed Swiss' };

describe('S6: stand-alone Flight A', () => {
  test('pays 110 % of the basic award', () => {
    expect(eventFactor('Flight A', basicAward(0, 30))).toBe(1.1);
    expect(eventFactor('Flight A', basicAward(10_000, 30))).toBe(1.1);
    expect(value(sofAward(2000, 30, flightA))).toBe(18.34); // 1.1 x 16.6735
  });

  test('comes after the limits of the basic award and is not limited again', () => {
    expect(value(sofAward(0, 1, flightA))).toBe(2.75); // 1.1 x 2.50; 2.60 from the unlimited 2.36
    expect(value(sofAward(10_000, 60, flightA))).toBe(55);
  });

  test('comes before the scaling', () => {
    // 50 x 1.1 x 10/14 x 2/3 x 0.8
    const options = { event: 'Flight A', rating: 'Sectional', sessions: 1, restrictions: 1 };
    expect(value(sofAward(10_000, 60, options))).toBe(20.95);
  });

  test('ties in decimals go up', () => {
    // 1.1 x 2.75 = 3.025: s = 0.5, no tables to speak of
    expect(value(sofAward(500, 1e-9, flightA))).toBe(3.03);
  });
});

describe('S7: a bracket of a bracketed Swiss', () => {
  test('pays 0.1 (s - 1.25) more, as a factor', () => {
    expect(eventFactor('Bracketed Swiss', basicAward(2250, 30))).toBe(1.1);
    expect(value(sofAward(2250, 30, swiss))).toBe(value(sofAward(2250, 30, flightA)));
    expect(value(sofAward(3250, 30, swiss))).toBe(25.36); // 1.2 x 21.12975
  });

  test('pays nothing more below an average of 1250, and at it', () => {
    for (const average of [0, 1249.99, 1250]) {
      expect(eventFactor('Bracketed Swiss', basicAward(average, 30))).toBe(1);
      expect(value(sofAward(average, 30, swiss))).toBe(value(sofAward(average, 30)));
    }
    expect(eventFactor('Bracketed Swiss', basicAward(1260, 30))).toBeCloseTo(1.001, 12);
  });

  test('pays 93.75 for 60 tables at the cap: it is not limited again', () => {
    expect(value(sofAward(10_000, 60, swiss))).toBe(93.75);
    expect(value(sofAward(1e6, 100, swiss))).toBe(93.75);
  });

  test('takes the average as it is before the limits of the basic award', () => {
    // s = 2 in an event so small that 2.50 would be its least: 2 x 2 + 1 = 5 is above it
    expect(value(sofAward(2000, 1e-9, swiss))).toBe(5.38); // 5 x 1.075 = 5.375
  });
});

describe('S6, S7: the event', () => {
  test.each([
    ['Flight A', 'Flight A'],
    ['FLIGHT a', 'Flight A'],
    ['bracketed swiss', 'Bracketed Swiss'],
    ['BRACKETED SWISS', 'Bracketed Swiss'],
    ['', ''],
    [' flight a ', 'Flight A'],
    ['\u00a0Flight\u00a0A', 'Flight A'],
    ['\tBracketed Swiss\u202f', 'Bracketed Swiss'],
    [' \u00a0 ', ''],
  ])('%j names %j', (text, event) => {
    expect(eventNamed(text)).toBe(event);
  });

  test('none named, or "", is any other event', () => {
    const plain = value(sofAward(5000, 60));
    expect(eventFactor('', basicAward(5000, 30))).toBe(1);
    expect(value(sofAward(5000, 60, { event: '' }))).toBe(plain);
    expect(value(sofAward(5000, 60, { event: undefined }))).toBe(plain);
  });

  test.each(['Flight B', 'Swiss', 'FlightA', '-', 'constructor'])('%j is refused', (event) => {
    expect(refusal(sofAward(1250, 60, { event }))).toEqual([
      `event: "${event}". Enter "Flight A" or "Bracketed Swiss", or leave it empty.`,
      'value',
    ]);
  });

  test('is looked at last', () => {
    const wrong = { sessions: 0, rating: '?', restrictions: -1, event: '?' };
    expect(failure(sofAward(0, 1, wrong)).at.argument).toBe('sessions');
    expect(failure(sofAward(0, 1, { ...wrong, sessions: 1 })).at.argument).toBe('rating');
    expect(failure(sofAward(0, 1, { ...wrong, sessions: 1, rating: 'Regional' })).at.argument).toBe(
      'restrictions',
    );
    expect(failure(sofAward(0, 1, { event: '?' })).at.argument).toBe('event');
  });
});
