import type { PlayersWorking } from '../players';
import type { KgsStepList } from '../steps';

export function tellPlayers(working: PlayersWorking, steps: KgsStepList): number {
  const { entrants, removed, players } = working;
  for (const { row, played, scheduled, counts } of removed) {
    steps.add('K3', 'removedEntrant', { row, played, scheduled }, counts ? 1 : 0);
  }
  steps.add('K3', 'entrantsCounted', { entrants }, players);
  return players;
}
