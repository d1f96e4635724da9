import { createContext } from 'preact';
import { useCallback, useContext, useState } from 'preact/hooks';
import type { Attempt, Problem } from '../../workbook/problems';

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
