import type { At } from '../src/message';
import type { Failure } from '../src/result';
import { sentence, type Say, type Words } from './say';

/** How a language says the place of a refusal, and puts it together. */
export interface RefusalWords extends Words {
  readonly row: string;
  readonly rows: string;
  readonly column: string;
  readonly players: string;
  readonly round: string;
  readonly playOff: string;
  /** One line of a list. */
  readonly lists: Readonly<Record<NonNullable<At['list']>, string>>;
}

/** A refusal in words: which argument and cell of it, what was found there, and what to do. */
export function refusalSentence(
  failure: Failure,
  catalogue: { readonly [code: string]: unknown },
  words: RefusalWords,
  say: Say,
): string {
  const { at } = failure;
  const rule = sentence(catalogue, failure, say);
  return `${nameOf(at, words)}: ${placeOf(at, words, say)}${say.cell(at.found)}; ${rule}.`;
}

/** "tables", "round 3", "points, round 3". */
function nameOf({ argument = '', round }: At, words: RefusalWords): string {
  if (round === undefined) return argument;
  const said = round === 'playOff' ? words.playOff : `${words.round} ${round}`;
  return argument === '' ? said : `${argument}, ${said}`;
}

function placeOf(at: At, words: RefusalWords, say: Say): string {
  if (at.rows) return `${words.rows} ${say.list(at.rows)} hold `;
  if (at.players) return `${words.players} ${say.list(at.players)} hold `;
  if (at.row === undefined) return '';
  const column = at.column === undefined ? '' : `, ${words.column} ${at.column}`;
  return `${words.row} ${at.row}${column} holds `;
}
