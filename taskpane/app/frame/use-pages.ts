import { useState } from 'preact/hooks';
import type { Prefix } from '../../../src/systems';
import type { FunctionReference } from '../../reference/help';
import type { Job } from '../../jobs/view/operation-props';
import type { View } from './Head';

/** The job or the card that is open, and the one just left. */
interface Page {
  readonly open?: Job;
  readonly card?: FunctionReference;
  readonly left?: Job | FunctionReference;
  /** A job that leads to itself is opened again. */
  readonly visit?: number;
}

/** Where the pane stands, and the ways from there. */
interface Pages extends Page {
  readonly view: View;
  /** The system whose functions are listed, where one was chosen. */
  readonly system: Prefix | undefined;
  readonly visit: number;
  /** A job or a card is open. */
  readonly isPage: boolean;
  /** Why is looked at while a job stays open behind it. */
  readonly isAside: boolean;
  readonly isWhy: boolean;
  readonly openJob: (job: Job) => void;
  readonly openCard: (card: FunctionReference) => void;
  readonly leaveJob: (job: Job) => void;
  readonly leaveCard: (card: FunctionReference) => void;
  readonly turnTo: (view: View) => void;
  readonly explain: () => void;
  readonly goHome: () => void;
  readonly listFunctions: (system?: Prefix) => void;
  readonly setSystem: (system: Prefix | undefined) => void;
}

/**
 * One of the three views, or a job or a card in front of it.
 *
 * @param onOpening called before a job or a card is opened
 */
export function usePages(onOpening: () => void): Pages {
  const [view, setView] = useState<View>('run');
  const [system, setSystem] = useState<Prefix>();
  const [page, setPage] = useState<Page>({});
  const [isAside, setAside] = useState(false);
  const { open, card, visit = 0 } = page;
  const isPage = open !== undefined || card !== undefined;
  return {
    ...{ ...page, view, system, visit, isPage, isAside, setSystem },
    isWhy: isAside || (view === 'why' && !isPage),
    openJob: (job) => {
      onOpening();
      setPage({ open: job, visit: visit + 1 });
    },
    openCard: (entry) => {
      onOpening();
      setPage({ card: entry });
    },
    leaveJob: (job) => {
      setPage({ left: job });
    },
    leaveCard: (entry) => {
      setView('functions');
      setPage({ left: entry });
    },
    turnTo: (next) => {
      // From Why the tab Run leads back to the job.
      if (!isAside || next === 'functions') {
        setPage({});
        setView(next);
      }
      setAside(isAside && next === 'why');
    },
    explain: () => {
      if (open) setAside(true);
      else {
        setPage({});
        setView('why');
      }
    },
    goHome: () => {
      setView('run');
      setPage(open ? { left: open } : {});
    },
    listFunctions: (wanted) => {
      setSystem(wanted);
      setView('functions');
    },
  };
}
