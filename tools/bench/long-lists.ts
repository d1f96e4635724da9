import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { longCalls, type LongCall } from '../../test/functions/long-lists';

const root = path.resolve(__dirname, '../..');
const ROWS = 100_000;

type Implementation = (...args: unknown[]) => unknown;

/** The built functions with an error class as light as Excel's: one of JavaScript's notes where it was made. */
function builtFunctions(): ReadonlyMap<string, Implementation> {
  const functions = new Map<string, Implementation>();
  class LightError {
    constructor(
      readonly code: string,
      readonly message: string,
    ) {}
  }
  const CustomFunctions = {
    Error: LightError,
    ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    associate: (id: string, implementation: Implementation) => functions.set(id, implementation),
  };
  Object.assign(globalThis, { CustomFunctions });
  vm.runInThisContext(readFileSync(path.join(root, 'dist', 'functions.js'), 'utf8'));
  return functions;
}

/** Seconds of processor time for one call with so many rows. */
function seconds(calculate: Implementation, { args }: LongCall, rows: number): number {
  const given = args(rows);
  const { user: before } = process.cpuUsage();
  try {
    calculate(...given);
  } catch {
    // A refusal takes its time as well.
  }
  return (process.cpuUsage().user - before) / 1e6;
}

/** The slowest of all functions with any list of 100,000 rows, and how its time grows from half as many. */
export function longListRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  const functions = builtFunctions();
  const reference = JSON.parse(
    readFileSync(path.join(root, 'build', 'reference.json'), 'utf8'),
  ) as { id: string; examples: [{ formula: string }] }[];
  const calls = longCalls(reference.map(({ id, examples: [{ formula }] }) => ({ id, formula })));
  const timed = calls.map((call) => {
    const calculate = functions.get(call.id);
    if (!calculate) throw new Error(`${call.id} is not in the bundle.`);
    return { call, calculate, time: seconds(calculate, call, ROWS) };
  });
  const slowest = timed.reduce((a, b) => (b.time > a.time ? b : a));
  const { call, calculate } = slowest;
  const best = (rows: number): number =>
    Math.min(...[1, 2, 3].map(() => seconds(calculate, call, rows)));
  const name = `slowest function, 100,000 rows: ${call.id}, ${call.what}`;
  return [
    [`${name}, in seconds`, best(ROWS), 1],
    [`${name} / 50,000 rows`, best(ROWS) / best(ROWS / 2), 2.5],
  ];
}
