/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import { languages, say } from '../../../src/language';
import { newWorkbook, paired, played, roundColumns } from './support/sample-event';
import { text } from '../../support/text';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { readBook } from './support/read-book';
import { plannable, refusedBy } from '../support/computed';

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
