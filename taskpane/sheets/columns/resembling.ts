import { sentence } from '../../../src/language';
import { cellIn, columnLetters } from '../address';
import type { Finding } from '../plan';
import type { SourceTable } from '../source';
import { called } from './check';
import type { ColumnsWanted, Field } from './fields';
import { textKind } from './kinds';
import {
  columnsHeaded,
  filledBelow,
  namesOfField,
  titleOf,
  withColumn,
  type HeadingAnswer,
  type Recognition,
} from './recognition';
import { likeness } from './spelling';

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

/** One slip of the keyboard in a word of six letters, two in one of ten; numbers are no slips. */
function isSlip(one: string, two: string): boolean {
  const least = Math.min(one.length, two.length);
  const most = least >= 10 ? 2 : least >= telling ? 1 : 0;
  if (most === 0 || one === two || Math.abs(one.length - two.length) > most) return false;
  if (one.replace(/\D/g, '') !== two.replace(/\D/g, '')) return false;
  return slipsBetween(one, two) <= most;
}

/** Letters left out, put in, changed, or two that changed places. */
function slipsBetween(one: string, two: string): number {
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= two.length; j++) {
      const isSame = one[i - 1] === two[j - 1];
      const turned = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        turned ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[two.length] ?? 0;
}
