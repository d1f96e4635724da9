import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languages, say, type TextKey } from '../../../language';
import { readOpenGotha, type XmlElement } from '../../../src/exchange';
import { openGothaPlayers } from '../../../taskpane/nk/texts/opengotha-players';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { text as paneText } from '../../support/text';
import { EventWorkbook } from './support/event-workbook';
import { expectOk, said } from './support/sample-event';

const file = path.join(__dirname, '..', '..', 'corpus', 'opengotha', 'opengotha-example.xml');
const example = readFileSync(file, 'utf8');
const computed = (text: string, preliminary = false) =>
  new EventWorkbook().compute(openGothaPlayers, { text, preliminary });

function rootOf(text: string): XmlElement {
  const tree = xmlTree(text);
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
    const { plan, detail } = expectOk(computed(example));
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
    expect(expectOk(computed(text)).detail.players).toBe(3);
    expect(expectOk(computed(text, true)).detail.players).toBe(4);
    expect(said(computed(example.replace(/FIN/g, 'PRE')))).toEqual([
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
  const [first = ''] = said(computed(text));
  if (why === undefined) expect(first).toContain('No player of the file has that name');
  else expect(first.slice(0, 20)).toBe(languages.en[why].slice(0, 20));
});

test('a file with slips in it is read or refused', () => {
  const next = randomFrom(sampleSeed);
  const signs = [...Array.from('<>"&/=09 A'), 'é', '\u0000', 'PRE', ''];
  for (let run = 0; run < runs(150, 5000); run++) {
    const at = Math.floor(next() * example.length);
    const sign = signs[Math.floor(next() * signs.length)] ?? '';
    const result = computed(example.slice(0, at) + sign + example.slice(at + (run % 3)));
    if (!result.ok) expect(result.refusals).toHaveLength(1);
  }
});
