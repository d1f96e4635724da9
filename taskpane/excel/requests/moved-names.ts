import { areaName, onSheet, parseArea, splitAddress } from '../../plan/address';
import { plainReference } from '../../plan/localized';
import { fixed } from '../../plan/named-area';
import type { NewName, Plan } from '../../plan/plan';
import type { MovedName, WrittenName } from '../../plan/receipt';
import { offers } from './requests';

/** Asks which names follow their lists (see Plan.moves), and what they stand for: load first, sync, then read. */
export function askMoves(context: Excel.RequestContext, plan: Plan): () => readonly MovedName[] {
  const { names } = context.workbook;
  // Before that what a name stands for cannot be changed.
  const wanted = offers('1.7') ? (plan.moves ?? []) : [];
  const asked = wanted.map((move) => {
    const item = names.getItemOrNullObject(move.name);
    item.load('formula');
    return { move, item };
  });
  return () =>
    asked.flatMap(({ move, item }) => {
      const from = item.isNullObject ? undefined : formerAddress(item.formula, move);
      return from === undefined || from === move.address ? [] : [{ ...move, from }];
    });
}

/** What a name stands for if it is that of the list: on its sheet, from its first cell on, with its columns. */
function formerAddress(formula: unknown, { sheet, address }: NewName): string | undefined {
  const { sheet: named, rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
  const [is, becomes] = [parseArea(rest.replace(/\$/g, '')), parseArea(address)];
  const isOurs =
    named?.toLowerCase() === sheet.toLowerCase() &&
    is?.row === becomes?.row &&
    is?.column === becomes?.column &&
    is?.columns === becomes?.columns;
  return is && isOurs ? areaName(is) : undefined;
}

/** Queues that names of the workbook stand for these cells. */
export function queueNamed(context: Excel.RequestContext, names: readonly WrittenName[]): void {
  for (const { name, sheet, address } of names) {
    const area = parseArea(address);
    if (!area) continue;
    context.workbook.names.getItem(name).formula = `=${onSheet(sheet, fixed(area))}`;
  }
}

/** The names with what they stood for before. */
export function formerly(moved: readonly MovedName[]): readonly WrittenName[] {
  return moved.map(({ name, sheet, from }) => ({ name, sheet, address: from }));
}
