import { sentence, type Sentence } from '../../../src/language';
import { cellIn, columnLetters, type Place, placeName } from '../address';
import type { Finding } from '../plan';
import type { SourceCell, SourceRow, SourceTable } from '../source';
import type { ColumnsWanted, Field, Fields } from './fields';
import {
  columnsHeaded,
  type Doubt,
  doubtSentence,
  fieldsMissing,
  filledBelow,
  type HeadingAnswer,
  namesOfField,
  type Recognition,
  titleOf,
  withColumn,
} from './recognition';
import { existing } from '../../../src/core/result';
import { isSlip, likeness } from './spelling';
import { textKind } from './kinds';

/** The columns of a list as they are used. */
export interface ChosenColumns<F extends Fields> {
  readonly source: SourceTable;
  readonly wanted: ColumnsWanted<F>;
  readonly recognition: Recognition<keyof F & string>;
  /** Fields that have a column, with its position in the source. */
  readonly columns: readonly (readonly [key: string, column: number])[];
}

/** What is wrong with the columns of a list, before any row is read: each is refused or asked about. */
export function columnFaults<F extends Fields>(chosen: ChosenColumns<F>): readonly Finding[] {
  return [...ambiguous(chosen), ...lacking(chosen), ...usedTwice(chosen)];
}

/** The same of a list that this add-in has written: nobody chooses its columns, so a heading that is missing is gone. */
export function ofWritten(refusal: Finding, { place }: SourceTable): Finding {
  const { sentence: said } = refusal;
  const name = said.code === 'columnMissing' ? said['name'] : undefined;
  if (name === undefined) return refusal;
  return { sentence: sentence('columnGone', { sheet: place.sheet, name }), at: place };
}

/** A field as the pane calls it, inside a sentence. */
export function called({ label, number }: Pick<Field, 'label' | 'number'>): Sentence {
  return number === undefined ? { code: label } : { code: label, number };
}

function ambiguous<F extends Fields>({ wanted, recognition }: ChosenColumns<F>): Finding[] {
  return Object.entries(wanted.fields)
    .filter(([key]) => recognition.ambiguous.includes(key))
    .map(([, field]) => ({ sentence: sentence('columnAmbiguous', { name: called(field) }) }));
}

function lacking<F extends Fields>(chosen: ChosenColumns<F>): Finding[] {
  const { source, wanted, recognition } = chosen;
  const groups = fieldsMissing(wanted, recognition).filter(({ isAmbiguous }) => !isAmbiguous);
  if (groups.length === 0) return [];
  const unsplit = lineInOneColumn(source);
  if (unsplit !== undefined) {
    const at = cellIn(source.place, unsplit, 0);
    return [{ sentence: sentence('listSemicolons', { address: placeName(at) }), at }];
  }
  const found: Finding[] = [];
  const asked = new Set<Doubt>();
  for (const { group, doubt } of groups) {
    if (doubt === undefined) {
      found.push({ sentence: missing(group.map((key) => labelOf(wanted.fields, key))) });
    } else if (!asked.has(doubt)) {
      asked.add(doubt);
      found.push({ sentence: doubtSentence(source, recognition.header, doubt), asks: true });
    }
  }
  return found;
}

/** The first row of a list that stands in one column, as a file with semicolons opens in some countries. */
function lineInOneColumn({ place, rows }: SourceTable): number | undefined {
  if (place.area.columns > 1) return undefined;
  const partsOf = ({ cells: [cell] }: SourceRow): number =>
    cell?.kind === 'text' ? cell.text.split(';').length : 0;
  const row = rows.findIndex((each) => partsOf(each) > 2);
  if (row !== -1) return row;
  // Two fields a line: then every line has them, the headings as well.
  const first = rows.findIndex((each) => partsOf(each) > 1);
  const lines = rows.slice(Math.max(0, first)).filter((each) => partsOf(each) > 0);
  return first !== -1 && lines.length > 1 && lines.every((each) => partsOf(each) > 1)
    ? first
    : undefined;
}

function usedTwice<F extends Fields>({ source, wanted, columns }: ChosenColumns<F>): Finding[] {
  const found: Finding[] = [];
  const users = new Map<number, Sentence | string>();
  for (const [key, column] of columns) {
    const two = labelOf(wanted.fields, key);
    const one = users.get(column);
    const letters = columnLetters(source.place.area.column + column);
    if (one !== undefined) {
      found.push({ sentence: sentence('columnTwice', { column: letters, one, two }) });
    }
    users.set(column, two);
  }
  return found;
}

function labelOf(fields: Fields, key: string): Sentence | string {
  const field = fields[key];
  return field === undefined ? key : called(field);
}

/** That none of these fields has a column, of which one is needed; the first two are named. */
function missing([name = '', other]: readonly (Sentence | string)[]): Sentence {
  return other === undefined
    ? sentence('columnMissing', { name })
    : sentence('columnMissingEither', { name, other });
}

/** A cell that cannot be read: why, and whose it is. */
interface CellFault {
  readonly why: Sentence;
  readonly at: Place;
  /** The name in its row with its address, or the address alone. */
  readonly whose: string;
}

/** Up to so many cells with the same cause are told of one by one. */
const mostToldEach = 3;

/** So many others are named where one sentence stands for all. */
const mostNamed = 6;

/** The cells of a list that cannot be read, column by column: one sentence for each cause, and one that a column may be left out. */
export class CellFaults<F extends Fields> {
  private readonly read = new Set<keyof F>();
  private readonly byColumn = new Map<keyof F, Map<string, CellFault[]>>();

  constructor(
    private readonly fields: F,
    /** Whether the list can be read without the column of a field. */
    private readonly mayBeLeftOut: (key: keyof F) => boolean,
  ) {}

  /** A cell of a column was read: then it is no column of something else. */
  isRead(key: keyof F): void {
    this.read.add(key);
  }

  add(key: keyof F, fault: CellFault): void {
    const causes = this.byColumn.get(key) ?? new Map<string, CellFault[]>();
    const code = (fault.why as { readonly code?: string }).code ?? '';
    causes.set(code, [...(causes.get(code) ?? []), fault]);
    this.byColumn.set(key, causes);
  }

  /** In the order of the cells. */
  refusals(): readonly Finding[] {
    const found = [...this.byColumn].flatMap(([key, causes]) => {
      const all = [...causes.values()];
      const [first, ...others] = all.flatMap(oneForAll);
      const field: Field | undefined = this.fields[key];
      if (!first || !field) return [];
      const isOther = !this.read.has(key) && all.flat().length > 1;
      if (!isOther || !this.mayBeLeftOut(key)) return [first, ...others];
      const values = { why: first.sentence as Sentence, name: called(field) };
      return [{ ...first, sentence: sentence('cellOrLeaveOut', values) }, ...others];
    });
    const order = ({ at }: Finding, by: 'row' | 'column'): number => at?.area[by] ?? 0;
    return found.sort(
      (a, b) => order(a, 'row') - order(b, 'row') || order(a, 'column') - order(b, 'column'),
    );
  }
}

function oneForAll(faults: readonly CellFault[]): readonly Finding[] {
  if (faults.length <= mostToldEach) return faults.map(({ why, at }) => ({ sentence: why, at }));
  const [{ why, at }, ...others] = [existing(faults[0]), ...faults.slice(1)];
  const named = others.slice(0, mostNamed).map(({ whose }) => whose);
  const count = others.length - named.length;
  const more = count === 0 ? [] : [sentence('cellsMore', { count })];
  return [{ sentence: sentence('cellsAlike', { why, others: [...named, ...more] }), at }];
}

/** The fields that say who a row is about. */
const who = ['name', 'player', 'entry', 'account'];

/** Whether a field says who a row is about, or a part of that. */
export function isNaming(fields: Fields, key: string): boolean {
  const { person, partOf } = fields[key] ?? {};
  return who.includes(key) || person !== undefined || partOf !== undefined;
}

/** What people write below a list, in English and Dutch. */
const words = new Set(
  [
    ...['total', 'totals', 'grand total', 'subtotal', 'average', 'averages'],
    ...['number of players', 'number of pairs', 'totaal', 'totalen', 'eindtotaal', 'subtotaal'],
    ...['gemiddeld', 'gemiddelde', 'aantal', 'aantal spelers', 'aantal paren'],
  ].map(likeness),
);

/** Whether a cell of a field holds such a word where a name belongs. */
export function saysTotals(key: string, cell: SourceCell | undefined): boolean {
  return cell?.kind === 'text' && who.includes(key) && words.has(likeness(cell.text));
}

/** A line of totals at the foot of a list reads as one more player. */
export function totalsLine(key: string, cell: SourceCell, place: () => Place): readonly Finding[] {
  if (cell.kind !== 'text' || !saysTotals(key, cell)) return [];
  const at = place();
  const values = { name: cell.text.trim(), address: placeName(at) };
  return [{ sentence: sentence('listTotals', values), at }];
}

/** A column whose heading is like that of a field which has none. */
export interface Resemblance {
  readonly column: number;
  readonly field: string;
}

/**
 * The columns to be asked about: filled, used for nothing, not asked about before, and headed almost like a field that has no
 * column. Almost is a slip or two of the keyboard, an abbreviation, or a telling word or all the words of the field in a heading of
 * more, above cells that the field can read. A heading such as "Phone number" shares no telling word with anything.
 */
export function resembling(
  source: SourceTable,
  { fields }: ColumnsWanted,
  { header, columns, ambiguous, doubts = [], answers = [] }: Recognition,
): readonly Resemblance[] {
  if (header === undefined) return [];
  const isOpen = ([key]: readonly [string, Field]): boolean =>
    columns[key] === undefined && !ambiguous.includes(key);
  const open = Object.entries(fields).filter(isOpen);
  const spoken = new Set<number | undefined>([
    ...Object.values(columns),
    ...doubts.flatMap((doubt) => doubt.columns),
    ...answers.map(({ column }) => column),
    ...Object.entries(fields).flatMap(([key, field]) =>
      ambiguous.includes(key) ? columnsHeaded(source, header, field) : [],
    ),
  ]);
  const all = Array.from({ length: source.place.area.columns }, (_, column) => column);
  return all.flatMap((column): readonly Resemblance[] => {
    const title = titleOf(source, header, column);
    if (spoken.has(column) || title === '') return [];
    const cells = filledBelow(source, header, column);
    if (cells.length === 0) return [];
    const reads = ({ kind }: Field): boolean => {
      const read = cells.filter((cell) => kind.read(cell, { address: '', mark: source.mark }).ok);
      return kind !== textKind && 2 * read.length >= cells.length;
    };
    const found =
      open.find(([, field]) => namesOfField(field).some((name) => isAlmost(title, name))) ??
      open.find(([, field]) => {
        const names = namesOfField(field);
        return (
          (sharesWord(title, names) || names.some((name) => asks(title, name))) && reads(field)
        );
      });
    return found ? [{ column, field: found[0] }] : [];
  });
}

/** The questions about these columns. */
export function asksOfHeadings(
  source: SourceTable,
  wanted: ColumnsWanted,
  recognition: Recognition,
): readonly Finding[] {
  const { header = 0 } = recognition;
  return resembling(source, wanted, recognition).flatMap(({ column, field }) => {
    const own = wanted.fields[field];
    if (own === undefined) return [];
    const values = {
      column: columnLetters(source.place.area.column + column),
      heading: titleOf(source, header, column),
      name: called(own),
    };
    const at = cellIn(source.place, header, column);
    return [{ sentence: sentence('columnResembles', values), at, asks: true }];
  });
}

/** The user answered: the column is that field's, or of no use here. */
export function withAnswer(recognition: Recognition, answer: HeadingAnswer): Recognition {
  const { column, field, isIt } = answer;
  const { answers = [] } = recognition;
  const others = answers.filter((each) => each.column !== column);
  const had = recognition.columns[field] === column;
  const chosen =
    isIt || had ? withColumn(recognition, field, isIt ? column : undefined) : recognition;
  return { ...chosen, answers: [...others, answer] };
}

/** Words that stand in headings of many kinds: sharing one says nothing. */
const common = new Set(
  [
    ...['number', 'nummer', 'player', 'players', 'speler', 'spelers', 'points', 'punten'],
    ...['rounds', 'ronden', 'rondes', 'result', 'results', 'uitslag', 'previous', 'vorige'],
    ...['section', 'sectie', 'overall', 'optional', 'before', 'eerste', 'against', 'family'],
    ...['familie', 'played', 'gespeeld', 'gespeelde', 'position', 'positie', 'plaats', 'remark'],
    ...['opmerking', 'earned', 'verdiend', 'partijen', 'enters', 'scheduled', 'league'],
  ].map(likeness),
);

/** The letters of a telling word. */
const telling = 6;

function sharesWord(title: string, names: readonly string[]): boolean {
  const words = wordsOf(title);
  return names
    .flatMap(wordsOf)
    .some(
      (known) =>
        known.length >= telling &&
        !common.has(known) &&
        words.some((word) => word.startsWith(known) || isSlip(word, known)),
    );
}

/** `Did you time out?` holds `time out`: a name of several words in their order. One word alone stands in headings of many kinds. */
function asks(title: string, name: string): boolean {
  const [heading, words] = [wordsOf(title), wordsOf(name)];
  return (
    words.length > 1 &&
    heading.some((_, from) => words.every((word, i) => heading[from + i] === word))
  );
}

/** Whether a heading is a name but for slips, or an abbreviation of it. */
function isAlmost(title: string, name: string): boolean {
  return isSlip(likeness(withoutBrackets(title)), likeness(name)) || isShort(title, name);
}

function withoutBrackets(title: string): string {
  return title.replace(/\([^)]*\)|\[[^\]]*\]/g, '');
}

/** `Afw.` and `Afw. ronden`: each word begins one of the name, a point behind one that is cut. */
function isShort(title: string, name: string): boolean {
  if (!/\p{L}\./u.test(title)) return false;
  const [short, long] = [wordsOf(title), wordsOf(name)];
  return (
    short.length === long.length &&
    short.every((word, i) => word.length >= 3 && (long[i] ?? '').startsWith(word))
  );
}

function wordsOf(text: string): readonly string[] {
  return withoutBrackets(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(likeness);
}
