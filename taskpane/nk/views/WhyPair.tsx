import type { VNode } from 'preact';
import { ruled } from '../../../language';
import { explainCriterion, explainPair, type Board } from '../../../src';
import { useWording } from '../../views/wording';
import { groupName } from '../book/names';
import type { PairingPreview } from '../pair-round';

interface WhyPairProps {
  readonly board: Board;
  readonly detail: PairingPreview;
}

/** Why two players meet (N3 to N7) and have these colours (N14), with the numbers it was worked out from. */
export function WhyPair({ board, detail }: WhyPairProps): VNode {
  const { t, say } = useWording();
  const { why } = board;
  const { names } = detail;
  return (
    <>
      {explainPair(board).map((reason) => (
        <p key={reason.code}>{say(ruled(reason, { player: names }))}</p>
      ))}
      <Numbers board={board} detail={detail} />
      {why.criteria.length > 0 && (
        <>
          <h5>{t('nkCriteria')}</h5>
          <ol class="seats">
            {why.criteria.map((criterion) => (
              <li key={criterion.code}>{say(ruled(explainCriterion(criterion)))}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** Where the two stood before the round. */
function Numbers({ board: { black, white }, detail: { names, scale } }: WhyPairProps): VNode {
  const { t, mark } = useWording();
  const number = (value: number): string => String(value).replace('.', mark);
  return (
    <table class="numbers">
      <thead>
        <tr>
          <th scope="col">{t('nkName')}</th>
          <th scope="col">{t('nkGroupColumn')}</th>
          <th scope="col">{t('nkScore')}</th>
          <th scope="col">{t('nkSos')}</th>
          <th scope="col">{t('nkRank')}</th>
        </tr>
      </thead>
      <tbody>
        {[black, white].map(({ player, group, score, sos, rank }) => (
          <tr key={player}>
            <th scope="row">
              <bdi>{names(player)}</bdi>
            </th>
            <td>{groupName(group, t)}</td>
            <td>{number(score + scale)}</td>
            <td>{number(sos)}</td>
            <td>{rank}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
