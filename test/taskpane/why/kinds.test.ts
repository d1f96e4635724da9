/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { significant } from '../../../src/core/numbers';
import { columnLetters } from '../../../taskpane/sheets/address';
import { type CallNode, readFormula } from '../../../taskpane/why/formula/node';
import { type Fault, faultOf } from '../../../taskpane/why/fault';
import { partOf, rowNames } from '../../../taskpane/why/parts';
import { CellError, firstResults, type Grid } from '../../../taskpane/why/values/cell';
import { workOut } from '../../../taskpane/why/working-out/evaluate';
import type { FakeWhy } from '../support/fake-why';
import { cellsOf, documented, namesOf } from './documented';
import { givenAs, typedValues } from './given-as';
import { explained, pane, workedOutIn } from './support';
import { languages, ruled, say } from '../../../src/language';
import type { Explanation } from '../../../taskpane/why/explanation';
import type { told } from '../../../taskpane/why/calls/told';
import { toldRows } from '../../../taskpane/why/calls/our-function';
import { column as columnOf, perRow } from '../../../functions/declared';
import { number } from '../../../functions/arguments/parameters';
import { succeed } from '../../../src/core/result';
import { type NkSteps, tellScore } from '../../../src/nk/why';
import { chance, type Chance } from '../../checkers/kuksu-cycles';
import { provideCustomFunctions } from '../../functions/custom-functions';

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

/** A cell explained, with what the rows of its last call are called. */
async function explainedWithNames(
  ...asked: Parameters<typeof explained>
): Promise<Explanation & { readonly names: readonly string[] }> {
  const explanation = await explained(...asked);
  const { parts, beside } = explanation;
  const call = parts.at(-1)?.call;
  return { ...explanation, names: call ? rowNames(call, beside) : [] };
}

describe('A formula is explained', () => {
  test('with its arguments, their cells, and its steps', async () => {
    const { parts, agrees, result } = await explained((cells) => {
      cells.put('SOF!A1', 1420).put('SOF!B1', 27.5).put('SOF!C1', 2);
      cells.put('SOF!D1', 7.83, '=SOF.AWARD(A1,B1,C1,"Sectional",1)');
    }, 'SOF!D1');
    const [part] = parts;
    expect([result.value, agrees, parts.length]).toEqual([7.83, true, 1]);
    expect(part?.arguments.map(({ meant }) => meant?.value)).toEqual([
      1420,
      27.5,
      2,
      'Sectional',
      1,
    ]);
    expect(part?.steps.map((step) => `${step.clause} ${say(languages.en, ruled(step))}`)).toEqual([
      'S2 27.5 tables averaging 1420 masterpoints (s = 1.42, above 1.25): 2.000 x 1.42 + 1.000 + 27.5 / 60 x (3.130 x 1.42 + 17.087) = 13.70865',
      'S5 Sectional (R = 10), 2 sessions (S = 0.5 x (2 + 1) = 1.5), 1 restriction (P = 0.8): 10 / 14 x 1.5 / 1.5 x 0.8 = 0.571428…',
      'S5 basic award x scaling: 13.70865 x 0.571428… = 7.833514…',
      'S11 7.833514… rounded to 0.01: 7.83',
    ]);
  });

  test('with the row of a list that is meant, what it is called, and who shares', async () => {
    const { parts, names, offset, agrees } = await explainedWithNames((cells) => {
      ['Ann', 'Bob', 'Cid'].forEach((name, row) => cells.put(`SOF!D${row + 1}`, name));
      [60, 55, 60].forEach((score, row) => cells.put(`SOF!E${row + 1}`, score));
      cells.put('SOF!F1', 22.02, '=SOF.RESULTS(25.16,E1:E3)').put('SOF!F2', 14.15);
      cells.put('SOF!F3', 22.02).spills.set('SOF!F1', 'F3');
    }, 'SOF!F3');
    expect([names, offset, agrees]).toEqual([['Ann', 'Bob', 'Cid'], { row: 2, column: 0 }, true]);
    expect([parts[0]?.sharing, parts[0]?.comesTo]).toEqual([[0], 22.02]);
  });

  test('rows are called by names, not by numbers kept as text, sections or yes and no', async () => {
    const { names } = await explainedWithNames((cells) => {
      const columns = [
        ['Ann', 'Bob', 'Cid'],
        ['20011', '20012', '20013'],
        ['A', 'B', 'C'],
        ['yes', 'no', 'yes'],
      ];
      columns.forEach((names, column) => {
        names.forEach((name, row) => cells.put(`SOF!${'ABCD'.charAt(column)}${row + 1}`, name));
      });
      [60, 55, 50].forEach((score, row) => cells.put(`SOF!E${row + 1}`, score));
      cells.put('SOF!F1', 25.16, '=SOF.RESULTS(25.16,E1:E3)');
      cells.spills.set('SOF!F1', 'F3');
    }, 'SOF!F1');
    expect(names).toEqual(['Ann', 'Bob', 'Cid']);
  });

  test('rows are called by what stands beside them, whatever else the formula reads and a filter leaves out', async () => {
    const fill = (cells: FakeWhy): void => {
      ['Base pay', 'Extra fee', 'Late fee'].forEach((fee, row) =>
        cells.put(`SOF!A${row + 1}`, fee),
      );
      [10, 5, 10.16].forEach((fee, row) => cells.put(`SOF!B${row + 1}`, fee));
      ['Ann', 'Bob', 'Cid', 'Dot'].forEach((name, row) => cells.put(`SOF!A${row + 5}`, name));
      [60, 55, 60, 40].forEach((score, row) => cells.put(`SOF!B${row + 5}`, score));
      ['x', 'no', 'x', 'x'].forEach((mark, row) => cells.put(`SOF!C${row + 5}`, mark));
    };
    const summed = await explainedWithNames((cells) => {
      fill(cells);
      cells.put('SOF!F1', 22.02, '=SOF.RESULTS(SUM(B1:B3),B5:B8)').spills.set('SOF!F1', 'F4');
    }, 'SOF!F1');
    expect(summed.names).toEqual(['Ann', 'Bob', 'Cid', 'Dot']);
    const filtered = await explainedWithNames((cells) => {
      fill(cells);
      cells.put('SOF!F1', 22.02, '=SOF.RESULTS(25.16,FILTER(B5:B8,C5:C8="x"))');
      cells.spills.set('SOF!F1', 'F3');
    }, 'SOF!F1');
    expect(filtered.names).toEqual(['Ann', 'Cid', 'Dot']);
    const few = await explainedWithNames((cells) => {
      fill(cells);
      cells
        .put('SOF!F1', 0, '=SOF.RESULTS(25.16,IF(C5:C8="no",B5:B8,0))')
        .spills.set('SOF!F1', 'F4');
    }, 'SOF!F1');
    expect(few.names).toEqual(['', 'Bob', '', '']);
    const across = await explainedWithNames((cells) => {
      ['Ann', 'Bob', 'Cid'].forEach((name, row) => cells.put(`SOF!A${row + 1}`, name));
      [
        ['', '1', '½'],
        ['0', '', '1'],
        ['½', '0', ''],
      ].forEach((results, row) =>
        results.forEach((result, at) => cells.put(`SOF!${'BCD'.charAt(at)}${row + 1}`, result)),
      );
      cells.put('SOF!F1', 1.25, '=KUKSU.SODOS(NUMBERVALUE(SUBSTITUTE(B1:D3,"½",".5"),".",","))');
      cells.spills.set('SOF!F1', 'F3');
    }, 'SOF!F1');
    expect(across.names).toEqual(['Ann', 'Bob', 'Cid']);
  });

  test('rows are called by what stands beside a name, and in a table', async () => {
    const fill = (cells: FakeWhy): void => {
      ['Ann', 'Bob', 'Cid'].forEach((name, row) => cells.put(`SOF!A${row + 2}`, name));
      [60, 55, 60].forEach((score, row) => cells.put(`SOF!B${row + 2}`, score));
      cells.put('SOF!A1', 'Name').put('SOF!B1', 'Score');
      cells.names = [{ name: 'Scores', formula: '=SOF!$B$2:$B$4', ofSheet: false }];
      cells.tables.set('Entrants', { sheet: 'SOF', area: 'A1:B4' });
    };
    for (const list of ['Scores', 'SOF!B2:B4', 'Entrants[Score]']) {
      const { names } = await explainedWithNames((cells) => {
        fill(cells);
        cells.put('SOF!F1', 22.02, `=SOF.RESULTS(25.16,${list})`).spills.set('SOF!F1', 'F3');
      }, 'SOF!F1');
      expect([list, names]).toEqual([list, ['Ann', 'Bob', 'Cid']]);
    }
  });

  test('a row of points belongs to every row, and no cell of it to one of them', async () => {
    const { parts } = await explained((cells) => {
      [8, 5, 3].forEach((points, column) => cells.put(`SOF!${'ABC'.charAt(column)}1`, points));
      [6, 5, 4].forEach((wins, row) => cells.put(`SOF!E${row + 1}`, wins));
      cells.put('SOF!G1', 8, '=KGS.RESULTS(10,3,E1:E3,E1:E3,E1:E3,IF(A1>0,A1:C1,0))');
      cells.put('SOF!G2', 5).put('SOF!G3', 3).spills.set('SOF!G1', 'G3');
    }, 'SOF!G2');
    const seen = parts[0]?.arguments.map(({ meant }) => meant?.value);
    expect(seen).toEqual([10, 3, 5, 5, 5, undefined]);
    const across = await explained((cells) => {
      [1250, 1500].forEach((held, column) => cells.put(`SOF!${'AB'.charAt(column)}1`, held));
      cells.put('SOF!D1', 25.16, '=SOF.AWARD(A1:B1,60)').put('SOF!E1', 25.78);
      cells.spills.set('SOF!D1', 'E1');
    }, 'SOF!E1');
    expect(across.parts[0]?.arguments[0]?.meant?.value).toBe(1500);
  });

  test('and its result is compared with what the cell holds', async () => {
    const shown = async (value: string | number): Promise<boolean> =>
      (await explained((cells) => cells.put('SOF!D1', value, '=SOF.AWARD(1250,60)'), 'SOF!D1'))
        .agrees;
    expect(
      await Promise.all([25.16, 25.1600000000001, 25.15, '#NAME?', '25.16'].map(shown)),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('The steps of every cell come to what the cell shows', () => {
  type Given = readonly (unknown[][] | null)[];

  let calls: typeof told;

  beforeAll(async () => {
    provideCustomFunctions();
    ({ told: calls } = await import('../../../taskpane/why/calls/told'));
  });

  const column = (cells: readonly unknown[]): unknown[][] => cells.map((cell) => [cell]);
  const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

  /** Standings of so many players with fractions, a calculator now and then, and rows that do not count. */
  function results({ below, in: sometimes }: Chance): Given {
    const players = 2 + below(8);
    const marks = many(players, () => (sometimes(0.8) ? 'x' : ''));
    marks[0] = 'x';
    const figures = (most: number): unknown[] =>
      many(players, () => (sometimes(0.2) ? `${below(most)}½` : below(most)));
    return [
      ...[[[60]], [[players]]],
      ...[column(figures(6)), column(figures(4)), column(figures(3))],
      sometimes(0.5) ? [[8, 5, 3, 2, 1].slice(0, players)] : null,
      sometimes(0.5) ? column(marks) : null,
    ];
  }

  function year({ below, pick }: Chance): Given {
    const lines = 3 + below(12);
    const accounts = many(lines, () => pick(['Zen19', 'Aya', 'gnu', 'Erica', 'pachi2']));
    const events = many(lines, () => pick(['May', 'June', 'July']));
    const aliases = [
      ['Zen19', '', 'Zen'],
      ['Erica', 'June', 'Zen'],
      ['gnu', '', 'GNU Go'],
    ];
    return [column(accounts), column(events), column(many(lines, () => below(17) / 2)), aliases];
  }

  const drawn: Readonly<Record<string, (draw: Chance) => Given>> = {
    'KGS.FACTOR': ({ below, pick }) => [
      column(many(3, () => (1 + below(40)) / 4)),
      [[pick([9, 13, 19])]],
      [[1 + below(12)]],
    ],
    'KGS.PLAYERS': ({ below, pick }) => {
      const removed = many(6, () => pick(['', 'x']));
      return [column(many(6, () => below(10))), [[9]], column(removed)];
    },
    'KGS.POINTS': ({ below, in: sometimes }) => [
      [[10 + below(90)]],
      [[6]],
      [many(6, () => 1 + below(6))],
      sometimes(0.5) ? [[8, 5, 3, 2, 1]] : null,
    ],
    'KGS.TABLE': ({ below, in: sometimes }) => [
      [[10 + below(300)]],
      [[1 + below(9)]],
      sometimes(0.5) ? [[8, 5, 3]] : null,
    ],
    'KGS.RESULTS': results,
    'KGS.ANNUAL': year,
    'KGS.CHECK': ({ below }) => [...many(3, () => column(many(4, () => below(5)))), [[3]]],
  };

  const tables = ['KGS.TABLE', 'KGS.ANNUAL'];

  test('for every function of KGS', () => {
    const ofKgs = Object.keys(calls).filter((name) => name.startsWith('KGS.'));
    expect(ofKgs.sort()).toEqual(Object.keys(drawn).sort());
  });

  test.each(Object.keys(drawn))('%s', (name) => {
    const draw = chance(437655);
    for (let round = 0; round < 20; round++) {
      const given = drawn[name]?.(draw) ?? [];
      const call = calls[name];
      if (!call) throw new Error(name);
      const { answer: shown, reasons } = call.call(given);
      expect(shown.rows).toBeGreaterThan(0);
      for (const { value, row, column: at } of firstResults(shown, Infinity)) {
        const { steps, comesTo } = reasons(row, at);
        const where = [name, round, row, at];
        const isHeading = tables.includes(name) && row === 0;
        const isName = name === 'KGS.ANNUAL' ? at === 1 : name === 'KGS.TABLE' && at === 0;
        if (isHeading || isName || (value === '' && name === 'KGS.TABLE')) {
          expect([...where, steps]).toEqual([...where, []]);
        } else {
          expect([...where, steps.length > 0]).toEqual([...where, true]);
          const number = typeof comesTo === 'number' ? significant(comesTo) : comesTo;
          expect([...where, number]).toEqual([...where, value]);
        }
      }
    }
  });

  test('of a list that is worked out once, the steps of one row are told', () => {
    const workedOut: number[] = [];
    const told: number[] = [];
    const squares = perRow([columnOf(number('sides'))], {
      working: (sides: readonly number[]) => {
        workedOut.push(sides.length);
        return succeed(sides.map((side) => ({ side, square: side * side })));
      },
      value: (rows) => rows.map(({ square }) => square),
    });
    const { call, byRow } = toldRows<NkSteps, { side: number; square: number }>(squares, [
      ({ side, square }, steps) => {
        told.push(side);
        steps.add('N2', 'score', { points: square, group: 0 }, square);
        return square;
      },
    ]);
    const { answer: shown, reasons } = call([column([4, 5, 6, ''])]);
    expect(firstResults(shown, Infinity).map(({ value }) => value)).toEqual([16, 25, 36, '']);
    expect(reasons(1, 0)).toMatchObject({ steps: [{ code: 'score' }], comesTo: 25, sharing: [] });
    expect([told, workedOut, byRow]).toEqual([[5], [3], true]);
    expect([reasons(3, 0), reasons(0, 1)]).toEqual([{ steps: [] }, { steps: [] }]);
    // @ts-expect-error -- steps of the working of another rule do not compile
    toldRows(squares, [tellScore]);
  });

  test('level players name each other', () => {
    const given: Given = [
      [[60]],
      [[14]],
      column([11, 14, 11]),
      ...many(2, () => column([9, 9, 9])),
    ];
    const called = calls['KGS.RESULTS']?.call(given);
    const sharing = [0, 1, 2].map((row) => called?.reasons(row, 0).sharing);
    expect(sharing).toEqual([[2], [], [0]]);
  });
});
