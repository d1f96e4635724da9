import { saidInAny, type SheetKey, type Translate } from '../../src/language';
import { atOnce, mapped, type Stepwise } from '../../src';
import { type Area, areaName, cellName, onSheet } from './address';
import type { Field } from './columns/fields';
import { defineFields } from './columns/kinds';
import type { DecimalMark } from './notation';
import type { Choice, PlanCell } from './plan';
import { headingRow, headings, type ListColumn } from './sheet-parts';
import { fixed } from './source';

/**
 * A list that a job writes, described once: from its columns follow what is written, how it is found again and read back, and what is
 * shared of it. Why keeps a record over the keys of the columns, in a bundle of its own: a new column does not compile there
 * until it is explained. Which of several such lists counts is answered by their names (`numberedTables`). Reading stands apart
 * (`read-list.ts`): who only writes does not bring it.
 */
export interface ListedColumn<Row, All = unknown> extends Partial<
  Pick<Field, 'kind' | 'presence' | 'unique'>
> {
  /** One that mentions a number where the column comes several times. */
  readonly label: SheetKey;
  /** Headings by which it is found, too. */
  readonly synonyms?: readonly string[];
  readonly as: ListColumn['kind'];
  readonly width: number | ((given: WidthGiven<All>) => number);
  readonly cell: (row: Row, given: CellGiven<All>) => PlanCell;
  /** Its heading where that is more than the label, such as the name of an event, which follows its cell. */
  readonly head?: (given: Given<All> & { readonly index: number }) => PlanCell;
  /** Whether this list has it; every list where missing. */
  readonly shown?: (all: All) => boolean;
  /** So many columns, such as one for each round. */
  readonly times?: (all: All) => number;
  /** Calculated beside the list: no part of its table or filter, so that formulas can fill it. */
  readonly beside?: 'before' | 'behind';
  /** What a person may type. */
  readonly typed?: (given: Given<All>) => Omit<Choice, 'at'>;
  /** What it tells of its event: the list is old where that is something else now. */
  readonly tells?: (row: Row, index: number) => string | number;
  /** What is written, without what an option added. */
  readonly plain?: (written: string) => string;
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
  readonly headings: readonly SheetKey[];
  /** The list is one of this kind without it, too. */
  readonly optional?: true;
  /** A number as it is shown. */
  readonly shown: (value: number, mark: DecimalMark) => string;
  /** For a blank cell: what it means, or a dash. */
  readonly blank?: SheetKey | '–';
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

export interface CellGiven<All> extends Given<All> {
  /** Which of several columns, from 0. */
  readonly index: number;
  /** Which line, from 0, and of how many. */
  readonly line: number;
  readonly lines: number;
  readonly places: Places<string>;
}

/** Where the columns of a list stand, for formulas; a column that this list does not have throws. */
export interface Places<Key extends string> {
  /** `$E$13:$E$40`: its lines, without the heading; where the column comes several times, those of all or of the first so many. */
  readonly down: (key: Key, count?: number) => string;
  /** `E13`: in one line, from 0. */
  readonly own: (key: Key, line: number) => string;
  /** `$E$12`: a heading; of several columns from 0. */
  readonly heading: (key: Key, index?: number) => string;
  /** `$A$13:$C$40`: the lines from one column to another. */
  readonly across: (from: Key, to: Key) => string;
  /** On the sheet, from 0. */
  readonly column: (key: Key) => number;
  readonly has: (key: Key) => boolean;
}

/** Where a list stands. */
export interface ListPlace {
  /** The row of its headings and its first column, from 0. */
  readonly head?: number;
  readonly column?: number;
  /** Of one that stands already, where others may have put columns among its own: each of them. Only its rows are written then. */
  readonly columnOf?: (key: string) => number;
  /** Its lines, where formulas fill more of them than are written; as many as are written where missing. */
  readonly lines?: number;
  /** Named in what `Places` gives, for formulas on other sheets. */
  readonly sheet?: string;
}

type Columns<Row, All> = Readonly<Record<string, ListedColumn<Row, All>>>;

/** The columns that are written, and their cells. */
interface Written {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
}

/** A block of a list: what stands outside of its table or filter is written by itself. */
interface WrittenPart extends Written {
  /** Its headings and lines, for a name. */
  readonly area: string;
  readonly block: { readonly at: string; readonly cells: readonly (readonly PlanCell[])[] };
}

export interface ListWritten<Key extends string> extends Written {
  readonly before: WrittenPart;
  readonly list: WrittenPart;
  readonly behind: WrittenPart;
  /** One column by itself. */
  readonly only: (key: Key) => WrittenPart['block'];
  readonly choices: readonly Choice[];
  readonly places: Places<Key>;
}

type WriteGiven<All> = Given<All> & ListPlace;

interface DescribedList<Row, All, C extends Columns<Row, All>> {
  readonly write: (rows: readonly Row[], given: WriteGiven<All>) => ListWritten<keyof C & string>;
  /** The same in steps, for long lists. */
  readonly writeSteps: (
    rows: readonly Row[],
    given: WriteGiven<All>,
  ) => Stepwise<ListWritten<keyof C & string>>;
  readonly columns: C;
  /** Of a list that has the same columns everywhere: where they stand. */
  readonly places: (at: ListPlace) => Places<keyof C & string>;
  /** The same: its headings and lines with what is calculated beside them, so that a column inserted anywhere among them widens it. */
  readonly area: (at: ListPlace) => Area;
  /** For `readColumns`, which refuses what it cannot read. */
  readonly fields: ReturnType<typeof defineFields<C>>;
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
  const columnsOf = (all: All) =>
    entries
      .filter(([, { shown }]) => shown?.(all) ?? true)
      .flatMap(([key, column]) =>
        Array.from({ length: column.times?.(all) ?? 1 }, (_, index) => ({ key, column, index })),
      );
  type Here = ReturnType<typeof columnsOf>;
  const placesOf = (here: Here, at: ListPlace): Places<Key> => {
    const { head = headingRow, column: left = 0, lines: rows = 0, sheet, columnOf } = at;
    const column = (key: string): number => {
      if (columnOf) return columnOf(key);
      const found = here.findIndex((each) => each.key === key);
      if (found < 0) throw new Error(`No column ${key} in this list.`);
      return left + found;
    };
    const named = (area: Area): string =>
      sheet === undefined ? fixed(area) : onSheet(sheet, fixed(area));
    const below = (first: number, columns: number): string =>
      named({ row: head + 1, rows, column: first, columns });
    return {
      down: (key, count = here.filter((each) => each.key === key).length) =>
        below(column(key), count),
      own: (key, line) => cellName(head + 1 + line, column(key)),
      heading: (key, index = 0) =>
        named({ row: head, rows: 1, column: column(key) + index, columns: 1 }),
      across: (from, to) => below(column(from), 1 + column(to) - column(from)),
      column,
      has: (key) => here.some((each) => each.key === key),
    };
  };
  function* writing(rows: readonly Row[], given: WriteGiven<All>): Stepwise<ListWritten<Key>> {
    const { head = headingRow, column: left = 0, lines = rows.length } = given;
    const here = columnsOf(given.all);
    const places: Places<string> = placesOf(here, { ...given, lines });
    const cells = yield* mapped(rows, (row, line) =>
      here.map(({ column: { cell }, index }) =>
        cell(row, { ...given, index, line, lines, places }),
      ),
    );
    const columns = here.map(({ column: { label, as, width, times }, index }, i): ListColumn => {
      const title = times ? numberedTitle(label, index, given.t) : plainTitle(label, given.t);
      const texts = cells.map((line) => (line[i]?.kind === 'text' ? line[i].text : ''));
      return {
        ...{ title, kind: as },
        width: typeof width === 'number' ? width : width({ ...given, title, texts }),
      };
    });
    const heads = headings(columns).map(
      (heading, i) => here[i]?.column.head?.({ ...given, index: here[i].index }) ?? heading,
    );
    const cut = (from: number, to: number): WrittenPart => {
      const partOf = cells.map((line) => line.slice(from, to));
      return {
        columns: columns.slice(from, to),
        rows: partOf,
        area: areaName({ row: head, column: left + from, rows: lines + 1, columns: to - from }),
        block: {
          at: cellName(head, left + from),
          cells: [heads.slice(from, to), ...partOf],
        },
      };
    };
    const part = (where: 'before' | 'behind' | undefined): WrittenPart => {
      const own = here.flatMap(({ column: { beside } }, i) => (beside === where ? [i] : []));
      return cut(own[0] ?? 0, (own.at(-1) ?? -1) + 1);
    };
    return {
      ...{ columns, rows: cells, places },
      only: (key) => {
        const from = places.column(key) - left;
        return cut(from, from + 1).block;
      },
      ...{ before: part('before'), list: part(undefined), behind: part('behind') },
      choices: here.flatMap(({ column: { typed } }, i) =>
        typed
          ? [
              {
                at: areaName({ row: head + 1, rows: lines, column: left + i, columns: 1 }),
                ...typed(given),
              },
            ]
          : [],
      ),
    };
  }
  // Nothing is known of the list: its columns depend on nothing.
  const always = (): Here => columnsOf(undefined as All);
  return {
    write: (rows, given) => atOnce(writing(rows, given)),
    writeSteps: writing,
    places: (at) => placesOf(always(), at),
    area: ({ head = headingRow, column = 0, lines = 0 }) => ({
      ...{ row: head, column, rows: 1 + lines },
      columns: always().length,
    }),
    fields: defineFields(columns),
    columns,
  };
}

/** A heading that mentions nothing. */
const plainTitle = (label: SheetKey, t: Translate): string => t(label as 'kuksuLeague');

/** The number that a heading mentions. */
export const numberIn = /\{(\w+)\}/;

/** A heading that mentions its number, from 1. */
function numberedTitle(label: SheetKey, index: number, t: Translate): string {
  const [, name = ''] = numberIn.exec(saidInAny(label)[0] ?? '') ?? [];
  return t(label as 'nkRoundShort', { [name]: index + 1 } as { round: number });
}
