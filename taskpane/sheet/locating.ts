import { parseArea, splitAddress } from './address';
import { withinSheet } from './cell';
import { failed, type Attempt } from './problems';
import type { Origin, Where, WorkbookFacts } from './source';

/** Finds out what each place asked for is: a range, a region, a sheet or a table. Two requests for all together. */
export async function locate(
  context: Excel.RequestContext,
  wheres: readonly Where[],
  facts: () => WorkbookFacts,
): Promise<Attempt<readonly Origin[]>> {
  const selected = wheres.map(({ kind }) =>
    kind === 'selection' ? askSelection(context) : undefined,
  );
  await context.sync();
  const known = facts();
  const pending = wheres.map((where, i) => begin(context, where, selected[i], known));
  await context.sync();
  const origins: Origin[] = [];
  for (const finish of pending) {
    const found = finish();
    if (!found.ok) return found;
    origins.push(found.value);
  }
  return { ok: true, value: origins };
}

interface AskedSelection {
  readonly range: Excel.Range;
  readonly tables: Excel.TableScopedCollection;
}

function askSelection(context: Excel.RequestContext): AskedSelection {
  const range = context.workbook.getSelectedRange();
  range.load('address,rowCount,columnCount');
  range.worksheet.load('id');
  const tables = range.getTables(false);
  tables.load('items/name');
  return { range, tables };
}

/** What can be said once the second request has been answered. */
type Finish = () => Attempt<Origin>;

function begin(
  context: Excel.RequestContext,
  where: Where,
  selection: AskedSelection | undefined,
  facts: WorkbookFacts,
): Finish {
  switch (where.kind) {
    case 'selection':
      return selection ? ofSelection(context, selection) : at(failed({ code: 'noSingleBlock' }));
    case 'sheet':
      return at(ofSheet(where.sheet, facts));
    case 'table':
      return at(ofTable(where.table, facts));
    case 'typed':
      return ofTyped(context, where.text.trim(), facts);
    case 'again':
      return at(stillKnown(where.origin, facts));
  }
}

function at(found: Attempt<Origin>): Finish {
  return () => found;
}

/** A single cell or exactly the body of a table means the table; another single cell the cells around it. */
function ofSelection(context: Excel.RequestContext, { range, tables }: AskedSelection): Finish {
  const [table] = tables.items;
  const sheetId = range.worksheet.id;
  const address = withinSheet(range.address);
  const single = range.rowCount === 1 && range.columnCount === 1;
  if (table && tables.items.length === 1) {
    const { name } = table;
    const body = context.workbook.tables.getItem(name).getDataBodyRange();
    body.load('address');
    return () =>
      found(
        single || withinSheet(body.address) === address
          ? { kind: 'table', table: name }
          : { kind: 'range', sheetId, address },
      );
  }
  return at(found({ kind: single ? 'region' : 'range', sheetId, address }));
}

function ofSheet(name: string, { sheets }: WorkbookFacts): Attempt<Origin> {
  const sheet = sheets.find((each) => sameName(each.name, name));
  return sheet
    ? found({ kind: 'sheet', sheetId: sheet.id })
    : failed({ code: 'sheetUnknown', sheet: name });
}

function ofTable(name: string, { tables }: WorkbookFacts): Attempt<Origin> {
  const table = tables.find((each) => sameName(each.name, name));
  return table
    ? found({ kind: 'table', table: table.name })
    : failed({ code: 'placeUnknown', text: name });
}

function stillKnown(origin: Origin, { sheets, tables }: WorkbookFacts): Attempt<Origin> {
  const known =
    origin.kind === 'table'
      ? tables.some(({ name }) => name === origin.table)
      : sheets.some(({ id }) => id === origin.sheetId);
  return known ? found(origin) : failed({ code: 'sheetGone' });
}

/** A table's name, a name of the workbook, or an address, on the active sheet unless it names another. */
function ofTyped(context: Excel.RequestContext, text: string, facts: WorkbookFacts): Finish {
  const table = ofTable(text, facts);
  if (table.ok) return at(table);
  const name = facts.names.find((each) => sameName(each, text));
  if (name !== undefined) {
    const range = context.workbook.names.getItem(name).getRangeOrNullObject();
    range.load('address,worksheet/id');
    return () =>
      range.isNullObject
        ? failed({ code: 'nameNoCells', name })
        : found({
            kind: 'range',
            sheetId: range.worksheet.id,
            address: withinSheet(range.address),
          });
  }
  const { sheet, rest } = splitAddress(text);
  const sheetName = sheet ?? facts.activeSheet;
  const known = facts.sheets.find((each) => sameName(each.name, sheetName));
  if (sheet !== undefined && !known) return at(failed({ code: 'sheetUnknown', sheet }));
  if (!known || !parseArea(rest)) return at(failed({ code: 'placeUnknown', text }));
  return at(found({ kind: 'range', sheetId: known.id, address: rest.replace(/\$/g, '') }));
}

function found(origin: Origin): Attempt<Origin> {
  return { ok: true, value: origin };
}

/** Excel's names differ by more than case. */
function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
