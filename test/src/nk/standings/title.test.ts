import { describe, expect, test } from '@jest/globals';
import { titleStatus, type Game, type NkEvent, type Player } from '../../../../src';
import { refusal, value } from '../../results';
import { event, field } from '../events';

const state = (given: NkEvent): string => value(titleStatus(given)).state;
const candidates = (given: NkEvent): readonly number[] => value(titleStatus(given)).candidates;

/** Four players, one in the Topgroep, one in Groep 1, and two far below who carry the rounds on. */
const pairOfTwo = (more: Record<number, Partial<Player>> = {}): Player[] =>
  field([0, 1, 5, 5], more);

describe('N7: candidates', () => {
  test('are those of the Topgroep and Groep 1 of the moment, best score first', () => {
    const given = event(field([0, 0, 0, 0, 1, 1, 2, 2]), [
      '1-2B 3-4B 5-6B 7-8B',
      '1-3B 2-4B 5-7B 6-8B',
    ]);
    // Scores 2 1 1 0 1 0 -1 -2 after two rounds.
    expect(candidates(given)).toEqual([1, 2, 3, 5]);
  });

  test('of the same score are in order of SOS, then strength, then the stored number', () => {
    const equal = field([0, 0, 0, 0], { 2: { strength: 2480 }, 3: { strength: 2480 } });
    expect(candidates(event(equal, ['1-4B 3-2D']))).toEqual([1, 2, 3, 4]);
    const stronger = field([0, 0, 0, 0], { 3: { strength: 2495 } });
    expect(candidates(event(stronger, ['1-4B 3-2D']))).toEqual([1, 3, 2, 4]);
    expect(candidates(event(stronger, ['1-4B 3-2B', '1-2B 3-4D']))).toEqual([1, 3]);
    expect(candidates(event(stronger, ['1-4B 3-2B', '1-3B 2-4B']))).toEqual([1, 3, 2]);
  });

  test('withdrawn are none, and it is said who of the withdrawn was one', () => {
    const players = field([0, 0, 0, 2, 2, 0], {
      2: { withdrawnAfter: 1 },
      4: { withdrawnAfter: 1 },
      5: { withdrawnAfter: 2 },
      6: { withdrawnAfter: 0 },
    });
    const status = value(titleStatus(event(players, ['1-2B 3-4B 5+', '1-3B 5+'])));
    expect(status.candidates).toEqual([1, 3]);
    expect(status.withdrawn).toEqual([2]);
    // Before the withdrawal takes effect everyone is there.
    expect(value(titleStatus(event(players))).withdrawn).toEqual([]);
  });

  test('who enters later is none before entering', () => {
    const players = field([0, 0, 0], { 3: { enters: 2 } });
    expect(candidates(event(players))).toEqual([1, 2]);
    expect(candidates(event(players, ['1-2B']))).toEqual([1, 2, 3]);
  });
});

describe('N8: the champion', () => {
  test('is nobody while several candidates have rounds to come', () => {
    expect(state(event(pairOfTwo(), ['1-2W 3-4B']))).toBe('open');
  });

  test('is nobody before the first round, however small the field', () => {
    expect(value(titleStatus(event(field([0]))))).toMatchObject({ state: 'open', candidates: [1] });
    expect(state(event([]))).toBe('undecided');
  });

  test('is the only candidate left, as soon as that is so', () => {
    const given = event(pairOfTwo(), ['1-2B 3-4B', '1-2W 3-4B', '1-2B 3-4B']);
    const status = value(titleStatus(given));
    expect(status).toMatchObject({ state: 'champion', champion: 1, by: 'lastCandidate', since: 1 });
  });

  test('stays champion whatever the rounds to come bring', () => {
    const given = event(field([0, 0, 5, 5]), ['1-2B 3-4B', '1-2B 3-4B', '3-1B 4-2B', '4-1B 3-2B']);
    const status = value(titleStatus(given));
    expect(status).toMatchObject({ state: 'champion', champion: 1, since: 2, candidates: [] });
  });

  test('can be whoever stays when the others have withdrawn', () => {
    const players = pairOfTwo({ 1: { withdrawnAfter: 1 } });
    const given = event(players, ['1-2W 3-4B']);
    expect(value(titleStatus(given))).toMatchObject({ champion: 2, since: 1, withdrawn: [1] });
  });

  test('is nobody where no candidate is left', () => {
    const given = event(field([1, 1, 5, 5]), ['1-2L 3-4B']);
    expect(value(titleStatus(given))).toEqual({
      state: 'undecided',
      candidates: [],
      withdrawn: [],
    });
  });
});

describe('N8: after the last round', () => {
  const rounds = ['1-2W 3-4B'];
  const two = event(pairOfTwo(), rounds, { rounds: 1 });
  const playOff = (result: Game['result'], black = 1, white = 2): NkEvent => ({
    ...two,
    playOff: { black, white, result },
  });

  test('exactly two candidates left play for the title', () => {
    expect(value(titleStatus(two))).toEqual({
      state: 'playOff',
      candidates: [1, 2],
      withdrawn: [],
    });
    expect(state(playOff(null))).toBe('playOff');
  });

  test('the winner of the play-off is champion, by forfeit too', () => {
    expect(value(titleStatus(playOff('black')))).toMatchObject({ champion: 1, by: 'playOff' });
    expect(value(titleStatus(playOff('white')))).toMatchObject({ state: 'champion', champion: 2 });
    expect(value(titleStatus(playOff('blackByForfeit')))).toMatchObject({ champion: 1 });
  });

  test('a play-off without a winner leaves it to the director', () => {
    expect(value(titleStatus(playOff('draw')))).toMatchObject({ state: 'undecided' });
    expect(value(titleStatus(playOff('bothLost')))).toMatchObject({ state: 'undecided' });
  });

  test('more than two left are listed, and nobody is named', () => {
    const given = event(field([0, 0, 1, 1]), ['1-2B 3-4B'], { rounds: 1 });
    expect(value(titleStatus(given))).toEqual({
      state: 'undecided',
      candidates: [1, 2, 3],
      withdrawn: [],
    });
  });

  test('only the two left can play it', () => {
    expect(refusal(titleStatus(playOff('black', 1, 3)))[0]).toBe(
      'play-off: 3. The play-off is between the two remaining candidates.',
    );
    const over = event(pairOfTwo(), ['1-2B 3-4B'], { rounds: 1 });
    expect(
      refusal(titleStatus({ ...over, playOff: { black: 1, white: 2, result: null } }))[0],
    ).toBe('play-off: 1. A play-off needs exactly two candidates after the last round.');
  });

  test('what does not fit is refused', () => {
    expect(refusal(titleStatus(event(field([0]), ['9+'])))[0]).toMatch(/^round 1/);
  });
});

describe('N8: the scenarios of the regulations', () => {
  // After five rounds one unbeaten player (1) and two of Groep 1 (2, 3), others far below.
  const players = field([0, 1, 1, 9, 9, 9]);
  const five = Array.from({ length: 5 }, () => '1-4B 2-5B 3-6B');

  test('2.1: the unbeaten one loses, and the two of Groep 1 play a match for the title', () => {
    const six = event(players, [...five, '2-3B 4-1B 5-6B']);
    expect(value(titleStatus(six))).toMatchObject({ state: 'open', candidates: [2, 1] });
    const seven = event(players, [...five, '2-3B 4-1B 5-6B', '1-2B 3-4B 5-6B']);
    expect(value(titleStatus(seven))).toMatchObject({ champion: 1, since: 7 });
  });

  test('2.2: the unbeaten one wins the title by beating Groep 1', () => {
    const rounds = [...five, '2-3B 1-4B 5-6B', '1-2B 3-4B 5-6B'];
    expect(value(titleStatus(event(players, rounds)))).toMatchObject({ champion: 1, since: 7 });
  });

  test('2.2: beaten for the first time, both have one loss and play once more', () => {
    const rounds = [...five, '2-3B 1-4B 5-6B', '1-2W 3-4B 5-6B'];
    const given = event(players, rounds);
    expect(value(titleStatus(given))).toMatchObject({ state: 'playOff', candidates: [2, 1] });
    const decided: NkEvent = { ...given, playOff: { black: 2, white: 1, result: 'white' } };
    expect(value(titleStatus(decided))).toMatchObject({ champion: 1, by: 'playOff' });
  });
});
