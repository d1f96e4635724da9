import { describe, expect, test } from '@jest/globals';
import { type NkEvent, nkStandings, type StandingsLine, wallMark } from '../../../../src';
import { refusal, value } from '../../results';
import { event, field } from '../events';

const lines = (given: NkEvent): readonly StandingsLine[] => value(nkStandings(given)).lines;
const places = (given: NkEvent): (string | number)[][] =>
  lines(given).map(({ place, player, below }) => [place, player, ...(below ? [below] : [])]);

describe('N13: places', () => {
  test('go by score, SOS, SODOS', () => {
    const given = event(field([0, 0, 0, 0, 1, 1]), ['1-2B 3-4B 5-6D', '1-3D 2-5B 4-6W'], {
      halfPoints: true,
    });
    // Scores 1.5 1 1.5 0 -0.5 0.5; the table adds 1.
    expect(
      lines(given).map(({ player, score, sos, sodos }) => [player, score, sos, sodos]),
    ).toEqual([
      [1, 1.5, 4.5, 3.25],
      [3, 1.5, 3.5, 2.25],
      [2, 1, 3, 0.5],
      [6, 0.5, 1.5, 1.25],
      [4, 0, 4, 0],
      [5, -0.5, 3.5, 0.75],
    ]);
    expect(places(given).map(([, , below]) => below)).toEqual([
      undefined,
      'sos',
      'score',
      'score',
      'score',
      'score',
    ]);
  });

  test('count whole points only, unless the setting says otherwise', () => {
    const rounds = ['1-2B 3-4B 5-6D', '1-3D 2-5B 4-6W'];
    // The same event: 6 has half a point more than 4, and the lower SOS.
    expect(
      lines(event(field([0, 0, 0, 0, 1, 1]), rounds)).map(({ player, score, sos, below }) => [
        player,
        score,
        sos,
        below,
      ]),
    ).toEqual([
      [1, 1.5, 4.5, undefined],
      [3, 1.5, 3.5, 'sos'],
      [2, 1, 3, 'sos'],
      [4, 0, 4, 'score'],
      [6, 0.5, 1.5, 'sos'],
      [5, -0.5, 3.5, 'score'],
    ]);
  });

  test('at equal score and SOS go by SODOS', () => {
    // 1 draws twice, 2 wins and loses: the same opponents, other winnings.
    const given = event(field([0, 0, 0, 0]), ['1-3D 2-4B', '1-4D 2-3W'], {
      halfPoints: true,
    });
    // Scores 1, 1, 1.5, 0.5.
    expect(places(given)).toEqual([
      [1, 3],
      [2, 1, 'score'],
      [3, 2, 'sodos'],
      [4, 4, 'score'],
    ]);
  });

  test('of exactly two level players go by the game between them', () => {
    const given = event(field([0, 0, 0, 0, 0, 0]), [
      '1-2B 3-4B 5-6B',
      '1-3W 2-5B 4-6B',
      '1-4B 2-6B 3-5W',
    ]);
    expect(
      lines(given).map(({ place, player, score, sos, sodos, direct }) => [
        place,
        player,
        score,
        sos,
        sodos,
        direct,
      ]),
    ).toEqual([
      [1, 3, 2, 5, 3, 1],
      [2, 1, 2, 5, 3, 0],
      [3, 2, 2, 4, 2, 1],
      [4, 5, 2, 4, 2, 0],
      [5, 4, 1, 4, 0, undefined],
      [6, 6, 0, 5, 0, undefined],
    ]);
    const below = lines(given).map((line) => line.below);
    expect(below).toEqual([undefined, 'direct', 'sos', 'direct', 'score', 'score']);
  });

  test('level after their game are shared', () => {
    const given = event(field([0, 0]), ['1-2D']);
    expect(places(given)).toEqual([
      [1, 1],
      [1, 2, 'shared'],
    ]);
    expect(lines(given).map(({ line, direct }) => [line, direct])).toEqual([
      [1, 0.5],
      [2, 0.5],
    ]);
  });

  test('of two who have not met are shared, and of three whatever they did', () => {
    expect(places(event(field([0, 0]), ['1+ 2+']))).toEqual([
      [1, 1],
      [1, 2, 'shared'],
    ]);
    const circle = event(field([0, 0, 0]), ['1-2B 3-', '2-3B 1-', '3-1B 2-']);
    expect(places(circle)).toEqual([
      [1, 1],
      [1, 2, 'shared'],
      [1, 3, 'shared'],
    ]);
    expect(lines(circle).map(({ direct }) => direct)).toEqual([undefined, undefined, undefined]);
  });

  test('that are shared stand in order of strength, and of entry where that is level', () => {
    const given = event(field([0, 0, 0, 0]), ['1+ 2+ 3+ 4+']);
    const strengths = [1900, 2100, 1900, 2000];
    const players = given.players.map((each, i) => ({ ...each, strength: strengths[i] ?? 0 }));
    expect(places({ ...given, players })).toEqual([
      [1, 2],
      [1, 4, 'shared'],
      [1, 1, 'shared'],
      [1, 3, 'shared'],
    ]);
  });

  test('go on after a shared one as if it had not been', () => {
    const given = event(field([0, 0, 1]), ['1+ 2+ 3-']);
    expect(places(given)).toEqual([
      [1, 1],
      [1, 2, 'shared'],
      [3, 3, 'score'],
    ]);
  });
});

describe('N13: the game between two who are level', () => {
  test('is all of them together, where they have met more than once', () => {
    const twice = event(field([0, 0]), ['1-2B', '2-1B', '1-2D']);
    expect(lines(twice).map(({ player, direct }) => [player, direct])).toEqual([
      [1, 1.5],
      [2, 1.5],
    ]);
    expect(places(twice)[1]).toEqual([1, 2, 'shared']);
  });

  test('leaves the lower number first where it won', () => {
    const given = event(field([0, 0, 0, 0, 0, 0]), [
      '1-2B 3-4B 5-6B',
      '1-3W 2-5B 4-6W',
      '1-4B 2-6B 3-5W',
    ]);
    expect(places(given).slice(0, 2)).toEqual([
      [1, 2],
      [2, 5, 'direct'],
    ]);
  });

  test('by forfeit is none', () => {
    const given = event(field([0, 0, 0]), ['1-2b 3-', '1- 2+ 3-']);
    expect(places(given).slice(0, 2)).toEqual([
      [1, 1],
      [1, 2, 'shared'],
    ]);
  });
});

describe('N8: the play-off', () => {
  const given = event(field([0, 1, 5, 5]), ['1-2W 3-4B'], { rounds: 1 });

  test('puts its winner first, whatever score and SOS say', () => {
    expect(places(given).slice(0, 2)).toEqual([
      [1, 2],
      [2, 1, 'sodos'],
    ]);
    const decided: NkEvent = { ...given, playOff: { black: 1, white: 2, result: 'black' } };
    expect(places(decided).slice(0, 2)).toEqual([
      [1, 1],
      [2, 2, 'playOff'],
    ]);
  });

  test('counts for nothing else', () => {
    const decided: NkEvent = { ...given, playOff: { black: 1, white: 2, result: 'black' } };
    const figures = (each: NkEvent): unknown =>
      [...lines(each)]
        .sort((a, b) => a.player - b.player)
        .map(({ player, score, sos, sodos }) => [player, score, sos, sodos]);
    expect(figures(decided)).toEqual(figures(given));
  });

  test('still to come, or without a winner, moves nobody', () => {
    const open: NkEvent = { ...given, playOff: { black: 1, white: 2, result: null } };
    const drawn: NkEvent = { ...given, playOff: { black: 1, white: 2, result: 'draw' } };
    expect(places(open)).toEqual(places(given));
    expect(places(drawn)).toEqual(places(given));
  });

  test('between others is refused', () => {
    const wrong: NkEvent = { ...given, playOff: { black: 1, white: 3, result: 'draw' } };
    expect(refusal(nkStandings(wrong))[0]).toMatch(/^Play-off: 3\./);
  });
});

describe('N9: the scale of the table', () => {
  test('starts the lowest starting group at 0 and is told', () => {
    const standings = value(nkStandings(event(field([0, 3]), ['1-2B'])));
    expect([standings.scale, standings.played]).toEqual([3, 1]);
    expect(standings.lines.map(({ score, tableScore }) => [score, tableScore])).toEqual([
      [1, 4],
      [-3, 0],
    ]);
  });
});

describe('the wall list', () => {
  test('marks every round with the line of the opponent and the result', () => {
    const players = field([0, 0, 0, 0, 0, 0, 0], { 6: { withdrawnAfter: 0 }, 7: { enters: 2 } });
    const all = lines(event(players, ['1-2B 3-4D 5+', '1-3b 4= 5- 2-7L'], { halfPoints: true }));
    const at = new Map(all.map(({ player, line }) => [player, line]));
    expect(all.map(({ turns }) => turns.map((turn) => wallMark(turn, at)).join(' '))).toEqual([
      '5+ 4+!',
      '4= 0=',
      '0+ 0-',
      '2= 1-!',
      '1- 7-',
      '0- 0-',
      '0- 5-',
    ]);
  });

  test('refuses what does not fit', () => {
    expect(refusal(nkStandings(event(field([0]), ['9+'])))[0]).toMatch(/^Round 1/);
  });
});
