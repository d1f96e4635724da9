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
import { egdImport, type ImportOptions, type ImportPreview } from '../egd';
import { CheckField, ChoiceField } from '../../../controls/Field';
import type { OpenGothaPreview } from '../opengotha/left-out';
import { openGotha, type OpenGothaOptions } from '../opengotha/opengotha';
import { useState } from 'preact/hooks';
import { FormatLink } from '../../../jobs/texts/views/FormatLink';
import { SharedTexts } from '../../../controls/sharing/CopyText';
import { JobMain } from '../../../jobs/view/use-seen';
import { stateOfWorkbook } from '../../../jobs/writer';
import type { Book } from '../../book/book';
import { firstToShare, shared, type SharedWhat, whatToShare } from '../share';
import { BookProblem, useBook } from '../../views/BookProblem';

/** The jobs that read and write texts of other programs: fetched apart from pairing and standings. */
export { ExportJob } from './ExportJob';

/** A pasted tournament table becomes an event. */
export function ImportJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={egdImport}
      form={ImportForm}
      step={{ title: 'nkImportText' }}
      preview={ImportSummary}
      next={['nk-pair']}
    />
  );
}

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

/** A round or the standings as text and as HTML. Nothing is written, and nothing is sent. */
export function ShareJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const seen = useBook(workbook, [stateOfWorkbook(writing.state)]);
  const { state } = writing;
  const written = state.step === 'written' ? state.receipt.sheets.map(({ name }) => name) : [];
  return (
    <JobMain lead={t('nkShareLead')}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && <Texts book={seen.book} written={written} />}
    </JobMain>
  );
}

const keyOf = (what: SharedWhat): string =>
  what.kind === 'standings' ? what.kind : `${what.kind} ${what.round}`;

const ticks = {
  grades: 'nkShareGrades',
  scores: 'nkShareScores',
  groups: 'nkShareGroups',
  bySurname: 'nkShareSurname',
} as const;
type Tick = keyof typeof ticks;

function Texts({
  book,
  written,
}: {
  readonly book: Book;
  /** The sheets of the last write. */
  readonly written: readonly string[];
}): VNode {
  const { t, language } = useWording();
  const [chosen, setChosen] = useState('');
  const [ticked, setTicked] = useState({
    ...{ grades: false, scores: false, groups: false, bySurname: false },
  });
  const all = whatToShare(book);
  const what = all.find((each) => keyOf(each) === chosen) ?? firstToShare(all, written);
  const offered: readonly Tick[] =
    what.kind === 'standings' ? ['grades', 'groups', 'bySurname'] : ['grades', 'scores', 'groups'];
  const texts = shared(book, { what, ...ticked }, { t, language });
  return (
    <>
      <ChoiceField
        label={t('nkShareWhat')}
        value={keyOf(what)}
        choices={all.map((each) => [keyOf(each), labelOf(each, t)])}
        onChoose={setChosen}
      />
      {offered.map((tick) => (
        <CheckField
          key={tick}
          checked={ticked[tick]}
          onChange={(checked) => {
            setTicked({ ...ticked, [tick]: checked });
          }}
        >
          {t(ticks[tick])}
        </CheckField>
      ))}
      {typeof texts === 'string' ? (
        <p class="refused">{texts}</p>
      ) : (
        <>
          <SharedTexts {...texts} isNext />
          <FormatLink format="share" />
        </>
      )}
    </>
  );
}

function labelOf(what: SharedWhat, t: ReturnType<typeof useWording>['t']): string {
  if (what.kind === 'standings') return t('nkShareOfStandings');
  const { round } = what;
  return what.kind === 'pairing' ? t('nkSharePairing', { round }) : t('nkShareResults', { round });
}
