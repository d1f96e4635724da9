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
import { pane } from './support';

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
