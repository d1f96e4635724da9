import { newEvent } from '../../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { entries } from '../../nk/support/sample-event';
import type { openMeasured } from '../job-costs';
import { write } from '../operations';
import { planOf } from '../planning';
import { openWith, results } from './measured';

/** A championship with so many rounds played. */
export async function openEvent(
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
