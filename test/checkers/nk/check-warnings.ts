/** What a director is warned of, a second time. */
import type { PairedRound, PairWarning } from '../../../src/nk/event/paired-round';
import type { PlayerNumber } from '../../../src/nk/event/event';
import type { Field } from './pairing';

const named = (code: string, players: readonly PlayerNumber[]): string =>
  `${code} ${[...players].sort((a, b) => a - b).join('-')}`;

function nameOf({ code, values }: PairWarning): string {
  const players = Object.entries(values).filter(([name]) => name !== 'round');
  // A title that the director decides is announced as one that is decided.
  return named(
    code === 'titleUndecided' ? 'titleDecided' : code,
    players.map(([, player]) => player),
  );
}

/** The warnings that are missing or groundless. */
export function checkWarnings(field: Field, paired: PairedRound): string[] {
  const { task, title, byNumber } = field;
  const { ledger, settings, options } = task;
  const due: string[] = [];
  const groupOf = (player: PlayerNumber): number => ledger.accounts.get(player)?.group ?? NaN;
  const titleRound = task.round >= settings.titleFrom;
  for (const { black, white } of paired.boards) {
    const pair = [black.player, white.player] as const;
    const forced = !byNumber.has(black.player);
    const repeated = ledger.meetings(...pair) > 0;
    if (repeated) due.push(named(forced ? 'forcedRepeat' : 'repeat', pair));
    if (forced && groupOf(pair[0]) !== groupOf(pair[1]))
      due.push(named('forcedAcrossGroups', pair));
    const candidates = pair.filter((player) => groupOf(player) <= 1 && player !== title.floater);
    const both = pair.every((player) => groupOf(player) <= 1);
    if (titleRound && candidates.length === 1 && !both) {
      due.push(named('candidateOutsideTitleGroup', candidates));
    }
  }
  if (paired.bye) {
    const { player } = paired.bye;
    if ((ledger.accounts.get(player)?.byes ?? 0) > 0) due.push(named('secondBye', [player]));
    if (groupOf(player) <= 1 && (titleRound || options.bye !== undefined)) {
      due.push(named('candidateBye', [player]));
    }
  }
  if (titleRound) {
    const here = new Set(task.present.map(({ number }) => number));
    for (const player of new Set(options.absent)) {
      const there = paired.absent.includes(player) && !here.has(player);
      if (there && groupOf(player) <= 1) due.push(named('candidateAbsent', [player]));
    }
  }
  const { state, champion } = paired.title;
  if (state === 'champion' || state === 'undecided') {
    due.push(named('titleDecided', champion === undefined ? [] : [champion]));
  }
  const [expected, said] = [due, paired.warnings.map(nameOf)].map((list) => list.sort().join(', '));
  return expected === said ? [] : [`warnings: ${String(expected)}, not ${String(said)}`];
}
