import type { VNode } from 'preact';
import { placementsOf, type KuksuCycle } from '../../../src';
import { Folded } from '../../views/controls/Folded';
import { FoldedRest } from '../../views/controls/Table';
import { useWording } from '../../views/wording';
import { lastOf, markOf, signOf } from './movement';

/** Rows shown; the sheet has all. */
const mostRows = 100;

/** Players who changed tiers, and players not placed by their default tier. */
export function Movers({ grouping }: { readonly grouping: KuksuCycle.Grouping }): VNode | null {
  const { t } = useWording();
  const placements = placementsOf(grouping);
  // Without a cycle before, everyone is new.
  if (placements.every(({ movement }) => movement === 'new')) return null;
  const movers = placements.filter(({ movement, how }) => {
    return movement !== 'stays' || how.by !== 'default';
  });
  if (movers.length === 0) return <p>{t('kuksuNobodyMoved')}</p>;
  const heading = t('kuksuWhoMoved', { count: movers.length });
  const rows = movers.map((placement) => {
    const [sign, meaning] = signOf(placement, t);
    const mark = markOf(placement, t);
    return (
      <tr key={placement.row}>
        <th scope="row">
          <bdi>{placement.name}</bdi>
        </th>
        <td>{lastOf(placement)}</td>
        <td>{placement.league}</td>
        <td>
          <span aria-hidden>{sign}</span> {mark === '' ? meaning : `${meaning}, ${mark}`}
        </td>
      </tr>
    );
  });
  return (
    <Folded class="tier" summary={heading}>
      <div class="cells plain wrapped" role="region" aria-label={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('kuksuName')}</th>
              <th scope="col">{t('kuksuFrom')}</th>
              <th scope="col">{t('kuksuTo')}</th>
              <th scope="col">{t('kuksuChange')}</th>
            </tr>
          </thead>
          <tbody>{rows.slice(0, mostRows)}</tbody>
        </table>
      </div>
      <FoldedRest count={rows.length - mostRows}>
        <div class="cells plain wrapped">
          <table>
            <tbody>{rows.slice(mostRows)}</tbody>
          </table>
        </div>
      </FoldedRest>
    </Folded>
  );
}
