/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { type } from '../workbook';
import { egdImport } from '../../../../taskpane/nk/texts/egd';
import { newEvent } from '../../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { rights } from '../../../../taskpane/nk/rights';
import { standings } from '../../../../taskpane/nk/standings';
import { testInTurn } from '../../../support/in-full';
import { runs } from '../../../support/sampled';
import { isFull } from '../../../support/tier';
import { entries } from '../../nk/support/sample-event';
import { costsOf, type JobCosts, standingClock, type openMeasured } from '../job-costs';
import { write } from '../operations';
import { planOf } from '../planning';
import { expectConstant, measuring, openWith, results } from './measured';
import { newSeason } from '../../../../taskpane/aga/season/new-season';
import { qualify } from '../../../../taskpane/aga/qualify';
import { awardBridgeEvent } from '../../../../taskpane/sof/award-event';
import { createSlices } from '../../../../taskpane/jobs/slices';
import { events } from '../../../../taskpane/systems';
import { lookAtEvents } from '../../../../taskpane/app/home/use-events';
import { createExcelWorkbook, excelSheet } from '../../../../taskpane/excel/excel';
import { spring } from '../../aga/support/sections';
import { sample, sampleOptions } from '../../sof/support/event-list';
import { addTournament } from '../../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../../taskpane/kgs/year/plan';
import { noOptions } from '../../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';

/** A championship with so many rounds played. */
async function openEvent(
  players: number,
  rounds: number,
  played: number,
): ReturnType<typeof openMeasured> {
  const opened = await openWith('Entries', entries(players));
  const options = { ...newEvent.initial, rounds: String(rounds) };
  await write(await planOf(newEvent, options, { entries: 'Entries' }));
  for (let round = 1; round <= played; round++) {
    await write(await planOf(pairRound, nothingSaid));
    results(round, players / 2);
  }
  return opened;
}

measuring('nk');

const [players, rounds] = [runs(12, 48), runs(4, 7)];
/** In full also fields larger than any that is held. */
const large = isFull ? [400, 1000] : [];

describe('A championship takes as many requests with many players and rounds as with a few', () => {
  test('for a new one', async () => {
    const drawing = async (players: number): Promise<JobCosts> => {
      const opened = await openWith('Entries', entries(players));
      const changed = ['Entries', 'B2', 2999] as const;
      const lists = { entries: 'Entries' };
      return costsOf(opened, { operation: newEvent, options: newEvent.initial, lists, changed });
    };
    const small = await drawing(8);
    expectConstant(`New NK of ${players}`, small, await drawing(players));
  });

  test('for a table of the EGD', async () => {
    const text = ['1 Eerste Anna 5d NL Adam 2 4 2+', '2 Tweede Bert 4d NL Breda 0 4 1-'].join('\n');
    const opened = await openWith('Entries', entries(2));
    const costs = await costsOf(opened, { operation: egdImport, options: { text } });
    expectConstant('NK from the EGD', costs, costs);
  });

  const lastRound = async (count: number, played: number): Promise<void> => {
    const last = async (players: number, rounds: number): Promise<readonly JobCosts[]> => {
      const opened = await openEvent(players, rounds, rounds - 1);
      const changed = [`Round ${rounds - 1}`, 'F5', '½-½'] as const;
      const round = { operation: pairRound, options: nothingSaid, looks: true, changed };
      const paired = await costsOf(opened, round);
      await write(await planOf(pairRound, nothingSaid));
      results(rounds, players / 2);
      return [
        paired,
        await costsOf(opened, { operation: standings, options: standings.initial, changed }),
        await costsOf(opened, { operation: rights, options: undefined, changed }),
      ];
    };
    const small = await last(8, 3);
    const costs = await last(count, played);
    const of = count > players ? ` of ${count}` : '';
    for (const [i, name] of [`NK round ${played}`, 'NK wall list', 'NK rights'].entries()) {
      // Reading a large workbook for the first time takes a request more. The end of a write looks at no more than 20,000 cells: with
      // a thousand players the pane then looks again by itself.
      const more = {
        ...(count > players && { open: 3, preview: 3, 'open with preview': 3 }),
        ...(count > 400 && { 'look again': 1 }),
      };
      expectConstant(`${name}${of}`, small[i] ?? {}, costs[i] ?? {}, more);
    }
  };

  testInTurn(0, 3)('for its last round, its wall list and its rights', () =>
    lastRound(players, rounds),
  );

  for (const count of large) {
    test(`for those of ${count} players`, () => lastRound(count, 7));
  }
});

measuring('home');

describe('Home', () => {
  test('asks once for what the workbook consists of', async () => {
    const { meter } = await openWith('Sheet1', []);
    const { requests } = await meter.cost(() => createExcelWorkbook(standingClock).read([]));
    expect(requests).toBe(1);
  });

  test('stands after one request in an empty workbook, after two with an event, and looks again for none', async () => {
    for (const played of [undefined, 2]) {
      const opened =
        played === undefined
          ? await openWith('Entries', entries(2))
          : await openEvent(8, 3, played);
      const workbook = createExcelWorkbook(standingClock);
      const cost = async (): Promise<number> => {
        const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
        const look = lookAtEvents(workbook, events, slices);
        const { requests } = await opened.meter.cost(() => look);
        const seen = await look;
        expect(seen?.kind === 'events' && seen.events).toHaveLength(played === undefined ? 0 : 1);
        return requests;
      };
      // The pane asks for these when it opens, too.
      const others = [workbook.lastWriting(), excelSheet.decimalMark()];
      expect(await cost()).toBe(played === undefined ? 1 : 2);
      expect(await Promise.all(others)).toMatchObject([{ ok: true }, { ok: true, value: '.' }]);
      expect(await cost()).toBe(0);
    }
  });
});

describe('Home of what is written and done', () => {
  test.each([
    [
      'a bridge event',
      sample,
      () => planOf(awardBridgeEvent, sampleOptions, { entries: 'Entries' }),
    ],
    ['an open section', spring, () => planOf(qualify, qualify.initial, { results: 'Entries' })],
    ['a season', spring, () => planOf(newSeason, newSeason.initial)],
  ])('stands after two requests with %s', async (_, list, plan) => {
    const opened = await openWith('Entries', list);
    await write(await plan());
    const workbook = createExcelWorkbook(standingClock);
    const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
    const look = lookAtEvents(workbook, events, slices);
    const { requests } = await opened.meter.cost(() => look);
    const seen = await look;
    expect(seen?.kind === 'events' && seen.events).toHaveLength(1);
    expect(requests).toBe(2);
  });
});

measuring('kgs');

const entrants = runs(20, 1000);

describe('A year takes as many requests with many participants as with ten', () => {
  const options = {
    column: undefined,
    name: 'December',
    rounds: '8',
    board: '19',
    hours: '1',
    tieBreaks: '',
  };
  const participants = (count: number): (string | number)[][] => [
    ['Account', 'Wins', 'SOS', 'SODOS'],
    ...Array.from({ length: count }, (_, i) => [`bot${i}`, i % 9, 20 + (i % 17), (i % 13) / 2 + 3]),
  ];

  testInTurn(1, 3)('for a new one and for a tournament', async () => {
    const year = async (count: number): Promise<readonly JobCosts[]> => {
      const opened = await openWith('Results', participants(count));
      const yearly = {
        operation: newYear,
        options: { year: '2012', rule: 'row', points: '8 5 3 2 1' },
      } as const;
      const made = await costsOf(opened, yearly);
      await write(await planOf(newYear, yearly.options));
      const lists = { results: 'Results' };
      const changed = ['Results', 'B2', 7] as const;
      const job = { operation: addTournament, options, lists, looks: true, changed };
      return [made, await costsOf(opened, job)];
    };
    const small = await year(10);
    const large = await year(entrants);
    expectConstant('New KGS year', small[0] ?? {}, large[0] ?? {});
    expectConstant(`KGS tournament of ${entrants}`, small[1] ?? {}, large[1] ?? {});
  });
});

measuring('kuksu');

const leagues = runs(4, 63);

describe('A Kuksu cycle takes as many requests with many leagues as with two', () => {
  const registrations = (count: number): (string | number)[][] => [
    ['Name', 'Rating'],
    ...Array.from({ length: count }, (_, i) => [`Player ${i + 1}`, 2600 - 2 * i]),
  ];

  testInTurn(2, 3)('for the groups and the ranking', async () => {
    const cycle = async (count: number): Promise<readonly JobCosts[]> => {
      const opened = await openWith('Entries', registrations(count));
      const group = groupLeagues;
      const lists = { registrations: 'Entries' };
      const changed = ['Entries', 'B2', 2700] as const;
      const grouped = await costsOf(opened, {
        operation: group,
        options: noOptions,
        lists,
        changed,
      });
      await write(await planOf(group, noOptions, lists));
      type(opened.excel, 'League A', 'J5', '1');
      const { sheets } = rankLeagues;
      const ranked = await costsOf(opened, { operation: sheets, options: sheets.initial });
      return [grouped, ranked];
    };
    const small = await cycle(20);
    const large = await cycle(10 * leagues);
    expectConstant(`Kuksu groups of ${10 * leagues}`, small[0] ?? {}, large[0] ?? {});
    // Undo looks for formulas that use what it takes away: each 20,000 cells of other sheets are a request of their own.
    // What is longer than the first cells of each place takes one more request.
    const searched = leagues === 63 ? { undo: 4, preview: 3 } : {};
    const ranking = `Kuksu ranking of ${10 * leagues}`;
    expectConstant(ranking, small[1] ?? {}, large[1] ?? {}, searched);
    // 0.7 MB and 3,500 actions for the 63 leagues of 630 players, with lines, checks and pages of every league.
    const { bytes = Infinity, actions = Infinity } = large[0]?.write ?? {};
    expect(bytes).toBeLessThanOrEqual(84_000 + 9_777 * leagues);
    expect(actions).toBeLessThanOrEqual(500 + 48 * leagues);
  });
});
