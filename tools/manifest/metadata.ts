import { done, failed, type Outcome } from './outcome';
import type { Variant } from './variants';

/** What this tool needs to know of a function in functions.json; everything else is carried along. */
export interface FunctionEntry {
  readonly id: string;
  readonly name: string;
  readonly helpUrl?: string;
}

export interface Metadata {
  readonly functions: readonly FunctionEntry[];
}

function isMetadata(value: unknown): value is Metadata {
  if (typeof value !== 'object' || value === null || !('functions' in value)) return false;
  const { functions } = value;
  return (
    Array.isArray(functions) &&
    functions.every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        'id' in entry &&
        typeof entry.id === 'string' &&
        'name' in entry &&
        typeof entry.name === 'string',
    )
  );
}

export function readMetadata(text: string, file: string): Outcome<Metadata> {
  try {
    const value: unknown = JSON.parse(text);
    if (isMetadata(value)) return done(value);
  } catch {
    // Not JSON at all: the same sentence.
  }
  return failed(`${file} is not a list of functions; build again with npm run build.`);
}

export function writeMetadata(metadata: Metadata): string {
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

const helpFolder = '/help/';

/**
 * Points every help link below this host. Whatever stood before the help folder is replaced, so that it
 * makes no difference whether the file comes fresh from the build or was written for another host before.
 */
export function withHelpAt(metadata: Metadata, host: string, file: string): Outcome<Metadata> {
  const lost: string[] = [];
  const functions = metadata.functions.map((entry) => {
    if (entry.helpUrl === undefined) return entry;
    const start = entry.helpUrl.lastIndexOf(helpFolder);
    if (start < 0) {
      lost.push(
        `${file}: the help link of ${entry.id} (${entry.helpUrl}) has no ${helpFolder} in it.`,
      );
    }
    return { ...entry, helpUrl: `${host}${entry.helpUrl.slice(start)}` };
  });
  return lost.length === 0 ? done({ ...metadata, functions }) : failed(...lost);
}

/** The functions of one system under ids without it: SOF.AWARD becomes AWARD. */
export function forSystem(metadata: Metadata, system: string): Metadata {
  const prefix = `${system}.`;
  const functions = metadata.functions
    .filter(({ id }) => id.startsWith(prefix))
    .map((entry) => ({
      ...entry,
      id: entry.id.slice(prefix.length),
      name: entry.name.slice(prefix.length),
    }));
  return { ...metadata, functions };
}

/** Functions that no fallback manifest would offer. */
export function uncovered(metadata: Metadata, fallbacks: readonly Variant[]): string[] {
  const covered = fallbacks.map(({ system }) => `${system ?? ''}.`);
  return metadata.functions
    .map(({ id }) => id)
    .filter((id) => !covered.some((prefix) => id.startsWith(prefix)));
}
