/** N8 a second time. */
import type { NkEvent, PlayerNumber, TitleStatus } from '../../../src/nk/event';
import { groupAfter, isThere, ledgerOf, ranking } from './ledger';

/** What a title status gets wrong; the play-off itself is left to `checkFinal`. */
export function checkTitle(event: NkEvent, said: TitleStatus): string[] {
  const rounds = event.settings?.rounds ?? 7;
  const played = event.rounds.length;
  const leftAfter = (count: number): PlayerNumber[] => {
    const { accounts } = ledgerOf(event, count);
    const left = [...accounts.values()].filter((each) => isThere(each, count) && each.group <= 1);
    return ranking(left, true).map(({ number }) => number);
  };
  const left = leftAfter(played);
  const wrong: string[] = [];
  if (left.join(' ') !== said.candidates.join(' ')) {
    wrong.push(`N7: candidates are ${left.join(' ')}, not ${said.candidates.join(' ')}`);
  }

  const counts = Array.from({ length: played }, (_, index) => leftAfter(index + 1));
  const alone = counts.find(({ length }) => length === 1);
  const expected = alone
    ? `champion ${alone.join()}`
    : left.length === 0
      ? 'undecided'
      : played < rounds
        ? 'open'
        : left.length === 2
          ? 'playOff'
          : 'undecided';
  const { state, champion } = said;
  const shown = champion === undefined ? state : `${state} ${champion}`;
  if (shown !== expected) wrong.push(`N8: ${expected}, not ${shown}`);

  const gone = [...ledgerOf(event).accounts.values()].filter(({ first, last, score2 }) => {
    return last >= first && last <= played && groupAfter(last, score2) <= 1;
  });
  const names = gone.map(({ number }) => number).sort((a, b) => a - b);
  if (names.join(' ') !== said.withdrawn.join(' ')) {
    wrong.push(
      `N8: as candidates have withdrawn ${names.join(' ')}, not ${said.withdrawn.join(' ')}`,
    );
  }
  return wrong;
}
