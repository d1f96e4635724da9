import type { Finding, Plan } from '../plan/plan';
import type { Attempt, Problem } from '../workbook/problems';
import type { Leftovers, NewCell, WrittenReceipt } from '../plan/receipt';
import { findingsOf } from '../workbook/taken-back';
import type {
  FilledCell,
  TakenBack,
  Undoing,
  Unfinished,
  WriteOutcome,
} from '../workbook/workbook';

/** What the last write came to. */
export type WriterState =
  | { readonly step: 'idle' }
  | { readonly step: 'working' }
  /** Filled cells are in the way: nothing has been written, the user has to agree first. */
  | { readonly step: 'asking'; readonly plan: Plan; readonly cells: readonly FilledCell[] }
  | { readonly step: 'kept' }
  /** What the plan was computed from has changed: nothing has been written. */
  | {
      readonly step: 'changed';
      readonly findings: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  | {
      readonly step: 'written';
      readonly receipt: WrittenReceipt;
      readonly withoutPrintSetup: boolean;
      readonly warnings?: readonly Finding[];
      readonly undoEndsWithPane?: true;
      readonly calculatesByHand?: true;
      /** Somebody has changed what was written: it can no longer be undone. */
      readonly edited?: true;
    }
  /** This pane's last write, from before it was reopened. */
  | { readonly step: 'last'; readonly receipt: WrittenReceipt; readonly time: Date }
  /** The undo would lose more than what was written: nothing has been undone, the user has to agree first. */
  | {
      readonly step: 'questioned';
      readonly receipt: WrittenReceipt;
      readonly questions: readonly Finding[];
    }
  | {
      readonly step: 'undone';
      readonly title: string;
      readonly news?: readonly NewCell[];
      readonly findings?: readonly Finding[];
    }
  /** The write was undone except where somebody changed or uses its cells. */
  | {
      readonly step: 'left';
      readonly problem: Problem | undefined;
      readonly findings: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  /** With a receipt where an undo failed but can be tried again. */
  | { readonly step: 'problem'; readonly problem: Problem; readonly receipt?: WrittenReceipt }
  | {
      readonly step: 'unfinished';
      readonly problem: Problem;
      readonly places: readonly string[];
      /** Sheets that may be hidden. */
      readonly hidden: readonly string[];
      readonly findings?: readonly Finding[];
      readonly leftovers: Leftovers;
      /** What was being written, if it was not an undo. */
      readonly plan?: Plan;
    };

/** Changes with every write and undo. */
export function stateOfWorkbook(state: WriterState): unknown {
  return state.step === 'written' ? state.receipt : state.step === 'undone';
}

/** The names of the sheets that this pane wrote on last; none once that is undone. */
export function sheetsWritten(state: WriterState): readonly string[] {
  if (state.step !== 'written' && state.step !== 'last') return [];
  const { sheets, blocks } = state.receipt;
  return [...sheets.map(({ name }) => name), ...blocks.map(({ place }) => place.sheet)];
}

export function afterWriting(plan: Plan, outcome: Attempt<WriteOutcome>): WriterState {
  if (!outcome.ok) return { step: 'problem', problem: outcome.problem };
  const { value } = outcome;
  switch (value.kind) {
    case 'written':
      return { step: 'written', ...value };
    case 'filled':
      return { step: 'asking', plan, cells: value.cells };
    case 'changed':
      return { step: 'changed', findings: value.findings, ...newsOf(value) };
    case 'kept':
      return { step: 'left', problem: value.problem, findings: value.kept, ...newsOf(value) };
    case 'unfinished':
      return { step: 'unfinished', ...value, plan };
  }
}

/** After these an undo will never succeed. */
const final: readonly Problem['code'][] = ['editedAfterWriting', 'sheetMissing', 'sheetCopied'];

export function afterUndoing(receipt: WrittenReceipt, outcome: Attempt<Undoing>): WriterState {
  if (outcome.ok) {
    const { value } = outcome;
    switch (value.kind) {
      case 'asking':
        return { step: 'questioned', receipt, questions: value.questions };
      case 'unfinished':
        return { step: 'unfinished', ...value };
      case 'undone':
        return undone(receipt.title, value);
    }
  }
  const { problem } = outcome;
  return final.includes(problem.code)
    ? { step: 'problem', problem }
    : { step: 'problem', problem, receipt };
}

export function afterTakingBack(
  { undoing }: Leftovers,
  taken: TakenBack | Unfinished,
): WriterState {
  if (taken.kind === 'unfinished') return { step: 'unfinished', ...taken };
  if (undoing !== undefined) return undone(undoing, taken);
  const findings = findingsOf(taken);
  return taken.news || findings.length > 0
    ? { step: 'left', problem: undefined, findings, ...newsOf(taken) }
    : { step: 'kept' };
}

/** Cells that somebody changed or uses stay, so this is no complete undo. */
function undone(title: string, taken: TakenBack): WriterState {
  const findings = findingsOf(taken);
  if (taken.kept) return { step: 'left', problem: undefined, findings, ...newsOf(taken) };
  return { step: 'undone', title, ...newsOf(taken), ...(findings.length > 0 && { findings }) };
}

function newsOf({ news }: { readonly news?: readonly NewCell[] }): { news?: readonly NewCell[] } {
  return news ? { news } : {};
}
