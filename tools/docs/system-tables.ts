import path from 'node:path';
import { metadataOf } from '../build/declared-functions';
import { systems, type SystemId } from '../../src/systems';
import { saidOf } from '../language';

const root = path.resolve(__dirname, '..', '..');

/** The README's table of functions, from the comments of their declarations. */
export function functionsTable(): string {
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
export function jobsTable(): string {
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
