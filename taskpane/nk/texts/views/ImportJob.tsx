import type { VNode } from 'preact';
import type { DetailProps, OptionsFormProps } from '../../../jobs/view/operation-props';
import type { Lists } from '../../../jobs/operation';
import { jobView } from '../../../jobs/view/OperationView';
import { useWording } from '../../../controls/wording';
import { TextSource } from '../../../jobs/texts/views/TextSource';
import { egdImport, type ImportOptions, type ImportPreview } from '../egd';

/** A pasted tournament table becomes an event. */
export const ImportJob = jobView({
  operation: egdImport,
  form: ImportForm,
  step: { title: 'nkImportText' },
  preview: ImportSummary,
  next: ['nk-pair'],
});

function ImportForm({ options, onChange }: OptionsFormProps<Lists, ImportOptions>): VNode {
  const { t } = useWording();
  return (
    <TextSource
      label={t('nkImportText')}
      value={options.text}
      accept=".h9,.h,.txt"
      format="egd"
      onText={(text) => {
        onChange({ text });
      }}
    />
  );
}

function ImportSummary({ detail }: DetailProps<ImportOptions, ImportPreview>): VNode {
  const { t } = useWording();
  return <p>{t('nkImportFound', { players: detail.players, rounds: detail.rounds })}</p>;
}
