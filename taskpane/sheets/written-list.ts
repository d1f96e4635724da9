import { type TextKey, type Translate } from '../../src/language';
import { cellIn, type Place } from './address';
import type { Field } from './columns/fields';
import { defineFields } from './columns/kinds';
import { recognise } from './columns/recognition';
import { spelling } from './columns/spelling';
import type { DecimalMark } from './notation';
import type { PlanCell } from './plan';
import type { ListColumn } from './sheet-parts';
import { plainText, type SourceCell, type SourceTable } from './source';

/**
 * A list that a job writes, described once: from its columns follow what is written, how it is found again and read back, and what is
 * shared of it. Why keeps a record over the keys of the columns, in a bundle of its own: a new column does not compile there
 * until it is explained. Which of several such lists counts is answered by their names (`numberedTables`).
 */
export interface ListedColumn<Row, All = unknown> extends Partial<
  Pick<Field, 'kind' | 'presence' | 'unique'>
> {
  readonly label: TextKey;
  /** Headings by which it is found, too. */
  readonly synonyms?: readonly string[];
  readonly as: ListColumn['kind'];
  readonly width: number | ((given: WidthGiven<All>) => number);
  readonly cell: (row: Row, given: CellGiven<All>) => PlanCell;
  /** What of it is given to others. */
  readonly share?: Omit<WrittenColumn, 'headings' | 'shown'> &
    Partial<Pick<WrittenColumn, 'shown'>>;
}

/** What a column of a list is for those who read it elsewhere, in the order in which it is given. */
export const writtenRoles = ['group', 'place', 'name', 'grade', 'score', 'figure'] as const;
export type WrittenRole = (typeof writtenRoles)[number];

export interface WrittenColumn {
  readonly role: WrittenRole;
  /** Its headings in a sheet; the one that is found heads it elsewhere. */
  readonly headings: readonly TextKey[];
  /** The list is one of this kind without it, too. */
  readonly optional?: true;
  /** A number as it is shown. */
  readonly shown: (value: number, mark: DecimalMark) => string;
  /** For a blank cell: what it means, or a dash. */
  readonly blank?: TextKey | '–';
  /** Texts name what the figure is. */
  readonly isNamed?: true;
}

/** What the columns of a list depend on. */
interface Given<All> {
  readonly all: All;
  readonly t: Translate;
}

interface WidthGiven<All> extends Given<All> {
  readonly title: string;
  /** What the cells show, where it is text. */
  readonly texts: readonly string[];
}

interface CellGiven<All> extends Given<All> {
  /** Which line, from 0. */
  readonly line: number;
}

type Columns<Row, All> = Readonly<Record<string, ListedColumn<Row, All>>>;

/** A list of the columns that are written, and their cells. */
interface ListWritten {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
}

/** A line of a list that was written. */
export interface LineRead<Key extends string> {
  /** The row of the sheet, from 0. */
  readonly row: number;
  /** Undefined where the list has no such column. */
  readonly cell: (key: Key) => SourceCell | undefined;
  readonly at: (key: Key) => Place | undefined;
  /** In normal spelling, with a point in numbers. */
  readonly text: (key: Key) => string;
  /** NaN for what is none. */
  readonly number: (key: Key) => number;
}

export interface ListRead<Key extends string> {
  readonly lines: readonly LineRead<Key>[];
  /** By the column within what was read. */
  readonly columns: ReadonlyMap<number, Key>;
}

export interface DescribedList<Row, All, C extends Columns<Row, All>> {
  readonly write: (rows: readonly Row[], given: Given<All>) => ListWritten;
  /** Undefined where a column is missing that is not optional, or one of those that are needed instead. */
  readonly read: (
    source: SourceTable,
    needed?: readonly (keyof C & string)[],
  ) => ListRead<keyof C & string> | undefined;
  /** For `readColumns`, which refuses what it cannot read. */
  readonly fields: ReturnType<typeof defineFields<C>>;
  readonly shared: readonly WrittenColumn[];
}

export type KeyOf<List extends { readonly fields: object }> = keyof List['fields'] & string;

/** In two steps: the types of the rows and of what is known of all of them are said, the keys follow from the columns. */
export function listOf<Row, All = undefined>(): <const C extends Columns<Row, All>>(
  columns: C,
) => DescribedList<Row, All, C> {
  return describedList;
}

function describedList<Row, All, const C extends Columns<Row, All>>(
  columns: C,
): DescribedList<Row, All, C> {
  type Key = keyof C & string;
  const entries = Object.entries<ListedColumn<Row, All>>(columns) as [
    Key,
    ListedColumn<Row, All>,
  ][];
  const fields = defineFields(columns);
  const needed = entries.flatMap(([key, { presence = 'optional' }]) =>
    presence === 'optional' ? [] : [key],
  );
  return {
    write: (rows, given) => {
      const cells = rows.map((row, line) =>
        entries.map(([, { cell }]) => cell(row, { ...given, line })),
      );
      return {
        rows: cells,
        columns: entries.map(([, { label, as, width }], i) => {
          const title = plainTitle(label, given.t);
          const texts = cells.map((line) => (line[i]?.kind === 'text' ? line[i].text : ''));
          return {
            ...{ title, kind: as },
            width: typeof width === 'number' ? width : width({ ...given, title, texts }),
          };
        }),
      };
    },
    read: (source, keys = needed) => {
      const { header, columns: found } = recognise(source, { fields });
      const at: Partial<Record<Key, number>> = found;
      if (header === undefined || keys.some((key) => at[key] === undefined)) return undefined;
      return {
        columns: new Map(
          entries.flatMap(([key]) => (at[key] === undefined ? [] : [[at[key], key] as const])),
        ),
        lines: source.rows.slice(header + 1).map(({ row, cells }, i): LineRead<Key> => {
          const cell = (key: Key): SourceCell | undefined =>
            at[key] === undefined ? undefined : cells[at[key]];
          const text = (key: Key): string => spelling(plainText(cell(key) ?? nothing, '.'));
          return {
            ...{ row: row - 1, cell, text },
            at: (key) =>
              at[key] === undefined ? undefined : cellIn(source.place, header + 1 + i, at[key]),
            number: (key) => {
              const held = cell(key);
              if (held?.kind === 'number') return held.value;
              return text(key) === '' ? Number.NaN : Number(text(key).replace(',', '.'));
            },
          };
        }),
      };
    },
    fields,
    shared: entries
      .flatMap(([, { label, share }]): WrittenColumn[] =>
        share ? [{ shown: String, ...share, headings: [label] }] : [],
      )
      .sort((a, b) => writtenRoles.indexOf(a.role) - writtenRoles.indexOf(b.role)),
  };
}

const nothing: SourceCell = { kind: 'blank' };

/** A heading that mentions nothing. */
const plainTitle = (label: TextKey, t: Translate): string => t(label as 'kuksuLeague');
