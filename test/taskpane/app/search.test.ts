/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { describe, expect, test } from '@jest/globals';
import {
  type Language,
  languages,
  saidInAny,
  speaker,
  type SheetKey,
  translator,
} from '../../../src/language';
import { matching } from '../../../taskpane/reference/search';
import { jobs } from '../../../taskpane/systems';
import { pane, workedOutIn } from '../why/support';
import { searchJobs } from '../../../taskpane/app/functions/FunctionsView';
import { cellName, parseArea } from '../../../taskpane/sheets/address';
import { argumentsIn, pieceOf } from '../../../taskpane/app/functions/card/ArgumentField';
import { inRanges } from '../../../taskpane/app/functions/card/Examples';
import { namedValues } from '../../../taskpane/why/fault';
import { CellError } from '../../../taskpane/why/values/cell';
import { existing } from '../../../src/core/result';
import { cellsOf, documented, namesOf } from '../why/documented';

const { ids } = pane;
const skipped = new Set(saidInAny('searchSkips').flatMap((list) => list.split(' ')));

/** The functions whose words alone match; names and descriptions come on top of them. */
const found = (query: string): readonly string[] =>
  matching(
    ids,
    query,
    (id) => ({ shown: '', hidden: saidInAny(`find.${id}` as SheetKey) }),
    skipped,
  );

const foundJobs = (query: string, language: Language): readonly string[] =>
  searchJobs(jobs, query, speaker(language), skipped).map(({ id }) => id);

describe('Everyday words', () => {
  test('are known of every function and job, in every language', () => {
    const all = [...ids, ...jobs.map(({ id }) => id)];
    for (const language of Object.keys(languages) as Language[]) {
      const t = translator(language) as (key: string) => string;
      for (const id of all) expect(t(`find.${id}`).split(' ').length).toBeGreaterThan(2);
    }
    const known = Object.keys(languages.en).filter((key) => key.startsWith('find.'));
    expect(known.map((key) => key.slice('find.'.length)).sort()).toEqual(all.sort());
  });

  test.each([
    ['bridge first place', 'SOF.AWARD'],
    ['How many tiers?', 'KUKSU.TIERS'],
    ['ranking', 'KUKSU.RANK'],
    ['bridge eerste plaats', 'SOF.AWARD'],
    ['hoeveel niveaus', 'KUKSU.TIERS'],
    ['rangschikking', 'KUKSU.RANK'],
    ['tie-break', 'KUKSU.RANK'],
  ])('%s finds %s', (query, id) => {
    expect(found(query)).toContain(id);
  });

  test.each([
    ['ranking', 'en', 'kuksu-rank'],
    ['rangschikking', 'nl', 'kuksu-rank'],
    ['what are the standings', 'en', 'nk-standings'],
    ['next round', 'en', 'nk-pair'],
    ['volgende ronde', 'nl', 'nk-pair'],
  ] as const)('%s finds a job (%s)', (query, language, id) => {
    expect(foundJobs(query, language)).toContain(id);
  });

  test('are found by their beginnings: “tie” is no part of “kwalificatie”', () => {
    expect(found('tie')).toContain('KUKSU.RANK');
    expect(found('tie')).not.toContain('NK.RIGHTS');
  });

  test('of which nobody looks for any narrow nothing, unless nothing else is typed', () => {
    expect(found('the tiers of the cycle')).toEqual(found('tiers cycle'));
    expect(found('how')).not.toEqual(ids);
  });
});

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
