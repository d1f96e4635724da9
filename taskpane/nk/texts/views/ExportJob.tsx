import type { VNode } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { nkStandingsSteps, type PlayerNumber, type Result, type Standings } from '../../../../src';
import { CopyText } from '../../../views/controls/CopyText';
import { CheckField, TextField } from '../../../views/controls/Field';
import { Folded } from '../../../views/controls/Folded';
import type { JobViewProps } from '../../../views/operation/job';
import { JobMain } from '../../../views/operation/JobMain';
import type { Writing } from '../../../views/operation/operation-props';
import { OverwriteDialog } from '../../../views/operation/OverwriteDialog';
import { useInSteps } from '../../../views/operation/use-in-steps';
import { useShow } from '../../../views/operation/use-show';
import { stateOfWorkbook } from '../../../operation/writer-state';
import { useWording } from '../../../views/wording';
import type { Book } from '../../book/book';
import { headerKeys, headerLabels, type EventFacts, type HeaderKey } from '../../book/header';
import { namesOf } from '../../book/names';
import { exported, type Exported } from '../egd-export';
import { keepNames } from '../egd-names';
import { BookProblem } from '../../views/BookProblem';
import { EgdNames } from './EgdNames';
import { LossList } from '../../../texts/views/LossList';
import { OpenGothaFile } from './OpenGothaFile';
import { madeOfBook, useMade } from '../../views/use-book';

const standings = madeOfBook(({ event }) => nkStandingsSteps(event));

/** The tournament table as text. Only the names can be written, into their column. */
export function ExportJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const show = useShow(workbook);
  const seen = useMade(workbook, standings, [stateOfWorkbook(writing.state)]);
  return (
    <JobMain lead={t('nkExportLead')}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && <Table book={seen.book} standings={seen.made} writing={writing} />}
      {writing.state.step === 'asking' && (
        <OverwriteDialog
          cells={writing.state.cells}
          onShow={show}
          onAgree={() => void writing.writer.agree()}
          onDecline={() => {
            writing.writer.decline();
          }}
        />
      )}
    </JobMain>
  );
}

interface ExportProps {
  readonly book: Book;
  readonly standings: Result<Standings>;
  readonly writing: Writing;
}

function Table({ book, standings: ranked, writing }: ExportProps): VNode {
  const { t } = useWording();
  const [changed, setChanged] = useState<EventFacts>({});
  const [keepOpponents, setKeepOpponents] = useState(false);
  const [names, setNames] = useState<ReadonlyMap<PlayerNumber, string>>(new Map());
  const about = useMemo(() => ({ ...book.about, ...changed }), [book, changed]);
  const make = useCallback(
    () => exported(book, ranked, { about, keepOpponents, names }, namesOf(book.players), t),
    [book, ranked, about, keepOpponents, names, t],
  );
  const made = useInSteps(make);
  if (made === undefined) return <BookProblem seen={{ kind: 'reading' }} />;
  const { value: table, isStale } = made;
  if (typeof table === 'string') return <p class="refused">{table}</p>;
  return (
    <>
      <details open={table.missing.length > 0}>
        <summary>{t('nkEgdHeader')}</summary>
        {headerKeys.map((key) => (
          <TextField
            key={key}
            label={t(headerLabels[key])}
            hint={hints[key] && t(hints[key])}
            value={about[key] ?? ''}
            onInput={(value) => {
              setChanged({ ...changed, [key]: value });
            }}
          />
        ))}
      </details>
      <Folded summary={t('nkEgdNames')} openAtFirst={table.names.some(({ certain }) => !certain)}>
        <EgdNames
          names={table.names}
          onName={(player, egd) => {
            setNames(new Map([...names, [player, egd]]));
          }}
          onKeep={
            book.egdNames &&
            (() => {
              const plan = keepNames(book, table.names, t);
              if (plan) void writing.writer.write(plan);
            })
          }
        />
      </Folded>
      <CheckField checked={keepOpponents} onChange={setKeepOpponents}>
        {t('nkEgdOpponents')}
      </CheckField>
      <Shown table={table} isStale={isStale} />
      <Folded summary={t('nkGothaFor')}>
        <OpenGothaFile book={book} about={about} names={table.names} />
      </Folded>
    </>
  );
}

const hints: Partial<Record<HeaderKey, 'nkEgdPlaceHint' | 'nkEgdDayHint'>> = {
  place: 'nkEgdPlaceHint',
  firstDay: 'nkEgdDayHint',
};

interface ShownProps {
  readonly table: Exported;
  readonly isStale: boolean;
}

function Shown({ table, isStale }: ShownProps): VNode {
  const { t } = useWording();
  const count = table.missing.length;
  return (
    <>
      {table.warnings.length > 0 && (
        <section class="warnings asked">
          <ul class="findings">
            {table.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <CopyText
        label={t('nkEgdTable')}
        text={table.text}
        isStale={isStale}
        button={count === 0 ? t('nkCopy') : t('nkCopyMissing', { count })}
        copied={t('nkCopied')}
        hint={t('nkCopyHint')}
        isNext
      />
      <p class="quiet">{t('nkEgdSave')}</p>
      <LossList format="egd" title={t('nkLosses')} losses={table.losses} />
    </>
  );
}
