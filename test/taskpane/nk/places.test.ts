/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { settingKeys } from '../../../taskpane/nk/book/settings';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { cellIn, parseArea, placeName } from '../../../taskpane/sheets/address';
import type { TextKey } from '../../../src/language';
import { text } from '../../support/text';
import type { EventWorkbook } from './support/event-workbook';
import { newWorkbook, paired, played } from './support/sample-event';

const players = 'NK_Players';
const settings = 'NK_Settings';
const first = 'NK_Round_1';

/** A championship after two rounds. */
function event(): EventWorkbook {
  const workbook = newWorkbook(6);
  for (const round of [1, 2]) {
    paired(workbook);
    played(workbook, `NK_Round_${round}`);
  }
  return workbook;
}

/** A cell of a table by its row below the header and its heading. */
function cell(workbook: EventWorkbook, table: string, row: number, heading: TextKey): number {
  const header = workbook.table(table).cells[0] ?? [];
  const column = header.findIndex(
    (each) => each.kind === 'text' && each.text === text('en', heading),
  );
  if (column === -1) throw new Error(`${table} has no column ${heading} (row ${row})`);
  return column;
}

function addressOf(workbook: EventWorkbook, table: string, row: number, column: number): string {
  const { sheet, block } = workbook.table(table);
  const corner = parseArea(block.at) ?? { row: 0, column: 0, rows: 1, columns: 1 };
  return placeName(cellIn({ sheetId: '', sheet, area: corner }, row + 1, column));
}

/** The cells that a refusal of the next round shows. */
function shown(workbook: EventWorkbook): readonly string[] {
  const computed = workbook.compute(pairRound, nothingSaid);
  if (computed.ok) throw new Error('It was not refused.');
  return computed.refusals.map(({ at }) => (at ? placeName(at) : ''));
}

type Typed = string | number | null;

describe('a refusal selects the cell', () => {
  test.each<readonly [string, TextKey, Typed]>([
    [players, 'nkNumber', 'x'],
    [players, 'nkName', null],
    [players, 'nkRating', 'x'],
    [players, 'nkRating', 1e9],
    [players, 'nkRight', 'x'],
    [players, 'nkGroupColumn', 'x'],
    [players, 'nkEnters', 'x'],
    [players, 'nkWithdrawn', 'x'],
    [players, 'nkAbsentRounds', 'x'],
    [first, 'nkBoard', 'x'],
    [first, 'nkBlackNumber', 99],
    [first, 'nkBlack', 'Nobody'],
    [first, 'nkWhiteNumber', 99],
    [first, 'nkWhite', 'Nobody'],
    [first, 'nkResult', 'x'],
  ])('of %s under %s that holds %j', (table, heading, value) => {
    const workbook = event();
    const column = cell(workbook, table, 1, heading);
    workbook.type(table, 1, column, value);
    expect(shown(workbook)).toEqual([addressOf(workbook, table, 1, column)]);
  });

  test('of every setting', () => {
    // The rows below hold what the rating committee is told, in any words.
    for (const [row] of settingKeys.entries()) {
      const workbook = event();
      workbook.type(settings, row, 1, 'x?');
      expect(shown(workbook)).toEqual([addressOf(workbook, settings, row, 1)]);
    }
  });

  test('where only the rules find it', () => {
    const found = (change: (workbook: EventWorkbook) => readonly [string, number, TextKey]) => {
      const workbook = event();
      const [table, row, heading] = change(workbook);
      const column = cell(workbook, table, row, heading);
      return [shown(workbook), [addressOf(workbook, table, row, column)]];
    };
    const changes: ((workbook: EventWorkbook) => readonly [string, number, TextKey])[] = [
      (workbook) => {
        workbook.type(first, 1, cell(workbook, first, 1, 'nkBoard'), 1);
        return [first, 1, 'nkBoard'];
      },
      (workbook) => {
        const [line = []] = workbook.rows(first);
        for (const heading of ['nkBlackNumber', 'nkBlack'] as const) {
          const column = cell(workbook, first, 1, heading);
          workbook.type(first, 1, column, line[column] ?? null);
        }
        return [first, 1, 'nkBlackNumber'];
      },
      (workbook) => {
        const [line = []] = workbook.rows(first);
        for (const [from, to] of [
          ['nkBlackNumber', 'nkWhiteNumber'],
          ['nkBlack', 'nkWhite'],
        ] as const) {
          const value = line[cell(workbook, first, 0, from)] ?? null;
          workbook.type(first, 1, cell(workbook, first, 1, to), value);
        }
        return [first, 1, 'nkWhiteNumber'];
      },
      (workbook) => {
        workbook.type(players, 2, cell(workbook, players, 2, 'nkEnters'), 5);
        workbook.type(players, 2, cell(workbook, players, 2, 'nkWithdrawn'), 1);
        return [players, 2, 'nkWithdrawn'];
      },
    ];
    for (const change of changes) {
      const [now, expected] = found(change);
      expect(now).toEqual(expected);
    }
  });

  test('of the setting that says how many rounds there are', () => {
    const workbook = event();
    const row = workbook.rows(settings).findIndex(([name]) => name === text('en', 'nkRounds'));
    workbook.type(settings, row, 1, 1);
    expect(shown(workbook)).toEqual([addressOf(workbook, settings, row, 1)]);
  });
});
