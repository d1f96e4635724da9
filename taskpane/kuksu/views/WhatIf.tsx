import type { VNode } from 'preact';
import { useEffect, useRef, type MutableRef } from 'preact/hooks';
import type { Difference } from '../../../src';
import { FoldedRest } from '../../views/controls/Table';
import { useWording } from '../../views/wording';

/** So many moves are told; the leagues show them all. */
const mostMoves = 30;

export interface WhatIfProps {
  readonly difference: Difference | 'unknown';
  /** Whether a change was made at a player of the preview, who may have gone elsewhere with the focus. */
  readonly focus: MutableRef<boolean>;
}

/** The effect of the changes made here: the players who move. */
export function WhatIf({ difference, focus }: WhatIfProps): VNode {
  const { t } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus.current) heading.current?.focus();
    focus.current = false;
  }, [difference, focus]);
  return (
    <section class="what-if">
      <h3 ref={heading} tabIndex={-1}>
        {t('kuksuWhatIf')}
      </h3>
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
  const listed = lines.map((line) => <li key={line}>{line}</li>);
  return (
    <>
      <ul>{listed.slice(0, mostMoves)}</ul>
      <FoldedRest count={listed.length - mostMoves}>
        <ul>{listed.slice(mostMoves)}</ul>
      </FoldedRest>
      {leagues.length > 0 && <p class="quiet">{t('kuksuMovesMore', { count: leagues.length })}</p>}
    </>
  );
}
