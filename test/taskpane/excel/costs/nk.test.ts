/** @jest-environment ./test/support/environment.js */
import { describe, test } from '@jest/globals';
import { egdImport } from '../../../../taskpane/nk/texts/egd';
import { newEvent } from '../../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { rights } from '../../../../taskpane/nk/rights';
import { standings } from '../../../../taskpane/nk/standings';
import { runs } from '../../../support/sampled';
import { entries } from '../../nk/support/sample-event';
import { costsOf, type JobCosts } from '../job-costs';
import { planOf, write } from '../operations';
import { openEvent } from './championship';
import { expectConstant, measuring, openWith, results } from './measured';

measuring('nk');

const [players, rounds] = [runs(12, 48), runs(4, 7)];

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

  test('for its last round, its wall list and its rights', async () => {
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
    const large = await last(players, rounds);
    for (const [i, name] of [`NK round ${rounds}`, 'NK wall list', 'NK rights'].entries()) {
      expectConstant(name, small[i] ?? {}, large[i] ?? {});
    }
  });
});
