/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { languages, ruled, say } from '../../../src/language';
import type { Explanation } from '../../../taskpane/why/explanation';
import { rowNames } from '../../../taskpane/why/parts';
import type { FakeWhy } from '../support/fake-why';
import { explained } from './support';

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
