/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import type { NewBlock, Plan } from '../../../taskpane/sheets/plan';
import { atOnce } from '../../../src';
import { beyondOldExcel, needsNewExcel } from '../../../taskpane/sheets/old-excel';
import { checkPlan, planFaults } from '../../../taskpane/sheets/plan-check';
import { sentence } from '../../../src/language';
import { figure } from '../../../taskpane/sheets/sheet-parts';
import { blank, formula, keep, number, planOf, sheetOf, text } from './plans';

const table = { kind: 'table', name: 'Players' } as const;
const listed = [
  [text('Name'), text('Rating')],
  [text('Ann'), number(1)],
];
const onNew = (block: Partial<NewBlock>): Plan => planOf({ sheets: [sheetOf('New', block)] });

const sound: Plan = planOf({
  sheets: [
    sheetOf(
      'Players',
      {
        cells: listed,
        list: table,
        choices: [{ at: 'B2', from: { kind: 'texts', texts: ['1', '2'] }, refusal: 'One or two.' }],
        highlights: [{ at: 'A2:B2', formula: '=$B2=1', look: 'good' }],
      },
      { widths: { A: 20 } },
    ),
    sheetOf('Table', {
      cells: [
        [text('F'), number(60)],
        [formula('=KGS.TABLE(B1)', { spills: { rows: 33, columns: 6 } }), blank],
      ],
    }),
  ],
  blocks: [{ sheetId: '{1}', sheet: 'Year', at: 'D2', cells: [[number(1)], [keep]] }],
  names: [{ name: 'Factor', sheet: 'Table', address: 'B1' }],
});

describe('A plan is sound by itself', () => {
  test('One that is has no faults', () => {
    expect(planFaults(sound)).toEqual([]);
    expect(() => {
      checkPlan(sound);
    }).not.toThrow();
  });

  test.each<[string, Plan, string]>([
    [
      'two sheets of one name',
      planOf({ sheets: [sheetOf('A', {}), sheetOf('a', {})] }),
      'Two new sheets have the same name.',
    ],
    [
      'a sheet name Excel forbids',
      planOf({ sheets: [sheetOf('a/b', {})] }),
      'Excel allows no sheet called “a/b”.',
    ],
    [
      'rows of different lengths',
      onNew({ cells: [[blank], [blank, blank]] }),
      'The block at New!A1 is no rectangle of cells at a cell.',
    ],
    [
      'an empty block',
      onNew({ cells: [] }),
      'The block at New!A1 is no rectangle of cells at a cell.',
    ],
    [
      'a block at an area',
      onNew({ at: 'A1:B2' }),
      'The block at New!A1:B2 is no rectangle of cells at a cell.',
    ],
    [
      'a formula without =',
      onNew({ cells: [[formula('A1+1')]] }),
      'A formula at New!A1 does not begin with =: A1+1',
    ],
    [
      'a number that is none',
      onNew({ cells: [[number(NaN)]] }),
      'A number at New!A1 is not finite.',
    ],
    [
      'a format without a digit behind its decimal mark',
      onNew({ cells: [[figure(7, '#,##0.##')]] }),
      'The format #,##0.## at New!A1 shows whole numbers with a decimal mark: 7.',
    ],
    [
      'a width for no column',
      planOf({ sheets: [sheetOf('New', {}, { widths: { 1: 8 } })] }),
      'New has a width for column “1”.',
    ],
    [
      'two filters on a sheet',
      planOf({
        sheets: [
          {
            name: 'New',
            blocks: [
              { at: 'A1', cells: listed, list: { kind: 'filter' } },
              { at: 'D1', cells: listed, list: { kind: 'filter' } },
            ],
          },
        ],
      }),
      'New has two lists with a filter.',
    ],
    [
      'a spill in a table',
      onNew({
        cells: [[text('a')], [formula('=B1#', { spills: { rows: 1, columns: 1 } })]],
        list: table,
      }),
      'A formula spills inside the table at New!A1.',
    ],
    [
      'a table with a blank header',
      onNew({
        cells: [
          [text('a'), blank],
          [blank, blank],
        ],
        list: table,
      }),
      'The table at New!A1 needs a text in every cell of its header.',
    ],
    [
      'a table that repeats a header',
      onNew({
        cells: [
          [text('a'), text('A')],
          [blank, blank],
        ],
        list: table,
      }),
      'The table at New!A1 repeats a header.',
    ],
    [
      'a table without a row',
      onNew({ cells: [[text('a')]], list: table }),
      'The table at New!A1 has no row.',
    ],
    [
      'a drop-down outside its block',
      onNew({ choices: [{ at: 'B1', from: { kind: 'range', formula: '=C1:C3' }, refusal: '' }] }),
      'B1 does not lie within the block at New!A1.',
    ],
    [
      'a drop-down that is too long',
      onNew({
        choices: [{ at: 'A1', from: { kind: 'texts', texts: ['x'.repeat(256)] }, refusal: '' }],
      }),
      'The drop-down at New!A1 is too long, or an entry holds a comma or begins with =.',
    ],
    [
      'a drop-down that says too much',
      onNew({
        choices: [{ at: 'A1', from: { kind: 'texts', texts: ['1'] }, refusal: 'x'.repeat(256) }],
      }),
      'What the drop-down at New!A1 says is longer than 224 characters.',
    ],
    [
      'a drop-down whose entries hold a comma',
      onNew({ choices: [{ at: 'A1', from: { kind: 'texts', texts: ['0,5'] }, refusal: '' }] }),
      'The drop-down at New!A1 is too long, or an entry holds a comma or begins with =.',
    ],
    [
      'a drop-down with an entry that Excel takes for a formula',
      onNew({
        choices: [{ at: 'A1', from: { kind: 'texts', texts: ['=A1', '1'] }, refusal: '' }],
      }),
      'The drop-down at New!A1 is too long, or an entry holds a comma or begins with =.',
    ],
    [
      'a colour rule outside its block',
      onNew({ highlights: [{ at: 'A1:A2', formula: '=TRUE', look: 'good' }] }),
      'A1:A2 does not lie within the block at New!A1.',
    ],
    [
      'a formula that spills over filled cells',
      onNew({
        cells: [
          [formula('=B1#', { spills: { rows: 2, columns: 2 } }), blank],
          [blank, text('x')],
        ],
      }),
      'A formula spills over B2.',
    ],
    [
      'two blocks over each other',
      planOf({
        blocks: [
          { sheetId: '{1}', sheet: 'Year', at: 'A1', cells: [[blank, blank]] },
          { sheetId: '{1}', sheet: 'Year', at: 'B1', cells: [[blank]] },
        ],
      }),
      'Two blocks fill B1.',
    ],
    [
      'a broken block of an existing sheet',
      planOf({ blocks: [{ sheetId: '{1}', sheet: 'Year', at: '?', cells: [[blank]] }] }),
      'The block at Year!? is no rectangle of cells at a cell.',
    ],
    [
      'a name for no area',
      planOf({ names: [{ name: 'Factor', sheet: 'Year', address: 'there' }] }),
      'The name Factor is for “there”, which is no area.',
    ],
    [
      'a name like a cell',
      planOf({ names: [{ name: 'F2012', sheet: 'Year', address: 'B1' }] }),
      'Excel allows no table or name called “f2012”.',
    ],
    [
      'a table and a name of one name',
      planOf({
        sheets: [sheetOf('New', { cells: listed, list: table })],
        names: [{ name: 'PLAYERS', sheet: 'New', address: 'A1' }],
      }),
      'Two tables or names have the same name.',
    ],
  ])('Not one with %s', (_, plan, fault) => {
    expect(planFaults(plan)).toEqual([fault]);
    expect(() => {
      checkPlan(plan);
    }).toThrow(fault);
  });

  test('Blocks of different sheets may stand at the same cells', () => {
    const block = { at: 'A1', cells: [[blank]] };
    const blocks = ['{1}', '{2}'].map((sheetId) => ({ ...block, sheetId, sheet: sheetId }));
    expect(planFaults(planOf({ blocks }))).toEqual([]);
  });
});

describe('What an Excel of 2016 or 2019 can’t work out', () => {
  const newer = [
    '=FILTER(A1:A3,B1:B3)',
    '=IFERROR(XLOOKUP(B1,A1:A3,C1:C3),"")',
    '=_xlfn._xlws.SORT(A1:A3)',
    '=SUM(IF(A1:A3="A",1,0))',
    '=TEXTJOIN(", ",TRUE,IF(List!$A$1:$A$3="","x",""))',
    '=SUM((\'My list\'!B2:B9<>"")*1)',
    '=SUMPRODUCT(IFERROR(1/A1:A3,0))',
    '=MAX(ROW(A1:A3))',
    '=KUKSU.SODOS(TRIM(I5:M9))',
    '=A1:A3',
    '=SUM(Players[Wins]*2)',
    '=AND(A:A>0)',
  ];
  const older = [
    '=SUM(A1:A3)/COUNT($A$1:$A$3)',
    '=COUNTIF(List!$F$5:$F$1004,"absent*")&" absent"',
    '=SUMPRODUCT((A1:A3>A1)*ISNUMBER(B1:B3))',
    '=IF(SUMPRODUCT(--(A1:A3>0))>0,SOF.AVERAGE(A1:A3),"FILTER(A1:A3)")',
    '=INDEX(A1:B9,MATCH(D1,A1:A9,0),2)',
    '=SUM(A1:A1*2)',
    '=SUM(Players[Wins])',
    '=MAX($E$5:$E$6)-E5',
    '="A1:A3 is wide"',
  ];

  test.each([
    ...newer.map((each) => [each, 1] as const),
    ...older.map((each) => [each, 0] as const),
  ])('%s: %d', (text, count) => {
    const plan = onNew({ at: 'B2', cells: [[blank, formula(text)]] });
    expect(atOnce(needsNewExcel(plan))).toBe(count === 1);
    const told = sentence('formulasTooNew', { count, sheets: ['New'], address: 'New!C2' });
    expect(beyondOldExcel(plan)).toEqual(count === 1 ? [{ sentence: told }] : []);
  });

  test('is looked for row by row, with a rest after each', () => {
    const rows = older.slice(0, 3).map((text) => [formula(text)]);
    expect([...needsNewExcel(onNew({ at: 'B2', cells: rows }))]).toHaveLength(3);
  });

  test('is counted over all sheets, with the first', () => {
    const spilled = formula('=KGS.TABLE(B1)', { spills: { rows: 3, columns: 2 } });
    const plan = planOf({
      sheets: [
        sheetOf('One', { cells: [[formula('=1+1')]] }),
        sheetOf('Its list', { at: 'B3', cells: [[spilled], [formula('=SORT(D1:D3)')]] }),
      ],
      blocks: [{ sheetId: '{1}', sheet: 'Year', at: 'D2', cells: [[formula('=SORT(A1:A3)')]] }],
    });
    const values = { count: 3, sheets: ['Its list', 'Year'], address: "'Its list'!B3" };
    expect(beyondOldExcel(plan)).toEqual([{ sentence: sentence('formulasTooNew', values) }]);
  });
});
