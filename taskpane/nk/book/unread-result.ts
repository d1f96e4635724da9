import type { Recognition } from '../../columns/recognition';
import { shownCell } from '../../columns/kinds';
import { placeName } from '../../plan/address';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceTable } from '../../plan/source';
import { sentence, type Item } from '../../../language';
import type { RoundField } from './fields';

/** The error of an unreadable result; it starts with board and players if the line has both. */
export function named(refusal: Finding, source: SourceTable, { columns }: Recognition): Finding {
  const { at, sentence: said } = refusal;
  const { code } = said;
  if ((code !== 'cellIsDate' && code !== 'nkCellResult') || at === undefined) return refusal;
  if (at.area.column - source.place.area.column !== columns['result']) return refusal;
  const { cells = [] } = source.rows[at.area.row - source.place.area.row] ?? {};
  const text = (field: RoundField): string => {
    const cell = cells[columns[field] ?? -1];
    return cell ? plainText(cell, source.mark) : '';
  };
  const address = placeName(at);
  const [board, names] = [text('board'), namesOf(text)];
  if (said.code === 'nkCellResult') {
    const [black, white, content] = [text('black'), text('white'), said['content'] ?? ''];
    if (board === '' || black === '' || white === '') return refusal;
    return {
      at,
      sentence: sentence('nkCellResultBoard', { address, board, black, white, content }),
    };
  }
  const held = cells[columns['result'] ?? -1];
  const content = held ? shownCell(held, source.mark) : '';
  const why =
    board === ''
      ? sentence('nkDateOf', { address, names, content })
      : sentence('nkDateAt', { address, board, names, content });
  return { at, sentence: why };
}

function namesOf(text: (field: RoundField) => string): Item {
  const [black, white] = [text('black'), text('white')];
  if (black === '' || white === '') return black + white;
  return sentence('nkPairNames', { one: black, two: white });
}
