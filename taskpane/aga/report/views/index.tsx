import type { VNode } from 'preact';
import type { Lists } from '../../../jobs/operation';
import { LossList, TextSource } from '../../../jobs/texts/views/TextSource';
import { CheckField, TextField } from '../../../controls/Field';
import type {
  DetailProps,
  JobViewProps,
  OptionsFormProps,
} from '../../../jobs/view/operation-props';
import { OperationView } from '../../../jobs/view/OperationView';
import { useWording } from '../../../controls/wording';
import {
  reportImport,
  type ReportImportKnown,
  type ReportImportOptions,
  type ReportImportPreview,
} from '../import';
import { CopyText } from '../../../controls/sharing/CopyText';
import type { ReportAbove } from '../fields';
import {
  aboutLabels,
  report,
  type Reported,
  type ReportLists,
  type ReportOptions,
} from '../report';

/** The jobs of the report of the AGA. */

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

/** Players and games as a report for the AGA, to be copied. */
export function ReportJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={report}
      form={ReportForm}
      step={{ title: 'agaEvent' }}
      preview={ReportText}
      told={({ players, games }, { t }) => t('agaReportTold', { players, games })}
    />
  );
}

const hints: Partial<Record<keyof ReportOptions, 'agaReportPlaceHint' | 'agaReportDayHint'>> = {
  place: 'agaReportPlaceHint',
  start: 'agaReportDayHint',
};

function ReportForm({
  options,
  onChange,
  known,
}: OptionsFormProps<ReportLists, ReportOptions, ReportAbove>): VNode {
  const { t } = useWording();
  const hintOf = (key: keyof ReportOptions): string | undefined => {
    const read = key === 'rules' ? '' : (known?.[key] ?? '');
    if (read !== '') return t('agaReportRead', { what: read });
    return hints[key] && t(hints[key]);
  };
  return (
    <>
      {(Object.keys(aboutLabels) as (keyof ReportOptions)[]).map((key) => (
        <TextField
          key={key}
          label={t(aboutLabels[key])}
          hint={hintOf(key)}
          value={options[key]}
          onInput={(value) => {
            onChange({ ...options, [key]: value });
          }}
        />
      ))}
    </>
  );
}

function ReportText({ detail }: DetailProps<ReportOptions, Reported>): VNode {
  const { t, say } = useWording();
  const { text, missing, asked, losses } = detail;
  return (
    <>
      {(missing.length > 0 || asked.length > 0) && (
        <section class="warnings asked">
          <ul class="findings">
            {missing.length > 0 && <li>{t('agaReportMissing', { fields: missing })}</li>}
            {asked.map((each) => (
              <li key={each.code}>{say(each)}</li>
            ))}
          </ul>
        </section>
      )}
      <CopyText
        label={t('agaReportText')}
        text={text}
        button={t('agaReportCopy')}
        copied={t('agaReportCopied')}
        hint={t('agaReportCopyHint')}
        isNext
      />
      <p class="quiet">{t('agaReportSave')}</p>
      <LossList
        format="aga-report"
        title={t('agaReportLosses')}
        losses={losses.map((each) => say(each))}
      />
    </>
  );
}
