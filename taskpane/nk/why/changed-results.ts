import type { Standings, Turn } from '../../../src';
import { sentence, type Sentence } from '../../../language';
import { spelling } from '../../columns/spelling';
import type { Finding } from '../../plan/plan';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import { metSaid, turnSaid } from './turn-words';
import type { WrittenWall } from './wall';

/** A mark such as "12+" or "0=!", taken apart. */
interface Mark {
  /** Empty without an opponent. */
  readonly opponent: string;
  readonly points: number;
  readonly isForfeit: boolean;
}

const POINTS: Readonly<Record<string, number>> = { '+': 1, '=': 0.5, '-': 0 };

/** The results that standings were written on and that are others now, each game once. */
export function changedResults(
  book: Book,
  { rows }: WrittenWall,
  { lines }: Standings,
): readonly Finding[] {
  const nameOf = namesOf(book.players);
  const byLine = new Map(rows.map(({ line, name }) => [line, name]));
  const turns = new Map(lines.map((line) => [spelling(nameOf(line.player)), line]));
  const told = new Map<string, Finding>();
  for (const { name, marks } of rows) {
    const line = turns.get(spelling(name));
    for (const [at, text] of marks.entries()) {
      const mark = markIn(text, byLine);
      const turn = line?.turns[at];
      if (!line || !mark || !turn) continue;
      const now = turn.opponent === undefined ? '' : nameOf(turn.opponent);
      if (isSame(mark, turn, now)) continue;
      const both = [name, mark.opponent === '' ? now : mark.opponent].sort().join('\n');
      const key = `${at} ${both}`;
      if (told.has(key)) continue;
      const was = markSaid(mark);
      told.set(key, changed(book, at + 1, line.player, { name, was, now: turnSaid(turn, nameOf) }));
    }
  }
  return [...told.values()];
}

function markIn(text: string, byLine: ReadonlyMap<number, string>): Mark | undefined {
  const [, line, sign = '', forfeit] = /^(\d+)([-+=])(!)?/.exec(text) ?? [];
  if (line === undefined) return undefined;
  const opponent = byLine.get(Number(line)) ?? '';
  return { opponent, points: POINTS[sign] ?? 0, isForfeit: forfeit !== undefined };
}

function isSame({ opponent, points, isForfeit }: Mark, turn: Turn, now: string): boolean {
  return (
    points === turn.points &&
    isForfeit === (turn.kind === 'forfeit') &&
    spelling(opponent) === spelling(now)
  );
}

function markSaid({ opponent, points, isForfeit }: Mark): Sentence {
  return opponent === '' ? sentence('nkWhyFree', { points }) : metSaid(points, isForfeit, opponent);
}

/** What was changed, with the board and the cell of the result where the player has a game now. */
function changed(
  { rounds }: Book,
  round: number,
  player: number,
  values: { readonly name: string; readonly was: Sentence; readonly now: Sentence },
): Finding {
  const { round: written, places = [] } = rounds[round - 1] ?? {};
  const games = written?.games ?? [];
  const index = games.findIndex(({ black, white }) => black === player || white === player);
  const at = places[index];
  if (index === -1) return { sentence: sentence('nkWhyCorrected', { round, ...values }) };
  const board = games[index]?.board ?? index + 1;
  return {
    sentence: sentence('nkWhyCorrectedBoard', { round, board, ...values }),
    ...(at && { at }),
  };
}
