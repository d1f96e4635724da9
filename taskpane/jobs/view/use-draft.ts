import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { draftFrom, draftText, type OperationState } from '../operation-state';
import type { Lists, Operation } from '../operation';
import type { OperationRun } from '../operation-run';
import type { Where } from '../../sheets/source';
import { staysWithWorkbook, useDrafting } from './use-writer';

type Wheres = Readonly<Record<string, Where>>;

/** Lists that the workbook has already: offered once each, and no part of what is kept. */
export interface Offers {
  /** What was chosen before has been taken up. */
  readonly isReady: boolean;
  /** False where the list was offered before: then the user has let it go. */
  readonly offer: (key: string, where: Where) => boolean;
  readonly isOffered: (key: string) => boolean;
}

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
 * @returns what was pointed at for each list, whether the draft has been taken up, and whether it lasts
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
  readonly offers: Offers;
  /** Too much was typed to be kept once the pane is closed. */
  readonly isTooLong: boolean;
  /** What was kept before can't be read. */
  readonly isUnreadable: boolean;
} {
  const drafting = useDrafting();
  const key = drafting && (part === undefined ? drafting.job : `${drafting.job}.${part}`);
  const [wheres, setWheres] = useState<Wheres>({});
  const offered = useRef<Wheres>({});
  const isOffered = (key: string): boolean =>
    wheres[key] !== undefined && wheres[key] === offered.current[key];
  const [isUnreadable, setUnreadable] = useState(false);
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
        } else {
          drafting.drafts.drop(key);
        }
      }
      if (!current) return;
      if (drafting.drafts.isToTell(key)) setUnreadable(true);
      setTaken(run);
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
      isReady && !isWritten
        ? draftText(operation.initial, { options, lists: chosenOf(lists, isOffered) }, wheres)
        : undefined,
    [operation, isReady, isWritten, options, lists, wheres],
  );
  useEffect(() => {
    if (isReady && drafting && key !== undefined) drafting.drafts.write(key, text);
  }, [isReady, text, key]);
  const offer = (key: string, where: Where): boolean => {
    if (offered.current[key]) return false;
    offered.current = { ...offered.current, [key]: where };
    setWheres((before) => ({ ...before, [key]: where }));
    return true;
  };
  const isTooLong = drafting !== undefined && !staysWithWorkbook(text);
  return {
    ...{ wheres, setWheres, isReady, offers: { isReady, offer, isOffered } },
    ...{ isTooLong, isUnreadable },
  };
}

function chosenOf<S extends object>(lists: S, isOffered: (key: string) => boolean): S {
  return Object.fromEntries(Object.entries(lists).filter(([key]) => !isOffered(key))) as S;
}

function wheresOf(lists: Readonly<Record<string, object>>): Wheres {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([key, list]) =>
      'where' in list ? [[key, list.where as Where] as const] : [],
    ),
  );
}
