import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventCheck } from './check';

/**
 * `npm run check:events`: many random events of every system, each judged by a checker that shares no code with the
 * rules. Every other file of this folder that exports a `check` is run. Options: `-- --seed 7 --count 500 kuksu`.
 */
const notChecks = new Set(['index.ts', 'check.ts']);

/** So many events between two signs of life. */
const reportedEvery = 5000;

function option(name: string): number | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
}

async function main(): Promise<void> {
  const seed = option('seed') ?? Date.now() % 1_000_000_000;
  console.log(`seed ${seed}`);
  const names = readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !notChecks.has(file))
    .map((file) => file.slice(0, -'.ts'.length));
  const wanted = names.filter((name) => process.argv.includes(name));
  for (const name of wanted.length > 0 ? wanted : names) await runCheck(name, seed);
}

async function runCheck(name: string, seed: number): Promise<void> {
  const file = pathToFileURL(path.join(__dirname, `${name}.ts`)).href;
  const { check } = (await import(file)) as { check: EventCheck };
  const count = option('count') ?? check.count;
  for (let done = 0; done < count; done += reportedEvery) {
    const violation = check.run(seed + done, Math.min(reportedEvery, count - done));
    if (violation) {
      console.error(`${name}: seed ${violation.seed} breaks the rules:`);
      for (const each of violation.found) console.error(`  ${each}`);
      process.exitCode = 1;
      return;
    }
    console.log(`${name}: ${Math.min(done + reportedEvery, count)} of ${count} ${check.events}`);
  }
  console.log(`${name}: ${count} ${check.events}, 0 violations`);
}

void main();
