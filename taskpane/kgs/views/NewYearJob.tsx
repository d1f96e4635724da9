import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import type { Lists } from '../../operation/operation';
import type { OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { newYear, type NewYearOptions } from '../new-year';
import { TextField } from '../../views/controls/Field';

/** The sheets of a championship year. */
export function NewYearJob(props: JobViewProps): VNode {
  return (
    <OperationView {...props} operation={newYear} form={NewYearForm} next={['kgs-tournament']} />
  );
}

const rules = [
  ['calculator', 'kgsRuleCalculator'],
  ['row', 'kgsRuleRow'],
] as const;

function NewYearForm({ options, onChange }: OptionsFormProps<Lists, NewYearOptions>): VNode {
  const { t } = useWording();
  const name = useId();
  return (
    <>
      <TextField
        label={t('kgsYearName')}
        hint={t('kgsYearNameHint')}
        value={options.year}
        onInput={(year) => {
          onChange({ ...options, year });
        }}
      />
      <fieldset>
        <legend>{t('kgsRule')}</legend>
        {rules.map(([rule, label]) => (
          <label key={rule} class="check">
            <input
              type="radio"
              name={name}
              checked={options.rule === rule}
              onChange={() => {
                onChange({ ...options, rule });
              }}
            />
            {t(label)}
          </label>
        ))}
        {options.rule === 'row' ? (
          <TextField
            label={t('kgsRowPoints')}
            hint={t('kgsRowPointsHint')}
            value={options.points}
            onInput={(points) => {
              onChange({ ...options, points });
            }}
          />
        ) : (
          <p class="quiet">{t('kgsReconstruction')}</p>
        )}
      </fieldset>
    </>
  );
}
