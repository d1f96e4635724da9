import type { VNode } from 'preact';
import type { Lists } from '../../jobs/operation';
import { TextField } from '../../controls/Field';
import type { JobViewProps, OptionsFormProps } from '../../jobs/view/operation-props';
import { OperationView } from '../../jobs/view/OperationView';
import { useWording } from '../../controls/wording';
import { newSeason, type NewSeasonOptions } from '../season/season';

/** What a job's button opens: all that is fetched for AGA starts here. */

export { QualifyJob } from './QualifyJob';

/** The sheets of a season of qualifiers. */
export function NewSeasonJob(props: JobViewProps): VNode {
  return (
    <OperationView {...props} operation={newSeason} form={NewSeasonForm} next={['aga-points']} />
  );
}

function NewSeasonForm({ options, onChange }: OptionsFormProps<Lists, NewSeasonOptions>): VNode {
  const { t } = useWording();
  return (
    <>
      <TextField
        label={t('agaSeasonName')}
        hint={t('agaSeasonNameHint')}
        value={options.name}
        onInput={(name) => {
          onChange({ ...options, name });
        }}
      />
      <TextField
        label={t('agaBest')}
        hint={t('agaBestHint')}
        value={options.best}
        numeric
        onInput={(best) => {
          onChange({ ...options, best });
        }}
      />
    </>
  );
}
