/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { existing } from '../../../src/core/result';
import { atOnce, nkStandings, type PlayerPair } from '../../../src';
import { languages, say, translator, type TextKey } from '../../../src/language';
import type { Computed } from '../../../taskpane/jobs/operation';
import { bookOf, readBook } from './support/nk-book';
import { eventPlaces, roundsIn } from '../../../taskpane/nk/book/tables';
import { newEvent } from '../../../taskpane/nk/new-event';
import { nothingSaid, type PairOptions } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import { exported, keepNames } from '../../../taskpane/nk/texts/egd';
import { namesOf } from '../../../taskpane/nk/book/settings';
import { wall } from '../../../taskpane/nk/wall/wall';
import { isFollowed, text, textLike } from '../../support/text';
import { plannable, said } from '../support/computed';
import type { Plan } from '../../../taskpane/sheets/plan';
import { EventWorkbook } from './support/event-workbook';
import { entries, eventAfter, newWorkbook, paired, played } from './support/sample-event';

/*
 * A sentence that tells a way out is held by going that way: what stood in the way is gone, and the figures are those that the event
 * had before, or would have had.
 */

const column = { enters: 9, withdrawn: 10, absent: 11, notAgainst: 13 };
const result = 5;

/** Nine players after two rounds: in each somebody has the bye. */
const event = (): EventWorkbook => eventAfter(9, 2);

/** Place, score, SOS and SODOS of every line; undefined where the event cannot be read. */
function figures(workbook: EventWorkbook): unknown {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) return undefined;
  const answer = nkStandings(found.book.event);
  return answer.ok
    ? answer.value.lines.map(({ player, place, tableScore, sos, sodos }) => {
        return [player, place, tableScore, sos, sodos];
      })
    : undefined;
}

const told = (computed: Computed<unknown>): string => said(computed).join('\n');
/** All that pairing and the standings say. */
const saidOf = (workbook: EventWorkbook): string =>
  [workbook.compute(pairRound, nothingSaid), workbook.compute(standings, standings.initial)]
    .map(told)
    .join('\n');

const lineWith = (workbook: EventWorkbook, table: string, word: string): number =>
  workbook.rows(table).findIndex((cells) => cells[result] === word);
const settingRow = (workbook: EventWorkbook, key: TextKey): number =>
  workbook.rows('NK_Settings').findIndex(([label]) => label === text('en', key));
/** Table rows as a director inserts and deletes them. */
function insert(
  workbook: EventWorkbook,
  table: string,
  row: readonly (string | number | null)[],
): void {
  const columns = existing(workbook.table(table).cells[0]).length;
  const none = Array.from({ length: columns - row.length }, () => null);
  workbook.append(table, [...row, ...none]);
}
function remove(workbook: EventWorkbook, table: string, row: number): void {
  workbook.table(table).cells.splice(row + 1, 1);
}

/** 1-0 as Excel takes it in a cell that is no text. */
function dated(workbook: EventWorkbook, table: string, row: number): void {
  const line = existing(workbook.table(table).cells[row + 1]);
  line[result] = { kind: 'number', value: 46_266, isDate: true, format: 'd-mmm' };
}

type Step = (workbook: EventWorkbook) => void;
/** The sentence, what leads to it, and its way out. */
const ways: readonly (readonly [what: string, key: TextKey, breaks: Step, follows: Step])[] = [
  [
    'a number that nobody has: enter the right one',
    'nkNumberUnknown',
    (each) => each.type('NK_Round_1', 0, 1, 99),
    (each) => each.type('NK_Round_1', 0, 1, 1),
  ],
  [
    'a name beside the number of another: correct the name',
    'nkNameDiffers',
    (each) => each.type('NK_Round_1', 0, 2, 'Player 08'),
    (each) => each.type('NK_Round_1', 0, 2, 'Player 01'),
  ],
  [
    'what is no result: choose one from the list',
    'nkCellResultBoard',
    (each) => each.type('NK_Round_2', 0, result, 'Black, I think'),
    (each) => each.type('NK_Round_2', 0, result, text('en', 'nkWhiteWins')),
  ],
  [
    'a result that Excel made a date: as Text it is read',
    'nkDateAt',
    (each) => dated(each, 'NK_Round_1', 0),
    (each) => each.type('NK_Round_1', 0, result, '1-0'),
  ],
  [
    'the same, of a line without a board',
    'nkDateOf',
    (each) => {
      each.type('NK_Round_1', 0, 0, null);
      dated(each, 'NK_Round_1', 0);
    },
    (each) => each.type('NK_Round_1', 0, result, '1-0'),
  ],
  [
    'what is no word for a player alone: enter bye',
    'nkCellAlone',
    (each) => each.type('NK_Round_1', lineWith(each, 'NK_Round_1', 'bye'), result, 'sick'),
    (each) => each.type('NK_Round_1', lineWith(each, 'NK_Round_1', 'sick'), result, 'bye'),
  ],
  [
    'a result that is missing: enter it',
    'nkNoResult',
    (each) => each.type('NK_Round_2', 0, result, null),
    (each) => each.type('NK_Round_2', 0, result, 'white'),
  ],
  [
    'the same, before standings: the round does not count yet',
    'nkRoundOpen',
    (each) => each.type('NK_Round_2', 0, result, null),
    (each) => each.type('NK_Round_2', 0, result, 'white'),
  ],
  [
    'a bye of two players: enter a result',
    'nkGameNeedsResult',
    (each) => each.type('NK_Round_1', 0, result, 'bye'),
    (each) => each.type('NK_Round_1', 0, result, 'black'),
  ],
  [
    'a result of one player: enter bye',
    'nkAloneNeedsResult',
    (each) => each.type('NK_Round_1', lineWith(each, 'NK_Round_1', 'bye'), result, '1-0'),
    (each) => each.type('NK_Round_1', lineWith(each, 'NK_Round_1', '1-0'), result, 'bye'),
  ],
  [
    'a name without a number: enter the number',
    'nkWhiteWithout',
    (each) => {
      each.type('NK_Round_1', 0, 3, null);
    },
    (each) => each.type('NK_Round_1', 0, 3, 5),
  ],
  [
    'a player without a line: add one with bye',
    'nkUnaccounted',
    (each) => remove(each, 'NK_Round_2', lineWith(each, 'NK_Round_2', 'bye')),
    (each) => {
      const listed = each.rows('NK_Round_2').flatMap((cells) => [cells[1], cells[3]]);
      const missing = each.rows('NK_Players').find(([number]) => !listed.includes(number ?? null));
      insert(each, 'NK_Round_2', [null, missing?.[0] ?? null, null, null, null, 'bye']);
    },
  ],
  [
    'a player who was not there yet: enter on the sheet when the player enters',
    'nkUnaccounted',
    (each) => insert(each, 'NK_Players', [10, 'Late', 1000, null, 0]),
    (each) => each.type('NK_Players', 9, column.enters, 3),
  ],
  [
    'a player on two lines: delete one',
    'nkPlayerTwice',
    (each) => insert(each, 'NK_Round_1', [null, 1, 'Player 01', null, null, 'absent']),
    (each) => remove(each, 'NK_Round_1', lineWith(each, 'NK_Round_1', 'absent')),
  ],
  [
    'a player who has withdrawn: correct the round on Players',
    'nkNotInEvent',
    (each) => each.type('NK_Players', 0, column.withdrawn, 1),
    (each) => each.type('NK_Players', 0, column.withdrawn, 2),
  ],
  [
    'a board twice: give one another number',
    'nkBoardTwice',
    (each) => each.type('NK_Round_1', 0, 0, 2),
    (each) => each.type('NK_Round_1', 0, 0, 17),
  ],
  [
    'a group changed after round 1: put it back',
    'nkGroupChanged',
    (each) => each.type('NK_Players', 0, 4, 1),
    (each) => each.type('NK_Players', 0, 4, 0),
  ],
  [
    'many groups changed: put them back',
    'nkGroupsChanged',
    (each) => {
      for (let row = 0; row < 6; row++) each.type('NK_Players', row, 4, 1);
    },
    (each) => {
      for (let row = 0; row < 6; row++) each.type('NK_Players', row, 4, 0);
    },
  ],
  [
    'fewer rounds than the title round: enter the last but one',
    'nkTitleNever',
    (each) => each.type('NK_Settings', settingRow(each, 'nkRounds'), 1, 5),
    (each) => each.type('NK_Settings', settingRow(each, 'nkTitleFrom'), 1, 4),
  ],
  [
    'what is no result, on a line without a board: choose one from the list',
    'nkCellResult',
    (each) => {
      each.type('NK_Round_1', 0, 0, null);
      each.type('NK_Round_1', 0, result, 'Black, I think');
    },
    (each) => each.type('NK_Round_1', 0, result, 'black'),
  ],
  [
    'rounds written as one number: put spaces between them',
    'nkAbsentBeyond',
    (each) => each.type('NK_Players', 0, column.absent, '35'),
    (each) => each.type('NK_Players', 0, column.absent, '3 5'),
  ],
  [
    'rounds that cannot be read: enter numbers with spaces',
    'nkCellRounds',
    (each) => each.type('NK_Players', 0, column.absent, 'soon'),
    (each) => each.type('NK_Players', 0, column.absent, '3 5'),
  ],
  [
    'an opponent whom nobody knows: enter a number of the list',
    'nkNotAgainstUnknown',
    (each) => each.type('NK_Players', 0, column.notAgainst, 'Somebody'),
    (each) => each.type('NK_Players', 0, column.notAgainst, '4; Player 05; club'),
  ],
  [
    'a player not against themselves: remove the name',
    'nkNotAgainstSelf',
    (each) => each.type('NK_Players', 0, column.notAgainst, 'Player 01'),
    (each) => each.type('NK_Players', 0, column.notAgainst, null),
  ],
  [
    'a setting without a value: enter one',
    'nkSettingEmpty',
    (each) => each.type('NK_Settings', settingRow(each, 'nkRounds'), 1, null),
    (each) => each.type('NK_Settings', settingRow(each, 'nkRounds'), 1, 7),
  ],
  [
    'a setting that is missing: add a row with its name and value',
    'nkSettingMissing',
    (each) => remove(each, 'NK_Settings', settingRow(each, 'nkRounds')),
    (each) => insert(each, 'NK_Settings', [text('en', 'nkRounds'), 7]),
  ],
  [
    'a setting twice: delete one of the rows',
    'nkSettingTwice',
    (each) => insert(each, 'NK_Settings', [text('en', 'nkRounds'), 7]),
    (each) => remove(each, 'NK_Settings', each.rows('NK_Settings').length - 1),
  ],
  [
    'a number of two players: give each their own',
    'nkNumberTwice',
    (each) => each.type('NK_Players', 8, 0, 1),
    (each) => each.type('NK_Players', 8, 0, 9),
  ],
  [
    'a player without a number: enter one',
    'nkNumberNeeded',
    (each) => each.type('NK_Players', 8, 0, null),
    (each) => each.type('NK_Players', 8, 0, 9),
  ],
  [
    'a player without a rating: enter one',
    'nkRatingNeeded',
    (each) => each.type('NK_Players', 8, 2, null),
    (each) => each.type('NK_Players', 8, 2, 2580),
  ],
  [
    'a player without a group: enter the one that is named',
    'nkGroupNeeded',
    (each) => each.type('NK_Players', 8, 4, null),
    (each) => each.type('NK_Players', 8, 4, 'Topgroep'),
  ],
  [
    'a player without a group and a rating: enter both',
    'nkGroupOpen',
    (each) => {
      each.type('NK_Players', 8, 4, null);
      each.type('NK_Players', 8, 2, null);
    },
    (each) => {
      each.type('NK_Players', 8, 4, 0);
      each.type('NK_Players', 8, 2, 2580);
    },
  ],
  [
    'what is no group: enter one',
    'nkCellGroup',
    (each) => each.type('NK_Players', 8, 4, 'strong'),
    (each) => each.type('NK_Players', 8, 4, 'Topgroep'),
  ],
  [
    'an unknown setting: delete the row',
    'nkSettingUnknown',
    (each) => insert(each, 'NK_Settings', ['Coffee', 7]),
    (each) => remove(each, 'NK_Settings', each.rows('NK_Settings').length - 1),
  ],
];

/** The sentence, wherever it stands in what is said. */
const pattern = (key: TextKey): RegExp =>
  new RegExp(
    textLike('en', key)
      .source.slice(1, -1)
      .replace(/\[\^\]\+/g, '[^\\n]+'),
  );

test.each(ways)('%s', (_, key, breaks, follows) => {
  const workbook = event();
  const before = figures(workbook);
  expect(before).toBeDefined();
  breaks(workbook);
  expect(saidOf(workbook)).toMatch(pattern(key));
  follows(workbook);
  expect(saidOf(workbook)).not.toMatch(pattern(key));
  const after = figures(workbook);
  // A latecomer stands below the others and changes nobody's figures.
  expect((after as unknown[] | undefined)?.slice(0, 9)).toEqual(before);
});

describe('A round that can’t be paired', () => {
  /** What is told to allow is allowed, sentence by sentence. */
  function allowed(options: PairOptions, sentences: readonly string[]): PairOptions {
    const pairIn = (said: string): PlayerPair => {
      const [one = 0, other = 0] = [...said.matchAll(/Player (\d\d)/g)].map(([, n]) => Number(n));
      return [one, other];
    };
    const isPair = (pair: PlayerPair, said: string): boolean =>
      [...pair].sort().join() === [...pairIn(said)].sort().join();
    return sentences.reduce((now, said): PairOptions => {
      if (said.startsWith('Allow a rematch'))
        return { ...now, mayRepeat: [...now.mayRepeat, pairIn(said)] };
      if (said.startsWith('Allow the pairing'))
        return { ...now, forbidden: now.forbidden.filter((pair) => !isPair(pair, said)) };
      if (said.startsWith('Undo the fixed pairing'))
        return { ...now, forced: now.forced.filter(({ players }) => !isPair(players, said)) };
      return now;
    }, options);
  }
  const all = (
    [
      [1, 2],
      [1, 3],
      [1, 4],
    ] as const
  ).map((pair): PlayerPair => pair);

  test.each([
    ['everybody has met', /^Allow a rematch/, eventAfter(4, 3), {}],
    ['nobody is left for one player', /^Allow the pairing/, newWorkbook(4), { forbidden: all }],
    [
      'a fixed pairing leaves two who have met',
      /^(Undo the fixed pairing|Allow a rematch)/,
      eventAfter(4, 2),
      { forced: [{ players: [1, 3] }] },
    ],
  ] as const)('%s: with what is told allowed it is paired', (_, way, workbook, options) => {
    const round = { ...nothingSaid, round: roundsIn(workbook.facts).length + 1, ...options };
    const refusals = said(workbook.compute(pairRound, round));
    expect(refusals.length).toBeGreaterThan(1);
    expect(refusals.some((each) => way.test(each))).toBe(true);
    const { detail } = plannable(workbook.compute(pairRound, allowed(round, refusals)));
    expect(detail.paired.boards).toHaveLength(2);
  });

  test('a title candidate needs the bye: allowed by its setting or for this round, the others play', () => {
    const workbook = newWorkbook(3);
    const set = (key: TextKey, value: string | number): void => {
      workbook.type('NK_Settings', settingRow(workbook, key), 1, value);
    };
    // Three candidates, from a title round on; number 1 may meet nobody.
    set('nkTitleFrom', 3);
    for (const [round, absent] of [
      [1, 3],
      [2, 2],
    ] as const) {
      paired(workbook, { round, away: { [absent]: true } });
      played(workbook, `NK_Round_${round}`, () => 'draw');
    }
    const round = { ...nothingSaid, round: 3, forbidden: all.slice(0, 2) };
    const way = 'Allow a title candidate to have the bye.';
    const refused = workbook.compute(pairRound, round);
    expect(told(refused)).toContain(way);
    const pairing = (options: PairOptions): unknown => {
      const { boards, bye } = plannable(workbook.compute(pairRound, options)).detail.paired;
      return [boards.map(({ black, white }) => [black.player, white.player].sort()), bye?.player];
    };
    expect(pairing({ ...round, bye: 1 })).toEqual([[[2, 3]], 1]);
    set('nkCandidateBye', text('en', 'nkYes'));
    expect(pairing(round)).toEqual([[[2, 3]], 1]);
    paired(workbook, round);
    played(workbook, 'NK_Round_3');
    // A bye is worth a point: all three stand as the rules say.
    expect(figures(workbook)).toEqual([
      [1, 1, 2, expect.any(Number), expect.any(Number)],
      [2, 2, 1.5, expect.any(Number), expect.any(Number)],
      [3, 3, 0.5, expect.any(Number), expect.any(Number)],
    ]);
  });

  test('with one player present nobody can play; with two there is a board', () => {
    const workbook = newWorkbook(4);
    const away = { 2: true, 3: true, 4: true };
    expect(told(workbook.compute(pairRound, { ...nothingSaid, round: 1, away }))).toMatch(
      /At least two are needed/,
    );
    const two = { ...nothingSaid, round: 1, away: { ...away, 2: false } };
    expect(plannable(workbook.compute(pairRound, two)).detail.paired.boards).toHaveLength(1);
  });
});

describe('Ways on from where an event stands', () => {
  test('rights are known after the last round: then they are listed', () => {
    const workbook = event();
    expect(told(workbook.compute(rights, undefined))).toBe(
      text('en', 'nkRightsLater', { played: 2, rounds: 7 }),
    );
    for (let round = 3; round <= 7; round++) {
      paired(workbook);
      played(workbook, `NK_Round_${round}`);
    }
    const { rows } = plannable(workbook.compute(rights, undefined)).detail;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ score }) => score >= 3)).toBe(true);
  });

  test('more have earned a right than the group has places: with its size corrected they are listed', () => {
    const workbook = eventAfter(9, 7);
    const size = settingRow(workbook, 'nkGroupSize');
    const before = plannable(workbook.compute(rights, undefined)).detail.rows;
    workbook.type('NK_Settings', size, 1, 2);
    expect(told(workbook.compute(rights, undefined))).toMatch(pattern('nkTooManyEarned'));
    workbook.type('NK_Settings', size, 1, 16);
    expect(plannable(workbook.compute(rights, undefined)).detail.rows).toEqual(before);
  });

  test('more rights to a group than places: one right less, or a start group, and the groups are drawn', () => {
    const drawn = (right: string, group: string): Computed<unknown> => {
      const lines = entries(4).map((line, i) =>
        i === 0 ? [...line, 'Right', 'Start group'] : [...line, i < 3 ? 'Topgroep' : '', ''],
      );
      lines[3]?.splice(3, 2, right, group);
      const options = { ...newEvent.initial, groupSize: '2' };
      return new EventWorkbook().compute(newEvent, options, { entries: lines });
    };
    expect(told(drawn('Topgroep', ''))).toMatch(pattern('nkTooManyRights'));
    for (const way of [drawn('', ''), drawn('Topgroep', 'Groep 1')]) {
      expect(plannable(way).plan.sheets.length).toBeGreaterThan(0);
    }
  });

  test('names of the EGD are kept once the column that is named is there', () => {
    const workbook = event();
    const cells = workbook.table('NK_Players').cells;
    const title = text('en', 'nkEgdName');
    const at = existing(cells[0]).findIndex((cell) => cell.kind === 'text' && cell.text === title);
    for (const row of cells) row.splice(at, 1);
    const kept = (): Plan | undefined => {
      const book = bookOf(workbook);
      return keepNames(
        book,
        [{ player: 1, shown: 'Player 01', egd: 'Player One', certain: true }],
        translator('en'),
      );
    };
    expect(kept()).toBeUndefined();
    expect(text('en', 'nkEgdKeepNone')).toContain(`“${title}”`);
    cells.forEach((row, i) => {
      row.push(i === 0 ? { kind: 'text', text: title } : { kind: 'blank' });
    });
    expect(kept()?.blocks).toMatchObject([{ cells: [[{ text: 'Player One' }]] }]);
  });

  test('many results that are missing: entered, the next round is paired', () => {
    const workbook = newWorkbook(10);
    paired(workbook);
    expect(told(workbook.compute(pairRound, nothingSaid))).toMatch(pattern('nkNoResults'));
    played(workbook, 'NK_Round_1');
    expect(plannable(workbook.compute(pairRound, nothingSaid)).detail.paired.round).toBe(2);
  });

  test('the wall needs a round, and a sheet that is ticked', () => {
    const workbook = newWorkbook(9);
    expect(told(workbook.compute(wall, wall.initial))).toBe(text('en', 'nkWallNoRound'));
    paired(workbook);
    const none = { ...wall.initial, byBoard: false, byName: false };
    expect(told(workbook.compute(wall, none))).toBe(text('en', 'nkWallNothing'));
    expect(plannable(workbook.compute(wall, wall.initial)).plan.sheets).toHaveLength(2);
  });

  test('what the rating committee asks for is gone once it is filled in', () => {
    const workbook = event();
    const missing = (): readonly unknown[] => {
      const book = bookOf(workbook);
      const table = atOnce(
        exported(
          book,
          nkStandings(book.event),
          { about: book.about },
          namesOf(book.players),
          translator('en'),
        ),
      );
      return typeof table === 'string' ? [table] : table.missing;
    };
    expect(missing().length).toBeGreaterThan(2);
    const facts: readonly (readonly [TextKey, string])[] = [
      ['nkEgdEvent', 'NK 2026'],
      ['nkEgdPlace', 'NL,Leiden'],
      ['nkEgdFirstDay', '2026-11-21'],
      ['nkEgdLastDay', '2026-11-22'],
      ['nkEgdClass', 'A'],
      ['nkEgdKomi', '6.5'],
      ['nkEgdTime', '75'],
    ];
    for (const [key, value] of facts) {
      workbook.type('NK_Settings', settingRow(workbook, key), 1, value);
    }
    expect(missing()).toEqual([]);
  });

  test('a round whose sheet is gone: with the later ones deleted, too, the one before it can be paired on', () => {
    const workbook = eventAfter(8, 3);
    const before = eventAfter(8, 1);
    workbook.drop('NK_Round_2');
    expect(say(languages.en, { code: 'nkRoundGap', round: 2, later: 3 })).toBe(
      told(workbook.compute(pairRound, nothingSaid)),
    );
    workbook.drop('NK_Round_3');
    expect(figures(workbook)).toEqual(figures(before));
    expect(plannable(workbook.compute(pairRound, nothingSaid)).detail.paired.round).toBe(2);
  });
});

test('the last round, converted to a range, does not count: it is made a table again', () => {
  const workbook = eventAfter(8, 3);
  const before = figures(workbook);
  for (const round of [3, 2]) {
    const again = workbook.toRange(`NK_Round_${round}`);
    const values = { round, sheet: `Round ${round}`, table: `NK_Round_${round}` };
    const said = say(languages.en, { code: 'nkRoundTableGone', ...values });
    expect(told(workbook.compute(pairRound, nothingSaid))).toBe(said);
    again();
    expect(figures(workbook)).toEqual(before);
  }
});

test('a championship is there already: without its Players sheet another is started', () => {
  const workbook = event();
  const lists = { entries: entries(9) };
  expect(told(workbook.compute(newEvent, newEvent.initial, lists))).toMatch(
    pattern('nkEventThere'),
  );
  for (const table of ['NK_Round_2', 'NK_Round_1', 'NK_Settings', 'NK_Players'])
    workbook.drop(table);
  expect(told(workbook.compute(pairRound, nothingSaid))).toMatch(pattern('nkNoEvent'));
  workbook.apply(plannable(workbook.compute(newEvent, newEvent.initial, lists)).plan);
  expect(plannable(workbook.compute(pairRound, nothingSaid)).detail.paired.boards).toHaveLength(4);
});

test.each([
  ['nkGroupSizeBad', { groupSize: 'many' }, { groupSize: '2' }],
  ['nkRoundsBad', { rounds: '100' }, { rounds: '3' }],
] as const)('%s: as the form says', (key, wrong, right) => {
  const started = (options: Partial<typeof newEvent.initial>): Computed<unknown> =>
    new EventWorkbook().compute(
      newEvent,
      { ...newEvent.initial, ...options },
      { entries: entries(9) },
    );
  expect(told(started(wrong))).toMatch(pattern(key));
  expect(plannable(started(right)).plan.sheets).toHaveLength(2);
});

/** Sentences whose way out other tests of the championship follow. */
const elsewhere: Readonly<Record<string, readonly TextKey[]>> = {
  'entry-list.test.ts': [
    ...(['nkRatingOrRank', 'nkCellRank', 'nkCellRoundsDay', 'nkRoundsForFew'] as const),
    ...(['nkCellPointsBefore', 'nkCellPointsFraction'] as const),
  ],
  'event.test.ts': ['nkSettingsGone'],
  'opengotha.test.ts': [
    ...(['nkGothaEmpty', 'nkGothaDoctype', 'nkGothaNobody', 'nkGothaNoEvent'] as const),
    ...(['nkGothaNoOrder', 'nkGothaNoRounds', 'nkGothaPlaysLeftOut', 'nkGothaBothWon'] as const),
    'nkGothaTwoTurns',
  ],
  'part.test.ts': ['nkNoLinesLeft', 'nkTwoByes'],
  'refusals.test.ts': ['nkPlayOffThere'],
  'standings.test.ts': ['nkImportEmpty', 'nkImportTooLarge', 'nkImportNoScore'],
  '../jobs/texts/ratings.test.ts': ['nkRatingsEmpty', 'nkRatingsNone', 'nkOtherRatings'],
};

/** What a field or Excel says of what is typed there, what is a hint, and what tells of something that is done or read. */
const noWay =
  /(Refusal|Hint|Note|Whole|Save|What|Said|AddLate|TypeResults|ExchangeChoose|StaleLeft|ImportRatings|ImportGroups|RoundsOfDay|FileUnreadable)$|^nk(Why|Doubtful)/;

test('every sentence of the championship that tells a way out is among them', () => {
  const asks =
    /\b(?:[Ee]nter|[Cc]orrect|Choose|Insert|Undo|Remove|Add|Clear|Tick|Give|Use|Put|Paste|Divide|[Dd]elete|Select|Type|Leave)\b/;
  const own = readFileSync(__filename, 'utf8');
  const followed = new Set([
    ...[...own.matchAll(/'(nk[A-Z]\w+)'/g)].map(([, key]) => key),
    ...Object.entries(elsewhere).flatMap(([file, keys]) => {
      const text = readFileSync(path.join(__dirname, file), 'utf8');
      expect([file, keys.filter((key) => !isFollowed(key, text))]).toEqual([file, []]);
      return keys;
    }),
  ]);
  const all = Object.entries<string>(languages.en).filter(
    ([key, said]) =>
      /^nk[A-Z]/.test(key) && asks.test(said) && said.includes('.') && !noWay.test(key),
  );
  expect(all.length).toBeGreaterThan(50);
  expect(all.map(([key]) => key).filter((key) => !followed.has(key))).toEqual([]);
});
