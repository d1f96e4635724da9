import type { AnyMessage, At } from '../core/message';
import type { CycleList, EventList } from '../core/result';
import { type PlainSay, sentence, type Words } from './say';

/** How a language says the place of a refusal, and puts it together. */
export interface RefusalWords extends Words {
  readonly row: string;
  readonly rows: string;
  readonly column: string;
  readonly players: string;
  readonly round: string;
  readonly playOff: string;
  /** One line of a list. */
  readonly lists: Readonly<Record<EventList, string>>;
  /** What a list is called. */
  readonly headings: Readonly<Record<CycleList, string>>;
}

/** A refusal in words: which argument and cell of it, what was found there, and what to do. */
export function refusalSentence(
  failure: AnyMessage,
  catalogue: Readonly<Record<string, unknown>>,
  words: RefusalWords,
  say: PlainSay,
): string {
  const { at = {} } = failure;
  const rule = sentence(catalogue, failure, say);
  return `${placeOf(at, words, say)}: ${say.cell(at.found)}. ${rule}.`;
}

/** "tables, row 3, column 2", "round 3, game 2". */
function placeOf(at: At, words: RefusalWords, say: PlainSay): string {
  const { argument, round, list } = at;
  const { [list as CycleList]: heading } = words.headings;
  const { [list as EventList]: line = words.row } = words.lists;
  const parts: string[] = heading ? [heading] : [];
  if (argument !== undefined) parts.push(argument);
  if (round !== undefined) {
    parts.push(round === 'playOff' ? words.playOff : `${words.round} ${round}`);
  }
  if (at.rows) parts.push(`${words.rows} ${say.list(at.rows)}`);
  if (at.players) parts.push(`${words.players} ${say.list(at.players)}`);
  if (at.row !== undefined) parts.push(`${line} ${at.row}`);
  if (at.column !== undefined) parts.push(`${words.column} ${at.column}`);
  return parts.join(', ');
}
