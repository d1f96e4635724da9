import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Prefix } from '../../../systems';
import { record } from '../../details/record';
import type { EventReader } from '../../events/reader';
import type { Place } from '../../plan/place';
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
import { DraftProvider } from '../operation/use-drafting';
import { NextStepProvider } from '../operation/use-next-step';
import { useWriter } from '../operation/use-writer';
import { sheetsWritten, stateOfWorkbook } from '../../operation/writer-state';
import { Failure, FailureBoundary } from '../status/Failure';
import { HindranceProvider, useHindrance } from '../status/use-hindered';
import { WriterStatus } from '../status/WriterStatus';
import { Home } from '../home/Home';
import { useEvents } from '../home/use-events';
import { WhyView } from '../why/WhyView';
import { CardFrame } from './CardFrame';
import { ExplainOffer, useAskedToExplain, useBeginning, useExplainable } from './ExplainOffer';
import { Foot } from './Foot';
import { JobFrame } from './JobFrame';
import { Head } from './Head';
import { Hindrance } from './Hindrance';
import type { View } from './Tabs';
import { useDrafts } from './use-drafts';
import { useHeadingAfterUndo } from './use-heading-after-undo';
import { useRepairing } from './use-repairing';
import { useSample } from './use-sample';

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
  /** A job that leads to itself is opened again. */
  readonly visit?: number;
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
  const [{ open, card, left, visit = 0 }, setPage] = useState<Page>({});
  /** Why is looked at while a job stays open behind it. */
  const [isAside, setAside] = useState(false);
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
  const home = useEvents(
    sheet.workbook,
    events,
    view === 'run' && !isPage,
    [stateOfWorkbook(writing.state)],
    sheetsWritten(writing.state),
    // Its name stands above the job that comes next.
    writing.state.step === 'written' ? open?.system : undefined,
  );
  const isHome = !isPage && view === 'run';
  const repairing = useRepairing(isHome, home.seen);
  const isWriting = writing.state.step === 'working';
  const [said, setSaid] = useState('');
  const drafts = useDrafts(sheet.workbook);
  const { problem, tell } = useHindrance(open ?? card ?? view);
  useHeadingAfterUndo(writing.state, home.seen);
  /** What the bottom tells: the last of the two. */
  const inserted = insertion.state.step !== 'idle' && open === undefined;
  record.job = open?.id ?? card?.id ?? view;
  record.setStep('writer', writing.state.step);
  const openJob = (job: Job): void => {
    insertion.clear();
    setPage({ open: job, visit: visit + 1 });
  };
  const openCard = (entry: FunctionReference): void => {
    insertion.clear();
    setPage({ card: entry });
  };
  const trySample = useSample({
    ...{ samples, workbook: sheet.workbook, writing, drafts, jobs, tell },
    onOpen: openJob,
  });
  const show = (place: Place): void => {
    void sheet.workbook.show(place).then(tell);
  };
  const instead = (
    <main>
      <Failure writing={isWriting} />
    </main>
  );
  return (
    <SelectionProvider value={seen}>
      <AnnounceProvider value={setSaid}>
        <HindranceProvider value={tell}>
          <Head
            job={isAside ? undefined : open}
            visit={visit}
            card={card}
            events={home.seen.kind === 'events' ? home.seen.events : []}
            view={view}
            tab={isWhy ? 'why' : view}
            isWriting={isWriting}
            onJobLeft={(job) => {
              setPage({ left: job });
            }}
            onCardLeft={(entry) => {
              setView('functions');
              setPage({ left: entry });
            }}
            onView={(next) => {
              // From Why the tab Run leads back to the job.
              if (!isAside || next === 'functions') {
                setPage({});
                setView(next);
              }
              setAside(isAside && next === 'why');
            }}
          />
          <FailureBoundary key={open?.id ?? card?.id ?? view} instead={instead}>
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
                  <div hidden={isAside} class="in-place">
                    <JobFrame key={visit} job={open} workbook={sheet.workbook} writing={writing} />
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
                    onShow={show}
                    onRepair={repairing.isShown ? undefined : repairing.begin}
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
            <FailureBoundary instead={instead}>
              <WhyView sheet={sheet} writer={writing.writer} reference={reference} />
            </FailureBoundary>
          )}
          <footer>
            {problem && <Hindrance problem={problem} />}
            {inserted ? <StatusBar insertion={insertion} /> : <WriterStatus {...writing} />}
            {repairing.isShown && (
              <RepairFormulas
                reference={reference}
                sheet={sheet}
                begins={repairing.isBegun}
                onBegin={repairing.begin}
              />
            )}
            {mayOffer && explainable && (
              <ExplainOffer address={explainable.address} onExplain={explain} />
            )}
            {(isAside || !isPage) && <Foot view={isWhy ? 'why' : view} />}
          </footer>
          <p role="status" class="for-readers">
            {said}
          </p>
        </HindranceProvider>
      </AnnounceProvider>
    </SelectionProvider>
  );
}
