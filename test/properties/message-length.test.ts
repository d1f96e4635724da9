import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../src/language/core';
import { existing } from '../../src/core/existing';
import { refusals } from '../src/said/vocabularies';
import { CellError } from '../functions/custom-functions';
import { loadFormulas, type Formula } from '../functions/formulas';
import { longCalls } from '../functions/long-lists';
import { systems } from '../../src/systems';
import { sampled } from '../support/sampled';

const LONGEST = 300;

const all = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** What a paste can bring: one endless word, words without end, characters of two places. */
const longTexts = ['x'.repeat(5000), 'no rating yet '.repeat(400), '\u{1f600}'.repeat(900)];
/** What the words of a message stand for may be read from a file: one endless word. */
const isText = ({ samples }: { readonly samples: readonly unknown[] }): boolean =>
  samples.every((each) => typeof each === 'string');
const manyRows = all(32_333, (at) => 1_000_000 + at);

describe('no sentence is longer than 300 characters', () => {
  const ofTexts = Object.keys(refusals).filter((code) =>
    Object.values(refusals[code] ?? {}).some(isText),
  );
  test.each([...new Set([...ofTexts, ...sampled(Object.keys(refusals), 40)])])(
    '%s, whatever was found and wherever',
    (code) => {
      // The longest name of an argument and the largest limit there are.
      const kinds = Object.entries(refusals[code] ?? {});
      const values = Object.fromEntries(
        kinds.map(([name, kind]) => [name, isText(kind) ? 'x'.repeat(5000) : 1_000_000]),
      );
      // Said of a number of players in a cell, up to four of them left over.
      const isOfNumber = code === 'remainderWithoutLeague';
      if (isOfNumber) Object.assign(values, { left: 4, missing: 4 });
      const places = [
        {},
        { row: 1_048_576, column: 16_384 },
        ...(isOfNumber ? [] : [{ rows: manyRows }, { players: manyRows }]),
      ];
      const founds = isOfNumber ? [999_994] : [...longTexts, -1.7976931348623157e308, null, true];
      for (const language of ['en', 'nl'] as const) {
        for (const found of founds) {
          for (const place of places) {
            const at = { argument: 'playersPerEntry', found, ...place };
            const said = sentence({ code, values, at }, language);
            expect([said, said.length <= LONGEST]).toEqual([said, true]);
          }
        }
      }
    },
  );
});

describe.each(systems.map(({ id }) => id))('the formulas of %s', (system) => {
  const formulas = loadFormulas(system);

  test('say at most 300 characters of long lists and long texts', () => {
    let refused = 0;
    const check = (id: string, text: string): void => {
      refused++;
      if (text.length > LONGEST) expect([id, text]).toEqual([id, 'a sentence of 300 characters']);
    };
    for (const { id, args } of longCalls(formulas.map((each) => firstOf(each)))) {
      const { implementation } = existing(formulas.find((each) => each.id === id));
      for (const long of [undefined, ...longTexts]) {
        for (const message of messagesOf(() => implementation(...withText(args(60), long)))) {
          check(id, message);
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

function firstOf({ id, examples }: Formula): { id: string; formula: string } {
  return { id, formula: examples[0]?.formula ?? '' };
}

/** The same arguments with a long text in place of every text, or in the last cell of the first argument. */
function withText(
  args: readonly (unknown[][] | null)[],
  long: string | undefined,
): (unknown[][] | null)[] {
  if (long === undefined) return [...args];
  return args.map((cells, at) =>
    cells === null
      ? null
      : cells.map((row, index) =>
          row.map((cell) => {
            const last = at === 0 && index === cells.length - 1;
            return last || typeof cell === 'string' ? long : cell;
          }),
        ),
  );
}

/** Every sentence an outcome holds: of errors, and of texts that are none of ours to shorten elsewhere. */
function messagesOf(calculate: () => unknown[][]): string[] {
  try {
    const texts = calculate().flatMap((row) =>
      row.flatMap((cell) => (cell instanceof CellError ? [cell.message] : [])),
    );
    return [...new Set(texts)];
  } catch (error) {
    if (error instanceof CellError) return [error.message];
    throw error;
  }
}

test('KGS.CHECK says what it has room for and how much more there is', () => {
  const formulas = loadFormulas('kgs');
  const { implementation } = existing(formulas.find(({ id }) => id === 'KGS.CHECK'));
  const column = (count: number, cell: number): number[][] => all(count, () => [cell]);
  const [[text]] = implementation(column(20_000, 9), column(20_000, 1), column(20_000, 2), [
    [3],
  ]) as [[string]];
  expect(text.length).toBeLessThanOrEqual(LONGEST);
  expect(text).toMatch(/^wins, row 1: 9 wins .+ … and 39,99\d more\.$/);
});
