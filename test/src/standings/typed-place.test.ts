import { describe, expect, test } from '@jest/globals';
import { placeAstray, typedPlace } from '../../../src';

describe('a place as people type it', () => {
  test.each([
    ['1', 1],
    ['12', 12],
    ['999999', 999_999],
    [' 3 ', 3],
    ['T3', 3],
    ['t  3', 3],
    ['=3', 3],
    ['3=', 3],
    ['3 T', 3],
    ['T3T', 3],
    ['1st', 1],
    ['2ND', 2],
    ['3rd', 3],
    ['4th', 4],
    ['5e', 5],
    ['2/3', 2],
    ['2-10', 2],
    ['2 / 3', 2],
    ['2  -  3', 2],
    ['2nd-3', 2],
    ['7/7', 7],
    ['12/123456', 12],
  ])('%j is place %i', (text, place) => {
    expect(typedPlace(text)).toBe(place);
  });

  test.each([
    ...['', ' ', 'T', '=', '0', '1234567', '2/1234567', '-1', '1.5', 'third', '3x', 'x3', '#3'],
    // A range that begins beyond its end or at no place, and one without an end.
    ...['3/2', '0/2', '2/', '/3', '2/3/4', '2 3', '2+3', '2 x 3', 'T T 3', '3TT', '3 st'],
  ])('%j is none', (text) => {
    expect(typedPlace(text)).toBeUndefined();
  });
});

describe('places that follow from each other', () => {
  test.each<[readonly (number | undefined)[]]>([
    [[]],
    [[undefined]],
    [[1]],
    [[3, 1, 2]],
    [[1, 1, 3]],
    [[2, undefined, 1, 2, 4]],
    [[1, 1, 1, 4, 4, 6]],
  ])('%j', (places) => {
    expect(placeAstray(places)).toBeUndefined();
  });

  test.each<[readonly (number | undefined)[], object]>([
    [[2], { row: 0, place: 2, expected: 1 }],
    [[0], { row: 0, place: 0, expected: 1 }],
    [[1, 3], { row: 1, place: 3, expected: 2 }],
    // Who shares place 1 leaves out place 2.
    [[2, 1, 1], { row: 0, place: 2, expected: 3 }],
    [[undefined, 4, 1, 2], { row: 1, place: 4, expected: 3 }],
    // Of several in one place the first row is named, and of several places the highest.
    [[9, 1, 5, 5], { row: 2, place: 5, expected: 2 }],
    [[5, 1, 5, 9], { row: 0, place: 5, expected: 2 }],
  ])('not %j', (places, astray) => {
    expect(placeAstray(places)).toEqual(astray);
  });
});
