import { withTexts } from '../manifest/texts';
import { functionsTable, jobsTable } from './system-tables';

/** A part of a page that a command writes, between `<!-- name -->` and `<!-- /name -->`. */
export interface Part {
  readonly file: string;
  readonly name: string;
  readonly text: () => string | Promise<string>;
}

/** Where the pictures of the help are. */
export const pictures = 'docs/help/pictures';

export const parts: readonly Part[] = [
  { file: 'README.md', name: 'functions', text: functionsTable },
  { file: 'README.md', name: 'jobs', text: jobsTable },
];

/** A file that follows from what the languages say. */
export interface Made {
  readonly file: string;
  /** The whole file, from what it is now. */
  readonly text: (before: string) => string;
}

export const made: readonly Made[] = [{ file: 'manifest.xml', text: withTexts }];

/** The page with the part as it should be. */
export function withPart(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no part ${start} … ${end}.`);
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
}
