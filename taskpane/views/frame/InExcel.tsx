import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Prefix } from '../../../systems';
import { record } from '../../details/record';
import type { EventReader } from '../../events/reader';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import { AnnounceProvider } from '../controls/use-announce';
import { SelectionProvider, useFollowedSelection } from '../controls/use-selection';
import { FunctionsView, type Fetching } from '../functions/FunctionsView';
import { RepairFormulas } from '../functions/RepairFormulas';
import { StatusBar } from '../functions/StatusBar';
import { useInsertion } from '../functions/use-insertion';
import type { Samples } from '../../operation/sample';
import type { Job } from '../operation/job';
import { DraftProvider, Drafts } from '../operation/use-drafting';
import { NextStepProvider } from '../operation/use-next-step';
import { useWriter } from '../operation/use-writer';
import type { WriterState } from '../../operation/writer';
import { Failure, FailureBoundary, useFailed } from '../status/Failure';
import { NewBuild } from '../status/NewBuild';
import { WriterStatus } from '../status/WriterStatus';
import { Home } from '../home/Home';
import { useEvents } from '../home/use-events';
import { isFocusLost } from '../use-focus-kept';
import { WhyView } from '../why/WhyView';
import { useWording } from '../wording';
import { CardFrame, CardTitle } from './CardFrame';
import { ExplainOffer, useAskedToExplain, useBeginning, useExplainable } from './ExplainOffer';
import { Foot } from './Foot';
import { JobFrame } from './JobFrame';
import { JobTitle } from './JobTitle';
import { Tabs, type View } from './Tabs';

export interface InExcelProps {
  readonly jobs: readonly Job[];
  readonly events: readonly EventReader[];
  readonly samples?: Samples | undefined;
  readonly reference: readonly FunctionReference[];
  readonly fetching?: Fetching | undefined;
  readonly sheet: SheetService;
}

/** The job or the card that is open, and the one just left. */
interface Page {
  readonly open?: Job;
  readonly card?: FunctionReference;
  readonly left?: Job | FunctionReference;
}

/** One of the three views, or the job that is open; what was written last can be undone from any of them. */
export function InExcel({
  jobs,
  events,
  samples,
  reference,
  fetching,
  sheet,
}: InExcelProps): VNode {
  const [view, setView] = useState<View>('run');
  const [system, setSystem] = useState<Prefix>();
  const [{ open, card, left }, setPage] = useState<Page>({});
  /** Why is looked at while a job stays open behind it. */
  const [isAside, setAside] = useState(false);
  const { language } = useWording();
  const writing = useWriter(sheet.workbook);
  const insertion = useInsertion(sheet);
  const isPage = open !== undefined || card !== undefined;
  const isWhy = isAside || (view === 'why' && !isPage);
  // Why and a card ask for the selection together with what stands there.
  const seen = useFollowedSelection(sheet, card === undefined && !isWhy);
  const explainable = useExplainable(seen, reference);
  // Beside a table, where results are typed, the tab Why is enough.
  const mayOffer =
    !isWhy && writing.state.step !== 'working' && (isPage || explainable?.kind === 'formula');
  useBeginning(fetching ? undefined : seen, explainable, sheet.workbook, () => {
    if (view === 'run' && !isPage) setView('why');
  });
  const explain = (): void => {
    if (open) setAside(true);
    else {
      setPage({});
      setView('why');
    }
  };
  useAskedToExplain(explain);
  const failed = useFailed();
  const home = useEvents(sheet.workbook, events, view === 'run' && !isPage, [
    stateOfWorkbook(writing.state),
  ]);
  const isHome = !isPage && view === 'run';
  /** Asked for on Home; what came of it stays until another view is opened. */
  const [isRepairing, setRepairing] = useState(false);
  useEffect(() => {
    if (!isHome) setRepairing(false);
  }, [isHome]);
  const startRepair = (): void => {
    setRepairing(true);
  };
  const showsRepair =
    isHome && (isRepairing || (home.seen.kind === 'events' && home.seen.unknownNames));
  const isWriting = writing.state.step === 'working';
  const [said, setSaid] = useState('');
  const drafts = useMemo(() => new Drafts(sheet.workbook), [sheet.workbook]);
  useEffect(() => {
    // The pane may be closed without another word.
    const hidden = (): void => {
      drafts.flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', hidden);
    };
  }, [drafts]);
  useHeadingAfterUndo(writing.state, home.seen);
  /** What the bottom tells: the last of the two. */
  const inserted = insertion.state.step !== 'idle' && open === undefined;
  const seenEvents = home.seen.kind === 'events' ? home.seen.events : [];
  record.job = open?.id ?? card?.id ?? view;
  record.setStep('writer', writing.state.step);
  const openJob = (job: Job): void => {
    insertion.clear();
    setPage({ open: job });
  };
  const openCard = (entry: FunctionReference): void => {
    insertion.clear();
    setPage({ card: entry });
  };
  const trySample = async (wanted: Prefix): Promise<void> => {
    if (!samples) return;
    const [make, read] = await Promise.all([
      samples.load(),
      sheet.workbook.read([], { recent: true }),
    ]);
    if (!read.ok) return;
    const { plan, job, drafts: texts } = make(wanted, read.value.facts, language);
    await writing.writer.write(plan);
    if (writing.writer.state.step !== 'written') return;
    for (const [id, text] of Object.entries(texts)) drafts.write(id, text);
    const opened = jobs.find(({ id }) => id === job);
    if (opened) openJob(opened);
  };
  return (
    <SelectionProvider value={seen}>
      <AnnounceProvider value={setSaid}>
        <header>
          {open && !isAside ? (
            <JobTitle
              key={open.id}
              job={open}
              event={seenEvents.find((each) => each.system === open.system)}
              view={view}
              onBack={() => {
                setPage({ left: open });
              }}
            />
          ) : card ? (
            <CardTitle
              key={card.id}
              entry={card}
              onBack={() => {
                setView('functions');
                setPage({ left: card });
              }}
            />
          ) : (
            <Tabs
              view={isWhy ? 'why' : view}
              onView={(next) => {
                // From Why the tab Run leads back to the job.
                if (!isAside || next === 'functions') setPage({});
                if (!isAside || next === 'functions') setView(next);
                setAside(isAside && next === 'why');
              }}
            />
          )}
          {failed && <Failure writing={isWriting} />}
          <NewBuild writing={isWriting} />
        </header>
        <FailureBoundary
          key={open?.id ?? card?.id ?? view}
          instead={
            <main>
              <Failure writing={isWriting} />
            </main>
          }
        >
          {open ? (
            <NextStepProvider
              value={{
                jobs,
                open: (id) => {
                  const job = jobs.find((each) => each.id === id);
                  if (job) openJob(job);
                },
                home: () => {
                  setView('run');
                  setPage({ left: open });
                },
              }}
            >
              <DraftProvider value={{ drafts, job: open.id }}>
                <div hidden={isAside} style={{ display: isAside ? 'none' : 'contents' }}>
                  <JobFrame key={open.id} job={open} workbook={sheet.workbook} writing={writing} />
                </div>
              </DraftProvider>
            </NextStepProvider>
          ) : card ? (
            <DraftProvider value={{ drafts, job: card.id }}>
              <CardFrame
                key={card.id}
                entry={card}
                reference={reference}
                inserting={{ sheet, insertion }}
              />
            </DraftProvider>
          ) : (
            <>
              {view === 'run' && (
                <Home
                  seen={home.seen}
                  onLookAgain={home.again}
                  jobs={jobs}
                  systems={new Set(reference.map((each) => each.system))}
                  left={left}
                  onOpen={openJob}
                  onShow={(place) => void sheet.workbook.show(place)}
                  onRepair={showsRepair ? undefined : startRepair}
                  samples={samples?.systems ?? []}
                  onSample={(wanted) => void trySample(wanted)}
                  onFunctions={(wanted) => {
                    setSystem(wanted);
                    setView('functions');
                  }}
                />
              )}
              {view === 'functions' && (
                <FunctionsView
                  reference={reference}
                  fetching={fetching}
                  jobs={jobs}
                  left={left}
                  onOpen={openJob}
                  system={system}
                  onSystem={setSystem}
                  onCard={openCard}
                  sheet={sheet}
                />
              )}
            </>
          )}
        </FailureBoundary>
        {isWhy && (
          <FailureBoundary
            instead={
              <main>
                <Failure writing={isWriting} />
              </main>
            }
          >
            <WhyView sheet={sheet} writer={writing.writer} reference={reference} />
          </FailureBoundary>
        )}
        <footer>
          {inserted ? <StatusBar insertion={insertion} /> : <WriterStatus {...writing} />}
          {showsRepair && (
            <RepairFormulas
              reference={reference}
              sheet={sheet}
              begins={isRepairing}
              onBegin={startRepair}
            />
          )}
          {mayOffer && explainable && (
            <ExplainOffer address={explainable.address} onExplain={explain} />
          )}
          {!isPage && <Foot />}
        </footer>
        <p role="status" class="for-readers">
          {said}
        </p>
      </AnnounceProvider>
    </SelectionProvider>
  );
}

/** What an undo leads to is headed by the title of the view: there the keyboard goes on, once Home has looked again, too. */
function useHeadingAfterUndo(state: WriterState, seen: unknown): void {
  useEffect(() => {
    if (state.step !== 'undone' || !isFocusLost()) return;
    document.querySelector<HTMLElement>('#pane h1[tabindex]')?.focus();
  }, [state, seen]);
}

/** Changes with every write and undo. */
function stateOfWorkbook(state: WriterState): unknown {
  return state.step === 'written' ? state.receipt : state.step === 'undone';
}
