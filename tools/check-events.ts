import { groupCycle } from '../src';
import { firstViolation as firstCycle } from '../test/checkers/kuksu-cycles';
import { firstViolation as firstChampionship } from '../test/checkers/nk/generate';
import { rules } from '../test/checkers/nk/rules';

/** What a run of a check found wrong, and the seed that makes it again. */
interface Violation {
  readonly seed: number;
  readonly found: readonly string[];
}

/** A system's events, made from seeds and judged by a checker that shares no code with the rules. */
interface EventCheck {
  /** What is made: "pairs of Kuksu cycles". */
  readonly events: string;
  /** How many a whole run makes. */
  readonly count: number;
  /** Makes so many, from a seed on; the first that breaks a rule ends it. */
  readonly run: (seed: number, count: number) => Violation | undefined;
}

/**
 * `npm run check:events`: many random events of every system, each judged by a checker that shares no code with the
 * rules. Options: `-- --seed 7 --count 500 kuksu`.
 */
const checks: Readonly<Record<string, EventCheck>> = {
  kuksu: {
    events: 'pairs of Kuksu cycles',
    count: 100_000,
    run: (seed, count) => firstCycle(seed, count, groupCycle),
  },
  nk: {
    events: 'championships of 4 to 200 players',
    count: 100_000,
    run: (seed, count) => firstChampionship(seed, count, rules),
  },
};

/** So many events between two signs of life. */
const reportedEvery = 5000;

function main(): void {
  const seed = option('seed') ?? Date.now() % 1_000_000_000;
  console.log(`seed ${seed}`);
  const all = Object.entries(checks);
  const wanted = all.filter(([name]) => process.argv.includes(name));
  for (const [name, check] of wanted.length > 0 ? wanted : all) runCheck(name, check, seed);
}

function option(name: string): number | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
}

function runCheck(name: string, check: EventCheck, seed: number): void {
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

main();
