import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as builtins from '../../functions/builtins';

/** What the formulas have in engines without these, against what this engine has. */
describe('log10', () => {
  test('is exact at every power of ten', () => {
    for (let power = -300; power <= 308; power++) {
      expect(builtins.log10(Number(`1e${power}`))).toBe(power);
    }
  });

  test('is this engine’s at 12 significant digits for 100,000 values', () => {
    for (let each = 1; each <= 100_000; each++) {
      // From thousandths of a rating to more players than anybody counts.
      const value = each % 2 === 0 ? each / 1000 : each * 10;
      const [own, other] = [builtins.log10(value), Math.log10(value)];
      if (own.toPrecision(12) !== other.toPrecision(12))
        expect([value, own]).toEqual([value, other]);
    }
  });

  test('of nothing and of less is what it is here', () => {
    for (const value of [0, -1, NaN, Infinity])
      expect(builtins.log10(value)).toBe(Math.log10(value));
  });
});

const anything = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.string(),
  fc.constantFrom(null, undefined, true),
);

test('isFiniteNumber and isInteger say what this engine says', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(builtins.isFiniteNumber(value)).toBe(Number.isFinite(value));
      expect(builtins.isInteger(value)).toBe(Number.isInteger(value));
    }),
  );
});

test('lists are made, searched and filled as here', () => {
  const square = (_: unknown, index: number): number => index * index;
  expect(builtins.listFrom({ length: 5 }, square)).toEqual(Array.from({ length: 5 }, square));
  expect(builtins.fill.call([0, 0, 0], 'x')).toEqual(['x', 'x', 'x']);
  const list = ['a', 'b', 3];
  for (const each of ['b', 3, '3', undefined]) {
    expect(builtins.includes.call(list, each)).toBe(list.includes(each as string));
    expect(builtins.find.call(list, (other) => other === each)).toBe(
      list.find((other) => other === each),
    );
  }
});

/** Names of an object's own parts among them, and 1 beside "1". */
const key = fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', '1', 1, 'a', '', null);

test('a map remembers what this engine’s remembers, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.integer())), (entries) => {
      const [own, other] = [new builtins.PlainMap(entries), new Map(entries)];
      for (const [each] of entries) {
        expect(own.get(each)).toBe(other.get(each));
        expect(own.has(each)).toBe(true);
      }
      expect(own.size).toBe(other.size);
      expect(own.has('absent')).toBe(false);
      expect(own.get('absent')).toBeUndefined();
      const walked: [unknown, unknown][] = [];
      own.forEach((value, each) => walked.push([each, value]));
      expect(walked).toEqual([...other]);
    }),
  );
});

test('a set holds every member once', () => {
  fc.assert(
    fc.property(fc.array(key), fc.array(key), (first, more) => {
      const make = builtins.PlainSet as unknown as new (members: unknown[]) => builtins.PlainMap;
      const [own, other] = [new make(first), new Set(first)];
      for (const each of more) {
        own.add(each);
        other.add(each);
      }
      const members: unknown[] = [];
      own.forEach((each) => members.push(each));
      expect(members).toEqual([...other]);
    }),
  );
});
