/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { defineFields } from '../../../taskpane/sheets/columns/kinds';
import { readPointed } from '../../../taskpane/jobs/list-reads';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { Reading } from '../../../taskpane/excel/workbook/workbook';
import { facts, sourceTable } from '../support/fake-workbook';

const wanted = {
  fields: defineFields({ name: { label: 'title', synonyms: ['Name'], presence: 'always' } }),
};

type Answer = Attempt<Reading> | undefined;

const read = (table: SourceTable): Answer => ({
  ok: true,
  value: { facts, tables: [table], also: [] },
});

/** Cells around a selected one. */
function region(
  rows: readonly (readonly (string | null)[])[],
  address: string,
  kind: 'region' | 'range' = 'region',
): SourceTable {
  const table = sourceTable(rows, { at: address });
  return { ...table, snapshot: { ...table.snapshot, origin: { kind, sheetId: '{e}', address } } };
}

const title = region([['Spring pairs']], 'A1');
const list = region(
  [
    ['No.', 'Name'],
    ['1', 'Ann'],
  ],
  'B4',
);
const sheet = region(
  [
    ['Spring pairs', null, null],
    [null, null, null],
    [null, 'No.', 'Name'],
    [null, '1', 'Ann'],
  ],
  'A1',
);

/** What is read of a workbook by its answers in turn, and what was asked. */
async function pointed(...answers: readonly Answer[]): Promise<readonly [Answer, Where[]]> {
  const asked: Where[] = [];
  const found = await readPointed(
    (where) => {
      asked.push(where);
      return Promise.resolve(answers[asked.length - 1]);
    },
    { kind: 'selection' },
    wanted,
  );
  return [found, asked];
}

describe('A selected cell apart from the list', () => {
  const looking = [
    { kind: 'selection' },
    { kind: 'sheet', sheet: 'Entries' },
    { kind: 'again', origin: { kind: 'region', sheetId: '{e}', address: 'C3' } },
  ];

  test('in its title leads to the cells around the first heading of the sheet', async () => {
    expect(await pointed(read(title), read(sheet), read(list))).toEqual([read(list), looking]);
  });

  test('that is empty does so, too', async () => {
    const empty: Answer = { ok: false, problem: { code: 'nothingThere', address: 'Entries!K9' } };
    expect(await pointed(empty, read(sheet), read(list))).toEqual([read(list), looking]);
  });

  test('on a sheet without such a list is what was pointed at', async () => {
    expect(await pointed(read(title), read(title))).toEqual([read(title), looking.slice(0, 2)]);
    const large: Answer = { ok: false, problem: { code: 'tooLarge' } };
    expect(await pointed(read(title), large)).toEqual([read(title), looking.slice(0, 2)]);
    expect(await pointed(read(title), read(sheet), large)).toEqual([read(title), looking]);
  });

  test('is given up once something else is asked for', async () => {
    expect(await pointed(undefined)).toEqual([undefined, looking.slice(0, 1)]);
    expect(await pointed(read(title), undefined)).toEqual([undefined, looking.slice(0, 2)]);
    expect(await pointed(read(title), read(sheet), undefined)).toEqual([undefined, looking]);
  });
});

test('A list that is pointed at, several selected cells and other problems are taken as they are', async () => {
  const several = region([['Spring pairs'], ['June']], 'A1:A2', 'range');
  const area: Answer = { ok: false, problem: { code: 'nothingThere', address: 'Entries!A1:B2' } };
  const busy: Answer = { ok: false, problem: { code: 'busy' } };
  for (const answer of [read(list), read(several), area, busy]) {
    expect(await pointed(answer)).toEqual([answer, [{ kind: 'selection' }]]);
  }
});
