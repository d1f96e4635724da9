import type { VNode } from 'preact';
import type { Difference } from '../../../src';
import { useWording } from '../../views/wording';

/** What the changes made here do to the leagues: who moves because of them. */
export function WhatIf({ difference }: { readonly difference: Difference | 'unknown' }): VNode {
  const { t } = useWording();
  return (
    <section class="what-if">
      <h3>{t('kuksuWhatIf')}</h3>
      {difference === 'unknown' ? (
        <p>{t('kuksuWhatIfUnknown')}</p>
      ) : (
        <Moves difference={difference} />
      )}
    </section>
  );
}

function Moves({
  difference: { tiers, leagues, joined, gone },
}: {
  readonly difference: Difference;
}): VNode {
  const { t } = useWording();
  const lines = [
    ...joined.map(({ name, league }) => t('kuksuJoins', { name, to: league })),
    ...gone.map(({ name, league }) => t('kuksuGoes', { name, from: league })),
    ...tiers.map(({ name, from, to }) => {
      return t('kuksuMoves', { name, from: from.league, to: to.league });
    }),
  ];
  if (lines.length + leagues.length === 0) return <p>{t('kuksuWhatIfNone')}</p>;
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {leagues.length > 0 && <p class="quiet">{t('kuksuMovesMore', { count: leagues.length })}</p>}
    </>
  );
}
