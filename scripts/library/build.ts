import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { version } from '../../package.json';
import { systems } from '../../systems';

/**
 * `dist/lib`: the rules as a package of ES modules, a subpath per system. Made of the sources and of the declarations
 * that `dist/core` has already; only the imports get the endings that Node asks for.
 */
export function buildLibrary(root: string): void {
  const sources = path.join(root, 'src');
  const declared = path.join(root, 'dist', 'core', 'src');
  const out = path.join(root, 'dist', 'lib');
  rmSync(out, { recursive: true, force: true });
  for (const file of filesBelow(sources)) {
    const name = file.slice(0, -'.ts'.length);
    const write = (ending: string, text: string): void => {
      const place = path.join(out, name + ending);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, withEndings(text, path.dirname(path.join(sources, file))));
    };
    write('.js', javascript(readFileSync(path.join(sources, file), 'utf8')));
    write('.d.ts', readFileSync(path.join(declared, `${name}.d.ts`), 'utf8'));
  }
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
  cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
}

/** All sources but the door of `dist/core`, whose names differ. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts',
  );
}

function javascript(source: string): string {
  return transformSync(source, { loader: 'ts', format: 'esm', target: 'es2022' }).code;
}

/** Every relative import with the name of its file: `./award` becomes `./award.js`. */
function withEndings(text: string, folder: string): string {
  const relative = /((?:from|import) *\(?["'])(\.[^'"]*)(?=["'])/g;
  return text.replace(relative, (_all, before: string, name: string) => {
    const isFile = existsSync(`${path.join(folder, name)}.ts`);
    return `${before}${name}${isFile ? '.js' : '/index.js'}`;
  });
}

function description(): object {
  const entry = (id: string) => ({ types: `./${id}/index.d.ts`, default: `./${id}/index.js` });
  return {
    name: 'tournament-scoring',
    version,
    description: 'Rules of SOF, AGA, KGS, NK and Kuksu: awards, points, pairing and leagues.',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(systems.map(({ id }) => [`./${id}`, entry(id)])),
  };
}
