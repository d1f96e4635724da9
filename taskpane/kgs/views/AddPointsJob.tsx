import type { VNode } from 'preact';
import { shownNumber } from '../../plan/notation';
import { Table } from '../../views/controls/Table';
import type { JobViewProps } from '../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import {
  addPoints,
  type AddPointsLists,
  type AddPointsOptions,
  type PointsPreview,
} from '../add-points';
import { EnginesQuestion } from './EnginesQuestion';
import { TournamentForm } from './TournamentForm';
import { YearJob } from './YearJob';
import { YearTotals } from './YearTotals';

/** Points without standings. */
export function AddPointsJob(props: JobViewProps): VNode {
  return (
    <YearJob
      {...props}
      operation={addPoints}
      form={PointsForm}
      next={[{ job: 'kgs-points', title: 'kgsAddAnother' }, 'kgs-tournament']}
      preview={PointsDetail}
    />
  );
}

function PointsForm({
  lists,
  options,
  onChange,
}: OptionsFormProps<AddPointsLists, AddPointsOptions>): VNode {
  return (
    <TournamentForm
      list={lists.points}
      details={['name', 'date']}
      options={options}
      onChange={onChange}
    />
  );
}

function PointsDetail({
  detail,
  options,
  onChange,
}: DetailProps<AddPointsOptions, PointsPreview>): VNode {
  const { t, mark } = useWording();
  const { entrants, totals, asked } = detail;
  const question = asked.accounts.length > 0 && (
    <EnginesQuestion
      asked={asked}
      onChoose={(account, engine) => {
        onChange({ ...options, engines: { ...options.engines, [account]: engine } });
      }}
    />
  );
  return (
    <>
      {asked.engines.length > 0 && question}
      <h3>{t('kgsPoints')}</h3>
      <Table
        label={t('kgsPoints')}
        columns={[t('kgsAccount'), t('kgsPoints')]}
        of={entrants}
        row={({ account, points }) => [account, { number: shownNumber(points, mark) }]}
      />
      {totals && <YearTotals title="kgsPreviewYear" totals={totals} />}
      {asked.engines.length === 0 && question}
    </>
  );
}
