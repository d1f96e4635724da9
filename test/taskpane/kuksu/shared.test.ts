/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { groupCycle } from '../../../src';
import { announcedLeagues, leagueStandings } from '../../../taskpane/kuksu/shared';
import { translator } from '../../../src/language';

const words = { t: translator('en'), language: 'en' } as const;

test('the leagues are announced league by league, in the order of their seeds', () => {
  const registrations = ['Ann', 'Bob', '<Cid>', 'Dan', 'Eve'].map((name, i) => {
    return { name, rating: 2000 - 10.5 * i };
  });
  const answer = groupCycle(registrations, []);
  if (!answer.ok) throw new Error('refused');
  const { text, html } = announcedLeagues(answer.value, 'Kuksu, cycle 1', words);
  expect(text).toBe(
    'Kuksu, cycle 1\n\nLeague A\n1. Ann (2000)\n2. Bob (1989.5)\n3. <Cid> (1979)\n4. Dan (1968.5)\n5. Eve (1958)',
  );
  expect(html).toContain('<th scope="row">&lt;Cid&gt;</th><td>1979</td>');
});

test('standings go by place, with points and SODOS', () => {
  const player = { row: 1, disqualified: false };
  const leagues = [
    {
      league: 'B1',
      players: [
        { ...player, name: 'Ann', place: 1, points: 2.5, sodos: 1.25 },
        { ...player, name: 'Bob', place: 2, points: 0 },
      ],
    },
  ];
  const { text, html } = leagueStandings(leagues, words);
  expect(text).toBe('League B1\n1. Ann 2½ (SODOS 1¼)\n2. Bob 0');
  expect(html).toContain('<td>B1</td><td>1</td><th scope="row">Ann</th><td>2½</td><td>1¼</td>');
});
