import { useMemo, useRef, useState } from 'preact/hooks';
import type { Attempt, Problem } from '../../excel/workbook/problems';
import type { Insertion, Occupied, Receipt, SheetService } from '../../excel/workbook/workbook';
import type { VNode } from 'preact';
import { StatusLine } from '../../jobs/view/StatusLine';
import { useWording, type Wording } from '../../controls/wording';

type InsertionState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'asking';
      readonly functionId: string;
      readonly formula: string;
      readonly occupied: Occupied;
    }
  | {
      readonly step: 'inserted';
      readonly receipt: Receipt;
      readonly topLeftOf: string | undefined;
    }
  | { readonly step: 'kept' }
  | { readonly step: 'undone'; readonly address: string }
  /** With a receipt where an undo failed but can be tried again. */
  | { readonly step: 'problem'; readonly problem: Problem; readonly receipt?: Receipt };

export interface InsertionControl {
  readonly state: InsertionState;
  readonly insert: (functionId: string, formula: string) => void;
  /** The answers to the question asked in the step `asking`. */
  readonly replace: () => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  /** Forgets what was done: something else is said now. */
  readonly clear: () => void;
}

/** One insertion at a time: asked, written, undone. */
export function useInsertion(sheet: SheetService | undefined): InsertionControl {
  const [state, setState] = useState<InsertionState>({ step: 'idle' });
  const current = useRef(state);
  current.current = state;
  const busy = useRef(false);

  const commands = useMemo(() => {
    /** Commands given while one is running are ignored: a second click must not insert twice. */
    const run = async (
      command: (sheet: SheetService) => Promise<InsertionState>,
    ): Promise<void> => {
      if (!sheet || busy.current) return;
      busy.current = true;
      setState({ step: 'idle' });
      try {
        setState(await command(sheet));
      } finally {
        busy.current = false;
      }
    };
    return {
      insert: (functionId: string, formula: string) => {
        void run(async (sheet) => afterInsertion(functionId, formula, await sheet.insert(formula)));
      },
      replace: () => {
        const asked = current.current;
        if (asked.step !== 'asking') return;
        const { functionId, formula, occupied } = asked;
        void run(async (sheet) =>
          afterInsertion(functionId, formula, await sheet.replace(occupied, formula)),
        );
      },
      cancel: () => {
        setState({ step: 'kept' });
      },
      clear: () => {
        setState({ step: 'idle' });
      },
      undo: () => {
        const done = current.current;
        const receipt = 'receipt' in done ? done.receipt : undefined;
        if (receipt) void run(async (sheet) => afterUndo(receipt, await sheet.undo(receipt)));
      },
    };
  }, [sheet]);

  return { state, ...commands };
}

function afterInsertion(
  functionId: string,
  formula: string,
  outcome: Attempt<Insertion>,
): InsertionState {
  if (!outcome.ok) return { step: 'problem', problem: outcome.problem };
  const { value } = outcome;
  return value.kind === 'inserted'
    ? { step: 'inserted', receipt: value.receipt, topLeftOf: value.topLeftOf }
    : { step: 'asking', functionId, formula, occupied: value.occupied };
}

function afterUndo(
  receipt: Receipt,
  outcome: Attempt<{ readonly address: string }>,
): InsertionState {
  if (outcome.ok) return { step: 'undone', address: outcome.value.address };
  const { problem } = outcome;
  const final = problem.code === 'editedSince' || problem.code === 'sheetGone';
  return final ? { step: 'problem', problem } : { step: 'problem', problem, receipt };
}

/** What the last insertion came to, with its undo. */
export function StatusBar({ insertion }: { readonly insertion: InsertionControl }): VNode {
  const words = useWording();
  const { state } = insertion;
  return (
    <StatusLine kind={state.step} sentence={sentenceFor(words, state)}>
      {'receipt' in state && (
        <button
          type="button"
          onClick={() => {
            insertion.undo();
          }}
        >
          {words.t('undo')}
        </button>
      )}
    </StatusLine>
  );
}

function sentenceFor({ t, problem }: Wording, state: InsertionState): string {
  switch (state.step) {
    case 'idle':
    case 'asking':
      return '';
    case 'kept':
      return t('kept');
    case 'problem':
      return problem(state.problem);
    case 'undone':
      return t('undone', { address: state.address });
    case 'inserted': {
      const { address } = state.receipt.place;
      return state.topLeftOf === undefined
        ? t('insertedInto', { address })
        : t('insertedTopLeft', { address, selection: state.topLeftOf });
    }
  }
}
