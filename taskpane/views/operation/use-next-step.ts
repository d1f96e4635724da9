import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { JobId } from '../../../systems';
import type { Job } from './job';

/** Where a job can lead once it has written. */
export interface NextSteps {
  /** The jobs of the pane. */
  readonly jobs: readonly Job[];
  readonly open: (job: JobId) => void;
  /** To where the events of the workbook stand. */
  readonly home: () => void;
}

const Next = createContext<NextSteps | undefined>(undefined);

export const NextStepProvider = Next.Provider;

/** Leads on from a job; undefined where there is no such way. */
export function useNextSteps(): NextSteps | undefined {
  return useContext(Next);
}
