/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { atOnce, nkStandings, type Game } from '../../../src';
import { bookOf } from './support/nk-book';
import { egdImport, exported } from '../../../taskpane/nk/texts/egd';
import { namesOf } from '../../../taskpane/nk/book/settings';
import { newEvent } from '../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import { roundsIn } from '../../../taskpane/nk/book/tables';
import { cardOf, cardText } from '../../../taskpane/nk/wall/card';
import { titleText, titleViewSteps } from '../../../taskpane/nk/title';
import { placeName } from '../../../taskpane/sheets/address';
import type { Computed } from '../../../taskpane/jobs/operation';
import { languages, say, translator } from '../../../src/language';
import { EventWorkbook } from './support/event-workbook';
import { entries, eventAfter, newWorkbook, paired, played } from './support/sample-event';
import { text as paneText, textLike, wayOut } from '../../support/text';
import { plannable, refusedBy } from '../support/computed';

/** Where the columns of the players stand. */
const column = { name: 1, rating: 2, right: 3, group: 4, enters: 9, withdrawn: 10, absent: 11 };

function pairing(workbook: EventWorkbook): string[] {
  return refusedBy(workbook.compute(pairRound, nothingSaid));
}

/** The sentences of a refusal, each with the cell it shows. */
function shown(computed: Computed<unknown>): (readonly [string, string])[] {
  if (computed.ok) throw new Error('It was not refused.');
  return computed.refusals.map(({ sentence, at }) => [
    say(languages.en, sentence),
    at ? placeName(at) : '',
  ]);
}

function warned(computed: Computed<unknown>): string[] {
  return plannable(computed).plan.warnings.map(({ sentence }) => say(languages.en, sentence));
}

describe('An entry list', () => {
  const list = (options: Partial<typeof newEvent.initial>, lines = entries(4)) =>
    new EventWorkbook().compute(newEvent, { ...newEvent.initial, ...options }, { entries: lines });

  test.each([
    [{ groupSize: '1' }, paneText('en', 'nkGroupSizeBad', { content: 1 })],
    [{ groupSize: 'ten' }, paneText('en', 'nkGroupSizeBad', { content: 'ten' })],
    [{ rounds: '0' }, paneText('en', 'nkRoundsBad', { content: 0 })],
  ])('is refused with %j', (options, sentence) => {
    expect(refusedBy(list(options))).toEqual([sentence]);
  });

  test('makes no second event in a workbook', () => {
    const again = newWorkbook(4).compute(newEvent, newEvent.initial, { entries: entries(4) });
    expect(refusedBy(again)[0]).toBe(paneText('en', 'nkEventThere'));
  });

  test('keeps the numbers it has, counts on from them, and refuses one given twice', () => {
    const numbered = (numbers: readonly (number | null)[]) =>
      entries(3).map((line, i) => [...line, i === 0 ? 'Number' : (numbers[i - 1] ?? null)]);
    const drawn = plannable(list({}, numbered([7, null, 3]) as (string | number)[][]));
    expect(drawn.detail.groups[0]?.players.map(({ number }) => number)).toEqual([7, 8, 3]);
    expect(shown(list({}, numbered([7, 2, 7]) as (string | number)[][]))).toEqual([
      [expect.stringMatching(textLike('en', 'nkNumberTwice', { number: 7 })), 'Entries!A4'],
    ]);
  });

  test('reads groups and rights as directors write them, and refuses the rest by its cell', () => {
    const lines = (...groups: readonly (string | number)[]) =>
      entries(groups.length).map((line, i) => [
        ...line,
        i === 0 ? 'Start group' : (groups[i - 1] ?? ''),
      ]);
    const drawn = plannable(list({}, lines('Topgroep', 'Groep 1', 'Group 2', 1)));
    expect(drawn.detail.groups.map(({ group, players }) => [group, players.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(refusedBy(list({}, lines('Topgroep', 'the best')))).toEqual([
      expect.stringMatching(textLike('en', 'nkCellGroup', { content: 'the best' })),
    ]);
  });

  test('with more rights to a group than places is refused with the names', () => {
    const lines = entries(4).map((line, i) => [...line, i === 0 ? 'Right' : 'Topgroep']);
    expect(refusedBy(list({ groupSize: '2' }, lines))).toEqual([
      paneText('en', 'nkTooManyRights', {
        right: 'Topgroep',
        places: 2,
        names: ['Player 01', 'Player 02', 'Player 03', 'Player 04'],
      }),
    ]);
  });
});

describe('The players', () => {
  test('who entered late and has no group is told the one that right and rating give', () => {
    const workbook = newWorkbook(40);
    workbook.append('NK_Players', [41, 'Late', 2500, null, null, null, null, null, null, 2]);
    expect(shown(workbook.compute(standings, standings.initial))).toEqual([
      [
        paneText('en', 'nkGroupNeeded', {
          address: 'Players!E45',
          name: 'Late',
          group: 'Topgroep',
        }),
        'Players!E45',
      ],
    ]);
    workbook.type('NK_Players', 40, column.rating, 2200);
    expect(refusedBy(workbook.compute(standings, standings.initial))[0]).toMatch(
      textLike('en', 'nkGroupNeeded', { group: 'Groep 2' }),
    );
    workbook.type('NK_Players', 40, column.rating, null);
    expect(refusedBy(workbook.compute(standings, standings.initial))).toEqual([
      paneText('en', 'nkGroupOpen', { address: 'Players!E45', name: 'Late' }),
    ]);
    workbook.type('NK_Players', 40, column.rating, 2200);
    workbook.type('NK_Players', 40, column.group, 'Groep 2');
    expect(paired(workbook).paired.boards).toHaveLength(20);
  });

  test('need a number of their own, and a rating for the pairing', () => {
    const workbook = newWorkbook(4);
    workbook.type('NK_Players', 1, 0, 1);
    workbook.type('NK_Players', 2, column.rating, null);
    expect(shown(workbook.compute(pairRound, nothingSaid))).toEqual([
      [
        paneText('en', 'nkNumberTwice', { address: 'Players!A6', number: 1, before: 'Players!A5' }),
        'Players!A6',
      ],
      [
        paneText('en', 'nkRatingNeeded', { address: 'Players!C7', name: 'Player 03' }),
        'Players!C7',
      ],
    ]);
  });

  test('are told everything that is wrong with them at once, in the order of their lines', () => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 1, column.rating, null);
    workbook.type('NK_Players', 2, column.absent, 'often');
    workbook.type('NK_Players', 4, 0, 1);
    workbook.type('NK_Players', 5, column.rating, 'high');
    workbook.type('NK_Players', 6, column.group, null);
    const places = (computed: Computed<unknown>): string[] =>
      shown(computed).map(([, cell]) => cell.replace('Players!', ''));
    expect(places(workbook.compute(pairRound, nothingSaid))).toEqual([
      ...['C6', 'L7', 'A9', 'C10', 'E11'],
    ]);
    // Standings need no ratings.
    expect(places(workbook.compute(standings, standings.initial))).toEqual([
      ...['L7', 'A9', 'C10', 'E11'],
    ]);
  });

  test('tell in which rounds they are absent, when they enter and when they withdrew', () => {
    const workbook = newWorkbook(48);
    workbook.type('NK_Players', 40, column.absent, '1, 3');
    workbook.type('NK_Players', 41, column.absent, 1);
    workbook.type('NK_Players', 42, column.enters, 2);
    workbook.type('NK_Players', 43, column.withdrawn, 0);
    expect(paired(workbook).paired.absent).toEqual([41, 42]);
    workbook.type('NK_Players', 40, column.absent, 'often');
    expect(refusedBy(workbook.compute(standings, standings.initial))).toEqual([
      expect.stringMatching(textLike('en', 'nkCellRounds', { content: 'often' })),
    ]);
  });

  test('settings are read in either language; others are refused by their cells', () => {
    const workbook = newWorkbook(4);
    workbook.type('NK_Settings', 0, 0, 'Spelers per groep');
    expect(bookOf(workbook).settings.groupSize).toBe(16);
    workbook.type('NK_Settings', 1, 0, 'Phases');
    workbook.type('NK_Settings', 2, 1, 'sideways');
    workbook.type('NK_Settings', 4, 1, '½');
    expect(shown(workbook.compute(standings, standings.initial))).toEqual([
      [
        expect.stringMatching(textLike('en', 'nkSettingUnknown', { content: 'Phases' })),
        'Settings!B6',
      ],
      [expect.stringContaining('sideways'), 'Settings!B7'],
      [
        paneText('en', 'nkSettingMissing', {
          setting: paneText('en', 'nkRounds'),
          sheet: 'Settings',
        }),
        expect.anything(),
      ],
    ]);
    workbook.type('NK_Settings', 1, 0, 'Ronden');
    workbook.type('NK_Settings', 2, 1, 'midden');
    expect(bookOf(workbook).settings).toMatchObject({ floatDown: 'middle', absencePoints: 0.5 });
  });
});

describe('A round', () => {
  const broken = (...cells: readonly (readonly [number, number, string | number | null])[]) => {
    const workbook = eventAfter(48, 1);
    for (const [row, at, value] of cells) workbook.type('NK_Round_1', row, at, value);
    return workbook.compute(standings, standings.initial);
  };

  test.each([
    [
      'a number nobody has',
      [[0, 1, 99]],
      paneText('en', 'nkNumberUnknown', { address: "'Round 1'!B5", number: 99 }),
      'B5',
    ],
    [
      'a name without its number',
      [[0, 3, null]],
      paneText('en', 'nkWhiteWithout', { address: "'Round 1'!D5" }),
      'D5',
    ],
    [
      'the bye for two players',
      [[0, 5, 'bye']],
      `Board 1, Player 01 – Player 09, ${paneText('en', 'nkGameNeedsResult', { address: "'Round 1'!F5" })}`,
      'F5',
    ],
    [
      'one player without a word',
      [
        [0, 3, null],
        [0, 4, null],
      ],
      `Board 1, Player 01, ${paneText('en', 'nkAloneNeedsResult', { address: "'Round 1'!F5" })}`,
      'F5',
    ],
  ] as const)('with %s is refused at the cell', (_, cells, sentence, cell) => {
    expect(shown(broken(...cells))).toContainEqual([sentence, `'Round 1'!${cell}`]);
  });

  test('is told everything that is wrong with it at once, in the order of its lines', () => {
    const all = broken(
      [0, 5, 'bye'],
      [1, 5, 'perhaps'],
      [2, 1, 99],
      [3, 5, 'no'],
      [4, 5, 'absent'],
    );
    const cells = shown(all).map(([, cell]) => cell.replace("'Round 1'!", ''));
    expect(cells).toEqual(['F5', 'F6', 'B7', 'F8', 'F9']);
  });

  test('is told together with what is wrong with the players and the settings', () => {
    const workbook = eventAfter(48, 2);
    workbook.type('NK_Players', 0, column.absent, 'often');
    workbook.type('NK_Settings', 2, 1, 'sideways');
    workbook.type('NK_Round_1', 0, 5, 'bye');
    workbook.type('NK_Round_1', 1, 5, 'perhaps');
    workbook.type('NK_Round_2', 0, 5, 'perhaps');
    const places = (): string[] =>
      shown(workbook.compute(standings, standings.initial)).map(([, cell]) => cell);
    const results = ["'Round 1'!F5", "'Round 1'!F6", "'Round 2'!F5"];
    expect(places()).toEqual(['Players!L5', 'Settings!B7', ...results]);
    // Nobody is said to be unknown because the players cannot be read.
    workbook.type('NK_Settings', 2, 1, 'middle');
    workbook.type('NK_Players', 0, column.absent, null);
    workbook.type('NK_Players', 0, column.name, null);
    expect(places()).toEqual(['Players!B5', ...results]);
    workbook.type('NK_Players', 0, column.name, 'Player 01');
    workbook.type('NK_Players', 0, column.rating, null);
    expect(places()).toEqual(results);
    expect(shown(workbook.compute(pairRound, nothingSaid)).map(([, cell]) => cell)).toEqual([
      'Players!C5',
      ...results,
    ]);
  });

  test('names everyone once, in the event, at a board of their own', () => {
    expect(refusedBy(broken([0, 1, 2], [0, 2, 'Player 02']))[0]).toBe(
      paneText('en', 'nkPlayerTwice', { sheet: 'Round 1', name: 'Player 02' }),
    );
    expect(refusedBy(broken([1, 0, 1]))[0]).toBe(
      paneText('en', 'nkBoardTwice', { sheet: 'Round 1', board: 1 }),
    );
    const without = eventAfter(4, 1);
    without.append('NK_Players', [5, 'Late', 2500, null, 0]);
    expect(refusedBy(without.compute(standings, standings.initial))[0]).toBe(
      paneText('en', 'nkUnaccounted', { sheet: 'Round 1', name: 'Late' }),
    );
    without.type('NK_Players', 0, column.withdrawn, 0);
    without.type('NK_Players', 4, column.enters, 2);
    expect(refusedBy(without.compute(standings, standings.initial))[0]).toBe(
      paneText('en', 'nkNotInEvent', { sheet: 'Round 1', name: 'Player 01' }),
    );
  });

  test('is not missing among later ones', () => {
    const workbook = eventAfter(16, 2);
    workbook.deleteSheet('Round 1');
    expect(pairing(workbook)).toEqual([paneText('en', 'nkRoundGap', { round: 1, later: 2 })]);
  });

  test('is not taken twice where its sheet, or that of the players or the settings, was copied', () => {
    const workbook = eventAfter(16, 2);
    for (const sheet of ['Round 1', 'Round 2', 'Round 2', 'Players', 'Settings']) {
      workbook.copySheet(sheet);
    }
    expect(roundsIn(workbook.facts)).toEqual([1, 2]);
    expect(paired(workbook).paired.round).toBe(3);
  });

  test('is missing where those after it are its own, or no copy can be', () => {
    const { facts } = new EventWorkbook();
    const tables = (...names: readonly string[]) =>
      roundsIn({ ...facts, tables: names.map((name) => ({ name, sheet: name })) });
    const rounds = Array.from({ length: 9 }, (_, i) => `NK_Round_${i + 1}`);
    expect(tables(...rounds, 'NK_Round_11', 'NK_Basis_11')).toHaveLength(10);
    expect(tables(...rounds, 'NK_Round_18')).toHaveLength(9);
    expect(tables('NK_Round_1', 'NK_Round_25')).toEqual([1, 25]);
    // A copy brings along what its round was paired on, and the two may get the same number.
    expect(tables('NK_Round_1', 'NK_Basis_1', 'NK_Round_16', 'NK_Basis_16')).toEqual([1]);
  });

  test('with many games to come is told in one line, with few by each', () => {
    const workbook = newWorkbook(16);
    paired(workbook);
    expect(shown(workbook.compute(pairRound, nothingSaid))).toEqual([
      [paneText('en', 'nkNoResults', { sheet: 'Round 1', count: 8 }), "'Round 1'!F5"],
    ]);
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 3, 5, null);
    expect(shown(workbook.compute(rights, undefined))).toEqual([
      [
        paneText('en', 'nkNoResult', {
          address: "'Round 1'!F8",
          black: 'Player 04',
          white: 'Player 12',
        }),
        "'Round 1'!F8",
      ],
    ]);
    expect(warned(workbook.compute(standings, standings.initial))).toEqual([
      paneText('en', 'nkRoundOpen', { sheet: 'Round 1', round: 1, open: 1 }),
    ]);
  });

  test('absences have the points of the settings, or their own', () => {
    const workbook = newWorkbook(48);
    const away = { 45: true, 46: true, 47: true, 48: true };
    paired(workbook, { round: 1, away });
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 23, 5, 'absent ½');
    workbook.type('NK_Round_1', 24, 5, 'afwezig 0');
    workbook.type('NK_Round_1', 25, 5, 'bye');
    const { detail } = plannable(workbook.compute(standings, standings.initial));
    const marks = [46, 47, 48].map(
      (number) => detail.rows.find(({ player }) => player.number === number)?.marks[0],
    );
    expect(marks).toEqual(['0=', '0-', '0+']);
  });
});

describe('What was corrected after a later round was paired', () => {
  test('is told by game, bye and absence, each with its cell', () => {
    const workbook = newWorkbook(48);
    paired(workbook, { round: 1, away: { 46: true } });
    played(workbook, 'NK_Round_1');
    paired(workbook);
    played(workbook, 'NK_Round_2');
    // Rows of round 1: 23 games, the bye, the absence.
    workbook.type('NK_Round_1', 23, 5, 'absent ½');
    workbook.type('NK_Round_1', 24, 5, 'bye');
    const [bye, absent] = [23, 24].map((row) => String(workbook.rows('NK_Round_1')[row]?.[2]));
    expect(warned(workbook.compute(standings, standings.initial)).slice(0, 3)).toEqual([
      paneText('en', 'nkStaleLead'),
      paneText('en', 'nkStaleChange', { round: 1, who: bye ?? '', was: 'bye', is: 'absent ½' }),
      paneText('en', 'nkStaleChange', { round: 1, who: absent ?? '', was: 'absent', is: 'bye' }),
    ]);
  });

  test('more than six corrections are counted; exchanged players are told as games that came and went', () => {
    const workbook = eventAfter(48, 2);
    for (let row = 0; row < 8; row++) workbook.type('NK_Round_1', row, 5, 'draw');
    const warnings = warned(workbook.compute(standings, standings.initial));
    expect(warnings).toContain(paneText('en', 'nkStaleMore', { count: 2 }));
    expect(warnings.at(-2)).toMatch(textLike('en', 'nkStale'));
    const swapped = eventAfter(48, 2);
    const rows = swapped.rows('NK_Round_1');
    for (const at of [3, 4]) {
      swapped.type('NK_Round_1', 20, at, rows[21]?.[at] ?? null);
      swapped.type('NK_Round_1', 21, at, rows[20]?.[at] ?? null);
    }
    const told = warned(swapped.compute(standings, standings.initial));
    expect(
      told.filter((each) =>
        textLike('en', 'nkStaleChange', { is: paneText('en', 'nkNothingThere') }).test(each),
      ),
    ).toHaveLength(2);
    expect(
      told.filter((each) =>
        textLike('en', 'nkStaleChange', {
          was: paneText('en', 'nkNothingThere'),
          is: 'black',
        }).test(each),
      ),
    ).toHaveLength(2);
  });

  test('a basis that can no longer be read is told as such', () => {
    const workbook = eventAfter(16, 2);
    workbook.type('NK_Basis_2', 0, 0, 'lost');
    expect(warned(workbook.compute(standings, standings.initial))).toEqual([
      paneText('en', 'nkStaleUnknown', { round: 2 }),
      paneText('en', 'nkStaleLeft'),
    ]);
  });
});

describe('The title', () => {
  const t = translator('en');
  const names = (number: number): string => `P${number}`;
  const status = { candidates: [1, 2, 3], withdrawn: [] };

  test.each([
    [
      'open, names the candidates',
      { ...status, state: 'open' },
      paneText('en', 'nkTitleOpen', { count: 3, names: 'P1, P2, P3' }),
    ],
    [
      'to be played off, names the two',
      { ...status, candidates: [1, 2], state: 'playOff' },
      paneText('en', 'nkTitlePlayOff', { first: 'P1', second: 'P2' }),
    ],
    [
      'undecided, names those left',
      { ...status, state: 'undecided' },
      paneText('en', 'nkTitleUndecided', { names: 'P1, P2, P3' }),
    ],
    [
      'without a candidate, is left to the director',
      { candidates: [], withdrawn: [], state: 'undecided' },
      paneText('en', 'nkTitleNobody'),
    ],
    [
      'won, names the champion and who withdrew',
      {
        candidates: [1],
        withdrawn: [4],
        state: 'champion',
        champion: 1,
        by: 'lastCandidate',
        since: 6,
      },
      `${paneText('en', 'nkTitleChampion', { name: 'P1', round: 6 })} ${paneText('en', 'nkTitleWithdrawn', { names: 'P4' })}`,
    ],
  ] as const)('%s', (_, each, sentence) => {
    expect(titleText(each, names, t)).toEqual(sentence);
  });

  test('has no stages before the knock-out, and one more for every round of it', () => {
    const stages = [4, 5, 6].map((rounds) =>
      atOnce(titleViewSteps(bookOf(eventAfter(48, rounds))))?.stages.map(({ round }) => round),
    );
    expect(stages).toEqual([[], [6], [6, 7]]);
  });

  test('after the last round needs no further round; a play-off is paired once', () => {
    expect(pairing(eventAfter(48, 7))).toEqual([paneText('en', 'nkAllPlayed')]);
    const workbook = eventAfter(48, 6);
    paired(workbook);
    played(workbook, 'NK_Round_7', (black, white) =>
      black === 1 ? 'white' : white === 1 ? 'black' : undefined,
    );
    paired(workbook);
    expect(pairing(workbook)).toEqual([paneText('en', 'nkPlayOffThere', { sheet: 'Play-off' })]);
    // The cards of the two tell of it as of a round, and no other does.
    played(workbook, 'NK_PlayOff', () => 'black');
    const book = bookOf(workbook);
    const [{ black, white, result }] = book.playOff?.round.games as [Game];
    wayOut('nkPlayOffThere', result).toBe('black');
    const ranked = nkStandings(book.event);
    const lastOf = (number: number): string | undefined => {
      const card = ranked.ok ? cardOf(book, ranked.value, number, t) : undefined;
      return (
        card &&
        cardText(card, t)
          .split('\n')
          .find((line) => line.startsWith('Play-off'))
      );
    };
    const name = namesOf(book.players);
    expect(book.players.flatMap(({ number }) => lastOf(number) ?? []).sort()).toEqual([
      `Play-off: black against ${name(white)}, won`,
      `Play-off: white against ${name(black)}, lost`,
    ]);
  });
});

describe('Rights', () => {
  test('are known after the last round', () => {
    expect(refusedBy(eventAfter(16, 1).compute(rights, undefined))).toEqual([
      paneText('en', 'nkRightsLater', { played: 1, rounds: 7 }),
    ]);
  });

  test('are refused with the names where there are more than places, and where nobody has one', () => {
    const workbook = eventAfter(48, 7);
    workbook.type('NK_Settings', 0, 1, 2);
    expect(refusedBy(workbook.compute(rights, undefined))[0]).toMatch(
      textLike('en', 'nkTooManyEarned', { right: 'Topgroep', places: 2 }),
    );
    const short = newWorkbook(4);
    short.type('NK_Settings', 1, 1, 1);
    paired(short);
    played(short, 'NK_Round_1');
    expect(refusedBy(short.compute(rights, undefined))).toEqual([paneText('en', 'nkNoRights')]);
  });
});

describe('A tournament table', () => {
  test('names the pairs the director fixed and the half points for absences, which it cannot tell', () => {
    const workbook = newWorkbook(48);
    paired(workbook, {
      round: 1,
      away: { 45: true, 46: true },
      forced: [{ players: [47, 48] }],
    });
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 23, 5, 'absent ½');
    const book = bookOf(workbook);
    const made = atOnce(
      exported(
        book,
        nkStandings(book.event),
        { about: {} },
        namesOf(book.players),
        translator('en'),
      ),
    );
    expect(typeof made === 'string' ? [] : made.losses).toEqual(
      expect.arrayContaining([
        `${paneText('en', 'nkLossFixed')}: round 1 Player 47 – Player 48`,
        `${paneText('en', 'nkLossHalves')}: round 1 Player 45`,
      ]),
    );
  });

  test('without colours, with handicaps, or without a starting score is read with a warning for each', () => {
    const text = [
      '; Pl Name Rk Co Club MMS 1 2',
      '1 Alpha Ann 3d NL Ams 2 2+ 2+/w2',
      '2 Beta Bob 2d NL Lei 0 1- 1-/b2',
    ].join('\n');
    const computed = new EventWorkbook().compute(egdImport, { text });
    expect(warned(computed)).toEqual([
      paneText('en', 'nkImportRatings'),
      paneText('en', 'nkImportColours', { games: '1: Ann Alpha – Bob Beta' }),
      paneText('en', 'nkImportHandicaps', { games: '2: Ann Alpha – Bob Beta' }),
    ]);
  });
});
