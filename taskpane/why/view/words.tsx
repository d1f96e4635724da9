import { areaName, cellName, onSheet } from '../../sheets/address';
import type { Explanation } from '../explanation';
import { rowNames } from '../parts';
import { type CellAt, CellError, type Range, Unknown, type Value } from '../values/cell';
import { useWording, type Wording } from '../../controls/wording';
import type { VNode } from 'preact';

type WhyWords = Pick<Wording, 't' | 'mark'>;

/** A value as a cell shows it, with all of its digits. */
export function shownValue(value: Value, { t, mark }: WhyWords): string {
  if (value === null) return t('whyBlank');
  // As many digits as Excel shows: 7.24125, where the sum of ratings comes to 7.241250000000001.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', mark);
  if (typeof value === 'boolean') return t(value ? 'truth' : 'untruth');
  if (value instanceof CellError) return value.code;
  return value instanceof Unknown ? value.source : value;
}

/** The same with a text in quotation marks: what looks like a number may be one. */
export function valueInMarks(value: Value, words: WhyWords): string {
  const text = shownValue(value, words);
  return typeof value === 'string' ? `"${text}"` : text;
}

/** `C4`, or `Year!C4` where it is on another sheet than the cell explained. */
export function addressFrom(sheetId: string, at: CellAt): string {
  const address = cellName(at.row, at.column);
  return at.sheetId === sheetId ? address : onSheet(at.sheet, address);
}

/** `C4:C9`, or `Year!C4:C9`. */
export function areaFrom(sheetId: string, range: Range): string {
  const address = areaName(range);
  return range.sheetId === sheetId ? address : onSheet(range.sheet, address);
}

/** A row of the lists, with what it is called. */
export function rowName(row: number, labels: readonly string[], { t }: WhyWords): string {
  const { [row]: name = '' } = labels;
  return name === ''
    ? t('whyOneRow', { row: row + 1 })
    : t('whyOneRowNamed', { row: row + 1, name });
}

/** Which row of several a cell is. */
export function whichRow({ offset, parts, beside, cell }: Explanation, { t }: WhyWords): string {
  if (!offset || !cell.spill || cell.spill.rows === 1) return '';
  const { rows } = cell.spill;
  const row = offset.row + 1;
  const part = parts[parts.length - 1];
  const name = part?.row === undefined ? '' : (rowNames(part.call, beside)[part.row] ?? '');
  return name === '' ? t('whyRow', { row, rows }) : t('whyRowNamed', { row, rows, name });
}

/** What somebody types as a value: a number with the mark of this Excel, a truth value, a text; nothing is blank. */
export function typedValue(text: string, mark: '.' | ','): Value {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (/^(true|waar)$/i.test(trimmed)) return true;
  if (/^(false|onwaar)$/i.test(trimmed)) return false;
  const plain = mark === ',' ? trimmed.replace(',', '.') : trimmed;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : text;
}

/** A cell that can be gone to. */
export function CellLink({
  at,
  sheetId,
  onGo,
}: {
  readonly at: CellAt;
  /** The sheet of the cell explained. */
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}): VNode {
  const { t } = useWording();
  const address = addressFrom(sheetId, at);
  return (
    <button
      type="button"
      class="link"
      aria-label={t('whyGoTo', { address })}
      onClick={() => {
        onGo(at);
      }}
    >
      {address}
    </button>
  );
}
