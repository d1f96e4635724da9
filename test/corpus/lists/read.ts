import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A small list in the shape of another program's, and what it says. */
export interface ListSample {
  /** The program, its version where one is known, and what is special. */
  readonly title: string;
  readonly list: readonly (readonly string[])[];
  /** The lines behind `->`. */
  readonly told: readonly string[];
}

/** The samples of a file of this folder: `==` begins one, `|` parts its cells, `->` begins what is right. */
export function readSamples(name: string): readonly ListSample[] {
  const text = readFileSync(path.join(__dirname, name), 'utf8');
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [title = '', ...lines] = block.trimEnd().split('\n');
      const told = lines.filter((line) => line.startsWith('->'));
      const cells = lines.filter((line) => line.trim() !== '' && !line.startsWith('->'));
      const list = cells.map((line) => line.split('|').map((cell) => cell.trim()));
      const width = Math.max(...list.map((row) => row.length));
      return {
        title,
        list: list.map((row) => [...row, ...Array<string>(width - row.length).fill('')]),
        told: told.map((line) => line.slice(2).trim()),
      };
    });
}
