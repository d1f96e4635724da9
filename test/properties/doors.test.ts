import fc from 'fast-check';
import * as aga from '../../src/aga';
import * as kgs from '../../src/kgs';
import * as kuksu from '../../src/kuksu';
import * as nk from '../../src/nk';
import * as sof from '../../src/sof';
import { describe, expect, test } from '@jest/globals';
import { rules } from '../../language/en/rules';
import { sentence } from '../../language/library';
import type { Failure } from '../../src';
import { atOnce, type Stepwise } from '../../src/stepwise';
import { systems } from '../../systems';
import { runs } from '../support/sampled';
import { samplesOf, takesWork } from './support/door-samples';
import { changed, partAt, pathsOf, spoilt } from './support/spoilt';

interface WithText {
  /** The number that was there, and the text in its place: that of another number. */
  readonly number: number;
  readonly text: string;
  readonly whole: unknown;
}

/** A value once for each of its numbers, with the text of the next one in its place. */
function withTextNumbers(value: unknown): readonly WithText[] {
  return pathsOf(value).flatMap((path) => {
    const number = partAt(value, path);
    if (typeof number !== 'number') return [];
    const text = String(number + 1);
    return [{ number, text, whole: changed(value, path, text, 'put') }];
  });
}

/** An answer as text, maps included. */
function written(answer: unknown): string {
  return JSON.stringify(answer, (_, each: unknown) =>
    each instanceof Map ? [...(each as Map<unknown, unknown>)] : each,
  );
}

type Call = (...args: readonly unknown[]) => unknown;

const doors: Readonly<Record<string, object>> = { sof, aga, kgs, nk, kuksu };

const functions = systems.flatMap(({ id }) =>
  Object.entries(doors[id] ?? {})
    .filter(([name, each]) => typeof each === 'function' && !takesWork.includes(name))
    .map(([name, each]) => ({ id, name, call: each as Call })),
);

/** What a function answers, when its work is done. */
function answerOf(call: Call, args: readonly unknown[]): unknown {
  const answer = call(...args);
  if (typeof answer === 'function') return (answer as Call)(60, 14, 1);
  const isWork = typeof (answer as { next?: unknown }).next === 'function';
  return isWork ? atOnce(answer as Stepwise<unknown>) : answer;
}

/** The refusals of an answer: it is a value, or it has failures or questions. */
function refusalsOf(answer: unknown): readonly Failure[] {
  const result = answer as {
    ok: boolean;
    failures?: readonly Failure[];
    questions?: readonly unknown[];
  };
  expect(typeof result.ok).toBe('boolean');
  if (result.ok) {
    expect(result).toHaveProperty('value');
    return [];
  }
  const { failures, questions } = result;
  if (!failures || !questions) throw new Error(`No lists: ${JSON.stringify(result)}`);
  expect(failures.length + questions.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toHaveProperty('code');
  return failures;
}

function isAnswered(call: Call, args: readonly unknown[]): void {
  for (const failure of refusalsOf(answerOf(call, args))) {
    for (const language of ['en', 'nl'] as const) {
      const said = sentence(failure, language);
      // A refusal leads with its place and with what was found there; other failures are whole sentences.
      expect(said).toMatch(failure.code in rules.refusals ? /^.+: .+\. .+\.$/s : /^\S.*\.$/s);
      expect(said).not.toMatch(/undefined|\[object/);
    }
  }
}

describe.each(functions)('$id $name', ({ id, name, call }) => {
  const samples = samplesOf(id, name);

  test('gives a value or asks for the arguments of a sample', () => {
    for (const args of samples) {
      const answer = answerOf(call, args);
      expect(refusalsOf(answer).filter(({ code }) => isOfTheDoor(code))).toEqual([]);
    }
  });

  test('refuses the text of a number where a number belongs, or does not look at it', () => {
    for (const args of samples) {
      const before = written(answerOf(call, args));
      for (const { number, text, whole } of withTextNumbers(args)) {
        const answer = answerOf(call, whole as readonly unknown[]);
        if (refusalsOf(answer).length > 0) continue;
        // What is handed back as it came is no reading of it.
        expect(written(answer).replaceAll(`"${text}"`, String(number))).toBe(before);
      }
    }
  });

  test('refuses what no part of its arguments can be, by the name of an argument', () => {
    for (const args of samples) {
      const looked = pathsOf(args).flatMap((path) => {
        const part = partAt(args, path);
        const misfit = typeof part === 'object' && part !== null ? true : [[]];
        const given = changed(args, path, misfit, 'put') as readonly unknown[];
        const refusals = refusalsOf(answerOf(call, given));
        // Inside an argument there may be what this function does not look at.
        return path.length > 1 && refusals.length === 0 ? [] : [{ path, misfit, refusals }];
      });
      expect(looked.filter(({ misfit, refusals }) => !isNoSuch(misfit, refusals))).toEqual([]);
    }
  });

  test('gives a result whatever JSON it gets', () => {
    const args = fc.array(fc.jsonValue(), { maxLength: 4 });
    fc.assert(
      fc.property(args, (given) => {
        isAnswered(call, given);
      }),
      { numRuns: runs(5, 500) },
    );
  });

  test('gives a result when any part of its arguments is another', () => {
    const args = fc.constantFrom(...samples).chain(spoilt);
    fc.assert(
      fc.property(args, (given) => {
        isAnswered(call, given);
      }),
      { numRuns: runs(12, 2000) },
    );
  });
});

/** Whether only the door refuses so. */
function isOfTheDoor(code: string): boolean {
  return /^(partMissing|unknownOption|.*Needed)$/.test(code);
}

/** Whether this is the refusal of a value of another kind: it shows that value. */
function isNoSuch(misfit: unknown, [refusal, ...more]: readonly Failure[]): boolean {
  if (refusal === undefined || more.length > 0) return false;
  const { code, at } = refusal;
  // A choice or a text of Kuksu, which their rules refuse themselves.
  if (['titleLoserKnown', 'remainderWayKnown', 'noText'].includes(code)) return true;
  const isShown = at?.found === (misfit === true ? true : '[...]');
  return isOfTheDoor(code) && isShown && at?.argument !== undefined;
}
