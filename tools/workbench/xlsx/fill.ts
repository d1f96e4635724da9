import { rectanglesOf, sheetLimits } from '../grid/areas';
import { type Criterion, protectionExtra, workbookOwner } from '../grid/parts';
import type { Area, CellContent, CellPosition, Grid, WorkbookData } from '../grid/grid';
import { goneName } from '../grid/plugins/extras-plugin';
import { cellAddress } from '../grid/state';
import type {
  BookContent,
  Box,
  CriterionContent,
  FilterContent,
  NameContent,
  SheetContent,
} from './content';

/** The engine spreads the commands of one step over one call, which bears some 100,000. */
const commandsInStep = 20_000;

/**
 * What a grid for this workbook is made from: its sheets with their constants, which takes a quarter of the time that writing them
 * takes. `fill` brings the rest.
 */
export function startOf(book: BookContent): WorkbookData {
  const sheets = book.sheets.map((sheet) => ({
    name: sheet.name,
    cells: Object.fromEntries(
      sheet.cells.flatMap(({ row, column, content }) => {
        const constant = constantOf(content);
        return constant === undefined ? [] : [[cellAddress({ row, column }), constant] as const];
      }),
    ),
  }));
  return { sheets };
}

/** What needs no other cell and cannot be taken for a formula. */
function constantOf(content: CellContent): number | string | boolean | undefined {
  if (typeof content !== 'string') return content ?? undefined;
  const text = content.slice(1);
  return content.startsWith("'") && !text.startsWith('=') ? text : undefined;
}

/** Puts the rest of a workbook into a grid that was made from `startOf` and shows nothing yet: a failure on the way harms nobody. */
export function fill(grid: Grid, book: BookContent): void {
  const ids = grid.sheets().map(({ id }) => id);
  for (const [i, id] of ids.entries()) grid.reserve({ sheetId: id, ...extentOf(book.sheets[i]) });
  // Names first: formulas use them.
  for (const name of book.names) putName(grid, ids, name);
  for (const { name, remark } of book.goneNames) {
    grid.extras.setText(workbookOwner, goneName + name, '#REF!');
    if (remark) grid.extras.setText(workbookOwner, `name ${name}`, JSON.stringify(remark));
  }
  // Everything is calculated at the end of a step.
  const steps = new Steps(grid);
  for (const [i, id] of ids.entries()) {
    const sheet = book.sheets[i];
    if (!sheet) continue;
    putCells(grid, id, sheet, book, steps);
    steps.add(() => {
      putRest(grid, ids, id, sheet);
    });
  }
  steps.end();
  const shown = ids[book.activeSheet] ?? ids[0];
  if (shown !== undefined) grid.activateSheet(shown);
  for (const [i, { state }] of book.sheets.entries()) {
    const id = ids[i] ?? '';
    if (state === 'visible') continue;
    grid.tabs.setVisible(id, false);
    if (state === 'veryHidden') grid.extras.setText(id, 'veryHidden', 'yes');
  }
  if (book.isLocked) {
    const protection = JSON.stringify({ allowed: [], selectionMode: 'Normal' });
    grid.extras.setText(workbookOwner, protectionExtra, protection);
  }
  grid.forgetHistory();
}

/** Works that together are few enough for one step of the grid. */
class Steps {
  private waiting: (() => void)[] = [];

  constructor(private readonly grid: Grid) {}

  add(work: () => void): void {
    this.waiting.push(work);
    if (this.waiting.length === commandsInStep) this.end();
  }

  end(): void {
    const works = this.waiting;
    this.waiting = [];
    this.grid.batch(() => {
      for (const work of works) work();
    });
  }
}

function extentOf(sheet: SheetContent | undefined): Box {
  let [bottom, right] = [0, 0];
  for (const { row, column } of sheet?.cells ?? []) {
    [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
  }
  return { row: 0, column: 0, rows: bottom + 1, columns: right + 1 };
}

/** The grid's sheets are small and grow. */
function room(grid: Grid, area: Area): void {
  grid.reserve({
    ...area,
    rows: area.rows === sheetLimits.rows ? 1 : area.rows,
    columns: area.columns === sheetLimits.columns ? 1 : area.columns,
  });
}

function putName(
  grid: Grid,
  ids: readonly string[],
  { name, sheet, box, owner, remark }: NameContent,
): void {
  const area = { sheetId: ids[sheet] ?? '', ...box };
  room(grid, area);
  const ofSheet = owner === undefined ? undefined : ids[owner];
  if (ofSheet === undefined) grid.names.add({ name, area });
  else grid.extras.setAreas(ofSheet, `name ${name}`, [area]);
  if (remark) grid.extras.setText(ofSheet ?? workbookOwner, `name ${name}`, JSON.stringify(remark));
}

function putCells(
  grid: Grid,
  sheetId: string,
  { cells }: SheetContent,
  { looks }: BookContent,
  steps: Steps,
): void {
  const alike = new Map<number, CellPosition[]>();
  for (const { row, column, look, content } of cells) {
    const position = { sheetId, row, column };
    if (content !== null && constantOf(content) === undefined) {
      steps.add(() => {
        grid.write(position, content);
      });
    }
    if (look === 0) continue;
    const others = alike.get(look);
    if (others) others.push(position);
    else alike.set(look, [position]);
  }
  for (const [look, positions] of alike) {
    const { style = {}, numberFormat = 'General' } = looks[look] ?? {};
    const isStyled = Object.keys(style).length > 0;
    for (const area of rectanglesOf(positions)) {
      steps.add(() => {
        if (isStyled) grid.styles.set(area, style);
        if (numberFormat !== 'General') grid.setNumberFormat(area, numberFormat);
      });
    }
  }
}

function putRest(grid: Grid, ids: readonly string[], sheetId: string, sheet: SheetContent): void {
  const areaOf = (box: Box): Area => ({ sheetId, ...box });
  for (const dimension of ['columns', 'rows'] as const) {
    for (const { first, count, size, hidden } of sheet[dimension]) {
      const run = { dimension, first, count };
      room(
        grid,
        areaOf(
          dimension === 'rows'
            ? { row: first, rows: count, column: 0, columns: 1 }
            : { row: 0, rows: 1, column: first, columns: count },
        ),
      );
      if (size !== undefined) grid.lines.setSize(sheetId, run, size);
      if (hidden) grid.lines.setHidden(sheetId, run, true);
    }
  }
  for (const box of sheet.merges) grid.merges.merge(areaOf(box));
  if (!sheet.gridLines) grid.tabs.setGridLines(sheetId, false);
  if (sheet.frozen.rows + sheet.frozen.columns > 0) grid.tabs.freeze(sheetId, sheet.frozen);
  if (sheet.color !== undefined) grid.tabs.setColor(sheetId, sheet.color);
  for (const [key, boxes] of Object.entries(sheet.printed)) {
    for (const box of boxes) room(grid, areaOf(box));
    grid.extras.setAreas(sheetId, key, boxes.map(areaOf));
  }
  for (const { list, ...settings } of sheet.tables) {
    grid.tables.add({ ...settings, area: areaOf(list.box) });
    hideRows(grid, sheetId, list);
  }
  if (sheet.filter) {
    grid.filters.set(sheetId, areaOf(sheet.filter.box));
    hideRows(grid, sheetId, sheet.filter);
  }
  for (const { boxes, ...format } of sheet.conditionalFormats) {
    for (const box of boxes) room(grid, areaOf(box));
    grid.conditionalFormats.put(sheetId, {
      ...format,
      id: grid.conditionalFormats.newId(),
      areas: boxes.map(areaOf),
    });
  }
  for (const { box, criterion, ...rule } of sheet.validations) {
    room(grid, areaOf(box));
    grid.validations.set(areaOf(box), { ...rule, criterion: criterionIn(grid, ids, criterion) });
  }
  for (const [name, text] of Object.entries(sheet.extras)) grid.extras.setText(sheetId, name, text);
}

function criterionIn(grid: Grid, ids: readonly string[], criterion: CriterionContent): Criterion {
  if (criterion.kind !== 'cells') return criterion;
  const { place, dropDown } = criterion;
  const area = { sheetId: ids[place.sheet] ?? '', ...place.box };
  room(grid, area);
  return { kind: 'cells', area, dropDown };
}

function hideRows(grid: Grid, sheetId: string, { box, shown }: FilterContent): void {
  for (const [column, texts] of shown) {
    const header = { sheetId, row: box.row, column: box.column + column };
    const below = { ...header, row: box.row + 1, rows: box.rows - 1, columns: 1 };
    const all = new Set(below.rows > 0 ? grid.read(below).map(([cell]) => cell?.text ?? '') : []);
    grid.filters.hide(
      header,
      [...all].filter((text) => !texts.includes(text.toLowerCase())),
    );
  }
}
