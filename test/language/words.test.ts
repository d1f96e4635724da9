import { describe, expect, test } from '@jest/globals';
import { languages, type Language, type TextKey } from '../../language';
import { saidOfAll } from '../../scripts/language';
import type { DutchTexts } from '../../scripts/reference/dutch';
import { jobs } from '../../taskpane/systems';
import { text } from '../support/text';
import { counts } from './golden-copy';

const dutch = saidOfAll<DutchTexts>('nl', 'functions');

const keys = Object.keys(languages.en) as TextKey[];
const both = ['en', 'nl'] as const;

/** Words of another time, and of the program's inside. */
const never: Readonly<Record<Language, RegExp>> = {
  en: /\b(mend|parted|anew|whom|thereof|of the order|is to be|has not|the house|please|sorry|oops|simply)\b|!$/i,
  nl: /\b(u|uw|hersteld worden|stapt in in|treft|mogen nog eens|zoals zij wordt|van u)\b|!$/i,
};

describe('No text', () => {
  test.each(both)('has words that nobody says at the table (%s)', (language) => {
    expect(keys.filter((key) => never[language].test(languages[language][key]))).toEqual([]);
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

  test.each(both)('counts with “(s)” or a colon and a number (%s)', (language) => {
    const counted = /\(s\)|\b(rows|rijen|players|spelers|rounds|ronden): \{/i;
    expect(keys.filter((key) => counted.test(languages[language][key]))).toEqual([]);
  });
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
    ],
    ...['kuksuLeaguesSheet', 'kuksuLeagueSheet', 'kuksuResultsSheet'],
  ] as TextKey[];

  test.each(both)('names of sheets: 31 characters (%s)', (language) => {
    const said = sheets.map((key) => text(language, key, { round: 99, league: 'Z99' }));
    expect(said.filter((each) => each.length > 31)).toEqual([]);
  });

  /** Buttons that name nothing of the workbook. */
  const buttons = [
    ...[
      'insert',
      'replace',
      'cancel',
      'undo',
      'again',
      'reload',
      'copyDetails',
      'stopWaiting',
      'repair',
    ],
    ...[
      'back',
      'useSelection',
      'readTyped',
      'preview',
      'previewAgain',
      'stop',
      'write',
      'overwrite',
    ],
    ...['takeBack', 'undoDelete', 'undoKeep', 'copyNew', 'readAgain', 'toFunctions'],
    ...[
      'nkFix',
      'nkForbid',
      'nkRelease',
      'nkAllowRepeat',
      'nkAllowThis',
      'nkTakeBack',
      'nkKeepBye',
    ],
    ...['nkByeToRules', 'nkSwapColours', 'nkLookAgain', 'nkCopy'],
    ...['kuksuUndo', 'kuksuWithdraw', 'kuksuAddButton'],
  ] as TextKey[];

  test.each(both)('buttons: 30 characters, and no period (%s)', (language) => {
    const said = buttons.map((key) => text(language, key));
    expect(said.filter((each) => each.length > 30 || each.endsWith('.'))).toEqual([]);
  });
});
