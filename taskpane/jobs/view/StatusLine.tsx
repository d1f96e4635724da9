import type { ComponentChildren, VNode } from 'preact';
import type { WaitingState } from '../../excel/workbook/waiting';
import { CopyButton, CopyDetails } from '../../controls/status/Failure';
import { useTellOutcome, useWaiting } from '../../controls/status/LoadingLine';
import { useWording, type Wording } from '../../controls/wording';
import { placeName } from '../../sheets/address';
import type { NewCell } from '../../sheets/receipt';
import type { Writer, WriterState } from '../writer';
import { LONGEST_SENTENCE } from '../../../src/language/say';
import type { Finding } from '../../sheets/plan';

interface StatusLineProps {
  readonly kind: string;
  /** The result of the last command, or that the pane waits for Excel. */
  readonly sentence: string;
  /** Whether a write or an undo is going on: what it began is taken back after waiting was stopped. */
  readonly working?: boolean;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

/** The pane's bottom line, always in sight. It takes the focus when a focused button goes (use-focus.ts). */
export function StatusLine({ kind, sentence, working = false, children }: StatusLineProps): VNode {
  const words = useWording();
  const { state, stop } = useWaiting();
  return (
    <div class="status" data-kind={kind}>
      <p role="status" tabIndex={-1}>
        {waitingSentence(words, state, working) ?? sentence}
      </p>
      {state.long ? (
        <div class="unanswered">
          <button type="button" onClick={stop}>
            {words.t('stopWaiting')}
          </button>
          <CopyDetails />
        </div>
      ) : (
        children
      )}
    </div>
  );
}

function waitingSentence(
  { t }: Wording,
  state: WaitingState,
  working: boolean,
): string | undefined {
  if (state.long && state.for === 'cell') return `${t('notAnswered')} ${t('waitingForCell')}`;
  if (state.long) return t('notAnswered');
  if (state.stopped && working) return t('takingBackLater');
  if (state.for === 'cell') return t('waitingForCell');
  return state.for === 'excel' ? t('waiting') : undefined;
}

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

/** The result of the last write or undo, in words. */
export function writerSentence(words: Wording, state: WriterState): string {
  const { t, problem } = words;
  switch (state.step) {
    case 'idle':
    case 'asking':
      return '';
    case 'changed':
      return newSentence(words, state.news);
    case 'working':
      return t('working');
    case 'kept':
      return t('kept');
    case 'written':
      return state.edited === true ? '' : writtenSentence(words, state);
    case 'last': {
      const time = state.time.toLocaleTimeString(words.language, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      return t('lastWritten', { title: state.receipt.title, time });
    }
    case 'questioned':
      return said(words, state.questions);
    case 'undone': {
      const { title, news = [], findings = [] } = state;
      if (news.length === 0 && findings.length === 0) return t('undoneTitle', { title });
      return together(t('undoneBut', { title }), said(words, findings), newSentence(words, news));
    }
    case 'left':
      return together(
        state.problem && problem(state.problem),
        said(words, state.findings),
        newSentence(words, state.news),
      );
    case 'problem':
      return problem(state.problem);
    case 'unfinished': {
      const { places, hidden, findings = [] } = state;
      return together(
        problem(state.problem),
        t('unfinished', { places }),
        hidden.length > 0 ? problem({ code: 'mayBeHidden', sheets: hidden }) : '',
        said(words, findings),
      );
    }
  }
}

type Written = Extract<WriterState, { readonly step: 'written' }>;

function writtenSentence(words: Wording, state: Written): string {
  const { title } = state.receipt;
  const { t } = words;
  return state.withoutPrintSetup
    ? together(t('writtenNoPrint', { title }), remarksOn(words, state))
    : together(t('writtenTitle', { title }), remarksOn(words, state));
}

/** What else is to be said of a write, below a heading that names it. */
export function writtenRemarks(words: Wording, state: Written): string {
  const { title } = state.receipt;
  const [done, full] = [
    words.t('writtenTitle', { title }),
    words.t('writtenNoPrint', { title }),
  ] as const;
  const print = state.withoutPrintSetup ? full.slice(done.length).trim() : '';
  return together(print, remarksOn(words, state));
}

function remarksOn(
  words: Wording,
  { warnings = [], undoEndsWithPane, calculatesByHand }: Written,
): string {
  const { t } = words;
  return together(
    said(words, warnings),
    calculatesByHand ? t('calculatesByHand') : '',
    undoEndsWithPane ? t('undoEndsWithPane') : '',
  );
}

/** For one cell its content; for several where they were, with a button that copies what was in all of them. */
function newSentence({ t }: Wording, news: readonly NewCell[] = []): string {
  const sentenceOf = (
    cells: readonly NewCell[],
    once: 'undoNewOnce' | 'undoBrokenOnce',
    more: 'undoNew' | 'undoBroken',
  ): string => {
    const [first] = cells;
    if (!first) return '';
    const { address, content } = first;
    if (cells.length === 1) return t(once, { address, content });
    return t(more, { count: cells.length, places: cells.map((each) => each.address) });
  };
  const gone = news.filter(({ broken }) => broken !== true);
  const broken = news.filter((each) => each.broken === true);
  return together(
    sentenceOf(gone, 'undoNewOnce', 'undoNew'),
    sentenceOf(broken, 'undoBrokenOnce', 'undoBroken'),
  );
}

/** As many as fit, and the number of the others. */
function said({ t, say }: Wording, findings: readonly Finding[]): string {
  const sentences = findings.map(({ sentence }) => say(sentence));
  let text = '';
  for (let most = sentences.length; most > 0; most--) {
    const count = sentences.length - most;
    text = together(...sentences.slice(0, most), count > 0 ? t('moreFindings', { count }) : '');
    if (text.length <= LONGEST_SENTENCE) break;
  }
  return text;
}

function together(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((each) => each !== undefined && each !== '').join(' ');
}

/** The first cell that the sentence speaks of, to be shown. */
function writerPlace(state: WriterState): Finding['at'] {
  const findings = [
    ...('findings' in state ? (state.findings ?? []) : []),
    ...('questions' in state ? state.questions : []),
    ...('warnings' in state ? (state.warnings ?? []) : []),
  ];
  return state.step === 'changed' ? undefined : findings.find(({ at }) => at !== undefined)?.at;
}

/** What somebody typed while it was undone, for the clipboard: one line per cell. */
export function newText(news: readonly NewCell[]): string {
  return news.map(({ address, content }) => `${address}\t${content}`).join('\n');
}
