/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import type { EventSeen } from '../../../taskpane/sheets/event';
import { nkEvents } from '../../../taskpane/nk/jobs';
import { rights } from '../../../taskpane/nk/rights';
import { whereItStands } from '../../../taskpane/nk/where-it-stands';
import { inWords } from '../sheets/events/seen-in';
import { standings } from '../../../taskpane/nk/standings';
import { wall } from '../../../taskpane/nk/wall/wall';
import { text, wayOut } from '../../support/text';
import type { EventWorkbook } from './support/event-workbook';
import { newWorkbook, paired, played, roundColumns } from './support/sample-event';
import { plannable } from '../support/computed';

const seenOf = (workbook: EventWorkbook): EventSeen =>
  atOnce(whereItStands(workbook.facts, workbook.read(nkEvents.places(workbook.facts))));
const wordsOf = (workbook: EventWorkbook, language: 'en' | 'nl' = 'en'): object =>
  inWords(seenOf(workbook), language);

/** Pairs and plays so many rounds. */
function after(rounds: number, players = 12): EventWorkbook {
  const workbook = newWorkbook(players);
  for (let round = 1; round <= rounds; round++) {
    paired(workbook);
    played(workbook, `NK_Round_${round}`);
  }
  return workbook;
}

describe('A championship', () => {
  test('before the first round: it is next', () => {
    expect(wordsOf(after(0))).toMatchObject({
      headline: 'Round 1 of 7 is next',
      next: 'Pair round 1 (nk-pair)',
      stops: 'next toCome toCome toCome toCome toCome toCome',
      missing: [],
    });
  });

  test('after some rounds: the next one, who is absent, the candidates and what else can be done', () => {
    const workbook = after(2);
    // Player 03 is absent in round 3.
    const header = workbook.table('NK_Players').cells[0] ?? [];
    const absent = header.findIndex(
      (cell) => cell.kind === 'text' && cell.text.startsWith('Absent'),
    );
    workbook.type('NK_Players', 2, absent, '3');
    expect(wordsOf(workbook)).toMatchObject({
      name: 'NK',
      headline: 'Round 3 of 7 is next',
      line: 'Round 3 of 7 is next',
      next: 'Pair round 3 (nk-pair)',
      stops: 'played played next toCome toCome toCome toCome',
      facts: ['12 players', '1 absent in round 3', expect.stringMatching(/^\d+ title candidates$/)],
      more: expect.arrayContaining([
        'nk-standings: after round 2, not written yet',
        'nk-share: results of round 2',
        'nk-export: 2 rounds so far',
        'nk-rights: known after round 7',
        expect.stringMatching(/^Players \(Players!A.*\): late entry/),
      ]),
    });
    expect(wordsOf(workbook, 'nl')).toMatchObject({
      headline: 'Ronde 3 van 7 is aan de beurt',
      next: 'Ronde 3 indelen (nk-pair)',
    });
  });

  test('with a heading that is gone: its sheet is named, until it is typed again', () => {
    const workbook = after(2);
    const before = wordsOf(workbook);
    for (const [table, name] of [
      ['NK_Players', 'Group'],
      ['NK_Round_2', 'Result'],
    ] as const) {
      const { cells, sheet } = workbook.table(table);
      const column = (cells[0] ?? []).findIndex(
        (cell) => cell.kind === 'text' && cell.text === name,
      );
      workbook.type(table, -1, column, 'Zed');
      const { missing } = wordsOf(workbook) as { missing: readonly string[] };
      expect(missing[0]).toContain(text('en', 'columnGone', { sheet, name }));
      workbook.type(table, -1, column, name);
      wayOut('columnGone', wordsOf(workbook)).toEqual(before);
    }
  });

  test('with a round to share, and its lists for the wall until it is played', () => {
    const jobsOf = (workbook: EventWorkbook): readonly string[] =>
      (wordsOf(workbook) as { more: string[] }).more.filter((each) =>
        /^nk-(wall|share)/.test(each),
      );
    const workbook = after(1);
    expect(jobsOf(newWorkbook(12))).toEqual([]);
    expect(jobsOf(workbook)).toEqual(['nk-share: results of round 1']);
    paired(workbook);
    expect(jobsOf(workbook)).toEqual(['nk-wall: round 2', 'nk-share: pairing of round 2']);
  });

  test('with standings on their sheet: they are written', () => {
    const workbook = after(1);
    workbook.apply(plannable(workbook.compute(standings, standings.initial)).plan);
    expect(wordsOf(workbook)).toMatchObject({
      more: expect.arrayContaining(['nk-standings: after round 1, written']),
    });
  });

  test('with standings and rights that a changed result came after: they are to be written again', () => {
    const workbook = after(7);
    const told = (): unknown => {
      const { next, more, hint } = wordsOf(workbook) as {
        readonly next: string;
        readonly more: readonly string[];
        readonly hint?: string;
      };
      const lists = more.filter((each) => /^nk-(standings|rights)/.test(each));
      return [next, ...lists, ...(hint === undefined ? [] : [hint])];
    };
    const write = (job: 'standings' | 'rights', initial = standings.initial): void => {
      workbook.apply(
        job === 'rights'
          ? plannable(workbook.compute(rights, undefined)).plan
          : plannable(workbook.compute(standings, initial)).plan,
      );
    };
    const isOver = /^(Play|Pair)/.test((wordsOf(workbook) as { next: string }).next);
    expect(isOver).toBe(false);
    expect(told()).toEqual([
      'Write standings (nk-standings)',
      'nk-standings: after round 7, not written yet',
      'nk-rights: known now',
    ]);
    // Colours behind the marks and a column of wins change nothing.
    write('standings', { ...standings.initial, colours: true, wins: true });
    expect(told()).toEqual([
      'List earned rights (nk-rights)',
      'nk-standings: after round 7, written',
      'nk-rights: known now',
    ]);
    write('rights');
    expect(told()).toEqual([
      'Export to the EGD (nk-export)',
      'nk-standings: after round 7, written',
      'nk-rights: written',
    ]);
    // Below the title, games of round 7 went the other way round.
    const results = workbook.rows('NK_Round_7').map((row) => row[roundColumns.result]);
    results.forEach((result, row) => {
      const other = { black: 'white', white: 'black' }[String(result)];
      if (other && row > 1) workbook.type('NK_Round_7', row, roundColumns.result, other);
    });
    expect(told()).toEqual([
      'Write standings (nk-standings)',
      'nk-standings: after round 7, written before a change',
      'nk-rights: written before a change',
      text('en', 'runStandingsAgain'),
    ]);
    write('standings');
    expect(told()).toEqual([
      'List earned rights (nk-rights)',
      'nk-standings: after round 7, written',
      'nk-rights: written before a change',
      text('en', 'runRightsAgain'),
    ]);
  });

  test('in which nobody has earned a right: after the standings comes the table for the EGD', () => {
    const workbook = newWorkbook(12);
    workbook.type('NK_Settings', 1, 1, 1);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook.apply(plannable(workbook.compute(standings, standings.initial)).plan);
    expect(wordsOf(workbook)).toMatchObject({
      next: 'Export to the EGD (nk-export)',
      more: expect.arrayContaining(['nk-rights: known now']),
    });
  });

  test('while a round is played: every result to come, by board, and the way to the first', () => {
    const workbook = after(1);
    paired(workbook);
    expect(seenOf(workbook).missing).toHaveLength(6);
    played(workbook, 'NK_Round_2');
    for (const row of [1, 4]) workbook.type('NK_Round_2', row, roundColumns.result, null);
    expect(wordsOf(workbook)).toMatchObject({
      headline: 'Round 2: 2 results to come',
      next: expect.stringMatching(/^Go to board 2 \('Round 2'!F\d+\)$/),
      stops: 'played due toCome toCome toCome toCome toCome',
      missing: [
        expect.stringMatching(/^Board 2 \| .+ – .+ \| 'Round 2'!F\d+$/),
        expect.stringMatching(/^Board 5 \| .+ – .+ \| 'Round 2'!F\d+$/),
      ],
      hint: '4 of 6 are in. When the last one is, round 3 can be paired.',
      more: expect.not.arrayContaining([expect.stringMatching(/^nk-(rights|title)/)]),
    });
  });

  test('after the last round: the champion, the play-off, or that all is played', () => {
    const headline = (seenOf(after(7)).headline as { readonly code: string }).code;
    expect(['runChampion', 'runPlayOffNext', 'runPlayedAll']).toContain(headline);
    expect(seenOf(after(7)).stops?.every(({ state }) => state === 'played')).toBe(true);
  });

  test('that cannot be read: what to fix first, and where', () => {
    const workbook = after(1);
    workbook.type('NK_Round_1', 0, roundColumns.result, 'perhaps');
    workbook.type('NK_Round_1', 2, roundColumns.result, 'who knows');
    expect(wordsOf(workbook)).toMatchObject({
      headline: 'Fix 2 things first',
      next: expect.stringMatching(/^Go to the first \('Round 1'!F\d+\)$/),
      missing: [expect.stringContaining('perhaps'), expect.stringContaining('who knows')],
      more: [expect.stringMatching(/^Players /)],
    });
  });

  test('bears the name that its settings have, whether it can be read or not', () => {
    const workbook = after(1);
    const row = workbook
      .rows('NK_Settings')
      .findIndex(([label]) => label === text('en', 'nkEgdEvent'));
    workbook.type('NK_Settings', row, 1, 'NK 2026');
    expect(wordsOf(workbook)).toMatchObject({ name: 'NK 2026' });
    workbook.type('NK_Round_1', 0, roundColumns.result, 'perhaps');
    expect(wordsOf(workbook)).toMatchObject({ name: 'NK 2026', headline: 'Fix 1 thing first' });
    workbook.type('NK_Settings', 1, 1, 'many');
    expect(wordsOf(workbook)).toMatchObject({ name: 'NK 2026', headline: 'Fix 2 things first' });
  });

  test('with somebody typed below the list: the player is to be added, in the job that pairs', () => {
    const workbook = after(1);
    workbook.append('NK_Players', [null, 'Piet', 2300, ...Array.from({ length: 12 }, () => null)]);
    expect(wordsOf(workbook)).toMatchObject({
      headline: '1 player to add',
      next: 'Add Piet (nk-pair)',
      missing: [expect.stringMatching(/^Piet isn’t in the event yet/)],
    });
    workbook.append('NK_Players', [null, 'Jan', null, ...Array.from({ length: 12 }, () => null)]);
    expect(wordsOf(workbook)).toMatchObject({
      headline: '2 players to add',
      next: 'Add 2 players (nk-pair)',
    });
    expect(wordsOf(workbook, 'nl')).toMatchObject({ next: '2 spelers toevoegen (nk-pair)' });
    // What else is wrong comes first.
    workbook.type('NK_Players', 2, 11, 'soon');
    expect(wordsOf(workbook)).toMatchObject({
      headline: 'Fix 3 things first',
      next: expect.stringMatching(/^Go to the first \(Players!L7\)$/),
      missing: expect.arrayContaining([
        expect.stringMatching(/^Player 03, Players!L7: “soon” can’t be read as rounds/),
      ]),
    });
  });
});

describe('Home marks what was written before a result changed', () => {
  /** Three rounds, each with its standings and its sheets for the wall written when it was over. */
  function withEverything(): EventWorkbook {
    const workbook = newWorkbook(13);
    for (let round = 1; round <= 3; round++) {
      paired(workbook);
      write(workbook, 'wall');
      played(workbook, `NK_Round_${round}`);
      write(workbook, 'standings');
    }
    return workbook;
  }

  function write(workbook: EventWorkbook, job: 'wall' | 'standings' | 'rights', round = 0): void {
    const { plan } =
      job === 'wall'
        ? plannable(workbook.compute(wall, { ...wall.initial, slips: true, round }))
        : job === 'rights'
          ? plannable(workbook.compute(rights, undefined))
          : plannable(workbook.compute(standings, { ...standings.initial, round }));
    workbook.apply(plan);
  }

  /** Turns a result round; gives its board. */
  function correct(workbook: EventWorkbook, round: number, row = 1): string {
    const table = `NK_Round_${round}`;
    const line = workbook.rows(table)[row];
    const other = line?.[roundColumns.result] === 'black' ? 'white' : 'black';
    workbook.type(table, row, roundColumns.result, other);
    return String(line?.[0]);
  }

  const marked = (workbook: EventWorkbook, language: 'en' | 'nl' = 'en'): string[] =>
    (wordsOf(workbook, language) as { more: string[] }).more.filter((each) =>
      /before a change|voor een wijziging/.test(each),
    );

  test('nothing is marked as long as nothing changes, also where results came after a sheet for the wall', () => {
    expect(marked(withEverything())).toEqual([]);
  });

  test('standings of every round, scores on the wall and rounds paired on it, until each is written again', () => {
    const workbook = withEverything();
    correct(workbook, 1);
    const sheets = (): string[] => marked(workbook).map((each) => each.replace(/ \(.*/, ''));
    expect(marked(workbook).slice(0, 2)).toEqual([
      expect.stringMatching(/^Round 2 \('Round 2'!F\d+\): paired before a change: boards? \d/),
      expect.stringMatching(/^Round 3 \('Round 3'!F\d+\): paired before a change: boards? \d/),
    ]);
    expect(sheets().slice(2).sort()).toEqual([
      'Round 2 by board',
      'Round 3 by board',
      'Standings after round 1',
      'Standings after round 2',
      'nk-standings: after round 3, written before a change',
    ]);
    expect(marked(workbook, 'nl')).toContainEqual(expect.stringContaining('voor een wijziging'));
    for (const round of [2, 3]) write(workbook, 'wall', round);
    for (const round of [1, 2, 0]) write(workbook, 'standings', round);
    expect(sheets()).toEqual(['Round 2', 'Round 3']);
  });

  test('players, boards and results on the wall that are others now', () => {
    const workbook = withEverything();
    const [one, two] = [workbook.rows('NK_Round_3')[0], workbook.rows('NK_Round_3')[1]];
    for (const column of [3, 4]) {
      workbook.type('NK_Round_3', 0, column, two?.[column] ?? null);
      workbook.type('NK_Round_3', 1, column, one?.[column] ?? null);
    }
    expect(marked(workbook).map((each) => each.replace(/ \(.*/, ''))).toEqual([
      ...['Round 3 by board', 'Round 3 by name', 'Round 3 slips'],
      'nk-standings: after round 3, written before a change',
    ]);
    write(workbook, 'wall');
    write(workbook, 'standings');
    expect(marked(workbook)).toEqual([]);
    // A result that was on the sheet for the wall, and changes.
    correct(workbook, 3, 4);
    expect(marked(workbook).map((each) => each.replace(/ \(.*/, ''))).toEqual([
      'Round 3 by board',
      'nk-standings: after round 3, written before a change',
    ]);
  });

  test('a latecomer who is not in the standings yet', () => {
    const workbook = withEverything();
    const none = Array.from({ length: 9 }, () => null);
    workbook.append('NK_Players', [14, 'Piet', 2500, null, 0, 0, null, null, null, 4, ...none]);
    expect(marked(workbook)).toContain('nk-standings: after round 3, written before a change');
  });

  test('standings that tell of a play-off which has been won since', () => {
    // The winner has no loss and the other one: both are candidates.
    const workbook = newWorkbook(2);
    workbook.type('NK_Settings', 1, 1, 1);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    const title = wordsOf(workbook) as { headline: string };
    expect(title.headline).toBe(text('en', 'runPlayOffNext'));
    write(workbook, 'standings');
    paired(workbook);
    played(workbook, 'NK_PlayOff');
    expect(marked(workbook)).toEqual(['nk-standings: after round 1, written before a change']);
    write(workbook, 'standings');
    expect(marked(workbook)).toEqual([]);
  });

  test('of rights by who gains one today, and who loses theirs; as old where none is known any more', () => {
    const workbook = newWorkbook(12);
    workbook.type('NK_Settings', 1, 1, 4);
    for (let round = 1; round <= 4; round++) {
      paired(workbook);
      played(workbook, `NK_Round_${round}`);
    }
    const holders = (): string[] =>
      plannable(workbook.compute(rights, undefined)).detail.rows.map(
        ({ holder, right }) => `${holder.name} (${right})`,
      );
    const told = (): string[] =>
      (wordsOf(workbook) as { more: string[] }).more.filter((each) =>
        each.startsWith(text('en', 'nkSheetRights')),
      );
    write(workbook, 'rights');
    const before = holders();
    expect([before.length > 0, told()]).toEqual([true, []]);
    let named = 0;
    for (let row = 0; row < 6; row++) {
      correct(workbook, 4, row);
      const now = holders();
      const [gained, lost] = [now, before].map((one, i) =>
        one.filter((each) => !(i === 0 ? before : now).includes(each)),
      ) as [string[], string[]];
      const [line = ''] = told();
      for (const each of [...gained, ...lost].slice(0, 3)) expect(line).toContain(each);
      expect(line.includes('no longer')).toBe(lost.length > 0);
      expect(line.includes('also')).toBe(gained.length > 0);
      named += gained.length + lost.length;
      correct(workbook, 4, row);
      expect(told()).toEqual([]);
    }
    expect(named).toBeGreaterThan(1);
    // A result is taken back: nobody has a right yet, and the list says otherwise.
    workbook.type('NK_Round_4', 0, 5, null);
    expect(told()).toEqual([expect.stringContaining(text('en', 'runRightsOld'))]);
  });

  test('of two lists the one written last, in whatever order the tabs stand', () => {
    const workbook = newWorkbook(12);
    workbook.type('NK_Settings', 1, 1, 4);
    for (let round = 1; round <= 4; round++) {
      paired(workbook);
      played(workbook, `NK_Round_${round}`);
    }
    write(workbook, 'standings');
    write(workbook, 'rights');
    // Two who have earned one lose it again, or others earn one.
    for (let row = 0; row < 6; row++) correct(workbook, 4, row);
    write(workbook, 'rights');
    write(workbook, 'standings');
    const [of] = (wordsOf(workbook) as { more: string[] }).more.filter((each) =>
      /rights/.test(each),
    );
    expect(of).toBe('nk-rights: written');
    workbook.turnTabs();
    expect((wordsOf(workbook) as { more: string[] }).more).toContain('nk-rights: written');
    for (let row = 0; row < 6; row++) correct(workbook, 4, row);
    expect(marked(workbook)).toContain('nk-rights: written before a change');
  });
});
