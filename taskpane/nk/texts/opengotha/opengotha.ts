import { readOpenGothaSteps, type OpenGothaEvent } from '../../../../src/exchange';
import type { Stepwise } from '../../../../src';
import { ruled, sentence } from '../../../../src/language';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../../jobs/operation';
import type { Finding } from '../../../sheets/plan';
import { xmlTree } from '../xml-tree';
import { entryList } from './entry-list';
import type { OpenGothaPreview } from './left-out';
import { standingsOfFile } from './file-standings';
import { otherKind } from '../other-kind';
import { wholeEvent } from './whole-event';

export interface OpenGothaOptions {
  readonly text: string;
  /** Also players who are registered before the event only. */
  readonly preliminary: boolean;
  /** The players as an entry list, the event with its rounds, or the standings of the file in its own order. */
  readonly makes: 'entries' | 'event' | 'standings';
}

/** A file of OpenGotha becomes an entry list, or a whole event (E6). */
export const openGotha: Operation<Lists, OpenGothaOptions, OpenGothaPreview> = {
  title: 'nkGotha',
  lead: 'nkGothaLead',
  lists: {},
  initial: { text: '', preliminary: false, makes: 'entries' },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute(
  input: OperationInput<Lists, OpenGothaOptions>,
): Stepwise<Computed<OpenGothaPreview>> {
  const { text, preliminary, makes } = input.options;
  const read = yield* fileIn(text);
  yield;
  if ('sentence' in read) return refused(read);
  const players = read.players.filter(({ isFinal }) => isFinal || preliminary);
  if (players.length === 0) return refused({ sentence: sentence('nkGothaNobody') });
  if (makes === 'entries') return entryList(read, players, input);
  return makes === 'standings'
    ? standingsOfFile(read, players, input)
    : yield* wholeEvent(read, players, input);
}

/** In characters. */
const longestText = 20_000_000;

/** What the file holds, or why it is not read. */
function* fileIn(text: string): Stepwise<OpenGothaEvent | Finding> {
  if (text.trim() === '') return { sentence: sentence('nkGothaEmpty') };
  if (text.length > longestText) return { sentence: sentence('nkGothaTooLong') };
  const other = otherKind(text, 'nkOtherOpenGotha');
  if (other) return other;
  const tree = yield* xmlTree(text);
  if (!tree.ok) {
    if (tree.why === 'doctype') return { sentence: sentence('nkGothaDoctype') };
    return {
      sentence:
        tree.line === undefined
          ? sentence('nkGothaBroken')
          : sentence('nkGothaBrokenAt', { line: tree.line }),
    };
  }
  yield;
  const read = yield* readOpenGothaSteps(tree.root);
  return read.ok
    ? read.value
    : { sentence: sentence('nkFileRefused', { why: ruled(read.failure) }) };
}
