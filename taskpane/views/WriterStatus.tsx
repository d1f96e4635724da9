import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Writer, WriterState } from '../sheet/writer';
import { useWording, type Wording } from './wording';

/** After this time without an answer the pane says what it waits for. */
const patience = 700;

/** What the last write came to, always in sight, with its undo. */
export function WriterStatus({
  state,
  writer,
}: {
  readonly state: WriterState;
  readonly writer: Writer;
}): VNode {
  const words = useWording();
  const line = useRef<HTMLParagraphElement>(null);
  const slow = useSlow(state.step === 'working');
  const kind = state.step === 'unfinished' ? 'problem' : state.step;
  const press = (command: () => Promise<void>) => () => {
    // The button is about to go: the focus stays where its outcome will be told.
    line.current?.focus();
    void command();
  };
  return (
    <footer class="status" data-kind={kind}>
      <p ref={line} role="status" tabIndex={-1}>
        {slow ? words.t('waiting') : sentenceFor(words, state)}
      </p>
      {'receipt' in state && (
        <button type="button" onClick={press(() => writer.undo())}>
          {words.t('undo')}
        </button>
      )}
      {state.step === 'unfinished' && (
        <button type="button" onClick={press(() => writer.takeBack())}>
          {words.t('takeBack')}
        </button>
      )}
    </footer>
  );
}

function useSlow(working: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!working) return undefined;
    const timer = setTimeout(setSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [working]);
  return slow;
}

function sentenceFor({ t, problem }: Wording, state: WriterState): string {
  switch (state.step) {
    case 'idle':
    case 'asking':
    case 'changed':
      return '';
    case 'working':
      return t('working');
    case 'kept':
      return t('kept');
    case 'written': {
      const { title } = state.receipt;
      return t(state.withoutPrintSetup ? 'writtenNoPrint' : 'writtenTitle', { title });
    }
    case 'undone':
      return t('undoneTitle', { title: state.title });
    case 'problem':
      return problem(state.problem);
    case 'unfinished':
      return `${problem(state.problem)} ${t('unfinished', { places: state.places })}`;
  }
}
