/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { standings } from '../../../taskpane/nk/standings';
import { sentence } from '../../../src/language';
import type { Plan } from '../../../taskpane/sheets/plan';
import { sampled } from '../../support/sampled';
import { text } from '../../support/text';
import type { EventWorkbook } from './support/event-workbook';
import { newWorkbook, paired, played } from './support/sample-event';
import { plannable } from '../support/computed';

const { initial } = standings;
const sheet = 'Standings after round 1';

/** Standings after round 1 of 8 players, written at 13:05. */
function event(): EventWorkbook {
  const workbook = newWorkbook(8);
  paired(workbook);
  played(workbook, 'NK_Round_1');
  workbook.apply(plannable(workbook.compute(standings, initial)).plan);
  return workbook;
}

const names = (workbook: EventWorkbook): readonly unknown[] =>
  Array.from({ length: 8 }, (_, i) => workbook.at(sheet, `C${i + 5}`));

/** Nothing but a note, on the sheet that counts no longer. */
const older = (newer: string): unknown =>
  expect.objectContaining({
    ...{ sheet, at: 'A3' },
    cells: [[{ kind: 'text', text: text('en', 'nkSheetOlder', { sheet: newer }) }]],
  });

describe('Standings written again under the same title', () => {
  test('take the place of those that are there: the cells that differ, and no others', () => {
    const workbook = event();
    const before = names(workbook);
    workbook.type('NK_Round_1', 0, 5, '0-1');
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toEqual({ replaces: sheet, rounds: 1 });
    expect(plan).toMatchObject({ title: sheet, sheets: [], names: [], activate: sheet });
    const [block] = plan.blocks;
    expect(plan.blocks).toHaveLength(1);
    const [title = [], , , headings = []] = block?.cells ?? [];
    expect([...title, ...headings].every(({ kind }) => kind === 'keep')).toBe(true);
    workbook.apply(plan);
    expect(names(workbook)).not.toEqual(before);
    // What was written is again what would be written: nothing but figures is left to write.
    const again = plannable(workbook.compute(standings, initial)).plan.blocks[0];
    const kinds = new Set(again?.cells.flat().map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['keep', 'number']));
  });

  test('have their name cover a list that has become longer or shorter', () => {
    const workbook = event();
    const { plan } = plannable(workbook.compute(standings, initial));
    expect(plan.moves).toEqual([
      { name: 'NK_Standings_1', sheet, address: 'A4:I12' },
      { name: 'NK_StandingsSheet_1', sheet, address: 'A1:I16' },
    ]);
    const entries = Array.from({ length: 15 }, (): string | number | null => null);
    workbook.append('NK_Players', [9, 'Late', 2100, null, 0, ...entries.slice(5)]);
    workbook.type('NK_Players', 8, 9, 2);
    const longer = plannable(workbook.compute(standings, initial)).plan;
    expect(longer.moves).toEqual([
      { name: 'NK_Standings_1', sheet, address: 'A4:I13' },
      { name: 'NK_StandingsSheet_1', sheet, address: 'A1:I16' },
    ]);
  });

  test('become a sheet of their own where both shall be kept', () => {
    const workbook = event();
    const { plan, known } = plannable(workbook.compute(standings, { ...initial, replace: false }));
    expect(known).toEqual({ replaces: sheet, rounds: 1 });
    expect(plan.blocks).toEqual([older(`${sheet} (2)`)]);
    expect(plan.sheets.map(({ name }) => name)).toEqual([`${sheet} (2)`]);
    expect(plan.names.map(({ name }) => name)).toEqual([
      'NK_Standings_1_2',
      'NK_StandingsSheet_1_2',
    ]);
  });

  test('also where the sentences below need more or fewer lines, as long as nobody wrote on below them', () => {
    const workbook = event();
    for (let row = 0; row < 8; row++) {
      workbook.type('NK_Players', row, 1, `A name that is long enough for three lines ${row}`);
      for (const column of [2, 4]) {
        const [at, number] = [
          workbook.rows('NK_Round_1').findIndex((r) => r[column - 1] === row + 1),
          column,
        ];
        if (at >= 0) workbook.type('NK_Round_1', at, number, null);
      }
    }
    const longer = plannable(workbook.compute(standings, initial)).plan;
    expect(longer.sheets).toEqual([]);
    workbook.apply(longer);
    for (let row = 0; row < 8; row++) workbook.type('NK_Players', row, 1, `N${row}`);
    const shorter = plannable(workbook.compute(standings, initial)).plan;
    expect(shorter.sheets).toEqual([]);
    // A remark right below our last line is somebody's own.
    const last = (longer.blocks[0]?.cells.length ?? 0) + 1;
    workbook.typeAt(sheet, `A${last}`, 'paid');
    expect(plannable(workbook.compute(standings, initial)).plan.sheets).toHaveLength(1);
  });

  test('of which there are two, take the place of the one written last: that is the one that counts', () => {
    const workbook = event();
    workbook.apply(plannable(workbook.compute(standings, { ...initial, replace: false })).plan);
    workbook.turnTabs();
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toMatchObject({ replaces: `${sheet} (2)` });
    expect(plan.blocks.map((block) => block.sheet)).toEqual([`${sheet} (2)`]);
  });

  test('of an earlier round count the rounds up to it, with the results of today', () => {
    const workbook = event();
    paired(workbook);
    played(workbook, 'NK_Round_2');
    const before = names(workbook);
    workbook.type('NK_Round_1', 0, 5, '0-1');
    const { plan, detail } = plannable(workbook.compute(standings, { ...initial, round: 1 }));
    expect(detail.played).toBe(1);
    expect(plan).toMatchObject({ title: sheet, sheets: [], activate: sheet });
    workbook.apply(plan);
    expect(names(workbook)).not.toEqual(before);
  });

  test.each<[string, string, string | number]>([
    ['a remark beside the list', 'Z6', 'paid'],
    ['a remark below it', 'A20', 'paid'],
    ['a text where a figure was', 'A6', '2='],
    ['another title', 'A1', 'My standings'],
    ['another heading', 'C4', 'Player'],
    ['a filled cell between', 'B13', 5],
  ])('never replace a sheet with %s, and say so', (_, address, typed) => {
    const workbook = event();
    workbook.typeAt(sheet, address, typed);
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toMatchObject({ replaces: undefined });
    expect(plan.blocks).toEqual(address === 'A1' ? [expect.anything()] : [older(`${sheet} (2)`)]);
    expect(plan.sheets).toHaveLength(1);
    expect(plan.warnings).toContainEqual({ sentence: sentence('nkSheetStays', { sheet }) });
  });

  test('have a sheet of their own where other columns were asked for', () => {
    const { plan } = plannable(event().compute(standings, { ...initial, wins: true }));
    expect(plan.sheets).toHaveLength(1);
    expect(plan.warnings).toContainEqual({ sentence: sentence('nkSheetOther', { sheet }) });
  });

  test('never replace a sheet of which one cell was changed, whichever', () => {
    const workbook = event();
    const cells = Array.from({ length: 15 }, (_, row) =>
      [...'ABCDEFGHI'].map((column) => `${column}${row + 1}`),
    ).flat();
    for (const address of sampled(cells, 20)) {
      const held = workbook.at(sheet, address);
      workbook.typeAt(sheet, address, typeof held === 'number' ? held + 1 : `${held ?? ''}x`);
      const changed = plannable(workbook.compute(standings, initial)).plan;
      expect([address, changed.sheets.length]).toEqual([address, 1]);
      workbook.typeAt(sheet, address, held);
      expect(plannable(workbook.compute(standings, initial)).plan.sheets).toEqual([]);
    }
  });

  test('replace what nobody has changed after any correction, also where nothing stands any more', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    const corrections: readonly (() => void)[] = [
      () => workbook.type('NK_Players', 0, 2, 2100),
      () => workbook.type('NK_Round_1', 0, 5, '0-1'),
      () => workbook.type('NK_Round_1', 1, 5, '½-½'),
      () => workbook.type('NK_Round_1', 2, 5, '0-0'),
      () => workbook.type('NK_Round_1', 1, 5, '1-0'),
    ];
    workbook.apply(plannable(workbook.compute(standings, initial)).plan);
    for (const correct of corrections) {
      correct();
      const { plan } = plannable(workbook.compute(standings, initial));
      expect([plan.sheets, plan.blocks.length]).toEqual([[], 1]);
      workbook.apply(plan);
    }
  });

  test('are the ones to replace again once the newer sheet was deleted', () => {
    const workbook = event();
    workbook.apply(plannable(workbook.compute(standings, { ...initial, replace: false })).plan);
    expect(workbook.at(sheet, 'A3')).toBe(text('en', 'nkSheetOlder', { sheet: `${sheet} (2)` }));
    workbook.deleteSheet(`${sheet} (2)`);
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toMatchObject({ replaces: sheet });
    workbook.apply(plan);
    expect(workbook.at(sheet, 'A3')).toMatch(/^12\+ = won/);
  });

  test('show games won and colors if asked for, each at its game', () => {
    const workbook = event();
    const plain = plannable(workbook.compute(standings, { ...initial, replace: false })).plan;
    const asked = { ...initial, wins: true, colours: true, replace: false };
    const { plan } = plannable(workbook.compute(standings, asked));
    const cells = (each: typeof plan, column: string): readonly unknown[] => {
      const [heads = [], ...lines] = each.sheets[0]?.blocks[1]?.cells ?? [];
      const at = heads.findIndex((head) => head.kind === 'text' && head.text === column);
      return lines.map((line) => {
        const cell = line[at];
        return cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? cell.value : undefined;
      });
    };
    const blacks = new Set(workbook.rows('NK_Round_1').map(([, black]) => black));
    const numbers = new Map(workbook.rows('NK_Players').map(([own, name]) => [name, own]));
    const signs = cells(plain, 'Name').map((name) =>
      blacks.has(numbers.get(String(name))) ? 'b' : 'w',
    );
    const marks = cells(plain, 'R1');
    expect(cells(plan, 'R1')).toEqual(marks.map((mark, i) => `${String(mark)}/${signs[i] ?? ''}`));
    expect(cells(plan, 'Wins')).toEqual(marks.map((mark) => (String(mark).endsWith('+') ? 1 : 0)));
    expect(cells(plain, 'Wins')).toEqual(marks.map(() => undefined));
  });

  test('of another round do not touch those that are there', () => {
    const workbook = event();
    paired(workbook);
    played(workbook, 'NK_Round_2');
    const { plan } = plannable(workbook.compute(standings, initial));
    expect(plan.blocks).toEqual([]);
    expect(plan.names).toEqual([
      { name: 'NK_Standings_2', sheet: 'Standings after round 2', address: 'A4:J12' },
      { name: 'NK_StandingsSheet_2', sheet: 'Standings after round 2', address: 'A1:J15' },
    ]);
  });
});

describe('The lines below the standings', () => {
  const long = (i: number): string => `Wolfgang-Amadeus Hopmann-Steenbergen van der Meer ${i}`;

  /** Eight who are level, with long names: all are candidates. */
  function eight(): Plan {
    const workbook = newWorkbook(8);
    for (let row = 0; row < 8; row++) workbook.type('NK_Players', row, 1, long(row));
    return plannable(workbook.compute(standings, initial)).plan;
  }

  test('name every title candidate in full', () => {
    const below = eight().sheets[0]?.blocks.at(-1)?.cells.flat() ?? [];
    const told = below.map((cell) => (cell.kind === 'text' ? cell.text : '')).join(' ');
    for (let row = 0; row < 8; row++) expect(told).toContain(long(row));
  });

  test('make no column wider: Group is as wide as groups, and each line fits the list', () => {
    const [sheet] = eight().sheets;
    const [heads = []] = sheet?.blocks[1]?.cells ?? [];
    const widths = Object.values(sheet?.widths ?? {}).slice(0, heads.length);
    const group = heads.findIndex((head) => head.kind === 'text' && head.text === 'Group');
    expect(widths[group]).toBe(11);
    const room = widths.reduce((sum, width) => sum + width, 0);
    const below = sheet?.blocks.at(-1)?.cells.flat() ?? [];
    expect(below.length).toBeGreaterThan(3);
    for (const cell of below) {
      expect(cell.kind === 'text' ? 0.92 * cell.text.length : 0).toBeLessThanOrEqual(room);
    }
  });
});

test('Players who share a place stand in order of strength, not of entry', () => {
  const workbook = newWorkbook(8);
  workbook.type('NK_Players', 2, 2, 2750);
  const { rows } = plannable(workbook.compute(standings, initial)).detail;
  const [first] = rows;
  expect([first?.line.place, first?.player.name]).toEqual([1, 'Player 03']);
  expect(rows.filter(({ line }) => line.place === 1).length).toBeGreaterThan(1);
});

describe('Half points that do not count for places', () => {
  const below = (plan: Plan): string => {
    const cells = plan.sheets.flatMap(({ blocks }) => blocks.at(-1)?.cells.flat() ?? []);
    return cells.map((cell) => (cell.kind === 'text' ? cell.text : '')).join(' ');
  };

  test('are explained where somebody has one, and only there', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    const said = text('en', 'nkWholePlaces');
    const without = plannable(workbook.compute(standings, initial));
    expect(without.detail.wholePlaces).toBe(false);
    expect(below(without.plan)).not.toContain(said);
    workbook.type('NK_Round_1', 0, 5, '½');
    const some = plannable(workbook.compute(standings, initial));
    expect(some.detail.wholePlaces).toBe(true);
    expect(below(some.plan)).toContain(said);
    const setting = workbook
      .rows('NK_Settings')
      .findIndex(([label]) => label === text('en', 'nkHalfPoints'));
    workbook.type('NK_Settings', setting, 1, 'yes');
    const counting = plannable(workbook.compute(standings, initial));
    expect(counting.detail.wholePlaces).toBe(false);
    expect(below(counting.plan)).not.toContain(said);
  });
});
