import { expect, test } from '@jest/globals';
import { sofAward, sofFormer } from '../../../src';
import { value } from '../results';

/** What the slides say in words and their formulas do not give, as the help pages tell it. */
const award = (average: number, tables: number): number => value(sofAward(average, tables));

test('the maximum of 50 is not reached at an average of 6,200', () => {
  expect(award(6200, 60)).toBe(49.89);
  expect([award(6219, 60), award(6220, 60)]).toEqual([49.99, 50]);
});

test('eight weak tables earn more than 2.50, by either system', () => {
  expect(award(0, 8)).toBe(3.11);
  expect([award(0, 2), award(0, 3)]).toEqual([2.5, 2.57]);
  expect(value(sofFormer(8, 2, { limit: 100 }))).toBe(3.15);
});

test('32 tables earn from 5.70 to 46.81, not from 3.6 to 39', () => {
  expect([award(0, 32), award(10_000, 32)]).toEqual([5.7, 46.81]);
});

test('60 tables of a limited game earn more than 20 of an unlimited one', () => {
  expect(value(sofFormer(60, 2, { limit: 100 }))).toBe(12.25);
  expect(value(sofFormer(20, 2, { limit: 'UNL' }))).toBe(10.5);
});
