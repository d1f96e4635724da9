/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { languages, say, translator } from '../../../../src/language';
import { lateEntries, type LateEntry, offerOf } from '../../../../taskpane/nk/players/late-entry';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';
import { readBook } from '../support/read-book';
import { newEvent } from '../../../../taskpane/nk/new-event';
import type { ExistingBlock, PlanCell } from '../../../../taskpane/sheets/plan';
import { EventWorkbook } from '../support/event-workbook';
import { entries, newWorkbook, paired, played } from '../support/sample-event';
import { plannable } from '../../support/computed';

const columns = { number: 0, name: 1, rating: 2, right: 3, group: 4, grade: 8, enters: 9 };

const newEventOf = (count: number) =>
  new EventWorkbook().compute(newEvent, newEvent.initial, { entries: entries(count) });

type Row = Readonly<Partial<Record<keyof typeof columns, string | number>>>;

/** A championship of 38 in groups of 16, with one more row below it. */
function withRow(row: Row, rounds = 0): EventWorkbook {
  const workbook = newWorkbook(38);
  for (let round = 1; round <= rounds; round++) {
    paired(workbook);
    played(workbook, `NK_Round_${round}`);
  }
  const cells = Array.from({ length: 15 }, (): string | number | null => null);
  for (const [field, value] of Object.entries(row)) {
    cells[columns[field as keyof typeof columns]] = value;
  }
  workbook.append('NK_Players', cells);
  return workbook;
}

const offersOf = (workbook: EventWorkbook): readonly LateEntry[] =>
  lateEntries(workbook.facts, workbook.read(eventPlaces(workbook.facts)));

type Written = readonly [at: string, cell: PlanCell];

/** What the press writes: address and cell. */
function cellsOf(entry: LateEntry | undefined, rating = entry?.rating ?? 0): readonly Written[] {
  const blocks = entry?.plan(rating, translator('en'))?.blocks ?? [];
  return blocks.flatMap(({ at, cells }) =>
    cells.flatMap((line, i): Written[] => {
      const [cell = { kind: 'keep' } as const] = line;
      const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(at) ?? [];
      return cell.kind === 'keep' ? [] : [[`${column}${Number(row) + i}`, cell]];
    }),
  );
}

/** The numbers among them. */
function written(entry: LateEntry | undefined, rating?: number) {
  return cellsOf(entry, rating).flatMap(([at, cell]) =>
    cell.kind === 'number' ? [[at, cell.value]] : [],
  );
}

const sentenceOf = (entry: LateEntry | undefined, rating: number): string | undefined => {
  const offer = entry && offerOf(entry, rating);
  return offer && say(languages.en, offer);
};

describe('A player typed below the list', () => {
  test('is named before the cell where the number is missing', () => {
    const workbook = withRow({ name: 'Piet', rating: 2300, grade: '3d' });
    const book = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    const said = book.ok ? [] : book.refusals.map(({ sentence }) => say(languages.en, sentence));
    expect(said).toEqual([
      'Piet isn’t in the event yet: the number is missing (Players!A43). Add the player, or enter a number.',
    ]);
  });

  test('is offered the next number and the group of the rating, and nobody else moves', () => {
    const [entry, ...others] = offersOf(withRow({ name: 'Piet', rating: 2690 }));
    expect(others).toEqual([]);
    expect(sentenceOf(entry, 2690)).toBe('Add as no. 39 in Topgroep');
    expect(written(entry)).toEqual([
      ['A43', 39],
      ['E43', 0],
    ]);
  });

  test('enters in the next round where rounds have been paired', () => {
    const [entry] = offersOf(withRow({ name: 'Piet', rating: 2300 }, 1));
    expect(sentenceOf(entry, 2300)).toBe('Add as no. 39 in Groep 1');
    expect(written(entry)).toContainEqual(['J43', 2]);
    const [given] = offersOf(withRow({ name: 'Piet', rating: 2300, enters: 4 }, 1));
    expect(written(given)?.map(([at]) => at)).toEqual(['A43', 'E43']);
  });

  test('keeps what the row says', () => {
    const [entry] = offersOf(withRow({ name: 'Piet', number: 77, rating: 2300 }));
    expect(sentenceOf(entry, 2300)).toBe('Add as no. 77 in Groep 1');
    expect(written(entry)).toEqual([['E43', 1]]);
    expect(offersOf(withRow({ name: 'Piet', number: 77, rating: 2300, group: 2 }))).toEqual([]);
  });

  test.each([
    ['3d', 2300],
    ['1 dan', 2100],
    ['1k', 2000],
    ['12 kyu', 900],
  ])('a missing rating is proposed from the grade %s', (grade, rating) => {
    const [entry] = offersOf(withRow({ name: 'Piet', grade }));
    expect(entry?.rating).toBeUndefined();
    expect(entry?.proposal).toEqual({ grade, rating });
    expect(written(entry, rating)).toContainEqual(['C43', rating]);
  });

  test.each(['', '3p', 'strong', '3'])('nothing is guessed from the grade “%s”', (grade) => {
    const [entry] = offersOf(withRow({ name: 'Piet', ...(grade !== '' && { grade }) }));
    expect(entry?.proposal).toBeUndefined();
  });

  test('has a row that looks and counts like the rows above', () => {
    const workbook = withRow({ name: 'Piet', rating: 2300 }, 1);
    workbook.type('NK_Players', 38, 11, '4');
    const cells = new Map(cellsOf(offersOf(workbook)[0]));
    // The group shows by its name, as in the sheet that was written.
    const block = plannable(newEventOf(4)).plan.sheets[0]?.blocks.find(({ list }) => list);
    const group = block?.cells[1]?.[4];
    expect(cells.get('E43')).toEqual({ ...group, value: 1 });
    expect(cells.get('F43')).toEqual({
      kind: 'formula',
      formula: '=MAX($E$5:$E$43)-E43',
      format: '0',
    });
    // Rounds that are absent are text; what somebody typed there stays.
    expect(cells.has('L43')).toBe(false);
    expect(cells.get('M43')).toMatchObject({ kind: 'blank', format: '@', style: 'input' });
    expect(cells.get('N43')).toMatchObject({ kind: 'blank', format: '@', style: 'input' });
    for (const open of ['K43', 'O43']) {
      expect(cells.get(open)).toEqual({ kind: 'blank', style: 'input' });
    }
  });

  describe('who opens a new lowest group', () => {
    const scoresIn = (blocks: readonly ExistingBlock[], at: string): readonly PlanCell[] =>
      blocks.find((block) => block.at === at)?.cells.flat() ?? [];

    /** Two groups of 16, and a row for a third below them. */
    function opened(): EventWorkbook {
      const workbook = newWorkbook(32);
      const cells = Array.from({ length: 15 }, (): string | number | null => null);
      workbook.append('NK_Players', [null, 'Piet', 900, ...cells.slice(3)]);
      return workbook;
    }

    test('gives everybody else a start score that counts from there', () => {
      const workbook = opened();
      const [entry] = offersOf(workbook);
      expect(sentenceOf(entry, 900)).toBe('Add as no. 33 in Groep 2');
      const blocks = entry?.plan(900, translator('en'))?.blocks ?? [];
      const scores = scoresIn(blocks, 'F5');
      expect(scores).toHaveLength(33);
      for (const [i, cell] of scores.entries()) {
        expect(cell).toMatchObject({ formula: `=MAX($E$5:$E$37)-E${5 + i}` });
      }
      const ours = blocks.find(({ at }) => at === 'F5')?.ours ?? [];
      expect(ours).toHaveLength(32);
      expect(
        ours.every(({ row, formulas }) => formulas?.includes(`=MAX($E$5:$E$36)-E${5 + row}`)),
      ).toBe(true);
    });

    test('leaves the start scores that count from there already', () => {
      const workbook = opened();
      workbook.type('NK_Players', 31, 4, 2);
      for (let row = 0; row < 32; row++)
        workbook.type('NK_Players', row, 5, row < 16 ? 2 : row < 31 ? 1 : 0);
      const blocks = offersOf(workbook)[0]?.plan(900, translator('en'))?.blocks ?? [];
      expect(scoresIn(blocks, 'F5')).toEqual([]);
      expect(scoresIn(blocks, 'F37')).toHaveLength(1);
    });
  });

  test('two of them get two numbers', () => {
    const workbook = withRow({ name: 'Piet', rating: 2300 });
    const cells = Array.from({ length: 15 }, (): string | number | null => null);
    workbook.append('NK_Players', [null, 'Jan', 2200, ...cells.slice(3)]);
    expect(offersOf(workbook).map(({ name, number }) => [name, number])).toEqual([
      ['Piet', 39],
      ['Jan', 40],
    ]);
  });
});
