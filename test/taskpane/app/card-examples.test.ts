/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { cellName, parseArea } from '../../../taskpane/sheets/address';
import { argumentsIn, pieceOf } from '../../../taskpane/app/functions/card/ArgumentField';
import { inRanges } from '../../../taskpane/app/functions/card/Examples';
import { namedValues } from '../../../taskpane/why/fault';
import { CellError } from '../../../taskpane/why/values/cell';
import { existing } from '../../../src/core/existing';
import { cellsOf, documented, namesOf } from '../why/documented';
import { workedOutIn } from '../why/worked-out';

const valuesOf = async (
  formula: string,
  fill: Parameters<typeof workedOutIn>[0] = () => undefined,
) => (await workedOutIn(fill, formula)).grid.cells.map((row) => row.map(({ value }) => value));

describe('Examples with their lists in ranges', () => {
  test.each(documented.filter(({ formula }) => formula.includes('{')))(
    '$formula gives the same',
    async ({ formula, result }) => {
      const said = inRanges(formula);
      expect(said.formula).not.toMatch(/[{}]/);
      const given = await valuesOf(said.formula, (cells) => {
        for (const { address, values } of said.ranges) {
          const { row, column } = existing(parseArea(address));
          values.forEach((line, at) => {
            line.forEach((text, over) => {
              const value = text === '' || Number.isNaN(Number(text)) ? text : Number(text);
              cells.put(`SOF!${cellName(row + at, column + over)}`, value);
            });
          });
        }
      });
      expect(given).toEqual(cellsOf(result));
    },
  );
});

describe('The named values of an argument', () => {
  const ids = [...new Set(documented.map(({ id }) => id))];
  const named = ids.flatMap((id) =>
    namesOf(id).flatMap((name, at) =>
      (namedValues(id, name) ?? []).map((value) => [id, name, at, value] as const),
    ),
  );

  test('are those of more than one function', () => {
    expect(new Set(named.map(([id]) => id)).size).toBeGreaterThan(5);
  });

  test.each(named)('%s takes %s as argument %i: %s', async (id, _name, at, value) => {
    const { formula } = existing(documented.find((each) => each.id === id));
    const given = [...argumentsIn(formula)];
    while (given.length < at) given.push('');
    given[at] = value;
    const [[first]] = (await valuesOf(`=${id}(${given.join(',')})`)) as [[unknown]];
    expect(first).not.toBeInstanceOf(CellError);
  });
});

describe('What is typed for an argument', () => {
  const isName = (name: string): boolean => name === 'Scores';

  test.each([
    ['', ''],
    [' 27,5 ', '27.5'],
    ['waar', 'TRUE'],
    ['C4', 'C4'],
    ["'Ronde 1'!A2:A9", "'Ronde 1'!A2:A9"],
    ['SampleScores[Score]', 'SampleScores[Score]'],
    ['Scores', 'Scores'],
    ['Sectional', '"Sectional"'],
    ['Flight A', '"Flight A"'],
    ['"Flight A"', '"Flight A"'],
    ['{1,5;2}', '{1.5;2}'],
    ['{1,5\\2}', '{1.5,2}'],
    ['=SOM(A1:A3;"a;b")', 'SOM(A1:A3,"a;b")'],
    ['SOM(A1', undefined],
  ])('%s stands in the formula as %s, where the decimal mark is a comma', (typed, piece) => {
    expect(pieceOf(typed, ',', isName)).toBe(piece);
  });
});
