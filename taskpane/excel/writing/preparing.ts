import {
  type Area,
  areaName,
  cellIn,
  contains,
  onSheet,
  overlap,
  parseArea,
  type Place,
  placeName,
  sameName,
  splitAddress,
} from '../../sheets/address';
import { askBlock, type AskedBlock, readBlock } from '../contents/block-state';
import { type CellContent, isStillOurs, sameContent } from '../../sheets/content';
import { askFacts, askPrintAreas, type OwnPrintArea } from '../requests/facts';
import { contentsOf, layOut, type BlockLayout } from '../../sheets/layout';
import type { ExistingBlock, Plan, PlanCell } from '../../sheets/plan';
import { type Attempt, failed } from '../workbook/problems';
import { askAgain, cellsAtOnce, isTooLarge } from '../reading/loading';
import type { BlockState, MovedName } from '../../sheets/receipt';
import { offers } from '../requests/requests';
import { askTables, type TableSize } from '../requests/grown-tables';
import { askFront, askMoves, type Front } from '../requests/names';
import { changesIn } from '../../sheets/plan-check';
import { tableNames } from '../../sheets/sheet-names';
import type { WorkbookFacts } from '../../sheets/source';
import type { FilledCell, WriteOutcome } from '../workbook/workbook';

/** A block of an existing sheet, with what stands there now. */
export interface PreparedBlock {
  readonly block: ExistingBlock;
  readonly place: Place;
  readonly layout: BlockLayout;
  readonly before: BlockState;
  readonly withLooks: boolean;
  /** The cells that were looked at, which Excel follows where rows or columns come or go. */
  readonly range: Excel.Range;
}

export interface Prepared {
  readonly facts: WorkbookFacts;
  readonly front: Front;
  readonly blocks: readonly PreparedBlock[];
  /** Names that follow their lists. */
  readonly moved: readonly MovedName[];
  /** Tables that Excel may make larger. */
  readonly beside: readonly TableSize[];
  /** Print areas of ours that grow. */
  readonly printed: readonly OwnPrintArea[];
  /** The user has Excel calculate only on request. */
  readonly calculatesByHand: boolean;
}

export type Preparation =
  | { readonly kind: 'ready'; readonly prepared: Prepared }
  | Exclude<WriteOutcome, { kind: 'written' }>;

/** Looks whether a plan can be written as it stands. Writes nothing. */
export async function prepare(
  context: Excel.RequestContext,
  plan: Plan,
  agreed: readonly FilledCell[],
  mostSources = cellsAtOnce,
): Promise<Attempt<Preparation>> {
  const facts = askFacts(context);
  const { workbook } = context;
  const front = askFront(context);
  workbook.protection.load('protected');
  workbook.application.load('calculationMode');
  const targets = plan.blocks.map((block) => askTarget(context, block));
  const moves = askMoves(context, plan);
  const tables = askTables(context, plan.beside ?? []);
  const areas = askPrintAreas(context, plan);
  const sources = askAgain(context, plan.sources, mostSources);
  try {
    await context.sync();
  } catch (error) {
    // Then the sources come after the rest, in parts.
    if (isTooLarge(error) && mostSources > 0) return prepare(context, plan, agreed, 0);
    // Excel may refuse to tell what is printed, without a printer, say: that must not keep anything from being written.
    if (plan.printed === undefined) throw error;
    const { printed: _, ...others } = plan;
    return prepare(context, others, agreed, mostSources);
  }
  const known = facts();
  const moved = moves();
  const beside = tables();

  const refused = namesTaken(plan, known) ?? protectedPlace(workbook, plan, targets);
  if (refused) return refused;

  const again = await sources();
  const findings = plan.sources.flatMap((source, i) => changesIn(source, again[i]));
  if (findings.length > 0) return { ok: true, value: { kind: 'changed', findings } };

  const spill = await spillInTheWay(context, targets);
  if (spill) return spill;
  const blocks: PreparedBlock[] = [];
  for (const target of targets) {
    const block = readTarget(target);
    if (!block.ok) return block;
    blocks.push(block.value);
  }
  const cells = blocks.flatMap(filledCells);
  if (!sameCells(cells, agreed)) return { ok: true, value: { kind: 'filled', cells } };
  const calculatesByHand = (workbook.application.calculationMode as string) === 'Manual';
  const state = { facts: known, front: front(), calculatesByHand };
  const prepared = { ...state, blocks, moved, beside, printed: areas() };
  return { ok: true, value: { kind: 'ready', prepared } };
}

interface Target {
  readonly block: ExistingBlock;
  readonly layout: BlockLayout;
  readonly asked: AskedBlock;
  readonly withLooks: boolean;
  readonly sheet: Excel.Worksheet;
  readonly merged: Excel.RangeAreas | undefined;
  /** What formulas would spill over. */
  readonly spills: readonly Excel.Range[];
}

function askTarget(context: Excel.RequestContext, block: ExistingBlock): Target {
  const layout = layOut(block);
  const { sheetId, sheet: name } = block;
  const withLooks = layout.styles.length > 0 || layout.alignments.length > 0;
  const asked = askBlock(context, { sheetId, sheet: name, area: layout.area }, withLooks);
  const sheet = context.workbook.worksheets.getItem(sheetId);
  sheet.load('name');
  sheet.protection.load('protected');
  if (offers('1.12')) asked.range.load('hasSpill');
  // Merged areas are found by their first cell (office-js #3611), which may stand above the block or left of it.
  const { row, column, rows, columns } = layout.area;
  const merged = offers('1.13')
    ? sheet.getRangeByIndexes(0, 0, row + rows, column + columns).getMergedAreasOrNullObject()
    : undefined;
  merged?.load('areas/items/address');
  const spills = layout.spills.map((spill) => {
    const range = sheet.getRangeByIndexes(spill.row, spill.column, spill.rows, spill.columns);
    range.load('formulas');
    return range;
  });
  return { block, layout, asked, withLooks, sheet, merged, spills };
}

/** So many cells of a block are asked for the formula that fills them. */
const mostAsked = 500;

/** A formula that fills cells of a block, named by its cell; one in a cell that the block takes as ours ends with it. */
async function spillInTheWay(
  context: Excel.RequestContext,
  targets: readonly Target[],
): Promise<Attempt<never> | undefined> {
  if (!offers('1.12')) return undefined;
  // Null where some of the cells belong to a spill.
  const spilled = targets.filter(
    ({ asked, block }) => !block.endsSpills && (asked.range.hasSpill as boolean | null) !== false,
  );
  if (spilled.length === 0) return undefined;
  const all = spilled.map(({ layout: { area }, sheet }) =>
    Array.from({ length: Math.min(mostAsked, area.rows * area.columns) }, (_, i) => {
      const [row, column] = [
        area.row + Math.floor(i / area.columns),
        area.column + (i % area.columns),
      ];
      const cell = sheet.getRangeByIndexes(row, column, 1, 1);
      cell.load('address,hasSpill');
      const parent = cell.getSpillParentOrNullObject();
      parent.load('address');
      return { cell, parent };
    }),
  );
  await context.sync();
  for (const [i, { block, layout, sheet }] of spilled.entries()) {
    const { area } = layout;
    const from = (all[i] ?? []).flatMap(({ cell, parent }) =>
      parent.isNullObject ? (cell.hasSpill ? [cell.address] : []) : [parent.address],
    );
    const foreign = from.find((anchor) => {
      const at = parseArea(splitAddress(anchor).rest);
      return (
        !at ||
        !block.ours?.some(({ row, column }) => {
          return at.row === area.row + row && at.column === area.column + column;
        })
      );
    });
    const address = onSheet(sheet.name, areaName(area));
    if (from.length === 0) return failed({ code: 'spillThere', address, anchor: address });
    if (foreign !== undefined)
      return failed({
        code: 'spillThere',
        address,
        anchor: onSheet(sheet.name, splitAddress(foreign).rest),
      });
  }
  return undefined;
}

function touches(address: string, area: Area): boolean {
  const other = parseArea(splitAddress(address).rest);
  return other !== undefined && overlap(other, area);
}

function namesTaken(plan: Plan, facts: WorkbookFacts): Attempt<never> | undefined {
  const { sheets, tables, names } = facts;
  const has = (list: readonly string[], wanted: string): boolean =>
    list.some((name) => sameName(name, wanted));
  const named = (wanted: string): WorkbookFacts['sheets'][number] | undefined =>
    sheets.find(({ name }) => sameName(name, wanted));
  const sheet = plan.sheets.find(({ name }) => named(name));
  if (sheet) {
    const code = named(sheet.name)?.hidden === true ? 'sheetTakenHidden' : 'sheetTaken';
    return failed({ code, sheet: sheet.name });
  }
  // A name whose cells were deleted becomes the plan's; a table cannot take it over.
  const taken = [...tables.map(({ name }) => name), ...names];
  const ofCells = plan.names.map(({ name }) => name).find((each) => has(taken, each));
  const name = plannedTables(plan).find((each) => has(tableNames(facts), each)) ?? ofCells;
  return name === undefined ? undefined : failed({ code: 'nameTaken', name });
}

function plannedTables(plan: Plan): readonly string[] {
  const lists = plan.sheets.flatMap(({ blocks }) => blocks.flatMap(({ list }) => list ?? []));
  return lists.flatMap((list) => (list.kind === 'table' ? [list.name] : []));
}

function protectedPlace(
  workbook: Excel.Workbook,
  plan: Plan,
  targets: readonly Target[],
): Attempt<never> | undefined {
  if (plan.sheets.length > 0 && workbook.protection.protected) {
    return failed({ code: 'workbookProtected' });
  }
  const target = targets.find(({ sheet }) => sheet.protection.protected);
  return target && failed({ code: 'sheetProtected', sheet: target.sheet.name });
}

/** The block as it is now, or why the plan cannot be written there. */
function readTarget(target: Target): Attempt<PreparedBlock> {
  const { block, layout, asked, withLooks, sheet, merged, spills } = target;
  const place = { ...asked.place, sheet: sheet.name };
  const address = placeName(place);
  const areas = merged?.isNullObject === false ? merged.areas.items : [];
  const inTheWay = areas.find((area) => touches(area.address, layout.area));
  if (inTheWay) return failed({ code: 'mergedThere', address, merged: inTheWay.address });
  for (const [i, area] of layout.spills.entries()) {
    const anchor = onSheet(sheet.name, areaName({ ...area, rows: 1, columns: 1 }));
    const formulas = (spills[i]?.formulas ?? []) as unknown[][];
    const blocked = formulas.some((line, row) =>
      line.some((formula, column) => {
        const cell = { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
        return formula !== '' && !contains(layout.area, cell);
      }),
    );
    if (blocked) {
      const spill = onSheet(sheet.name, areaName(area));
      return failed({ code: 'spillBlocked', address: spill, anchor });
    }
  }
  const chosen = (i: number, j: number): boolean => block.cells[i]?.[j]?.kind !== 'keep';
  const before = readBlock(asked, chosen);
  if (!before.ok) return before;
  const { range } = asked;
  return { ok: true, value: { block, place, layout, before: before.value, withLooks, range } };
}

/** The filled cells whose contents the plan would replace by something else, and that are not ours. */
function filledCells({ block, place, before }: PreparedBlock): FilledCell[] {
  return before.flatMap((line, i) =>
    line.flatMap((state, j) => {
      const planned = block.cells[i]?.[j];
      if (!state || !planned || state.content.kind === 'empty') return [];
      const { content } = state;
      if (sameContent(content, plannedContent(planned))) return [];
      const own = block.ours?.find(({ row, column }) => row === i && column === j);
      if (own && isStillOurs(content, own)) return [];
      return [{ place: cellIn(place, i, j), content }];
    }),
  );
}

/** A planned cell as content that is there. */
function plannedContent(cell: PlanCell): CellContent {
  switch (cell.kind) {
    case 'keep':
    case 'blank':
      return { kind: 'empty' };
    case 'text':
      return cell.text === '' ? { kind: 'empty' } : { kind: 'text', text: cell.text, shown: '' };
    case 'number':
    case 'truth':
      return { kind: 'value', value: cell.value, shown: '' };
    case 'formula':
      return { kind: 'formula', formula: String(contentsOf(cell)), shown: '' };
  }
}

/** Whether the user agreed to exactly these cells with exactly these contents. */
function sameCells(cells: readonly FilledCell[], agreed: readonly FilledCell[]): boolean {
  const key = ({ place }: FilledCell): string => `${place.sheetId} ${areaName(place.area)}`;
  const known = new Map(agreed.map((cell) => [key(cell), cell.content]));
  return cells.every((cell) => {
    const content = known.get(key(cell));
    return content !== undefined && sameContent(content, cell.content);
  });
}
