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
import { TournamentChoice } from './TournamentChoice';
import { TournamentFields } from './TournamentFields';
import { useNameAbove, YearProblem } from './WithYear';
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
  options,
  onChange,
  lists,
}: OptionsFormProps<AddPointsLists, AddPointsOptions>): VNode {
  useNameAbove(lists.points, options.name, (name) => {
    onChange({ ...options, name });
  });
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={({ hasResults }) => !hasResults}
        none="kgsTournamentNew"
        onChoose={(column) => {
          onChange({ ...options, column });
        }}
      />
      {options.column === undefined && (
        <TournamentFields
          details={['name', 'date']}
          typed={options}
          onType={(detail, value) => {
            onChange({ ...options, [detail]: value });
          }}
        />
      )}
    </>
  );
}

function PointsDetail({
  detail,
  options,
  onChange,
}: DetailProps<AddPointsOptions, PointsPreview>): VNode {
  const { t, mark } = useWording();
  const { entrants, totals, asked } = detail;
  return (
    <>
      {asked.accounts.length > 0 && asked.engines.length > 0 && (
        <EnginesQuestion
          asked={asked}
          onChoose={(account, engine) => {
            onChange({ ...options, engines: { ...options.engines, [account]: engine } });
          }}
        />
      )}
      <h3>{t('kgsPoints')}</h3>
      <Table
        label={t('kgsPoints')}
        columns={[t('kgsAccount'), t('kgsPoints')]}
        of={entrants}
        row={({ account, points }) => [account, { number: shownNumber(points, mark) }]}
      />
      {totals && <YearTotals title="kgsPreviewYear" totals={totals} />}
    </>
  );
}
