import type { VNode } from 'preact';
import type { DetailProps, OptionsFormProps } from '../../jobs/view/operation-props';
import { jobView } from '../../jobs/view/OperationView';
import { annualTable } from '../annual-table';
import {
  addPoints,
  type AddPointsLists,
  type AddPointsOptions,
  addTournament,
  type AddTournamentLists,
  type PointsPreview,
} from '../add-tournament';
import type { TournamentOptions } from '../tournament';
import { TournamentDetail, YearTotals } from './TournamentDetail';
import {
  TournamentChoice,
  TournamentFields,
  TournamentForm,
  tournamentStep,
} from './TournamentForm';
import { useTournaments, yearJob, YearProblem } from './WithYear';
import type { Lists } from '../../jobs/operation';
import { Table } from '../../controls/Table';
import { useWording } from '../../controls/wording';
import type { ChosenOption } from '../changes/standing';
import { type RemovePreview, removeTournament } from '../changes/remove';
import { type EditOptions, type EditPreview, editTournament } from '../changes/edit';
import { useId } from 'preact/hooks';
import { newYear, type NewYearOptions } from '../year/plan';
import { ChoiceField, useFields } from '../../controls/Field';
import { type MoveOptions, type MovePreview, moveTournament } from '../changes/move';
import { shownNumber } from '../../sheets/notation';
import { EnginesQuestion } from './EnginesQuestion';

/** The table of engines and tournaments, for a year that has none. */
export const AnnualTableJob = jobView({ operation: annualTable });

/** A tournament's results for the year. */
export const AddTournamentJob = yearJob({
  operation: addTournament,
  form: ResultsForm,
  step: tournamentStep,
  next: [{ job: 'kgs-tournament', title: 'kgsAddAnother' }, 'kgs-share'],
  preview: TournamentDetail,
});

function ResultsForm({
  lists,
  options,
  onChange,
}: OptionsFormProps<AddTournamentLists, TournamentOptions>): VNode {
  return <TournamentForm list={lists.results} options={options} onChange={onChange} />;
}

/** A tournament that does not count any more. */
export const RemoveTournamentJob = yearJob({
  operation: removeTournament,
  form: RemoveForm,
  preview: RemoveDetail,
});

function RemoveForm({ options, onChange }: OptionsFormProps<Lists, ChosenOption>): VNode {
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={() => true}
        none="kgsTournamentChoose"
        onChoose={(column) => {
          onChange({ column });
        }}
      />
    </>
  );
}

function RemoveDetail({ detail }: DetailProps<ChosenOption, RemovePreview>): VNode {
  const { t, say } = useWording();
  const { name, typed, totals } = detail;
  return (
    <>
      <p>{t('kgsRemoveWhat', { name })}</p>
      {typed.length > 0 && (
        <Table
          label={name}
          columns={[t('kgsDetail'), t('kgsBefore')]}
          of={typed}
          row={({ label, before }) => [say({ code: label }), before]}
        />
      )}
      {totals && <YearTotals title="kgsPreviewWithout" totals={totals} />}
    </>
  );
}

/** The details of a tournament that stands in Year. */
export const EditTournamentJob = yearJob({
  operation: editTournament,
  form: EditForm,
  preview: EditDetail,
});

function EditForm({ options, onChange }: OptionsFormProps<Lists, EditOptions>): VNode {
  const chosen = useTournaments()?.find(({ column }) => column === options.column);
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={() => true}
        none="kgsTournamentChoose"
        onChoose={(column) => {
          // What was typed was typed for another tournament.
          onChange({ column });
        }}
      />
      {chosen && (
        <TournamentFields
          typed={{ ...chosen.typed, ...options }}
          onType={(detail, value) => {
            onChange({ ...options, [detail]: value });
          }}
        />
      )}
    </>
  );
}

/** What changes, and what follows. */
function EditDetail({ detail }: DetailProps<EditOptions, EditPreview>): VNode {
  const { t, say } = useWording();
  const { changes, lent } = detail;
  return (
    <>
      {changes.length > 0 && (
        <Table
          label={t('kgsChanges')}
          columns={[t('kgsDetail'), t('kgsBefore'), t('kgsAfter')]}
          of={changes}
          row={({ label, before, after }) => [say({ code: label }), before, after]}
        />
      )}
      {lent > 0 && <p class="quiet">{t('kgsRenamedRows', { count: lent })}</p>}
    </>
  );
}

/** The sheets of a championship year. */
export const NewYearJob = jobView({
  operation: newYear,
  form: NewYearForm,
  next: ['kgs-tournament'],
});

const rules = [
  ['calculator', 'kgsRuleCalculator'],
  ['row', 'kgsRuleRow'],
] as const;

function NewYearForm(form: OptionsFormProps<Lists, NewYearOptions>): VNode {
  const { t } = useWording();
  const { text, change } = useFields(form);
  const { options } = form;
  const name = useId();
  return (
    <>
      {text('year', 'kgsYearName', t('kgsYearNameHint'))}
      <fieldset>
        <legend>{t('kgsRule')}</legend>
        {rules.map(([rule, label]) => (
          <label key={rule} class="check">
            <input
              type="radio"
              name={name}
              checked={options.rule === rule}
              onChange={() => {
                change({ rule });
              }}
            />
            {t(label)}
          </label>
        ))}
        {options.rule === 'row' ? (
          text('points', 'kgsRowPoints', t('kgsRowPointsHint'))
        ) : (
          <p class="quiet">{t('kgsReconstruction')}</p>
        )}
      </fieldset>
    </>
  );
}

/** Another day, or another place in the annual table. */
export const MoveTournamentJob = yearJob({
  operation: moveTournament,
  form: MoveForm,
  preview: MoveDetail,
});

function MoveForm(form: OptionsFormProps<Lists, MoveOptions>): VNode {
  const { t } = useWording();
  const { text, change } = useFields(form);
  const { options } = form;
  const tournaments = useTournaments() ?? [];
  const others = tournaments.filter(({ column }) => column !== options.column);
  return (
    <>
      <YearProblem />
      <TournamentChoice
        column={options.column}
        offered={() => true}
        none="kgsTournamentChoose"
        onChoose={(column) => {
          change({ column, date: '' });
        }}
      />
      {text('date', 'kgsMoveDate', t('kgsMoveDateHint'))}
      <ChoiceField
        label={t('kgsMovePlace')}
        value={String(options.place)}
        choices={[
          ['date', t('kgsMoveByDate')],
          ['last', t('kgsMoveLast')],
          ...others.map(
            ({ column, name }) => [String(column), t('kgsMoveBefore', { name })] as const,
          ),
        ]}
        onChoose={(place) => {
          const isColumn = place !== 'date' && place !== 'last';
          change({ place: isColumn ? Number(place) : place });
        }}
      />
    </>
  );
}

/** The columns of the annual table as they will stand. */
function MoveDetail({ detail }: DetailProps<MoveOptions, MovePreview>): VNode {
  const { t } = useWording();
  return (
    <Table
      label={t('kgsMoveOrder')}
      columns={[t('kgsTournament'), t('kgsDate')]}
      of={detail.order}
      row={({ name, date }) => [name, date]}
    />
  );
}

/** Points without standings. */
export const AddPointsJob = yearJob({
  operation: addPoints,
  form: PointsForm,
  next: [{ job: 'kgs-points', title: 'kgsAddAnother' }, 'kgs-tournament'],
  preview: PointsDetail,
});

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
