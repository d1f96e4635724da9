import { type Area, areaName, cellIn, contains, overlap, parseArea, placeName } from './address';
import { around, type BlockLayout, layOut } from './layout';
import type { Block, Finding, NewBlock, NewSheet, Plan } from './plan';
import { validSheetName, validTableName } from './sheet-names';
import { sentence } from '../../src/language';
import type { Snapshot } from './source';

/** Excel refuses a longer list of texts in a drop-down; a comma separates its entries, and = begins a formula. */
const longestChoices = 255;
/** Excel's dialog takes no longer text. */
/** What a file may hold by [MS-OI29500] 2.1.613; the dialog shows 255. */
const longestRefusal = 224;

/**
 * The flaws of a plan in itself, independent of the workbook: bugs of the job. Empty for a sound plan; the tests of every
 * job check it.
 */
export function planFaults(plan: Plan): readonly string[] {
  const faults: string[] = [];
  const names = plan.sheets.map(({ name }) => name.toLowerCase());
  if (new Set(names).size !== names.length) faults.push('Two new sheets have the same name.');
  for (const sheet of plan.sheets) faults.push(...sheetFaults(sheet));
  for (const block of plan.blocks) {
    faults.push(...blockFaults(block, block.sheet));
  }
  const bySheet = new Map<string, BlockLayout[]>();
  for (const block of plan.blocks) {
    if (!sound(block)) continue;
    bySheet.set(block.sheetId, [...(bySheet.get(block.sheetId) ?? []), layOut(block)]);
  }
  for (const layouts of bySheet.values()) faults.push(...collisions(layouts));
  for (const { name, address } of [...plan.names, ...(plan.moves ?? [])]) {
    if (!parseArea(address)) faults.push(`The name ${name} is for “${address}”, which is no area.`);
  }
  for (const { area } of plan.printed ?? []) {
    if (!parseArea(area)) faults.push(`Nobody can print “${area}”.`);
  }
  const lists = plan.sheets.flatMap(({ blocks }) => blocks.flatMap(({ list }) => list ?? []));
  const tables = lists.flatMap((list) => (list.kind === 'table' ? [list.name] : []));
  const all = [...tables, ...plan.names.map(({ name }) => name)].map((name) => name.toLowerCase());
  for (const name of all) {
    if (!validTableName(name)) faults.push(`Excel allows no table or name called “${name}”.`);
  }
  for (const { name, sheet } of plan.moves ?? []) {
    const isOnBlock = plan.blocks.some((block) => block.sheet === sheet);
    if (!isOnBlock || all.includes(name.toLowerCase()))
      faults.push(`The name ${name} follows no list.`);
  }
  if (new Set(all).size !== all.length) faults.push('Two tables or names have the same name.');
  return faults;
}

/** Stops a plan that has a bug. */
export function checkPlan(plan: Plan): void {
  const faults = planFaults(plan);
  if (faults.length > 0) throw new Error(`The plan “${plan.title}”: ${faults.join(' ')}`);
}

function sheetFaults({ name, blocks, widths }: NewSheet): string[] {
  const faults: string[] = [];
  if (!validSheetName(name)) faults.push(`Excel allows no sheet called “${name}”.`);
  for (const block of blocks) faults.push(...blockFaults(block, name), ...listFaults(block, name));
  faults.push(...collisions(blocks.filter(sound).map(layOut)));
  const filters = blocks.filter(({ list }) => list?.kind === 'filter');
  if (filters.length > 1) faults.push(`${name} has two lists with a filter.`);
  for (const column of Object.keys(widths ?? {})) {
    if (!/^[A-Z]{1,3}$/.test(column)) faults.push(`${name} has a width for column “${column}”.`);
  }
  return faults;
}

function sound({ at, cells }: Block): boolean {
  const corner = parseArea(at);
  const single = corner?.rows === 1 && corner.columns === 1;
  return single && (cells[0]?.length ?? 0) > 0 && rectangular(cells);
}

function rectangular(cells: readonly (readonly unknown[])[]): boolean {
  return cells.every(({ length }) => length === cells[0]?.length);
}

function blockFaults(block: Block, sheet: string): string[] {
  const where = `${sheet}!${block.at}`;
  if (!sound(block)) return [`The block at ${where} is no rectangle of cells at a cell.`];
  const faults: string[] = [];
  for (const cell of block.cells.flat()) {
    if (cell.kind === 'formula' && !/^=./s.test(cell.formula)) {
      faults.push(`A formula at ${where} does not begin with =: ${cell.formula}`);
    }
    if (cell.kind === 'number' && !Number.isFinite(cell.value)) {
      faults.push(`A number at ${where} is not finite.`);
    }
    const { format } = cell as { readonly format?: string };
    if (format !== undefined && /\.#*(?![0?#])/.test(format)) {
      faults.push(`The format ${format} at ${where} shows whole numbers with a decimal mark: 7.`);
    }
  }
  return faults;
}

function listFaults(
  { at, cells, list, choices = [], highlights = [], lines = [] }: NewBlock,
  sheet: string,
): string[] {
  const where = `${sheet}!${at}`;
  const faults: string[] = [];
  const formulas = cells.flat().flatMap((cell) => (cell.kind === 'formula' ? [cell] : []));
  if (list?.kind === 'table' && formulas.some(({ spills }) => spills)) {
    faults.push(`A formula spills inside the table at ${where}.`);
  }
  const header = cells[0] ?? [];
  if (list?.kind === 'table') {
    const titles = header.flatMap((cell) =>
      cell.kind === 'text' ? [cell.text.toLowerCase()] : [],
    );
    if (titles.some((title) => title.trim() === '') || titles.length !== header.length) {
      faults.push(`The table at ${where} needs a text in every cell of its header.`);
    }
    if (new Set(titles).size !== titles.length)
      faults.push(`The table at ${where} repeats a header.`);
    if (cells.length < 2) faults.push(`The table at ${where} has no row.`);
  }
  for (const { at: address, from, refusal = '' } of choices) {
    faults.push(...outside(address, { at, cells }, where));
    if (refusal.length > longestRefusal) {
      faults.push(
        `What the drop-down at ${sheet}!${address} says is longer than ${longestRefusal} characters.`,
      );
    }
    if (from.kind !== 'texts') continue;
    const joined = from.texts.join(',');
    if (joined.length > longestChoices || from.texts.some((text) => /,|^=/.test(text))) {
      faults.push(
        `The drop-down at ${sheet}!${address} is too long, or an entry holds a comma or begins with =.`,
      );
    }
  }
  for (const { at: address } of highlights) {
    faults.push(...outside(address, { at, cells }, where, { spills: true }));
  }
  for (const address of lines) faults.push(...outside(address, { at, cells }, where));
  return faults;
}

/** Colours may reach as far as the block's formulas spill. */
function outside(
  address: string,
  block: Block,
  where: string,
  reach: { readonly spills?: true } = {},
): string[] {
  const area = parseArea(address);
  const laid = sound(block) ? layOut(block) : undefined;
  const whole = laid && (reach.spills ? around([laid.area, ...laid.spills]) : laid.area);
  const inside = area && whole && contains(whole, area);
  return inside ? [] : [`${address} does not lie within the block at ${where}.`];
}

/** Cells that two blocks of a sheet fill, or that a formula spills over. */
function collisions(layouts: readonly BlockLayout[]): string[] {
  const faults: string[] = [];
  for (const [i, { area, spills }] of layouts.entries()) {
    for (const other of layouts.slice(i + 1)) {
      if (overlap(area, other.area)) faults.push(`Two blocks fill ${areaName(other.area)}.`);
    }
    for (const spill of spills) faults.push(...spilledOver(spill, layouts));
  }
  return faults;
}

function spilledOver(spill: Area, layouts: readonly BlockLayout[]): string[] {
  return layouts.flatMap(({ area, contents }) =>
    contents.flatMap((line, i) =>
      line.flatMap((content, j) => {
        const cell = { row: area.row + i, column: area.column + j, rows: 1, columns: 1 };
        const anchor = cell.row === spill.row && cell.column === spill.column;
        const empty = content === null || content === '';
        return anchor || empty || !contains(spill, cell)
          ? []
          : [`A formula spills over ${areaName(cell)}.`];
      }),
    ),
  );
}

/** Excel on the web refuses requests above 5 MB (resource limits of add-ins); these leave room for what office.js adds. */
const mostPerRequest = 2_000_000;
const mostPerSheet = 4_000_000;

/** Rough sizes on the wire: a style, a drop-down or a rule; and a column's width or one more area of a style. */
const perSetting = 600;
const perPlace = 40;

/** The size of a sheet on the wire: an estimate that is never much too low. */
function bytesOf({ blocks, widths = {} }: NewSheet): number {
  let bytes = perSetting * 10 + perPlace * Object.keys(widths).length;
  for (const block of blocks) {
    const { contents, formats, styles } = layOut(block);
    const { choices = [], highlights = [] } = block;
    bytes += utf8Length(JSON.stringify([contents, formats]));
    const different = new Set(styles.map(({ style }) => style)).size;
    bytes += perSetting * (different + choices.length + highlights.length);
    bytes += perPlace * styles.length;
  }
  return bytes;
}

/** The first sheet that is too large for any request. */
export function oversized(plan: Plan): NewSheet | undefined {
  return plan.sheets.find((sheet) => bytesOf(sheet) > mostPerSheet);
}

/** Positions of the sheets whose contents go together: few requests, none above the limit but for one large sheet alone. */
export function commitParts(plan: Plan): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let bytes = Infinity;
  for (const [i, sheet] of plan.sheets.entries()) {
    const size = bytesOf(sheet);
    if (bytes + size > mostPerRequest) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(i);
    bytes += size;
  }
  return parts;
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Changed cells named; the others are counted. */
const mostNamed = 5;

/** The differences from the reading; empty if nothing changed. */
export function changesIn(read: Snapshot, now: Snapshot | undefined): readonly Finding[] {
  const address = placeName(read.place);
  if (!now) return [{ sentence: sentence('sourceGone', { address }) }];
  const { area } = read.place;
  const present = now.place.area;
  const moved = (['row', 'column', 'rows', 'columns'] as const).some(
    (side) => area[side] !== present[side],
  );
  if (moved) {
    const values = { address, now: placeName(now.place) };
    return [{ sentence: sentence('sourceMoved', values), at: now.place }];
  }
  const changed = read.values.flatMap((line, i) =>
    line.flatMap((value, j) => (value === now.values[i]?.[j] ? [] : [cellIn(now.place, i, j)])),
  );
  const named = changed.slice(0, mostNamed).map((at) => ({
    sentence: sentence('sourceChanged', { address: placeName(at) }),
    at,
  }));
  const more = changed.length - named.length;
  const rest = more > 0 ? [{ sentence: sentence('sourceChangedMore', { count: more }) }] : [];
  const sameHidden = JSON.stringify(read.hidden) === JSON.stringify(now.hidden);
  const hidden = sameHidden ? [] : [{ sentence: sentence('sourceHidden', { address }) }];
  const merged = (now.merged ?? []).map((each) => {
    const at = { ...now.place, area: each };
    return { sentence: sentence('sourceMerged', { merged: placeName(at) }), at };
  });
  return [...named, ...rest, ...hidden, ...merged.slice(0, mostNamed)];
}
