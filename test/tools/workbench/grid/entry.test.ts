import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { asEntered, asPlainText, asText } from '../../../../tools/workbench/grid/typing/entry';
import { numberTest } from '../../../../tools/workbench/grid/plugins/entry-plugin';

const isNumber = numberTest(library);

describe('what typed text means', () => {
  test.each([
    ['=A1', '=A1'],
    ['=', `'=`],
    ['+A1', '=+A1'],
    ['-Anna', '=-Anna'],
    ['@SUM(A1)', '=SINGLE(SUM(A1))'],
    ['+31 6 1234', '=+31 6 1234'],
    ['+5', '5'],
    ['-5', '-5'],
    ['- 5', '-5'],
    ['-50%', '-50%'],
    ['-1,250.5', '-1,250.5'],
    ['-', '-'],
    ['+ ', '+ '],
    ['@', '@'],
    ['Anna - Bea', 'Anna - Bea'],
    ["'=A1", "'=A1"],
  ])('%s is entered as %s', (typed, entered) => {
    expect(asEntered(typed, isNumber)).toBe(entered);
  });

  test('a line break does not hide a formula', () => {
    expect(asEntered('+A1\n+B1', isNumber)).toBe('=+A1\n+B1');
  });

  test('numbers and truth values are typed as the grid shows them, null as nothing', () => {
    expect([0.1, 1e21, true, false, null, 'x'].map(asText)).toEqual([
      '0.1',
      '1e+21',
      'TRUE',
      'FALSE',
      '',
      'x',
    ]);
  });

  test('a text gets an apostrophe only where it would be read as something else', () => {
    const special = ['=A1', '+5', '-x', '@x', `'x`, '12', '50%', '1/2/2020', 'true', '#N/A', ''];
    expect(special.map((text) => asPlainText(text, isNumber))).toEqual(
      special.map((text) => `'${text}`),
    );
    const plain = ['Anna', 'Table 12', 'truely', ' =x'];
    expect(plain.map((text) => asPlainText(text, isNumber))).toEqual(plain);
  });
});
