/** @jest-environment ./test/support/environment.js */
import { describe, test } from '@jest/globals';
import { addTournament } from '../../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../../taskpane/kgs/year/plan';
import { runs } from '../../../support/sampled';
import { costsOf, type JobCosts } from '../job-costs';
import { planOf, write } from '../operations';
import { expectConstant, measuring, openWith } from './measured';

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

  test('for a new one and for a tournament', async () => {
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
