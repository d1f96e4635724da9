import { contains, placeName } from './address';
import { askBlock, queueState, readBlock, sameState, type AskedBlock } from './block-state';
import type { Area } from './place';
import { attempt, type Problem } from './problems';
import type { BlockState, Leftovers, PossibleSheet } from './receipt';
import { wait } from './requests';
import type { Undoing, Unfinished } from './workbook';

/**
 * Takes away what a failed batch left, after looking what that is: sheets it made, cells that are not as they should
 * be, names. Where nothing is left, nothing is written. Never merged into one undo step: deleting a sheet cannot be.
 */
export async function takeBack(leftovers: Leftovers): Promise<Undoing> {
  const outcome = await attempt(() =>
    wait(async (context) => {
      const found = await look(context, leftovers);
      for (const { asked, wanted } of found.blocks) queueState(context, asked.place, wanted);
      for (const name of found.names) name.delete();
      for (const sheet of found.sheets) sheet.delete();
      const any = found.blocks.length + found.names.length + found.sheets.length > 0;
      if (any) await context.sync();
    }),
  );
  return outcome.ok ? { kind: 'undone' } : unfinished(outcome.problem, leftovers);
}

export function unfinished(problem: Problem, leftovers: Leftovers): Unfinished {
  const sheets = leftovers.sheets.map(({ name }) => name);
  const places = leftovers.blocks.map(({ place }) => placeName(place));
  return { kind: 'unfinished', problem, places: [...sheets, ...places].join(', '), leftovers };
}

interface Found {
  readonly sheets: readonly Excel.Worksheet[];
  readonly names: readonly Excel.NamedItem[];
  readonly blocks: readonly { readonly asked: AskedBlock; readonly wanted: BlockState }[];
}

async function look(context: Excel.RequestContext, leftovers: Leftovers): Promise<Found> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id,items/name');
  const named = leftovers.names.map((name) => {
    const item = names.getItemOrNullObject(name);
    item.load('name');
    return item;
  });
  const blocks = leftovers.blocks.map(({ place, wanted }) => {
    const withLooks = wanted.some((line) => line.some((cell) => cell?.look !== undefined));
    return { asked: askBlock(context, place, withLooks), wanted };
  });
  await context.sync();
  return {
    sheets: await madeSheets(context, worksheets.items, leftovers),
    names: named.filter(({ isNullObject }) => !isNullObject),
    blocks: blocks.filter(({ asked, wanted }) => {
      const now = readBlock(asked, (i, j) => wanted[i]?.[j] !== undefined);
      return !now.ok || !sameState(now.value, wanted);
    }),
  };
}

/**
 * The sheets the batch made: known by their ids, or, where Excel's answer was lost, those that were not there before,
 * have the planned name and hold nothing but what the plan puts there. Another's sheet is never deleted.
 */
async function madeSheets(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  { sheets: possible, sheetsBefore }: Leftovers,
): Promise<readonly Excel.Worksheet[]> {
  const candidates = possible.flatMap((wanted) => {
    const sheet = sheets.find(({ id, name }) =>
      wanted.id === undefined
        ? name === wanted.name && !sheetsBefore.includes(id)
        : id === wanted.id,
    );
    if (!sheet) return [];
    const used = sheet.getUsedRangeOrNullObject(true);
    used.load('rowIndex,columnIndex,formulas');
    return [{ sheet, used, wanted }];
  });
  if (candidates.length > 0) await context.sync();
  return candidates
    .filter(({ used, wanted }) => wanted.id !== undefined || holdsOnly(used, wanted))
    .map(({ sheet }) => sheet);
}

function holdsOnly(used: Excel.Range, { areas }: PossibleSheet): boolean {
  if (used.isNullObject) return true;
  return (used.formulas as unknown[][]).every((line, i) =>
    line.every((formula, j) => {
      const cell: Area = {
        row: used.rowIndex + i,
        column: used.columnIndex + j,
        rows: 1,
        columns: 1,
      };
      return formula === '' || areas.some((area) => contains(area, cell));
    }),
  );
}
