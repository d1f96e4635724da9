/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import { languages, say } from '../../../src/language';
import { entries, newWorkbook, paired, played, roundColumns } from './support/sample-event';
import { text, wayOut } from '../../support/text';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { bookOf, readBook } from './support/nk-book';
import { plannable, refusedBy } from '../support/computed';
import { newEvent } from '../../../taskpane/nk/new-event';
import { oneOf } from '../../support/sampled';
import { Book } from '../../fixtures/book';
import { sheetCells } from '../excel/planning';
import { settingKeys } from '../../../taskpane/nk/book/settings';
import { EventWorkbook } from './support/event-workbook';

describe('An NK in a workbook', () => {
  test('goes from an entry list of 48 to the champion and next year’s rights', () => {
    const workbook = newWorkbook(48);
    expect(workbook.rows('NK_Players')).toHaveLength(48);
    for (let round = 1; round <= 7; round++) {
      const { paired: made } = paired(workbook);
      expect(made.round).toBe(round);
      expect(made.boards).toHaveLength(24);
      played(workbook, `NK_Round_${round}`);
    }
    const { detail, plan } = plannable(workbook.compute(standings, standings.initial));
    expect(detail.title).toMatchObject({ state: 'champion', champion: 1 });
    expect(detail.rows).toHaveLength(48);
    expect(detail.rows[0]?.player.name).toBe('Player 01');
    expect(detail.rows[0]?.marks).toHaveLength(7);
    expect(plan.sheets[0]?.print).toMatchObject({ orientation: 'landscape', paper: 'a4' });
    expect(plan.warnings).toEqual([]);
    workbook.apply(plan);
    const list = plannable(workbook.compute(rights, undefined));
    workbook.apply(list.plan);
    expect(list.detail.rows.every(({ score }) => score >= 3)).toBe(true);
    // Written again they take the place of what nobody has changed; else the older list says where the newer one is.
    const [rightsSheet] = list.plan.sheets;
    const again = plannable(workbook.compute(rights, undefined)).plan;
    expect([again.sheets, again.blocks.map(({ sheet }) => sheet)]).toEqual([
      [],
      [rightsSheet?.name],
    ]);
    workbook.typeAt(rightsSheet?.name ?? '', 'B6', 'Leiden');
    const kept = plannable(workbook.compute(rights, undefined)).plan;
    expect([kept.sheets.length, kept.warnings.length]).toEqual([1, 1]);
    expect(kept.blocks.map(({ at, cells }) => [at, cells.length])).toEqual([['A3', 1]]);
  });

  test('can be read and continued in the other language', () => {
    const workbook = newWorkbook(20, 'nl');
    paired(workbook);
    played(workbook, 'NK_Round_1', (black) => (black % 2 === 0 ? 'zwart' : '0-1'));
    const other = Object.assign(workbook, { language: 'en' });
    expect(paired(other).paired.round).toBe(2);
  });

  test('an absence marked among the players counts, and a tick in the pane goes before it', () => {
    const workbook = newWorkbook(48);
    workbook.type('NK_Players', 2, 11, '1 3');
    const computed = plannable(workbook.compute(pairRound, nothingSaid));
    expect(computed.detail.paired.absent).toEqual([3]);
    expect(computed.detail.paired.bye).toBeDefined();
    const away = { 3: false };
    const again = plannable(workbook.compute(pairRound, { ...nothingSaid, round: 1, away }));
    expect(again.detail.paired.absent).toEqual([]);
  });

  test.each([
    ['3 5', [3, 5]],
    ['3,5', [3, 5]],
    ['3;5', [3, 5]],
    ['3-5', [3, 4, 5]],
    ['1, 3 – 4', [1, 3, 4]],
    ['2 t/m 3', [2, 3]],
    ['2 en 3', [2, 3]],
    ['1, 2 and 5', [1, 2, 5]],
    ['6', [6]],
    [7, [7]],
  ])('absences are read from %s', (typed, rounds) => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 2, 11, typed);
    const book = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    expect(book.ok && book.book.players[2]?.absent).toEqual(rounds);
  });

  test.each(['5-3', 'R3', '3/5', '1.5', '3..5', '-'])('%s is no round, and is quoted', (typed) => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 2, 11, typed);
    expect(refusedBy(workbook.compute(pairRound, nothingSaid))).toEqual([
      `Player 03, ${text('en', 'nkCellRounds', { address: 'Players!L7', content: typed })}`,
    ]);
  });

  test('an absence in a round that the event does not have is said before a round is paired', () => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 2, 11, '35');
    const { plan } = plannable(workbook.compute(pairRound, nothingSaid));
    const values = { name: 'Player 03', round: 35, rounds: 7, address: 'Players!L7' };
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      text('en', 'nkAbsentBeyond', values),
    ]);
    workbook.type('NK_Players', 2, 11, '3 7');
    expect(plannable(workbook.compute(pairRound, nothingSaid)).plan.warnings).toEqual([]);
  });

  test.each([
    ['0 ½', [0, 0.5]],
    ['½ 0', [0.5, 0]],
    ['0,5;0', [0.5, 0]],
    [0.5, [0.5]],
    [0, [0]],
  ])('points before an entry are read from %s', (typed, points) => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 2, 9, 3);
    workbook.type('NK_Players', 2, 12, typed);
    const book = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    expect(book.ok && book.book.players[2]?.pointsBefore).toEqual(points);
  });

  test('points before an entry that cannot be read are quoted', () => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 2, 9, 3);
    workbook.type('NK_Players', 2, 12, '1 ½');
    expect(refusedBy(workbook.compute(pairRound, nothingSaid))).toEqual([
      `Player 03, ${text('en', 'nkCellPointsBefore', { address: 'Players!M7', content: '1 ½' })}`,
    ]);
  });

  test('what was said about one round does not hold for the next', () => {
    const workbook = newWorkbook(48);
    const options = { ...nothingSaid, round: 1, away: { 4: true } };
    expect(paired(workbook, options).paired.absent).toEqual([4]);
    played(workbook, 'NK_Round_1');
    expect(paired(workbook, options).paired.absent).toEqual([]);
  });
});

describe('Results are read by words and signs, and refused by their cells', () => {
  test.each([
    ['1-0', '1+'],
    ['Zwart', '1+'],
    ['0-1', '0-'],
    ['wit', '0-'],
    ['½-½', '='],
    ['jigo', '='],
    ['1-0!', '+!'],
    ['zwart reglementair', '+!'],
    ['white by forfeit', '-!'],
    ['both lost', '-'],
    [1, '+'],
    [0, '-'],
    [0.5, '='],
    ['1', '+'],
    ['0', '-'],
    ['½', '='],
    ['1/2', '='],
    ['=', '='],
    ['b', '+'],
    ['z', '+'],
    ['w', '-'],
    ['B+R', '+'],
    ['b + 0.5', '+'],
    ['Z+T', '+'],
    ['W+3.5', '-'],
    ['W+12,5', '-'],
    ['1!', '+!'],
    ['0!', '-!'],
    ['B+F', '+!'],
    ['Wit+F', '-!'],
  ])('%s', (word, mark) => {
    const workbook = newWorkbook(4);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 0, roundColumns.result, word);
    const { detail } = plannable(workbook.compute(standings, standings.initial));
    const black = workbook.rows('NK_Round_1')[0]?.[roundColumns.black];
    const row = detail.rows.find(({ player }) => player.number === black);
    expect(row?.marks[0]?.replace(/^\d+/, '')).toBe(mark.replace(/^\d+/, ''));
  });

  test.each(['B+3.7', 'B+Q', 'R+B', '2', '1+0', 2, -1, 'B+1000'])('%s is no result', (word) => {
    const workbook = newWorkbook(4);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 1, roundColumns.result, word);
    expect(refusedBy(workbook.compute(standings, standings.initial))).toHaveLength(1);
  });

  test('anything else names its cell', () => {
    const workbook = newWorkbook(4);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 1, roundColumns.result, 'two');
    expect(refusedBy(workbook.compute(standings, standings.initial))).toEqual([
      text('en', 'nkCellResultBoard', {
        board: 2,
        black: 'Player 02',
        white: 'Player 04',
        content: 'two',
        address: "'Round 1'!F6",
      }),
    ]);
  });

  test('a player without opponent is named before the cell', () => {
    const workbook = newWorkbook(5);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    const [, , bye] = workbook.rows('NK_Round_1');
    workbook.type('NK_Round_1', 2, roundColumns.result, 'ziek');
    expect(refusedBy(workbook.compute(standings, standings.initial))).toEqual([
      `${bye?.[2] ?? ''}: “ziek” isn’t understood. Without an opponent, enter bye, absent or absent ½ ('Round 1'!F7).`,
    ]);
    workbook.type('NK_Round_1', 2, roundColumns.result, 'wit');
    expect(refusedBy(workbook.compute(standings, standings.initial))).toEqual([
      `${bye?.[2] ?? ''}, ${text('en', 'nkAloneNeedsResult', { address: "'Round 1'!F7" })}`,
    ]);
  });

  test('a round with games to come stops the pairing of the next, each game by its cell', () => {
    const workbook = newWorkbook(4);
    paired(workbook);
    expect(refusedBy(workbook.compute(pairRound, nothingSaid))).toHaveLength(2);
  });

  test('a name that is not that of its number is refused', () => {
    const workbook = newWorkbook(4);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 0, 2, 'Nobody');
    expect(refusedBy(workbook.compute(standings, standings.initial))).toEqual([
      expect.stringContaining("'Round 1'!C5 says “Nobody”"),
    ]);
  });
});

describe('A corrected result', () => {
  test('changes no later round; the pane says which boards were paired on other results', () => {
    const workbook = newWorkbook(16);
    for (const round of [1, 2]) {
      paired(workbook);
      played(workbook, `NK_Round_${round}`);
    }
    const before = workbook.rows('NK_Round_2');
    const word = workbook.rows('NK_Round_1')[0]?.[roundColumns.result];
    workbook.type('NK_Round_1', 0, roundColumns.result, word === 'black' ? 'white' : 'black');
    const { plan } = plannable(workbook.compute(pairRound, nothingSaid));
    const warnings = plan.warnings.map(({ sentence }) => say(languages.en, sentence));
    expect(warnings).toEqual([
      text('en', 'nkStaleLead'),
      text('en', 'nkStaleChange', {
        round: 1,
        who: 'Player 01 – Player 09',
        was: 'black',
        is: 'white',
      }),
      text('en', 'nkStale', {
        round: 2,
        boards: ['1 (Player 01 – Player 08)', '5 (Player 09 – Player 16)'],
      }),
      text('en', 'nkStaleLeft'),
    ]);
    expect(workbook.rows('NK_Round_2')).toEqual(before);
  });

  test('a round whose sheet was deleted is paired anew', () => {
    const workbook = newWorkbook(16);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    paired(workbook);
    workbook.deleteSheet('Round 2');
    expect(paired(workbook).paired.round).toBe(2);
  });
});

describe.each(oneOf(['en', 'nl'] as const))('Results that are typed (%s)', (language) => {
  // One workbook for all of them, in their order.
  let book: Book;
  let sheet: string;
  beforeAll(async () => {
    book = await Book.open([{ name: 'Entries', cells: sheetCells(entries(4)) }], language);
    await book.put(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'Entries' });
    await book.put(pairRound, nothingSaid);
    sheet = book.t('nkRound', { round: 1 });
  });
  afterAll(() => {
    book.close();
  });

  const namesAt = (row: number): string[] =>
    ['C', 'E'].map((column) => String(book.values(`${sheet}!${column}${row}`)[0]?.[0]));

  test('are read as typed', async () => {
    for (const typed of ['1-0', '0-1', '1/2-1/2', '1:0', '=', '½-½']) {
      for (const row of [5, 6]) book.type(sheet, `F${row}`, typed);
      expect(book.values(`${sheet}!F5:F6`)).toEqual([[typed], [typed]]);
      const { warnings } = await book.plan(standings, standings.initial);
      expect([typed, warnings]).toEqual([typed, []]);
    }
  });

  test('are a date where the column was made General: told by board and names, and quoted as the cell shows it; an error is told so, too', async () => {
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    const area = { sheetId, row: 4, column: 5, rows: 2, columns: 1 };
    book.excel.grid.setNumberFormat(area, 'General');
    for (const row of [5, 6]) book.type(sheet, `F${row}`, '1-0');
    const [black, white] = namesAt(6);
    const place = `'${sheet}'!F6`;
    await expect(book.plan(standings, standings.initial)).rejects.toThrow(
      language === 'en'
        ? `Board 2, ${black} – ${white}: “Jan-00” is a date; Excel made it from what was typed. Format the column as Text and type it again (${place}).`
        : `Tafel 2, ${black} – ${white}: ‘jan-00’ is een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw (${place}).`,
    );
    for (const row of [5, 6]) book.type(sheet, `F${row}`, row === 5 ? null : '=NA()');
    await expect(book.plan(standings, standings.initial)).rejects.toThrow(
      language === 'en'
        ? `Board 2, ${black} – ${white}, ${place} shows #N/A.`
        : `Tafel 2, ${black} – ${white}, ${place} toont #N/A.`,
    );
  });
});

const changed = [12, 5, 'top', 'bottom', '½', 'yes', 4, 'no'];

function filled(labels: readonly string[]): EventWorkbook {
  const workbook = newWorkbook(4);
  settingKeys.forEach((_, row) => {
    workbook.type('NK_Settings', row, 0, labels[row] ?? null);
    workbook.type('NK_Settings', row, 1, changed[row] ?? null);
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

test.each(['en', 'nl'] as const)('settings are found by their names (%s)', (language) => {
  const names = labels.map((key) => text(language, key));
  expect(bookOf(filled(names)).settings).toEqual({
    groupSize: 12,
    rounds: 5,
    floatDown: 'top',
    floatUp: 'bottom',
    absencePoints: 0.5,
    candidateMayHaveBye: true,
    titleFrom: 4,
    halfPoints: false,
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
  const earlier = workbook.copy();
  workbook.deleteSheet('Settings');
  expect(refusalsOf(workbook)).toEqual([text('en', 'nkSettingsGone', { table: 'NK_Settings' })]);
  wayOut('nkSettingsGone', refusalsOf(earlier)).toEqual([]);
});
