/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { holdsPlanned } from '../../../taskpane/excel/contents/sheet-contents';

describe('A cell holds what was planned', () => {
  test.each([
    ['the same', 7, 7],
    ['a text without its leading apostrophe', '=1+1', "'=1+1"],
    ['a formula in Excel’s own form', '=_xlfn.UNIQUE( @Year!A1 )', '=unique(Year!A1)'],
    ['nothing', '', null],
    ['a formula whose sheet is gone', '=SUM(#REF!,1)+#REF!', "=SUM('Round 1'!A1:B2,1)+Year!C3"],
    ['a formula that still names its sheet', "='Round 1'!#REF!*2", "='Round 1'!A1*2"],
  ])('%s', (_, now, planned) => {
    expect(holdsPlanned(now, planned)).toBe(true);
  });

  test.each([
    ['a number for a text', 7, "'7"],
    ['another formula', '=A1+2', '=A1+1'],
    ['a formula for a text', '=#REF!', 'x'],
    ['another formula with a lost reference', '=SUM(#REF!,2)', "=SUM('Round 1'!A1:B2,1)"],
    ['something longer', '=#REF!+A1', "='Round 1'!A1"],
    ['something typed into an empty cell', 'x', null],
  ])('not: %s', (_, now, planned) => {
    expect(holdsPlanned(now, planned)).toBe(false);
  });
});
