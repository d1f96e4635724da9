/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { attempt, type Problem } from '../../../taskpane/workbook/problems';
import { wording } from '../../../taskpane/views/wording';

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
