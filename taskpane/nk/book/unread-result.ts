import type { Recognition } from '../../columns/recognition';
import { shownCell } from '../../columns/kinds';
import { placeName } from '../../plan/address';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceTable } from '../../plan/source';
import { sentence, type Item } from '../../../language';
import type { RoundField } from './fields';

/** What may be wrong with the result of a line, apart from what was typed there. */
const others = new Set<string>([
  ...['nkGameNeedsResult', 'nkAloneNeedsResult'],
  ...['cellError', 'cellPending', 'cellMerged'],
]);

/** What a refusal says of a result that cannot be used: board and players first, as far as the line has them, then the cell. */
export function named(refusal: Finding, source: SourceTable, { columns }: Recognition): Finding {
  const { at, sentence: said } = refusal;
  if (at === undefined) return refusal;
  if (at.area.column - source.place.area.column !== columns['result']) return refusal;
  const { cells = [] } = source.rows[at.area.row - source.place.area.row] ?? {};
  const text = (field: RoundField): string => {
    const cell = cells[columns[field] ?? -1];
    return cell ? plainText(cell, source.mark) : '';
  };
  const held = cells[columns['result'] ?? -1];
  const values = { address: placeName(at), content: held ? shownCell(held, source.mark) : '' };
  const board = text('board');
  const names = namesOf(text);
  if (names === '') return refusal;
  const why = (): Finding['sentence'] | undefined => {
    if (said.code === 'cellIsDate') {
      return board === ''
        ? sentence('nkDateOf', { ...values, names })
        : sentence('nkDateAt', { ...values, board, names });
    }
    if (said.code === 'nkCellResult') {
      const [black, white] = [text('black'), text('white')];
      if (white === '') return sentence('nkCellAlone', { ...values, name: black });
      return board === ''
        ? sentence('nkOfPlayer', { name: names, why: said })
        : sentence('nkCellResultBoard', { ...values, board, black, white });
    }
    if (!others.has(said.code ?? '')) return undefined;
    const name = board === '' ? names : sentence('nkBoardNames', { board, names });
    return sentence('nkOfPlayer', { name, why: said });
  };
  return { at, sentence: why() ?? said };
}

function namesOf(text: (field: RoundField) => string): Item {
  const [black, white] = [text('black'), text('white')];
  if (black === '' || white === '') return black + white;
  return sentence('nkPairNames', { one: black, two: white });
}
