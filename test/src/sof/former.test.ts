import { describe, expect, test } from '@jest/globals';
import { sofAward, sofFormer } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

describe('S14: the former system', () => {
  test('B R S M P T: 60 tables, two sessions, regional, open', () => {
    expect(value(sofFormer(60, 2))).toBe(24.5); // 70/60 x 14 x 1.5
    expect(value(sofFormer(60, 2, {}))).toBe(24.5);
  });

  test('55 tables of 0-750 earned 15.93, where SOF pays 11.21 at an average of 250', () => {
    expect(value(sofFormer(55, 2, { limit: 750 }))).toBe(15.93); // 15.925
    expect(value(sofAward(250, 55))).toBe(11.21);
    expect(value(sofAward(247, 55))).toBe(11.17);
  });

  test('above 60 tables B is a logarithm', () => {
    expect(value(sofFormer(400, 2))).toBe(42); // log10(100) x 21
    expect(value(sofFormer(60.01, 2))).toBe(24.7); // log10(15.0025) x 21
    expect(value(sofFormer(1_000_000, 2))).toBe(113.36); // log10(250,000) x 21
  });

  test.each([
    ['Sectional', { rating: 'Sectional' }, 17.5],
    ['a limit of 100', { limit: 100 }, 12.25],
    ['a limit of 750', { limit: 750 }, 17.15],
    ['no limit', { limit: 'Unlimited' }, 24.5],
    ['no limit, in any case', { limit: 'unLIMITED' }, 24.5],
    ['one restriction', { restrictions: 1 }, 19.6],
    ['two restrictions', { restrictions: 2 }, 17.15],
    ['pairs', { type: 'Pairs' }, 24.5],
    ['Swiss', { type: 'SWISS' }, 24.5],
    ['board-a-match', { type: 'Board-a-match' }, 26.95],
    ['board-a-match by its initials', { type: 'BAM' }, 26.95],
    ['individual', { type: 'individual' }, 18.38],
    ['nothing said', { rating: undefined, limit: undefined, type: undefined }, 24.5],
  ])('%s', (_, options, award) => {
    expect(value(sofFormer(60, 2, options))).toBe(award);
  });

  test('S grows by half with every session', () => {
    expect([1, 2, 3, 4].map((sessions) => value(sofFormer(50, sessions)))).toEqual([
      14, 21, 28, 35,
    ]);
  });

  test.each([300, 99, 750.5, -100, 0])('a limit of %d is not available', (limit) => {
    expect(refusal(sofFormer(60, 2, { limit }))).toEqual([
      `limit: ${limit}. The former rules only have factors for 100, 750 and "Unlimited".`,
      'notAvailable',
    ]);
  });

  test.each(['Unlimited', 'UNL', ' unl\u00a0'])(
    '%j is no limit at all, as the slides write it',
    (limit) => {
      expect(value(sofFormer(60, 2, { limit }))).toBe(24.5);
    },
  );

  test.each([
    ['Sectional', 10],
    ['Regional', 14],
  ])('%s may be named by its R, %d', (rating, R) => {
    expect(sofFormer(44, 3, { rating: R })).toEqual(sofFormer(44, 3, { rating }));
    expect(sofAward(1250, 60, { rating: R })).toEqual(sofAward(1250, 60, { rating }));
  });

  test.each([0, 7, 10.5, -14, '14', '10'])('%j is the R of no rating', (rating) => {
    const found = typeof rating === 'string' ? `"${rating}"` : rating;
    const sentence = `rating: ${found}. Enter "Regional" or "Sectional".`;
    expect(refusal(sofFormer(60, 2, { rating }))).toEqual([sentence, 'value']);
  });

  test.each(['', 'none', '750'])('the text %j is no limit', (limit) => {
    expect(refusal(sofFormer(60, 2, { limit }))).toEqual([
      `limit: ${limit === '' ? 'empty' : `"${limit}"`}. Enter 100, 750 or "Unlimited".`,
      'value',
    ]);
  });

  test.each(unusableNumbers('limit'))('a limit of %d is refused', (limit, expected) => {
    expect(refusal(sofFormer(60, 2, { limit }))).toEqual(expected);
  });

  test('a limit with binary noise is a limit', () => {
    expect(value(sofFormer(60, 2, { limit: 100.00000000000001 }))).toBe(12.25);
  });

  test.each(['Teams', 'toString', 'pair s'])('the type %j is refused', (type) => {
    expect(refusal(sofFormer(60, 2, { type }))).toEqual([
      `type: "${type}". Enter "Pairs", "Swiss", "Board-a-match" or "Individual".`,
      'value',
    ]);
  });

  test.each([0, -1])('%d tables are refused', (tables) => {
    expect(refusal(sofFormer(tables, 2))).toEqual([
      `tables: ${tables}. Enter a number above 0.`,
      'value',
    ]);
  });

  test('more than a million tables are refused, because nothing caps them', () => {
    expect(failure(sofFormer(1_000_001, 2)).code).toBe('numberTooLarge');
  });

  test('tables come first, then what SOF has too, then limit and type', () => {
    const wrong = { rating: '?', limit: 1, restrictions: -1, type: '?' };
    expect(failure(sofFormer(0, 0, wrong)).at.argument).toBe('tables');
    expect(failure(sofFormer(1, 0, wrong)).at.argument).toBe('sessions');
    expect(failure(sofFormer(1, 1, wrong)).at.argument).toBe('rating');
    expect(failure(sofFormer(1, 1, { ...wrong, rating: 'Regional' })).at.argument).toBe(
      'restrictions',
    );
    expect(failure(sofFormer(1, 1, { limit: 1, type: '?' })).at.argument).toBe('limit');
    expect(failure(sofFormer(1, 1, { type: '?' })).at.argument).toBe('type');
  });
});
