import type { VNode } from 'preact';
import type { PlayerNumber } from '../../../../src';
import { CheckField } from '../../../views/controls/Field';
import { Folded } from '../../../views/controls/Folded';
import { useWording } from '../../../views/wording';
import type { Book } from '../../book/book';
import { namesOf } from '../../book/names';
import { freeLines, roundInPlay, takenNow, takenOff, type FreedLine } from '../../part/to-pair';
import type { PairOptions } from '../../pair-options';

interface PairAgainProps {
  readonly book: Book;
  readonly options: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** What can come off the round that is being played, to be paired again: boards without result, the bye, who is absent. */
export function PairAgain({ book, options, onChange }: PairAgainProps): VNode | null {
  const { t } = useWording();
  const inPlay = roundInPlay(book);
  if (!inPlay) return null;
  const round = book.rounds.length;
  const names = namesOf(book.players);
  const { byes = [] } = inPlay.round;
  const lines = freeLines(inPlay);
  const taken = takenNow(options, book);
  const isTaken = ({ players }: FreedLine): boolean => players.some((each) => taken.includes(each));
  const take = (some: readonly FreedLine[], off: boolean): void => {
    const theirs = new Set<PlayerNumber>(some.flatMap(({ players }) => players));
    const others = taken.filter((player) => !theirs.has(player));
    onChange(takenOff(options, book, off ? [...others, ...theirs] : others));
  };
  const called = ({ players, game }: FreedLine): string => {
    const [one = 0, two = 0] = players;
    if (game) {
      const pair = t('nkPairNames', { one: names(one), two: names(two) });
      return t('nkAgainBoard', { board: game.board ?? 0, pair });
    }
    return `${names(one)} (${t(byes.includes(one) ? 'nkBye' : 'nkAbsent')})`;
  };
  return (
    <Folded summary={t('nkAgain', { round })} openAtFirst={taken.length > 0}>
      <p class="quiet">{t('nkAgainHint')}</p>
      <fieldset class="people-ticks">
        <legend>{t('nkAgain', { round })}</legend>
        <CheckField
          checked={lines.every(isTaken)}
          onChange={(off) => {
            take(lines, off);
          }}
        >
          {t('nkAgainAll')}
        </CheckField>
        {lines.map((line) => (
          <CheckField
            key={line.row}
            checked={isTaken(line)}
            onChange={(off) => {
              take([line], off);
            }}
          >
            <bdi>{called(line)}</bdi>
          </CheckField>
        ))}
      </fieldset>
    </Folded>
  );
}
