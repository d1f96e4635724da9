/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import type { Book } from '../../../taskpane/nk/book/book';
import { settingKeys } from '../../../taskpane/nk/book/settings';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { languages, say } from '../../../src/language';
import { text } from '../../support/text';
import { EventWorkbook } from './support/event-workbook';
import { readBook } from './support/read-book';
import { newWorkbook } from './support/sample-event';

/** The names of the settings as version 0.1 wrote them, in the order of the sheet. */
const written = {
  en: [
    'Players per group',
    'Rounds',
    'Floats down, of the order by SOS',
    'Is met by a floater, of the order by SOS',
    'Points of an absence',
    'A title candidate may have the bye',
    'Candidates are paired among themselves from round',
  ],
  nl: [
    'Spelers per groep',
    'Ronden',
    'Wordt omlaag geloot, op volgorde van weerstandspunten',
    'Treft een omlaag gelote speler, op volgorde van weerstandspunten',
    'Punten bij afwezigheid',
    'Een titelkandidaat mag vrij geloot worden',
    'Kandidaten onderling ingedeeld vanaf ronde',
  ],
} as const;

const changed = [12, 5, 'top', 'bottom', '½', 'yes', 4, 'no'];

function bookOf(workbook: EventWorkbook): Book {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found.book;
}

function filled(labels: readonly string[]): EventWorkbook {
  const workbook = newWorkbook(4);
  // What 0.1 did not write is no row of its table.
  settingKeys.forEach((_, row) => {
    workbook.type('NK_Settings', row, 0, labels[row] ?? null);
    workbook.type('NK_Settings', row, 1, labels[row] === undefined ? null : (changed[row] ?? null));
  });
  return workbook;
}

const labels = [
  'nkGroupSize',
  'nkRounds',
  'nkFloatDown',
  'nkFloatUp',
  'nkAbsencePoints',
  'nkCandidateBye',
  'nkTitleFrom',
  'nkHalfPoints',
] as const;

test.each([
  ['of 0.1 in English', written.en],
  ['of 0.1 in Dutch', written.nl],
  ['of today in English', labels.map((key) => text('en', key))],
  ['of today in Dutch', labels.map((key) => text('nl', key))],
])('settings are found by their names %s', (_, names) => {
  expect(bookOf(filled(names)).settings).toEqual({
    groupSize: 12,
    rounds: 5,
    floatDown: 'top',
    floatUp: 'bottom',
    absencePoints: 0.5,
    candidateMayHaveBye: true,
    titleFrom: 4,
    halfPoints: names.length === 7,
  });
});

test.each(['Enters in round', 'Stapt in in ronde', text('nl', 'nkEnters')])(
  'the round in which a player enters is found under %s',
  (heading) => {
    const workbook = newWorkbook(4);
    workbook.type('NK_Players', -1, 9, heading);
    workbook.type('NK_Players', 3, 9, 2);
    expect(bookOf(workbook).players[3]?.enters).toBe(2);
  },
);

/** Why an event cannot be read. */
function refusalsOf(workbook: EventWorkbook): readonly string[] {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  return found.ok ? [] : found.refusals.map(({ sentence }) => say(languages.en, sentence));
}

test('a setting that is empty, missing or there twice is refused by its name, and no default takes its place', () => {
  const workbook = newWorkbook(4);
  workbook.type('NK_Settings', 0, 1, null);
  workbook.type('NK_Settings', 2, 0, 'Rounds');
  const named = (key: 'nkGroupSize' | 'nkRounds' | 'nkFloatDown') => ({ setting: text('en', key) });
  expect(refusalsOf(workbook)).toEqual([
    text('en', 'nkSettingEmpty', { ...named('nkGroupSize'), address: 'Settings!B5' }),
    text('en', 'nkSettingTwice', {
      ...named('nkRounds'),
      before: 'Settings!B6',
      address: 'Settings!B7',
    }),
    text('en', 'nkSettingMissing', { ...named('nkFloatDown'), sheet: 'Settings' }),
  ]);
});

test('settings whose sheet was deleted are asked for', () => {
  const workbook = newWorkbook(4);
  workbook.deleteSheet('Settings');
  expect(refusalsOf(workbook)).toEqual([text('en', 'nkSettingsGone', { table: 'NK_Settings' })]);
});
