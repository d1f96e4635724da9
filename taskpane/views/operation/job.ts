import type { Prefix } from '../../../systems';
import type { ComponentType } from 'preact';
import type { WorkbookService } from '../../workbook/workbook';
import type { TextKey } from '../../../language';
import type { Writing } from './operation-props';

/** Something the pane does with a workbook, offered on Home under its system. */
export interface Job {
  readonly id: string;
  readonly system: Prefix;
  readonly title: TextKey;
  /** One sentence: what it makes of what. */
  readonly lead: TextKey;
  /** What people call it, for the search. */
  readonly words?: TextKey;
  /** Whether it begins an event, in a workbook that holds none. */
  readonly starts?: boolean;
  /**
   * Its view, usually an OperationView. The views and rules of a system are a bundle of their own, fetched when its
   * first job is opened, so that looking up a formula does not wait for a pairing program.
   */
  readonly load: () => Promise<JobView>;
}

export type JobView = ComponentType<JobViewProps>;

export interface JobViewProps {
  readonly workbook: WorkbookService;
  readonly writing: Writing;
}
