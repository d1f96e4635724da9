import { describe, expect, test } from '@jest/globals';
import type { KuksuCycle, RankDecision } from '../../../../src';
import { words as general } from '../../../../src/language/en/general/sayings';
import {
  asked,
  CHALLENGER_LOST,
  cycleEnglish,
  cycleWords,
  type CycleWords,
  failureOf,
  fullCycle,
  groupCycle,
  grouping,
  newcomers,
  pageFailureOf,
  placed,
  rankWarningOf,
  warningOf,
} from '../told';

const last = fullCycle(2);
const rated = (ratings: Readonly<Record<string, number>>): KuksuCycle.Registration[] =>
  Object.entries(ratings).map(([name, rating]) => ({ name, rating }));
const said = (found: KuksuCycle.Grouping, name: string): string => {
  const placement = placed(found, name);
  return cycleEnglish.placement(placement, found.fills[placement.tier - 1]);
};

describe('one sentence per player', () => {
  const list = [
    ...rated({
      'A.1': 2000,
      'A.3': 1950,
      'A.4': 1900,
      'A.6': 1500,
      'A.7': 1790,
      'B1.1': 1600,
      'B2.3': 1400,
    }),
    ...rated({ 'B2.4': 1401, 'B1.7': 1200, 'B1.8': 1100, x: 1750, y: 1000, z: 900 }),
    ...newcomers(2, 800),
    { name: 'pinned', rating: 500, pin: 1 },
    { name: 'B1.10', rating: 499, pin: 1 },
  ];
  const results = last.map((each) => ({
    ...each,
    disqualified: each.name === 'A.7' || each.name === 'B1.1',
  }));
  // Grouped again for each, within its test.
  const found = (): KuksuCycle.Grouping => grouping(groupCycle(list, results, CHALLENGER_LOST));

  test('a former title holder who is moved down', () => {
    const placement = placed(found(), 'A.1');
    const how = { by: 'moveDown', from: 1, award: 0, sum: 2000 } as const;
    const last = { row: 0, tier: 1, league: 'A', place: 0, disqualified: false };
    expect(cycleEnglish.placement({ ...placement, tier: 2, how, last })).toBe(
      'Moved down from tier 1 (League A) to tier 2 (Leagues B) to complete a league: 2000 (held the title) was among the lowest. This isn’t in the rules.',
    );
  });

  test.each([
    ['A.1', 'Stays in tier 1 (League A): won league A and lost the title match.'],
    ['A.4', 'Stays in tier 1 (League A): 4th in A.'],
    ['B1.1', 'Promoted to tier 1 (League A): 1st in B1, disqualified.'],
    [
      'A.6',
      'Filled open seat 1 of tier 1 (League A) with 1500 + 300 (6th in A) = 1800. Next in line: B2.4 with 1601.',
    ],
    [
      'A.7',
      'Filled open seat 2 of tier 1 (League A) with 1790 (7th in A, disqualified). Next in line: B2.4 with 1601.',
    ],
    [
      'x',
      'Filled open seat 3 of tier 1 (League A) with 1750 (didn’t play last cycle). Next in line: B2.4 with 1601.',
    ],
    [
      'B2.3',
      'Filled open seat 4 of tier 1 (League A) with 1400 + 300 (3rd in B2) = 1700. Next in line: B2.4 with 1601.',
    ],
    [
      'pinned',
      'Pinned to tier 1 (League A) by the director. No default tier: didn’t play last cycle.',
    ],
    ['B1.10', 'Pinned to tier 1 (League A) by the director. Default tier: 2 (Leagues B).'],
    ['B2.4', 'Stays in tier 2 (Leagues B): 4th in B2.'],
    ['B1.7', 'Stays in tier 2 (Leagues B): 7th in B1; this cycle has no tier 3 (Leagues C).'],
    [
      'y',
      'Filled open seat 1 of tier 2 (Leagues B) with 1000 (didn’t play last cycle). No one else was left.',
    ],
  ])('%s', (name, sentence) => {
    expect([name, said(found(), name)]).toEqual([name, sentence]);
  });

  test('the former holder, and who goes down', () => {
    const options = { titleMatch: { lost: 'holder', holder: 'Holder' } } as const;
    const more = [
      ...newcomers(9, 3000),
      ...rated({ Holder: 1000, 'A.8': 20, 'A.9': 10 }),
      ...newcomers(12, 900).slice(9),
    ];
    const other = grouping(groupCycle(more, last, options));
    expect(said(other, 'Holder')).toBe(
      'Stays in tier 1 (League A): held the title and lost the title match.',
    );
    expect(said(other, 'A.9')).toBe('Demoted to tier 2 (Leagues B): 9th in A.');
  });

  test('who was moved down', () => {
    const eleven = [...newcomers(9, 2000), ...rated({ 'A.6': 500, 'A.2': 1000 })];
    const options = { ...CHALLENGER_LOST, remainder: { way: 'moveDown' } } as const;
    const moved = grouping(groupCycle(eleven, last, options));
    expect(said(moved, 'A.6')).toMatch(/^Demoted to tier 2 \(Leagues B\): 6th in A\.$/);
    expect(said(moved, 'A.2')).toBe(
      'Moved down from tier 1 (League A) to tier 2 (Leagues B) to complete a league: 1000 (2nd in A) was among the lowest. This isn’t in the rules.',
    );
    expect(moved.warnings.map(cycleEnglish.message)).toEqual([
      'N7, N8, N9 and A.2 play in tier 2 (Leagues B) instead of tier 1 (League A). This isn’t in the rules.',
    ]);
    // One is left over, and four join that player.
    expect(moved.fills.map(({ seats }) => seats)).toEqual([10, 1]);
  });

  test('where the rating puts a player', () => {
    expect(cycleEnglish.seat(placed(found(), 'A.6'))).toBe(
      'Seed 7 in A: 7th in tier 1 (League A) by rating.',
    );
  });
});

describe('questions', () => {
  const of = (answer: KuksuCycle.CycleAnswer): string[] => asked(answer).map(cycleEnglish.question);

  test('about the title match', () => {
    expect(of(groupCycle(newcomers(10), last))).toEqual([
      'Who lost the title match, A.1 or the title holder? The loser plays in league A.',
    ]);
    expect(of(groupCycle(newcomers(10), last.slice(1)))).toEqual([
      'Who lost the title match, the winner of league A or the title holder? The loser plays in league A.',
    ]);
    expect(of(groupCycle(newcomers(10), last, { titleMatch: { lost: 'challenger' } }))).toEqual([
      'Who holds the title? The holder doesn’t play and can’t be registered.',
    ]);
  });

  test('about names', () => {
    const nine = newcomers(9);
    expect(of(groupCycle([...nine, ...rated({ 'a.5': 1 })], last, CHALLENGER_LOST))).toEqual([
      'One name is written in two ways. Is it the same player?',
    ]);
    const two = rated({ 'a.5': 1, 'a.6': 1 });
    expect(of(groupCycle([...nine.slice(1), ...two], last, CHALLENGER_LOST))).toEqual([
      '2 names are written in two ways. Are they the same players?',
    ]);
  });

  test('about a remainder, with the ways out', () => {
    const questions = asked(groupCycle(newcomers(12), []));
    expect(questions.map(cycleEnglish.question)).toEqual([
      '12 players don’t fit into leagues of 5 to 10: 2 are left over. What do you want to do?',
    ]);
    const [question] = questions;
    expect(question?.ask === 'remainder' && question.ways.map(cycleEnglish.wayOut)).toEqual([
      'Leave out 2 players (suggested by this program, not by rule 8: N12 and N11).',
      'Invite 3 more players, and add them to the registrations.',
      'Move N8, N9 and N10 from tier 1 (League A) to tier 2 (Leagues B). This isn’t in the rules: they’d play lower than they’re entitled to.',
    ]);
    expect(of(groupCycle(newcomers(11), []))[0]).toMatch(/: 1 is left over\. /);
  });
});

describe('warnings', () => {
  const warning = cycleEnglish.message;
  test.each([
    [
      { code: 'lookAlikes', names: ['Zoe', 'Zoë'], rows: [1, 2] },
      'Registrations: Zoe and Zoë (row 1 and row 2) look alike. They count as different players.',
    ],
    [
      { code: 'holderUnnamed' },
      'No title holder is entered. If the holder is registered, they count as a new player.',
    ],
    [
      { code: 'nameDecided', tier: 2, seated: 'x', passed: 'y' },
      'Tier 2 (Leagues B): x and y are equal in everything. x gets the seat by alphabetical order.',
    ],
    [
      { code: 'choiceUnneeded', players: 10 },
      '10 players fit into leagues, so your choice for leftover players isn’t used.',
    ],
  ])('%j', (given: Parameters<typeof warningOf>[0], sentence) => {
    expect(warning(warningOf(given))).toBe(sentence);
  });
});

describe('words', () => {
  test('ordinals', () => {
    expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 101, 111].map(general.ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 101st 111th',
    );
  });

  test('lists', () => {
    const said = [[], ['x'], ['x', 'y'], ['x', 'y', 'z']].map((names) =>
      cycleEnglish.message({ code: 'rankedByName', values: { names } }),
    );
    expect(said.map((each) => each.split(' are equal')[0])).toEqual([
      '',
      'x',
      'x and y',
      'x, y and z',
    ]);
  });
});

describe('in Dutch', () => {
  const dutch = cycleWords('nl');
  const both = [dutch, cycleEnglish];
  const last = { row: 1, tier: 2, league: 'B1', place: 3, disqualified: true };
  const placement: KuksuCycle.Placement = {
    row: 1,
    name: 'x',
    rating: 1500.5,
    tier: 1,
    league: 'A',
    seed: 3,
    position: 3,
    how: { by: 'default' },
    movement: 'promoted',
    last,
    default: { entitled: 1, tier: 1 },
  };
  const next = { name: 'y', rating: 1000, award: 0, sum: 1000.5 };
  const fill: KuksuCycle.TierFill = {
    tier: 1,
    seats: 10,
    pinned: 0,
    byDefault: 0,
    filled: [],
    next: [next],
  };

  test.each<[Partial<KuksuCycle.Placement>, string]>([
    [{}, 'Gepromoveerd naar niveau 1 (groep A): 3e in B1, gediskwalificeerd.'],
    [
      {
        movement: 'stays',
        last: { ...last, disqualified: false },
        default: { entitled: 2, tier: 1 },
      },
      'Blijft in niveau 1 (groep A): 3e in B1; deze cyclus heeft geen niveau 2 (groepen B).',
    ],
    [
      { movement: 'stays', last: { ...last, tier: 1, league: 'A', place: 4, disqualified: false } },
      'Blijft in niveau 1 (groep A): 4e in A.',
    ],
    [
      { last: { ...last, place: 1, disqualified: false } },
      'Gepromoveerd naar niveau 1 (groep A): 1e in B1.',
    ],
    [
      { movement: 'stays', last: { ...last, tier: 1, league: 'A', place: 1 } },
      'Blijft in niveau 1 (groep A): won groep A en verloor de titelmatch.',
    ],
    [
      { movement: 'stays', last: { ...last, tier: 1, league: 'A', place: 0 } },
      'Blijft in niveau 1 (groep A): had de titel en verloor de titelmatch.',
    ],
    [
      { how: { by: 'pin' } },
      'Door de wedstrijdleiding vastgezet in niveau 1 (groep A). Standaardniveau: 1 (groep A).',
    ],
    [
      { how: { by: 'pin' }, last: undefined, default: undefined },
      'Door de wedstrijdleiding vastgezet in niveau 1 (groep A). Geen standaardniveau: speelde vorige cyclus niet mee.',
    ],
    [
      { how: { by: 'fill', award: 300, sum: 1800.5, order: 2 } },
      'Kreeg open plaats 2 van niveau 1 (groep A) met 1500,5 + 300 (3e in B1, gediskwalificeerd) = 1800,5. Daarna kwam y met 1000,5.',
    ],
    [
      { how: { by: 'moveDown', from: 1, award: 0, sum: 1500.5 }, tier: 2, last: undefined },
      'Van niveau 1 (groep A) naar niveau 2 (groepen B) verplaatst om een groep vol te maken: 1500,5 (speelde vorige cyclus niet mee) hoorde bij de laagste. Dit staat niet in de regels.',
    ],
  ])('a placement %#', (change, sentence) => {
    expect(dutch.placement({ ...placement, ...change }, fill)).toBe(sentence);
  });

  test('the last who fills a seat, and a seed', () => {
    const filled = { ...placement, how: { by: 'fill', award: 0, sum: 9, order: 1 } } as const;
    expect(dutch.placement(filled)).toMatch(/\. Verder was er niemand\.$/);
    expect(dutch.seat(placement)).toBe(
      'Plaatsingsnummer 3 in A: 3e in niveau 1 (groep A) op rating.',
    );
  });

  const named = [
    { row: 3, name: 'x' },
    { row: 4, name: 'y' },
  ];
  const failures = [
    { code: 'repeatedName', list: 'registrations', names: ['x', 'X'], rows: [1, 2] },
    { code: 'winnersOfA', players: named },
    { code: 'noWinnerOfA' },
    { code: 'holderRegistered', row: 1, name: 'x' },
    { code: 'holderInLastCycle', row: 1, name: 'x' },
    { code: 'decidedTwice', name: 'x', others: ['y', 'z'] },
    { code: 'pinTooLow', row: 1, name: 'x', pin: 2, tier: 1 },
    { code: 'pinBeyondTiers', row: 1, name: 'x', pin: 3, tiers: 2 },
    { code: 'tierOverfull', tier: 1, seats: 10, pinned: named, byDefault: named },
    { code: 'tierOverfull', tier: 1, seats: 10, pinned: [], byDefault: named },
    { code: 'tierOverfull', tier: 1, seats: 10, pinned: named, byDefault: [] },
    { code: 'leftOutUnknown', names: ['x'] },
    { code: 'leftOutCount', found: 1, needed: 2 },
    { code: 'nobodyToMove', tier: 1, needed: 3 },
  ].map(failureOf);
  const near: KuksuCycle.NearMiss = {
    registered: { row: 1, name: 'x' },
    last: { row: 1, name: 'X' },
    differs: 'spelling',
  };
  const questions: KuksuCycle.CycleQuestion[] = [
    { ask: 'titleMatch', challenger: 'x', missing: 'result' },
    { ask: 'titleMatch', challenger: '', missing: 'result' },
    { ask: 'titleMatch', challenger: 'x', missing: 'holder' },
    { ask: 'sameNames', pairs: [near] },
    { ask: 'sameNames', pairs: [near, near] },
    { ask: 'remainder', players: 11, over: 1, ways: [] },
    { ask: 'remainder', players: 12, over: 2, ways: [] },
  ];
  const concerned = { row: 1, name: 'x', rating: 1 };
  const ways: KuksuCycle.WayOut[] = [
    { way: 'leaveOut', count: 1, order: [{ ...concerned, reason: 'rating' }] },
    { way: 'invite', count: 3 },
    { way: 'moveDown', tier: 1, players: [concerned] },
  ];
  const warnings = [
    { code: 'sharedPlace', league: 'B1', place: 2, rows: [1, 2] },
    { code: 'lookAlikes', names: ['x', 'X'], rows: [1, 2] },
    { code: 'holderUnnamed' },
    { code: 'nameDecided', tier: 1, seated: 'x', passed: 'y' },
    { code: 'choiceUnneeded', players: 10 },
    { code: 'movedDown', from: 1, to: 2, names: ['x'] },
    { code: 'movedDown', from: 1, to: 2, names: ['x', 'y'] },
  ].map(warningOf);
  const decisions: RankDecision[] = [
    { by: 'points', over: 'x', own: 2, other: 1 },
    { by: 'rating', over: 'x', own: 2, other: undefined },
    { by: 'name', over: 'x' },
  ];
  const rankWarnings = [
    { code: 'rankedByName', names: ['x', 'y'] },
    { code: 'withoutSodos' },
    { code: 'unplayedGames', games: 1, of: 6 },
    { code: 'unplayedGames', games: 2, of: 6 },
    { code: 'unplayedNamed', games: 2, of: 6, pairs: ['x – y', 'x – z'] },
  ].map(rankWarningOf);
  const pages = [
    { code: 'noTable' },
    { code: 'noPlayers', line: 1 },
    { code: 'shortRow', line: 1, found: 2, needed: 3 },
    { code: 'noName', line: 3, row: 1 },
    { code: 'noNumber', line: 1, text: 'x' },
    { code: 'unknownResult', line: 1, text: 'x', against: 'y' },
  ].map(pageFailureOf);
  const told = (words: CycleWords): string[] => [
    ...failures.map(words.message),
    ...questions.map(words.question),
    ...ways.map(words.wayOut),
    ...warnings.map(words.message),
    ...decisions.map(words.decision),
    ...rankWarnings.map(words.message),
    ...pages.map(words.message),
  ];

  test('whatever is said in English is said in Dutch, in other words and with the same figures and names', () => {
    const inEnglish = told(cycleEnglish);
    const inDutch = told(dutch);
    const facts = (sentence: string): string[] =>
      [...sentence.matchAll(/(?<![\w(])(?:[xyzX]|[A-C]\d)(?!\w)/g)].map(([fact]) => fact).sort();
    inDutch.forEach((sentence, index) => {
      const original = inEnglish[index] ?? '';
      expect(sentence).toMatch(/^.+[.?]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      expect(sentence).not.toBe(original);
      expect([sentence, ...facts(sentence)]).toEqual([sentence, ...facts(original)]);
    });
  });

  test('a tie-break is told in a few words; where points differ there is none, and SODOS has its own column', () => {
    const ties: RankDecision[] = [
      { by: 'points', over: 'x', own: 2, other: 1 },
      { by: 'sodos', over: 'x', own: 2.5, other: 1 },
      { by: 'lastTier', over: 'x', own: 1, other: 2 },
      { by: 'lastPlace', over: 'x', own: 1, other: undefined },
      { by: 'lastPlace', over: 'x', own: 0, other: 1 },
      { by: 'rating', over: 'x', own: 1850.5, other: 1850 },
      { by: 'rating', over: 'x', own: 0, other: undefined },
      { by: 'name', over: 'x' },
    ];
    expect(both.map((words) => ties.map(words.tieBreak))).toEqual([
      [
        '',
        'SODOS',
        'niveau van de vorige cyclus: 1 tegen 2',
        'plaats van de vorige cyclus: 1 tegen geen',
        'had de titel',
        'rating: 1850,5 tegen 1850',
        'rating: 0 tegen geen',
        'naam',
      ],
      [
        '',
        'SODOS',
        'last cycle’s tier: 1 against 2',
        'last cycle’s place: 1 against none',
        'held the title',
        'rating: 1850.5 against 1850',
        'rating: 0 against none',
        'name',
      ],
    ]);
  });

  const at: KuksuCycle.RowName = (list, row) => `${list}!B${row}`;

  test.each(['en', 'nl'] as const)('every row is called by its own list, in %s', (language) => {
    const words = cycleWords(language, at);
    const called = (sentence: string): string => (sentence.match(/\w+!B\d+/g) ?? []).join(' ');
    expect(failures.map((each) => `${each.code}: ${called(words.message(each))}`.trim())).toEqual([
      'repeatedName: registrations!B1 registrations!B2',
      'winnersOfA: lastCycle!B3 lastCycle!B4',
      'noWinnerOfA:',
      'holderRegistered: registrations!B1',
      'holderInLastCycle: lastCycle!B1',
      'decidedTwice:',
      'pinTooLow: registrations!B1',
      'pinBeyondTiers: registrations!B1',
      'tierOverfull: registrations!B3 registrations!B4 registrations!B3 registrations!B4',
      'tierOverfull: registrations!B3 registrations!B4',
      'tierOverfull: registrations!B3 registrations!B4',
      'leftOutUnknown:',
      'leftOutCount:',
      'nobodyToMove:',
    ]);
    expect(warnings.map((each) => `${each.code}: ${called(words.message(each))}`.trim())).toEqual([
      'sharedPlace: lastCycle!B1 lastCycle!B2',
      'lookAlikes: registrations!B1 registrations!B2',
      'holderUnnamed:',
      'nameDecided:',
      'choiceUnneeded:',
      'movedDown:',
      'movedDown:',
    ]);
  });

  test('a tier that is overfull without any pin speaks of none', () => {
    const [both, byDefault, pinned] = failures
      .filter(({ code }) => code === 'tierOverfull')
      .map(cycleEnglish.message);
    expect(both).toBe(
      'Tier 1 (League A) has 10 seats, but it’s the default tier of x (row 3) and y (row 4), and x (row 3) and y (row 4) are pinned to it. Clear pins.',
    );
    expect(byDefault).toBe(
      'Tier 1 (League A) has 10 seats, but it’s the default tier of x (row 3) and y (row 4). Correct last cycle’s places.',
    );
    expect(pinned).toBe(
      'Tier 1 (League A) has 10 seats, but x (row 3) and y (row 4) are pinned to it. Clear pins.',
    );
  });

  test('one player and several, in Dutch', () => {
    const overfull = failures.filter(({ code }) => code === 'tierOverfull').map(dutch.message);
    expect(overfull).toEqual([
      'Niveau 1 (groep A) heeft 10 plaatsen, maar het is het standaardniveau van x (rij 3) en y (rij 4), en vastgezet zijn x (rij 3) en y (rij 4). Zet er minder vast.',
      'Niveau 1 (groep A) heeft 10 plaatsen, maar het is het standaardniveau van x (rij 3) en y (rij 4). Verbeter de plaatsen van de vorige cyclus.',
      'Niveau 1 (groep A) heeft 10 plaatsen, maar vastgezet zijn x (rij 3) en y (rij 4). Zet er minder vast.',
    ]);
    const chosen = [1, 2].map((found) =>
      dutch.message(failureOf({ code: 'leftOutCount', found, needed: 3 })),
    );
    expect(chosen).toEqual([
      'Kies 3 spelers om weg te laten; gekozen: 1.',
      'Kies 3 spelers om weg te laten; gekozen: 2.',
    ]);
    const down = [['x'], ['x', 'y']].map((names) => {
      return dutch.message(warningOf({ code: 'movedDown', from: 1, to: 2, names }));
    });
    expect(down).toEqual([
      'x speelt in niveau 2 (groepen B) in plaats van niveau 1 (groep A). Dat staat niet in de regels.',
      'x en y spelen in niveau 2 (groepen B) in plaats van niveau 1 (groep A). Dat staat niet in de regels.',
    ]);
    expect(
      cycleEnglish.message(warningOf({ code: 'movedDown', from: 1, to: 2, names: ['x'] })),
    ).toBe('x plays in tier 2 (Leagues B) instead of tier 1 (League A). This isn’t in the rules.');
  });

  test('questions and warnings about one and about several, in Dutch', () => {
    expect(questions.map(dutch.question)).toEqual([
      'Wie verloor de titelmatch, x of de titelhouder? Wie verloor, speelt in groep A.',
      'Wie verloor de titelmatch, de winnaar van groep A of de titelhouder? Wie verloor, speelt in groep A.',
      'Wie heeft de titel? De titelhouder speelt niet mee en mag niet aangemeld zijn.',
      'Een naam is op twee manieren geschreven. Is dat dezelfde speler?',
      '2 namen zijn op twee manieren geschreven. Zijn dat dezelfde spelers?',
      '11 spelers passen niet in groepen van 5 tot en met 10: er blijft 1 over. Wat wil je doen?',
      '12 spelers passen niet in groepen van 5 tot en met 10: er blijven 2 over. Wat wil je doen?',
    ]);
    const order = [concerned, { ...concerned, name: 'y' }].map((each) => {
      return { ...each, reason: 'rating' as const };
    });
    expect(dutch.wayOut({ way: 'leaveOut', count: 1, order })).toBe(
      '1 speler weglaten (voorstel van dit programma, niet van regel 8: x).',
    );
    // Rule 8 speaks of players who timed out, and of nobody else.
    const late = order.map((each, i) =>
      i === 0 ? { ...each, reason: 'timedOut' as const } : each,
    );
    const ways = (['rule', 'both'] as const).map((which) => {
      return { way: 'leaveOut', count: which === 'rule' ? 1 : 2, order: late } as const;
    });
    expect(ways.map(dutch.wayOut)).toEqual([
      '1 speler weglaten (volgens regel 8, door de tijd: x).',
      '2 spelers weglaten (volgens regel 8, door de tijd: x; voorstel van dit programma, niet van de regel: y).',
    ]);
    expect(ways.map(cycleEnglish.wayOut)).toEqual([
      'Leave out 1 player (suggested by rule 8, as timed out: x).',
      'Leave out 2 players (suggested by rule 8, as timed out: x; by this program, not by the rule: y).',
    ]);
    expect(dutch.wayOut({ way: 'moveDown', tier: 1, players: [concerned] })).toMatch(
      /^x verplaatsen van niveau 1 \(groep A\) naar niveau 2 \(groepen B\)\. /,
    );
    expect(rankWarnings.slice(2).map(dutch.message)).toEqual([
      'Van de 6 partijen heeft er 1 geen uitslag. De volgorde volgt uit de uitslagen tot nu toe.',
      'Van de 6 partijen hebben er 2 geen uitslag. De volgorde volgt uit de uitslagen tot nu toe.',
      'Van de 6 partijen hebben er 2 geen uitslag: x – y en x – z. De volgorde volgt uit de uitslagen tot nu toe.',
    ]);
    expect(decisions.map(dutch.decision)).toEqual([
      'Voor x op punten: 2 tegen 1.',
      'Voor x op rating: 2 tegen geen.',
      'Voor x op naam: verder in alles gelijk.',
    ]);
  });

  test('rows are called as the caller calls them', () => {
    const [repeated] = failures;
    expect(repeated && cycleWords('nl', at).message(repeated)).toBe(
      'Aanmeldingen: in registrations!B1 en registrations!B2 staat dezelfde naam (‘x’ en ‘X’). Houd elke speler één keer.',
    );
    expect(repeated && cycleWords('en', at).message(repeated)).toBe(
      'Registrations: registrations!B1 and registrations!B2 have the same name (“x” and “X”). Keep each player once.',
    );
  });
});
