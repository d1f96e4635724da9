import { describe, expect, test } from '@jest/globals';
import { readOpenGotha, type OpenGothaEvent, type XmlElement } from '../../../src/exchange';

type Attributes = Readonly<Record<string, string>>;

const element = (
  name: string,
  attributes: Attributes = {},
  children: readonly XmlElement[] = [],
): XmlElement => ({ name, attributes, children });

const anna = { name: 'Smit', firstName: 'Anna' };
const jan = { name: 'Berg', firstName: 'Jan van den' };
const game = {
  ...{ roundNumber: '1', tableNumber: '2', handicap: '0', knownColor: 'true' },
  ...{ blackPlayer: 'SMITANNA', whitePlayer: 'BERGJANVANDEN', result: 'RESULT_BLACKWINS' },
};

interface File {
  readonly players?: readonly Attributes[];
  readonly games?: readonly Attributes[];
  readonly byes?: readonly Attributes[];
  readonly version?: string;
  readonly others?: readonly XmlElement[];
}

function read(file: File): ReturnType<typeof readOpenGotha> {
  const { players = [anna, jan], games = [], byes = [], version = '201', others = [] } = file;
  const all = (name: string, each: readonly Attributes[]): readonly XmlElement[] =>
    each.map((one) => element(name, one));
  return readOpenGotha(
    element('Tournament', { dataVersion: version }, [
      element('Players', {}, all('Player', players)),
      element('Games', {}, all('Game', games)),
      element('ByePlayers', {}, all('ByePlayer', byes)),
      ...others,
    ]),
  );
}

function event(file: File): OpenGothaEvent {
  const result = read(file);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

function refusal(file: File): unknown {
  const result = read(file);
  if (result.ok) return undefined;
  const { code, at, values } = result.failure;
  return { code, ...at, ...values };
}

const player = (more: Attributes): unknown => event({ players: [{ ...anna, ...more }] }).players[0];

describe('the elements of an OpenGotha file (E)', () => {
  test('have a root called Tournament, and players', () => {
    expect(readOpenGotha(element('Event'))).toMatchObject({
      failure: { code: 'openGothaRoot', at: { argument: 'file', found: 'Event' } },
    });
    expect(readOpenGotha(element('Tournament'))).toMatchObject({
      failure: { code: 'openGothaNoPlayers', at: { argument: 'file', found: '' } },
    });
    expect(refusal({ players: [] })).toEqual({
      code: 'openGothaNoPlayers',
      argument: 'file',
      found: '',
    });
  });

  test('are 2,000 players at most', () => {
    const many = (count: number): readonly Attributes[] =>
      Array.from({ length: count }, (_, at) => ({ name: 'Smit', firstName: `A${at}` }));
    expect(event({ players: many(2000) }).players).toHaveLength(2000);
    expect(refusal({ players: many(2001) })).toEqual({
      code: 'openGothaTooMany',
      argument: 'file',
      found: 2001,
      most: 2000,
    });
  });

  test('are read where nobody else is, each once', () => {
    const others = ['Teams', 'Clubs', 'Teams'].map((name) => element(name));
    expect(event({ others }).ignored).toEqual(['Teams', 'Clubs']);
  });

  test('hold the general parameters by their names', () => {
    const parameters = element('TournamentParameterSet', {}, [
      element('HandicapParameterSet', { hdBasedOnMMS: 'true' }),
      element('GeneralParameterSet', { name: 'NK', beginDate: '2026-06-05' }),
    ]);
    const read = event({ others: [parameters] });
    expect(read.general).toEqual({ name: 'NK', beginDate: '2026-06-05' });
    expect(read.ignored).toEqual([]);
    expect(event({}).general).toEqual({});
  });
});

describe('a player of the file', () => {
  test('has the attributes that are filled, without blanks around them', () => {
    expect(
      player({
        ...{ country: ' nl ', club: ' Leid', egfPin: '90000022', agaId: '20011' },
        ...{ grade: '3D', rank: '2D', rating: '2310', smmsCorrection: '-2' },
        ...{ participating: '1011011111', registeringStatus: 'PRE' },
      }),
    ).toEqual({
      ...{ surname: 'Smit', given: 'Anna', name: 'Anna Smit', egdName: 'Smit Anna' },
      ...{ country: 'NL', club: 'Leid', pin: '90000022', agaId: '20011', grade: '3D', rank: '2D' },
      ...{ rating: 2310, correction: -2, absent: [2, 5], isFinal: false },
    });
  });

  test('has no others', () => {
    expect(player({ country: '', club: ' ', egfPin: '', rating: '' })).toEqual({
      ...{ surname: 'Smit', given: 'Anna', name: 'Anna Smit', egdName: 'Smit Anna' },
      ...{ correction: 0, absent: [], isFinal: true },
    });
  });

  test('may have one name, and words joined in the form of the database', () => {
    expect(event({ players: [{ name: 'Lo' }] }).players[0]).toMatchObject({ egdName: 'Lo' });
    expect(event({ players: [{ firstName: 'Lo' }] }).players[0]).toMatchObject({
      ...{ surname: '', given: 'Lo', egdName: 'Lo', name: 'Lo' },
    });
    expect(event({ players: [{ name: 'de  la Cruz', firstName: 'Ana  Eva' }] }).players[0]).toEqual(
      expect.objectContaining({ egdName: 'de_la_Cruz Ana_Eva', name: 'Ana Eva de la Cruz' }),
    );
  });

  test('is absent in rounds marked with 0, of which there are twenty', () => {
    expect(player({ participating: '1'.repeat(19) + '00' })).toMatchObject({ absent: [20] });
    expect(player({ participating: '01' })).toMatchObject({ absent: [1] });
  });

  test('of a file before version 201 has a rating that counts from 2050', () => {
    const rated = (version: string): number | undefined =>
      event({ version, players: [{ ...anna, rating: '50' }] }).players[0]?.rating;
    expect([rated('200'), rated('201'), rated('')]).toEqual([2100, 50, 2100]);
  });

  test('of a file that says the version of OpenGotha only has its rating as it stands', () => {
    const players = element('Players', {}, [element('Player', { ...anna, rating: '2179' })]);
    const rated = (attributes: Attributes): unknown => {
      const of = readOpenGotha(element('Tournament', attributes, [players]));
      return of.ok && of.value.players[0]?.rating;
    };
    expect(rated({ fullVersionNumber: '3.51.02' })).toBe(2179);
    expect(rated({ fullVersionNumber: '3.51.02', dataVersion: '200' })).toBe(4229);
  });

  test.each([
    ['rating', '2310.5'],
    ['rating', '-'],
    ['rating', 'x1'],
    ['rating', '1x'],
    ['rating', '1234567'],
    ['smmsCorrection', '+1'],
  ])('with %s %s is refused in its row', (attribute, found) => {
    expect(refusal({ players: [jan, { ...anna, [attribute]: found }] })).toEqual({
      ...{ code: 'openGothaNumber', argument: 'Player', row: 2, found, attribute },
    });
  });

  test.each([
    ['rating', '-900'],
    ['rating', '123456'],
    ['smmsCorrection', '0'],
  ])('may have %s %s', (attribute, given) => {
    expect(refusal({ players: [{ ...anna, [attribute]: given }] })).toBeUndefined();
  });

  test('without a name, or with the name of another, is refused', () => {
    expect(refusal({ players: [anna, { name: ' ', rating: '1' }] })).toEqual({
      ...{ code: 'openGothaName', argument: 'Player', row: 2, found: '' },
    });
    expect(refusal({ players: [anna, jan, { name: 'SMIT', firstName: 'An na' }] })).toEqual({
      ...{ code: 'openGothaNameTwice', argument: 'Player', row: 3, found: 'An na SMIT' },
    });
  });
});

describe('a game of the file', () => {
  const of = (more: Attributes): unknown => event({ games: [{ ...game, ...more }] }).games[0];
  const plain = {
    ...{ round: 1, table: 2, black: 0, white: 1, handicap: 0 },
    ...{ knownColour: true, result: 'black', byDefault: false },
  };

  test('names the players in capitals without blanks', () => {
    expect(of({})).toEqual(plain);
    expect(of({ blackPlayer: ' BergJan van den ', whitePlayer: 'smitanna' })).toEqual({
      ...plain,
      ...{ black: 1, white: 0 },
    });
  });

  test.each([
    ['UNKNOWN', 'open'],
    ['WHITEWINS', 'white'],
    ['BLACKWINS', 'black'],
    ['EQUAL', 'equal'],
    ['BOTHWIN', 'bothWin'],
    ['BOTHLOSE', 'bothLose'],
    ['BOTHLOOSE', 'bothLose'],
  ])('with RESULT_%s is %s, and may be by default', (word, result) => {
    expect(of({ result: `RESULT_${word}` })).toEqual({ ...plain, result });
    expect(of({ result: `RESULT_${word}_BYDEF` })).toEqual({ ...plain, result, byDefault: true });
  });

  test('has colours that are unknown only where the file says so', () => {
    expect([of({ knownColor: 'false' }), of({ knownColor: '' })]).toEqual([
      { ...plain, knownColour: false },
      plain,
    ]);
  });

  test('has a table and a handicap; what is no whole number of four digits counts as 0', () => {
    expect(of({ tableNumber: '9999', handicap: '3' })).toEqual({
      ...plain,
      ...{ table: 9999, handicap: 3 },
    });
    for (const text of ['10000', '-1', '1x', 'x1', '']) {
      expect(of({ tableNumber: text, handicap: text })).toEqual({ ...plain, table: 0 });
    }
  });

  test.each(['0', '21', '1.5', '', 'x'])('in round %j is refused', (roundNumber) => {
    expect(refusal({ games: [game, { ...game, roundNumber }] })).toEqual({
      ...{ code: 'openGothaRound', argument: 'Game', row: 2, found: roundNumber },
    });
  });

  test('may be in round 20', () => {
    expect(of({ roundNumber: '20' })).toEqual({ ...plain, round: 20 });
  });

  test.each([
    [{ blackPlayer: 'NOBODY' }, 'openGothaUnknown', 'NOBODY'],
    [{ whitePlayer: 'SOMEBODY' }, 'openGothaUnknown', 'SOMEBODY'],
    [{ blackPlayer: 'NOBODY', whitePlayer: 'SOMEBODY' }, 'openGothaUnknown', 'NOBODY'],
    [{ whitePlayer: 'SMITANNA' }, 'openGothaSelf', 'SMITANNA'],
    [{ result: 'RESULT_LOST' }, 'openGothaResult', 'RESULT_LOST'],
    [{ result: 'BLACKWINS' }, 'openGothaResult', 'BLACKWINS'],
    [{ result: 'RESULT_BLACKWINS_BYDEFX' }, 'openGothaResult', 'RESULT_BLACKWINS_BYDEFX'],
    [{ result: 'RESULT_toString' }, 'openGothaResult', 'RESULT_toString'],
    [{ result: '' }, 'openGothaResult', ''],
  ])('with %j is refused: %s', (more, code, found) => {
    expect(refusal({ games: [{ ...game, roundNumber: '3', ...more }] })).toEqual({
      ...{ code, argument: 'Game', row: 1, round: 3, found },
    });
  });

  test('may leave accents out, where one player is meant', () => {
    const named = (firstName: string): Attributes => ({ name: 'Müller', firstName });
    const games = [{ ...game, blackPlayer: 'MULLERRENE' }];
    expect(event({ players: [jan, named('René')], games }).games[0]).toMatchObject({ black: 1 });
    const both = { players: [jan, named('René'), named('Renè')], games };
    expect(refusal(both)).toMatchObject({ code: 'openGothaUnknown', found: 'MULLERRENE' });
    const exact = [{ ...game, blackPlayer: 'MÜLLERRENÈ' }];
    expect(event({ ...both, games: exact }).games[0]).toMatchObject({ black: 2 });
  });
});

describe('a bye of the file', () => {
  test('has a player and a round; one without player is passed over', () => {
    const byes = [
      { player: '', roundNumber: '9' },
      { player: 'BERGJANVANDEN', roundNumber: '2' },
    ];
    expect(event({ byes }).byes).toEqual([{ round: 2, player: 1 }]);
  });

  test('may stand in a wrapper that is called like it', () => {
    const inside = element('ByePlayer', { player: 'SMITANNA', roundNumber: '3' });
    const read = event({ others: [element('ByePlayer', {}, [inside])] });
    expect(read.byes).toEqual([{ round: 3, player: 0 }]);
    expect(read.ignored).toEqual([]);
  });

  test('of an unknown player or round is refused', () => {
    const good = { player: 'SMITANNA', roundNumber: '1' };
    expect(refusal({ byes: [good, { ...good, player: 'NOBODY' }] })).toEqual({
      ...{ code: 'openGothaUnknown', argument: 'ByePlayer', row: 2, found: 'NOBODY' },
    });
    expect(refusal({ byes: [{ ...good, roundNumber: '0' }] })).toEqual({
      ...{ code: 'openGothaRound', argument: 'ByePlayer', row: 1, found: 'SMITANNA' },
    });
  });
});
