import { systems } from '../../../src/systems';
import { explain, type Explanation } from '../../../taskpane/why/explanation';
import {
  find,
  type FoundAndRead,
  type FoundCell,
  type OursFound,
  type Pane,
  readAll,
} from '../../../taskpane/why/found-cell';
import type { Grid, Value } from '../../../taskpane/why/values/cell';
import { FakeWhy } from '../support/fake-why';
import { columnLetters, contains, onSheet, parseArea } from '../../../taskpane/sheets/address';
import type { WorkbookFacts } from '../../../taskpane/sheets/source';
import type { ActiveCell } from '../../../taskpane/excel/workbook/why';
import type { YearWorkbook } from '../kgs/support/year-workbook';
import { oursIn, readFormula } from '../../../taskpane/why/formula/node';
import { keyOf, wantedBy } from '../../../taskpane/why/formula/references';
import { type WorkedOut, workOut } from '../../../taskpane/why/working-out/evaluate';

/** A pane with all functions. */
export const pane: Pane = {
  ids: systems.flatMap(({ prefix, functions }) =>
    functions.map((name) => (name.includes('.') ? name : `${prefix}.${name}`)),
  ),
  namespace: undefined,
  mark: '.',
};

/** What is found of a cell of a workbook. */
export function found(fill: (cells: FakeWhy) => void, address: string, of: Pane = pane): FoundCell {
  const cells = new FakeWhy();
  fill(cells);
  return find(cells.active(address), of);
}

/** A cell of a workbook explained, from all that its formula refers to. */
export async function explained(
  fill: (cells: FakeWhy) => void,
  address: string,
  {
    of = pane,
    instead = new Map<string, Value>(),
  }: {
    readonly of?: Pane;
    readonly instead?: ReadonlyMap<string, Value>;
  } = {},
): Promise<Explanation> {
  const cells = new FakeWhy();
  fill(cells);
  const known = find(cells.active(address), of);
  if (known.kind !== 'ours') throw new Error(`${address} is ${known.kind}`);
  const all = await readFor(cells, known);
  return explain(all.found, all.read, of, instead);
}

/** Reads what a formula refers to, and what names of other sheets turn out to need. */
export async function readFor(cells: FakeWhy, found: OursFound): Promise<FoundAndRead> {
  const all = await readAll(cells, found);
  if (!all.ok) throw new Error(all.problem.code);
  return all.value;
}

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

/** Where the cells of an argument begin: row 11, and column D for the first. */
export const FIRST_ROW = 10;
export const columnOf = (argument: number): number => 3 + 5 * argument;

/** Gives an argument that stands in cells, in a piece of formula. */
export type Way = (cells: FakeWhy, area: string, column: number) => string;
export const plain: Way = (_cells, area) => area;

/** `D10:E13` for `D11:E13`, `D10:D11` for `D11`: with the row above. */
function withRowAbove(area: string): string {
  const [from = '', to = from] = area.split(':');
  return `${from.replace(/\d+/, String(FIRST_ROW))}:${to}`;
}

/** Ways to give the argument that is at fault; `more` prepares the sheet. */
export const ways: Readonly<Record<string, { readonly way: Way; readonly more?: typeof above }>> = {
  'a plain range': { way: plain },
  IF: { way: (_cells, area) => `IF(1=1,${area},0)` },
  'FILTER, which drops the row above': {
    way: (_cells, area) => `FILTER(${withRowAbove(area)},ROW(${withRowAbove(area)})<>${FIRST_ROW})`,
  },
  TRANSPOSE: { way: (_cells, area) => `TRANSPOSE(TRANSPOSE(${area}))` },
  'a name': {
    way: (cells, area) => {
      cells.names.push({ name: 'given', formula: `=SOF!${area}`, ofSheet: false });
      return 'given';
    },
  },
  'a structured reference': { way: () => 'Given[]', more: above },
};

/** Makes a table of the cells, with headings in the row above. */
function above(cells: FakeWhy, area: string): void {
  const whole = parseArea(area);
  if (!whole) throw new Error(`${area} is no area`);
  for (let k = whole.column; k < whole.column + whole.columns; k++) {
    const letters = columnLetters(k);
    cells.put(`SOF!${letters}${FIRST_ROW}`, `Heading ${letters}`);
  }
  cells.tables.set('Given', { sheet: 'SOF', area: withRowAbove(area) });
}

/** What a formula in SOF!A1 comes to. */
export async function workedOutIn(
  fill: (cells: FakeWhy) => void,
  text: string,
  {
    mark = '.',
    instead = new Map<string, Value>(),
  }: { readonly mark?: '.' | ','; readonly instead?: ReadonlyMap<string, Value> } = {},
): Promise<{
  readonly grid: Grid;
  readonly calls: WorkedOut['calls'];
  readonly lines: WorkedOut['lines'];
}> {
  const cells = new FakeWhy();
  fill(cells);
  cells.put('SOF!A1', 0, text);
  const active = cells.active('SOF!A1');
  const formula = readFormula(text);
  if (!formula) throw new Error(`${text} cannot be read`);
  const {
    found: { wanted },
    read,
  } = await readFor(cells, {
    kind: 'ours',
    cell: active,
    formula,
    wanted: wantedBy(formula, active),
    labels: undefined,
  });
  const { result, calls, lines } = workOut(formula, {
    active,
    ours: oursIn(pane.ids, 'DEV'),
    read: new Map(
      wanted.flatMap((each, at) => {
        const held = read[at];
        return held ? [[keyOf(each), held] as const] : [];
      }),
    ),
    settings: { mark },
    instead,
  });
  return { grid: result, calls, lines };
}
