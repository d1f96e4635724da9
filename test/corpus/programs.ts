import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands beside a file of the corpus: who wrote it, and its right reading as a table. */
export interface Reading {
  readonly program: string;
  readonly version: string;
  readonly kind: 'egd' | 'ratings' | 'aga';
  /** Name, grade, country, club and start group; of a rating list name, number, rating, club and state; of a report id, names and rank. */
  readonly players?: readonly (readonly (string | number | null)[])[];
  readonly rounds?: readonly string[];
  readonly pins?: readonly string[];
  readonly colourless?: number;
  readonly handicaps?: number;
  readonly roundsDown?: boolean;
  readonly orderedBy?: string;
  /** Players whose names are none of the EGD. */
  readonly noEgdName?: readonly string[];
  readonly other?: 'nkOtherPairgoth' | 'nkOtherList' | 'nkOtherMacMahon';
  readonly source?: string;
  readonly games?: readonly string[];
  readonly remarks?: readonly string[];
}

const folder = path.join(__dirname, 'programs');

/** Each file in the shape of another program's, by its name. */
export const readings = JSON.parse(
  readFileSync(path.join(folder, 'readings.json'), 'utf8'),
) as Readonly<Record<string, Reading>>;

export const programFiles = readdirSync(folder).filter((name) => name !== 'readings.json');

export function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(folder, name)));
}

/** UTF-8, or the Latin letters of older programs. */
export function textOf(name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(name));
  } catch {
    return new TextDecoder('iso-8859-15').decode(bytesOf(name));
  }
}
