import { saidInAny } from '../../../src/language';
import { defineFields } from '../../sheets/columns/kinds';
import { recognise } from '../../sheets/columns/recognition';
import { likeness } from '../../sheets/columns/spelling';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import type { StandingsColumn } from './standings-column';

/** The standings on a sheet, known by their headings in any language. */
export interface WrittenWall {
  /** The rounds that have a column. */
  readonly played: number;
  /** By the column within what was read. */
  readonly columns: ReadonlyMap<number, StandingsColumn>;
  readonly rows: readonly WallLine[];
}

/** A line as it is written. */
export interface WallLine {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly name: string;
  readonly line: number;
  /** One for each round, such as "12+". */
  readonly marks: readonly string[];
}

const wallFields = defineFields({
  place: { label: 'nkPlace' },
  line: { label: 'nkLine' },
  name: { label: 'nkName' },
  group: { label: 'nkGroupColumn' },
  score: { label: 'nkScore' },
  sos: { label: 'nkSos' },
  sodos: { label: 'nkSodos' },
  wins: { label: 'nkWins' },
});

/** Undefined where the sheet holds no standings. */
export function readWall(sheet: SourceTable): WrittenWall | undefined {
  const { header, columns } = recognise(sheet, { fields: wallFields });
  const { place, line, name, score, sos, sodos } = columns;
  const needed = [place, line, name, score, sos, sodos];
  if (header === undefined || needed.includes(undefined)) return undefined;
  const text = (cell: SourceCell | undefined): string =>
    cell ? plainText(cell, sheet.mark).trim() : '';
  const found = new Map<number, StandingsColumn>();
  for (const [key, column] of Object.entries(columns)) {
    if (key !== 'name') found.set(column, key as Exclude<keyof typeof wallFields, 'name'>);
  }
  const rounds = roundColumns((sheet.rows[header]?.cells ?? []).map(text));
  rounds.forEach((column, at) => found.set(column, at + 1));
  return {
    played: rounds.length,
    columns: found,
    rows: sheet.rows.slice(header + 1).flatMap(({ row, cells }) => {
      const own = text(cells[name ?? -1]);
      const number = Number(text(cells[line ?? -1]));
      if (own === '' || !Number.isInteger(number) || number < 1) return [];
      const marks = rounds.map((column) => text(cells[column]));
      return [{ row: row - 1, name: own, line: number, marks }];
    }),
  };
}

/** The columns of the rounds, from the first on. */
function roundColumns(titles: readonly string[]): readonly number[] {
  const columns: number[] = [];
  for (let round = 1; ; round++) {
    const names = saidInAny('nkRoundShort').map((each) =>
      likeness(each.replace('{round}', String(round))),
    );
    const column = titles.findIndex((title) => names.includes(likeness(title)));
    if (column === -1) return columns;
    columns.push(column);
  }
}
