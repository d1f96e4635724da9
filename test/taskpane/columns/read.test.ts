import { describe, expect, test } from '@jest/globals';
import { defineFields } from '../../../taskpane/columns/fields';
import { markKind, numberKind, textKind } from '../../../taskpane/columns/kinds';
import { readColumns, type HiddenRows } from '../../../taskpane/columns/read';
import { recognise } from '../../../taskpane/columns/recognition';
import { placeName } from '../../../taskpane/plan/address';
import type { Finding } from '../../../taskpane/plan/plan';
import type { SourceTable } from '../../../taskpane/plan/source';
import { wording } from '../../../taskpane/views/wording';
import { sourceTable } from '../support/fake-workbook';

const fields = defineFields({
  name: {
    label: 'replace',
    synonyms: ['Name'],
    kind: textKind,
    presence: 'always',
    unique: true,
  },
  rating: { label: 'cancel', synonyms: ['Rating'], kind: numberKind(), presence: 'column' },
  out: { label: 'undo', synonyms: ['Out'], kind: markKind, presence: 'optional' },
});

const readAll = (source: SourceTable, hidden?: HiddenRows) =>
  readColumns(source, fields, { recognition: recognise(source, fields), hidden });

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
      ['Entries!B2', 'Entries!B2 holds the text “2100”, which was read as a number.'],
    ]);
  });
});

describe('What cannot be read is refused by address, all of it at once', () => {
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
      ['Entries!B2', 'Entries!B2 holds “strong”; a number is needed.'],
      ['Entries!C2', 'Entries!C2 holds “perhaps”; x, yes, TRUE, 1 or nothing is needed.'],
      ['Entries!A3', 'Entries!A3 is empty; every row needs a value for Replace.'],
      ['Entries!A4', 'Entries!A4 shows #REF!. Mend that cell first.'],
      ['Entries!B4', 'Entries!B4 is part of the merged cells B4:B5. Unmerge them first.'],
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
      'Several columns could be Replace: choose one in the list of columns.',
      'No column was recognised as Cancel: choose it in the list of columns.',
    ]);
  });

  test('One column for two fields', () => {
    const source = sourceTable([['Name'], ['Ann']]);
    const recognition = { header: 0, columns: { name: 0, rating: 0 }, ambiguous: [] };
    const read = readColumns(source, fields, { recognition, hidden: undefined });
    expect(read.ok ? [] : told(read.refusals).map(([, text]) => text)).toEqual([
      'Column A was chosen for Replace and for Cancel: choose another for one of them.',
    ]);
  });

  test('A list without a filled row', () => {
    expect(
      refusals(
        sourceTable([
          ['Name', 'Rating'],
          [null, '  '],
        ]),
      ),
    ).toEqual([[undefined, 'Entries!A1:B2 has no filled row below its header.']]);
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
      'Entries!A2 is leeg; elke rij heeft een waarde voor Vervangen nodig.',
    );
  });
});

describe('Names', () => {
  const names = (...texts: string[]) =>
    sourceTable([['Name', 'Rating'], ...texts.map((text) => [text, 1])]);

  test('A name that stands twice is refused with both cells', () => {
    expect(refusals(names('Ann', 'Bob', 'Ann\u00a0', 'Ann'))).toEqual([
      ['Entries!A4', 'Entries!A4 repeats the name “Ann” of Entries!A2. Every name may stand once.'],
      ['Entries!A5', 'Entries!A5 repeats the name “Ann” of Entries!A2. Every name may stand once.'],
    ]);
  });

  test('Names that look alike are a warning', () => {
    expect(told(rows(names('Zoë', 'ZOE')).warnings)).toEqual([
      [
        'Entries!A3',
        '“ZOE” in Entries!A3 looks like “Zoë” in Entries!A2. Are these two different names?',
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
      [undefined, 'Entries!A1:B3 has hidden or filtered rows (1): choose whether they count.'],
    ]);
  });

  test('They are used or left out as the user says', () => {
    expect(rows(source, 'use').rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(rows(source, 'skip').rows.map(({ row }) => row)).toEqual([2]);
  });
});
