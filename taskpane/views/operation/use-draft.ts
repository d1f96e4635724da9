import { useEffect, useMemo, useState } from 'preact/hooks';
import { draftFrom, draftText } from '../../operation/draft';
import type { Lists, Operation } from '../../operation/operation';
import type { OperationRun } from '../../operation/operation-run';
import type { OperationState } from '../../operation/operation-state';
import type { Where } from '../../plan/source';
import { useDrafting } from './use-drafting';

type Wheres = Readonly<Record<string, Where>>;

interface DraftGiven<L extends Lists, Options, Detail, Known> {
  readonly operation: Operation<L, Options, Detail, Known>;
  readonly run: OperationRun<L, Options, Detail, Known>;
  readonly state: OperationState<L, Options, Detail, Known>;
  readonly isWritten: boolean;
  /** Which of a job's operations it is, where there are several. */
  readonly part: string | undefined;
}

/**
 * Takes up what was typed in the job when it was left, and keeps what is typed from then on; a write ends the draft.
 *
 * @returns what was pointed at for each list, and whether the draft has been taken up
 */
export function useDraft<L extends Lists, Options, Detail, Known>({
  operation,
  run,
  state,
  isWritten,
  part,
}: DraftGiven<L, Options, Detail, Known>): {
  readonly wheres: Wheres;
  readonly setWheres: (wheres: Wheres) => void;
  readonly isReady: boolean;
} {
  const drafting = useDrafting();
  const key = drafting && (part === undefined ? drafting.job : `${drafting.job}.${part}`);
  const [wheres, setWheres] = useState<Wheres>({});
  const [taken, setTaken] = useState<unknown>(drafting ? undefined : run);
  useEffect(() => {
    if (!drafting || key === undefined) return undefined;
    let current = true;
    void drafting.drafts.read(key).then(async (text) => {
      const isUntouched = run.state.options === operation.initial;
      if (current && text !== undefined && isUntouched) {
        const draft = draftFrom(operation.initial, text);
        if (draft) {
          setWheres(wheresOf(draft.lists));
          await run.restore(draft);
        }
      }
      if (current) setTaken(run);
    });
    return () => {
      current = false;
      drafting.drafts.flush();
    };
  }, [run, key]);
  const isReady = taken === run;
  const { options, lists } = state;
  // A pasted text takes a while, and each part of long work draws the view again.
  const text = useMemo(
    () =>
      isReady && !isWritten ? draftText(operation.initial, { options, lists }, wheres) : undefined,
    [operation, isReady, isWritten, options, lists, wheres],
  );
  useEffect(() => {
    if (isReady && drafting && key !== undefined) drafting.drafts.write(key, text);
  }, [isReady, text, key]);
  return { wheres, setWheres, isReady };
}

function wheresOf(lists: Readonly<Record<string, object>>): Wheres {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([key, list]) =>
      'where' in list ? [[key, list.where as Where] as const] : [],
    ),
  );
}
