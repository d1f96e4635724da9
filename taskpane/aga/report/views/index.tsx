import type { VNode } from 'preact';
import type { Lists } from '../../../jobs/operation';
import { LossList, TextSource } from '../../../jobs/texts/views/TextSource';
import { useFields } from '../../../controls/Field';
import type { DetailProps, OptionsFormProps } from '../../../jobs/view/operation-props';
import { jobView } from '../../../jobs/view/OperationView';
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
export const ReportImportJob = jobView({
  operation: reportImport,
  form: ImportForm,
  step: { title: 'agaImportText' },
  preview: ImportSummary,
  next: ['aga-ratings', 'aga-points', 'aga-report'],
});

function ImportForm(form: OptionsFormProps<Lists, ReportImportOptions, ReportImportKnown>): VNode {
  const { t } = useWording();
  const { check, change } = useFields(form);
  return (
    <>
      <TextSource
        label={t('agaImportText')}
        value={form.options.text}
        accept=".txt"
        format="aga-report"
        onText={(text) => {
          change({ text, byOrder: false });
        }}
      />
      {form.known?.asksOrder === true && check('byOrder', t('agaImportByOrder'))}
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
export const ReportJob = jobView({
  operation: report,
  form: ReportForm,
  step: { title: 'agaEvent' },
  preview: ReportText,
  told: ({ players, games }, { t }) => t('agaReportTold', { players, games }),
});

const hints: Partial<Record<keyof ReportOptions, 'agaReportPlaceHint' | 'agaReportDayHint'>> = {
  place: 'agaReportPlaceHint',
  start: 'agaReportDayHint',
};

function ReportForm(form: OptionsFormProps<ReportLists, ReportOptions, ReportAbove>): VNode {
  const { t } = useWording();
  const { text } = useFields(form);
  const hintOf = (key: keyof ReportOptions): string | undefined => {
    const read = key === 'rules' ? '' : (form.known?.[key] ?? '');
    if (read !== '') return t('agaReportRead', { what: read });
    return hints[key] && t(hints[key]);
  };
  const keys = Object.keys(aboutLabels) as (keyof ReportOptions)[];
  return <>{keys.map((key) => text(key, aboutLabels[key], hintOf(key)))}</>;
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
