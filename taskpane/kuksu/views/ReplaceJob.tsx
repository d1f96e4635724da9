import type { VNode } from 'preact';
import { ChoiceField, TextField } from '../../controls/Field';
import { Table } from '../../controls/Table';
import type {
  DetailProps,
  FormStep,
  JobViewProps,
  OptionsFormProps,
} from '../../jobs/view/operation-props';
import { OperationView } from '../../jobs/view/OperationView';
import { useWording } from '../../controls/wording';
import type { Lists } from '../../jobs/operation';
import {
  type KnownSeats,
  type Replacement,
  type ReplaceOptions,
  replacePlayer,
} from '../replace/replace-player';

const step: FormStep<ReplaceOptions, KnownSeats> = {
  title: 'kuksuReplaceStep',
  asks: (known) => known !== undefined && known.seats.length > 0,
  line: ({ leaves, name }, _, { t }) =>
    leaves === '' || name === '' ? '' : t('kuksuReplaced', { leaves, name }),
};

/** A player stops in mid-cycle, and another takes the seat. */
export function ReplaceJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={replacePlayer}
      opens
      form={ReplaceForm}
      step={step}
      preview={ReplaceDetail}
      next={['kuksu-rank']}
    />
  );
}

function ReplaceForm({
  options,
  onChange,
  known,
}: OptionsFormProps<Lists, ReplaceOptions, KnownSeats>): VNode {
  const { t } = useWording();
  const { leaves, name, rating, played } = options;
  const seats = known?.seats ?? [];
  const isOpen = leaves === '' || name.trim() === '' || rating.trim() === '';
  return (
    <fieldset class="question" data-open={isOpen}>
      <ChoiceField
        label={t('kuksuReplaceLeaves')}
        value={leaves}
        choices={[
          ['', t('kuksuUndecided')],
          ...seats.map(({ league, name: each }) => [each, `${league}: ${each}`] as const),
        ]}
        onChoose={(value) => {
          onChange({ ...options, leaves: value });
        }}
      />
      <TextField
        label={t('kuksuReplaceName')}
        value={name}
        onInput={(value) => {
          onChange({ ...options, name: value });
        }}
      />
      <TextField
        label={t('kuksuRating')}
        numeric
        value={rating}
        onInput={(value) => {
          onChange({ ...options, rating: value });
        }}
      />
      <ChoiceField
        label={t('kuksuReplacePlayed')}
        value={played}
        choices={[
          ['keep', t('kuksuReplaceKeep')],
          ['clear', t('kuksuReplaceClear')],
        ]}
        onChoose={(value) => {
          onChange({ ...options, played: value === 'clear' ? 'clear' : 'keep' });
        }}
      />
    </fieldset>
  );
}

function ReplaceDetail({ detail }: DetailProps<ReplaceOptions, Replacement>): VNode {
  const { t, say } = useWording();
  const { league, leaves, name, games, played, changes } = detail;
  return (
    <>
      <p>{t('kuksuReplaceSeat', { league, leaves, name })}</p>
      {games > 0 && (
        <p>{t(played === 'keep' ? 'kuksuReplaceKept' : 'kuksuReplaceCleared', { games })}</p>
      )}
      {changes.length > 0 && (
        <Table
          label={t('kuksuReplaced', { leaves, name })}
          columns={[t('kuksuName'), leaves, name]}
          of={changes}
          row={({ label, before, after }) => [say({ code: label }), before, after]}
        />
      )}
    </>
  );
}
