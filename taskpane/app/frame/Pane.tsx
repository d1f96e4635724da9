import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { FunctionReference } from '../../reference/help';
import { useLoaded } from '../../controls/status/LoadingLine';
import { App, type AppProps } from './App';

interface PaneProps<T> extends Omit<AppProps, 'reference' | 'fetching'> {
  /** What the functions are called and do: fetched beside the first view, which does not need it. */
  readonly fetchReference: () => Promise<T>;
  /** In the words of this pane. */
  readonly inWords: (fetched: T) => readonly FunctionReference[];
}

/** The pane as it starts: its first view, and its functions as soon as they are there. */
export function Pane<T>({ fetchReference, inWords, ...app }: PaneProps<T>): VNode {
  const { loaded, ...fetching } = useLoaded(fetchReference);
  const reference = useMemo(() => (loaded ? inWords(loaded) : []), [loaded]);
  return <App {...app} reference={reference} fetching={loaded ? undefined : fetching} />;
}
