import type { VNode } from 'preact';
import type { Writer, WriterState } from '../sheet/writer';
import { StatusLine } from './StatusLine';
import { useWording, type Wording } from './wording';

/** What the last write came to, with its undo. */
export function WriterStatus({
  state,
  writer,
}: {
  readonly state: WriterState;
  readonly writer: Writer;
}): VNode {
  const words = useWording();
  return (
    <StatusLine
      kind={state.step === 'unfinished' ? 'problem' : state.step}
      sentence={sentenceFor(words, state)}
      working={state.step === 'working'}
    >
      {'receipt' in state && (
        <button type="button" onClick={() => void writer.undo()}>
          {words.t('undo')}
        </button>
      )}
      {state.step === 'unfinished' && (
        <button type="button" onClick={() => void writer.takeBack()}>
          {words.t('takeBack')}
        </button>
      )}
    </StatusLine>
  );
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
