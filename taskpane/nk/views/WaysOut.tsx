import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  noPairingSentences,
  pairRound,
  type NoPairing,
  type PlayerNumber,
  type Relaxation,
} from '../../../src';
import { useWording } from '../../views/wording';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import {
  allowed,
  released,
  repeatAllowed,
  roundOptions,
  saidAbout,
  withBye,
  type PairOptions,
} from '../pair-options';

/** So many are listed; of more, the number is told. */
const mostListed = 20;

interface Props {
  readonly book: Book;
  readonly round: number;
  readonly options: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** Where no pairing is possible: the fewest things to allow that make one possible, with a button that allows them. */
export function WaysOut({ book, round, options, onChange }: Props): VNode | null {
  const { t, language } = useWording();
  const refusal = useMemo((): NoPairing | undefined => {
    const result = pairRound(book.event, roundOptions(book.players, saidAbout(round, options)));
    return !result.ok && 'obstacle' in result ? result : undefined;
  }, [book, round, options]);
  if (!refusal || refusal.relaxation.length === 0) return null;
  const words = { language, name: namesOf(book.players) };
  const [, ...ways] = noPairingSentences(refusal, words);
  const relax = (said: PairOptions, relaxation: Relaxation): PairOptions =>
    relaxed(book, said, relaxation);
  return (
    <section class="card">
      <h3>{t('nkWaysOut')}</h3>
      <ul class="decisions">
        {ways.slice(0, mostListed).map((way, i) => (
          <li key={i}>{way}</li>
        ))}
        {ways.length > mostListed && (
          <li>{t('moreFindings', { count: ways.length - mostListed })}</li>
        )}
      </ul>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            onChange(refusal.relaxation.reduce(relax, saidAbout(round, options)));
          }}
        >
          {t('nkAllowThis')}
        </button>
      </p>
    </section>
  );
}

function relaxed(book: Book, said: PairOptions, relaxation: Relaxation): PairOptions {
  switch (relaxation.code) {
    case 'allowRepeat':
      return repeatAllowed(said, relaxation.players, true);
    case 'allowForbidden':
      return allowed(said, relaxation.players);
    case 'releaseForced':
      return released(said, relaxation.players);
    case 'candidateMayHaveBye':
      return withBye(said, candidateForBye(book, said));
  }
}

/** To which candidate N10 would give the bye, for this round only. */
function candidateForBye({ event, players }: Book, said: PairOptions): PlayerNumber | undefined {
  const settings = { ...event.settings, candidateMayHaveBye: true };
  const result = pairRound({ ...event, settings }, roundOptions(players, said));
  return result.ok ? result.value.bye?.player : undefined;
}
