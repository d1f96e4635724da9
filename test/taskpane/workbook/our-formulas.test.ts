/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { callsOneOf, withOwnNames } from '../../../taskpane/workbook/problems';

const isOurs = callsOneOf(['SOF.AWARD', 'KGS.TABLE'], ['DEV']);

describe('A formula calls one of ours', () => {
  test.each([
    '=SOF.AWARD(1)',
    '=sof.award (1)',
    '=DEV.SOF.AWARD(1)',
    '=_xldudf_SOF_AWARD(1)',
    '=_xldudf_DEV_SOF_AWARD(1)',
    '=[2]!_xldudf_KGS_TABLE(1)',
    "='It''s SOF'!A1+SOF.AWARD(1)",
    '=IFERROR(@SOF.AWARD(1),"")',
  ])('%s', (formula) => {
    expect(isOurs(formula)).toBe(true);
  });

  test.each([
    '=CONTOSO.SOF.AWARD(1)',
    '=SOF.AWARDS(1)',
    '=SOF_AWARD(1)',
    '=XSOF.AWARD(1)',
    '="SOF.AWARD(1)"',
    '="""SOF.AWARD("&A1',
    "='SOF.AWARD('!A1",
    '=SOF.AWARD',
    '=_xldudf_CONTOSO_SOF_AWARD(1)',
  ])('not %s', (formula) => {
    expect(isOurs(formula)).toBe(false);
  });
});

describe('What Excel has taken for a function of another add-in', () => {
  const asTyped = withOwnNames(['SOF.AWARD', 'KGS.TABLE'], ['DEV']);

  test.each([
    ['=BloombergUI.xla!_xldudf_SOF_AWARD(A1,60)', '=SOF.AWARD(A1,60)'],
    ["='C:\\Program Files\\old.xlam'!_xldudf_SOF_AWARD(1,2)", '=SOF.AWARD(1,2)'],
    ["='https://club.example/It''s old.xlam'!_xldudf_DEV_KGS_TABLE(1)", '=DEV.KGS.TABLE(1)'],
    ['=ROUND([2]!_xldudf_SOF_AWARD (1,2),1)', '=ROUND(SOF.AWARD (1,2),1)'],
    ['=-@Other.xla!_xldudf_SOF_AWARD(1,2)', '=-@SOF.AWARD(1,2)'],
    [
      '=A.xla!_xldudf_SOF_AWARD(B.xla!_xldudf_KGS_TABLE(1),2)&"A.xla!_xldudf_SOF_AWARD("',
      '=SOF.AWARD(KGS.TABLE(1),2)&"A.xla!_xldudf_SOF_AWARD("',
    ],
  ])('%s is typed as %s', (stored, typed) => {
    expect([asTyped(stored), isOurs(stored)]).toEqual([typed, true]);
  });

  test.each([
    '=SOF.AWARD(1,2)',
    '=_xldudf_SOF_AWARD(1)',
    '=Other.xla!_xldudf_CONTOSO_ADD(1)',
    "='Round 1'!A1+SOF.AWARD(1,2)",
    '="Other.xla!_xldudf_SOF_AWARD(1)"',
  ])('%s stays', (formula) => {
    expect(asTyped(formula)).toBe(formula);
  });
});
