import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import {
  fromEngineFormula,
  piecesOf,
  textOf,
  toEngineFormula,
} from '../../../../tools/workbench/grid/formulas/formula-text';

const isFunction = (name: string): boolean => ['SUM', 'IF', 'SOF.AWARD'].includes(name);
const back = (formula: string): string => fromEngineFormula(formula, isFunction);

describe('the spelling of formulas', () => {
  test.each([
    ['=@A1:A3', '=SINGLE(A1:A3)'],
    ['=@A:A+1', '=SINGLE(A:A)+1'],
    ['=-@$B$5:$D$5', '=-SINGLE($B$5:$D$5)'],
    ["=@'Second table'!A1:A3*2", "=SINGLE('Second table'!A1:A3)*2"],
    ['=@SOF.AWARD(A1,SUM(B1:B2))+1', '=SINGLE(SOF.AWARD(A1,SUM(B1:B2)))+1'],
    ['=@(A1:A3)', '=SINGLE((A1:A3))'],
    ['=@C1#', '=SINGLE(C1#)'],
    ['=SUM(@A1:A3,@SUM(@B1:B2))', '=SUM(SINGLE(A1:A3),SINGLE(SUM(SINGLE(B1:B2))))'],
  ])('%s becomes %s, and is read back as it was', (excel, engine) => {
    expect(toEngineFormula(excel)).toBe(engine);
    expect(back(engine)).toBe(excel);
  });

  test.each([
    ['="a@b"&"=@A1"', 'an @ inside a text'],
    ['=SUM(Points[@Award])', 'an @ in a table reference'],
    ['=@', 'an @ before nothing'],
    ['=@SUM(A1', 'an @ before a bracket that stays open'],
    ["='its own'!A1", 'a quoted sheet name'],
    ['=IF(A1="","",A1)', 'empty texts'],
  ])('%s is left alone: %s', (formula) => {
    expect(toEngineFormula(formula)).toBe(formula);
  });

  test('doubled quotation marks go through a function of ours, and come back', () => {
    expect(toEngineFormula('="Table ""A"""&B1')).toBe('=QUOTED("Table ","A","")&B1');
    expect(back('=QUOTED("Table ","A","")&B1')).toBe('="Table ""A"""&B1');
  });

  test('an apostrophe within the name of a sheet is another letter for the engine, and comes back', () => {
    expect(toEngineFormula("='it''s'!A1&\"it's\"")).toBe("='it\u02bcs'!A1&\"it's\"");
    expect(back("='it\u02bcs'!A1&\"it's\"")).toBe("='it''s'!A1&\"it's\"");
  });

  test('any text in a formula survives the way to the engine and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const formula = `=SUM("${text.replaceAll('"', '""')}",A1)`;
        expect(back(toEngineFormula(formula))).toBe(formula);
      }),
    );
  });

  test('known functions, TRUE and FALSE are read in upper case, other words as they are', () => {
    expect(back('=if(true,sof.award(x),unknown(1))&"sum("')).toBe(
      '=IF(TRUE,SOF.AWARD(x),unknown(1))&"sum("',
    );
    expect(back('=sum+1')).toBe('=sum+1');
  });

  test('cutting a formula into pieces loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (formula) => {
        expect(textOf(piecesOf(formula))).toBe(formula);
      }),
    );
  });
});
