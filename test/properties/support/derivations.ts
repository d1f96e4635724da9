import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { sentence } from '../../../src/language/core';
import type { AnyStep, Result } from '../../../src';
import { claimOf, holds } from '../../checkers/arithmetic';
import { often } from '../../support/sampled';

/** A value or a list, as the rule gives it alone and with its steps. */
export interface Compared {
  readonly plain: Result<unknown>;
  readonly why: Result<Row | readonly Row[]>;
}

export interface Row {
  readonly value: unknown;
  readonly steps: readonly AnyStep[];
}

const clauses = new Set(
  ['sof', 'aga', 'kgs', 'nk', 'kuksu'].flatMap((system) =>
    [
      ...readFileSync(path.join(__dirname, '../../../src', system, 'rules.md'), 'utf8').matchAll(
        /^\| ([A-Z]\d+) \|/gm,
      ),
    ].map(([, id = '']) => id),
  ),
);

/** What a row comes to: itself, the opponent of a pair, or the points, total or size of a line. */
function lastOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly unknown[])[1];
  const line = value as { points?: unknown; total?: unknown; size?: unknown };
  return line.points ?? line.total ?? line.size;
}

/** A number as a sentence must show it: whole, or its first six decimals and "…". Texts are as they are. */
function shown(value: number | string): string {
  if (typeof value === 'string') return value;
  const text = String(Number(value.toPrecision(12)));
  if (text.includes('e-')) return '0.000000…';
  if (text.includes('e+')) return text;
  const [cut = text] = /^-?\d+\.\d{6}/.exec(text) ?? [];
  return cut.length < text.length ? `${cut}…` : text;
}

/** The laws of every step; spelled out, as there are hundreds of thousands. */
export function checkStep(step: AnyStep): void {
  const english = sentence(step);
  const dutch = sentence(step, 'nl');
  const claim = claimOf(english);
  const dutchClaim = claimOf(dutch.replace(/(\d),(\d)/g, '$1.$2'));
  const laws: readonly [law: string, holds: boolean][] = [
    ['its clause stands in rules.md', clauses.has(step.clause)],
    ['its sentence contains its value', english.includes(shown(step.value))],
    [
      'it has at most 300 characters, in both languages',
      Math.max(english.length, dutch.length) <= 300,
    ],
    ['in Dutch too', dutch.includes(shown(step.value).replace('.', ','))],
    ['what the sentence computes adds up', claim === undefined || holds(claim)],
    ['both languages compute the same', JSON.stringify(claim) === JSON.stringify(dutchClaim)],
  ];
  const broken = laws.find(([, holdsTrue]) => !holdsTrue);
  if (broken) throw new Error(`${broken[0]}: not so in\n${english}\n${dutch}`);
}

/** The laws of every derivation. */
function check({ plain, why }: Compared): void {
  if (!plain.ok || !why.ok) {
    expect(why).toEqual(plain);
    return;
  }
  const isList = Array.isArray(plain.value);
  const rows = (isList ? why.value : [why.value]) as readonly Row[];
  expect(rows.map(({ value }) => value)).toStrictEqual(isList ? plain.value : [plain.value]);
  for (const { value, steps } of rows) {
    expect(steps[steps.length - 1]?.value).toBe(lastOf(value));
    for (const step of steps) checkStep(step);
  }
}

export const law = (compared: fc.Arbitrary<Compared>): void => {
  fc.assert(fc.property(compared, check), often);
};

/** Mostly what the argument takes, now and then anything a cell may hold as a number. */
const mostly = (usual: fc.Arbitrary<number>): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 30, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -1, 0, 0.5, 1e7, 1e300, 5e-324) },
  );
export const real = (min: number, max: number): fc.Arbitrary<number> =>
  mostly(
    fc.oneof(
      fc.double({ min, max, noNaN: true }),
      fc
        .integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) })
        .map((tenths) => tenths / 10),
    ),
  );
export const whole = (min: number, max: number): fc.Arbitrary<number> =>
  mostly(fc.integer({ min, max }));

/** Any of the options may be left out. */
export const options = <T extends object>(all: {
  [K in keyof T]: fc.Arbitrary<T[K]>;
}): fc.Arbitrary<Partial<T>> => fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
