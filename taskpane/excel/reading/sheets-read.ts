import { parseArea, splitAddress } from '../../plan/address';
import type { Origin, Where, WorkbookFacts } from '../../plan/source';

/** The sheets on which these places stand, in the order of the workbook. */
export function sheetsRead(wheres: readonly Where[], facts: WorkbookFacts): readonly string[] {
  const read = new Set(wheres.map((where) => sheetOf(where, facts)?.toLowerCase()));
  return facts.sheets.flatMap(({ name }) => (read.has(name.toLowerCase()) ? [name] : []));
}

function sheetOf(where: Where, facts: WorkbookFacts): string | undefined {
  switch (where.kind) {
    case 'selection':
      return facts.activeSheet;
    case 'sheet':
      return where.sheet;
    case 'table':
      return sheetOfTable(where.table, facts);
    case 'again':
      return sheetOfOrigin(where.origin, facts);
    case 'typed': {
      const text = where.text.trim();
      const isIt = ({ name }: { readonly name: string }): boolean =>
        name.toLowerCase() === text.toLowerCase();
      const named = facts.named?.find(isIt)?.sheet ?? sheetOfTable(text, facts);
      const { sheet, rest } = splitAddress(text);
      return named ?? sheet ?? (parseArea(rest) && facts.activeSheet);
    }
  }
}

function sheetOfOrigin(origin: Origin, facts: WorkbookFacts): string | undefined {
  if (origin.kind === 'table') return sheetOfTable(origin.table, facts);
  return facts.sheets.find(({ id }) => id === origin.sheetId)?.name;
}

function sheetOfTable(table: string, { tables }: WorkbookFacts): string | undefined {
  return tables.find(({ name }) => name.toLowerCase() === table.toLowerCase())?.sheet;
}
