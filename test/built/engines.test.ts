import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  customFunctionsRuntime,
  type Engine,
  engineScript,
  es5,
  hermes,
  javaScriptCore,
  quickJs,
  type Report,
  v8,
} from './support/engines';
import { loadBundle, readMetadata, readReference } from './support/bundle';
import { CellError, flawOf } from '../functions/custom-functions';
import { runs, sampled } from '../support/sampled';
import { argumentsOf } from './support/formula';
import { hostileValues } from './support/hostile-values';
import { sampleSeed } from '../support/tier';
import { raw, statusesIn } from '../tools/workbench/server/support/raw';
import { type RandomRequest, randomRequests } from './support/random-requests';
import { StartedProcess } from './support/started';
import { numbers, readGolden } from '../golden/read';

describe('engines', () => {
  /** All functions with all their examples, then with changed ones, among them many that are refused. */
  const script = engineScript('functions.js', 20261122, 120);

  const engines: readonly [name: string, engine: Engine | undefined][] = [
    ['V8 with nothing but ES5', es5],
    ['V8 after the custom functions runtime', customFunctionsRuntime],
    ['Hermes', hermes()],
    ['QuickJS', quickJs],
    ['JavaScriptCore', javaScriptCore()],
  ];

  let expected: Report;

  beforeAll(async () => {
    expected = await v8(script);
  });

  describe('the script that every engine runs', () => {
    test('calls every function, with values, refusals and no bug among the outcomes', () => {
      expect(Object.keys(expected).sort()).toEqual(
        readMetadata()
          .functions.map(({ id }) => id)
          .sort(),
      );
      for (const [id, { values, refusals, bugs }] of Object.entries(expected)) {
        expect([id, bugs]).toEqual([id, []]);
        expect([id, values > 10, refusals > 10]).toEqual([id, true, true]);
      }
    });

    test('gives another hash when one outcome is another', async () => {
      const broken = script.replace('a score in whole or half points', 'a score in halves');
      expect(broken).not.toBe(script);
      const { 'NK.RIGHTS': rights, ...others } = await v8(broken);
      expect(rights?.hash).not.toBe(expected['NK.RIGHTS']?.hash);
      expect(others['SOF.AWARD']).toEqual(expected['SOF.AWARD']);
    });
  });

  describe.each(engines)('%s', (name, engine) => {
    const inEngine = engine ? test : test.skip;
    const told = engine ? '' : ' (skipped: not installed)';

    inEngine(
      `${name} gives the outcomes of V8${told}`,
      async () => {
        if (!engine) return;
        expect(await engine(script)).toEqual(expected);
      },
      120_000,
    );
  });
});

const functions = loadBundle('functions.js');
const examples = new Map(
  readReference().map(({ id, examples: [{ formula }] }) => [id, argumentsOf(formula)]),
);

const passedOn = new Set(hostileValues.filter((value) => value instanceof CellError));
const flawOfCall = (id: string, args: unknown[]): string | undefined =>
  flawOf(() => functions.get(id)?.(...args), passedOn);

const cases = readMetadata().functions.flatMap(({ id, parameters }) =>
  parameters.map((parameter, index) => ({
    id,
    name: parameter.name,
    index,
    count: parameters.length,
  })),
);

test('there are at least 200 hostile values', () => {
  expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(200);
});

describe.each(cases)('$id, $name', ({ id, index, count }) => {
  const example = examples.get(id) ?? [];
  const withArgument = (value: unknown): unknown[] =>
    Array.from({ length: count }, (_, each) => (each === index ? value : (example[each] ?? null)));

  test('shows a value or an error with a sentence, whatever the cell holds', () => {
    const flaws = sampled(hostileValues, 70).map((value) => [
      value,
      flawOfCall(id, withArgument([[value]])),
    ]);
    expect(flaws.filter(([, flaw]) => flaw !== undefined)).toEqual([]);
  });

  test('does so for every cell of a range, too', () => {
    const flaws = sampled(hostileValues, 15).flatMap((value) =>
      [[[1], [value]], [[1, value]], [[value], [value], [value]]].map((range) => [
        value,
        flawOfCall(id, withArgument(range)),
      ]),
    );
    expect(flaws.filter(([, flaw]) => flaw !== undefined)).toEqual([]);
  });

  test('gives the same answer for a blank, however it arrives', () => {
    const outcomes = [0, null, ''].map((blank) => {
      try {
        return functions.get(id)?.(...withArgument([[blank]]));
      } catch (error) {
        return (error as CellError).code;
      }
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });
});

describe('random requests', () => {
  jest.setTimeout(300_000);

  const count = runs(800, 100_000);

  let started: StartedProcess;

  beforeAll(async () => {
    started = await StartedProcess.run('--no-open', '--port', '0');
  });

  afterAll(() => {
    started.stop();
  });

  /** The requests by the connection they share. */
  function connectionsOf(requests: readonly RandomRequest[]): RandomRequest[][] {
    const connections: RandomRequest[][] = [[]];
    for (const request of requests) {
      connections[connections.length - 1]?.push(request);
      if (!request.goesOn) connections.push([]);
    }
    return connections.filter((each) => each.length > 0);
  }

  /** Sends what one connection carries and gives back the statuses of the requests that had to be answered. */
  async function statusesOf(requests: readonly RandomRequest[]): Promise<number[]> {
    const whole = requests.filter(({ goesOn }) => goesOn);
    const bytes = (some: readonly RandomRequest[]): Buffer =>
      Buffer.concat(some.map((each) => each.bytes));
    const rest = bytes(requests.filter(({ goesOn }) => !goesOn));
    const received = await raw(started.port, bytes(whole), { answers: whole.length, rest });
    return statusesIn(received).slice(0, whole.length);
  }

  test(`the server stands ${count} random requests, and answers each that can be read`, async () => {
    const connections = connectionsOf(randomRequests(count, sampleSeed));
    const statuses = new Map<number, number>();
    const unanswered: string[] = [];
    const waiting = connections.values();
    const worker = async (): Promise<void> => {
      for (const requests of waiting) {
        const found = await statusesOf(requests);
        const whole = requests.filter(({ goesOn }) => goesOn);
        for (const each of whole.slice(found.length))
          unanswered.push(each.bytes.toString('latin1'));
        for (const status of found) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 16 }, worker));

    expect(started.isRunning).toBe(true);
    expect(await started.page()).toContain('<title>Workbench');
    expect(unanswered.slice(0, 3)).toEqual([]);
    expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([200, 400, 403, 404, 405]);
  });
});

function call(id: string, ...args: unknown[]): unknown[][] {
  const implementation = functions.get(id);
  if (!implementation) throw new Error(`${id} is not associated`);
  return implementation(...args) as unknown[][];
}

const column = (values: readonly unknown[]): unknown[][] => values.map((each) => [each]);
const rowsOf = (name: string): number[][] =>
  readGolden(name).rows.map((row) => numbers(row).map((each) => each ?? NaN));

test('S1, S2: SOF.AWARD of a column against a row is the printed sample table', () => {
  const [, ...averages] = readGolden('sof-sample-table.csv').header.map(Number);
  const rows = rowsOf('sof-sample-table.csv');
  const tables = rows.map(([each]) => each);
  expect(call('SOF.AWARD', [averages], column(tables))).toEqual(rows.map((row) => row.slice(1)));
});

describe('AGA', () => {
  test('A5: TABLE, POINTS and RESULTS give the 20 printed places', () => {
    const printed = rowsOf('aga-worked-example.csv');
    const points = column(printed.map(([, each]) => each));
    const places = column(printed.map(([place]) => place));
    expect(call('AGA.TABLE', 7.93, 20, null, null)).toEqual(printed);
    expect(call('AGA.POINTS', 7.93, 20, places, null, null)).toEqual(points);
    expect(call('AGA.RESULTS', 7.93, 20, places, null)).toEqual(points);
  });

  test('A1, A2, A4: EXACT, CATEGORY and SLOPE give what the document states', () => {
    const stated = rowsOf('aga-categories.csv');
    const field = [
      column(stated.map(([avg]) => avg)),
      column(stated.map(([, players]) => players)),
    ];
    expect(call('AGA.EXACT', ...field)[0]).toEqual([15.5]);
    expect(call('AGA.CATEGORY', ...field)).toEqual([[16], [1]]);
    expect(call('AGA.SLOPE', field[0])[0]).toEqual([0.86]);
  });
});

describe('KGS', () => {
  test.each([
    ['July', 7],
    ['September', 9],
  ])('K5: RESULTS pays %s 2012 as it was paid', (_, month) => {
    const rows = rowsOf('kgs-events-2012.csv').filter(([each]) => each === month);
    const [wins, sos, sodos, points] = [1, 2, 3, 4].map((index) =>
      column(rows.map((row) => row[index])),
    );
    const calculator = [[8, 5, 3, 2, 1]];
    expect(call('KGS.RESULTS', null, null, wins, sos, sodos, calculator)).toEqual(points);
    expect(call('KGS.RESULTS', 60, rows.length, wins, sos, sodos, calculator)).toEqual(points);
    // One removed account more, which counts for nothing.
    const more = [wins, sos, sodos].map((each) => [...(each ?? []), [9]]);
    const counts = [...rows.map(() => [true]), [false]];
    expect(call('KGS.RESULTS', 60, rows.length, ...more, calculator, counts)).toEqual([
      ...(points ?? []),
      [0],
    ]);
  });

  test('K4: POINTS and TABLE give the only known row of the lost sheet', () => {
    const known = rowsOf('kgs-known-points.csv').map(([, , , points]) => points);
    const places = column(known.map((_, index) => index + 1));
    expect(call('KGS.POINTS', 60, 14, places, null)).toEqual(column(known));
    const table = call('KGS.TABLE', 60, null, null);
    const row = table.find(([players]) => players === 14) ?? [];
    expect(row.slice(1)).toEqual(known.slice(0, row.length - 1));
  });
});

describe('KUKSU', () => {
  const rows = rowsOf('kuksu-tier-sizes.csv');
  const feasible = rows.filter((row) => row[12] === 1);

  test('U2, U3: TIERS of all numbers from 5 to 700 in one column', () => {
    const tiers = call('KUKSU.TIERS', column(rows.map(([players]) => players)));
    const shown = tiers.map(([each]) => (each instanceof CellError ? each.code : each));
    expect(shown).toEqual(rows.map((row) => (row[12] === 1 ? row[1] : '#N/A')));
  });

  test('U1, U2: SIZES of every number from 5 to 700 that can be divided', () => {
    for (const [players = NaN, , , fullTiers = NaN, remainder, bottomLeagues, ...of] of feasible) {
      const sizes = call('KUKSU.SIZES', players).map(([, size]) => size as number);
      const full = new Array<number>(2 ** fullTiers - 1).fill(10);
      expect([players, sizes.slice(0, full.length)]).toEqual([players, full]);
      expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(players);
      // Without players left over the table counts the last full tier as the bottom one.
      const bottom =
        remainder === 0 ? sizes.slice(-(bottomLeagues ?? NaN)) : sizes.slice(full.length);
      const counts = [5, 6, 7, 8, 9, 10].map(
        (size) => bottom.filter((each) => each === size).length,
      );
      expect([players, counts]).toEqual([players, of.slice(0, 6)]);
    }
  });
});

describe('NK', () => {
  test('N15: every row of the printed table lies within the ranges of PROGRESS', () => {
    const printed = readGolden('nk-score-table.csv');
    const [header = [], ...rows] = call('NK.PROGRESS', 80, 7, null);
    expect(header.slice(1)).toEqual(printed.header.slice(1).map(Number));
    const outside = printed.rows.slice(1).flatMap((row, index) => {
      const shown = rows[index] ?? [];
      return numbers(row).filter((count, place) => {
        if (count === undefined) return shown[place] !== '';
        const [low = NaN, high = low] = String(shown[place]).split('-').map(Number);
        return !(low <= count && count <= high);
      });
    });
    expect(outside).toEqual([]);
    expect(rows.map(([round]) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
