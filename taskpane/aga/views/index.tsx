import type { VNode } from 'preact';
import type { Lists } from '../../jobs/operation';
import { useFields } from '../../controls/Field';
import type { OptionsFormProps } from '../../jobs/view/operation-props';
import { jobView } from '../../jobs/view/OperationView';
import { useWording } from '../../controls/wording';
import { newSeason, type NewSeasonOptions } from '../season/season';

/** What a job's button opens: all that is fetched for AGA starts here. */

export { QualifyJob } from './QualifyJob';

/** The sheets of a season of qualifiers. */
export const NewSeasonJob = jobView({
  operation: newSeason,
  form: NewSeasonForm,
  next: ['aga-points'],
});

function NewSeasonForm(form: OptionsFormProps<Lists, NewSeasonOptions>): VNode {
  const { t } = useWording();
  const { text, number } = useFields(form);
  return (
    <>
      {text('name', 'agaSeasonName', t('agaSeasonNameHint'))}
      {number('best', 'agaBest', t('agaBestHint'))}
    </>
  );
}
