import { describe, expect, jest, test } from '@jest/globals';
import { BookDirector } from './support/nk-book';
import {
  entries,
  eventAfter,
  newWorkbook,
  paired,
  played,
  roundColumns,
} from './support/sample-event';
import { act } from 'preact/test-utils';
import { newEvent } from '../../../taskpane/nk/new-event';
import { egdImport } from '../../../taskpane/nk/texts/egd';
import { EventWorkbook } from './support/event-workbook';
import { text as paneText, textLike } from '../../support/text';
import { plannable } from '../support/computed';

describe('New NK', () => {
  test('shows the groups as cards, and beside a name what put it elsewhere than the rating would', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-new'));
    const [header = [], ...rows] = entries(34);
    nk.book.entries = [
      [...header, 'Right', 'Start group'],
      ...rows.map((row, i) => [...row, i === 20 ? 'Topgroep' : null, i === 33 ? 'Groep 1' : null]),
    ];
    await nk.desk.press(paneText('en', 'useSelection'));
    await nk.askForPreview();
    expect(nk.desk.texts('.card h4')).toEqual([
      paneText('en', 'nkGroupCard', { group: 'Topgroep', count: 16 }),
      paneText('en', 'nkGroupCard', { group: 'Groep 1', count: 16 }),
      paneText('en', 'nkGroupCard', { group: 'Groep 2', count: 2 }),
    ]);
    expect(nk.desk.texts('.card .badge')).toEqual([
      `${paneText('en', 'nkByRight', { right: 'Topgroep' })}; ${paneText('en', 'nkByRating', { group: 'Groep 1' })}`,
      paneText('en', 'nkByRating', { group: 'Topgroep' }),
      `${paneText('en', 'nkByStartGroup')}; ${paneText('en', 'nkByRating', { group: 'Groep 2' })}`,
      paneText('en', 'nkByRating', { group: 'Groep 1' }),
    ]);
    await nk.desk.press(paneText('en', 'write'));
    expect(nk.book.event.rows('NK_Players')[15]?.slice(0, 5)).toEqual([
      21,
      'Player 21',
      2400,
      'Topgroep',
      0,
    ]);
  });
});

test('A list without ratings leads to the job that fills them in', async () => {
  const nk = await BookDirector.open(paneText('en', 'nk-new'));
  nk.book.entries = [
    ['Right', 'Name', 'Wins'],
    ['Topgroep', 'Ann', 5],
  ];
  await nk.desk.press(paneText('en', 'useSelection'));
  // Not in the options, which are folded until the list can be used.
  const lines = [...document.querySelectorAll('main > p')].map(({ textContent }) => textContent);
  expect(lines.join()).toContain(paneText('en', 'nkRatingsMissing'));
  await nk.desk.press(paneText('en', 'nk-ratings'), 'main');
  expect(nk.desk.texts('.title h1')).toEqual([paneText('en', 'nk-ratings')]);
});

describe('Pair round', () => {
  test('takes in a player without a number with one press', async () => {
    const workbook = eventAfter(9, 1);
    workbook.append('NK_Players', [null, 'Piet', null, null, null, null, null, null, '3d', null]);
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), workbook);
    await nk.desk.type(paneText('en', 'nkLateRating', { name: 'Piet' }), '2250');
    await nk.desk.press(paneText('en', 'nkAddLate', { number: 10, group: 'Topgroep' }));
    expect(workbook.rows('NK_Players')[9]).toEqual(
      expect.arrayContaining([10, 'Piet', 2250, 0, '3d', 2]),
    );
    await nk.askForPreview();
    expect(nk.desk.texts('.boards').join()).toContain('Piet');
  });

  test('can be made before the last results are in, each counting as the director says', async () => {
    const workbook = eventAfter(8, 1);
    const [[, black = 0, one = '', , two = ''] = []] = workbook.rows('NK_Round_1');
    workbook.type('NK_Round_1', 0, 5, null);
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), workbook);
    await nk.desk.choose(paneText('en', 'nkPairAhead', { count: 1 }));
    await nk.desk.choose(`${String(one)} – ${String(two)}`, 'black');
    await nk.askForPreview();
    expect(nk.desk.pane.all('.boards > li')).toHaveLength(4);
    expect(document.body.textContent).toContain(
      paneText('en', 'nkProvisional', { games: `${String(one)} – ${String(two)}` }),
    );
    await nk.desk.press(paneText('en', 'write'));
    expect(workbook.rows('NK_Basis_2')[0]?.[0]).toContain(`${String(black)}-`);
    expect(workbook.rows('NK_Basis_2')[0]?.[1]).toBe('o1-5');
  });

  test('shows boards by groups, and under a pair why it meets, with the numbers on the scale of the wall list', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(48, 1));
    await nk.askForPreview();
    expect(nk.desk.texts('h4')).toEqual(['Topgroep', 'Groep 1', 'Groep 2', 'Groep 3']);
    expect(nk.desk.pane.all('.boards > li')).toHaveLength(24);
    await nk.desk.unfold('.boards details');
    expect(nk.desk.texts('.boards details p')[0]).toContain('Fold in Topgroep');
    // Colour and name, score and SOS before the round.
    expect(nk.desk.texts('.boards > li:first-child .sitting').slice(0, 2)).toEqual([
      'Black Player 01Score 3SOS 2',
      'White Player 08Score 3SOS 2',
    ]);
    expect(nk.desk.pane.all('.boards ol > li')).toHaveLength(0);
    expect(nk.desk.texts('.boards details p')).toContain(paneText('en', 'nkNoCriteria'));
  });

  test('a pair is fixed and released in the same place, and its colours are swapped', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    await nk.askForPreview();
    await nk.desk.unfold('.boards details');
    await nk.desk.press('Fix', '.boards');
    expect(nk.desk.texts('.boards .badge')).toEqual(['fixed']);
    expect(nk.desk.texts('.decisions li')).toEqual([
      paneText('en', 'nkSaidFixed', { one: 'Player 01', two: 'Player 09' }) +
        paneText('en', 'nkTakeBack'),
    ]);
    expect(document.activeElement?.textContent).toBe('Release');
    await nk.desk.press('Release', '.boards');
    expect(nk.desk.texts('.boards .badge')).toEqual([]);
    await nk.desk.press(paneText('en', 'nkSwapColours'), '.boards');
    expect(nk.desk.texts('.pair bdi').slice(0, 2)).toEqual(['Player 09', 'Player 01']);
    expect(nk.desk.texts('.decisions li')[0]).toContain('Player 09 has black');
    await nk.desk.press(paneText('en', 'nkTakeBack'), '.decisions');
    expect(nk.desk.texts('.pair bdi').slice(0, 2)).toEqual(['Player 01', 'Player 09']);
  });

  test('a forbidden pair is gone, and the new board of the same player is open with the focus', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    await nk.askForPreview();
    await nk.desk.unfold('.boards details');
    await nk.desk.press('Forbid', '.boards');
    expect(nk.desk.texts('.pair bdi').slice(0, 2)).not.toEqual(['Player 01', 'Player 09']);
    expect(nk.desk.texts('.decisions li')).toEqual([
      paneText('en', 'nkSaidForbidden', { one: 'Player 01', two: 'Player 09' }) +
        paneText('en', 'nkTakeBack'),
    ]);
    const board = document.activeElement?.closest('li');
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(document.activeElement?.closest('details')?.open).toBe(true);
    expect(board?.querySelector('.pair')?.textContent).toContain('Player 01');
    // Every new board says that it is one, and all are counted for readers.
    const changed = nk.desk
      .texts('.boards .badge')
      .filter((each) => each === paneText('en', 'nkChanged'));
    expect(changed.length).toBeGreaterThan(1);
    expect(nk.desk.texts('#pane > [role="status"]').join()).toContain(
      paneText('en', 'nkBoardsChanged', { count: changed.length }),
    );
  });

  test('two players of different boards are exchanged', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    await nk.askForPreview();
    await nk.desk.unfold('.boards details');
    await nk.desk.choose(paneText('en', 'nkExchange', { name: 'Player 01' }), '2');
    expect(nk.desk.texts('.decisions li')).toEqual([
      paneText('en', 'nkSaidFixed', { one: 'Player 02', two: 'Player 09' }) +
        paneText('en', 'nkTakeBack'),
      paneText('en', 'nkSaidFixed', { one: 'Player 01', two: 'Player 10' }) +
        paneText('en', 'nkTakeBack'),
    ]);
    expect(nk.desk.texts('.boards .badge')).toEqual(['fixed', 'changed', 'fixed', 'changed']);
  });

  test('two boards exchange players: one is chosen, then the other, then the way', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    await nk.desk.unfold('.boards details');
    await nk.desk.press(paneText('en', 'nkExchangeBoards'), '.boards');
    const others = nk.desk
      .texts('.boards button')
      .filter((each) => each === paneText('en', 'nkExchangeWith', { board: 1 }));
    expect(others).toHaveLength(7);
    await nk.desk.press(paneText('en', 'cancel'), '.boards');
    expect(nk.desk.texts('.boards button').join()).not.toContain('board 1');
    await nk.desk.press(paneText('en', 'nkExchangeBoards'), '.boards');
    await nk.desk.press(
      paneText('en', 'nkExchangeWith', { board: 1 }),
      '.boards > li[data-board="3"]',
    );
    const pair = (one: string, two: string): string =>
      paneText('en', 'nkPairNames', { one: `Player ${one}`, two: `Player ${two}` });
    const ways = nk.desk.texts('.boards > li[data-board="3"] div.buttons button').slice(0, 2);
    expect(ways).toEqual([
      paneText('en', 'nkTwoPairs', { one: pair('01', '11'), two: pair('03', '09') }),
      paneText('en', 'nkTwoPairs', { one: pair('01', '03'), two: pair('11', '09') }),
    ]);
    await nk.desk.press(ways[1] ?? '', '.boards');
    const names = nk.desk.texts('.pair bdi');
    const opponentOf = (name: string): string | undefined => {
      const at = names.indexOf(name);
      return names[at % 2 === 0 ? at + 1 : at - 1];
    };
    expect([opponentOf('Player 01'), opponentOf('Player 11')]).toEqual(['Player 03', 'Player 09']);
    expect(nk.desk.texts('.decisions li')).toHaveLength(2);
  });

  test('the boards of a group are kept as they stand, and left to the rules again', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(32, 0));
    const of = (key: 'nkKeepBoards' | 'nkReleaseBoards'): string =>
      paneText('en', 'nkBoardsOf', { what: paneText('en', key), group: 'Groep 1' });
    const before = nk.desk.texts('.pair bdi');
    await nk.desk.press(of('nkKeepBoards'));
    expect(nk.desk.texts('.boards .badge')).toEqual(Array.from({ length: 8 }, () => 'fixed'));
    expect(nk.desk.texts('.pair bdi')).toEqual(before);
    // Whatever becomes of the others, these boards stay.
    await nk.desk.unfold('.boards details');
    await nk.desk.press('Forbid', '.boards');
    expect(nk.desk.texts('.pair bdi').slice(16)).toEqual(before.slice(16));
    expect(nk.desk.texts('.pair bdi').slice(0, 16)).not.toEqual(before.slice(0, 16));
    await nk.desk.press(of('nkReleaseBoards'));
    expect(nk.desk.texts('.boards .badge').filter((each) => each === 'fixed')).toEqual([]);
  });

  test('clubs stand there on demand', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    expect(nk.desk.texts('.boards').join()).not.toContain('Club');
    await nk.desk.choose(paneText('en', 'nkShowClubs'));
    expect(nk.desk.texts('.boards .sitting')[0]).toContain('Player 01 Club 1');
  });

  test('who is absent is ticked and named, and the bye can be kept or left to the rules', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(20, 0));
    await nk.desk.choose('Player 07');
    expect(nk.desk.texts('.options details summary')[0]).toBe('Absent: 1 (Player 07)');
    const line = [nk.t('nkRoundsIn', { count: 0 }), nk.t('nkAbsentNow', { names: ['Player 07'] })];
    expect(nk.desk.texts('.options > summary .what')).toEqual([line.join('; ')]);
    await nk.askForPreview();
    const bye = paneText('en', 'nkByeOfOrder', { name: 'Player 20' });
    expect(nk.desk.texts('.preview > p')).toEqual(
      expect.arrayContaining([bye, 'Absent: Player 07.']),
    );
    await nk.desk.press('Keep this bye');
    expect(nk.desk.texts('.decisions li')).toEqual([
      paneText('en', 'nkSaidBye', { name: 'Player 20' }) + paneText('en', 'nkTakeBack'),
    ]);
    expect(nk.desk.texts('.preview > p')).toContain(
      paneText('en', 'nkByeOfDirector', { name: 'Player 20' }),
    );
    await nk.desk.press(paneText('en', 'nkByeToRules'));
    expect(nk.desk.texts('.decisions li')).toEqual([]);
    await nk.desk.choose(paneText('en', 'nkByeFor'), '3');
    expect(nk.desk.texts('.preview > p')).toContain(
      paneText('en', 'nkByeOfDirector', { name: 'Player 03' }),
    );
  });

  test('where no pairing is possible, what would help is one press away', async () => {
    const workbook = eventAfter(2, 0);
    paired(workbook);
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), workbook);
    // What is typed while the job is open counts.
    played(workbook, 'NK_Round_1');
    await nk.askForPreview();
    expect(nk.desk.texts('section.refused li')[0]).toContain('has no opponent left');
    expect(nk.desk.texts('.options .card h3')).toEqual([paneText('en', 'nkWaysOut')]);
    await nk.desk.press(paneText('en', 'nkAllowThis'));
    expect(nk.desk.texts('.boards .badge')).toContain('rematch');
    expect(nk.desk.texts('.decisions li')).toEqual([
      paneText('en', 'nkSaidRepeat', { one: 'Player 01', two: 'Player 02' }) +
        paneText('en', 'nkTakeBack'),
    ]);
  });

  test('a pair that was forbidden and a pair that was fixed are given up where they stand in the way', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(2, 0));
    await nk.askForPreview();
    await nk.desk.unfold('.boards details');
    await nk.desk.press('Forbid', '.boards');
    await nk.desk.press(paneText('en', 'nkAllowThis'));
    expect(nk.desk.texts('.pair bdi')).toEqual(['Player 01', 'Player 02']);
    expect(nk.desk.texts('.decisions li')).toEqual([]);
  });

  test('before the title round the bye goes to a title candidate without a question', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    await nk.desk.choose('Player 07');
    await nk.askForPreview();
    expect(nk.desk.texts('section.refused li')).toEqual([]);
    expect(nk.desk.pane.all('.boards > li')).toHaveLength(7);
    expect(nk.desk.texts('.boards').join()).not.toContain('Player 16');
  });

  test('in a title round a candidate gets the bye where nothing else helps', async () => {
    const workbook = newWorkbook(3);
    for (const row of [1, 2]) workbook.type('NK_Players', row, 4, 4);
    workbook.type('NK_Settings', 6, 1, 3);
    for (const [round, absent] of [
      [1, 3],
      [2, 2],
    ] as const) {
      paired(workbook, { round, away: { [absent]: true } });
      played(workbook, `NK_Round_${round}`, () => 'draw');
    }
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), workbook);
    for (const opponent of ['2', '3']) {
      await nk.desk.choose(paneText('en', 'nkPlayerOne'), '1');
      await nk.desk.choose(paneText('en', 'nkPlayerTwo'), opponent);
      await nk.desk.press('Forbid', '.options');
    }
    await nk.askForPreview();
    expect(nk.desk.texts('section.refused li')).toContain(
      'Allow a title candidate to have the bye.',
    );
    await nk.desk.press(paneText('en', 'nkAllowThis'));
    expect(nk.desk.texts('.decisions li')).toContain(
      paneText('en', 'nkSaidBye', { name: 'Player 01' }) + paneText('en', 'nkTakeBack'),
    );
    expect(nk.desk.pane.all('.boards > li')).toHaveLength(1);
  });

  test('a workbook without an event says so at once', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'));
    expect(nk.desk.texts('.event-problem')[0]).toContain(paneText('en', 'nkNoEvent'));
  });

  test('after the last round with two candidates the play-off is paired, and nothing about it can be changed', async () => {
    const workbook = eventAfter(48, 6);
    paired(workbook);
    played(workbook, 'NK_Round_7', (black, white) =>
      black === 1 ? 'white' : white === 1 ? 'black' : undefined,
    );
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), workbook);
    await nk.askForPreview();
    expect(nk.desk.texts('.preview > h3')[0]).toBe('Play-off');
    await nk.desk.unfold('.boards details');
    expect(nk.desk.pane.all('.boards .buttons')).toEqual([]);
  });
});

test('Two of different groups who play for the title float nowhere', async () => {
  const workbook = new EventWorkbook();
  const drawn = workbook.compute(
    newEvent,
    { ...newEvent.initial, rounds: '3' },
    { entries: entries(4) },
  );
  workbook.apply(plannable(drawn).plan);
  for (const round of [1, 2, 3]) {
    paired(workbook);
    played(workbook, `NK_Round_${round}`);
  }
  const nk = await BookDirector.open(paneText('en', 'nk-pair'), workbook);
  await nk.askForPreview();
  expect(nk.desk.texts('.preview > h3')[0]).toBe('Play-off');
  expect(nk.desk.texts('.boards .badge')).toEqual([paneText('en', 'nkRepeat')]);
});

describe('Title', () => {
  test('before the knock-out lists the candidates by their losses', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-title'), eventAfter(48, 4));
    expect(nk.desk.texts('h2')).toEqual([
      paneText('en', 'nkRoundsPlayed', { played: 4, rounds: 7 }),
    ]);
    expect(nk.desk.texts('.card h3')).toEqual([
      `${paneText('en', 'nkUnbeaten', { group: 'Topgroep' })}: 1`,
      'Groep 1, one loss: 5',
    ]);
    expect(nk.desk.texts('section > .quiet')).toEqual([
      paneText('en', 'nkTitleFromRound', { from: 6 }),
    ]);
  });

  test('then shows a bracket: who is to be paired, who has won, what is to come', async () => {
    const workbook = eventAfter(48, 5);
    const nk = await BookDirector.open(paneText('en', 'nk-title'), workbook);
    expect(nk.desk.texts('.stage h3')).toEqual(['Round 6']);
    expect(nk.desk.texts('.stage li')[0]).toContain(`${paneText('en', 'nkStageToPair')}Player 01`);
    expect(nk.desk.texts('section > .quiet')[0]).toBe(
      paneText('en', 'nkTitleAmongOdd', { round: 6 }),
    );
    paired(workbook);
    played(workbook, 'NK_Round_6');
    await nk.desk.press(paneText('en', 'nkLookAgain'));
    await nk.desk.says('Round 7', '.stage h3');
    expect(nk.desk.texts('.stage h3')).toEqual(['Round 6', 'Round 7']);
    expect(nk.desk.texts('.stage:first-child .seat[data-won="true"] bdi')).toContain('Player 01');
    expect(nk.desk.texts('section > .quiet')[0]).toBe(paneText('en', 'nkTitleAmong', { round: 7 }));
    paired(workbook);
    played(workbook, 'NK_Round_7', (black, white) =>
      black === 1 ? 'white' : white === 1 ? 'black' : undefined,
    );
    paired(workbook);
    await nk.desk.press(paneText('en', 'nkLookAgain'));
    await nk.desk.says('play for the title', '.verdict');
    expect(nk.desk.texts('.bracket + h3')).toEqual(['Play-off']);
    expect(nk.desk.texts('.bracket ~ .matches .points')).toEqual(['', '']);
    played(workbook, 'NK_PlayOff');
    await nk.desk.press(paneText('en', 'nkLookAgain'));
    const won = paneText('en', 'nkTitleByPlayOff', { name: 'Player 01' });
    await nk.desk.says(won, '.verdict');
    expect(nk.desk.texts('.verdict')).toEqual([won]);
  });

  test('draws and games lost by both are told by their points', async () => {
    const workbook = eventAfter(48, 5);
    paired(workbook);
    played(workbook, 'NK_Round_6', (black, white) =>
      [black, white].includes(1) ? 'draw' : Math.min(black, white) === 2 ? 'both lost' : undefined,
    );
    const nk = await BookDirector.open(paneText('en', 'nk-title'), workbook);
    const points = nk.desk.texts('.stage:first-child .points');
    expect(points).toContain('½');
    expect(points).toContain('0');
  });

  test('a candidate without a game is named', async () => {
    const workbook = eventAfter(48, 5);
    paired(workbook, { round: 6, away: { 1: true } });
    const nk = await BookDirector.open(paneText('en', 'nk-title'), workbook);
    expect(nk.desk.texts('.stage li').at(-1)).toBe(`${paneText('en', 'nkStageWithout')}Player 01`);
  });

  test('a problem with the event is told instead', async () => {
    const workbook = eventAfter(16, 1);
    workbook.type('NK_Round_1', 0, 5, 'perhaps');
    const nk = await BookDirector.open(paneText('en', 'nk-title'), workbook);
    expect(nk.desk.texts('.event-problem')[0]).toMatch(
      textLike('en', 'nkCellResultBoard', { board: 1, content: 'perhaps' }),
    );
  });
});

describe('Standings and rights', () => {
  test('the wall list has place, name, group, score, SOS, SODOS and a column for each round', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-standings'), eventAfter(48, 7));
    await nk.askForPreview();
    expect(nk.desk.texts('.wall thead th')).toEqual([
      'Place',
      'Line',
      'Name',
      'Score',
      'SOS',
      'SODOS',
      'Group',
      'R1',
      'R2',
      'R3',
      'R4',
      'R5',
      'R6',
      'R7',
    ]);
    expect(nk.desk.pane.all('.wall tbody tr')).toHaveLength(48);
  });

  test('rights are listed with the scores that earned them', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-rights'), eventAfter(48, 7));
    await nk.askForPreview();
    expect(nk.desk.texts('.card h3')[0]).toMatch(/^Right to Topgroep: \d+ players?$/);
    expect(nk.desk.texts('.card .numbers tbody tr')[0]).toBe('Player 017');
  });
});

describe('What is taken along', () => {
  const player = async (nk: BookDirector): Promise<void> =>
    nk.desk.choose(paneText('en', 'nkPlayerOne'), '1');
  test.each([
    ['nk-share', undefined],
    ['nk-card', player],
    ['nk-title', undefined],
    ['nk-export', undefined],
  ] as const)('follows a corrected result: %s', async (job, choose) => {
    const workbook = eventAfter(8, 1);
    const open = async (): Promise<BookDirector> => {
      const nk = await BookDirector.open(paneText('en', job), workbook);
      await choose?.(nk);
      return nk;
    };
    const shown = (): string =>
      [...document.querySelectorAll('main, main textarea')]
        .map((each) => (each instanceof HTMLTextAreaElement ? each.value : each.textContent))
        .join();
    const nk = await open();
    const before = shown();
    jest.useFakeTimers();
    workbook.type('NK_Round_1', 0, roundColumns.result, 'white');
    for (const listener of nk.book.listeners) listener();
    await act(() => jest.advanceTimersByTimeAsync(500));
    // In as many slices as the machine needs, and in vain where nothing is looked at again.
    for (let ms = 0; ms < 100 && shown() === before; ms++) {
      await act(() => jest.advanceTimersByTimeAsync(1));
    }
    jest.useRealTimers();
    await nk.desk.settled();
    const after = shown();
    expect(after).not.toBe(before);
    await open();
    expect(shown()).toBe(after);
  });
});

describe('What a director says in the form of a round', () => {
  test('a pair is fixed, forbidden or allowed to meet again by their names', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 1));
    const say = async (decision: string, one: string, two: string): Promise<void> => {
      await nk.desk.choose(paneText('en', 'nkPlayerOne'), one);
      await nk.desk.choose(paneText('en', 'nkPlayerTwo'), two);
      await nk.desk.press(decision, '.options');
    };
    await say('Fix', '1', '2');
    await say('Forbid', '3', '4');
    await say(paneText('en', 'nkAllowRepeat'), '1', '9');
    expect(nk.desk.texts('.decisions li')).toEqual([
      paneText('en', 'nkSaidFixed', { one: 'Player 01', two: 'Player 02' }) +
        paneText('en', 'nkTakeBack'),
      paneText('en', 'nkSaidForbidden', { one: 'Player 03', two: 'Player 04' }) +
        paneText('en', 'nkTakeBack'),
      paneText('en', 'nkSaidRepeat', { one: 'Player 01', two: 'Player 09' }) +
        paneText('en', 'nkTakeBack'),
    ]);
    for (let left = 3; left > 0; left--)
      await nk.desk.press(paneText('en', 'nkTakeBack'), '.decisions');
    expect(nk.desk.pane.all('.decisions')).toEqual([]);
  });

  test('nothing can be decided before two players are chosen', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-pair'), eventAfter(16, 0));
    await nk.desk.choose(paneText('en', 'nkPlayerOne'), '1');
    expect(nk.desk.pane.button('Fix', '.options').disabled).toBe(true);
    await nk.desk.choose(paneText('en', 'nkPlayerTwo'), '2');
    expect(nk.desk.pane.button('Fix', '.options').disabled).toBe(false);
  });
});

describe('The settings of a new event', () => {
  test('are written beside the players as chosen', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-new'));
    nk.book.entries = entries(8);
    await nk.desk.press(paneText('en', 'useSelection'));
    await nk.desk.type('Players per group', '4');
    await nk.desk.type('Rounds', '3');
    await nk.desk.choose(paneText('en', 'nkFloatDown'), 'middle');
    await nk.desk.choose(paneText('en', 'nkFloatUp'), 'top');
    await nk.desk.choose(paneText('en', 'nkAbsencePoints'), '0.5');
    await nk.desk.choose(paneText('en', 'nkCandidateBye'));
    await nk.askForPreview();
    await nk.desk.press(paneText('en', 'write'));
    expect(nk.book.event.rows('NK_Settings').map(([, value]) => value)).toEqual([
      4,
      3,
      'middle',
      'top',
      '½',
      'yes',
      2,
      'no',
      // What the rating committee is told is open.
      ...Array.from({ length: 7 }, () => null),
    ]);
  });
});

describe('The tournament table', () => {
  test('has the heading that is filled in, and is copied or selected for copying', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-export'), eventAfter(16, 1));
    await nk.desk.type('Event', 'NK 2027');
    const area = nk.desk.pane.find('textarea') as HTMLTextAreaElement;
    expect(area.value).toContain('; EV[NK 2027]');
    const copy = paneText('en', 'nkCopyMissing', { count: 4 });
    expect(nk.desk.texts('.asked li')).toEqual([
      'The rating committee will ask for: Country and town, First day, Class (A to D), Adjusted time (minutes).',
    ]);
    await nk.desk.press(copy);
    expect(nk.desk.texts('section > .copy-line')[0]).toBe(paneText('en', 'nkCopyHint'));
    expect(area.selectionEnd).toBe(area.value.length);
    const copied: string[] = [];
    Object.assign(navigator, {
      clipboard: {
        writeText: (text: string) => {
          copied.push(text);
          return Promise.resolve();
        },
      },
    });
    await nk.desk.press(copy);
    expect(copied).toEqual([area.value]);
    expect(nk.desk.texts('section > .copy-line')).toEqual([paneText('en', 'nkCopied')]);
    await nk.desk.type(paneText('en', 'nkEgdPlace'), 'NL, Leiden');
    expect(nk.desk.texts('section > .copy-line')[0]).not.toBe(paneText('en', 'nkCopied'));
  });

  test('keeps the names in the column of the players that has them', async () => {
    const workbook = new EventWorkbook();
    const text = ['1 Groot_Lipman Henk 3d NL Ams 2+/b', '2 Beta Bob 2d NL Lei 1-/w'].join('\n');
    workbook.apply(plannable(workbook.compute(egdImport, { text })).plan);
    const nk = await BookDirector.open(paneText('en', 'nk-export'), workbook);
    await nk.desk.unfold('main > details', paneText('en', 'nkEgdNames'));
    const input = nk.desk.pane.find('.egd-names input') as HTMLInputElement;
    expect(input.value).toBe('Groot_Lipman Henk');
    await act(() => {
      input.value = 'Lipman Henk_Groot';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await nk.desk.settled();
    expect((nk.desk.pane.find('section textarea') as HTMLTextAreaElement).value).toContain(
      'Lipman Henk_Groot',
    );
    await nk.desk.press(paneText('en', 'nkEgdKeep'));
    expect(nk.book.plans.map(({ blocks }) => blocks.map(({ cells }) => cells))).toEqual([
      [[[{ kind: 'text', text: 'Lipman Henk_Groot', format: '@', style: 'input' }]]],
    ]);
  });

  test('shows a hundred of its names at a time', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-export'), eventAfter(130, 1));
    await nk.desk.unfold('main > details', paneText('en', 'nkEgdNames'));
    expect(nk.desk.pane.all('.egd-names input')).toHaveLength(100);
    await nk.desk.unfold('details details', paneText('en', 'moreRows', { count: 30 }));
    await nk.desk.appears('.egd-names tr[aria-rowindex="131"]');
    expect(nk.desk.pane.all('.egd-names input')).toHaveLength(130);
  });

  test('stands beside the same event as a file of OpenGotha', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-export'), eventAfter(16, 1));
    await nk.desk.unfold('main > details', paneText('en', 'nkGothaFor'));
    await nk.desk.type('Event', 'NK & 2027');
    const text = (): string => (nk.desk.pane.find('details textarea') as HTMLTextAreaElement).value;
    expect(text()).toContain('<GeneralParameterSet name="NK &amp; 2027" shortName="NK2027"');
    expect(nk.desk.texts('details .warnings h2')).toEqual([paneText('en', 'nkGothaLosses')]);
  });

  test('is not given of a workbook that cannot be read', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-export'));
    expect(nk.desk.pane.all('textarea')).toEqual([]);
    expect(nk.desk.texts('.event-problem')[0]).toContain(paneText('en', 'nkNoEvent'));
  });

  test('is pasted, counted and written as an event', async () => {
    const nk = await BookDirector.open(paneText('en', 'nk-import'));
    await nk.desk.type(
      paneText('en', 'nkImportText'),
      '; Pl Name Rk Co Club MMS 1\n1 Alpha Ann 3d NL Ams 1 2+/b\n2 Beta Bob 2d NL Lei 0 1-/w\n',
    );
    await nk.askForPreview();
    expect(nk.desk.texts('.preview > p')).toContain(
      paneText('en', 'nkImportFound', { players: 2, rounds: 1 }),
    );
    await nk.desk.press(paneText('en', 'write'));
    expect(nk.book.event.rows('NK_Round_1')[0]?.slice(1, 6)).toEqual([
      1,
      'Ann Alpha',
      2,
      'Bob Beta',
      'black',
    ]);
  });
});
