import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languages, type TextKey } from '../../../src/language';
import { saidOfAll } from '../../../tools/language';
import type { FunctionTexts } from '../../../tools/help/reference';
import { jobs } from '../../../taskpane/systems';
import { allSaid } from '../said/all';
import { text } from '../../support/text';
import { british, countedAsMany, counts, never } from './never';
import { rules as en } from '../../../src/language/en/rules';
import { rules as nl } from '../../../src/language/nl/rules';
import { ruleSentence } from '../../../src/language/rules';
import { agaSteps } from '../../../src/aga/why';
import type { StepKind, StepVocabulary } from '../../../src/core/derivation';
import { kgsSteps } from '../../../src/kgs/why';
import { kuksuSteps } from '../../../src/kuksu/why';
import { rightNamed } from '../../../src/nk/groups';
import { nkSteps } from '../../../src/nk/why';
import { sofSteps } from '../../../src/sof/why';
import { sampleValues } from '../said/vocabularies';

const dutch = saidOfAll('nl', 'functions') as FunctionTexts;

const root = path.join(__dirname, '..', '..', '..');
const keys = Object.keys(languages.en) as TextKey[];
const both = ['en', 'nl'] as const;

describe('No text', () => {
  test.each(both)('has words that nobody says at the table (%s)', (language) => {
    expect(keys.filter((key) => never[language].test(languages[language][key]))).toEqual([]);
  });

  test.each(both)('that the rules say has them (%s)', (language) => {
    const said = Object.values(allSaid(language));
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((each) => never[language].test(each))).toEqual([]);
  });

  test('is spelled as the British do', () => {
    const said = [...Object.values(languages.en), ...Object.values(allSaid('en'))];
    const prose = said.map((each) => each.replace(/\{[^}]*\}/g, ''));
    expect(prose.flatMap((each) => each.match(british) ?? [])).toEqual([]);
  });

  test.each([
    ['en', /[‘„«»]/],
    ['nl', /[“”„«»]/],
  ] as const)('has the quotation marks of another language (%s)', (language, others) => {
    const said = [...Object.values(languages[language]), ...Object.values(allSaid(language))];
    expect(said.filter((each) => others.test(each))).toEqual([]);
  });

  test('of the function wizard says u in Dutch', () => {
    const texts = Object.values(dutch).flatMap(({ description, parameters }) => [
      description,
      ...Object.values(parameters),
    ]);
    expect(texts.filter((each) => never.nl.test(each))).toEqual([]);
  });

  test.each(both)(
    'has a singular for a count that is not 1, or a plural for 1 (%s)',
    (language) => {
      const plurals = keys.filter((key) => /\{\w+\?/.test(languages[language][key]));
      expect(plurals.length).toBeGreaterThan(20);
      for (const key of plurals) {
        const template = languages[language][key];
        for (const count of counts) {
          const names = [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
          const said = text(language, key, Object.fromEntries(names.map((name) => [name, count])));
          for (const [, one = '', many = ''] of template.matchAll(/\{\w+\?([^|}]*)\|([^}]*)\}/g)) {
            expect(said).toMatch(
              new RegExp(`(^|[^\\p{L}])${count === 1 ? one : many}($|[^\\p{L}])`, 'u'),
            );
          }
        }
      }
    },
  );

  /** Numbers that are never 1: another key says 1, or the number is a limit, exceeds one, or is no count. */
  const neverOne: readonly string[] = [
    ...['foundMany count', 'repairedSheet formulas', 'repairedMany formulas'],
    ...['repairedMany sheets', 'repairLeftMany count', 'tooManyRows rows', 'tooManyCells cells'],
    ...['overwriteMany count', 'undoUsed count', 'undoNew count', 'undoBroken count'],
    ...['kgsYearFull most', 'kuksuManySheets leagues', 'kuksuSummary players'],
    ...['kuksuSummary leagues', 'nkTitleMany count', 'nkImportTooLarge mostPlayers'],
    ...['nkImportTooLarge mostRounds', 'pastedTooLong count', 'pastedPart count'],
    ...['kgsHoursAboveZero content', 'sofTablesNone tables', 'kuksuSheetShape address'],
    ...['agaSeasonFull most', 'nkGroupsChanged count', 'cellsTextNumber count'],
    'kgsRowPointsBad most',
  ];
  test.each(both)('counts more than one of what may be one (%s)', (language) => {
    const found = keys.flatMap((key) =>
      countedAsMany(languages[language][key], language).map((name) => `${key} ${name}`),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((each) => !neverOne.includes(each))).toEqual([]);
  });

  /** Lists that never have one name only. */
  const neverAlone: readonly string[] = [
    'agaCellLevel',
    'sofCellLevel',
    'lookAlikes',
    'rankedByName',
  ];
  test.each(both)('calls several what may be one name (%s)', (language) => {
    const rules = Object.entries(language === 'en' ? en : nl).flatMap(([key, said]) =>
      typeof said === 'string' ? [[key, said] as const] : [],
    );
    const texts = [...Object.entries<string>(languages[language]), ...rules];
    const several = {
      en: /\b(these|any of them)\b/i,
      nl: /\b(deze \w+en|deze tafels|deze spelers|zij|hun|een van hen)\b/i,
    };
    const isList = /\{(names|games|boards|players)(:names)?\}/;
    const ofList = texts.filter(([, said]) => isList.test(said));
    expect(ofList.length).toBeGreaterThan(50);
    const found = ofList.filter(
      ([key, said]) => several[language].test(said) && !neverAlone.includes(key),
    );
    expect(found.map(([, said]) => said)).toEqual([]);
  });

  test.each(both)('counts with “(s)” or a colon and a number (%s)', (language) => {
    const counted = /\(s\)|\b(rows|rijen|players|spelers|rounds|ronden): \{/i;
    expect(keys.filter((key) => counted.test(languages[language][key]))).toEqual([]);
  });
});

test.each(both)('lines below a job on Home begin in lower case (%s)', (language) => {
  const lines = keys.filter((key) => /[rR]un[A-Z]\w*(What|Line)$/.test(key));
  expect(lines.length).toBeGreaterThan(15);
  const wrong = lines.filter((key) => /^\p{Lu}\p{Ll}/u.test(languages[language][key]));
  expect(wrong).toEqual([]);
});

describe('Texts are short enough', () => {
  test.each(both)('titles of jobs: 28 characters; their leads: 110 (%s)', (language) => {
    const long = jobs.flatMap(({ title, lead }) => [
      ...(text(language, title).length > 28 ? [title] : []),
      ...(text(language, lead).length > 110 ? [lead] : []),
    ]);
    expect(long).toEqual([]);
  });

  /** Names of sheets; Excel allows 31 characters, and a name that is cut reads as a mistake. */
  const sheets = [
    ...['kgsSheetYear', 'kgsSheetCalculator', 'kgsSheetEngines', 'kgsSheetTotals'],
    ...[
      'nkSheetPlayers',
      'nkRound',
      'nkPlayOff',
      'nkStandings0',
      'nkStandingsAfter',
      'nkSheetRights',
      ...['nkByBoardSheet', 'nkByNameSheet', 'nkSlipsSheet'],
    ],
    ...['kuksuLeaguesSheet', 'kuksuLeagueSheet', 'kuksuResultsSheet'],
  ] as TextKey[];

  test.each(both)('names of sheets: 31 characters (%s)', (language) => {
    const said = sheets.map((key) => text(language, key, { round: 99, league: 'Z99' }));
    expect(said.filter((each) => each.length > 31)).toEqual([]);
  });

  /** What the buttons of the pane say, found in its sources. */
  const pane = path.join(root, 'taskpane');
  const buttons = readdirSync(pane, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(pane, file), 'utf8').matchAll(/<button\b[^]*?<\/button>/g),
    ])
    .flatMap(([button]) => [
      ...button.replace(/aria-label=\{[^}]*\}/g, '').matchAll(/\bt\(([^)]*)/g),
    ])
    .flatMap(([, given = '']) => [...given.matchAll(/'(\w+)'/g)].map(([, key]) => key as TextKey));

  test.each(both)('buttons: 30 characters, and no period (%s)', (language) => {
    expect(buttons.length).toBeGreaterThan(40);
    // A pair of names is as long as they are.
    const values = {
      address: 'Entries!B8',
      count: 10,
      board: 10,
      round: 7,
      one: 'Ann',
      two: 'Bob',
    };
    const said = buttons.map((key) => text(language, key, values));
    expect(said.filter((each) => each.length > 30 || each.endsWith('.'))).toEqual([]);
  });
});

describe('steps', () => {
  const languages = { en, nl };
  const vocabularies: readonly StepVocabulary[] = [
    sofSteps,
    agaSteps,
    kgsSteps,
    nkSteps,
    kuksuSteps,
  ];
  const kinds: readonly (readonly [code: string, kind: StepKind])[] = vocabularies.flatMap(
    (vocabulary) => Object.entries(vocabulary),
  );
  const codes = [...new Set(kinds.map(([code]) => code))];

  test('the samples of a right are the rights that there are', () => {
    const rights = nkSteps.rightEarned.value.samples;
    expect(new Set(rights).size).toBe(3);
    expect(rights.map(rightNamed)).toEqual(rights);
  });

  test('one code stands for one step; only roundings are the same in two systems', () => {
    const repeated = kinds
      .map(([code]) => code)
      .filter((code, at, all) => all.indexOf(code) !== at);
    expect(repeated).toEqual(['rounded']);
  });

  test.each(['en', 'nl'] as const)('%s has words for these steps and no others', (language) => {
    expect(Object.keys(languages[language].steps).sort()).toEqual([...codes].sort());
  });

  /** How often the values change, so that each of their samples is said. */
  const samplings = [0, 1, 2, 3, 4];

  /** A step with these samples, and the names of the values that were read of it. */
  function watched(code: string, { clauses, values, value }: StepKind, sample: number) {
    const read = new Set<string>();
    const held = Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(sampleValues(values, sample)).map(([name, content]) => [
          name,
          { enumerable: true, get: () => (read.add(name), content) },
        ]),
      ),
    );
    const comesTo = value.samples[sample % value.samples.length];
    return { step: { clause: clauses[0], code, values: held, value: comesTo }, read };
  }

  describe.each(kinds)('the step %s', (code, kind) => {
    test.each(samplings)('is said in both languages, with sample %i', (sample) => {
      for (const rules of Object.values(languages)) {
        const said = ruleSentence(rules, watched(code, kind, sample).step);
        expect(said).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|\.\.|^$/);
      }
    });

    test('applies clauses by their numbers', () => {
      expect(kind.clauses).not.toHaveLength(0);
      for (const clause of kind.clauses) expect(clause).toMatch(/^[SAKNU]\d+$/);
    });

    test('mentions the same values in both languages', () => {
      const [english, dutch] = Object.values(languages).map((rules) =>
        samplings.flatMap((sample) => {
          const { step, read } = watched(code, kind, sample);
          ruleSentence(rules, step);
          return [...read].sort();
        }),
      );
      expect(dutch).toEqual(english);
    });
  });
});
