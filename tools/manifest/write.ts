import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  addressesOf,
  addressesOfResource,
  development,
  dropComments,
  fallbacks,
  fileBelow,
  fileForSystem,
  hostOf,
  makeVariant,
  moveAddresses,
  sharedRuntime,
  type Variant,
} from './variants';
import { done, failed, type Outcome } from './outcome';
import { children, type Document, type Element, parseXml, serialise } from './xml';
import {
  forSystem,
  type Metadata,
  readMetadata,
  uncovered,
  withHelpAt,
  writeMetadata,
} from './metadata';

/** `npm run manifest -- --host <address>`: writes every manifest for that host into dist, or nothing at all. */
export function writeManifests(root: string, argv: string[]): Outcome<string[]> {
  const host = hostArgument(argv);
  if (!host.ok) return host;
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) return failed('There is no dist yet. Build first with npm run build.');
  const source = readFileSync(path.join(root, 'manifest.xml'), 'utf8');
  const plan = planManifests(source, host.value, (file) => {
    const built = path.join(dist, file);
    return existsSync(built) ? readFileSync(built, 'utf8') : undefined;
  });
  if (!plan.ok) return plan;
  const parsed = parseXml(source);
  const from = parsed.ok ? hostOf(parsed.value) : undefined;
  if (from !== undefined && from !== host.value) {
    const stale = leftovers(dist, from).filter((file) => !plan.value.has(file));
    if (stale.length > 0) {
      return failed(
        `These files of the build name ${from} and would not work elsewhere: ${stale.join(', ')}.`,
      );
    }
  }
  for (const [file, text] of plan.value) writeFileSync(path.join(dist, file), text);
  return done([...plan.value.keys()].map((file) => `dist/${file}`));
}

function hostArgument(argv: string[]): Outcome<string> {
  try {
    const { values } = parseArgs({ args: argv, options: { host: { type: 'string' } } });
    return readHost(values.host);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Reads a file of the build by its path below dist. */
type ReadBuilt = (file: string) => string | undefined;

/** Texts to write below dist, by path. */
type Plan = ReadonlyMap<string, string>;

/**
 * Everything `npm run manifest` writes, worked out before anything is written: the release, the development
 * variant, the one with a shared runtime and the fallback manifests, the metadata with its help links, and the fallbacks' own metadata.
 */
function planManifests(source: string, host: string, readBuilt: ReadBuilt): Outcome<Plan> {
  const parsed = parseXml(source);
  if (!parsed.ok) return parsed;
  const from = hostOf(parsed.value);
  if (from === undefined) return failed('manifest.xml has no address for the task pane.');
  const missing = neededFiles(parsed.value, from).filter((file) => readBuilt(file) === undefined);
  if (missing.length > 0) {
    return failed(`Not in dist: ${missing.join(', ')}. Build first with npm run build.`);
  }
  const plan = new Map<string, string>();
  plan.set('manifest.xml', manifestText(parsed.value, from, host));
  for (const variant of [development, sharedRuntime, ...fallbacks]) {
    plan.set(variant.file, manifestText(parsed.value, from, host, variant));
  }
  for (const file of metadataFiles(parsed.value, from)) {
    const metadata = metadataFor(readBuilt(file) ?? '', file, host);
    if (!metadata.ok) return metadata;
    plan.set(file, writeMetadata(metadata.value));
    for (const { system } of fallbacks) {
      if (system === undefined) continue;
      plan.set(fileForSystem(file, system), writeMetadata(forSystem(metadata.value, system)));
    }
  }
  return done(plan);
}

/** One manifest for one host, laid out afresh. */
export function manifestText(
  source: Document,
  from: string,
  host: string,
  variant?: Variant,
): string {
  const document = source.cloneNode(true) as Document;
  dropComments(document);
  moveAddresses(document, from, host);
  if (variant) makeVariant(document, variant);
  indent(document);
  return serialise(document);
}

/** Files the manifests point to and the build must have made: an unbuilt dist is noticed before writing. */
function neededFiles(source: Document, from: string): string[] {
  const named = addressesOf(source).map(({ address }) => fileBelow(from, address));
  const systems = fallbacks.flatMap(({ system }) => (system === undefined ? [] : [system]));
  const single = systems.flatMap((system) =>
    ['functions.js', 'functions.html'].map((file) => fileForSystem(file, system)),
  );
  const pages = [...single, sharedRuntime.sharedPage];
  return [...new Set([...named.filter((file) => file !== undefined), ...pages])];
}

/** functions.json, and the files that replace it for other languages. */
function metadataFiles(source: Document, from: string): string[] {
  const files = addressesOfResource(source, 'Functions.Metadata.Url').map((address) =>
    fileBelow(from, address),
  );
  return [...new Set(files.filter((file) => file !== undefined))];
}

function metadataFor(text: string, file: string, host: string): Outcome<Metadata> {
  const read = readMetadata(text, file);
  if (!read.ok) return read;
  const lost = uncovered(read.value, fallbacks);
  if (lost.length > 0) {
    return failed(
      `No fallback manifest offers ${lost.join(', ')}: add the system to src/systems.ts.`,
    );
  }
  return withHelpAt(read.value, host, file);
}

/** Lays a document out afresh, two blanks a level. Right for manifests, which never mix text and elements. */
function indent(document: Document): void {
  const root = document.documentElement;
  if (root) indentBelow(document, root, 1);
}

function indentBelow(document: Document, element: Element, level: number): void {
  const inner = children(element);
  if (inner.length === 0) return;
  for (const node of [...element.childNodes]) if (node.nodeType === 3) element.removeChild(node);
  for (const node of inner) {
    element.insertBefore(document.createTextNode(`\n${'  '.repeat(level)}`), node);
    indentBelow(document, node, level + 1);
  }
  element.appendChild(document.createTextNode(`\n${'  '.repeat(level - 1)}`));
}

/** Files below a folder whose text still names this address. */
function leftovers(folder: string, address: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|js|json|svg|xml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(address))
    .map((file) => path.relative(folder, file))
    .sort();
}

const example = 'npm run manifest -- --host https://example.org/scoring';

/**
 * Reads the address of the folder that will hold the add-in's files: https, a sub-path is kept, slashes at
 * its end are dropped. Anything that could not be the start of an address is refused with a sentence.
 */
export function readHost(argument: string | undefined): Outcome<string> {
  if (argument === undefined || argument.trim() === '') {
    return failed(`--host is missing: say where the files will be hosted, e.g. ${example}.`);
  }
  if (!URL.canParse(argument.trim())) {
    return failed(
      `--host "${argument}" is not a web address; it should look like this: ${example}.`,
    );
  }
  const url = new URL(argument.trim());
  if (url.protocol !== 'https:') {
    return failed(
      `--host "${argument}" does not start with https://; Office loads add-ins over https only.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    return failed(`--host "${argument}" holds a user name; manifests are read by everybody.`);
  }
  if (url.search !== '' || argument.includes('?')) {
    return failed(
      `--host "${argument}" holds a query (?...); file names are added behind it, so give the folder alone.`,
    );
  }
  if (url.hash !== '' || argument.includes('#')) {
    return failed(`--host "${argument}" holds a #; give the folder alone.`);
  }
  const folder = url.pathname.replace(/\/+$/, '');
  if (/\.(html?|xml|js|json)$/i.test(folder)) {
    return failed(`--host "${argument}" names a file; give the folder that will hold the files.`);
  }
  return done(`${url.origin}${folder}`);
}
