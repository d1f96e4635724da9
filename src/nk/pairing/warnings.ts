import type { Board, PairWarning } from '../event/paired-round';
import type { PlayerPair } from '../event/event';
import type { TitleStatus } from '../event/event-state';
import type { Solution, Task } from './search/solve';
import type { PlayedRound } from '../event/rounds';
import { outcomeOf } from '../event/outcome';
import { isCandidate } from '../standings/title';

/** What the director should check before the round is written. */
export function warningsOf(
  task: Task,
  { field, bye }: Solution,
  boards: readonly Board[],
  rounds: readonly PlayedRound[],
  title: TitleStatus,
): readonly PairWarning[] {
  const warnings: PairWarning[] = [];
  const candidates = new Set(title.candidates);
  const titleRound = task.round >= task.settings.titleFrom;
  if (title.state === 'champion' || title.state === 'undecided') {
    const { champion: player } = title;
    warnings.push(
      player === undefined
        ? { code: 'titleUndecided', values: {} }
        : { code: 'titleDecided', values: { player } },
    );
  }
  for (const { black, white, repeats, why } of boards) {
    const players: PlayerPair =
      black.player < white.player ? [black.player, white.player] : [white.player, black.player];
    const forced = why.path === 'forced';
    const [first, second] = players;
    const values = { first, second };
    if (forced && black.group !== white.group)
      warnings.push({ code: 'forcedAcrossGroups', values });
    if (forced && repeats > 0) warnings.push({ code: 'forcedRepeat', values });
    if (!forced && repeats > 0) {
      const round = lastMeeting(players, rounds);
      warnings.push({ code: 'repeat', values: { ...values, round } });
    }
    if (!titleRound || candidates.has(black.player) === candidates.has(white.player)) continue;
    const inside = candidates.has(black.player) ? black.player : white.player;
    if (inside !== field.title.floater) {
      warnings.push({ code: 'candidateOutsideTitleGroup', values: { player: inside } });
    }
  }
  if (bye) {
    const { player } = bye;
    const position = task.options.present.find(({ number }) => number === player);
    if (position && position.byes > 0) warnings.push({ code: 'secondBye', values: { player } });
    const isOwnTurn = bye.by === 'order' && !titleRound;
    if (position && isCandidate(position) && !isOwnTurn) {
      warnings.push({ code: 'candidateBye', values: { player } });
    }
  }
  for (const player of task.options.absent) {
    if (titleRound && candidates.has(player)) {
      warnings.push({ code: 'candidateAbsent', values: { player } });
    }
  }
  for (const { player, board } of task.options.tables) {
    const own = boards.find(({ black, white }) => [black.player, white.player].includes(player));
    if (own && own.number !== board) {
      warnings.push({ code: 'boardTaken', values: { player, board } });
    }
  }
  return warnings;
}

/** The last round in which two met over the board. */
function lastMeeting(players: PlayerPair, rounds: readonly PlayedRound[]): number {
  let last = 0;
  rounds.forEach(({ games }, index) => {
    const met = games.some(
      ({ black, white, result }) =>
        players.includes(black) && players.includes(white) && outcomeOf(result).played,
    );
    if (met) last = index + 1;
  });
  return last;
}
