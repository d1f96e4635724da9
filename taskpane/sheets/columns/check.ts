import { sentence, type Sentence } from '../../../src/language';
import { cellIn, columnLetters, type Place, placeName } from '../address';
import type { Finding } from '../plan';
import type { SourceCell, SourceRow, SourceTable } from '../source';
import type { ColumnsWanted, Field, Fields } from './fields';
import { type Doubt, doubtSentence, fieldsMissing, type Recognition } from './recognition';
import { existing } from '../../../src/core/existing';
import { likeness } from './spelling';

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
