/** N8 a second time. */
import type { NkEvent, TitleStatus } from '../../../src/nk/event/event';
import { groupAfter, isThere, ranking, type Account, type Ledger } from './ledger';

/** What a title status gets wrong; the play-off itself is not checked. */
export function checkTitle(event: NkEvent, ledger: Ledger, said: TitleStatus): string[] {
  const rounds = event.settings?.rounds ?? 7;
  const { played } = ledger;
  const accounts = [...ledger.accounts.values()];
  const leftAfter = (count: number): Account[] =>
    accounts.filter(
      (each) => isThere(each, count) && groupAfter(count, score2After(each, count)) <= 1,
    );
  const left = ranking(leftAfter(played), true).map(({ number }) => number);
  const wrong: string[] = [];
  if (left.join(' ') !== said.candidates.join(' ')) {
    wrong.push(`N7: candidates are ${left.join(' ')}, not ${said.candidates.join(' ')}`);
  }

  const counts = Array.from({ length: played }, (_, index) => leftAfter(index + 1));
  const alone = counts.find(({ length }) => length === 1)?.map(({ number }) => number);
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

  const gone = accounts.filter(({ first, last, score2 }) => {
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

function score2After({ start, entries }: Account, count: number): number {
  let score2 = -2 * start;
  for (const { halves } of entries.slice(0, count)) score2 += halves;
  return score2;
}
