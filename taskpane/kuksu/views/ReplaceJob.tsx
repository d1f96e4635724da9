import type { VNode } from 'preact';
import { useFields } from '../../controls/Field';
import { Table } from '../../controls/Table';
import type { DetailProps, FormStep, OptionsFormProps } from '../../jobs/view/operation-props';
import { jobView } from '../../jobs/view/OperationView';
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
export const ReplaceJob = jobView({
  operation: replacePlayer,
  opens: true,
  form: ReplaceForm,
  step,
  preview: ReplaceDetail,
  next: ['kuksu-rank'],
});

function ReplaceForm(form: OptionsFormProps<Lists, ReplaceOptions, KnownSeats>): VNode {
  const { t } = useWording();
  const { text, number, choice } = useFields(form);
  const { leaves, name, rating } = form.options;
  const seats = form.known?.seats ?? [];
  const isOpen = leaves === '' || name.trim() === '' || rating.trim() === '';
  return (
    <fieldset class="question" data-open={isOpen}>
      {choice('leaves', 'kuksuReplaceLeaves', [
        ['', t('kuksuUndecided')],
        ...seats.map(({ league, name: each }) => [each, `${league}: ${each}`] as const),
      ])}
      {text('name', 'kuksuReplaceName')}
      {number('rating', 'kuksuRating')}
      {choice('played', 'kuksuReplacePlayed', [
        ['keep', t('kuksuReplaceKeep')],
        ['clear', t('kuksuReplaceClear')],
      ])}
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
