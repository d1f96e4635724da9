import type { AnyStep } from '../../../../src/explain';
import { ruled } from '../../../../language';
import type { Wording } from '../../wording';

/**
 * Rows of the lists differ from other numbers of a sentence by being large: a sentence says them as they are,
 * whatever its language, and they are found again in it.
 */
const APART = 7_700_000_000;
const marked = /77(\d{8})(?!\d)/;

/** A longer sentence may be cut, a large number in it, too. */
const LONGEST = 200;

/** In these the row is one of the snake of leagues. */
const ofTheSnake = new Set(['snakeForward', 'snakeBack']);
/** These come to a row. */
const comeToRow = new Set(['rankedAfter', 'rankedBefore']);

const apart = (row: unknown): unknown => (typeof row === 'number' ? row + APART : row);

/** The sentence of a step with its rows as parts of their own; as it is where it names none. */
export function sentenceWithRows(step: AnyStep, say: (step: AnyStep) => string): string {
  const plain = say(step);
  if (plain.length > LONGEST || ofTheSnake.has(step.code)) return plain;
  const values: Record<string, unknown> = { ...step.values };
  if ('row' in values) values['row'] = apart(values['row']);
  const { rows, terms } = values;
  if (Array.isArray(rows)) values['rows'] = rows.map(apart);
  if (Array.isArray(terms)) values['terms'] = (terms as readonly unknown[]).map(termApart);
  const value = comeToRow.has(step.code) ? apart(step.value) : step.value;
  return say({ ...step, values, value } as AnyStep);
}

function termApart(term: unknown): unknown {
  return typeof term === 'object' && term !== null && 'row' in term
    ? { ...term, row: apart(term.row) }
    : term;
}

/** The pieces of such a sentence: texts, and rows from 1. */
export function piecesOf(sentence: string): readonly (string | number)[] {
  return sentence
    .split(marked)
    .map((piece, at) => (at % 2 === 1 ? Number(piece) : piece))
    .filter((piece) => piece !== '');
}

/** `row 4 (Erica) is number 2 ...`: the sentence of a step as plain text, with what its rows are called. */
export function sentenceNamed(
  step: AnyStep,
  names: readonly string[],
  say: Wording['say'],
): string {
  return piecesOf(sentenceWithRows(step, (each) => say(ruled(each))))
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { [piece - 1]: name = '' } = names;
      return name === '' ? String(piece) : `${piece} (${name})`;
    })
    .join('');
}
