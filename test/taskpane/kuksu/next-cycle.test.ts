/** @jest-environment ./test/support/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { lastCycleNumber } from '../../../taskpane/kuksu/crosstable-names';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { noOptions, type GroupOptions } from '../../../taskpane/kuksu/given';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { lastResults } from '../../../taskpane/kuksu/results-table';
import type { GroupPreview } from '../../../taskpane/kuksu/group';
import type { Computed } from '../../../taskpane/operation/operation';
import { planFaults } from '../../../taskpane/plan/plan-check';
import { atOnce } from '../../../src';
import { kuksuEvents } from '../../../taskpane/kuksu/events';
import { whereItStands } from '../../../taskpane/kuksu/where-it-stands';
import { languages } from '../../../language';
import { say } from '../../../language/texts';
import { text } from '../../support/text';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { plannable, refusedBy, said } from '../support/computed';

jest.setTimeout(60_000);

/** What a cycle leaves behind for the next one: its results, and who holds the title. */

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
});

const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];

function grouped(
  players: readonly string[],
  options: Partial<GroupOptions> = {},
  lastCycle?: string,
): Computed<GroupPreview> {
  const rows = players.map((name, index) => [name, 2000 - 10 * index]);
  const registrations = book.type(`Entries ${players.join()}`, 'A1', [['Name', 'Rating'], ...rows]);
  const lists = lastCycle === undefined ? { registrations } : { registrations, lastCycle };
  return book.compute(groupLeagues, { ...noOptions, ...options }, lists);
}

/** The player with the lower seed wins every game of league A. */
function play(sheet: string, size: number): void {
  for (let row = 0; row < size - 1; row++) {
    const wins = Array.from({ length: size - 1 - row }, () => 1);
    book.type(sheet, `${'IJKLMNOPQR'.charAt(row + 1)}${String(5 + row)}`, [wins]);
  }
}

function rank(): void {
  const ranked = book.compute(rankLeagues.sheets, { pages: '', league: '' }, {});
  book.apply(plannable(ranked).plan);
}

const known = (): string | undefined => {
  const { facts } = book;
  const tables = facts.tables.map(({ name }): { kind: 'table'; table: string } => {
    return { kind: 'table', table: name };
  });
  return lastResults(book.places(tables), facts);
};

test('the results of the last cycle are known by what stands in them, not by the name of their sheet', () => {
  expect(known()).toBeUndefined();
  book.apply(plannable(grouped(names)).plan);
  // The leagues are no results.
  expect(known()).toBeUndefined();
  play('League A', 6);
  rank();
  expect(known()).toBe('Kuksu_Results_1');
  // Corrected, and ranked again: the later ones count.
  rank();
  expect(known()).toBe('Kuksu_Results_1_2');
  // Renamed by hand: a table of older workbooks is called otherwise, too.
  book.renameTable('Kuksu_Results_1', 'Results');
  book.renameTable('Kuksu_Results_1_2', 'Uitslagen');
  expect(known()).toBe('Uitslagen');
  const options = { lost: 'holder', holder: 'Old' } as const;
  const next = grouped(names.slice(1), options, 'Results!A4:G10');
  book.apply(plannable(next).plan);
  // The second cycle has no results yet: those of the first are not its results.
  expect(known()).toBe('Uitslagen');
  book.renameTable('Uitslagen', 'Kuksu_Results_1_2');
  expect(known()).toBeUndefined();
});

test('the title holder is written with the leagues, and the next cycle knows the name', () => {
  book.apply(plannable(grouped(names)).plan);
  play('League A', 6);
  rank();
  const first = plannable(
    grouped(names.slice(1), { lost: 'holder', holder: 'Old' }, 'Results!A4:G10'),
  );
  expect(planFaults(first.plan)).toEqual([]);
  expect(first.plan.names.at(-1)).toEqual({
    name: 'Kuksu_2_Holder',
    sheet: 'Leagues (2)',
    address: 'A11:D11',
  });
  book.apply(first.plan);
  expect(book.values('Leagues (2)!A10:D11')).toEqual([
    [null, null, null, null],
    [text('en', 'kuksuHolderLabel'), null, null, 'Ann'],
  ]);
  play('League A (2)', 5);
  rank();
  // Only who lost is asked for.
  const players = [...names.slice(2), 'Gil'];
  const asked = grouped(players, {}, 'Results (2)!A4:G9');
  expect(asked.known).toMatchObject({ holder: 'Ann', challenger: 'Bob' });
  const kept = plannable(grouped(players, { lost: 'challenger' }, 'Results (2)!A4:G9'));
  expect(kept.detail.grouping.champion).toBe('Ann');
  // What is typed counts before it, also that nobody holds the title.
  const typed = { lost: 'challenger', holder: 'Zed' } as const;
  expect(plannable(grouped(players, typed, 'Results (2)!A4:G9')).detail.grouping.champion).toBe(
    'Zed',
  );
  expect(
    refusedBy(grouped(players, { lost: 'challenger', holder: '' }, 'Results (2)!A4:G9')),
  ).toEqual([
    text('en', 'kuksuAsked', {
      what: 'Who holds the title? The holder doesn’t play and can’t be registered.',
    }),
  ]);
  // A draft decides nothing, and is no cycle.
  const draft = plannable(grouped(players, { lost: 'undecided' }, 'Results (2)!A4:G9')).plan;
  expect(draft.names).toEqual([]);
  expect(JSON.stringify(draft.sheets)).not.toContain(text('en', 'kuksuHolderLabel'));
});

test('a name whose cells are gone tells nothing', () => {
  book.apply(plannable(grouped(names)).plan);
  play('League A', 6);
  rank();
  book.apply(
    plannable(grouped(names.slice(1), { lost: 'holder', holder: 'Old' }, 'Results!A4:G10')).plan,
  );
  const { facts } = book;
  expect(groupLeagues.also?.(facts)).toEqual([{ kind: 'typed', text: 'Kuksu_2_Holder' }]);
  const left = facts.names.filter((name) => name !== 'Kuksu_2_Holder');
  expect(left).toHaveLength(facts.names.length - 1);
  expect(groupLeagues.also?.({ ...facts, names: left, gone: ['Kuksu_2_Holder'] })).toEqual([]);
});

test('a copied sheet of the leagues makes no later cycle', () => {
  book.apply(plannable(grouped(names)).plan);
  const { facts } = book;
  const made = facts.tables.filter(({ name }) => name.startsWith('Kuksu_Leagues_'));
  expect(made).toHaveLength(1);
  const copies = [5, 6].map((number) => ({ name: `Kuksu_Leagues_1${number}`, sheet: `${number}` }));
  expect(lastCycleNumber({ ...facts, tables: [...facts.tables, ...copies] })).toBe(1);
  const held = { ...facts, names: [...facts.names, 'Kuksu_15_Holder'] };
  expect(lastCycleNumber({ ...held, tables: [...facts.tables, ...copies] })).toBe(16);
});

test('results written before a result was corrected are told of, when the next cycle is grouped and on Home', () => {
  const options = { lost: 'holder', holder: 'Old' } as const;
  const warned = (): unknown => {
    const next = plannable(grouped(names.slice(1), options, 'Kuksu_Results_1'));
    return said(next);
  };
  const home = (): unknown => {
    const { facts } = book;
    const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
    const told = seen.missing.map(({ what }) => say(languages.en, what));
    return [
      say(languages.en, seen.headline),
      say(languages.en, seen.next?.label ?? seen.line),
      told,
    ];
  };
  book.apply(plannable(grouped(names)).plan);
  play('League A', 6);
  const complete = [text('en', 'runCycleComplete', { cycle: 1 }), text('en', 'kuksuRank'), []];
  expect(home()).toEqual(complete);
  rank();
  const ranked = [text('en', 'runCycleRanked', { cycle: 1 }), text('en', 'kuksuGroup'), []];
  expect([home(), warned()]).toEqual([ranked, []]);

  // Ann has lost to Bob.
  book.type('League A', 'J5', [[0]]);
  const values = { league: 'A', name: 'Bob', place: 1, placed: 2, address: 'Results!B6' };
  const old = text('en', 'kuksuResultsOld', values);
  expect(warned()).toEqual([old]);
  expect(home()).toEqual([complete[0], complete[1], [old]]);
  rank();
  expect(home()).toEqual(ranked);
});
