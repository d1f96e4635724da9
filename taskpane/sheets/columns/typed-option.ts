import { sentence, type Sentence, type TextKey } from '../../../src/language';
import type { DecimalMark } from '../notation';
import type { SourceCell } from '../source';
import type { CellReading, Kind } from './fields';
import { spelling } from './spelling';

/** What was typed into a form as the content of a cell. */
export function typedCell(value: string): SourceCell {
  const text = spelling(value);
  return text === '' ? { kind: 'blank' } : { kind: 'text', text };
}

/** Reads what was typed into a form like a cell: nothing for an empty field; sentences name it by its label. */
export function readTyped<T>(
  kind: Kind<T>,
  value: string,
  label: string,
  mark: DecimalMark,
): CellReading<T | undefined> {
  const cell = typedCell(value);
  if (cell.kind === 'blank') return { ok: true, value: undefined };
  return kind.read(cell, { address: label, mark });
}

/** That a field of a form is empty. */
export function emptyOption(label: TextKey): Sentence {
  return sentence('optionEmpty', { name: { code: label } });
}

/** Whether one of these fields is still empty: a line about them would have gaps. */
export function isAnyEmpty(...typed: readonly string[]): boolean {
  return typed.some((each) => spelling(each) === '');
}
