import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `npm run size`: how large the project is, and how it hangs together. */
const root = path.resolve(__dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');
const sources = new Map(
  tracked
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const linesOf = (file: string): number => (sources.get(file) ?? '').split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What a bundle or the help is made of; the rest tests it or serves the work on it. */
const isShipped = (file: string): boolean => !/^(test|workbench|scripts|bench|tools)\//.test(file);
const isTest = (file: string): boolean => file.startsWith('test/');

/** The files that each file imports, types included, and the lines that say so. */
const imports = new Map<string, readonly string[]>();
let lines = 0;
for (const [file, text] of sources) {
  const { importedFiles } = ts.preProcessFile(text);
  const places = importedFiles.flatMap(({ fileName }) => {
    const place = path.posix.join(path.posix.dirname(file), fileName);
    return ['.ts', '.tsx', '/index.ts']
      .map((end) => place + end)
      .filter((each) => sources.has(each));
  });
  imports.set(file, places);
  if (!isShipped(file)) continue;
  const statements = text.match(/^(?:import|export)\b[^;]*?\bfrom '[^']+';$/gm) ?? [];
  lines += sum(statements.map((each) => each.split('\n').length));
}

const all = [...sources.keys()];
const shipped = all.filter(isShipped);
const tests = all.filter(isTest);
const sizes = shipped.map(linesOf).sort((a, b) => a - b);
const lone = shipped.filter((file) => {
  const importers = shipped.filter((each) => imports.get(each)?.includes(file));
  return file.startsWith('taskpane/') && importers.length === 1 && linesOf(file) < 60;
});
const bytes = sum(tracked.map((file) => statSync(path.join(root, file)).size));

const figures: readonly (readonly [string, string | number])[] = [
  ['TypeScript files / lines', `${all.length} / ${sum(all.map(linesOf))}`],
  ['shipped: files / lines', `${shipped.length} / ${sum(shipped.map(linesOf))}`],
  ['tests: files / lines', `${tests.length} / ${sum(tests.map(linesOf))}`],
  ['median lines of a shipped file', sizes[Math.floor(sizes.length / 2)] ?? 0],
  ['lines of imports in shipped code', lines],
  ['files of the pane with one importer and under 60 lines', lone.length],
  ['megabytes of the checkout', (bytes / 1e6).toFixed(1)],
];
for (const [what, figure] of figures) console.log(`${what}: ${figure}`);
