import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A golden table: where its numbers come from, the names of its columns, and its cells as typed. */
export interface Golden {
  readonly provenance: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads a table of this folder. Lines that open with # say where it comes from; no cell holds a comma. */
export function readGolden(name: string): Golden {
  const lines = readFileSync(path.join(__dirname, name), 'utf8').trimEnd().split('\n');
  const isComment = (line: string): boolean => line.startsWith('#');
  const [header = [], ...rows] = lines.filter((line) => !isComment(line)).map((l) => l.split(','));
  const ragged = rows.findIndex((row) => row.length !== header.length);
  if (ragged >= 0) throw new Error(`${name}: row ${ragged + 1} has another number of cells`);
  return { provenance: lines.filter(isComment), header, rows };
}

/** The same cells as numbers; an empty cell is undefined. */
export function numbers(row: readonly string[]): (number | undefined)[] {
  return row.map((cell) => {
    const value = cell === '' ? undefined : Number(cell);
    if (Number.isNaN(value)) throw new Error(`"${cell}" is no number`);
    return value;
  });
}
