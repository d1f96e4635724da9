import type { VNode } from 'preact';
import { ruled } from '../../../../language';
import type { PlayerNumber, PlayerPair, Relaxation } from '../../../../src';
import { useWording } from '../../../views/wording';
import type { Book } from '../../book/book';
import { namesOf } from '../../book/names';
import type { WayOut } from '../../pair-round';
import { allowed, released, repeatAllowed, withBye, type PairOptions } from '../../pair-options';

/** Entries listed; the others are counted. */
const mostListed = 20;

interface WaysOutProps {
  readonly book: Book;
  readonly wayOut: WayOut;
  readonly said: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** Where no pairing is possible: the fewest things to allow that make one possible, with a button that allows them. */
export function WaysOut({ book, wayOut, said: before, onChange }: WaysOutProps): VNode | null {
  const { t, say } = useWording();
  const { noPairing, candidateBye } = wayOut;
  const ways = noPairing.relaxation;
  if (ways.length === 0) return null;
  const names = { player: namesOf(book.players) };
  const relax = (said: PairOptions, relaxation: Relaxation): PairOptions =>
    relaxed(said, relaxation, candidateBye);
  return (
    <section class="card">
      <h3>{t('nkWaysOut')}</h3>
      <ul class="decisions">
        {ways.slice(0, mostListed).map((way, i) => (
          <li key={i}>{say(ruled(way, names))}</li>
        ))}
        {ways.length > mostListed && (
          <li>{t('moreFindings', { count: ways.length - mostListed })}</li>
        )}
      </ul>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            onChange(ways.reduce(relax, before));
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
      return repeatAllowed(said, pairOf(relaxation), true);
    case 'allowForbidden':
      return allowed(said, pairOf(relaxation));
    case 'releaseForced':
      return released(said, pairOf(relaxation));
    case 'candidateMayHaveBye':
      return withBye(said, candidateBye);
  }
}

function pairOf({
  values: { first, second },
}: Exclude<Relaxation, { code: 'candidateMayHaveBye' }>): PlayerPair {
  return [first, second];
}
