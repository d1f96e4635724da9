import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const NextStep = createContext<(() => void) | undefined>(undefined);

export const NextStepProvider = NextStep.Provider;

/** Leads to where the next step of the event stands; undefined where there is no such place. */
export function useNextStep(): (() => void) | undefined {
  return useContext(NextStep);
}
