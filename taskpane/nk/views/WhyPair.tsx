import type { VNode } from 'preact';
import type { Board, CriterionCode, PairedRound, PairReason, Seat } from '../../../src';
import { useWording, type Wording } from '../../views/wording';
import { groupName } from '../names';

interface Props {
  readonly board: Board;
  readonly paired: PairedRound;
  readonly names: (number: number) => string;
}

const criteria = {
  title: 'nkCriterionTitle',
  repeats: 'nkCriterionRepeats',
  gaps: 'nkCriterionGaps',
  floatDown: 'nkCriterionFloatDown',
  floatUp: 'nkCriterionFloatUp',
  pattern: 'nkCriterionPattern',
} as const satisfies Partial<Record<CriterionCode, string>>;

const colourReasons = {
  director: 'nkColourDirector',
  balance: 'nkColourBalance',
  alternate: 'nkColourAlternate',
  entryOrder: 'nkColourEntry',
} as const;

const expectedNot = {
  met: 'nkExpectedMet',
  forbidden: 'nkExpectedForbidden',
  neededElsewhere: 'nkExpectedElsewhere',
} as const;

/** Why two players meet (N3 to N7), in words and numbers, and why the colours are so (N14). */
export function WhyPair({ board, paired, names }: Props): VNode {
  const words = useWording();
  const { t, mark } = words;
  const { why, black, white, colours } = board;
  const number = (value: number): string => String(value).replace('.', mark);
  return (
    <>
      <p>{pathText(words, board, paired, names)}</p>
      {why.expected !== undefined && <p>{expectedText(words, why, names)}</p>}
      <p>{t(colourReasons[colours], { name: names(black.player) })}</p>
      <ul class="seats">
        {[black, white].map((seat) => (
          <li key={seat.player}>{seatText(words, seat, names, number)}</li>
        ))}
      </ul>
      {why.criteria.length > 0 && (
        <table class="criteria">
          <caption>{t('nkCriteria')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('nkThisPair')}</th>
              <th scope="col">{t('nkWholeField')}</th>
            </tr>
          </thead>
          <tbody>
            {why.criteria.map(({ code, value }) =>
              code === 'numbers' ? null : (
                <tr key={code}>
                  <th scope="row">{t(criteria[code])}</th>
                  <td class="number">{number(value)}</td>
                  <td class="number">
                    {number(paired.criteria.find((sum) => sum.code === code)?.value ?? 0)}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </>
  );
}

function seatText(
  { t }: Wording,
  { player, group, rank, sos, score }: Seat,
  names: Props['names'],
  number: (value: number) => string,
): string {
  return t('nkSeat', {
    name: names(player),
    group: groupName(group, t),
    rank,
    score: number(score),
    sos: number(sos),
  });
}

function pathText(
  { t }: Wording,
  board: Board,
  paired: PairedRound,
  names: Props['names'],
): string {
  const { why, black, white } = board;
  const [high, low] =
    (black.stayRank ?? black.rank) <= (white.stayRank ?? white.rank)
      ? [black, white]
      : [white, black];
  const pattern = {
    group: groupName(black.group, t),
    staying: why.staying ?? 0,
    one: high.stayRank ?? high.rank,
    two: low.stayRank ?? low.rank,
  };
  switch (why.path) {
    case 'forced':
      return t('nkPathForced');
    case 'slide':
      return t('nkPathSlide', pattern);
    case 'fold':
      return t('nkPathFold', pattern);
    case 'title':
      return t('nkPathTitle');
    case 'float':
    case 'titleFloat': {
      const floater = paired.floaters.find(
        ({ player, from, to }) => from < to && (player === black.player || player === white.player),
      );
      if (!floater) return t('nkPathTitle');
      const met = paired.floaters.find(({ player }) => player === floater.opponent);
      return t(why.path === 'float' ? 'nkPathFloat' : 'nkPathTitleFloat', {
        name: names(floater.player),
        from: groupName(floater.from, t),
        to: groupName(floater.to, t),
        rank: floater.rank,
        preferred: floater.preferredRank,
        opponent: names(floater.opponent),
        opponentRank: met?.rank ?? 0,
        opponentPreferred: met?.preferredRank ?? 0,
      });
    }
  }
}

function expectedText({ t }: Wording, why: PairReason, names: Props['names']): string {
  return t(expectedNot[why.expectedNot ?? 'neededElsewhere'], {
    name: names(why.expected ?? 0),
  });
}
