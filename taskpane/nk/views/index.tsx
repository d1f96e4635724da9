import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { DetailProps, JobViewProps } from '../../jobs/view/operation-props';
import { JobMain } from '../../jobs/view/use-seen';
import { stateOfWorkbook } from '../../jobs/writer';
import { LongTable } from '../../controls/Table';
import { useWording } from '../../controls/wording';
import { titleViewSteps } from '../title';
import { BookProblem, madeOfBook, useMade } from './BookProblem';
import { TitlePicture } from './TitlePicture';
import { OperationView } from '../../jobs/view/OperationView';
import { rights, type RightsPreview } from '../rights';

const race = madeOfBook(titleViewSteps);

/** The players who can still become champion. Nothing is written. */
export function TitleJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const [times, setTimes] = useState(0);
  const seen = useMade(workbook, race, [stateOfWorkbook(writing.state)], times);
  return (
    <JobMain lead={t('nkTitleLead')}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && seen.made && (
        <TitlePicture players={seen.book.players} view={seen.made} />
      )}
      <button
        type="button"
        onClick={() => {
          setTimes(times + 1);
        }}
      >
        {t('nkLookAgain')}
      </button>
    </JobMain>
  );
}

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
      <LongTable
        look="numbers"
        head={
          <>
            <th scope="col">{t('nkName')}</th>
            <th scope="col">{t('nkScore')}</th>
          </>
        }
        of={rows}
        row={({ holder, score }) => (
          <>
            <th scope="row">
              <bdi>{holder.name}</bdi>
            </th>
            <td>{String(score).replace('.', mark)}</td>
          </>
        )}
      />
    </section>
  );
}
