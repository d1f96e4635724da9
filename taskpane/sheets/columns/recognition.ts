import { columnLetters } from '../address';
import { plainText, type SourceCell, type SourceTable } from '../source';
import { likeness } from './spelling';
import { standsFor } from './person-names';
import { saidInAny, type Sentence } from '../../../src/language';
import type { ColumnsWanted, DoubtfulHeadings, DoubtKey, Field, Fields, Kind } from './fields';

/**
 * Which column holds which field. Made by `recognise` and corrected by the user in ColumnChoice; `readColumns` takes
 * it as it is.
 */
export interface Recognition<Key extends string = string> {
  /** Position of the header row in the source's rows; undefined if none was recognised: every row is data. */
  readonly header: number | undefined;
  /** Position of the column in the source for each field found or chosen. */
  readonly columns: Readonly<Partial<Record<Key, number>>>;
  /** Fields for which several columns would do: none is taken until the user chooses. */
  readonly ambiguous: readonly Key[];
  /** Columns with a doubtful heading: none is taken until the user chooses. */
  readonly doubts?: readonly Doubt<Key>[];
  /** Columns headed almost like a field, and what the user said of them. */
  readonly answers?: readonly HeadingAnswer[];
}

/** Whether the column is the field that its heading resembles. */
export interface HeadingAnswer {
  readonly column: number;
  readonly field: string;
  readonly isIt: boolean;
}

/** Columns whose heading may mean several things. */
export interface Doubt<Key extends string = string> {
  readonly columns: readonly number[];
  /** The fields that they may be. */
  readonly fields: readonly Key[];
  readonly asks: DoubtKey;
}

/** Longer texts are no headers; the limit also bounds the time that brackets take. */
const longestHeader = 1000;

/** Rows searched for the header row; titles and remarks may stand above it. */
const searched = 20;

/**
 * Recognises columns by their headers: the header row is the one with most fields, the first of equals. Headers are
 * compared as they look (case, accents, blanks, punctuation and what stands in brackets do not matter), never guessed
 * from parts of words.
 */
export function recognise<F extends Fields>(
  source: SourceTable,
  { fields, doubtful = [] }: ColumnsWanted<F>,
): Recognition<keyof F & string> {
  const names = namesOf(fields);
  let best: Recognition = { header: undefined, columns: {}, ambiguous: [] };
  for (const header of source.rows.slice(0, searched).keys()) {
    const found = recogniseRow(source, names, header, doubtful);
    if (weight(found) > weight(best)) best = found;
  }
  return { ...best, columns: byContent(source, fields, best) };
}

/** The columns, those moved whose cells say, most of them, that they are of another field: "Strength" above 3d and 12k is a rank. */
function byContent(
  source: SourceTable,
  fields: Fields,
  { header, columns }: Recognition,
): Recognition['columns'] {
  const found = new Map(Object.entries(columns));
  for (const [key, { kind, otherwise }] of Object.entries(fields)) {
    const column = found.get(key);
    if (column === undefined || !otherwise || found.has(otherwise.field)) continue;
    const reads = (each: Kind<unknown>) => (cell: SourceCell) =>
      each.read(cell, { address: '', mark: source.mark }).ok;
    const cells = filledBelow(source, header, column);
    if (cells.length === 0 || cells.some(reads(kind))) continue;
    if (2 * cells.filter(reads(otherwise.kind)).length <= cells.length) continue;
    found.delete(key);
    found.set(otherwise.field, column);
  }
  return Object.fromEntries(found);
}

/** The filled cells of a column below the headings. */
export function filledBelow(
  { rows }: SourceTable,
  header: number | undefined,
  column: number,
): readonly SourceCell[] {
  return rows.slice((header ?? -1) + 1).flatMap(({ cells }) => {
    const cell = cells[column];
    return cell === undefined || cell.kind === 'blank' ? [] : [cell];
  });
}

function weight({ columns, ambiguous, doubts = [] }: Recognition): number {
  return Object.keys(columns).length + ambiguous.length + doubts.length;
}

/** What the header of each field may be. */
type FieldNames = readonly (readonly [key: string, names: ReadonlySet<string>, field: Field])[];

function namesOf(fields: Fields): FieldNames {
  return Object.entries(fields).map(([key, field]) => [
    key,
    new Set(namesOfField(field).map(likeness)),
    field,
  ]);
}

/** What the header of a field may be, in any language. */
export function namesOfField({ synonyms, label, number }: Field): readonly string[] {
  return number === undefined ? [...synonyms, ...saidInAny(label)] : synonyms;
}

function recogniseRow(
  source: SourceTable,
  fields: FieldNames,
  header: number,
  doubtful: readonly DoubtfulHeadings[],
): Recognition {
  const heads = (source.rows[header]?.cells ?? []).map(headerKey);
  const asks = new Set(doubtful.flatMap(({ headings }) => headings.map(likeness)));
  const all = numbered(heads, (title) => asks.has(title), fields);
  const possible = doubtful.flatMap((each) => doubtsAmong(all, each));
  const told = possible.flatMap((doubt) => {
    const field = toldOf(doubt, source, header, doubtful);
    return field === undefined ? [] : [{ doubt, field, column: doubt.columns[0] ?? 0 }];
  });
  const doubts = possible.filter((doubt) => !told.some((each) => each.doubt === doubt));
  const asked = new Set(possible.flatMap(({ columns }) => columns));
  const titles = all.map((title, column) => (asked.has(column) ? '' : title));
  let columns: Record<string, number> = {};
  const several: (readonly [key: string, hits: readonly number[], field: Field])[] = [];
  const taken = new Set<number>();
  for (const [key, names, field] of fields) {
    const hits = titles.flatMap((title, column) =>
      names.has(title) && !taken.has(column) && isOf(field, source, header, column) ? [column] : [],
    );
    const first = field.among === 'first' ? ofFirstName(titles, names, hits) : hits;
    if (first.length > 1) several.push([key, hits, field]);
    else if (first[0] !== undefined) columns[key] = first[0];
    for (const column of hits) taken.add(column);
  }
  for (const [key, names, { fitsAlone }] of fields) {
    const isKnown = columns[key] !== undefined || several.some(([each]) => each === key);
    const isNamed = fields.some(([each, , { person }]) => person && columns[each] !== undefined);
    if (!fitsAlone || isKnown || isNamed) continue;
    const alone = titles.findIndex(
      (title, column) => names.has(title) && mostAre(fitsAlone, source, header, column),
    );
    if (alone === -1) continue;
    for (const [other] of Object.entries(columns).filter(([, column]) => column === alone)) {
      columns = withoutKey(columns, other);
    }
    columns[key] = alone;
  }
  for (const { field, column } of told) {
    if (field !== 'nothing') columns[field] ??= column;
  }
  const ambiguous: string[] = [];
  for (const [key, hits, { among }] of several) {
    const list = { source, header, taken: columns };
    const told = typeof among === 'function' ? among(hits, list) : undefined;
    if (told === undefined) ambiguous.push(key);
    else columns[key] = told;
  }
  return { header, columns, ambiguous, ...(doubts.length > 0 && { doubts }) };
}

/** Headings that stand several times are those of player 1, 2 and so on, where a list has such fields. */
function numbered(
  titles: readonly string[],
  isAsked: (title: string) => boolean,
  fields: FieldNames,
): readonly string[] {
  return titles.map((title, column) => {
    const isAlone = title === '' || titles.filter((each) => each === title).length === 1;
    if (isAlone || isAsked(title) || !fields.some(([, names]) => names.has(`${title}1`)))
      return title;
    const before = titles.slice(0, column).filter((each) => each === title);
    return `${title}${before.length + 1}`;
  });
}

/** Whether a column with a heading of a field holds what the field does; one without a filled cell does. */
function isOf({ fits }: Field, source: SourceTable, header: number, column: number): boolean {
  return !fits || mostAre(fits, source, header, column);
}

/** Whether most cells below a heading are such. */
function mostAre(
  fits: NonNullable<Field['fits']>,
  source: SourceTable,
  header: number,
  column: number,
): boolean {
  const cells = filledBelow(source, header, column);
  return 2 * cells.filter((cell) => fits(cell, source.mark)).length >= cells.length;
}

function withoutKey(columns: Record<string, number>, key: string): Record<string, number> {
  return Object.fromEntries(Object.entries(columns).filter(([each]) => each !== key));
}

/** The columns under the first of a field's names that any of them has. */
function ofFirstName(
  titles: readonly string[],
  names: ReadonlySet<string>,
  hits: readonly number[],
): readonly number[] {
  const first = [...names].find((name) => hits.some((column) => titles[column] === name));
  return hits.filter((column) => titles[column] === first);
}

/** What the cells of a column with a doubtful heading say that it is. */
function toldOf(
  { columns: [column, other], asks }: Doubt,
  source: SourceTable,
  header: number,
  doubtful: readonly DoubtfulHeadings[],
): string | undefined {
  if (column === undefined || other !== undefined) return undefined;
  const { told } = doubtful.find((each) => each.asks === asks) ?? {};
  const cells = filledBelow(source, header, column);
  return cells.length === 0 ? undefined : told?.(cells);
}

/** The columns under each heading of these. */
function doubtsAmong(
  titles: readonly string[],
  { headings, fields, asks, asksOfSeveral = asks }: DoubtfulHeadings,
): readonly Doubt[] {
  return [...new Set(headings.map(likeness))].flatMap((heading) => {
    const columns = titles.flatMap((title, column) => (title === heading ? [column] : []));
    if (columns.length === 0) return [];
    return [{ columns, fields, asks: columns.length > 1 ? asksOfSeveral : asks }];
  });
}

/** The fields of a list, and of which optional ones one is needed. */
interface FieldsNeeded {
  readonly fields: Fields;
  readonly needs?: readonly (readonly string[])[];
}

/**
 * The fields that have to be chosen before anything is computed: those with several columns, and of each need the field that
 * stands for it, with its question if there is one.
 */
export function fieldsMissing(
  { fields, needs = [] }: FieldsNeeded,
  { columns, ambiguous, doubts = [] }: Recognition,
): readonly FieldMissing[] {
  const needed = Object.entries(fields).flatMap(([key, { presence }]) =>
    presence === 'optional' ? [] : [[key]],
  );
  const all = (group: readonly string[]): readonly string[] =>
    group.flatMap((key) => standsFor(fields, key));
  const taken = new Set(Object.values(columns));
  const open = doubts.filter((doubt) => !doubt.columns.some((column) => taken.has(column)));
  const lacking = [...needed, ...needs].flatMap((group) => {
    const [key] = group;
    const isSettled = (each: string): boolean =>
      columns[each] !== undefined || ambiguous.includes(each);
    if (key === undefined || all(group).some(isSettled)) return [];
    const doubt = open.find((each) => each.fields.some((field) => group.includes(field)));
    return [{ key, group, doubt, isAmbiguous: false }];
  });
  return [
    ...ambiguous.map((key) => ({ key, group: [key], doubt: undefined, isAmbiguous: true })),
    ...lacking,
  ];
}

/** Whether a list would lack something without the column of this field. */
export function isNeeded(
  { fields, needs = [] }: FieldsNeeded,
  { columns }: Recognition,
  key: string,
): boolean {
  const { presence, person, partOf } = fields[key] ?? {};
  // A name may be given by its parts, also where every row has one.
  const own = partOf?.field ?? key;
  const isAlways = fields[own]?.presence !== 'optional';
  if (isAlways && person === undefined && partOf === undefined) return presence !== undefined;
  const groups = [...needs, ...(isAlways ? [[own]] : [])].map((group) =>
    group.flatMap((each) => standsFor(fields, each)),
  );
  const isAlone = (group: readonly string[]): boolean =>
    group.every((each) => (columns[each] !== undefined) === (each === key));
  return groups.some((group) => group.includes(key) && isAlone(group));
}

/** The columns that have a heading of this field. */
export function columnsHeaded(
  source: SourceTable,
  header: number | undefined,
  field: Field,
): readonly number[] {
  const names = new Set(namesOfField(field).map(likeness));
  const cells = (header === undefined ? undefined : source.rows[header]?.cells) ?? [];
  return cells.flatMap((cell, column) =>
    names.has(headerKey(cell)) && isOf(field, source, header ?? 0, column) ? [column] : [],
  );
}

export interface FieldMissing {
  readonly key: string;
  /** The fields of which one would do. */
  readonly group: readonly string[];
  readonly doubt: Doubt | undefined;
  /** Whether several columns have its heading. */
  readonly isAmbiguous: boolean;
}

/** The question about a doubtful heading, in words of the list. */
export function doubtSentence(
  source: SourceTable,
  header: number | undefined,
  { columns, asks }: Doubt,
): Sentence {
  const letters = columns.map((column) => columnLetters(source.place.area.column + column));
  const heading = titleOf(source, header, columns[0] ?? 0);
  return { code: asks, columns: letters, heading };
}

/** A header as it is compared: `Rating (EGF) *` is `rating`. Only texts are headers. */
function headerKey(cell: SourceCell): string {
  if (cell.kind !== 'text' && cell.kind !== 'merged') return '';
  if (cell.text.length > longestHeader) return '';
  // Programs write %age for a percentage, and an age is none.
  const text = cell.text.replace(/%\s?age/i, 'percentage');
  return likeness(text.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));
}

/** Whether a heading is that of one of these fields. */
export function isHeadingOf(fields: Fields, title: string): boolean {
  const key = headerKey({ kind: 'text', text: title });
  return namesOf(fields).some(([, names]) => names.has(key));
}

/** The user chose another column for a field, or none. */
export function withColumn<Key extends string>(
  recognition: Recognition<Key>,
  field: Key,
  column: number | undefined,
): Recognition<Key> {
  const others = Object.entries(recognition.columns).filter(([key]) => key !== field);
  const columns = Object.fromEntries(column === undefined ? others : [...others, [field, column]]);
  const ambiguous = recognition.ambiguous.filter((key) => key !== field);
  return { ...recognition, columns: columns as Recognition<Key>['columns'], ambiguous };
}

/** The user chose another header row, or that there is none: the columns stay. */
export function withHeader<Key extends string>(
  recognition: Recognition<Key>,
  header: number | undefined,
): Recognition<Key> {
  return { ...recognition, header };
}

/** A column's header as it stands, or nothing. */
export function titleOf(source: SourceTable, header: number | undefined, column: number): string {
  const cell = header === undefined ? undefined : source.rows[header]?.cells[column];
  return cell ? plainText(cell, source.mark).trim() : '';
}
