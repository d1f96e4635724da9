import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Core from '../../src';
import { median } from './measure';
import { eventAfter, wholeField } from './pairing';

/**
 * The first pairing of a fresh process beside warm ones, against libraries: `npx tsx tools/bench/first-calls.ts` after a build. A
 * library gets every legal pair, weighed beforehand, and only matches; tournament-pairings weighs them itself. Each figure is the
 * median of the processes, with the lowest and the highest.
 */
const PROCESSES = 7;
const ROUNDS = [5, 7];
const PLAYERS = 40;
const peers = ['edmonds-blossom', 'edmonds-blossom-fixed', 'tournament-pairings'];

interface Taken {
  readonly load: number;
  readonly first: number;
  readonly warm: number;
}

/** What each pairs: the same field. */
function given(event: Core.NkEvent): unknown {
  // oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
  const { stateOf } = require('../../dist/core') as typeof Core;
  const state = stateOf(event);
  if (!state.ok) throw new Error('An event of the benchmark cannot be read.');
  const players = [...state.value.positions.values()].map(({ player, score, met }) => ({
    id: player.number,
    score,
    rating: player.strength,
    avoid: [...met.keys()],
  }));
  return { event, edges: wholeField(event), players };
}

function takenBy(who: string, file: string): Taken {
  const script = path.join(__dirname, 'first-call.js');
  const said = execFileSync(process.execPath, [script, who, file], { encoding: 'utf8' });
  return JSON.parse(said) as Taken;
}

const spread = (times: readonly number[]): string =>
  [median(times), Math.min(...times), Math.max(...times)]
    .map((time) => time.toFixed(time < 1 ? 2 : 1))
    .join(', ');

function run(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-calls-'));
  try {
    for (const round of ROUNDS) {
      const file = path.join(folder, `${round}.json`);
      writeFileSync(file, JSON.stringify(given(eventAfter(PLAYERS, round - 1, 0, 2026))));
      const all = ['ours', ...peers].map((who) => ({ who, taken: [] as Taken[] }));
      // In turn, so that they share what else the machine does.
      for (let process = 0; process < PROCESSES; process++) {
        for (const { who, taken } of all) taken.push(takenBy(who, file));
      }
      const fixed = all.find(({ who }) => who === 'edmonds-blossom-fixed')?.taken ?? [];
      for (const { who, taken } of all) {
        const of = (step: keyof Taken): string => spread(taken.map((each) => each[step]));
        const ratio = (step: keyof Taken): string =>
          spread(taken.map((each, at) => each[step] / Number(fixed[at]?.[step])));
        console.log(
          `round ${round} of ${PLAYERS}, ${who}: load ${of('load')} ms; first ${of('first')} ms; warm ${of('warm')} ms; ` +
            `/ edmonds-blossom-fixed: first ${ratio('first')}, warm ${ratio('warm')}`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (require.main === module) run();
