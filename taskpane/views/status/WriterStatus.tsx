import type { VNode } from 'preact';
import { placeName } from '../../plan/address';
import type { NewCell } from '../../plan/receipt';
import type { Writer } from '../../operation/writer';
import type { WriterState } from '../../operation/writer-state';
import { CopyButton } from './CopyButton';
import { CopyDetails } from './CopyDetails';
import { StatusLine } from './StatusLine';
import { useTellOutcome } from './use-hindered';
import { useWording } from '../wording';
import { newText, writerPlace, writerSentence } from './writer-sentence';

/** What the last write came to, with its undo. */
export function WriterStatus({
  state,
  writer,
}: {
  readonly state: WriterState;
  readonly writer: Writer;
}): VNode {
  const words = useWording();
  const { t } = words;
  const tell = useTellOutcome();
  const { step } = state;
  const at = writerPlace(state);
  return (
    <StatusLine
      kind={step === 'unfinished' || step === 'left' ? 'problem' : step}
      sentence={writerSentence(words, state)}
      working={step === 'working'}
    >
      {at && (
        <button type="button" onClick={() => void writer.show(at).then(tell)}>
          {t('showCell', { address: placeName(at) })}
        </button>
      )}
      {step === 'questioned' && (
        <>
          <button type="button" onClick={() => void writer.undoNevertheless()}>
            {t('undoDelete')}
          </button>
          <button
            type="button"
            onClick={() => {
              writer.keep();
            }}
          >
            {t('undoKeep')}
          </button>
        </>
      )}
      {step !== 'questioned' && 'receipt' in state && !('edited' in state) && (
        <button type="button" onClick={() => void writer.undo()}>
          {t('undo')}
        </button>
      )}
      {'news' in state && <NewCells news={state.news} />}
      {'problem' in state && state.problem?.code === 'unexpected' && <CopyDetails />}
      {step === 'unfinished' && (
        <button type="button" onClick={() => void writer.takeBack()}>
          {t('takeBack')}
        </button>
      )}
    </StatusLine>
  );
}

/** What was typed meanwhile and is gone. */
function NewCells({ news }: { readonly news: readonly NewCell[] }): VNode {
  const { t } = useWording();
  return (
    <CopyButton
      text={newText(news)}
      label={t('copyNew')}
      copied={t('copied')}
      shown={t('pressCopy')}
      field={t('copyNew')}
    />
  );
}
