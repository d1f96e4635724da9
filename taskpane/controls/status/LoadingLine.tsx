import { createContext, type VNode } from 'preact';
import { useWording } from '../wording';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { partMissing } from '../../start/await-office';
import { Waiting, type WaitingState } from '../../excel/workbook/waiting';
import type { Attempt, Problem } from '../../excel/workbook/problems';

/** Says that a part of the pane is being fetched, or that it could not be. */
export function LoadingLine({ failed, again }: Omit<Loading<unknown>, 'loaded'>): VNode {
  const { t } = useWording();
  return failed ? (
    <p role="alert">
      {t('jobNotLoaded')}{' '}
      <button type="button" onClick={again}>
        {t('again')}
      </button>
    </p>
  ) : (
    <p role="status" data-kind="loading">
      {t('jobLoading')}
    </p>
  );
}

export interface Loading<T> {
  readonly loaded?: T;
  readonly failed?: boolean;
  /** Asks for it once more. */
  readonly again: () => void;
}

/** A part of the pane as soon as it is there. `load` stays the same function while the same part is wanted. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Loading<T>, 'again'>>({});
  useEffect(() => {
    let left = false;
    const set = (next: Omit<Loading<T>, 'again'>): void => {
      if (!left) setState(next);
    };
    load().then(
      (loaded) => {
        set({ loaded });
      },
      () => {
        set({ failed: true });
        window.dispatchEvent(new Event(partMissing));
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);
  const again = useCallback(() => {
    setState({});
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, again };
}

const nobody = new Waiting(() => Promise.resolve(false));

const WaitingContext = createContext(nobody);

export const WaitingProvider = WaitingContext.Provider;

/** What the pane waits for at this moment, and the way to stop waiting. */
export function useWaiting(): { readonly state: WaitingState; readonly stop: () => void } {
  const waiting = useContext(WaitingContext);
  const [, setState] = useState(waiting.state);
  useEffect(
    () =>
      waiting.follow(() => {
        setState(waiting.state);
      }),
    [waiting],
  );
  return {
    state: waiting.state,
    stop: () => {
      waiting.stop();
    },
  };
}

/** Takes what came of something small, such as going to a cell: a problem stands at the bottom until the next one goes well. */
export type TellOutcome = (outcome: Attempt<unknown>) => void;

const Tell = createContext<TellOutcome>(() => undefined);

export const HindranceProvider = Tell.Provider;

export function useTellOutcome(): TellOutcome {
  return useContext(Tell);
}

/** What the bottom says of it; gone with the view in which it happened. */
export function useHindrance(view: unknown): {
  readonly problem: Problem | undefined;
  readonly tell: TellOutcome;
} {
  const [told, setTold] = useState<{ readonly problem: Problem; readonly view: unknown }>();
  return {
    problem: told?.view === view ? told?.problem : undefined,
    tell: useCallback(
      (outcome) => {
        setTold(outcome.ok ? undefined : { problem: outcome.problem, view });
      },
      [view],
    ),
  };
}
