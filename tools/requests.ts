import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Prints what the jobs ask of Excel, as the tests of their costs measured it last: the table of docs/quality.md. */
const folder = path.resolve(__dirname, '..', 'build', 'requests');
const rows = ['nk', 'kgs', 'kuksu'].map((file) =>
  readFileSync(path.join(folder, `${file}.md`), 'utf8'),
);
process.stdout.write(
  `| Job | Step | Requests | Kilobytes | Actions |\n| --- | --- | --- | --- | --- |\n${rows.join('')}`,
);
