import { sentence, type Sentence, type TextKey } from '../../language';
import { cellIn, columnLetters, placeName } from '../plan/address';
import type { Finding } from '../plan/plan';
import type { SourceTable } from '../plan/source';
import type { ColumnsWanted, Fields } from './fields';
import { doubtSentence, fieldsMissing, type Doubt, type Recognition } from './recognition';

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
export function called(label: TextKey): Sentence {
  return { code: label };
}

function ambiguous<F extends Fields>({ wanted, recognition }: ChosenColumns<F>): Finding[] {
  return Object.entries(wanted.fields)
    .filter(([key]) => recognition.ambiguous.includes(key))
    .map(([, { label }]) => ({ sentence: sentence('columnAmbiguous', { name: called(label) }) }));
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
  const row = rows.findIndex(({ cells: [cell] }) => {
    return cell?.kind === 'text' && cell.text.split(';', 3).length > 2;
  });
  return row === -1 ? undefined : row;
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
  const label = fields[key]?.label;
  return label === undefined ? key : called(label);
}

/** That none of these fields has a column, of which one is needed; the first two are named. */
function missing([name = '', other]: readonly (Sentence | string)[]): Sentence {
  return other === undefined
    ? sentence('columnMissing', { name })
    : sentence('columnMissingEither', { name, other });
}
