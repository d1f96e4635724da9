/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import {
  attempt,
  callsOneOf,
  type Problem,
  withOwnNames,
} from '../../../../taskpane/excel/workbook/problems';
import { wording } from '../../../../taskpane/controls/wording';

const refused = async (code: string): Promise<Problem | undefined> => {
  // As office.js throws it.
  const error = Object.assign(new Error(`host: ${code}`), { code });
  const outcome = await attempt(() => Promise.reject(error));
  return outcome.ok ? undefined : outcome.problem;
};

describe('What Excel refuses becomes a sentence', () => {
  test.each([
    ['InvalidOperationInCellEditMode', 'press Enter or Esc', 'Enter of Esc'],
    ['AccessDenied', 'sheet is protected', 'blad is beveiligd'],
    ['InvalidSelection', 'select one cell', 'selecteer één cel'],
    ['InvalidOrTimedOutSession', 'connection to the workbook was lost', 'verbinding'],
    ['RequestPayloadSizeLimitExceeded', 'too much for Excel', 'te veel voor Excel'],
    ['ResponsePayloadSizeLimitExceeded', 'too much for Excel', 'te veel voor Excel'],
    ['ActivityLimitReached', 'Excel is busy', 'Excel is bezig'],
    ['WriteNotSupportedWhenModalDialogOpen', 'a dialog is open', 'dialoogvenster'],
    ['ApiNotFound', 'update Excel', 'werk Excel bij'],
    ['ItemNotFound', 'no longer exists', 'bestaat niet meer'],
  ])('%s says what to do, in both languages', async (code, english, dutch) => {
    const problem = await refused(code);
    expect(problem && wording('en', '.').problem(problem)).toMatch(new RegExp(english, 'i'));
    expect(problem && wording('nl', '.').problem(problem)).toMatch(new RegExp(dutch, 'i'));
  });

  test('A code without a sentence of its own is named', async () => {
    const problem = await refused('EmptyChartSeries');
    expect(problem).toEqual({ code: 'otherProblem', hostCode: 'EmptyChartSeries' });
    expect(problem && wording('en', '.').problem(problem)).toContain('(EmptyChartSeries)');
  });

  test('A mistake of our own is not taken for a refusal: it stays an exception', async () => {
    await expect(attempt(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
    const aborted = Object.assign(new Error('x'), { code: 20 });
    await expect(attempt(() => Promise.reject(aborted))).rejects.toBe(aborted);
  });

  test('An answer is passed on', async () => {
    expect(await attempt(() => Promise.resolve(5))).toEqual({ ok: true, value: 5 });
  });
});

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
