import type { VNode } from 'preact';
import type { KuksuCycle } from '../../../src';
import { Folded } from '../../views/controls/Folded';
import { NumberHeading } from '../../views/controls/NumberHeading';
import { FoldedRest } from '../../views/controls/Table';
import { useWording } from '../../views/wording';
import { tierName } from '../tier-name';

/** Seats shown; the sheet has all. */
const mostSeats = 40;

/** The players on the open seats of a tier with their sums, and the next in line (U7). */
export function FilledSeats({
  fill: { tier, filled, next },
}: {
  readonly fill: KuksuCycle.TierFill;
}): VNode {
  const { t, mark } = useWording();
  const heading = t('kuksuFills', { count: filled.length });
  const figure = (value: number): string => String(value).replace('.', mark);
  const line = (order: string, { name, rating, award, sum }: KuksuCycle.Candidate): VNode => (
    <tr key={name} class={order === '' ? 'quiet' : undefined}>
      <td class="number">{order === '' ? t('kuksuNextMark') : order}</td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td class="number">{figure(rating)}</td>
      <td class="number">{award === 0 ? '' : `+${figure(award)}`}</td>
      <td class="number">{figure(sum)}</td>
    </tr>
  );
  return (
    <Folded class="fills" summary={heading}>
      <div
        class="cells plain wrapped"
        role="region"
        aria-label={`${tierName(tier, t)}: ${heading}`}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('kuksuName')}</th>
              <NumberHeading>{t('kuksuRating')}</NumberHeading>
              <NumberHeading>{t('kuksuAward')}</NumberHeading>
              <NumberHeading>{t('kuksuSum')}</NumberHeading>
            </tr>
          </thead>
          <tbody>
            {filled.slice(0, mostSeats).map((each, index) => line(String(index + 1), each))}
            {next.map((each) => line('', each))}
          </tbody>
        </table>
      </div>
      <FoldedRest count={filled.length - mostSeats}>
        <div class="cells plain wrapped">
          <table>
            <tbody>
              {filled
                .slice(mostSeats)
                .map((each, index) => line(String(mostSeats + index + 1), each))}
            </tbody>
          </table>
        </div>
      </FoldedRest>
    </Folded>
  );
}
