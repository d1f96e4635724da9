import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import {
  type EgdNameWritten,
  nkStandingsSteps,
  type PlayerNumber,
  type Result,
  type Standings,
  type Stepwise,
} from '../../../../src';
import { CopyBar, CopyText } from '../../../controls/sharing/CopyText';
import { useCopying } from '../../../controls/status/Failure';
import { CheckField, TextField } from '../../../controls/Field';
import { Folded } from '../../../controls/Row';
import { LongTable } from '../../../controls/Table';
import type { JobViewProps, Writing } from '../../../jobs/view/operation-props';
import { JobMain, useShow } from '../../../jobs/view/use-seen';
import { OverwriteDialog } from '../../../jobs/view/PlanPreview';
import { stateOfWorkbook } from '../../../jobs/writer';
import { useWording } from '../../../controls/wording';
import type { Book } from '../../book/book';
import { type EventFacts, type HeaderKey, headerKeys, headerLabels } from '../../book/header';
import { namesOf } from '../../book/settings';
import { exported, type Exported, keepNames } from '../egd';
import { BookProblem, madeOfBook, useMade } from '../../views/BookProblem';
import { LossList } from '../../../jobs/texts/views/TextSource';
import { writtenFile } from '../opengotha/written';
import { KeptInput } from '../../../controls/KeptInput';
import { Cancelled, createSlices } from '../../../jobs/slices';

const standings = madeOfBook(({ event }) => nkStandingsSteps(event));

/** The tournament table as text. Only the names can be written, into their column. */
export function ExportJob({ workbook, writing }: JobViewProps): VNode {
  const show = useShow(workbook);
  const seen = useMade(workbook, standings, [stateOfWorkbook(writing.state)]);
  if (seen.kind !== 'book') {
    return (
      <JobMain lead="nk-export.lead">
        <BookProblem seen={seen} />
      </JobMain>
    );
  }
  return (
    <Table book={seen.book} standings={seen.made} writing={writing}>
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
    </Table>
  );
}

interface ExportProps {
  readonly book: Book;
  readonly standings: Result<Standings>;
  readonly writing: Writing;
  /** What is asked before names are kept. */
  readonly children: ComponentChildren;
}

function Table({ book, standings: ranked, writing, children }: ExportProps): VNode {
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
  const { value: table, isStale } = made ?? { value: undefined, isStale: true };
  const copying = useCopying(typeof table === 'object' ? table.text : '');
  if (typeof table !== 'object') {
    return (
      <JobMain lead="nk-export.lead">
        {table === undefined ? (
          <BookProblem seen={{ kind: 'reading' }} />
        ) : (
          <p class="refused">{table}</p>
        )}
      </JobMain>
    );
  }
  const count = table.missing.length;
  const copy = {
    ...{ copying, isStale, copied: t('nkCopied'), hint: t('nkCopyHint') },
    button: count === 0 ? t('nkCopy') : t('nkCopyMissing', { count }),
  };
  return (
    <>
      <JobMain lead="nk-export.lead">
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
        <Shown table={table} copy={copy} />
        <Folded summary={t('nkGothaFor')}>
          <OpenGothaFile book={book} about={about} names={table.names} />
        </Folded>
        {children}
      </JobMain>
      <CopyBar {...copy} />
    </>
  );
}

const hints: Partial<Record<HeaderKey, 'nkEgdPlaceHint' | 'nkEgdDayHint'>> = {
  place: 'nkEgdPlaceHint',
  firstDay: 'nkEgdDayHint',
};

interface ShownProps {
  readonly table: Exported;
  readonly copy: ComponentProps<typeof CopyBar>;
}

function Shown({ table, copy }: ShownProps): VNode {
  const { t } = useWording();
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
      <CopyText label={t('nkEgdTable')} text={table.text} {...copy} />
      <p class="quiet">{t('nkEgdSave')}</p>
      <LossList format="egd" title={t('nkLosses')} losses={table.losses} />
    </>
  );
}

interface OpenGothaFileProps {
  readonly book: Book;
  readonly about: EventFacts;
  readonly names: readonly EgdNameWritten[];
}

/** The event as a file of OpenGotha, with the details and names of the table. */
function OpenGothaFile({ book, about, names }: OpenGothaFileProps): VNode {
  const { t } = useWording();
  const make = useCallback(() => {
    const chosen = new Map(names.map(({ player, egd }) => [player, egd]));
    return writtenFile(book, { about, names: chosen }, t);
  }, [book, about, names, t]);
  const made = useInSteps(make);
  if (made === undefined) return <BookProblem seen={{ kind: 'reading' }} />;
  const { value: file, isStale } = made;
  if (typeof file === 'string') return <p class="refused">{file}</p>;
  return (
    <>
      <CopyText
        label={t('nkGothaFile')}
        text={file.text}
        isStale={isStale}
        button={t('nkGothaCopy')}
        copied={t('nkGothaCopied')}
        hint={t('nkGothaCopyHint')}
      />
      <p class="quiet">{t('nkGothaSave')}</p>
      <LossList format="opengotha" title={t('nkGothaLosses')} losses={file.losses} />
    </>
  );
}

interface EgdNamesProps {
  /** Those to look at first. */
  readonly names: readonly EgdNameWritten[];
  readonly onName: (player: PlayerNumber, egd: string) => void;
  /** Undefined where the sheet has no column for them. */
  readonly onKeep: (() => void) | undefined;
}

/** The names as the table has them, to be corrected and kept. */
function EgdNames({ names, onName, onKeep }: EgdNamesProps): VNode {
  const { t } = useWording();
  return (
    <>
      <p class="quiet">{t('nkEgdNamesHint')}</p>
      <LongTable
        look="egd-names"
        atFirst={100}
        head={
          <>
            <th scope="col">{t('nkName')}</th>
            <th scope="col">{t('nkEgdName')}</th>
          </>
        }
        of={names}
        row={({ player, shown, egd, certain }) => (
          <>
            <th scope="row">
              <bdi>{shown}</bdi>
              {!certain && <span class="badge">{t('nkEgdCheck')}</span>}
            </th>
            <td>
              <KeptInput
                label={t('nkEgdNameOf', { name: shown })}
                value={egd}
                onChange={(name) => {
                  onName(player, name);
                }}
              />
            </td>
          </>
        )}
      />
      {onKeep ? (
        <button type="button" onClick={onKeep}>
          {t('nkEgdKeep')}
        </button>
      ) : (
        <p class="quiet">{t('nkEgdKeepNone')}</p>
      )}
    </>
  );
}

interface MadeInSteps<T> {
  readonly value: T;
  /** Whether it was made before, and something newer is being made. */
  readonly isStale: boolean;
}

/**
 * What is made in steps, once it is there; while something newer is being made, what was made before. `work` stays the
 * same function while the same is wanted.
 */
export function useInSteps<T>(work: () => Stepwise<T>): MadeInSteps<T> | undefined {
  const [made, setMade] = useState<{ readonly value: T; readonly by: () => Stepwise<T> }>();
  useEffect(() => {
    let current = true;
    const slices = createSlices({ cancelled: () => !current, onProgress: () => undefined });
    const make = async (): Promise<void> => {
      try {
        const value = await slices.run(work());
        if (current) setMade({ value, by: work });
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
    };
    void make();
    return () => {
      current = false;
    };
  }, [work]);
  return made && { value: made.value, isStale: made.by !== work };
}
