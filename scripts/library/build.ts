import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { version } from '../../package.json';
import { tongues } from '../../language/tongues';
import { systems } from '../../systems';

/** The door of each subpath, without its ending. */
function doors(): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...systems.map(({ id }) => [id, `src/${id}/index`] as const),
    ...tongues.map(({ tag }) => [`language/${tag}`, `language/library/${tag}`] as const),
  ]);
}

/**
 * `dist/lib`: the rules and their sentences as a package of ES modules, a subpath per system and language. Made of the
 * sources and of the declarations that `dist/core` has already; only the imports get the endings that Node asks for.
 */
export function buildLibrary(root: string): void {
  const out = path.join(root, 'dist', 'lib');
  rmSync(out, { recursive: true, force: true });
  for (const file of reachedFrom(root, Object.values(doors()))) {
    const write = (ending: string, text: string): void => {
      const place = path.join(out, file + ending);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, withEndings(text, path.dirname(path.join(root, file))));
    };
    write('.js', javascript(sourceOf(root, file)));
    write('.d.ts', readFileSync(path.join(root, 'dist', 'core', `${file}.d.ts`), 'utf8'));
  }
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
  cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
}

/** The doors and every file that they import, types included; names without their endings. */
function reachedFrom(root: string, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  // A set gives what is added while it is looped over.
  for (const file of reached) {
    const folder = path.dirname(file);
    for (const [, , name = ''] of sourceOf(root, file).matchAll(RELATIVE)) {
      const place = path.join(folder, name);
      reached.add(existsSync(path.join(root, `${place}.ts`)) ? place : path.join(place, 'index'));
    }
  }
  return reached;
}

function sourceOf(root: string, file: string): string {
  return readFileSync(path.join(root, `${file}.ts`), 'utf8');
}

/** An import of another file of the project. */
const RELATIVE = /((?:from|import) *\(?["'])(\.[^'"]*)(?=["'])/g;

function javascript(source: string): string {
  return transformSync(source, { loader: 'ts', format: 'esm', target: 'es2022' }).code;
}

/** Every relative import with the name of its file: `./award` becomes `./award.js`. */
function withEndings(text: string, folder: string): string {
  return text.replace(RELATIVE, (_all, before: string, name: string) => {
    const isFile = existsSync(`${path.join(folder, name)}.ts`);
    return `${before}${name}${isFile ? '.js' : '/index.js'}`;
  });
}

function description(): object {
  const entry = (door: string) => ({ types: `./${door}.d.ts`, default: `./${door}.js` });
  return {
    name: 'tournament-scoring',
    version,
    description: 'Rules of SOF, AGA, KGS, NK and Kuksu: awards, points, pairing and leagues.',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(
      Object.entries(doors()).map(([subpath, door]) => [`./${subpath}`, entry(door)]),
    ),
  };
}
