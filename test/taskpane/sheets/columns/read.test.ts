/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { defineFields, markKind, numberKind } from '../../../../taskpane/sheets/columns/kinds';
import { type HiddenRows, readColumns } from '../../../../taskpane/sheets/columns/read';
import { recognise } from '../../../../taskpane/sheets/columns/recognition';
import { placeName } from '../../../../taskpane/sheets/address';
import type { Finding } from '../../../../taskpane/sheets/plan';
import type { SourceTable } from '../../../../taskpane/sheets/source';
import { wording } from '../../../../taskpane/controls/wording';
import { sourceTable } from '../../support/fake-workbook';
import { text as paneText, wayOut } from '../../../support/text';
import { asHeading } from '../plans';

const fields = defineFields({
  name: {
    label: asHeading('replace'),
    synonyms: ['Name'],
    presence: 'always',
    unique: true,
  },
  rating: {
    label: asHeading('cancel'),
    synonyms: ['Rating'],
    kind: numberKind(),
    presence: 'column',
  },
  out: { label: asHeading('undo'), synonyms: ['Out'], kind: markKind },
});

const readAll = (source: SourceTable, hidden?: HiddenRows) =>
  readColumns(
    source,
    { fields },
    { recognition: recognise(source, { fields }), hidden, byUser: true },
  );

const told = (findings: readonly Finding[]) =>
  findings.map(({ sentence, at }) => [at && placeName(at), wording('en', '.').say(sentence)]);

function refusals(source: SourceTable, hidden?: HiddenRows) {
  const read = readAll(source, hidden);
  if (read.ok) throw new Error('The list was read.');
  return told(read.refusals);
}

function rows(source: SourceTable, hidden?: HiddenRows) {
  const read = readAll(source, hidden);
  if (!read.ok) throw new Error(JSON.stringify(told(read.refusals)));
  return read;
}

test('A line of totals below a list is told of, a player of a like name is not', () => {
  const below = (...lines: readonly (readonly (string | number)[])[]): unknown =>
    told(rows(sourceTable([['Name', 'Rating'], ['Ann', 2100], ...lines])).warnings);
  expect(below(['Bob', 2000], [' TOTAAL: ', 4100])).toEqual([
    ['Entries!A4', paneText('en', 'listTotals', { name: 'TOTAAL:', address: 'Entries!A4' })],
  ]);
  expect(below(['Tota Lee', 2000], ['Som', 1900])).toEqual([]);
});

test('A whole column of numbers that are texts is one warning, before names that look alike', () => {
  const source = sourceTable([
    ['Name', 'Rating'],
    ...['Zoe', 'Zoë', 'Bob', 'Cid'].map((name) => [name, '2100']),
  ]);
  const name = paneText('en', 'cancel');
  expect(told(rows(source).warnings)).toEqual([
    [
      'Entries!B2',
      paneText('en', 'cellsTextNumber', { name, count: 4, content: 2100, address: 'Entries!B2' }),
    ],
    ['Entries!A3', expect.stringContaining('Zoë')],
  ]);
});

describe('A list read around a cell that goes on after a blank row', () => {
  const list = [
    ['Name', 'Rating', 'Out'],
    ['Ann', 2100, null],
  ];
  const warnings = (...below: readonly (string | number | null)[]): unknown => {
    const [line] = sourceTable([below]).rows;
    const source = sourceTable(list);
    return told(rows({ ...source, ...(line && { below: { ...line, row: 5 } }) }).warnings);
  };

  test('is told of', () => {
    const values = { address: 'Entries!A1:C2', next: 'Entries!A5' };
    expect(warnings('Bob', 2000, null)).toEqual([
      ['Entries!A5', paneText('en', 'listGoesOn', values)],
    ]);
  });

  test('is not told of where headings, a remark or nothing of the kind stands there', () => {
    expect(warnings('Name', 'Rating', null)).toEqual([]);
    expect(warnings('Total', null, null)).toEqual([]);
    expect(warnings('Total', 2100, null)).toEqual([]);
    expect(warnings(null, 2000, 'x')).toEqual([]);
    expect(rows(sourceTable(list)).warnings).toEqual([]);
  });
});

describe('A list is read by its columns', () => {
  const source = sourceTable(
    [
      ['Club', 'Rating', 'Name', 'Out', null],
      ['GoA', 2100, 'Ann', 'x', 'remark'],
      [null, null, null, null, null],
      ['GoB', null, ' Bob ', null, null],
    ],
    { at: 'C4' },
  );

  test('Values, row numbers and addresses are those of the sheet; blank cells are undefined', () => {
    const read = rows(source);
    expect(read.rows.map(({ row, position, values }) => ({ row, position, values }))).toEqual([
      { row: 5, position: 1, values: { name: 'Ann', rating: 2100, out: true } },
      { row: 7, position: 3, values: { name: 'Bob', rating: undefined, out: undefined } },
    ]);
    expect(read.rows[1]?.at('rating')).toBe('Entries!D7');
    expect(read.present).toEqual(['name', 'rating', 'out']);
  });

  test('Columns that are no field are carried along, if they have a header', () => {
    const read = rows(source);
    expect(read.extra).toEqual([{ title: 'Club', column: 0 }]);
    expect(read.rows.map(({ extra }) => extra)).toEqual([
      [{ kind: 'text', text: 'GoA' }],
      [{ kind: 'text', text: 'GoB' }],
    ]);
  });

  test('An optional column may be missing; its cells are named by the row’s first', () => {
    const read = rows(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 1],
      ]),
    );
    expect(read.present).toEqual(['name', 'rating']);
    expect(read.rows[0]?.values).toEqual({ name: 'Ann', rating: 1 });
    expect(read.rows[0]?.at('out')).toBe('Entries!A2');
  });

  test('Rows above the header are no data', () => {
    const read = rows(
      sourceTable([
        ['Members', null],
        ['Name', 'Rating'],
        ['Ann', 1],
      ]),
    );
    expect(read.rows.map(({ row }) => row)).toEqual([3]);
  });

  test('A text read as a number is told', () => {
    const read = rows(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', '2100'],
      ]),
    );
    expect(read.rows[0]?.values.rating).toBe(2100);
    expect(told(read.warnings)).toEqual([
      ['Entries!B2', paneText('en', 'cellTextNumber', { address: 'Entries!B2', content: 2100 })],
    ]);
  });
});

describe('What cannot be read is refused by address, all of it at once', () => {
  const list = (rows: number): SourceTable =>
    sourceTable([
      ['Name', 'Rating', 'Out'],
      ...Array.from({ length: rows }, (_, i) => [`P${i}`, 'strong', 'perhaps']),
    ]);

  test('Up to three cells of a column are told one by one, the first of an optional one with the way out', () => {
    const said = refusals(list(3)).map(([, each]) => String(each));
    expect(said).toHaveLength(6);
    expect(said.filter((each) => each.includes('Columns'))).toEqual([
      expect.stringMatching(/^Entries!C2:/),
    ]);
  });

  test('One cause in more cells is one sentence that names the others', () => {
    const why = paneText('en', 'cellNeedsNumber', { address: 'Entries!B2', content: 'strong' });
    const others = ['P1 (B3)', 'P2 (B4)', 'P3 (B5)'];
    expect(refusals(list(4))[0]).toEqual([
      'Entries!B2',
      paneText('en', 'cellsAlike', { why, others }),
    ]);
    const more = ['P4 (B6)', 'P5 (B7)', 'P6 (B8)', paneText('en', 'cellsMore', { count: 3 })];
    const values = { why, others: [...others, ...more] };
    expect(refusals(list(10))[0]).toEqual(['Entries!B2', paneText('en', 'cellsAlike', values)]);
    expect(refusals(list(10))).toHaveLength(2);
  });

  test('An optional column that is left out, as the sentence says, lets the list be read', () => {
    const source = sourceTable([
      ['Name', 'Rating', 'Out'],
      ['Ann', 2100, 'perhaps'],
      ['Bob', 2000, 'perhaps'],
    ]);
    const [[, said] = []] = refusals(source);
    expect(said).toContain(paneText('en', 'noColumn'));
    const recognition = { header: 0, columns: { name: 0, rating: 1 }, ambiguous: [] };
    expect(readColumns(source, { fields }, { recognition, hidden: undefined }).ok).toBe(true);
    // Where a cell was read it is the right column, and of a list of our own nobody chooses the columns.
    const half = sourceTable([
      ['Name', 'Rating', 'Out'],
      ['Ann', 2100, 'perhaps'],
      ['Bob', 2000, 'perhaps'],
      ['Cid', 1900, 'x'],
    ]);
    const own = readColumns(
      source,
      { fields },
      { recognition: recognise(source, { fields }), hidden: undefined },
    );
    for (const each of [readAll(half), own]) {
      expect(each.ok ? [] : told(each.refusals).join(' ')).not.toContain(
        paneText('en', 'noColumn'),
      );
    }
  });

  test('Cells of the wrong kind, errors, merged cells and missing values', () => {
    expect(
      refusals(
        sourceTable([
          ['Name', 'Rating', 'Out'],
          ['Ann', 'strong', 'perhaps'],
          ['\u00a0', 2000, null],
          [{ kind: 'error', error: '#REF!' }, { kind: 'merged', merged: 'B4:B5', text: '' }, null],
        ]),
      ),
    ).toEqual([
      [
        'Entries!B2',
        paneText('en', 'cellNeedsNumber', { address: 'Entries!B2', content: 'strong' }),
      ],
      [
        'Entries!C2',
        paneText('en', 'cellNeedsMark', { address: 'Entries!C2', content: 'perhaps' }),
      ],
      ['Entries!A3', paneText('en', 'cellBlank', { address: 'Entries!A3', name: 'Replace' })],
      ['Entries!A4', paneText('en', 'cellError', { address: 'Entries!A4', error: '#REF!' })],
      ['Entries!B4', paneText('en', 'cellMerged', { address: 'Entries!B4', merged: 'B4:B5' })],
    ]);
  });

  test('A column that must be there, or that could be several', () => {
    expect(
      refusals(
        sourceTable([
          ['Name', 'Name'],
          ['Ann', 'Bob'],
        ]),
      ).map(([, text]) => text),
    ).toEqual([
      paneText('en', 'columnAmbiguous', { name: 'Replace' }),
      paneText('en', 'columnMissing', { name: 'Cancel' }),
    ]);
  });

  test('One column for two fields', () => {
    const source = sourceTable([['Name'], ['Ann']]);
    const recognition = { header: 0, columns: { name: 0, rating: 0 }, ambiguous: [] };
    const read = readColumns(source, { fields }, { recognition, hidden: undefined });
    expect(read.ok ? [] : told(read.refusals).map(([, text]) => text)).toEqual([
      paneText('en', 'columnTwice', { column: 'A', one: 'Replace', two: 'Cancel' }),
    ]);
    const two = sourceTable([
      ['Name', 'Rating'],
      ['Ann', 7],
    ]);
    const chosen = { ...recognition, columns: { name: 0, rating: 1 } };
    const again = readColumns(two, { fields }, { recognition: chosen, hidden: undefined });
    wayOut('columnTwice', again.ok).toBe(true);
  });

  test('A list without a filled row', () => {
    expect(
      refusals(
        sourceTable([
          ['Name', 'Rating'],
          [null, '  '],
        ]),
      ),
    ).toEqual([[undefined, paneText('en', 'listEmpty', { address: 'Entries!A1:B2' })]]);
  });

  test('A sentence is said in the language of the pane, the field’s name included', () => {
    const read = readAll(
      sourceTable([
        ['Name', 'Rating'],
        [null, 1],
      ]),
    );
    const [first] = read.ok ? [] : read.refusals;
    expect(first && wording('nl', ',').say(first.sentence)).toBe(
      paneText('nl', 'cellBlank', { address: 'Entries!A2', name: 'Vervangen' }),
    );
  });
});

describe('Names', () => {
  const names = (...texts: string[]) =>
    sourceTable([['Name', 'Rating'], ...texts.map((text) => [text, 1])]);

  test('A name that stands twice is refused with both cells', () => {
    expect(refusals(names('Ann', 'Bob', 'Ann\u00a0', 'Ann'))).toEqual([
      [
        'Entries!A4',
        paneText('en', 'nameTwice', { address: 'Entries!A4', name: 'Ann', before: 'Entries!A2' }),
      ],
      [
        'Entries!A5',
        paneText('en', 'nameTwice', { address: 'Entries!A5', name: 'Ann', before: 'Entries!A2' }),
      ],
    ]);
  });

  test('Names that look alike are a warning', () => {
    expect(told(rows(names('Zoë', 'ZOE')).warnings)).toEqual([
      [
        'Entries!A3',
        paneText('en', 'namesAlike', {
          two: 'ZOE',
          address: 'Entries!A3',
          one: 'Zoë',
          before: 'Entries!A2',
        }),
      ],
    ]);
  });

  test('Texts that need not be unique are not compared', () => {
    const source = sourceTable([
      ['Name', 'Rating', 'Out'],
      ['Ann', 1, 'x'],
      ['Bob', 1, 'x'],
    ]);
    expect(rows(source).warnings).toEqual([]);
  });
});

describe('Hidden and filtered rows', () => {
  const source = sourceTable(
    [
      ['Name', 'Rating'],
      ['Ann', 1],
      ['Bob', 2],
    ],
    { hidden: [2] },
  );

  test('Until the user says whether they count, the list is not read', () => {
    expect(refusals(source)).toEqual([
      [undefined, paneText('en', 'hiddenUndecided', { address: 'Entries!A1:B3', count: 1 })],
    ]);
  });

  test('They are used or left out as the user says', () => {
    expect(rows(source, 'use').rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(rows(source, 'skip').rows.map(({ row }) => row)).toEqual([2]);
  });
});
