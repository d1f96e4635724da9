import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import type { Lists } from '../../operation/operation';
import type { DetailProps, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import { egdImport, type ImportOptions, type ImportPreview } from '../egd-import';

/** A pasted tournament table becomes an event. */
export function ImportJob(props: JobViewProps): VNode {
  return (
    <OperationView {...props} operation={egdImport} form={ImportForm} preview={ImportSummary} />
  );
}

function ImportForm({ options, onChange }: OptionsFormProps<Lists, ImportOptions>): VNode {
  const { t } = useWording();
  const id = useId();
  return (
    <>
      <label for={id}>{t('nkImportText')}</label>
      <textarea
        id={id}
        class="table-text"
        rows={10}
        wrap="off"
        spellcheck={false}
        value={options.text}
        onInput={({ currentTarget }) => {
          onChange({ text: currentTarget.value });
        }}
      />
    </>
  );
}

function ImportSummary({ detail }: DetailProps<ImportOptions, ImportPreview>): VNode {
  const { t } = useWording();
  return <p>{t('nkImportFound', { players: detail.players, rounds: detail.rounds })}</p>;
}
