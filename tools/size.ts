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

const size = (files: readonly string[]): string => `${files.length} / ${sum(files.map(linesOf))}`;

/** The files that a file imports. */
function importedBy(file: string, text = sources.get(file) ?? ''): readonly string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    const place = path.posix.join(path.posix.dirname(file), fileName);
    return ['.ts', '.tsx', '/index.ts'].map((end) => place + end).filter((at) => sources.has(at));
  });
}

const all = [...sources.keys()];
const imports = new Map(all.map((file) => [file, importedBy(file)]));
/** What a bundle or the help is made of; the rest tests it or serves the work on it. */
const shipped = all.filter((file) => !/^(test|tools)\//.test(file));
const statements = shipped.flatMap(
  (file) => sources.get(file)?.match(/^(?:import|export)\b[^;]*?\bfrom '[^']+';$/gm) ?? [],
);
const lines = sum(statements.map((each) => each.split('\n').length));

/** What pairing a round loads, but for types and for the rules of others. */
const first = ['main.tsx', 'nk/where-it-stands.ts', 'nk/views/PairJob.tsx', 'nk/pair-round.ts'];
const loaded = new Set([...first, 'excel/writing/writing.ts'].map((file) => `taskpane/${file}`));
for (const file of loaded) {
  const text = sources.get(file)?.replace(/^import type [^;]*;$|\bimport\(/gm, '');
  const next = importedBy(file, text).filter((each) => !/^src\/(aga|kgs|kuksu|sof)\//.test(each));
  for (const each of next) loaded.add(each);
}
const sizes = shipped.map(linesOf).sort((a, b) => a - b);
const lone = shipped.filter((file) => {
  const importers = shipped.filter((each) => imports.get(each)?.includes(file));
  return file.startsWith('taskpane/') && importers.length === 1 && linesOf(file) < 60;
});
const bytes = sum(tracked.map((file) => statSync(path.join(root, file)).size));

const figures: readonly (readonly [string, string | number])[] = [
  ['TypeScript files / lines', size(all)],
  ['shipped: files / lines', size(shipped)],
  ['tests: files / lines', size(all.filter((file) => file.startsWith('test/')))],
  ['median lines of a shipped file', sizes[Math.floor(sizes.length / 2)] ?? 0],
  ['lines of imports in shipped code', lines],
  ['files of the pane with one importer and under 60 lines', lone.length],
  ['files that opening, previewing and writing a round loads', loaded.size],
  ['megabytes of the checkout', (bytes / 1e6).toFixed(1)],
];
for (const [what, figure] of figures) console.log(`${what}: ${figure}`);
