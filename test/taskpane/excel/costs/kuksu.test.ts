/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { noOptions } from '../../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { runs } from '../../../support/sampled';
import { costsOf, type JobCosts } from '../job-costs';
import { planOf, write } from '../operations';
import { expectConstant, measuring, openWith } from './measured';

measuring('kuksu');

const leagues = runs(4, 63);

describe('A Kuksu cycle takes as many requests with many leagues as with two', () => {
  const registrations = (count: number): (string | number)[][] => [
    ['Name', 'Rating'],
    ...Array.from({ length: count }, (_, i) => [`Player ${i + 1}`, 2600 - 2 * i]),
  ];

  test('for the groups and the ranking', async () => {
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
    // 0.7 MB and 3,700 actions for the 63 leagues of 630 players, with lines, checks and pages of every league.
    const { bytes = Infinity, actions = Infinity } = large[0]?.write ?? {};
    expect(bytes).toBeLessThanOrEqual(90_000 + 9_680 * leagues);
    expect(actions).toBeLessThanOrEqual(500 + 51 * leagues);
  });
});
