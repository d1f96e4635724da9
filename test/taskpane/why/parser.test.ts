/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import {
  calleeName,
  childrenOf,
  type Node,
  oursIn,
  readFormula,
  sourceOf,
} from '../../../taskpane/why/formula/node';
import { explained, found, pane, readFor, workedOutIn } from './support';
import { argumentOf, misspeltIn } from '../../../taskpane/why/view/faults/Warnings';
import {
  answerOf,
  CellError,
  firstResults,
  Unknown,
  type Value,
} from '../../../taskpane/why/values/cell';
import type { Pane } from '../../../taskpane/why/found-cell';
import { FakeWhy } from '../support/fake-why';

const ours = oursIn(pane.ids, 'DEV');

/** The tree in brackets, the calls of ours, and the references, in the order of the formula. */
function read(text: string): readonly [tree: string, calls: string, references: string] {
  const formula = readFormula(text);
  if (!formula) return ['', '', ''];
  const calls: string[] = [];
  const references: string[] = [];
  const shown = (node: Node | null): string => {
    if (node === null) return '';
    const inside = (): string => childrenOf(node).map(shown).join();
    switch (node.type) {
      case 'Literal':
        return JSON.stringify(node.value);
      case 'ErrorLiteral':
        return node.value;
      case 'ReferenceIdentifier':
        references.push(sourceOf(formula.text, node));
        return node.kind;
      case 'ArrayExpression':
        return `{${node.elements.map((row) => row.map(shown).join()).join(';')}}`;
      case 'LetExpression':
        return `LET ${node.declarations.map(({ id }) => id.name).join()}(${inside()})`;
      case 'LambdaExpression':
        return `LAMBDA ${node.params.map(({ name }) => name).join()}(${inside()})`;
      case 'CallExpression': {
        const id = ours(calleeName(node) ?? '');
        if (id !== undefined) calls.push(id);
        return `${id === undefined ? (calleeName(node) ?? 'called') : 'ours'}(${inside()})`;
      }
      default:
        return `${node.operator}(${inside()})`;
    }
  };
  return [shown(formula.tree), calls.join(' '), references.join(' | ')];
}

const longest =
  'IF(OR(E8:E13="",ISNUMBER(MATCH(B8:B13,Year!$H$4:$H$203,0))),"",' +
  'KGS.RESULTS($B$3,$B$4,C8:C13,D8:D13,E8:E13,IF(COUNT(Calculator!$B$2:$F$2)=0,,Calculator!$B$2:$F$2),F8:F13))';

// Of each formula the tree, our calls, and every reference.
const formulas: readonly (readonly [
  formula: string,
  tree: string,
  calls: string,
  references: string,
])[] = [
  ['=SOF.AWARD(A1,B1)', 'ours(range,range)', 'SOF.AWARD', 'A1 | B1'],
  ['=sof.award(a1,b1)', 'ours(range,range)', 'SOF.AWARD', 'a1 | b1'],
  ['= SOF.AWARD( A1 ,\n  B1 )', 'ours(range,range)', 'SOF.AWARD', 'A1 | B1'],
  ['=SOF.AWARD($A$1,B$1)', 'ours(range,range)', 'SOF.AWARD', '$A$1 | B$1'],
  ['=SOF.AWARD(Year!A1,60)', 'ours(range,60)', 'SOF.AWARD', 'Year!A1'],
  ["=SOF.AWARD('Go! 2010'!A1,60)", 'ours(range,60)', 'SOF.AWARD', "'Go! 2010'!A1"],
  ["='It''s'!A1", 'range', '', "'It''s'!A1"],
  ['=SUM(3:5)', 'SUM(beam)', '', '3:5'],
  ['=SUM($3:$5)', 'SUM(beam)', '', '$3:$5'],
  ['=SUM(Year!B:D)', 'SUM(beam)', '', 'Year!B:D'],
  ["=SUM('Go! 2010'!2:2)", 'SUM(beam)', '', "'Go! 2010'!2:2"],
  ['=SUM(A1#)', 'SUM(#(range))', '', 'A1'],
  ['=SUM(Year!$A$1#)', 'SUM(#(range))', '', 'Year!$A$1'],
  ['=-A1#', '-(#(range))', '', 'A1'],
  ['=@A1#', '@(#(range))', '', 'A1'],
  ['=SOF.AWARD(-SOF!A1#,60)', 'ours(-(#(range)),60)', 'SOF.AWARD', 'SOF!A1'],
  ['=2*-scores#+B1#', '+(*(2,-(#(name))),#(range))', '', 'scores | B1'],
  ['=_xlfn.ANCHORARRAY(A1)', 'ANCHORARRAY(range)', '', 'A1'],
  ['=@A:A', '@(beam)', '', 'A:A'],
  ['=_xlfn.SINGLE(A:A)', 'SINGLE(beam)', '', 'A:A'],
  ['=@SOF.AWARD(A1:A3,60)', '@(ours(range,60))', 'SOF.AWARD', 'A1:A3'],
  ['={1,-2;"a",TRUE}', '{1,-2;"a",true}', '', ''],
  ['=KGS.POINTS(60,6,1,{8,5,3;2,1,0})', 'ours(60,6,1,{8,5,3;2,1,0})', 'KGS.POINTS', ''],
  ['={#N/A,"x""y"}', '{#N/A,"x\\"y"}', '', ''],
  ['={A1,2}', '{range,2}', '', 'A1'],
  ['={SOF.AWARD(A1,60),2}', '{ours(range,60),2}', 'SOF.AWARD', 'A1'],
  ['=SOF.AWARD(A1,B1,,"Regional")', 'ours(range,range,,"Regional")', 'SOF.AWARD', 'A1 | B1'],
  ['=SOF.AWARD(A1,B1,,,)', 'ours(range,range,,,)', 'SOF.AWARD', 'A1 | B1'],
  ['=IF(A1,,2)', 'IF(range,,2)', '', 'A1'],
  ['=ROUND(rate,2)', 'ROUND(name,2)', '', 'rate'],
  ['=Year!rate+1', '+(name,1)', '', 'Year!rate'],
  ["='Go! 2010'!rate", 'name', '', "'Go! 2010'!rate"],
  ['=T[Col]', 'table', '', 'T[Col]'],
  ['=T[@Col]', 'table', '', 'T[@Col]'],
  ['=[@[No. of tables]]', 'table', '', '[@[No. of tables]]'],
  ['=[@Name]&"x"', '&(table,"x")', '', '[@Name]'],
  ['=T[[#This Row],[Col]]', 'table', '', 'T[[#This Row],[Col]]'],
  ['=T[[#All],[A]:[C]]', 'table', '', 'T[[#All],[A]:[C]]'],
  ['=SUM(T[],T[#Totals])', 'SUM(table,table)', '', 'T[] | T[#Totals]'],
  ['=LET(x,A1,x*2)', 'LET x(range,*(name,2))', '', 'A1 | x'],
  [
    '=LET(a,1,b,a+1,SOF.AWARD(a,b))',
    'LET a,b(1,+(name,1),ours(name,name))',
    'SOF.AWARD',
    'a | a | b',
  ],
  ['=_xlfn.LET(_xlpm.x,A1,_xlpm.x)', 'LET x(range,name)', '', 'A1 | x'],
  ['=LAMBDA(x,x+1)(2)', 'called(LAMBDA x(+(name,1)),2)', '', 'x'],
  [
    '=MAP(A1:A3,LAMBDA(x,SOF.AWARD(x,60)))',
    'MAP(range,LAMBDA x(ours(name,60)))',
    'SOF.AWARD',
    'A1:A3 | x',
  ],
  ['=BYROW(A1:C3,LAMBDA(r,SUM(r)))', 'BYROW(range,LAMBDA r(SUM(name)))', '', 'A1:C3 | r'],
  ['=award(A1)', 'AWARD(range)', '', 'A1'],
  ['=50%', '%(50)', '', ''],
  ['=A1%%', '%(%(range))', '', 'A1'],
  ['=-A1^2', '^(-(range),2)', '', 'A1'],
  ['=--(A1:A3>0)', '-(-(>(range,0)))', '', 'A1:A3'],
  ['=A1&B1&"SOF.AWARD(1)"', '&(&(range,range),"SOF.AWARD(1)")', '', 'A1 | B1'],
  ['="a ""SOF.AWARD(1)"" b"', '"a \\"SOF.AWARD(1)\\" b"', '', ''],
  ["='SOF.AWARD (1)'!B2", 'range', '', "'SOF.AWARD (1)'!B2"],
  ['=A1>=B1', '>=(range,range)', '', 'A1 | B1'],
  ['=A1<>"x"', '<>(range,"x")', '', 'A1'],
  ['=SOF.AWARD(#REF!,60)', 'ours(#REF!,60)', 'SOF.AWARD', ''],
  ['=SOF.AWARD(Year!#REF!,60)', 'ours(#REF!,60)', 'SOF.AWARD', ''],
  ["='Go! 2010'!#REF!", '#REF!', '', ''],
  ['=SUM(A1:INDEX(B:B,3))', 'SUM(:(range,INDEX(beam,3)))', '', 'A1 | B:B'],
  ['=SUM((A1,B2))', 'SUM(,(range,range))', '', 'A1 | B2'],
  ['=SUM(A1:B2 B1:C3)', 'SUM( (range,range))', '', 'A1:B2 | B1:C3'],
  ['=SUM(Jan:Dec!B3)', 'SUM(range)', '', 'Jan:Dec!B3'],
  ["=SUM('Jan 1:Dec 1'!B3)", 'SUM(range)', '', "'Jan 1:Dec 1'!B3"],
  ['=[Book2.xlsx]Sheet1!A1', 'range', '', '[Book2.xlsx]Sheet1!A1'],
  ["='C:\\Club\\[Book 2.xlsx]It''s'!A1", 'range', '', "'[Book 2.xlsx]It''s'!A1"],
  ["='https://club.example/[B.xlsx]S'!A1", 'range', '', "'[B.xlsx]S'!A1"],
  ['=DEV.SOF.AWARD(A1,60)', 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ['=_xldudf_SOF_AWARD(A1,60)', 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ['=_xldudf_DEV_SOF_AWARD(A1,60)', 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ['=[2]!_xldudf_SOF_AWARD(A1,60)', 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ['=name.xla!_xldudf_SOF_AWARD(A1,60)', 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ["='C:\\Add-ins\\old.xlam'!_xldudf_SOF_AWARD(A1,60)", 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ['=BloombergUI.xll!_xldudf_SOF_AWARD(A1,60)', 'ours(range,60)', 'SOF.AWARD', 'A1'],
  ['=CONTOSO.SOF.AWARD(A1,60)', 'CONTOSO.SOF.AWARD(range,60)', '', 'A1'],
  ['=_xlfn._xlws.FILTER(A1:A3,B1:B3)', 'FILTER(range,range)', '', 'A1:A3 | B1:B3'],
  [
    '=ROUND(SOF.PLACE(SOF.AWARD(A1,B1),2),1)',
    'ROUND(ours(ours(range,range),2),1)',
    'SOF.PLACE SOF.AWARD',
    'A1 | B1',
  ],
  ['=1.5E+3+.5', '+(1500,0.5)', '', ''],
  [
    `=${longest}`,
    'IF(OR(=(range,""),ISNUMBER(MATCH(range,range,0))),"",ours(range,range,range,range,range,IF(=(COUNT(range),0),,range),range))',
    'KGS.RESULTS',
    'E8:E13 | B8:B13 | Year!$H$4:$H$203 | $B$3 | $B$4 | C8:C13 | D8:D13 | E8:E13 | Calculator!$B$2:$F$2 | Calculator!$B$2:$F$2 | F8:F13',
  ],
];

describe('Formulas', () => {
  test('of every kind stand in this table', () => {
    expect(formulas.length).toBeGreaterThanOrEqual(66);
  });

  test.each(formulas)('%s', (formula, tree, calls, references) => {
    const [foundTree, foundCalls, foundReferences] = read(formula);
    expect(foundTree).toBe(tree);
    expect(foundCalls.split(' ').sort()).toEqual(calls.split(' ').sort());
    expect(foundReferences.split(' | ').sort()).toEqual(references.split(' | ').sort());
  });

  test.each([
    ['=A1#+1', 'A1#+1'],
    ['=A1#%*2', 'A1#%*2'],
    ['=-A1#', '-A1#'],
    ['=50%+A1', '50%+A1'],
  ] as const)('%s is read from its beginning to its end', (formula, whole) => {
    const found = readFormula(formula);
    expect(found && sourceOf(found.text, found.tree)).toBe(whole);
  });

  test.each(['=', '=1+', '=SUM(', '=A1:', '="a'])('%s is none', (formula) => {
    expect(readFormula(formula)).toBeUndefined();
  });
});

const ids = ['SOF.AWARD', 'SOF.PLACE', 'KGS.POINTS', 'PLAIN'];

const misspelt = (formula: string, known: readonly string[] = ids): string | undefined => {
  const read = readFormula(formula);
  if (!read) throw new Error(`${formula} cannot be read`);
  return misspeltIn(read, known);
};

test.each([
  ['=SOF.AWRD(1250,60)', 'SOF.AWRD'],
  ['=sof.awrd(1250,60)', 'SOF.AWRD'],
  ['=SOF.(1)', 'SOF.'],
  // Wherever it stands; the first of several.
  ['=ROUND(SUM(1,-KGS.POINT(60,6,1)),1)', 'KGS.POINT'],
  ['=SOF.AWARD(SOF.AVRAGE(A1:A9),60)+KGS.POINT(60,6,1)', 'SOF.AVRAGE'],
  ['=SOF.AWARD(,SOF.TABLES())', 'SOF.TABLES'],
] as const)('%s calls %s, which is none of ours', (formula, name) => {
  expect(misspelt(formula)).toBe(name);
});

test.each([
  '=SOF.AWARD(1250,60)',
  '=sof.award(1250,kgs.points(60,6,1))',
  '=SUM(A1:A9)',
  '=PLAINER(1)',
  '=CONTOSO.AWARD(1)',
  '=SOFT.AWRD(1)',
  '=SOF.AWRD+1',
  '="SOF.AWRD(1)"',
  '=LAMBDA(x,x)(1)',
])('%s calls nothing that is spelt like one of ours', (formula) => {
  expect(misspelt(formula)).toBeUndefined();
});

test('without functions of ours nothing is misspelt', () => {
  expect(misspelt('=SOF.AWRD(1)', [])).toBeUndefined();
});

const of = (formula: string, piece: string): unknown => {
  const read = readFormula(formula);
  if (!read) throw new Error(`${formula} cannot be read`);
  return argumentOf(read, piece);
};

test.each([
  ['=SOF.AWARD(1250,OFFSET(A1,1,1))', 'OFFSET(A1,1,1)', 'SOF.AWARD', 1],
  ['=1+round(SOF.AWARD(A1,B1),2)', 'B1', 'SOF.AWARD', 1],
  // The outer call goes before those inside it, and the left one before the right.
  ['=ROUND(A1,INT(A1))', 'A1', 'ROUND', 0],
  ['=INT(A1)+ROUND(2,A1)', 'A1', 'INT', 0],
  ['=SOF.AWARD(,A1#)', 'A1#', 'SOF.AWARD', 1],
  ['=LAMBDA(x,x+A1)(SQRT(A1))', 'A1', 'SQRT', 0],
] as const)('in %s the piece %s is an argument of %s, number %i', (formula, piece, name, index) => {
  expect(of(formula, piece)).toEqual({ name, index });
});

test.each([
  ['=SOF.AWARD(A1+1,60)', 'A1'],
  ['=A1+1', 'A1'],
  ['=SOF.AWARD(A1,60)', 'B1'],
  ['=LAMBDA(x,x)(A1)', 'A1'],
])('in %s the piece %s is no argument of a call with a name', (formula, piece) => {
  expect(of(formula, piece)).toBeUndefined();
});

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

const table = answerOf([
  [14, 7, 3],
  [13, 7, 'none'],
]);

test('results know their size, and none lies outside', () => {
  expect([table.rows, table.columns]).toEqual([2, 3]);
  expect([table.at(1, 2), table.at(2, 0), table.at(0, 3)]).toEqual(['none', undefined, undefined]);
});

test('the first of them are told row by row', () => {
  expect(firstResults(table, 4)).toEqual([
    { value: 14, row: 0, column: 0 },
    { value: 7, row: 0, column: 1 },
    { value: 3, row: 0, column: 2 },
    { value: 13, row: 1, column: 0 },
  ]);
  expect(firstResults(table, 99)).toHaveLength(6);
  expect(firstResults(table, 99).at(-1)).toEqual({ value: 'none', row: 1, column: 2 });
});
