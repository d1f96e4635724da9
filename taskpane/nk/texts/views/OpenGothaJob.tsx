import type { VNode } from 'preact';
import type {
  DetailProps,
  JobViewProps,
  OptionsFormProps,
} from '../../../jobs/view/operation-props';
import type { Lists } from '../../../jobs/operation';
import { OperationView } from '../../../jobs/view/OperationView';
import { useWording } from '../../../controls/wording';
import { TextSource } from '../../../jobs/texts/views/TextSource';
import { CheckField, ChoiceField } from '../../../controls/Field';
import type { OpenGothaPreview } from '../opengotha/left-out';
import { openGotha, type OpenGothaOptions } from '../opengotha/opengotha';

/** An OpenGotha file as an entry list or as a whole event. */
export function OpenGothaJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={openGotha}
      form={OpenGothaForm}
      preview={OpenGothaSummary}
      next={['nk-new', 'nk-pair']}
    />
  );
}

function OpenGothaSummary({
  detail: { players, rounds },
}: DetailProps<OpenGothaOptions, OpenGothaPreview>): VNode {
  const { t } = useWording();
  return (
    <p>
      {rounds === undefined
        ? t('runPlayers', { count: players })
        : t('nkImportFound', { players, rounds })}
    </p>
  );
}

function OpenGothaForm({ options, onChange }: OptionsFormProps<Lists, OpenGothaOptions>): VNode {
  const { t } = useWording();
  return (
    <>
      <TextSource
        label={t('nkGothaText')}
        value={options.text}
        accept=".xml"
        format="opengotha"
        onText={(text) => {
          onChange({ ...options, text });
        }}
      />
      <ChoiceField
        label={t('nkGothaMakes')}
        value={options.makes}
        choices={[
          ['entries', t('nkGothaMakesEntries')],
          ['event', t('nkGothaMakesEvent')],
          ['standings', t('nkGothaMakesStandings')],
        ]}
        onChoose={(makes) => {
          onChange({ ...options, makes: makes as OpenGothaOptions['makes'] });
        }}
      />
      <CheckField
        checked={options.preliminary}
        onChange={(preliminary) => {
          onChange({ ...options, preliminary });
        }}
      >
        {t('nkGothaPreliminary')}
      </CheckField>
    </>
  );
}
