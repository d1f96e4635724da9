import type { VNode } from 'preact';
import type { JobViewProps } from '../../jobs';
import type { DetailProps } from '../../views/operation-props';
import { OperationView } from '../../views/OperationView';
import { useWording } from '../../views/wording';
import { rights, type RightsPreview } from '../rights';

/** Next year's list. */
export function RightsJob(props: JobViewProps): VNode {
  return <OperationView {...props} operation={rights} preview={RightsList} />;
}

function RightsList({ detail }: DetailProps<undefined, RightsPreview>): VNode {
  const { mark } = useWording();
  const groups = ['Topgroep', 'Groep 1'] as const;
  return (
    <>
      {groups.map((right) => {
        const rows = detail.rows.filter((row) => row.right === right);
        return rows.length === 0 ? null : (
          <section key={right}>
            <h3>
              {right}: {rows.length}
            </h3>
            <ol class="people">
              {rows.map(({ holder, score }) => (
                <li key={holder.number}>
                  <bdi>{holder.name}</bdi>{' '}
                  <span class="quiet">{String(score).replace('.', mark)}</span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
