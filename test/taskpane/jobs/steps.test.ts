import { describe, expect, jest, test } from '@jest/globals';
import { translator } from '../../../src/language';
import {
  atOnce,
  checkEvent,
  DEFAULT_SETTINGS,
  egdTableSteps,
  nkStandingsSteps,
  rankLeagueSteps,
  readLeaguePagesSteps,
  type Standings,
  type Stepwise,
} from '../../../src';
import {
  readOpenGothaSteps,
  readRatingListSteps,
  RatingIndex,
  type OpenGothaEvent,
  type XmlElement,
} from '../../../src/exchange';
import { readEgdTableSteps } from '../../../src/nk/egd/read';
import type { Entrant } from '../../../taskpane/kgs/results/entrants';
import { planYear } from '../../../taskpane/kgs/year/plan';
import { resultSheet } from '../../../taskpane/kgs/results/result-sheet';
import type { Book } from '../../../taskpane/nk/book/book';
import { playersSheet } from '../../../taskpane/nk/players/players-sheet';
import { roundSheet } from '../../../taskpane/nk/round-sheet';
import { roundsIn } from '../../../taskpane/nk/texts/opengotha/whole-event';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { titleViewSteps } from '../../../taskpane/nk/title';

/** So many rows are made in one step at the most. */
const ROWS = 200;
const MANY = 4 * ROWS;

/** After how many steps work ends. */
function stepsOf(work: Stepwise<unknown>): number {
  let steps = 0;
  while (work.next().done !== true) steps++;
  return steps;
}

const numbers = Array.from({ length: MANY }, (_, index) => index + 1);
const t = translator('en');

function* nkStandingsOf(event: Book['event']): Stepwise<Standings> {
  const standings = yield* nkStandingsSteps(event);
  if (!standings.ok) throw new Error('The event has no standings.');
  return standings.value;
}

/** An event after a round in which everyone played. */
function bookOfOneRound(count: number): Book {
  const players = Array.from({ length: count }, (_, index) => {
    return { number: index + 1, strength: 3000 - index, group: 0, entered: 1 };
  });
  const games = players.slice(0, count / 2).map(({ number }) => {
    return { black: number, white: number + count / 2, result: 'black' } as const;
  });
  const settings = { ...DEFAULT_SETTINGS, rounds: 2, titleFrom: 1 };
  const event = checkEvent({ players, settings, rounds: [{ games }] });
  if (!event.ok) throw new Error('The event is refused.');
  return { event: event.value, settings, rounds: [] } as unknown as Book;
}

describe('The steps of long work', () => {
  test.each<readonly [what: string, work: () => Stepwise<unknown>, each: number]>([
    [
      'ranking a list that is no league',
      () => rankLeagueSteps(numbers.map((number) => ({ name: `P ${number}` }))),
      1,
    ],
    [
      'the sheet of a round',
      () => {
        const games = numbers.map((black) => ({ black, white: black + MANY, result: null }));
        return roundSheet(
          { round: 2, games, byes: [], absences: [], basis: '', event: 'NK' },
          String,
          [],
          t,
        );
      },
      1,
    ],
    [
      'the sheet of players',
      () => {
        const players = numbers.map((number) => ({ number, name: `P ${number}`, group: 0 }));
        return playersSheet(players, [], t, { event: 'NK' });
      },
      1,
    ],
    [
      'the results of a tournament, with places and what counts beside them, and with those left out',
      () => {
        const entrants = numbers.map((number): Entrant => ({
          ...{ account: `P ${number}`, wins: 1, sos: 1, sodos: 1 },
          ...{ played: undefined, scheduled: undefined, removed: false, at: () => '' },
        }));
        const year = {
          name: 'A1',
          rounds: 'A2',
          tieBreaks: 'A3',
          F: 'A4',
          ownPoints: 'Year!$B$12:$B$23',
          yearPoints: 'A5',
        };
        const ownTable = { tournament: 'A6', table: 'A7' };
        const shown = { name: '', F: '', players: '' };
        return resultSheet('R', entrants, entrants, { ...year, ownTable }, shown, t);
      },
      2,
    ],
  ])('grow with the rows: %s', (_, work, each) => {
    expect(stepsOf(work())).toBe((each * MANY) / ROWS);
  });

  test.each<readonly [what: string, work: (book: Book) => Stepwise<unknown>, each: number]>([
    [
      'the standings of a tournament table: states twice, and ranks',
      ({ event }) => nkStandingsSteps(event),
      3,
    ],
    [
      'a tournament table as text: its names and its lines',
      ({ event }) => egdTableSteps(event, atOnce(nkStandingsOf(event)), {}),
      2,
    ],
    ['the picture of a title race: states twice, now and before the round', titleViewSteps, 4],
  ])('grow with the players: %s', (_, work, each) => {
    const steps = (players: number): number => stepsOf(work(bookOfOneRound(players)));
    expect(steps(2 * MANY) - steps(MANY)).toBe((each * MANY) / ROWS);
  });

  const lines = (count: number, of: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => of(at)).join('\n');
  const listed = (count: number): string =>
    lines(
      count,
      (at) => ` ${90_000_000 + at}  Name${at} Given  NL  Amst  4d  --  2430  12  T260101A`,
    );
  const element = (
    name: string,
    attributes: XmlElement['attributes'],
    children: XmlElement[] = [],
  ): XmlElement => ({ name, attributes, children });
  /** The elements of an OpenGotha file. */
  const fileOf = (players: number, games = 0): XmlElement =>
    element('Tournament', { dataVersion: '201' }, [
      element(
        'Players',
        {},
        Array.from({ length: players }, (_, at) => element('Player', { name: `P${at}` })),
      ),
      element(
        'Games',
        {},
        Array.from({ length: games }, () => {
          const seats = { blackPlayer: 'P0', whitePlayer: 'P1' };
          return element('Game', { ...seats, roundNumber: '1', result: 'RESULT_UNKNOWN' });
        }),
      ),
    ]);
  const eventOf = (rounds: number): OpenGothaEvent => ({
    ...{ players: [], games: [], general: {}, ignored: [], criteria: [], categories: [] },
    byes: [{ round: rounds, player: 0 }],
  });
  /** So many lines, players or elements are read in one step at the most. */
  const READ = 500;

  test.each<readonly [what: string, work: (count: number) => Stepwise<unknown>]>([
    [
      'a tournament table without grades',
      (count) => readEgdTableSteps(lines(count, (at) => `${at} A`)),
    ],
    ['a tournament table', (count) => readEgdTableSteps(lines(count, (at) => `${at + 1} A 1d 0-`))],
    ['remarks', (count) => readEgdTableSteps(lines(count, (at) => `; ${at}`))],
    ['a page of a league', (count) => readLeaguePagesSteps(lines(count, (at) => `A ${at}\t1`))],
    ['a list of ratings', (count) => readRatingListSteps(listed(count))],
    [
      'the index of a list of ratings',
      (count) => RatingIndex.of(atOnce(readRatingListSteps(listed(count))).players),
    ],
    [
      'the elements of a file',
      (count) => xmlTree(`<Games>${lines(count, (at) => `<Game table="${at}"/>`)}</Games>`),
    ],
    ['the players of a file', (count) => readOpenGothaSteps(fileOf(count))],
    ['the games of a file', (count) => readOpenGothaSteps(fileOf(2, count))],
    ['the rounds of a file', (count) => roundsIn(eventOf(count / READ), (at) => at + 1)],
  ])('grow with what is pasted: %s', (_, work) => {
    const more = stepsOf(work(4 * READ)) - stepsOf(work(2 * READ));
    expect(more).toBeGreaterThanOrEqual((2 * READ) / READ);
  });

  test('part a pasted text into its lines, before any of them is read', () => {
    // The first step ends long before the text does.
    const text = lines(10 * READ, (at) => `${at} A`);
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    readEgdTableSteps(text).next();
    const asked = exec.mock.calls.length;
    exec.mockRestore();
    expect(asked).toBeLessThanOrEqual(READ + 1);
  });

  test('part the sheets of a year', () => {
    const { sheets } = atOnce(planYear('2026', [], [], t));
    expect(stepsOf(planYear('2026', [], [], t))).toBe(sheets.length);
  });
});
