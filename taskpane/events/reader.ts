import type { Stepwise } from '../../src';
import type { Prefix } from '../../systems';
import type { SourceTable, Where, WorkbookFacts } from '../plan/source';
import type { EventSeen } from './event';

/** How the events of a system are found in a workbook. */
export interface EventReader {
  readonly system: Prefix;
  /** Whether the workbook holds such an event, by its names and tables. */
  readonly holds: (facts: WorkbookFacts) => boolean;
  /** What is read of it; nothing where it holds none. */
  readonly places: (facts: WorkbookFacts) => readonly Where[];
  /** What understands it, with the bundle of its system: only where the workbook holds one. */
  readonly load: () => Promise<Understand>;
}

/** Tells where an event stands from what was read of its places, in steps. */
export type Understand = (
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
) => Stepwise<EventSeen>;
