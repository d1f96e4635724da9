import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languages, say, type TextKey } from '../../../src/language';
import { atOnce } from '../../../src';
import { readOpenGotha, type XmlElement } from '../../../src/exchange';
import { egdImport } from '../../../taskpane/nk/texts/egd';
import { openGotha } from '../../../taskpane/nk/texts/opengotha/opengotha';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { text as paneText } from '../../support/text';
import { EventWorkbook } from './support/event-workbook';
import { heldBy } from './support/held-by';
import { plannable, refusedBy } from '../support/computed';

const file = path.join(__dirname, '..', '..', 'corpus', 'opengotha', 'opengotha-example.xml');
const example = readFileSync(file, 'utf8');
const computed = (text: string, preliminary = false) =>
  new EventWorkbook().compute(openGotha, { text, preliminary, makes: 'entries' });
const event = (text: string, preliminary = false) =>
  new EventWorkbook().compute(openGotha, { text, preliminary, makes: 'event' });

function rootOf(text: string): XmlElement {
  const tree = atOnce(xmlTree(text));
  if (!tree.ok) throw new Error(tree.why);
  return tree.root;
}

describe('a file of OpenGotha', () => {
  const read = readOpenGotha(rootOf(example));
  if (!read.ok) throw new Error(read.failure.code);
  const { players, games, byes, general } = read.value;

  test('has its players in the form of people and of the database', () => {
    expect(
      players.map(({ name, egdName, pin, rating, grade }) => [name, egdName, pin, rating, grade]),
    ).toEqual([
      ['Jan van den Berg', 'Berg Jan_van_den', '90000011', 2430, '4D'],
      ['Anna Smit', 'Smit Anna', '90000022', 2310, '3D'],
      ['Piet de Vries', 'Vries Piet_de', '90000033', 2190, '2D'],
      ['Eva Maria Kuipers', 'Kuipers Eva_Maria', '90000044', 2040, '1K'],
    ]);
    expect(players.map(({ absent, correction }) => [absent, correction])).toEqual([
      ...[
        [[], 0],
        [[], 0],
        [[3], 0],
        [[], -1],
      ],
    ]);
  });

  test('has its games, with results by default, and its byes', () => {
    expect(
      games.map(({ round, black, white, result, byDefault }) => [
        round,
        black,
        white,
        result,
        byDefault,
      ]),
    ).toEqual([
      [1, 0, 3, 'black', false],
      [1, 1, 2, 'black', false],
      [2, 1, 0, 'white', false],
      [2, 2, 3, 'equal', false],
      [3, 1, 3, 'black', true],
    ]);
    expect(byes).toEqual([{ round: 3, player: 0 }]);
    expect(general['name']).toBe('NK example 2026');
  });

  test('becomes an entry list; what is not taken over is said', () => {
    const { plan, detail } = plannable(computed(example));
    expect(detail.players).toBe(4);
    const [head, ...rows] = plan.sheets[0]?.blocks[1]?.cells ?? [];
    const plainly = (cells: typeof head): unknown =>
      cells?.map((cell) =>
        cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.value : '',
      );
    expect(plainly(head)).toEqual([
      ...['Name', 'Surname', 'Given name', 'Rating', 'Grade', 'Country', 'Club', 'PIN', 'AGA ID'],
    ]);
    expect(plainly(rows[0])).toEqual([
      ...['Jan van den Berg', 'Berg', 'Jan van den', 2430, '4D', 'NL', 'Leid', '90000011', ''],
    ]);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      paneText('en', 'nkGothaNotTaken', { games: 5, byes: 1 }),
      'Not taken over: rounds marked as absent (Piet de Vries).',
      'Not taken over: corrections of the starting score (Eva Maria Kuipers).',
    ]);
  });

  test('offers players who are registered preliminarily', () => {
    const text = example.replace(/FIN/, 'PRE');
    expect(plannable(computed(text)).detail.players).toBe(3);
    expect(plannable(computed(text, true)).detail.players).toBe(4);
    expect(refusedBy(computed(example.replace(/FIN/g, 'PRE')))).toEqual([
      paneText('en', 'nkGothaNobody'),
    ]);
  });

  test('of an older version counts ratings from another zero', () => {
    const old = readOpenGotha(rootOf(example.replace('"201"', '"200"').replace('"2430"', '"380"')));
    expect(old.ok && old.value.players[0]?.rating).toBe(2430);
  });

  test('finds a player without accents where nobody has them, and reads Pairgoth’s words', () => {
    const text = example
      .replace(/BERGJANVANDEN/g, 'BÉRGJANVANDEN')
      .replace('RESULT_EQUAL', 'RESULT_BOTHLOOSE')
      .replace(/ByePlayers>/g, 'ByePlayer>');
    const other = readOpenGotha(rootOf(text));
    expect(other.ok && [other.value.games[3]?.result, other.value.byes]).toEqual([
      'bothLose',
      byes,
    ]);
  });
});

test.each<readonly [string, string, TextKey | undefined]>([
  ['', ' ', 'nkGothaEmpty'],
  ['Tournament', 'Tournament><', 'nkGothaBroken'],
  ['<Tournament', '<!DOCTYPE x><Tournament', 'nkGothaDoctype'],
  ['SMITANNA', 'NOBODY', undefined],
])('%j as %j is refused', (from, to, why) => {
  const text = from === '' ? to : example.replace(from, to);
  const [first = ''] = refusedBy(computed(text));
  if (why === undefined) {
    expect(first).toMatch(/^The file can’t be used\. .*No player of the file has that name/);
  } else expect(first.slice(0, 20)).toBe(languages.en[why].slice(0, 20));
});

test('a file with slips in it is read or refused', () => {
  const next = randomFrom(sampleSeed);
  const signs = [...Array.from('<>"&/=09 A'), 'é', '\u0000', 'PRE', ''];
  for (let run = 0; run < runs(40, 5000); run++) {
    const at = Math.floor(next() * example.length);
    const sign = signs[Math.floor(next() * signs.length)] ?? '';
    const make = run % 2 === 0 ? computed : event;
    const result = make(example.slice(0, at) + sign + example.slice(at + (run % 3)));
    if (!result.ok) expect(result.refusals.length).toBeGreaterThan(0);
  }
});

describe('The whole event of a file', () => {
  test('is the event of the tournament table of the same tournament', () => {
    const table = path.join(__dirname, '..', '..', 'corpus', 'egd', 'egd-example-forfeits.h9');
    const text = readFileSync(table, 'utf8');
    const ofTable = plannable(new EventWorkbook().compute(egdImport, { text })).plan;
    const { plan, detail } = plannable(event(example));
    expect(heldBy(plan)).toEqual(heldBy(ofTable));
    expect(detail).toEqual({ players: 4, rounds: 3 });
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      'Groups by the file’s starting scores: Topgroep: 3 players, Groep 1: 1 player',
    ]);
  });

  test('has games without result as open boards, and absences of rounds to come in their column', () => {
    const text = example
      .replace('RESULT_EQUAL', 'RESULT_UNKNOWN')
      .replace('numberOfRounds="3"', 'numberOfRounds="5"')
      .replace('11011111111111111111', '11001111111111111111');
    const { plan } = plannable(event(text));
    expect(heldBy(plan)).toMatchObject({
      rounds: [
        {},
        { games: expect.arrayContaining(['Piet de Vries - Eva Maria Kuipers null']) },
        {},
      ],
    });
    const workbook = new EventWorkbook();
    workbook.apply(plan);
    expect(workbook.rows('NK_Players')[2]?.[11]).toBe('4');
  });

  test.each<readonly [string, readonly (readonly [string, string])[], string]>([
    ['a game that both won', [['RESULT_EQUAL', 'RESULT_BOTHWIN']], 'Round 2, board 2, Piet'],
    [
      'two games of a player in a round',
      [['roundNumber="2" tableNumber="2"', 'roundNumber="1" tableNumber="3"']],
      'not allow',
    ],
    [
      'a preliminary player with games',
      [['registeringStatus="FIN"', 'registeringStatus="PRE"']],
      'registered preliminarily but has games',
    ],
  ])('%s is refused', (_, changes, why) => {
    const text = changes.reduce((each, [from, to]) => each.replace(from, to), example);
    expect(refusedBy(event(text)).join(' ').replace('don’t', 'not')).toContain(why);
  });

  test.each<readonly [string, string, string, string]>([
    ['players without game, bye or absence', '11011111', '11111111', 'Round 3: not paired'],
    [
      'a handicap',
      'handicap="0" knownColor="true" result="RESULT_EQUAL"',
      'handicap="2" knownColor="true" result="RESULT_EQUAL"',
      'handicap',
    ],
    [
      'unknown colours',
      'knownColor="true" result="RESULT_EQUAL"',
      'knownColor="false" result="RESULT_EQUAL"',
      'known colors',
    ],
    ['games that neither came to', 'RESULT_EQUAL', 'RESULT_BOTHLOSE_BYDEF', 'forfeited by both'],
    ['points of a bye', 'genMMZero', 'genMMS2ValueBye="1" genMMZero', 'a bye is worth ½'],
    [
      'parts that are not read',
      '</Tournament>',
      '<TeamTournamentParameterSet/></Tournament>',
      'TeamTournamentParameterSet',
    ],
  ])('%s are named', (_, from, to, why) => {
    const { plan } = plannable(event(example.replace(from, to)));
    const told = plan.warnings.map(({ sentence }) => say(languages.en, sentence)).join(' ');
    expect(told).toContain(why);
  });

  test('has its groups by the bar, the floor and the corrections', () => {
    const text = example.replace('genMMBar="1D" genMMFloor="1D"', 'genMMBar="3D" genMMFloor="1K"');
    const { players } = heldBy(plannable(event(text)).plan) as { players: string[][] };
    expect(Object.fromEntries(players.map(([name, , , group]) => [name, group]))).toEqual({
      'Jan van den Berg': 0,
      'Anna Smit': 0,
      'Piet de Vries': 1,
      'Eva Maria Kuipers': 4,
    });
  });

  test('is refused where the workbook has an event', () => {
    const workbook = new EventWorkbook();
    workbook.apply(plannable(event(example)).plan);
    const again = workbook.compute(openGotha, {
      text: example,
      preliminary: false,
      makes: 'event',
    });
    expect(refusedBy(again)).toEqual([paneText('en', 'nkEventThere')]);
  });
});
