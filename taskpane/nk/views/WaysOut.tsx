import type { VNode } from 'preact';
import { noPairingSentences } from '../../../language/nk/pairing';
import type { PlayerNumber, Relaxation } from '../../../src';
import { useWording } from '../../views/wording';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import type { WayOut } from '../pair-round';
import {
  allowed,
  released,
  repeatAllowed,
  saidAbout,
  withBye,
  type PairOptions,
} from '../pair-options';

/** So many are listed; of more, the number is told. */
const mostListed = 20;

interface WaysOutProps {
  readonly book: Book;
  readonly wayOut: WayOut;
  readonly round: number;
  readonly options: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** Where no pairing is possible: the fewest things to allow that make one possible, with a button that allows them. */
export function WaysOut({ book, wayOut, round, options, onChange }: WaysOutProps): VNode | null {
  const { t, language } = useWording();
  const { noPairing, candidateBye } = wayOut;
  if (noPairing.relaxation.length === 0) return null;
  const words = { language, name: namesOf(book.players) };
  const [, ...ways] = noPairingSentences(noPairing, words);
  const relax = (said: PairOptions, relaxation: Relaxation): PairOptions =>
    relaxed(said, relaxation, candidateBye);
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
            onChange(noPairing.relaxation.reduce(relax, saidAbout(round, options)));
          }}
        >
          {t('nkAllowThis')}
        </button>
      </p>
    </section>
  );
}

function relaxed(
  said: PairOptions,
  relaxation: Relaxation,
  candidateBye: PlayerNumber | undefined,
): PairOptions {
  switch (relaxation.code) {
    case 'allowRepeat':
      return repeatAllowed(said, relaxation.players, true);
    case 'allowForbidden':
      return allowed(said, relaxation.players);
    case 'releaseForced':
      return released(said, relaxation.players);
    case 'candidateMayHaveBye':
      return withBye(said, candidateBye);
  }
}
