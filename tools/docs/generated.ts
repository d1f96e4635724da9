import path from 'node:path';
import { metadataOf } from '../build/declared-functions';
import { type SystemId, systems } from '../../src/systems';
import { saidOf } from '../language';
import { withTexts } from '../manifest/texts';

const root = path.resolve(__dirname, '..', '..');

/** The README's table of functions, from the comments of their declarations. */
function functionsTable(): string {
  const files = systems.map(({ id }) => path.join(root, 'functions', `${id}.ts`));
  const functions = files.flatMap((file) => metadataOf(file).functions);
  const lines = functions.map(({ id, name, description, parameters }) => {
    const names = parameters.map((each) => (each.optional === true ? `[${each.name}]` : each.name));
    const system = systems.find(({ prefix }) => id.startsWith(`${prefix}.`));
    if (!system) throw new Error(`No system has the function ${id}.`);
    const rules = `[${system.prefix}](src/${system.id}/rules.md)`;
    return `| \`=${name}(${names.join(', ')})\` | ${description} | ${rules} |`;
  });
  return ['| Formula | Gives | Rules |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The README's table of jobs, in the words of Home. */
function jobsTable(): string {
  const lines = systems
    .filter(({ jobs }) => jobs.length > 0)
    .map(({ id, prefix, guides }) => {
      const pages = guides.map((guide) => `[docs/${guide}](docs/${guide})`).join(', ');
      return `| ${prefix} | ${titlesOf(id).join('; ')} | ${pages} |`;
    });
  return ['| System | Jobs | For directors |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The titles of a system's jobs; each stands beside its lead. */
function titlesOf(id: SystemId): readonly string[] {
  const said = saidOf('en', id, 'jobs', `${id}Jobs`) as Readonly<Record<string, string>>;
  return Object.entries(said).flatMap(([key, text]) => (key.endsWith('Lead') ? [] : [text]));
}

/** A part of a page that a command writes, between `<!-- name -->` and `<!-- /name -->`. */
interface Part {
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
interface Made {
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
