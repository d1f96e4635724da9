/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';
import { significant } from '../../../src/core/numbers';
import { CellError, Unknown } from '../../../taskpane/why/values/cell';
import { createGrid } from '../../../tools/workbench/grid/o-spreadsheet';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { FakeWhy } from '../support/fake-why';
import { workedOutIn } from './worked-out';

/** Numbers, texts, a truth value and blanks that the formulas refer to: exact ones, as the engine rounds binary noise otherwise. */
const inputs: Readonly<Record<string, string | number | boolean>> = {
  B1: 3,
  B2: -1.25,
  B3: 2.625,
  B4: 120,
  C1: 'Ann',
  C2: 'bob',
  C3: 'Cid',
  C4: 'Dee',
  D1: true,
  D2: 0,
};

function fill(cells: FakeWhy): void {
  for (const [address, value] of Object.entries(inputs)) cells.put(`SOF!${address}`, value);
}

/** Draws formulas of what the engine of the workbench works out as Excel does. */
class Formulas {
  constructor(private readonly next: () => number) {}

  private pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)] as T;
  }

  number(depth: number): string {
    const a = (): string => this.number(depth - 1);
    const c = (): string => this.truth(depth - 1);
    const cell = (): string => this.pick(['B1', 'B2', 'B3', 'B4', 'E1']);
    const list = (): string => this.pick(['B1:B4', 'B1:D2', 'B2:C3', 'B3:B4']);
    if (depth <= 0) return this.pick([cell, () => String(Math.floor(this.next() * 400) / 8)])();
    return this.pick([
      () => `(${a()}${this.pick(['+', '-', '*', '/'])}${a()})`,
      () => `ROUND(${a()},${this.pick([-2, -1, 0, 1, 2, 3])})`,
      () => `ROUNDUP(${a()},${this.pick([0, 1, 2])})`,
      () => `ROUNDDOWN(${a()},${this.pick([0, 1, 2])})`,
      () => `INT(${a()})`,
      () => `TRUNC(${a()})`,
      () => `ABS(${a()})`,
      () => `SQRT(${a()})`,
      () => `MOD(${a()},${this.pick([2, 3, 7])})`,
      () => `ABS(${a()})^${this.pick([0.5, 1, 2])}`,
      () => `IF(${c()},${a()},${a()})`,
      () => `IFERROR(${a()},${a()})`,
      () => `IFS(${c()},${a()},TRUE,${a()})`,
      () => `SWITCH(${this.pick([1, 2, 3])},1,${a()},2,${a()},${a()})`,
      () => `${this.pick(['SUM', 'MIN', 'MAX', 'AVERAGE', 'PRODUCT'])}(${list()},${a()})`,
      () => `${this.pick(['COUNT', 'COUNTA', 'COUNTBLANK'])}(${list()})`,
      () => `SUMPRODUCT(B1:B4,B1:B4)*${a()}`,
      () => `INDEX(B1:B4,${this.pick([1, 2, 3, 4])})+${a()}`,
      () => `MATCH("${this.pick(['ann', 'Cid', 'Eve'])}",C1:C4,0)+${a()}`,
      () => `XLOOKUP("${this.pick(['ann', 'Cid', 'Eve'])}",C1:C4,B1:B4,${a()})`,
      () => `VLOOKUP(${this.pick([3, 120, 7])},B1:C4,1,FALSE)+${a()}`,
      () => `ROWS(${list()})*COLUMNS(${list()})`,
      () => `SUM(TRANSPOSE(${list()}))`,
      () => `SUM(FILTER(B1:B4,B1:B4>${this.pick([0, 2.5])}))`,
    ])();
  }

  truth(depth: number): string {
    const a = (): string => this.number(depth - 1);
    const c = (): string => this.truth(depth - 1);
    if (depth <= 0) return this.pick(['TRUE', 'FALSE', 'D1', 'D2=0', 'C1="ANN"', 'B1>2']);
    return this.pick([
      () => `${a()}${this.pick(['=', '<>', '<', '>', '<=', '>='])}${a()}`,
      () => `AND(${c()},${c()})`,
      () => `OR(${c()},${c()})`,
      () => `XOR(${c()},${c()})`,
      () => `NOT(${c()})`,
      () =>
        `${this.pick(['ISNUMBER', 'ISTEXT', 'ISERROR', 'ISBLANK'])}(${this.pick(['B1', 'C1', 'E1', a()])})`,
    ])();
  }
}

/** Numbers at 12 digits, and a blank as Excel shows it; an error is an error: the engine has other codes for some. */
function plain(value: unknown): unknown {
  if (value instanceof CellError) return 'an error';
  if (value instanceof Unknown) return `? ${value.source}`;
  if (typeof value === 'object' && value !== null && 'error' in value) return 'an error';
  return typeof value === 'number' ? significant(value) + 0 : (value ?? 0);
}

describe('A formula comes to what the engine of the workbench works out', () => {
  const count = runs(200, 2000);

  test(`${count} formulas of chance`, async () => {
    const next = randomFrom(sampleSeed);
    const draw = new Formulas(next);
    const formulas = Array.from({ length: count }, (_, at) =>
      at % 4 === 0 ? `=${draw.truth(3)}` : `=${draw.number(3)}`,
    );
    const written = Object.fromEntries(formulas.map((formula, at) => [`Z${at + 1}`, formula]));
    const grid = createGrid(library, {
      sheets: [{ name: 'SOF', cells: { ...inputs, ...written } as Record<string, string> }],
    });
    const { id: sheetId } = grid.activeSheet();
    const found = grid.read({ sheetId, row: 0, column: 25, rows: count, columns: 1 });
    const different: unknown[] = [];
    for (const [at, formula] of formulas.entries()) {
      const theirs = plain(found[at]?.[0]?.value);
      const { grid: result } = await workedOutIn(fill, formula);
      const ours = plain(result.cells[0]?.[0]?.value);
      if (ours !== theirs) different.push({ formula, ours, theirs });
    }
    expect(different.slice(0, 20)).toEqual([]);
  });
});
