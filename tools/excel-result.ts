import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultPage } from './docs/excel-result';

/** `npm run excel:result -- FILE …`: makes docs/excel-result.md from texts that the page Check this Excel has copied. */
const files = process.argv.slice(2);
const page = path.resolve(__dirname, '..', 'docs', 'excel-result.md');

try {
  if (files.length === 0)
    throw new Error('Name the files with the texts: npm run excel:result -- FILE …');
  writeFileSync(page, resultPage(files.map((file) => readFileSync(file, 'utf8'))));
  console.log(`Written: ${page}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
