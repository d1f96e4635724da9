import type { VNode } from 'preact';
import { ruled } from '../../../language';
import { explainTieBreak, type RankDecision } from '../../../src';
import { Folded } from '../../views/controls/Folded';
import { NumberHeading } from '../../views/controls/NumberHeading';
import { SharedTexts } from '../../views/controls/sharing/SharedTexts';
import type { DetailProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import type { RankOptions } from '../rank';
import type { RankedPreview } from '../sheets/results';
import { leagueStandings } from '../shared';

/** So many leagues are open at once; the others are opened one by one. */
const openLeagues = 8;

/** The leagues in order, with the tie-breaks that decided. */
export function RankDetail({ detail }: DetailProps<RankOptions, readonly RankedPreview[]>): VNode {
  const { t, language } = useWording();
  const everyone = detail.flatMap(({ players }) => players);
  return (
    <>
      <h3>
        {t('kuksuRankedSummary', {
          players: everyone.length,
          leagues: detail.length,
          ties: everyone.filter(({ decision }) => decision && explainTieBreak(decision)).length,
        })}
      </h3>
      {detail.map((ranked) => (
        <RankedLeague
          key={ranked.league}
          ranked={ranked}
          openAtFirst={detail.length <= openLeagues}
        />
      ))}
      <Folded class="share" summary={t('kuksuShareStandings')}>
        <SharedTexts {...leagueStandings(detail, { t, language })} />
      </Folded>
    </>
  );
}

function RankedLeague({
  ranked: { league, players },
  openAtFirst,
}: {
  readonly ranked: RankedPreview;
  readonly openAtFirst: boolean;
}): VNode {
  const { t, mark, say } = useWording();
  const heading = t('kuksuRanked', { league });
  const figure = (value: number | undefined): string =>
    value === undefined ? '' : String(value).replace('.', mark);
  const tieBreak = (decision: RankDecision | undefined): string => {
    const reason = decision && explainTieBreak(decision);
    return reason ? say(ruled(reason)) : '';
  };
  return (
    <Folded class="tier" summary={heading} openAtFirst={openAtFirst}>
      <div class="cells plain wrapped" role="region" aria-label={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <NumberHeading>{t('kuksuPlace')}</NumberHeading>
              <th scope="col">{t('kuksuName')}</th>
              <NumberHeading>{t('kuksuPoints')}</NumberHeading>
              <NumberHeading>{t('kuksuSodos')}</NumberHeading>
              <th scope="col">{t('kuksuTieBreak')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ row, place, name, points, sodos, decision, disqualified }) => (
              <tr key={row}>
                <td class="number">{place}</td>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {disqualified && <span class="quiet"> {t('kuksuDisqualified')}</span>}
                </th>
                <td class="number">{figure(points)}</td>
                <td class="number">{figure(sodos)}</td>
                <td>{tieBreak(decision)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Folded>
  );
}
