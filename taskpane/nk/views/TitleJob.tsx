import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../../src';
import type { JobViewProps } from '../../jobs';
import { useWording } from '../../views/wording';
import type { Book } from '../book';
import { groupName, namesOf } from '../names';
import { titleView, type TitleGame } from '../title';
import { titleText } from '../title-text';
import { BookProblem } from './BookProblem';
import { stateOfWorkbook, useBook } from './use-book';

/** Who can still become champion. Nothing is written. */
export function TitleJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const [times, setTimes] = useState(0);
  const written = stateOfWorkbook(writing.state);
  const seen = useBook(workbook, `${times} ${String(written)}`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <main class="operation">
      <h1 ref={heading} tabIndex={-1}>
        {t('nkTitle')}
      </h1>
      <p class="quiet">{t('nkTitleLead')}</p>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && <Bracket book={seen.book} />}
      <button
        type="button"
        onClick={() => {
          setTimes(times + 1);
        }}
      >
        {t('nkLookAgain')}
      </button>
    </main>
  );
}

/** The candidates as a bracket: who meets whom side by side, the title at its end. */
export function Bracket({ book }: { readonly book: Book }): VNode | null {
  const { t } = useWording();
  const view = titleView(book);
  if (!view) return null;
  const names = namesOf(book.players);
  const { status, played, rounds, candidates, games } = view;
  const met = new Set(games.flatMap(({ black, white }) => [black, white]));
  const waiting = candidates.filter(({ number }) => !met.has(number));
  const groups = [...new Set(waiting.map(({ group }) => Math.max(0, group)))];
  return (
    <section>
      <p>{t('nkRoundsPlayed', { played, rounds })}</p>
      <p role="status">
        <strong>{titleText(status, names, t)}</strong>
      </p>
      {games.length > 0 && (
        <ol class="bracket">
          {games.map((game) => (
            <Match key={game.black} game={game} names={names} />
          ))}
        </ol>
      )}
      {groups.map((group) => (
        <Waiting
          key={group}
          title={groupName(group, t)}
          players={waiting.filter((player) => Math.max(0, player.group) === group)}
          names={names}
        />
      ))}
    </section>
  );
}

function Match({
  game,
  names,
}: {
  readonly game: TitleGame;
  readonly names: (number: number) => string;
}): VNode {
  const { t } = useWording();
  return (
    <li>
      {game.isPlayOff && <span class="quiet">{t('nkPlayOff')}</span>}
      <span class="seat">
        <span class="stone" data-colour="black" aria-hidden="true" /> <bdi>{names(game.black)}</bdi>
      </span>
      <span class="seat">
        <span class="stone" data-colour="white" aria-hidden="true" /> <bdi>{names(game.white)}</bdi>
      </span>
    </li>
  );
}

function Waiting({
  title,
  players,
  names,
}: {
  readonly title: string;
  readonly players: readonly Position[];
  readonly names: (number: number) => string;
}): VNode {
  const { mark } = useWording();
  return (
    <>
      <h2>{title}</h2>
      <ol class="bracket">
        {players.map(({ number, sos }) => (
          <li key={number}>
            <span class="seat">
              <bdi>{names(number)}</bdi>{' '}
              <span class="quiet">SOS {String(sos).replace('.', mark)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
