import path from 'node:path';
import { report, validate } from './check/validate';
import { runExcel } from './excel';
import type { Outcome } from './outcome';
import { writeManifests } from './write';

/** One entry for everything that has to do with the manifest; package.json names the commands. */

const root = path.resolve(__dirname, '../..');

function say<T>(outcome: Outcome<T>): outcome is { ok: true; value: T } {
  if (!outcome.ok) for (const sentence of outcome.sentences) console.error(sentence);
  return outcome.ok;
}

async function run(command: string | undefined, argv: string[]): Promise<number> {
  if (command === 'write') {
    const written = writeManifests(root, argv);
    if (!say(written)) return 1;
    const manifests = written.value.filter((file) => file.endsWith('.xml'));
    for (const file of written.value) console.log(`${file} written`);
    return report(validate(root, manifests));
  }
  if (command === 'validate') return report(validate(root, argv));
  if (command === 'start' || command === 'stop') {
    const ended = await runExcel(root, command, argv);
    return say(ended) ? ended.value : 1;
  }
  console.error(`"${command ?? ''}" is none of write, validate, start and stop.`);
  return 1;
}

void run(process.argv[2], process.argv.slice(3)).then((code) => {
  process.exitCode = code;
});
