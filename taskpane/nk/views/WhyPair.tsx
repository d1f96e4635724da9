import type { VNode } from 'preact';
import { criterionSentence, whyPair, type Board, type Seat } from '../../../src';
import { useWording, type Wording } from '../../views/wording';
import { groupName } from '../names';

interface Props {
  readonly board: Board;
  readonly names: (number: number) => string;
}

/** Why two players meet (N3 to N7) and have these colours (N14), with the numbers it was worked out from. */
export function WhyPair({ board, names }: Props): VNode {
  const words = useWording();
  const { t, language } = words;
  const { why, black, white } = board;
  return (
    <>
      {whyPair(board, { language, name: names }).map((said) => (
        <p key={said}>{said}</p>
      ))}
      <ul class="seats">
        {[black, white].map((seat) => (
          <li key={seat.player}>{seatText(words, seat, names)}</li>
        ))}
      </ul>
      {why.criteria.length > 0 && (
        <>
          <p class="quiet">{t('nkCriteria')}</p>
          <ol class="seats">
            {why.criteria.map((criterion) => (
              <li key={criterion.code}>{criterionSentence(criterion, { language })}</li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function seatText(
  { t, mark }: Wording,
  { player, group, rank, sos, score }: Seat,
  names: Props['names'],
): string {
  const number = (value: number): string => String(value).replace('.', mark);
  return t('nkSeat', {
    name: names(player),
    group: groupName(group, t),
    rank,
    score: number(score),
    sos: number(sos),
  });
}
