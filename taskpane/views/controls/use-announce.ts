import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const Announce = createContext<(text: string) => void>(() => undefined);

export const AnnounceProvider = Announce.Provider;

/** Says a sentence to screen readers, in the pane's one region for what just happened. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}
