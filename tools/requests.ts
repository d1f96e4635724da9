import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Prints what the jobs ask of Excel, as the tests of their costs measured it last: the table of docs/quality.md. */
const folder = path.resolve(__dirname, '..', 'build', 'requests');

/** By job and step: requests, kilobytes, actions. */
const measured = new Map<string, Map<string, readonly string[]>>();
for (const file of ['nk', 'kgs', 'kuksu']) {
  for (const line of readFileSync(path.join(folder, `${file}.md`), 'utf8')
    .trim()
    .split('\n')) {
    const [job = '', step = '', ...figures] = line.slice(2, -2).split(' | ');
    measured.set(
      job,
      (measured.get(job) ?? new Map<string, readonly string[]>()).set(step, figures),
    );
  }
}

console.log(
  '| Job | Open or point | Preview | After changes | Write | Kilobytes, actions | Undo |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [job, steps] of measured) {
  const requests = (...of: readonly string[]): string =>
    of.map((step) => steps.get(step)?.[0]).find((figure) => figure !== undefined) ?? '';
  const [, kilobytes, actions] = steps.get('write') ?? [];
  const told = [
    requests('open', 'point'),
    requests('preview'),
    requests('after changes'),
    requests('write'),
  ];
  console.log(`| ${[job, ...told, `${kilobytes}, ${actions}`, requests('undo')].join(' | ')} |`);
}
