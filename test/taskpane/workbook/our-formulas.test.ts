/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { callsOneOf } from '../../../taskpane/workbook/our-formulas';

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
