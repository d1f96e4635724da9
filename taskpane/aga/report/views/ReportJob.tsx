import type { VNode } from 'preact';
import { LossList } from '../../../texts/views/LossList';
import { CopyText } from '../../../views/controls/sharing/CopyText';
import { TextField } from '../../../views/controls/Field';
import type { JobViewProps } from '../../../views/operation/job';
import type { ReportAbove } from '../above';
import type { DetailProps, OptionsFormProps } from '../../../views/operation/operation-props';
import { OperationView } from '../../../views/operation/OperationView';
import { useWording } from '../../../views/wording';
import {
  aboutLabels,
  report,
  type Reported,
  type ReportLists,
  type ReportOptions,
} from '../report';

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
