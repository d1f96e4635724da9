import type { ComponentType } from 'preact';
import { kgsJobs } from '../kgs/jobs';
import { kuksuJobs } from '../kuksu/jobs';
import { nkJobs } from '../nk/jobs';
import type { WorkbookService } from '../sheet/workbook';
import type { TextKey } from '../text';
import type { Writing } from '../views/operation-props';

/** Something the pane does with a workbook, offered on Home under its system. */
export interface Job {
  readonly id: string;
  readonly system: 'SOF' | 'AGA' | 'KGS' | 'NK' | 'KUKSU';
  readonly title: TextKey;
  /** One sentence: what it makes of what. */
  readonly lead: TextKey;
  /** Usually an OperationView. */
  readonly view: ComponentType<JobViewProps>;
}

export interface JobViewProps {
  readonly workbook: WorkbookService;
  readonly writing: Writing;
}

/** All jobs, in the order they are offered. */
export const jobs: readonly Job[] = [...kgsJobs, ...nkJobs, ...kuksuJobs];
