import { contains, onSheet, parseArea } from '../../../taskpane/sheets/address';
import type { WorkbookFacts } from '../../../taskpane/sheets/source';
import type { ActiveCell } from '../../../taskpane/excel/workbook/why';
import type { YearWorkbook } from '../kgs/support/year-workbook';

/** The cell of an address as Why sees it. */
export function activeCell(book: YearWorkbook, address: string): ActiveCell {
  const at = address.lastIndexOf('!');
  const sheet = address.slice(0, at);
  const area = parseArea(address.slice(at + 1));
  if (!area) throw new Error(`${address} is no cell`);
  const { facts } = book;
  const held = book.value(address);
  const isError = typeof held === 'object' && held !== null;
  const table = facts.tables.find(({ name }) => {
    const [source] = book.places([{ kind: 'table', table: name }]);
    return source?.place.sheet === sheet && contains(source.place.area, area);
  });
  return {
    ...{ selection: address, several: false, sheetId: idOf(facts, sheet), sheet },
    ...{ row: area.row, column: area.column, formula: book.formula(address) ?? '' },
    held: { value: isError ? held.error : held, isError },
    shown: String(held ?? ''),
    spill: undefined,
    table: table?.name,
    tables: facts.tables.map(({ name }) => name),
    names: facts.names.map((name) => {
      const [source] = book.places([{ kind: 'typed', text: name }]);
      const origin = source?.snapshot.origin;
      const named = origin?.kind === 'range' ? origin.address : '';
      return { name, ofSheet: false, formula: `=${onSheet(source?.place.sheet ?? '', named)}` };
    }),
  };
}

const idOf = ({ sheets }: WorkbookFacts, sheet: string): string =>
  sheets.find(({ name }) => name === sheet)?.id ?? '';
