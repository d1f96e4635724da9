import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
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
import {
  ExplainOffer,
  holdsEvents,
  useAskedToExplain,
  useBeginning,
  useExplainable,
} from './ExplainOffer';
import { Foot } from './Foot';
import { JobFrame } from './JobFrame';
import { Head } from './Head';
import { Hindrance } from './Hindrance';
import { useDrafts } from './use-drafts';
import { usePages } from './use-pages';
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

/** One of the three views, or the job that is open; what was written last can be undone from any of them. */
export function InExcel({
  jobs,
  events,
  samples,
  reference,
  fetching,
  sheet,
}: InExcelProps): VNode {
  const writing = useWriter(sheet.workbook);
  const insertion = useInsertion(sheet);
  const pages = usePages(insertion.clear);
  const { view, open, card, visit, isPage, isAside, isWhy, openJob } = pages;
  const isHome = view === 'run' && !isPage;
  // Why and a card ask for the selection together with what stands there.
  const seen = useFollowedSelection(sheet, card === undefined && !isWhy);
  const explainable = useExplainable(seen, reference);
  // Beside a table, where results are typed, the tab Why is enough.
  const mayOffer =
    !isWhy && writing.state.step !== 'working' && (isPage || explainable?.kind === 'formula');
  useAskedToExplain(pages.explain);
  const home = useEvents(
    sheet.workbook,
    events,
    isHome,
    [stateOfWorkbook(writing.state)],
    sheetsWritten(writing.state),
    // Its name stands above the job that comes next.
    writing.state.step === 'written' ? open?.system : undefined,
    open?.starts === true,
  );
  useBeginning(
    { seen: fetching ? undefined : seen, explainable, hasEvents: holdsEvents(home.seen) },
    sheet,
    () => {
      if (isHome) pages.turnTo('why');
    },
  );
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
            onJobLeft={pages.leaveJob}
            onCardLeft={pages.leaveCard}
            onView={pages.turnTo}
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
                  home: pages.goHome,
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
                    left={pages.left}
                    onOpen={openJob}
                    onShow={show}
                    onRepair={repairing.isShown ? undefined : repairing.begin}
                    samples={samples?.systems ?? []}
                    onSample={(wanted) => void trySample(wanted)}
                    onFunctions={pages.listFunctions}
                  />
                )}
                {view === 'functions' && (
                  <FunctionsView
                    reference={reference}
                    fetching={fetching}
                    jobs={jobs}
                    left={pages.left}
                    onOpen={openJob}
                    system={pages.system}
                    onSystem={pages.setSystem}
                    onCard={pages.openCard}
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
              <ExplainOffer address={explainable.address} onExplain={pages.explain} />
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
