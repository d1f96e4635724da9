import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CellPosition, CellValue } from '../../../../../tools/workbench/grid/grid';
import {
  type Blanks,
  createFunctionHost,
  type FunctionHost,
} from '../../../../../tools/workbench/host';
import { runs } from '../../../../support/sampled';

const id = 'T.SAY';
const metadata = {
  functions: [
    { id, name: id, parameters: [{ name: 'cells', type: 'any', dimensionality: 'matrix' }] },
  ],
};

/** How a blank cell arrives. */
const blankAs: Readonly<Record<Blanks, unknown>> = { zero: 0, null: null, emptyText: '' };

/** A sheet with one column of formulas, each over a number and a blank cell. */
class Sheet {
  readonly rows: { readonly value: number; shown?: unknown }[] = [];
  /** The calculation after results breaks off. */
  breaks = false;

  constructor(private readonly functions: () => FunctionHost) {}

  enter(row: number, value: number): void {
    this.rows[row % 6] = { value };
    this.calculate([row % 6]);
  }

  calculate(rows: Iterable<number> = this.rows.keys()): void {
    const compute = this.functions().definitions[0]?.compute;
    for (const row of rows) {
      const formula = this.rows[row];
      if (formula === undefined) continue;
      const values: CellValue[][] = [[formula.value, null]];
      formula.shown = compute?.([{ kind: 'range', values }], { sheetId: 's1', row, column: 0 });
    }
  }

  onResults(cells?: readonly CellPosition[]): void {
    const [first, ...others] = cells?.map(({ row }) => row) ?? this.rows.keys();
    if (first !== undefined) this.calculate([first]);
    if (this.breaks) throw new Error('The calculation broke off.');
    this.calculate(others);
  }
}

/** The page of the functions as office.js has it: what could not be delivered is delivered again. */
class Page {
  loads = 1;
  private inbox: string[] = [];
  private undelivered: unknown[] = [];

  constructor(private readonly functions: () => FunctionHost) {}

  take(calls: readonly string[]): void {
    this.inbox.push(...calls);
  }

  load(): void {
    this.loads += 1;
    this.inbox = [];
    this.undelivered = [];
  }

  /** `sheet` breaks off the calculation that the results bring about. */
  answer(count: number, sheet?: Sheet): void {
    const results = this.inbox.splice(0, count).map((text) => {
      const [call, , args] = JSON.parse(text) as [number, string, unknown];
      return [call, true, this.said(args)];
    });
    this.undelivered.push(...results);
    if (sheet) sheet.breaks = true;
    try {
      this.functions().receive(this.undelivered);
      this.undelivered = [];
    } catch {
      // Delivered with the next answer.
    } finally {
      if (sheet) sheet.breaks = false;
    }
  }

  said(args: unknown): string {
    return `load ${String(this.loads)}: ${JSON.stringify(args)}`;
  }
}

const steps = fc.oneof(
  fc.record({ what: fc.constant('enter' as const), row: fc.nat(5), value: fc.nat(3) }),
  fc.record({ what: fc.constant('answer' as const), count: fc.nat(3), breaksOff: fc.boolean() }),
  fc.record({
    what: fc.constant('blanks' as const),
    blanks: fc.constantFrom<Blanks>('zero', 'null', 'emptyText'),
  }),
  fc.record({
    what: fc.constantFrom(
      'settle' as const,
      'wait' as const,
      'load' as const,
      'ready' as const,
      'insertRow' as const,
      'calculateFully' as const,
      'fail' as const,
    ),
  }),
);

test.each([false, true])(
  'Whatever comes between a call and its result, every formula ends up with its value (stale: %p)',
  (stale) => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (taken) => {
        const tasks: (() => void)[] = [];
        const late: (() => void)[] = [];
        const functions: FunctionHost = createFunctionHost({
          metadata,
          blanks: 'zero',
          stale,
          send: (calls) => {
            page.take(calls);
          },
          onResults: (cells) => {
            sheet.onResults(cells);
          },
          later: (task) => tasks.push(task),
          delayed: (task) => late.push(task),
        });
        const page = new Page(() => functions);
        const sheet = new Sheet(() => functions);
        const runAll = (list: (() => void)[]): void => {
          for (const task of list.splice(0)) task();
        };

        for (const step of taken) {
          switch (step.what) {
            case 'enter':
              sheet.enter(step.row, step.value);
              break;
            case 'answer':
              // Late results are no answer to office.js, which could deliver them again.
              page.answer(step.count, step.breaksOff && !stale ? sheet : undefined);
              break;
            case 'blanks':
              functions.setBlanks(step.blanks);
              break;
            case 'settle':
              runAll(tasks);
              break;
            case 'wait':
              runAll(late);
              break;
            case 'load':
              functions.restart();
              page.load();
              break;
            case 'ready':
              functions.ready();
              break;
            case 'insertRow':
              sheet.rows.unshift({ value: 9 });
              sheet.calculate([0]);
              functions.cellsMoved();
              break;
            case 'calculateFully':
              functions.invalidate();
              sheet.calculate();
              break;
            case 'fail':
              if (!functions.started()) functions.fail('It did not start.');
          }
        }

        functions.ready();
        for (let turn = 0; turn < 20; turn++) {
          runAll(tasks);
          page.answer(Infinity);
          runAll(late);
        }
        expect(functions.busy()).toBe(false);
        for (const formula of sheet.rows.filter(Boolean)) {
          expect(formula.shown).toBe(page.said([[[formula.value, blankAs[functions.blanks]]]]));
        }
      }),
      { numRuns: runs(150, 3000) },
    );
  },
);
