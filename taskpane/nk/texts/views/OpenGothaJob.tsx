import type { VNode } from 'preact';
import type { DetailProps, OptionsFormProps } from '../../../jobs/view/operation-props';
import type { Lists } from '../../../jobs/operation';
import { jobView } from '../../../jobs/view/OperationView';
import { useWording } from '../../../controls/wording';
import { TextSource } from '../../../jobs/texts/views/TextSource';
import { useFields } from '../../../controls/Field';
import type { OpenGothaPreview } from '../opengotha/left-out';
import { openGotha, type OpenGothaOptions } from '../opengotha/opengotha';

/** An OpenGotha file as an entry list or as a whole event. */
export const OpenGothaJob = jobView({
  operation: openGotha,
  form: OpenGothaForm,
  preview: OpenGothaSummary,
  next: ['nk-new', 'nk-pair'],
});

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

function OpenGothaForm(form: OptionsFormProps<Lists, OpenGothaOptions>): VNode {
  const { t } = useWording();
  const { choice, check, change } = useFields(form);
  return (
    <>
      <TextSource
        label={t('nkGothaText')}
        value={form.options.text}
        accept=".xml"
        format="opengotha"
        onText={(text) => {
          change({ text });
        }}
      />
      {choice('makes', 'nkGothaMakes', [
        ['entries', t('nkGothaMakesEntries')],
        ['event', t('nkGothaMakesEvent')],
        ['standings', t('nkGothaMakesStandings')],
      ])}
      {check('preliminary', t('nkGothaPreliminary'))}
    </>
  );
}
