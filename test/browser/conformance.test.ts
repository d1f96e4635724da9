import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { conformanceCases } from '../../tools/workbench/grid/conformance';
import { Bench } from './support/workbench';

jest.setTimeout(120_000);

let bench: Bench;

beforeAll(async () => {
  bench = await Bench.start();
});

afterAll(async () => {
  await bench.stop();
});

test('the grid keeps every promise of its interface in the browser, too', async () => {
  const outcomes = await bench.conformance();
  expect(outcomes.filter((each) => each.error !== undefined)).toEqual([]);
  expect(outcomes.map((each) => each.name)).toEqual(conformanceCases.map((each) => each.name));
});
