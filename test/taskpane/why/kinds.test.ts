/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { significant } from '../../../src/core/numbers';
import { columnLetters } from '../../../taskpane/sheets/address';
import { type CallNode, readFormula } from '../../../taskpane/why/formula/node';
import { type Fault, faultOf } from '../../../taskpane/why/fault';
import { partOf } from '../../../taskpane/why/parts';
import { CellError, type Grid } from '../../../taskpane/why/values/cell';
import { workOut } from '../../../taskpane/why/working-out/evaluate';
import type { FakeWhy } from '../support/fake-why';
import { cellsOf, documented, namesOf } from './documented';
import { givenAs, typedValues } from './given-as';
import { explained, pane } from './support';
import { workedOutIn } from './worked-out';

/** Ways to give an argument, each with the cells that it needs. */
const kinds: Readonly<Record<string, (cells: FakeWhy, area: string, column: number) => string>> = {
  'a range': (_cells, area) => area,
  'a range with dollars': (_cells, area) => area.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2'),
  'a range of its own sheet by name': (_cells, area) => `SOF!${area}`,
  'a name': (cells, area, column) => {
    cells.names.push({ name: `list${column}`, formula: `=SOF!${area}`, ofSheet: false });
    return `LIST${column}`;
  },
  'a spill': (cells, area) => {
    const [from = '', to = from] = area.split(':');
    cells.spills.set(`SOF!${from}`, to);
    return `${from}#`;
  },
  'a chosen range': (_cells, area) => `IF(1=1,${area},0)`,
  'a range turned twice': (_cells, area) => `TRANSPOSE(TRANSPOSE(${area}))`,
  'a part of an array': (_cells, area) => `INDEX(${area},0,0)`,
  'a variable': (_cells, area) => `LET(x,${area},x)`,
  'a function of its own': (_cells, area) => `LAMBDA(y,y)(${area})`,
  'what is kept of a list': (_cells, area) => `FILTER(${area},ROW(${area})>0)`,
};

function same(value: unknown, expected: string | number): boolean {
  if (typeof expected === 'number' && typeof value === 'number') {
    return significant(value) === significant(expected);
  }
  return (value ?? '') === expected;
}

/** Every cell of a result that is not what is documented, or not what its steps come to. */
function wrong(
  result: Grid,
  calls: ReturnType<typeof workOut>['calls'],
  documentedResult: string,
): string[] {
  const found: string[] = [];
  const [call] = calls.slice(-1);
  for (const [row, line] of cellsOf(documentedResult).entries()) {
    for (const [column, expected] of line.entries()) {
      const value = result.cells[row]?.[column]?.value;
      if (!same(value, expected)) found.push(`${row},${column}: ${JSON.stringify(value)}`);
      if (!call) continue;
      const part = partOf({ call, row, column });
      const { comesTo, steps } = part;
      if (steps.length > 0 && !same(comesTo, expected)) found.push(`steps: ${String(comesTo)}`);
      if (part.error) found.push(part.error.code);
    }
  }
  return found;
}

describe('Every example of every function', () => {
  test('is found: three a function or more', () => {
    expect(documented.length).toBeGreaterThan(90);
    expect(new Set(documented.map(({ id }) => id)).size).toBe(pane.ids.length);
  });

  test.each(documented.map((each) => [each.formula, each] as const))(
    'as it is typed: %s',
    async (formula, { result }) => {
      const { grid, calls } = await workedOutIn(() => undefined, formula);
      expect(wrong(grid, calls, result)).toEqual([]);
    },
  );

  test.each(Object.entries(kinds))('with %s in place of what is typed', async (_name, kind) => {
    const found: string[] = [];
    for (const { formula, result } of documented) {
      const given = givenAs(formula, kind);
      const { grid, calls } = await workedOutIn(given.fill, given.formula);
      const bad = wrong(grid, calls, result);
      if (bad.length > 0) found.push(`${given.formula}: ${bad.join('; ')}`);
    }
    expect(found).toEqual([]);
  });

  test('has steps for at least one cell of its result', async () => {
    const without: string[] = [];
    for (const { id, formula } of documented) {
      const { grid, calls } = await workedOutIn(() => undefined, formula);
      const [call] = calls.slice(-1);
      const steps = grid.cells.flatMap((line, row) =>
        line.flatMap((_, column) => (call ? partOf({ call, row, column }).steps : [])),
      );
      if (steps.length === 0) without.push(`${id}: ${formula}`);
    }
    expect(without).toEqual([]);
  });
});

/** The last cell in the first row of the first argument that is numbers: on the diagonal of a table anything may stand. */
function numberCell(formula: string): { readonly row: number; readonly column: number } {
  const call = readFormula(formula)?.tree as CallNode;
  for (const [at, node] of call.arguments.entries()) {
    const [first = []] = (node && typedValues(node)) ?? [];
    const last = first[first.length - 1];
    if (typeof last === 'number') return { row: 10, column: 3 + 5 * at + first.length - 1 };
  }
  throw new Error(`${formula} has no numbers`);
}

describe('A cell that cannot be used', () => {
  const first = [...new Map([...documented].reverse().map((each) => [each.id, each])).values()];

  test.each(first.map(({ id, formula }) => [id, formula] as const))(
    'is found for %s: a text, and an error that is passed on',
    async (_id, formula) => {
      const at = numberCell(formula);
      for (const spoilt of ['spoilt', '#DIV/0!']) {
        const given = givenAs(formula, (_cells, area) => area);
        const { parts } = await explained((cells) => {
          given.fill(cells);
          cells.put('SOF!A1', '#VALUE!', given.formula);
          cells.put(`SOF!${columnLetters(at.column)}11`, spoilt);
        }, 'SOF!A1');
        const { fault, error } = faultIn(parts);
        expect(error).toBeInstanceOf(CellError);
        expect(fault?.cell).toMatchObject(at);
        if (spoilt === '#DIV/0!') expect(fault?.passedOn).toBe('#DIV/0!');
        else expect(fault?.failure?.code).toBeDefined();
      }
    },
  );
});

function faultIn(parts: Awaited<ReturnType<typeof explained>>['parts']): {
  readonly fault: Fault | undefined;
  readonly error: CellError | undefined;
} {
  const part = parts.find(({ error }) => error) ?? parts[0];
  return { fault: part && faultOf(part, namesOf(part.call.id)), error: part?.error };
}
