import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { record } from '../../details';
import type { EventReader } from '../../sheets/event';
import type { Place } from '../../sheets/address';
import type { FunctionReference } from '../../reference/help';
import type { SheetService, WorkbookService } from '../../excel/workbook/workbook';
import {
  AnnounceProvider,
  SelectionProvider,
  useAnnounce,
  useFollowedSelection,
} from '../../controls/use-selection';
import { type Fetching, FunctionsView } from '../functions/FunctionsView';
import { RepairFormulas } from '../functions/RepairFormulas';
import { StatusBar, useInsertion } from '../functions/use-insertion';
import type { MakeEvent, SampleId, Samples } from '../../jobs/operation';
import type { Job, Writing } from '../../jobs/view/operation-props';
import { DraftProvider, Drafts, NextStepProvider, useWriter } from '../../jobs/view/use-writer';
import { sheetsWritten, stateOfWorkbook, type WriterState } from '../../jobs/writer';
import { Failure, FailureBoundary } from '../../controls/status/Failure';
import {
  HindranceProvider,
  LoadingLine,
  type TellOutcome,
  useHindrance,
  useLoaded,
} from '../../controls/status/LoadingLine';
import { WriterStatus } from '../../jobs/view/StatusLine';
import { Home } from '../home/Home';
import { type EventsSeen, useEvents } from '../home/use-events';
import { WhyView } from '../../why/view/WhyView';
import { CardFrame } from './CardFrame';
import {
  ExplainOffer,
  holdsEvents,
  useAskedToExplain,
  useBeginning,
  useExplainable,
} from './ExplainOffer';
import { Foot, Head } from './Head';
import { usePages } from './use-pages';
import { isFocusLost } from '../../controls/use-focus';
import type { Problem } from '../../excel/workbook/problems';
import { useWording } from '../../controls/wording';
import { withTexts } from '../../../src/language';
import { needStyles } from '../../controls/page';

interface InExcelProps {
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
    writing.state.step === 'written' && open?.system !== 'Excel' ? open?.system : undefined,
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
  const [said, setSaid] = useSaid();
  const drafts = useDrafts(sheet.workbook);
  const at = open?.id ?? card?.id ?? view;
  // What a page had read out goes with it, before the next one says anything.
  useLayoutEffect(() => {
    setSaid('');
  }, [at]);
  const { problem, tell } = useHindrance(open ?? card ?? view);
  useHeadingAfterUndo(writing.state, home.seen);
  /** What the bottom tells: the last of the two. */
  const inserted = insertion.state.step !== 'idle' && open === undefined;
  record.job = at;
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
          <FailureBoundary key={at} instead={instead}>
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
            {(isAside || !isPage) && (
              <Foot
                view={isWhy ? 'why' : view}
                onCheck={() => {
                  openJob(checkExcel);
                }}
              />
            )}
          </footer>
          <p role="status" class="for-readers">
            {said}
          </p>
        </HindranceProvider>
      </AnnounceProvider>
    </SelectionProvider>
  );
}

/** Milliseconds after which a sentence has been read out, also behind others. */
const readOut = 20_000;

/** A sentence for readers, which goes once it has been read out: later it may be true no longer, and the same one can be said again. */
function useSaid(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(setSaid, readOut, '');
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  return [said, setSaid];
}

/** What an undo leads to is headed by the title of the view: there the keyboard goes on, once Home has looked again, too. */
function useHeadingAfterUndo(state: WriterState, seen: unknown): void {
  useEffect(() => {
    if (state.step !== 'undone' || !isFocusLost()) return;
    document.querySelector<HTMLElement>('#pane h1[tabindex]')?.focus();
  }, [state, seen]);
}

/** Why something small did not happen, and the way out. */
function Hindrance({ problem: of }: { readonly problem: Problem }): VNode {
  const { problem } = useWording();
  const announce = useAnnounce();
  const sentence = problem(of);
  useEffect(() => {
    announce(sentence);
  }, [of, sentence, announce]);
  return (
    <div class="status hindrance" data-kind="problem">
      <p>{sentence}</p>
    </div>
  );
}

/** What was typed in the jobs; kept at once when the pane is hidden, for it may be closed without another word. */
function useDrafts(workbook: WorkbookService): Drafts {
  const drafts = useMemo(() => new Drafts(workbook), [workbook]);
  useEffect(() => {
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
  return drafts;
}

interface Repairing {
  /** Home offers it by itself where an event shows #NAME?. */
  readonly isShown: boolean;
  readonly isBegun: boolean;
  readonly begin: () => void;
}

/** Repairing formulas, asked for on Home; what came of it stays until another view is opened. */
function useRepairing(isHome: boolean, seen: EventsSeen): Repairing {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isHome) setBegun(false);
  }, [isHome]);
  return {
    isShown: isHome && (isBegun || (seen.kind === 'events' && seen.unknownNames)),
    isBegun,
    begin: () => {
      setBegun(true);
    },
  };
}

/** One job, as soon as it is there. */
function JobFrame({
  job,
  workbook,
  writing,
}: {
  readonly job: Job;
  readonly workbook: WorkbookService;
  readonly writing: Writing;
}): VNode {
  const { loaded: View, ...loading } = useLoaded(job.load);
  if (View) return <View {...{ workbook, writing }} lead={job.lead} />;
  return (
    <main class="operation">
      <LoadingLine {...loading} />
    </main>
  );
}

interface Trying {
  readonly samples: Samples | undefined;
  readonly workbook: WorkbookService;
  readonly writing: Writing;
  readonly drafts: Drafts;
  readonly jobs: readonly Job[];
  readonly tell: TellOutcome;
  readonly onOpen: (job: Job) => void;
}

/** Writes the sample list of a system and opens the job that works on it; what hinders it is told. */
function useSample({
  samples,
  workbook,
  writing: { writer },
  drafts,
  jobs,
  tell,
  onOpen,
}: Trying): (wanted: SampleId) => Promise<void> {
  const { language } = useWording();
  return async (wanted) => {
    if (!samples) return;
    const making =
      wanted === 'NK played'
        ? samples.loadPlayed()
        : samples.load().then((make): MakeEvent => make.bind(undefined, wanted));
    const [make, read] = await Promise.all([making, workbook.read([], { recent: true })]);
    tell(read);
    if (!read.ok) return;
    const { plan, job, drafts: texts } = make(read.value.facts, language);
    await writer.write(plan);
    // Anything else is said by the status of writing.
    if (writer.state.step !== 'written') return;
    for (const [id, text] of Object.entries(texts)) drafts.write(id, text);
    const opened = jobs.find(({ id }) => id === job);
    if (opened) onOpen(opened);
  };
}

/** Opened from the bottom of the pane, as a job of no system. */
const checkExcel: Job = {
  id: 'check',
  system: 'Excel',
  title: 'checkTitle',
  lead: 'checkTitle',
  load: async () => {
    needStyles('job');
    needStyles('check');
    const { CheckPage } = await withTexts(
      'check',
      () => import(/* webpackChunkName: "check" */ '../CheckPage'),
    );
    return CheckPage;
  },
};
