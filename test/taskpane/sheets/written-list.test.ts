/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/language';
import type { PlanCell } from '../../../taskpane/sheets/plan';
import { centred, formula, keep, number, text } from '../../../taskpane/sheets/sheet-parts';
import { boardList } from '../../../taskpane/nk/lists';
import {
  calculatedIn,
  headed,
  isOldList,
  listIn,
  readList,
  sharedOf,
} from '../../../taskpane/sheets/read-list';
import { listOf } from '../../../taskpane/sheets/written-list';
import { engineList } from '../../../taskpane/kgs/year/lists';
import { awardsList } from '../../../taskpane/sof/awards-list';
import { namedArea } from '../../../taskpane/sheets/source';
import { sourceTable } from '../support/fake-workbook';

interface Row {
  readonly name: string;
  readonly club: string;
  readonly marks: readonly string[];
}

interface Given {
  readonly clubs: boolean;
  readonly rounds: number;
}

/** A list as a job of the NK might write it, with a place before it and a total behind it. */
const list = listOf<Row, Given>()({
  place: {
    label: 'nkPlace',
    ...{ as: 'number', width: 8, beside: 'before', share: { role: 'place' } },
    cell: (_, { places, line }) =>
      formula(`=RANK(${places.own('sos', line)},${places.down('sos')})`),
  },
  name: {
    label: 'nkName',
    synonyms: ['who'],
    ...{
      as: 'text',
      width: ({ texts, title }) => Math.max(...texts.map((each) => each.length), title.length),
    },
    ...{ presence: 'column', share: { role: 'name' } },
    cell: ({ name }) => text(name),
    tells: ({ name }) => name,
  },
  club: {
    label: 'nkClub',
    ...{ as: 'text', width: 14, shown: ({ clubs }) => clubs },
    cell: ({ club }) => text(club),
  },
  rounds: {
    label: 'nkRoundShort',
    ...{ as: 'mark', times: ({ rounds }) => rounds, width: 6 },
    cell: ({ marks }, { index }) => centred(text(marks[index] ?? '')),
    tells: ({ marks }, index) => marks[index] ?? '',
    plain: (mark) => mark.replace(/\/\w$/, ''),
    typed: () => ({ from: { kind: 'texts', texts: ['1+', '1-'] } }),
  },
  sos: {
    label: 'nkSos',
    ...{ as: 'number', width: 8, beside: 'behind', share: { role: 'score' } },
    cell: (_, { line }) => number(line),
  },
});

const rows: readonly Row[] = [
  { name: 'Ann', club: 'Delft', marks: ['2+', '3-'] },
  { name: 'Bob', club: '', marks: ['1-', '4+'] },
];
const shown = (cells: readonly PlanCell[]): unknown =>
  cells.map((cell) =>
    cell.kind === 'text' ? cell.text : cell.kind === 'formula' ? cell.formula : cell,
  );
const written = (all: Given, head?: number) =>
  list.write(rows, { all, t: translator('en'), ...(head !== undefined && { head }) });

describe('What is written of a list that is described once', () => {
  test('has the columns that this list has, several of one, and formulas that name their places', () => {
    const { columns, rows: cells, places } = written({ clubs: true, rounds: 2 }, 9);
    expect(columns.map(({ title, width }) => [title, width])).toEqual([
      ['Place', 8],
      ['Name', 4],
      ['Club', 14],
      ['R1', 6],
      ['R2', 6],
      ['SOS', 8],
    ]);
    expect(shown(cells[1] ?? [])).toEqual([
      ...['=RANK(F12,$F$11:$F$12)', 'Bob', '', '1-', '4+'],
      { kind: 'number', value: 1 },
    ]);
    expect([places.column('sos'), places.has('club')]).toEqual([5, true]);
    expect([places.down('rounds'), places.down('rounds', 1)]).toEqual([
      '$D$11:$E$12',
      '$D$11:$D$12',
    ]);
  });

  test('stands elsewhere without one of them, which no formula can name then', () => {
    const { places } = written({ clubs: false, rounds: 2 });
    expect(places.down('sos')).toBe('$E$5:$E$6');
    expect(places.has('club')).toBe(false);
    expect(() => places.down('club')).toThrow('No column club');
  });

  test('keeps what is calculated out of the list, and its limits in it', () => {
    const { before, list: own, behind, choices } = written({ clubs: false, rounds: 1 });
    expect([before.block.at, own.block.at, behind.block.at]).toEqual(['A4', 'B4', 'D4']);
    expect(own.area).toBe('B4:C6');
    expect(own.block.cells.map(shown)).toEqual([
      ['Name', 'R1'],
      ['Ann', '2+'],
      ['Bob', '1-'],
    ]);
    expect(choices.map(({ at }) => at)).toEqual(['C5:C6']);
  });
});

describe('A list that was written', () => {
  const sheet = (...lines: readonly (readonly (string | number)[])[]) => sourceTable(lines);
  const heads = ['Plaats', 'Who', 'R1', 'R2', 'SOS'];

  test('is read by its headings in any language and order, wherever they stand', () => {
    const read = readList(
      list,
      sheet(['Title'], heads, [1, ' Ann ', '2+', '3-/b', 4.5], [2, 'Bob', '1-', '', '2,5']),
    );
    expect(read?.times('rounds')).toBe(2);
    expect([...(read?.columns ?? [])]).toContainEqual([3, { key: 'rounds', index: 1 }]);
    const told = read?.lines.map(({ row, text: of, number: numberOf, at }) => [
      ...[row, of('name'), of('rounds', 1), numberOf('sos'), of('club')],
      ...[at('name')?.area.row, at('club')],
    ]);
    expect(told).toEqual([
      [2, 'Ann', '3-/b', 4.5, '', 2, undefined],
      [3, 'Bob', '', 2.5, '', 3, undefined],
    ]);
  });

  test('is read where somebody typed one of its headings again beside it', () => {
    const read = readList(
      list,
      sheet([...heads, 'Name', 'SOS'], [1, 'Ann', '2+', '3-', 4, 'Zoë', 9]),
    );
    const [line] = read?.lines ?? [];
    expect([line?.text('name'), line?.number('sos')]).toEqual(['Ann', 4]);
  });

  test('is none without a column that is needed', () => {
    expect(readList(list, sheet(['Place', 'R1', 'SOS'], [1, '2+', 3]))).toBeUndefined();
    expect(readList(list, sheet(heads, [1, 'Ann', '2+', '3-', 4]), ['club'])).toBeUndefined();
  });

  test.each([
    [
      'as it was written, sorted by hand, with colours behind the marks',
      ['Bob', '1-', '4+'],
      ['Ann', '2+/b', '3-'],
      false,
    ],
    ['is old with another result', ['Ann', '2-', '3-'], ['Bob', '1-', '4+'], true],
    ['is old with another name', ['Ann', '2+', '3-'], ['Rob', '1-', '4+'], true],
  ] as const)('%s', (_, one, other, isOld) => {
    const read = readList(list, sheet(heads, [1, ...one, 0], [2, ...other, 0]));
    expect(read && isOldList(list, rows, read)).toBe(isOld);
  });

  test('has two columns with one heading in their order, and figures without the mark of the workbook', () => {
    const titles = ['Board', 'Black', 'Score', 'White', 'Score', 'Result'];
    const source = sourceTable([titles, [1, 'Ann', 2.5, 'Bob', 1, '1-0']], { mark: ',' });
    const [line] = readList(boardList, source)?.lines ?? [];
    expect([line?.text('blackScore'), line?.text('whiteScore')]).toEqual(['2.5', '1']);
    expect(line?.text('whiteGrade')).toBe('');
  });

  test('gives others its columns in the order of their roles', () => {
    expect(sharedOf(list).map(({ role, headings }) => [role, ...headings])).toEqual([
      ['place', 'nkPlace'],
      ['name', 'nkName'],
      ['score', 'nkSos'],
    ]);
    expect([headed(list, 'Plaats'), headed(list, 'Naam'), headed(list, 'Total')]).toEqual([
      'place',
      'name',
      undefined,
    ]);
    expect(calculatedIn(list)).toEqual(['place', 'sos']);
  });

  test('has one name to give, where it is called by one heading or another', () => {
    const names = sharedOf(awardsList).filter(({ role }) => role === 'name');
    expect(names.map(({ headings }) => headings)).toEqual([['sofPair', 'sofTeam']]);
  });
});

/** A list beside another, whose formulas fill more lines than are written, and whose last columns are headed by cells. */
const beside = listOf<string, readonly string[]>()({
  name: { label: 'nkName', ...{ as: 'text', width: 20 }, cell: (name) => text(name) },
  rounds: {
    label: 'nkRounds',
    ...{ as: 'number', width: 6, times: () => 2 },
    head: ({ all, index }) => formula(`=${all[index] ?? ''}`, 'header'),
    cell: (_, { places, index }) => formula(`=COUNT(${places.heading('rounds', index)})`),
  },
  sum: {
    label: 'nkSos',
    ...{ as: 'number', width: 8, beside: 'behind' },
    cell: (_, { places, lines }) =>
      formula(`=SUM(${places.across('name', 'rounds')},${places.down('sum')},${lines})`),
  },
});

describe('A list that stands in a place of its own', () => {
  const at = { head: 4, column: 5, lines: 30 };

  test('has its first column, its lines to spare, and headings that are cells', () => {
    const { list: block, behind } = beside.write(['Ann'], {
      ...{ all: ['X1', 'X2'], t: translator('en') },
      ...at,
    });
    expect(block.block.at).toBe('F5');
    expect(block.block.cells[0]?.slice(1)).toEqual([
      formula('=X1', 'header'),
      formula('=X2', 'header'),
    ]);
    expect(shown(block.block.cells[1] ?? [])).toEqual(['Ann', '=COUNT($G$5)', '=COUNT($H$5)']);
    expect(behind.block.at).toBe('I5');
    expect(shown(behind.block.cells[1] ?? [])).toEqual(['=SUM($F$6:$G$35,$I$6:$I$35,30)']);
  });

  test('is told by its place alone, on its sheet and for formulas on others', () => {
    expect(beside.area(at)).toEqual({ row: 4, column: 5, rows: 31, columns: 4 });
    const { down, column } = beside.places({ ...at, sheet: 'My lines' });
    expect([down('name'), column('sum')]).toEqual(["'My lines'!$F$6:$F$35", 8]);
  });

  test('is read by the area that has its name, with what stands beside it', () => {
    const area = namedArea(
      sourceTable([
        ['Name', '', '', 'Sum'],
        ['Ann', 3, 4, 7],
      ]),
    );
    const found = listIn(beside, area);
    expect(found.keys).toEqual(['name', 'rounds']);
    expect(found.held('name', 1)).toEqual({ kind: 'text', text: 'Ann' });
    expect(found.cells(1).rounds).toMatchObject({ kind: 'number', value: 3 });
    const { row, column } = area.place.area;
    const keys = [0, 1, 3, 4].map((right) => found.keyAt({ row: row + 1, column: column + right }));
    expect(keys).toEqual(['name', 'rounds', 'sum', undefined]);
    expect(found.keyAt({ row, column })).toBeUndefined();
  });

  test('stands under its headings, wherever others inserted columns among them', () => {
    const areaOf = (...rows: readonly string[][]) => namedArea(sourceTable(rows));
    const heads = ['Engine', 'By', 'Account', 'Toernooi', 'Since', 'Check'];
    const found = listIn(engineList, areaOf(heads, ['Zen', 'Ann', 'z19', 'May', '2011', 'OK']));
    expect([found.isWhole, found.lineAt(1).area.columns]).toEqual([true, 4]);
    const { column } = found.place.area;
    const keys = ['account', 'event', 'engine', 'state'] as const;
    expect(keys.map((key) => found.column(key) - column)).toEqual([2, 3, 0, 5]);
    expect(keys.map((key) => found.held(key, 1))).toMatchObject(
      ['z19', 'May', 'Zen', 'OK'].map((each) => ({ kind: 'text', text: each })),
    );
    const own = ['z9', 'June', 'Zen'].map((each) => text(each));
    expect(shown(found.spread(own, keep))).toEqual(['Zen', { kind: 'keep' }, 'z9', 'June']);
    const places = engineList.places({ head: 9, lines: 2, columnOf: found.columnOf });
    expect([places.column('engine'), places.column('state')]).toEqual([column, column + 5]);
    const wider = areaOf(['Account', 'By', 'Wedstrijd', 'Engine', 'Check', 'By']);
    expect(listIn(engineList, wider).isWhole).toBe(false);
    const unsaid = areaOf(['Account', 'Event', 'Engine', 'By', '?']);
    expect(listIn(engineList, unsaid).isWhole).toBe(false);
  });
});
