import { parseArea, splitAddress } from '../../plan/address';
import { withinSheet } from '../requests/cell';
import { attempt, failed, isGivenUp, type Attempt } from '../../workbook/problems';
import { wholeRange, type Spot } from '../requests/ranges';
import {
  cellsNamed,
  hasTotals,
  isThere,
  type Origin,
  type Where,
  type WorkbookFacts,
} from '../../plan/source';

/** What is asked about the selection, where a place is the selection: load first, sync, then locate. */
export interface AskedSelection {
  readonly range: Excel.Range;
  readonly tables: Excel.TableScopedCollection;
}

export function askSelection(context: Excel.RequestContext): AskedSelection {
  const range = context.workbook.getSelectedRange();
  range.load('address,rowCount,columnCount');
  range.worksheet.load('id');
  const tables = range.getTables(false);
  tables.load('items/name');
  return { range, tables };
}

/**
 * Finds out what each place is: a range, a region, a sheet or a table. A request of its own is needed only for several
 * selected cells within a table, which may be all of its body.
 */
export async function locate(
  context: Excel.RequestContext,
  wheres: readonly Where[],
  selection: AskedSelection | undefined,
  facts: WorkbookFacts,
): Promise<Attempt<readonly Spot[]>> {
  const selected = selection && (await ofSelection(context, selection));
  const spots: Spot[] = [];
  for (const where of wheres) {
    const name = where.kind === 'typed' ? workedOutName(where.text.trim(), facts) : undefined;
    const spot =
      name === undefined
        ? spotOf(context, where, selected, facts)
        : await ofWorkedOutName(context, name, facts);
    if (!spot.ok) return spot;
    spots.push(spot.value);
  }
  return { ok: true, value: spots };
}

function spotOf(
  context: Excel.RequestContext,
  where: Where,
  selected: Origin | undefined,
  facts: WorkbookFacts,
): Attempt<Spot> {
  switch (where.kind) {
    case 'selection':
      return selected ? spotAt(context, selected, facts) : failed({ code: 'noSingleBlock' });
    case 'sheet': {
      const sheet = facts.sheets.find((each) => sameName(each.name, where.sheet));
      return sheet
        ? spotAt(context, { kind: 'sheet', sheetId: sheet.id }, facts)
        : failed({ code: 'sheetUnknown', sheet: where.sheet });
    }
    case 'table': {
      const table = tableNamed(where.table, facts);
      return table
        ? spotAt(context, table, facts)
        : failed({ code: 'placeUnknown', text: where.table });
    }
    case 'typed': {
      const spot = ofTyped(context, where.text.trim(), facts);
      const { mayBeEmpty } = where;
      return spot.ok && mayBeEmpty ? { ok: true, value: { ...spot.value, mayBeEmpty } } : spot;
    }
    case 'again':
      return isThere(where.origin, facts)
        ? spotAt(context, where.origin, facts)
        : failed({ code: 'sheetGone' });
  }
}

function spotAt(
  context: Excel.RequestContext,
  origin: Origin,
  facts: WorkbookFacts,
): Attempt<Spot> {
  const whole = wholeRange(context, origin, hasTotals(origin, facts));
  return { ok: true, value: { whole, origin: () => ({ ok: true, value: origin }) } };
}

/** A single cell or exactly the body of a table means the table; another single cell the cells around it. */
async function ofSelection(
  context: Excel.RequestContext,
  { range, tables }: AskedSelection,
): Promise<Origin> {
  const [table] = tables.items;
  const sheetId = range.worksheet.id;
  const address = withinSheet(range.address);
  const single = range.rowCount === 1 && range.columnCount === 1;
  if (table && tables.items.length === 1) {
    const { name } = table;
    if (single) return { kind: 'table', table: name };
    const body = context.workbook.tables.getItem(name).getDataBodyRange();
    body.load('address');
    await context.sync();
    if (withinSheet(body.address) === address) return { kind: 'table', table: name };
  }
  return { kind: single ? 'region' : 'range', sheetId, address };
}

/** A table's name, a name of the workbook, or an address, on the active sheet unless it names another. */
function ofTyped(context: Excel.RequestContext, text: string, facts: WorkbookFacts): Attempt<Spot> {
  const table = tableNamed(text, facts);
  if (table) return spotAt(context, table, facts);
  // By what the name says, not by asking for the name: Excel may find one of the same name on the active sheet.
  const named = cellsNamed(facts, text);
  if (named) return spotAt(context, named, facts);
  const { sheet, rest } = splitAddress(text);
  const sheetName = sheet ?? facts.activeSheet;
  const known = facts.sheets.find((each) => sameName(each.name, sheetName));
  if (sheet !== undefined && !known) return failed({ code: 'sheetUnknown', sheet });
  if (!known || !parseArea(rest)) return failed({ code: 'placeUnknown', text });
  const address = rest.replace(/\$/g, '');
  return spotAt(context, { kind: 'range', sheetId: known.id, address }, facts);
}

/** The name of the workbook that is meant, where a formula works out what it stands for. */
function workedOutName(text: string, facts: WorkbookFacts): string | undefined {
  if (tableNamed(text, facts) ?? cellsNamed(facts, text)) return undefined;
  return facts.names.find((each) => sameName(each, text));
}

/** A request of its own: some Excels refuse to tell the cells of a name made with OFFSET. */
async function ofWorkedOutName(
  context: Excel.RequestContext,
  name: string,
  facts: WorkbookFacts,
): Promise<Attempt<Spot>> {
  const range = context.workbook.names.getItem(name).getRangeOrNullObject();
  range.load('address,worksheet/id');
  const asked = await attempt(() => context.sync());
  if (isGivenUp(asked)) return failed({ code: 'stoppedWaiting' });
  if (!asked.ok || range.isNullObject) return failed({ code: 'nameNoCells', name });
  const address = withinSheet(range.address);
  return spotAt(context, { kind: 'range', sheetId: range.worksheet.id, address }, facts);
}

function tableNamed(name: string, { tables }: WorkbookFacts): Origin | undefined {
  const table = tables.find((each) => sameName(each.name, name));
  return table && { kind: 'table', table: table.name };
}

/** Excel's names differ by more than case. */
function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
