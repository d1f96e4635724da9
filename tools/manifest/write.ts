import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hostOf } from './variants';
import { readHost } from './host';
import { leftovers, planManifests } from './plan';
import { done, failed, type Outcome } from './outcome';
import { parseXml } from './xml';

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
