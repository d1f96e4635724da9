import type { VNode } from 'preact';
import type { Lists } from '../../../operation/operation';
import { TextSource } from '../../../texts/views/TextSource';
import { CheckField } from '../../../views/controls/Field';
import type { JobViewProps } from '../../../views/operation/job';
import type { DetailProps, OptionsFormProps } from '../../../views/operation/operation-props';
import { OperationView } from '../../../views/operation/OperationView';
import { useWording } from '../../../views/wording';
import {
  reportImport,
  type ReportImportKnown,
  type ReportImportOptions,
  type ReportImportPreview,
} from '../import';

/** A report of the AGA as lists of players and games. */
export function ReportImportJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={reportImport}
      form={ImportForm}
      step={{ title: 'agaImportText' }}
      preview={ImportSummary}
      next={['aga-ratings', 'aga-points', 'aga-report']}
    />
  );
}

function ImportForm({
  options,
  onChange,
  known,
}: OptionsFormProps<Lists, ReportImportOptions, ReportImportKnown>): VNode {
  const { t } = useWording();
  return (
    <>
      <TextSource
        label={t('agaImportText')}
        value={options.text}
        accept=".txt"
        format="aga-report"
        onText={(text) => {
          onChange({ text, byOrder: false });
        }}
      />
      {known?.asksOrder === true && (
        <CheckField
          checked={options.byOrder}
          onChange={(byOrder) => {
            onChange({ ...options, byOrder });
          }}
        >
          {t('agaImportByOrder')}
        </CheckField>
      )}
    </>
  );
}

function ImportSummary({ detail }: DetailProps<ReportImportOptions, ReportImportPreview>): VNode {
  const { t } = useWording();
  const { title, players, games, rounds } = detail;
  return (
    <>
      {title !== '' && <h3>{title}</h3>}
      <p>{t('agaImportFound', { players, games, rounds })}</p>
    </>
  );
}
