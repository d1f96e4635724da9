import type { VNode } from 'preact';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { rights, type RightsPreview } from '../rights';

/** Next year's list. */
export function RightsJob(props: JobViewProps): VNode {
  return <OperationView {...props} operation={rights} opens preview={RightsList} />;
}

function RightsList({ detail }: DetailProps<undefined, RightsPreview>): VNode {
  const { t } = useWording();
  const groups = ['Topgroep', 'Groep 1'] as const;
  return (
    <>
      <p class="quiet">{t('nkRightsNote')}</p>
      {groups.map((right) => (
        <Holders
          key={right}
          right={right}
          rows={detail.rows.filter((row) => row.right === right)}
        />
      ))}
    </>
  );
}

function Holders({
  right,
  rows,
}: {
  readonly right: string;
  readonly rows: RightsPreview['rows'];
}): VNode | null {
  const { t, mark } = useWording();
  if (rows.length === 0) return null;
  return (
    <section class="card">
      <h3>{t('nkRightsOf', { right, count: rows.length })}</h3>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{t('nkName')}</th>
            <th scope="col">{t('nkScore')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ holder, score }) => (
            <tr key={holder.number}>
              <th scope="row">
                <bdi>{holder.name}</bdi>
              </th>
              <td>{String(score).replace('.', mark)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
