/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { CellError, Unknown, type Value } from '../../../taskpane/why/values/cell';
import type { Pane } from '../../../taskpane/why/found-cell';
import { FakeWhy } from '../support/fake-why';
import { explained, found, pane, readFor } from './support';
import { workedOutIn } from './worked-out';

/** A sheet with a list, a table, a spill and names; the formula stands in A1, and in row 12 for `@`. */
function fill(cells: FakeWhy): void {
  cells.put('SOF!B1', 3).put('SOF!B2', 1).put('SOF!B3', 2);
  cells.put('Other!A1', 7).put('Other!B1', 70).put('Two words!C3', 5);
  ['No.', 'No. of tables', 'Name'].forEach((name, k) => cells.put(`SOF!${'DEF'[k] ?? ''}10`, name));
  [1, 2, 3].forEach((each) => {
    cells.put(`SOF!D${10 + each}`, each).put(`SOF!E${10 + each}`, 10 * each);
    cells.put(`SOF!F${10 + each}`, `P${each}`);
  });
  cells.put('SOF!E14', 60);
  cells.tables.set('List', { sheet: 'SOF', area: 'D10:F14', totals: true });
  cells.put('SOF!H1', 4, '=SEQUENCE(3)+3').put('SOF!H2', 5).put('SOF!H3', 6);
  cells.spills.set('SOF!H1', 'H3');
  cells.names.push(
    { name: 'rate', formula: '=SOF!$B$1', ofSheet: false },
    { name: 'local', formula: '=SOF!$B$2', ofSheet: true },
    { name: 'local', formula: '=SOF!$B$3', ofSheet: false },
    { name: 'start', formula: '=SOF!$H$1', ofSheet: false },
    { name: 'ten', formula: '=10', ofSheet: false },
    { name: 'both', formula: '=rate+ten', ofSheet: false },
    { name: 'twice', formula: '=LAMBDA(x,2*x)', ofSheet: false },
    { name: 'loop', formula: '=loop+1', ofSheet: false },
  );
  cells.otherNames.set('Other!rate', '=Other!$A$1').set('Other!sum', '=Other!$A$1+Other!$B$1');
  cells.otherNames.set('Other!far', "='Two words'!$C$3");
}

const plain = (value: Value): unknown => {
  if (value instanceof CellError) return value.code;
  return value instanceof Unknown ? `? ${value.why} ${value.source}` : value;
};

async function valuesOf(formula: string): Promise<unknown> {
  const { grid } = await workedOutIn(fill, `=${formula}`);
  const values = grid.cells.map((row) => row.map(({ value }) => plain(value)));
  return values.length === 1 && values[0]?.length === 1 ? values[0][0] : values;
}

describe('A reference is read, whichever way it is written:', () => {
  test.each([
    // Names: of the sheet first, then of the workbook, in any case.
    ['rate', 3],
    ['RATE', 3],
    ['local', 1],
    ['SOF!local', 1],
    ['sof!rate', 3],
    ['both', 13],
    ['twice(rate)', 6],
    // Names of other sheets: cells there or elsewhere, and formulas.
    ['Other!rate', 7],
    ['other!RATE', 7],
    ['Other!far', 5],
    ['Other!sum', 77],
    ['Other!ten', 10],
    ['Other!both', 13],
    // Spills, also of a cell that a name stands for.
    ['SUM(H1#)', 15],
    ['SUM($H$1#)', 15],
    ['SUM(SOF!H1#)', 15],
    ['SUM(start#)', 15],
    ['SUM(_xlfn.ANCHORARRAY(H1))', 15],
    // Whole columns and rows.
    ['SUM(B:B)', 6],
    ['SUM($B:$B)', 6],
    ['SUM(1:1)', 7],
    ['SUM(Other!A:B)', 77],
    ['ROWS(B:B)', 1_048_576],
    // Tables.
    ['SUM(List[No. of tables])', 60],
    ['SUM(list[NO. OF TABLES])', 60],
    ['SUM(List[[No.]:[No. of tables]])', 66],
    ['COUNTA(List)', 9],
    ['COUNTA(List[])', 9],
    ['COUNTA(List[#Data])', 9],
    ['ROWS(List[#All])', 5],
    ['COUNTA(List[[#All],[No.]:[Name]])', 13],
    ['INDEX(List[#Headers],2)', 'No. of tables'],
    ['List[[#Totals],[No. of tables]]', 60],
    ['ROWS(List[[#Headers],[#Data],[No.]])', 4],
    // Constants.
    ['SUM({1,2;3,-4})', 2],
    ['INDEX({1,"a";TRUE,#N/A},1,2)', 'a'],
    ['INDEX({1,"a";TRUE,#N/A},2,2)', '#N/A'],
    // LET and LAMBDA.
    ['LET(rate,5,rate+1)', 6],
    ['LET(x,B1:B3,y,x*2,SUM(y))', 12],
    ['LET(f,LAMBDA(a,b,a-b),f(7,2))', 5],
    ['LAMBDA(x,LAMBDA(y,x+y))(1)', '#CALC!'],
    ['_xlfn.LET(_xlpm.x,2,_xlpm.x+1)', 3],
    ['_xlfn.LAMBDA(_xlpm.x,_xlpm.x)(1)', 1],
    // Other sheets.
    ["'Two words'!C3", 5],
    ['Other!$A$1', 7],
    ['#REF!+1', '#REF!'],
    ['Other!#REF!', '#REF!'],
    ["SUM('Two words'!#REF!,1)", '#REF!'],
  ])('%s', async (formula, expected) => {
    expect(await valuesOf(formula)).toEqual(expected);
  });

  test.each([
    ['[@No.]', 2],
    ['[@[No. of tables]]', 20],
    ['List[@Name]', 'P2'],
    ['List[[#This Row],[Name]]', 'P2'],
    ['COUNTA(List[@])', 3],
    ['@D10:D14', 2],
    ['_xlfn.SINGLE(D:D)', 2],
  ])('%s in a row of the table', async (formula, expected) => {
    const { result } = await explained((cells) => {
      fill(cells);
      cells.put('SOF!F12', 'P2', `=IF(TRUE,${formula},SOF.AWARD(1,1))`);
    }, 'SOF!F12');
    expect(plain(result.value)).toBe(expected);
  });
});

describe('What cannot be read is named, with why:', () => {
  test.each([
    ['Sheet1:Sheet3!A1', 'severalSheets'],
    ["'Jan 1:Dec 1'!A1:B2", 'severalSheets'],
    ['(B1,B2)', 'union', 'B1,B2'],
    ['B1:B3 B2:C2', 'intersection'],
    ['[Book2.xlsx]Sheet1!A1', 'otherWorkbook'],
    ["'[Book 2.xlsx]Sheet 1'!A1", 'otherWorkbook'],
    ['[Book2.xlsx]Sheet1!rate', 'otherWorkbook'],
    ['NoSheet!A1', 'noSheet'],
    ['NoSheet!rate', 'noSheet'],
    ['Other!nothing', 'noName'],
    ['nothing', 'noTable'],
    ['Nothing[Name]', 'noTable'],
    ['List[Nothing]', 'noTable'],
    ['[@Name]', 'noTable'],
    ['B1#', 'noSpill'],
    ['twice#', 'reference'],
    ['List[@Name]', 'noTable'],
  ])('%s: %s', async (formula, why, source = formula) => {
    expect(await valuesOf(formula)).toBe(`? ${why} ${source}`);
    // It stands in the way of what needs it, and of nothing else.
    expect(await valuesOf(`1+${formula}`)).toBe(`? ${why} ${source}`);
    expect(await valuesOf(`IF(1>2,${formula},5)`)).toBe(5);
  });

  test('the folders before another workbook are not part of it', async () => {
    expect(await valuesOf("'C:\\Club\\It''s\\[Book2.xlsx]Sheet1'!A1")).toBe(
      "? otherWorkbook '[Book2.xlsx]Sheet1'!A1",
    );
  });

  test('a name that stands for itself comes to an end', async () => {
    expect(await valuesOf('loop')).toMatch(/^\? /);
  });
});

describe('Requests for a formula', () => {
  const requests = async (formula: string): Promise<readonly string[]> => {
    const cells = new FakeWhy();
    fill(cells);
    cells.put('SOF!A1', 0, formula);
    const known = found((all) => {
      fill(all);
      all.put('SOF!A1', 0, formula);
    }, 'SOF!A1');
    if (known.kind !== 'ours') throw new Error(known.kind);
    await readFor(cells, known);
    return cells.requests;
  };

  test.each([
    ['=SOF.AWARD(rate,H1#,List[No.],B:B,Other!A1)', 1],
    ['=SOF.AWARD(Other!rate,both)', 1],
    ['=SOF.AWARD(Other!sum,60)', 2],
  ])('%s: %i for all of its references', async (formula, expected) => {
    expect(await requests(formula)).toHaveLength(expected);
  });
});

describe('A function of ours is found by every name it has:', () => {
  const dev = { ...pane, namespace: 'DEV' };
  const kindOf = (formula: string, of: Pane = dev): string =>
    found((cells) => cells.put('SOF!C1', 0, formula), 'SOF!C1', of).kind;

  test.each([
    '=SOF.AWARD(1250,60)',
    '=sof.award(1250,60)',
    '=DEV.SOF.AWARD(1250,60)',
    '=dev.sof.award(1250,60)',
    '=@SOF.AWARD(1250,60)',
    '=_xldudf_SOF_AWARD(1250,60)',
    '=_xldudf_DEV_SOF_AWARD(1250,60)',
    '=[2]!_xldudf_SOF_AWARD(1250,60)',
    '=name.xla!_xldudf_SOF_AWARD(1250,60)',
    '=_xlfn.SINGLE(SOF.AWARD(1250,60))',
    '= SOF.AWARD( 1250 ,\n 60 )',
    '=LET(a,60,SOF.AWARD(1250,a))',
    '=MAP({60},LAMBDA(a,SOF.AWARD(1250,a)))',
  ])('%s', async (formula) => {
    expect(kindOf(formula)).toBe('ours');
    const { result } = await explained((cells) => cells.put('SOF!C1', 25.16, formula), 'SOF!C1', {
      of: dev,
    });
    expect(result.value).toBe(25.16);
  });

  test('no namespace but the pane’s own counts', () => {
    expect(kindOf('=DEV.SOF.AWARD(1250,60)', pane)).toBe('foreign');
    expect(kindOf('=CONTOSO.SOF.AWARD(1,2)')).toBe('foreign');
    expect(kindOf('="SOF.AWARD(1,2)"&A1')).toBe('foreign');
  });
});
