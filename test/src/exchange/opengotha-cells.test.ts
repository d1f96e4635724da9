import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import {
  isFileDay,
  type OpenGothaEntrant,
  type OpenGothaEvent,
  openGothaText,
  type OpenGothaToWrite,
  type OpenGothaWritten,
  readOpenGotha,
  readOpenGothaSteps,
  type XmlElement,
} from '../../../src/exchange';
import {
  anna,
  type Attributes,
  element,
  eventOf,
  type File,
  treeOf,
} from './support/opengotha-files';

/** A file of one player, and its parameters in their place. */
interface OwnFile extends Pick<File, 'players' | 'games'> {
  readonly parameters?: readonly XmlElement[];
}

const whole = ({ players = [anna], games = [], parameters = [] }: OwnFile): File => ({
  ...{ players, games },
  others: [element('TournamentParameterSet', {}, parameters)],
});

const event = (file: OwnFile): OpenGothaEvent => eventOf(whole(file));

/** The code of what is refused, with its place. */
function refusal(file: OwnFile): unknown {
  const read = readOpenGotha(treeOf(whole(file)));
  return read.ok ? undefined : [read.failure.code, read.failure.at];
}

describe('a file of OpenGotha that is read', () => {
  const criteria = (...all: readonly (readonly [number: string, name: string])[]): OwnFile => ({
    parameters: [
      element('PlacementParameterSet', {}, [
        element(
          'PlacementCriteria',
          {},
          all.map(([number, name]) => element('PlacementCriterion', { number, name })),
        ),
      ]),
    ],
  });

  test.each<readonly [string, OwnFile, readonly string[]]>([
    [
      'by their numbers, wherever they stand',
      criteria(['3', 'SODOSM'], ['1', 'MMS'], ['10', 'RANK'], ['2', 'SOSM']),
      ['MMS', 'SOSM', 'SODOSM', 'RANK'],
    ],
    [
      'without those that say nothing',
      criteria(['1', 'NBW'], ['2', ''], ['3', 'NONE'], ['4', 'null'], ['5', 'SOSW']),
      ['NBW', 'SOSW'],
    ],
  ])('has its criteria %s', (_, file, expected) => {
    expect(event(file).criteria).toEqual(expected);
  });

  test('has its categories by their numbers', () => {
    const limits = [
      ['2', '5K'],
      ['1', '1D'],
      ['3', '10K'],
    ].map(([number = '', lowerLimit = '']) => element('Category', { number, lowerLimit }));
    const general = element('GeneralParameterSet', {}, [element('Categories', {}, limits)]);
    expect(event({ parameters: [general] }).categories).toEqual(['1D', '5K', '10K']);
  });

  test.each([
    [1, 0],
    [199, 0],
    [200, 1],
    [399, 1],
    [400, 2],
  ])('with %d players is read with %d pauses, one at every 200th', (count, stops) => {
    const players = Array.from({ length: count }, (_, at) => ({ ...anna, firstName: `A${at}` }));
    expect([...readOpenGothaSteps(treeOf(whole({ players })))]).toHaveLength(stops);
  });

  test.each<readonly [string, Attributes, Readonly<Record<string, string>>]>([
    [
      'x for a given name as none',
      { firstName: 'x' },
      { surname: 'Smit', given: '', name: 'Smit' },
    ],
    ['the French licence', { ffgLicence: ' 1234567 ' }, { given: 'Anna', licence: '1234567' }],
  ])('takes %s', (_, more, expected) => {
    expect(event({ players: [{ ...anna, ...more }] }).players[0]).toMatchObject(expected);
  });

  const jan = { name: 'Berg', firstName: 'Jan' };
  const game = { roundNumber: '1', blackPlayer: 'SMITANNA', whitePlayer: 'BERGJAN' };

  test('finds a player without a given name by the x of its games', () => {
    const games = [{ ...game, blackPlayer: 'SMITX', result: 'RESULT_EQUAL' }];
    const players = [jan, { ...anna, firstName: 'x' }];
    expect(event({ players, games }).games[0]).toMatchObject({ black: 1, white: 0 });
  });

  test('tells a number that is none before a name that stands there twice', () => {
    expect(refusal({ players: [anna, { ...anna, rating: '2k' }] })).toEqual([
      'openGothaNumber',
      { argument: 'Player', row: 2, found: '2k' },
    ]);
  });

  test.each<readonly [string, Attributes, string, Readonly<Record<string, unknown>>]>([
    [
      'names no round of a game where the file has none',
      { roundNumber: '0', result: 'RESULT_EQUAL' },
      ...(['openGothaRound', { argument: 'Game', row: 1, found: '0' }] as const),
    ],
    [
      'takes no result with letters before it',
      { result: 'NO_RESULT_EQUAL' },
      ...([
        'openGothaResult',
        { argument: 'Game', row: 1, round: 1, found: 'NO_RESULT_EQUAL' },
      ] as const),
    ],
  ])('%s', (_, more, code, at) => {
    expect(refusal({ players: [anna, jan], games: [{ ...game, ...more }] })).toStrictEqual([
      code,
      at,
    ]);
  });
});

describe('a file of OpenGotha that is written', () => {
  const entrant: OpenGothaEntrant = {
    ...{ surname: 'Smit', given: 'Anna', country: 'NL', club: 'Leid', pin: '90000022' },
    ...{ grade: '3d', rating: 2310, correction: 0, absent: [], isFinal: true },
  };

  function written(more: Partial<OpenGothaToWrite>): OpenGothaWritten {
    const made = atOnce(
      openGothaText({
        ...{ players: [entrant], games: [], byes: [] },
        ...{ details: { rounds: 3, absencePoints: 0 }, ...more },
      }),
    );
    if (!made.ok) throw new Error(made.failure.code);
    return made.value;
  }

  /** What stands in an attribute of a player, and what is lost. */
  function ofPlayer(more: Partial<OpenGothaEntrant>, attribute: string): readonly unknown[] {
    const { text, losses } = written({ players: [{ ...entrant, ...more }] });
    const found = new RegExp(`<Player [^>]*\\b${attribute}="([^"]*)"`).exec(text)?.[1];
    return [found, ...losses.map(({ code }) => code)];
  }

  test.each<readonly [string | undefined, boolean]>([
    ['2026-06-05', true],
    [' 2026-06-05 ', true],
    ['2026-01-10', true],
    ['2026-12-29', true],
    ['2026-10-30', true],
    ['2026-10-31', true],
    ['2026-10-32', false],
    ['2026-10-39', false],
    ['2026-10-00', false],
    ['2026-10-40', false],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-10-2x', false],
    ['12026-10-20', false],
    ['2026-10-201', false],
    ['2026-10-20T10:00', false],
    ['', false],
    [undefined, false],
  ])('takes %j as a day: %s', (day, takes) => {
    expect(isFileDay(day)).toBe(takes);
  });

  test.each([
    ['6,5', '6.5'],
    ['6.5', '6.5'],
    ['7', '7'],
  ])('has a komi of %s as %s', (komi, found) => {
    const { text } = written({ details: { rounds: 3, absencePoints: 0, komi } });
    expect(/ komi="([^"]*)"/.exec(text)?.[1]).toBe(found);
  });

  test.each<readonly [string, Partial<OpenGothaEntrant>, string, readonly (string | undefined)[]]>([
    ['all of a player as it was given', {}, 'name', ['Smit']],
    ['no country, which is no loss', { country: '' }, 'country', ['']],
    ['no PIN, which is no loss', { pin: '' }, 'egfPin', ['']],
    ['no club, which is no loss', { club: '' }, 'club', ['']],
    ['a club of four letters as it is', { club: 'St-D' }, 'club', ['St-D']],
    ['a shorter club as it is', { club: 'A-B' }, 'club', ['A-B']],
    ['the first four letters of a longer club', { club: "'s-Gr." }, 'club', ['sGr', 'clubs']],
    ['x as the given name of one name', { surname: '', given: 'Lo' }, 'firstName', ['x', 'names']],
    ['x as somebody’s own name, lost on reading', { given: 'x' }, 'firstName', ['x', 'names']],
  ])('has %s', (_, more, attribute, expected) => {
    expect(ofPlayer(more, attribute)).toEqual(expected);
  });
});
