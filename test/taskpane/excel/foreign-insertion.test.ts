/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { excelSheet } from '../../../taskpane/excel/excel';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { Receipt } from '../../../taskpane/excel/workbook/workbook';
import { wording } from '../../../taskpane/controls/wording';
import { runs, sampleOf } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { losses, type Losses } from './foreign-hands';
import { openWorkbook, type } from './workbook';

jest.setTimeout(600_000);

const steps = ['insert', 'replace', 'undo'] as const;
type Step = (typeof steps)[number];

interface Attack {
  readonly step: Step;
  /** Somebody types into the cell before this request, counted from 1. */
  readonly before: number;
  readonly losing: number;
  readonly lost: Losses;
  readonly plain: boolean;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** A step takes two requests; what goes wrong asks for more. */
const attacks: readonly Attack[] = steps.flatMap((step) =>
  upTo(6).flatMap((before) =>
    losses.flatMap((lost) =>
      upTo(lost === 0 ? 1 : 5).flatMap((losing) =>
        [false, true].map((plain): Attack => ({ step, before, losing, lost, plain })),
      ),
    ),
  ),
);

const formula = '=SUM(1,2)';
const theirs = 'another hand';

let excel: ExcelPage;
beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Mine', cells: { A1: 1 } }], { undo: 'everything' });
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const content = (): unknown => {
  const sheetId = excel.grid.activeSheet().id;
  const [[cell] = []] = excel.grid.read({ sheetId, row: 1, column: 1, rows: 1, columns: 1 });
  return cell?.formula ?? cell?.value ?? null;
};

const told = (outcome: Attempt<unknown>): string =>
  outcome.ok ? '' : wording('en', '.').problem(outcome.problem);

/** Everything that goes before the step that is attacked; then that step. */
async function prepared(step: Step): Promise<() => Promise<Attempt<unknown>>> {
  const { id } = excel.grid.activeSheet();
  type(excel, 'Mine', 'B2', step === 'replace' ? 'old' : null);
  excel.grid.select({ sheetId: id, row: 1, column: 1, rows: 1, columns: 1 });
  if (step === 'insert') return () => excelSheet.insert(formula);
  const outcome = await excelSheet.insert(formula);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  const { value } = outcome;
  if (value.kind === 'occupied') return () => excelSheet.replace(value.occupied, formula);
  const receipt: Receipt = value.receipt;
  return () => excelSheet.undo(receipt);
}

/** What is said where the cell no longer holds what somebody typed; undefined where it does, or nobody did. */
async function lostIn({ step, before, losing, lost, plain }: Attack): Promise<string | undefined> {
  const { faults } = excel.host;
  const work = await prepared(step);
  const typing = { done: false };
  faults.plainErrors(plain);
  faults.before(before, () => {
    type(excel, 'Mine', 'B2', theirs);
    typing.done = true;
  });
  if (lost > 0) faults.loseAnswer(losing, lost);
  const outcome = await work();
  faults.clear();
  faults.plainErrors(false);
  return typing.done && content() !== theirs ? told(outcome) : undefined;
}

test('What somebody types into the cell stays, or a sentence names the cell', async () => {
  const missing: string[] = [];
  for (const attack of sampleOf(attacks, runs(25, Infinity), { seed: sampleSeed })) {
    const sentence = await lostIn(attack);
    if (sentence !== undefined && !sentence.includes('Mine!B2')) {
      missing.push(`${JSON.stringify(attack)}: ${sentence}`);
    }
  }
  expect(missing).toEqual([]);
});

test('Nobody else there, and every answer given: all three steps do what they say', async () => {
  for (const [step, after] of [
    ['insert', formula],
    ['replace', formula],
    ['undo', null],
  ] as const) {
    const work = await prepared(step);
    expect([step, told(await work()), content()]).toEqual([step, '', after]);
  }
});
