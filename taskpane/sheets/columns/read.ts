import { sentence, type Sentence } from '../../../src/language';
import { areaName, cellIn, type Place, placeName } from '../address';
import type { Finding } from '../plan';
import { plainText, type SourceCell, type SourceRow, type SourceTable } from '../source';
import {
  called,
  CellFaults,
  type ChosenColumns,
  columnFaults,
  isNaming,
  saysTotals,
  totalsLine,
} from './check';
import type { CellReading, ColumnsWanted, Field, Fields, ValuesOfFields } from './fields';
import { unusable } from './kinds';
import { isNeeded, recognise, type Recognition, titleOf } from './recognition';
import { existing } from '../../../src/core/result';
import { atOnce, type Stepwise } from '../../../src';
import { NameColumns, type NameParts, ofParts, standsFor } from './person-names';
import { likeness, type PlacedName, similarNameSteps, spelling } from './spelling';

/**
 * A list that was read around one cell ends at a blank row. Where what follows reads as another row of it, and not as the headings of
 * the next list, the user is told.
 */
function goesOn<F extends Fields>({
  source,
  wanted,
  columns,
}: ChosenColumns<F>): readonly Finding[] {
  const { below, place, mark } = source;
  if (!below) return [];
  const needed = columns.filter(([key]) => wanted.fields[key]?.presence === 'always');
  const reads = ([key, column]: readonly [string, number]): boolean => {
    const cell = below.cells[column];
    if (!cell || cell.kind === 'blank' || unusable(cell, '')) return false;
    if (saysTotals(key, cell)) return false;
    return wanted.fields[key]?.kind.read(cell, { address: '', mark }).ok === true;
  };
  const filled = ({ cells }: SourceRow): number =>
    columns.filter(([, column]) => (cells[column]?.kind ?? 'blank') !== 'blank').length;
  const last = source.rows.at(-1);
  // A remark below a list fills a cell or two.
  const isLikeLast = last !== undefined && 2 * filled(below) > filled(last);
  const isHeader = recognise({ ...source, rows: [below] }, wanted).header !== undefined;
  if (!isLikeLast || isHeader || !needed.every(reads)) return [];
  const at = cellIn(place, below.row - 1 - place.area.row, 0);
  const values = { address: placeName(place), next: placeName(at) };
  return [{ sentence: sentence('listGoesOn', values), at }];
}

/** Up to so many cells of a column are told of one by one. */
const mostToldEach = 3;

interface TextNumber {
  readonly content: string;
  readonly at: Place;
}

/** Numbers of a list that are stored as text: a whole column of them is one line, which hides no other warning. */
class TextNumbers {
  private readonly byField = new Map<Field, TextNumber[]>();

  add(field: Field, found: TextNumber): void {
    const known = this.byField.get(field) ?? [];
    known.push(found);
    this.byField.set(field, known);
  }

  warnings(): readonly Finding[] {
    return [...this.byField].flatMap(([field, found]): readonly Finding[] => {
      if (found.length <= mostToldEach) {
        return found.map(({ content, at }) => {
          return { sentence: sentence('cellTextNumber', { address: placeName(at), content }), at };
        });
      }
      const { at, content } = existing(found[0]);
      const values = { name: called(field), count: found.length, content, address: placeName(at) };
      return [{ sentence: sentence('cellsTextNumber', values), at }];
    });
  }
}

/** One row of a list, read. */
export interface ReadRow<F extends Fields> {
  /** The sheet's own row number, from 1. */
  readonly row: number;
  /** Position in the source's rows, for jobs that read further columns themselves. */
  readonly position: number;
  readonly values: ValuesOfFields<F>;
  /** The parts of the name in a field, where the list has them in columns of their own. */
  readonly nameOf: (field: keyof F) => NameParts | undefined;
  /** `Entries!B7`: the cell a field of this row stands in; the row's first cell where the field has no column. */
  readonly at: (field: keyof F) => string;
  /** The same cell, to be shown. */
  readonly placeOf: (field: string | undefined) => Place;
  /** The cells of the columns that are no field, to be carried along: one for each of the list's `extra`. */
  readonly extra: readonly SourceCell[];
}

/** A list read by its columns. With any refusal there are no rows: nothing is computed from half a list. */
export type ReadList<F extends Fields> =
  | {
      readonly ok: true;
      readonly rows: readonly ReadRow<F>[];
      /** Fields that have a column. */
      readonly present: readonly (keyof F & string)[];
      /** Where the headings stand in the source; undefined without any. */
      readonly header: number | undefined;
      /** The columns that are no field: header, and position in the source. */
      readonly extra: readonly ExtraColumn[];
      /** Such as names that look alike, or numbers that were texts. */
      readonly warnings: readonly Finding[];
    }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

interface ExtraColumn {
  readonly title: string;
  readonly column: number;
}

/** What is done with hidden and filtered rows; where there are any, the user has to choose. */
export type HiddenRows = 'use' | 'skip';

interface ReadingChoices<Key extends string> {
  readonly recognition: Recognition<Key>;
  /** Undefined until the user has chosen: hidden rows are refused until then. */
  readonly hidden: HiddenRows | undefined;
  /** Set where the user chooses the columns, and so can leave one out. */
  readonly byUser?: true;
}

/**
 * Reads a list by the columns chosen. Blank rows are skipped; everything else that cannot be read is refused by its cell.
 */
export function readColumns<F extends Fields>(
  source: SourceTable,
  wanted: ColumnsWanted<F>,
  choices: ReadingChoices<keyof F & string>,
): ReadList<F> {
  return atOnce(readColumnSteps(source, wanted, choices));
}

/** The same in steps, for long lists; each tells how far it is, from 0 to 1. */
export function readColumnSteps<F extends Fields>(
  source: SourceTable,
  wanted: ColumnsWanted<F>,
  choices: ReadingChoices<keyof F & string>,
): Stepwise<ReadList<F>> {
  return new ListReader(source, wanted, choices).read();
}

/** Rows per step: a few milliseconds. */
const rowsAtOnce = 100;

class ListReader<F extends Fields> {
  private readonly refusals: Finding[] = [];
  private readonly warnings: Finding[] = [];
  private readonly textNumbers = new TextNumbers();
  private readonly columns: readonly (readonly [string, number])[];
  private readonly columnOf: ReadonlyMap<string, number>;
  private readonly extra: readonly ExtraColumn[];
  private readonly fields: F;
  private readonly faults: CellFaults<F>;
  /** Of cells that the list can do without: they are told, and passed over. */
  private readonly passed: CellFaults<F>;
  /** The names of people, by their fields. */
  private readonly people: ReadonlyMap<string, NameColumns>;
  /** The field that names the rows, where there is one. */
  private readonly naming: string | undefined;

  constructor(
    private readonly source: SourceTable,
    private readonly wanted: ColumnsWanted<F>,
    private readonly choices: ReadingChoices<keyof F & string>,
  ) {
    const { columns, header } = choices.recognition;
    this.fields = wanted.fields;
    this.columns = Object.keys(this.fields).flatMap((key) => {
      const column = columns[key];
      return column === undefined ? [] : [[key, column] as const];
    });
    this.columnOf = new Map(this.columns);
    this.faults = new CellFaults(this.fields, (key) => this.mayBeLeftOut(String(key)));
    this.people = this.peopleOf(header);
    this.passed = new CellFaults(this.fields, () => false);
    this.naming = Object.keys(this.fields).find(
      (key) => this.fields[key]?.unique === true && this.placeOfField(key) !== undefined,
    );
    const taken = new Set(this.columns.map(([, column]) => column));
    this.extra = Array.from({ length: source.place.area.columns }, (_, column) => column)
      .filter((column) => !taken.has(column))
      .map((column) => ({ title: titleOf(source, header, column), column }))
      .filter(({ title }) => title !== '');
  }

  *read(): Stepwise<ReadList<F>> {
    const { source, wanted, columns } = this;
    const { recognition } = this.choices;
    this.refusals.push(...columnFaults({ source, wanted, recognition, columns }));
    this.checkHidden();
    if (this.refusals.length > 0) return { ok: false, refusals: this.refusals };
    const rows: ReadRow<F>[] = [];
    const { length } = this.source.rows;
    for (const [position, row] of this.source.rows.entries()) {
      if (this.isData(row, position)) rows.push(this.readRow(row, position));
      if (position % rowsAtOnce === 0) yield (0.5 * position) / length;
    }
    this.refusals.push(...this.faults.refusals());
    if (rows.length === 0) this.refuse(sentence('listEmpty', { address: this.address() }));
    this.warnings.push(...this.passed.refusals());
    this.warnings.push(...goesOn({ source, wanted, recognition, columns }));
    this.warnings.push(...this.textNumbers.warnings());
    yield* this.compareNames(rows);
    if (this.refusals.length > 0) return { ok: false, refusals: this.refusals };
    const present = this.columns.map(([key]) => key as keyof F & string);
    const { header } = recognition;
    return { ok: true, rows, present, header, extra: this.extra, warnings: this.warnings };
  }

  /** How each name of a person is read from its columns. */
  private peopleOf(header: number | undefined): ReadonlyMap<string, NameColumns> {
    const all = Object.entries(this.fields).flatMap(([key, { person }]) => {
      if (person === undefined || this.placeOfField(key) === undefined) return [];
      const parts = ofParts(key, (part) => this.columnOf.get(part));
      const columns = { whole: this.columnOf.get(key), parts };
      return [[key, new NameColumns(this.source, header, columns, person)] as const];
    });
    return new Map(all);
  }

  /** The column that a field stands in, or the first part of a name. */
  private placeOfField(key: string): number | undefined {
    return standsFor(this.fields, key).flatMap((each) => this.columnOf.get(each) ?? [])[0];
  }

  /** Hidden rows are neither read nor left out before the user has said which. */
  private checkHidden(): void {
    const { hiddenRows } = this.source;
    if (hiddenRows === 0 || this.choices.hidden !== undefined) return;
    const values = { count: hiddenRows, address: this.address() };
    this.refusals.push({ sentence: sentence('hiddenUndecided', values), asks: true });
  }

  /** A row below the header that is not blank in every column of a field. */
  private isData(row: SourceRow, position: number): boolean {
    const { recognition, hidden } = this.choices;
    const first = recognition.header === undefined ? 0 : recognition.header + 1;
    if (position < first || (row.hidden && hidden === 'skip')) return false;
    if (!this.columns.some(([, column]) => !looksBlank(row.cells[column]))) return false;
    return !this.isPassedOver(row, position);
  }

  /** A line of totals, a title within the list, or its headings once more: nobody is named there, and that is said. */
  private isPassedOver({ row, cells }: SourceRow, position: number): boolean {
    const { header } = this.choices.recognition;
    const named = this.columns.filter(([key]) => isNaming(this.fields, key));
    const heads = header === undefined ? undefined : this.source.rows[header]?.cells;
    const textIn = (cell: SourceCell | undefined): string =>
      cell?.kind === 'text' ? spelling(cell.text) : '';
    if (heads && this.columns.every(([, column]) => isHeadOf(cells[column], heads[column]))) {
      return true;
    }
    if (named.length === 0 || named.some(([, column]) => !looksBlank(cells[column]))) return false;
    const filled = cells.flatMap((cell, column) => (looksBlank(cell) ? [] : [column]));
    const [first = 0] = filled;
    const isTitle = filled.length === 1 && first === 0 && !this.reads(first, cells[first]);
    const content = textIn(cells[first]);
    if (content === '' || !(isTitle || saysTotals('name', cells[first]))) return false;
    const at = cellIn(this.source.place, position, first);
    this.warnings.push({ sentence: sentence('listPassedOver', { row, content }), at });
    return true;
  }

  /** Whether a cell is one of the field that its column is of. */
  private reads(column: number, cell: SourceCell | undefined): boolean {
    const [key] = this.columns.find((each) => each[1] === column) ?? [];
    const kind = key === undefined ? undefined : this.fields[key]?.kind;
    if (!kind || !cell) return false;
    return kind.read(cell, { address: '', mark: this.source.mark }).ok;
  }

  private readRow(row: SourceRow, position: number): ReadRow<F> {
    const values: Record<string, unknown> = {};
    for (const [key, column] of this.columns) {
      values[key] = this.readCell(key, row.cells[column], position, column);
    }
    const names = new Map<unknown, NameParts | undefined>();
    for (const [key, person] of this.people) {
      names.set(key, this.joinName(key, person, values, row));
    }
    return {
      row: row.row,
      position,
      values: values as ValuesOfFields<F>,
      nameOf: (field) => names.get(field),
      at: (field) => this.address(position, this.placeOfField(String(field)) ?? 0),
      placeOf: (field = '') => cellIn(this.source.place, position, this.placeOfField(field) ?? 0),
      extra: this.extra.map(({ column }) => row.cells[column] ?? { kind: 'blank' }),
    };
  }

  /** Puts the name in the place of its parts. Two rows of one list are read alike. */
  private joinName(
    key: string,
    person: NameColumns,
    values: Record<string, unknown>,
    { row, cells }: SourceRow,
  ): NameParts | undefined {
    const textIn = (field: string): string | undefined => values[field] as string | undefined;
    const { name, parts } = person.read(textIn(key), ofParts(key, textIn));
    values[key] = name === '' ? undefined : name;
    const field = this.fields[key];
    const isBlank = person.all.every((column) => looksBlank(cells[column]));
    if (isBlank && field?.presence === 'always') {
      const position = row - this.source.place.area.row - 1;
      const address = this.address(position, this.placeOfField(key));
      this.fault(key, sentence('cellBlank', { address, name: called(field) }), position);
    }
    return parts;
  }

  private readCell(
    key: string,
    cell: SourceCell | undefined,
    position: number,
    column: number,
  ): unknown {
    const field = this.fields[key];
    if (!field) return undefined;
    const address = this.address(position, column);
    if (cell === undefined || looksBlank(cell)) {
      if (field.presence === 'always' && field.person === undefined) {
        const name = called(field);
        this.fault(key, sentence('cellBlank', { address, name }), position);
      }
      return undefined;
    }
    const broken = unusable(cell, address);
    const reading: CellReading<unknown> = broken
      ? { ok: false, sentence: broken }
      : field.kind.read(cell, { address, mark: this.source.mark, name: this.nameOf(position) });
    if (!reading.ok) {
      this.fault(key, reading.sentence, position);
      return undefined;
    }
    this.faults.isRead(key);
    const place = (): Place => cellIn(this.source.place, position, column);
    this.warnings.push(...totalsLine(key, cell, place));
    if (reading.said) this.warnings.push({ sentence: reading.said, at: place() });
    if (reading.textNumber === true) {
      const content = plainText(cell, this.source.mark);
      this.textNumbers.add(field, { content, at: place() });
    }
    return reading.value;
  }

  private fault(key: string, why: Sentence, position: number): void {
    const column = this.placeOfField(key) ?? 0;
    const name = this.nameOf(position);
    const cell = cellIn(this.source.place, position, column);
    const address = areaName(cell.area);
    const { besides } = this.fields[key] ?? {};
    const isPassed = besides !== undefined && this.columnOf.has(besides);
    const faults = isPassed ? this.passed : this.faults;
    faults.add(key, { why, at: cell, whose: name === '' ? address : `${name} (${address})` });
  }

  /** What names a row; empty where nothing does. */
  private nameOf(position: number): string {
    const { naming = '' } = this;
    const cells = this.source.rows[position]?.cells;
    const textIn = (key: string): string | undefined => {
      const cell = cells?.[this.columnOf.get(key) ?? -1];
      return cell?.kind === 'text' && !looksBlank(cell) ? spelling(cell.text) : undefined;
    };
    const person = this.people.get(naming);
    if (!person) return textIn(naming) ?? '';
    return person.read(textIn(naming), ofParts(naming, textIn)).name;
  }

  /** Whether the list is whole without a column: its field is optional, and no other is missing that is needed in its place. */
  private mayBeLeftOut(key: string): boolean {
    const { presence, decides } = this.fields[key] ?? {};
    if (!this.choices.byUser || presence !== 'optional' || decides) return false;
    const columns = Object.fromEntries(this.columns);
    return !isNeeded(this.wanted, { columns, header: undefined, ambiguous: [] }, key);
  }

  private *compareNames(rows: readonly ReadRow<F>[]): Stepwise<void> {
    for (const [key, { unique = false }] of Object.entries(this.fields)) {
      const column = this.placeOfField(key);
      if (unique === false || column === undefined) continue;
      const names = rows.flatMap((row): PlacedName<number>[] => {
        const name: unknown = row.values[key];
        return typeof name === 'string' ? [{ text: name, at: row.position }] : [];
      });
      for (const group of yield* similarNameSteps(names)) {
        const [first, ...others] = group.names;
        const code = unique === 'number' ? 'numberTwice' : 'nameTwice';
        for (const other of first ? others : []) {
          this.tellSimilar(group.kind === 'same' ? code : group.kind, first, other, column);
        }
      }
    }
  }

  private tellSimilar(
    kind: 'nameTwice' | 'numberTwice' | 'alike',
    first: PlacedName<number> | undefined,
    other: PlacedName<number>,
    column: number,
  ): void {
    if (!first) return;
    const address = this.address(other.at, column);
    const before = this.address(first.at, column);
    const at = cellIn(this.source.place, other.at, column);
    if (kind !== 'alike') {
      const values = { address, before, name: other.text };
      this.refusals.push({ sentence: sentence(kind, values), at });
    } else {
      const values = { address, before, one: first.text, two: other.text };
      this.warnings.push({ sentence: sentence('namesAlike', values), at });
    }
  }

  private refuse(why: Sentence, position?: number, column = 0): void {
    const at = position === undefined ? {} : { at: cellIn(this.source.place, position, column) };
    this.refusals.push({ sentence: why, ...at });
  }

  private address(position?: number, column = 0): string {
    const { place } = this.source;
    return placeName(position === undefined ? place : cellIn(place, position, column));
  }
}

/** Whether a cell repeats a heading. */
function isHeadOf(cell: SourceCell | undefined, head: SourceCell | undefined): boolean {
  if (cell?.kind !== 'text' || head?.kind !== 'text') return false;
  return likeness(cell.text) === likeness(head.text);
}

/** Blank, or a text of blanks only. */
function looksBlank(cell: SourceCell | undefined): boolean {
  if (cell === undefined || cell.kind === 'blank') return true;
  return cell.kind === 'text' && /^[\s\u00a0\u200b\ufeff]*$/u.test(cell.text);
}
