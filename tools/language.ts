import type { Part, Tongue } from '../src/language/part';
import type { Texts } from '../src/language/texts';
import { tongues } from '../src/language/tongues';
import { systems, type SystemId } from '../src/systems';

/**
 * What a language says of a system, or in general, in one of its files: `saidOf('nl', 'sof', 'functions')` is the export
 * `functions` of `src/language/nl/sof/functions.ts`.
 */
export function saidOf(tag: string, id: SystemId | 'general', file: string, name = file): unknown {
  // oxlint-disable-next-line typescript/no-require-imports -- found by its name, so that a system needs no other list
  const said = require(`../src/language/${tag}/${id}/${file}`) as Readonly<Record<string, unknown>>;
  const own = said[name];
  if (own === undefined)
    throw new Error(`src/language/${tag}/${id}/${file}.ts exports no ${name}.`);
  return own;
}

/** The file of a part within a language's folder: what Why says of a system, and its reasons, stand with the system. */
export const fileOfPart = (part: string): string => part.replace(/-(why|reasons)$/, '/$1');

/** What is fetched of a language, part by part. */
export function partsOf({ tag, load, shared }: Tongue): readonly Part[] {
  return ['start', ...Object.keys(load), ...Object.keys(shared)].map(
    // oxlint-disable-next-line typescript/no-require-imports -- at once: a test asks for texts as it is loaded
    (part) => require(`../src/language/${tag}/${fileOfPart(part)}`) as Part,
  );
}

/** All texts of the pane in a language. */
export function textsOf(wanted: string): Texts {
  const tongue = tongues.find(({ tag }) => tag === wanted);
  return Object.assign({}, ...(tongue ? partsOf(tongue) : []).map(({ texts }) => texts)) as Texts;
}

/** The same of all systems together, for files whose keys are functions. */
export function saidOfAll(tag: string, file: string): unknown {
  return Object.assign({}, ...systems.map(({ id }) => saidOf(tag, id, file)));
}
