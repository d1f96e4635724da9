import { expect } from '@jest/globals';
import { columnLetters, columnOf, parseArea } from '../../taskpane/sheets/address';
import { inputTab } from '../../taskpane/sheets/looks';
import type { Alignment, NewSheet, Plan, PlanCell } from '../../taskpane/sheets/plan';

/**
 * What is wrong with the look of the sheets that a plan makes, by the rules of docs/sheets.md: title, event and note above a
 * list; headings that stand as their columns do; figures of one format; cells to type into that look and behave so; nothing cut
 * off; frozen headings; pages. It shares no code with what makes the sheets.
 */
export function lookFaults(plan: Plan): readonly string[] {
  // The sheets of a KGS year keep their cells: Year and Calculator those of scoring.xls, the others those of 0.1.
  const asInSource = new Set(
    plan.names.flatMap(({ name, sheet }) => (/^KGS_[A-Z][a-zA-Z]+$/.test(name) ? [sheet] : [])),
  );
  // Bridge and AGA are American: their names tell them.
  const tables = plan.sheets.flatMap(({ blocks }) =>
    blocks.flatMap(({ list }) => (list?.kind === 'table' ? [list.name] : [])),
  );
  const names = [...plan.names.map(({ name }) => name), ...tables];
  const paper = names.some((name) => /^(SOF|AGA)_/.test(name)) ? 'letter' : 'a4';
  return plan.sheets.flatMap((sheet) =>
    new SheetLook(sheet, asInSource.has(sheet.name), paper)
      .faults()
      .map((each) => `${sheet.name}: ${each}`),
  );
}

/** The same as an expectation, for every plan that a test makes of a job. */
export function expectLook(plan: Plan): void {
  expect(lookFaults(plan)).toEqual([]);
}

/** So many characters of a text take the room of one digit each; a large title takes more. */
const perDigit = { title: 1.4, text: 0.92 };
/** On A4 between margins of 1.5 cm. */
const portrait = 97;
/** What a column of texts takes at least, and one whose cells are not filled yet. */
const least = 18;
const toBeFilled = 40;

class SheetLook {
  private readonly cells = new Map<string, PlanCell>();
  private readonly filled: (readonly [number, number, PlanCell])[] = [];
  private readonly head: number;
  private rows = 0;
  private columns = 0;

  constructor(
    private readonly sheet: NewSheet,
    private readonly isAsInSource: boolean,
    private readonly paper: 'a4' | 'letter',
  ) {
    const heads: number[] = [];
    for (const { at, cells } of sheet.blocks) {
      const corner = parseArea(at);
      if (!corner) continue;
      for (const [i, line] of cells.entries()) {
        for (const [j, cell] of line.entries()) {
          const [row, column] = [corner.row + i, corner.column + j];
          this.cells.set(`${row} ${column}`, cell);
          this.filled.push([row, column, cell]);
          this.rows = Math.max(this.rows, row + 1);
          this.columns = Math.max(this.columns, column + 1);
          if (styleOf(cell) === 'header' && column > 0) heads.push(row);
        }
      }
    }
    this.head = Math.min(...heads);
  }

  faults(): readonly string[] {
    return [
      ...(this.isAsInSource ? [] : this.above()),
      ...this.headings(),
      ...this.figures(),
      ...this.inputs(),
      ...this.widths(),
      ...this.stretched(),
      ...this.frozen(),
      ...this.page(),
    ];
  }

  private cell(row: number, column: number): PlanCell | undefined {
    return this.cells.get(`${row} ${column}`);
  }

  private all(): readonly (readonly [number, number, PlanCell])[] {
    return this.filled;
  }

  /** W1: what stands above the headings. */
  private above(): readonly string[] {
    const faults: string[] = [];
    const need = (row: number, style: string): void => {
      const found = this.cell(row, 0);
      if (styleOf(found) !== style) faults.push(`A${row + 1} is no ${style}`);
    };
    if (!Number.isFinite(this.head)) return ['there are no headings'];
    need(0, 'title');
    need(1, 'event');
    if (this.head < 3) faults.push(`the headings stand in row ${this.head + 1}`);
    if (this.head > 3) {
      for (let column = 0; column < this.columns; column++) {
        if (isFilled(this.cell(this.head - 1, column))) {
          faults.push(`row ${this.head} above the headings is not empty`);
        }
      }
    }
    for (const [row, column, cell] of this.all()) {
      if (row >= this.head || column === 0 || !isFilled(cell)) continue;
      const beside = styleOf(this.cell(row, 0)) === 'label';
      if (!beside) faults.push(`${name(row, column)} is filled: text begins in column A`);
    }
    return faults;
  }

  /** W2 and W3: headings begin with a capital and stand as the cells below them. */
  private headings(): readonly string[] {
    const faults: string[] = [];
    for (const [row, column, heading] of this.all()) {
      if (styleOf(heading) !== 'header' || this.isCarried(column)) continue;
      if (heading.kind === 'text' && /^\p{Ll}/u.test(heading.text)) {
        faults.push(`the heading “${heading.text}” begins with a small letter`);
      }
      const side = sideOf(heading);
      for (let below = row + 1; below < this.rows; below++) {
        const cell = this.cell(below, column);
        if (cell === undefined || styleOf(cell) === 'header' || styleOf(cell) === 'event') break;
        const found = sideOf(cell);
        if (side !== undefined && found !== undefined && found !== side) {
          faults.push(`${name(below, column)} stands ${found}, its heading ${side}`);
          break;
        }
      }
    }
    for (const { at, cells, list } of this.sheet.blocks) {
      const bare = list && cells[0]?.some((cell) => styleOf(cell) !== 'header');
      if (bare) faults.push(`the list at ${at} has a heading without its look`);
    }
    return faults;
  }

  /** W3: numbers of a column have one format, which shows all of their decimals. */
  private figures(): readonly string[] {
    const faults: string[] = [];
    for (const [row, column, cell] of this.all()) {
      if (cell.kind !== 'number' || this.isCarried(column)) continue;
      const decimals = /^0(?:\.([0?]+))?$/.exec(cell.format ?? '0')?.[1]?.length ?? 0;
      const shown = Number(cell.value.toFixed(decimals));
      const isTyped = styleOf(cell) === 'input';
      if (!isTyped && shown !== cell.value && Math.abs(shown - cell.value) > 0.005) {
        faults.push(`${name(row, column)} shows ${shown} for ${cell.value}`);
      }
      const above = this.cell(row - 1, column);
      if (above?.kind === 'number' && !isTyped && styleOf(above) !== 'header') {
        if (above.format !== cell.format)
          faults.push(`${name(row, column)} has a format of its own`);
      }
    }
    return faults;
  }

  /** Columns of the director's own on the sheet of players: as they were in the entry list, and not printed. */
  private isCarried(column: number): boolean {
    const isOfPlayers = this.sheet.blocks.some(
      ({ list }) => list?.kind === 'table' && list.name === 'NK_Players',
    );
    const [, to] = /^A:([A-Z]+)$/.exec(this.sheet.print?.area ?? '') ?? [];
    return isOfPlayers && to !== undefined && column > columnOf(to);
  }

  /** W4 and W8: cells to type into have lines, say what may be typed, and colour the tab. */
  private inputs(): readonly string[] {
    const faults: string[] = [];
    const within = (addresses: readonly string[], row: number, column: number): boolean =>
      addresses.some((address) => {
        const area = parseArea(address);
        return (
          area !== undefined &&
          row >= area.row &&
          row < area.row + area.rows &&
          column >= area.column &&
          column < area.column + area.columns
        );
      });
    const lines = this.sheet.blocks.flatMap((block) => block.lines ?? []);
    const choices = this.sheet.blocks.flatMap((block) => block.choices ?? []);
    const offered = choices.map(({ at }) => at);
    const typed = this.all().filter(([, , cell]) => styleOf(cell) === 'input');
    const free = this.free();
    for (const [row, column, cell] of typed) {
      if (!within(lines, row, column)) faults.push(`${name(row, column)} has no lines around it`);
      const isText = 'format' in cell && cell.format === '@';
      const isName = cell.kind === 'text' || free.has(column);
      if (!isText && !isName && !within(offered, row, column)) {
        faults.push(`${name(row, column)} takes whatever is typed`);
      }
    }
    for (const { at, refusal, from } of choices) {
      if (from.kind !== 'texts' && (refusal ?? '') === '') {
        faults.push(`what may be typed at ${at} has no sentence`);
      }
    }
    const coloured = this.sheet.tabColor === inputTab;
    if (coloured !== typed.length > 0) faults.push('the tab’s colour tells of cells to type into');
    return faults.slice(0, 5);
  }

  /** Columns for free text, such as names of accounts. */
  private free(): ReadonlySet<number> {
    const free = new Set<number>();
    for (const [, column, cell] of this.all()) {
      const isFree = cell.kind === 'text' && styleOf(cell) === 'header' && sideOf(cell) !== 'right';
      if (isFree && /account|engine|event|toernooi|verwijderd|removed|engine/i.test(cell.text)) {
        free.add(column);
      }
    }
    return free;
  }

  private width(column: number): number {
    return this.sheet.widths?.[columnLetters(column)] ?? 8.43;
  }

  private get printed(): number {
    const area = this.sheet.print?.area;
    const [, from = 'A', to] = /^([A-Z]+)\d*:([A-Z]+)/.exec(area ?? '') ?? [];
    const last = to === undefined ? this.columns - 1 : columnOf(to);
    let sum = 0;
    for (let column = columnOf(from); column <= last; column++) sum += this.width(column);
    return sum;
  }

  /** W5: nothing is cut off. */
  private widths(): readonly string[] {
    const faults: string[] = [];
    for (const [row, column, cell] of this.all()) {
      if (cell.kind !== 'text' || cell.text === '') continue;
      const length = Array.from(cell.text).length;
      const width = this.width(column);
      if (styleOf(cell) === 'header') {
        if (longestWord(cell) > width) faults.push(`the heading “${cell.text}” is cut off`);
        continue;
      }
      const isFree = column === 0 && (row < this.head || !isFilled(this.cell(row, 1)));
      if (isFree && this.isProse(row)) {
        const needed = length * (styleOf(cell) === 'title' ? perDigit.title : perDigit.text);
        if (needed > this.printed) {
          faults.push(`${name(row, column)} is cut off: ${Math.round(needed)} of ${this.printed}`);
        }
        continue;
      }
      if (styleOf(cell) === 'note' && length * perDigit.text > this.roomFrom(row, column)) {
        faults.push(`${name(row, column)} runs into what stands beside it`);
      }
      const isBeside = isFilled(this.cell(row, column + 1));
      if (isBeside && length > width && width < 24) faults.push(`${name(row, column)} is cut off`);
    }
    return faults.slice(0, 5);
  }

  /** W5: no column is wider than its heading and its cells need: what is written above or below a list stretches none. */
  private stretched(): readonly string[] {
    if (this.isAsInSource) return [];
    const typed = this.sheet.tabColor === inputTab ? 28 : least;
    const needs = new Map<number, number>();
    const need = (column: number, width: number): void => {
      needs.set(column, Math.max(width, needs.get(column) ?? 0));
    };
    for (const [row, column, cell] of this.all()) {
      const style = styleOf(cell);
      if (style === 'aside') need(column, 40);
      // Facts above a list stand beside their labels; all else above or below it is text by itself.
      const isFact = styleOf(this.cell(row, 0)) === 'label';
      if ((row < this.head && !isFact) || (row > this.head && this.isProse(row))) continue;
      if (style === 'event' || style === 'note') continue;
      // Of a name that a formula gives, or that is typed later, nothing is known yet.
      if (style === 'input' || cell.kind === 'formula') need(column, toBeFilled);
      // A heading has a button beside it; a centred one has as much on its other side.
      if (style === 'header' && cell.kind === 'text') need(column, cell.text.length + 9);
      else if (cell.kind === 'text') need(column, Math.max(typed, cell.text.length + 3));
      else if (cell.kind === 'formula' && cell.spills) {
        for (let i = 1; i < cell.spills.columns; i++) need(column + i, toBeFilled);
      }
    }
    for (let column = 0; column < this.columns; column++) {
      const isEmpty = this.filled.every(
        ([row, at, cell]) => at !== column || row <= this.head || !isFilled(cell),
      );
      if (isEmpty) need(column, toBeFilled);
    }
    return [...needs].flatMap(([column, needed]) =>
      this.width(column) > Math.max(least, needed)
        ? [`${columnLetters(column)} is ${this.width(column)} wide for ${needed}`]
        : [],
    );
  }

  /** Up to the next cell that holds something, or to the end of what is printed. */
  private roomFrom(row: number, column: number): number {
    const [, to] = /:([A-Z]+)/.exec(this.sheet.print?.area ?? '') ?? [];
    const last = to === undefined ? this.columns - 1 : columnOf(to);
    let room = this.width(column);
    for (let next = column + 1; next <= last && !isFilled(this.cell(row, next)); next++) {
      room += this.width(next);
    }
    return room;
  }

  /** A line of text by itself. */
  private isProse(row: number): boolean {
    for (let column = 1; column < this.columns; column++) {
      if (isFilled(this.cell(row, column))) return false;
    }
    return true;
  }

  /** W6: headings stay in sight, and the first column at least. */
  private frozen(): readonly string[] {
    const { freeze } = this.sheet;
    const rows = this.isAsInSource ? (freeze?.rows ?? 0) : this.head + 1;
    if (freeze?.rows !== rows || freeze.columns < 1) return ['headings or names scroll away'];
    let frozen = 0;
    for (let column = 0; column < freeze.columns; column++) frozen += this.width(column);
    return frozen > 60 ? [`${frozen} characters are frozen`] : [];
  }

  /** W7: one page wide, with the event, the sheet, the date and the pages around it. */
  private page(): readonly string[] {
    const { print } = this.sheet;
    if (!print) return ['it has no page'];
    const faults: string[] = [];
    const { header, footer } = print;
    if (print.paper !== this.paper || print.fitToWidth !== true) {
      faults.push(`it is not one page of ${this.paper} wide`);
    }
    if ((header?.left ?? '') === '' || header?.right !== '&A') faults.push('it has no header');
    if (footer?.left !== '&D' || !/&P.*&N/.test(footer.right)) faults.push('it has no footer');
    const repeated = `${this.head + 1}:${this.head + 1}`;
    if (!this.isAsInSource && print.titleRows !== repeated)
      faults.push('headings are not repeated');
    if (print.orientation === 'landscape' && this.printed <= portrait) {
      faults.push(`it is landscape for ${this.printed} characters`);
    }
    for (const [row, column, cell] of this.all()) {
      const to = /:([A-Z]+)/.exec(print.area ?? '')?.[1];
      const isPrinted = to === undefined || column <= columnOf(to);
      if (styleOf(cell) === 'aside' && isPrinted) {
        faults.push(`${name(row, column)} is for the add-in and gets printed`);
      }
    }
    return faults.slice(0, 5);
  }
}

function styleOf(cell: PlanCell | undefined): string | undefined {
  return cell === undefined || cell.kind === 'keep' ? undefined : cell.style;
}

function isFilled(cell: PlanCell | undefined): boolean {
  return cell !== undefined && cell.kind !== 'blank' && cell.kind !== 'keep';
}

/** Where the content stands; nothing for cells of which the plan does not know what they show. */
function sideOf(cell: PlanCell | undefined): Alignment | undefined {
  if (cell === undefined || cell.kind === 'keep') return undefined;
  if (cell.align) return cell.align;
  if (cell.kind === 'number') return 'right';
  return cell.kind === 'text' ? 'left' : undefined;
}

function longestWord(cell: PlanCell): number {
  const words = cell.kind === 'text' ? cell.text.split(/\s+|(?<=-)/) : [];
  return Math.max(0, ...words.map(({ length }) => length));
}

function name(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}
