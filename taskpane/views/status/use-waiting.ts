import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { Waiting, type WaitingState } from '../../workbook/waiting';

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
