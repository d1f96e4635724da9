import type { VNode } from 'preact';
import { ruled } from '../../../../language';
import { explainCriterion, explainPair, type Board, type CriterionValue } from '../../../../src';
import { useWording } from '../../../views/wording';
import type { PairingPreview } from '../../pair-round';

interface WhyPairProps {
  readonly board: Board;
  readonly detail: PairingPreview;
}

/** Why two players meet (N3 to N7) and have these colours (N14), with what counts against it. */
export function WhyPair({ board, detail }: WhyPairProps): VNode {
  const { t, say } = useWording();
  const { why } = board;
  const { names } = detail;
  return (
    <>
      {explainPair(board).map((reason, i) => (
        <p key={i}>{say(ruled(reason, { player: names }))}</p>
      ))}
      {why.criteria.length > 0 && <Criteria of={why.criteria} none={t('nkNoCriteria')} />}
    </>
  );
}

/** The criteria that are not 0. The stored numbers are one only between equal pairings, and say nothing of this one. */
export function Criteria({
  of,
  none,
}: {
  readonly of: readonly CriterionValue[];
  readonly none: string;
}): VNode {
  const { t, say } = useWording();
  const counting = of.filter(({ code, value }) => code !== 'numbers' && value !== 0);
  if (counting.length === 0) return <p class="quiet">{none}</p>;
  return (
    <>
      <h5>{t('nkCriteria')}</h5>
      <ol class="seats">
        {counting.map((criterion) => (
          <li key={criterion.code}>{say(ruled(explainCriterion(criterion)))}</li>
        ))}
      </ol>
    </>
  );
}
