import { parseArea } from '../../plan/address';
import type { KnownPlace } from './known-places';
import { areaOfBlock, layOut } from '../../plan/layout';
import type { Place } from '../../plan/place';
import type { Plan } from '../../plan/plan';
import { keyOf } from './reading-cache';
import type { WorkbookFacts } from '../../plan/source';

/** What the workbook consists of once a plan stands, where its tables and names are expected, and what it has filled. */
export function placesOf(
  plan: Plan,
  before: WorkbookFacts,
  made: readonly { readonly id: string; readonly name: string }[],
): {
  readonly facts: WorkbookFacts;
  readonly places: ReadonlyMap<string, KnownPlace>;
  readonly filled: readonly Place[];
} {
  const sheets = [...before.sheets, ...made];
  const idOf = (sheet: string): string =>
    sheets.find(({ name }) => name.toLowerCase() === sheet.toLowerCase())?.id ?? '';
  const places = new Map<string, KnownPlace>();
  const tables = plan.sheets.flatMap(({ name: sheet, blocks }) =>
    blocks.flatMap((block) => {
      if (block.list?.kind !== 'table') return [];
      const { name } = block.list;
      const place = { sheetId: idOf(sheet), sheet, area: areaOfBlock(block) };
      const origin = { kind: 'table', table: name } as const;
      places.set(keyOf(origin) ?? '', { origin, place, someHidden: false, totals: false });
      return [{ name, sheet }];
    }),
  );
  for (const { name, sheet, address } of plan.names) {
    const area = parseArea(address);
    if (!area) continue;
    const sheetId = idOf(sheet);
    const origin = { kind: 'range', sheetId, address: address.replace(/\$/g, '') } as const;
    const place = { sheetId, sheet, area };
    const key = keyOf({ kind: 'typed', text: name }) ?? '';
    places.set(key, { origin, place, someHidden: false, totals: false, name });
  }
  const taken = plan.names.map(({ name }) => name);
  const isTaken = (name: string): boolean =>
    taken.some((each) => each.toLowerCase() === name.toLowerCase());
  const facts = {
    ...before,
    sheets,
    tables: [...before.tables, ...tables],
    names: [...before.names, ...taken],
    ...(plan.imprints && { written: [...(before.written ?? []), ...plan.imprints] }),
    ...(before.gone && { gone: before.gone.filter((name) => !isTaken(name)) }),
  };
  const filled = plan.blocks.flatMap((block): Place[] => {
    const { sheetId, sheet } = block;
    const { area, spills } = layOut(block);
    return [area, ...spills].map((each) => ({ sheetId, sheet, area: each }));
  });
  return { facts, places, filled };
}
