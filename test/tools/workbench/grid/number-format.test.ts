import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import {
  fromEngineFormat,
  toEngineFormat,
} from '../../../../tools/workbench/grid/engine/number-format';

describe('number formats', () => {
  test.each([
    ['General', ''],
    ['0.00', '0.00'],
    ['#,##0.0', '#,##0.0'],
    ['0.0%', '0.0%'],
    ['@', ''],
    ['yyyy-mm-dd', 'yyyy-mm-dd'],
    ['0.00" MP"', '0.00" MP"'],
    ['0.00;[Red]-0.00', '0.00;-0.00'],
    ['0.0_);(0.0)', '0.0;(0.0)'],
    ['* 0', '0'],
    ['0\\x', '0"x"'],
    ['# ?/?', ''],
    ['0.00E+00', ''],
  ])('Excel\'s %s is "%s" in the engine', (excel, engine) => {
    expect(toEngineFormat(library, excel)).toBe(engine);
  });

  test('no format is General', () => {
    expect([fromEngineFormat(undefined), fromEngineFormat(''), fromEngineFormat('0')]).toEqual([
      'General',
      'General',
      '0',
    ]);
  });
});
