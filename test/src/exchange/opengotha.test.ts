import { describe, expect, test } from '@jest/globals';
import {
  fileStandings,
  kindOfFile,
  type OpenGothaEntrant,
  openGothaText,
  type OpenGothaToWrite,
  type OpenGothaWritten,
  readOpenGotha,
  type XmlElement,
} from '../../../src/exchange';
import { atOnce } from '../../../src';
import {
  anna,
  type Attributes,
  element,
  eventOf as event,
  type File,
  jan,
  treeOf,
} from './support/opengotha-files';

const game = {
  ...{ roundNumber: '1', tableNumber: '2', handicap: '0', knownColor: 'true' },
  ...{ blackPlayer: 'SMITANNA', whitePlayer: 'BERGJANVANDEN', result: 'RESULT_BLACKWINS' },
};

function refusal(file: File): unknown {
  const result = readOpenGotha(treeOf(file));
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

describe('a file of OpenGotha', () => {
  const anna: OpenGothaEntrant = {
    ...{ surname: 'Smit', given: 'Anna', country: 'NL', club: 'Leid', pin: '90000022' },
    ...{ grade: '3d', rating: 2310, correction: 0, absent: [], isFinal: true },
  };
  const jan: OpenGothaEntrant = { ...anna, surname: 'Berg', given: 'Jan van den', pin: '90000011' };
  const event: OpenGothaToWrite = {
    players: [anna, jan],
    games: [],
    byes: [],
    details: { rounds: 3, absencePoints: 0 },
  };

  function written(more: Partial<OpenGothaToWrite>): OpenGothaWritten {
    const made = atOnce(openGothaText({ ...event, ...more }));
    if (!made.ok) throw new Error(made.failure.code);
    return made.value;
  }

  function refusal(more: Partial<OpenGothaToWrite>): string | undefined {
    const made = atOnce(openGothaText({ ...event, ...more }));
    return made.ok ? undefined : made.failure.code;
  }

  /** What stands in an attribute of the first player. */
  function ofFirst(player: Partial<OpenGothaEntrant>, attribute: string): string | undefined {
    const { text } = written({ players: [{ ...anna, ...player }] });
    return new RegExp(`<Player [^>]*\\b${attribute}="([^"]*)"`).exec(text)?.[1];
  }

  const codes = (player: Partial<OpenGothaEntrant>): readonly string[] =>
    written({ players: [{ ...anna, ...player }] }).losses.map(({ code }) => code);

  test('has games by the names of the players, in capitals without blanks', () => {
    const game = { round: 2, table: 4, black: 1, white: 0, handicap: 0, knownColour: true };
    const { text, losses } = written({
      games: [{ ...game, result: 'black', byDefault: true }],
      byes: [{ round: 1, player: 0 }],
    });
    expect(text).toContain(
      '<Game roundNumber="2" tableNumber="4" blackPlayer="BERGJANVANDEN" whitePlayer="SMITANNA" handicap="0" knownColor="true" result="RESULT_BLACKWINS_BYDEF"/>',
    );
    expect(text).toContain('<ByePlayer player="SMITANNA" roundNumber="1"/>');
    expect(losses).toEqual([]);
  });

  test('is written element by element as OpenGotha has it', () => {
    const { text } = written({
      players: [
        { ...anna, agaId: '20011', rank: '2d', correction: -1, absent: [2], isFinal: false },
        { surname: 'Berg', given: 'Jan van den', correction: 0, absent: [], isFinal: true },
      ],
      games: [
        {
          ...{ round: 2, table: 4, black: 1, white: 0, handicap: 0, knownColour: true },
          ...{ result: 'equal', byDefault: false },
        },
      ],
      byes: [{ round: 1, player: 0 }],
      details: {
        ...{ name: 'NK 2026 – Open Championship', location: 'Leiden', komi: '6.5', rounds: 3 },
        ...{ firstDay: '2026-06-05', lastDay: '2026-06-07', absencePoints: 0.5 },
      },
    });
    expect(text.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
      '<Tournament dataVersion="201" fullVersionNumber="3.52" runningMode="SAL">',
      '<Players>',
      '<Player name="Smit" firstName="Anna" country="NL" club="Leid" egfPin="90000022" agaId="20011" agaExpirationDate="" ffgLicence="" ffgLicenceStatus="" rank="2D" grade="3D" rating="2310" ratingOrigin="EGF" smmsCorrection="-1" participating="10111111111111111111" registeringStatus="PRE"/>',
      '<Player name="Berg" firstName="Jan van den" country="" club="" egfPin="" agaId="" agaExpirationDate="" ffgLicence="" ffgLicenceStatus="" rank="30K" grade="" rating="-900" ratingOrigin="EGF" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>',
      '</Players>',
      '<Games>',
      '<Game roundNumber="2" tableNumber="4" blackPlayer="BERGJANVANDEN" whitePlayer="SMITANNA" handicap="0" knownColor="true" result="RESULT_EQUAL"/>',
      '</Games>',
      '<ByePlayers>',
      '<ByePlayer player="SMITANNA" roundNumber="1"/>',
      '</ByePlayers>',
      '<TournamentParameterSet>',
      '<GeneralParameterSet name="NK 2026 – Open Championship" shortName="NK2026OpenChampionsh" location="Leiden" director="" beginDate="2026-06-05" endDate="2026-06-07" bInternet="false" size="19" komi="6.5" basicTime="60" complementaryTimeSystem="SUDDENDEATH" stdByoYomiTime="30" nbMovesCanTime="15" canByoYomiTime="300" fischerTime="10" numberOfRounds="3" numberOfCategories="1" genMMBar="1D" genMMFloor="1D" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genMMS2ValueAbsent="1" genMMS2ValueBye="2" genRoundDownNBWMMS="true" genCountNotPlayedGamesAsHalfPoint="false"/>',
      '<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="0" hdNoHdRankThreshold="30K"/>',
      '<PlacementParameterSet>',
      '<PlacementCriteria>',
      '<PlacementCriterion name="MMS" number="1"/>',
      '<PlacementCriterion name="SOSM" number="2"/>',
      '<PlacementCriterion name="SODOSM" number="3"/>',
      '<PlacementCriterion name="NULL" number="4"/>',
      '<PlacementCriterion name="NULL" number="5"/>',
      '<PlacementCriterion name="NULL" number="6"/>',
      '</PlacementCriteria>',
      '</PlacementParameterSet>',
      '<PairingParameterSet paiStandardNX1Factor="0.5" paiBaAvoidDuplGame="500000000000000" paiBaRandom="0" paiBaDeterministic="true" paiBaBalanceWB="1000000" paiMaAvoidMixingCategories="0" paiMaMinimizeScoreDifference="100000000000" paiMaDUDDWeight="100000000" paiMaCompensateDUDD="true" paiMaDUDDUpperMode="TOP" paiMaDUDDLowerMode="BOT" paiMaMaximizeSeeding="5000000" paiMaLastRoundForSeedSystem1="1" paiMaSeedSystem1="SPLITANDFOLD" paiMaSeedSystem2="SPLITANDFOLD" paiMaAdditionalPlacementCritSystem1="RATING" paiMaAdditionalPlacementCritSystem2="NULL" paiSeRankThreshold="30K" paiSeNbWinsThresholdActive="true" paiSeBarThresholdActive="true" paiSeDefSecCrit="0" paiSeMinimizeHandicap="0" paiSeAvoidSameGeo="0" paiSePreferMMSDiffRatherThanSameCountry="1" paiSePreferMMSDiffRatherThanSameClubsGroup="2" paiSePreferMMSDiffRatherThanSameClub="3"/>',
      '</TournamentParameterSet>',
      '</Tournament>',
      '',
    ]);
  });

  describe('J10: is taken by the importers of OpenGotha and Pairgoth', () => {
    const attributes = (text: string, name: string): ReadonlyMap<string, string> => {
      const [element = ''] = new RegExp(`<${name} [^>]*>`).exec(text) ?? [];
      const pairs = element.match(/\w+="[^"]*"/g) ?? [];
      return new Map(pairs.map((pair) => pair.slice(0, -1).split('="') as [string, string]));
    };

    test('which need a given name: x where there is none, as OpenGotha writes it', () => {
      expect(ofFirst({ surname: 'Madonna', given: '' }, 'firstName')).toBe('x');
      expect(codes({ surname: 'Madonna', given: '' })).toEqual(['names']);
      expect(ofFirst({ surname: '', given: 'Madonna' }, 'name')).toBe('Madonna');
      const players = [{ ...anna, surname: 'Madonna', given: '' }, jan];
      const game = { round: 1, table: 1, black: 0, white: 1, handicap: 0, knownColour: true };
      const { text } = written({
        players,
        games: [{ ...game, result: 'black', byDefault: false }],
      });
      expect(text).toContain('blackPlayer="MADONNAX"');
    });

    test.each(['', '5 June', '2026-13-01', '2026-6-5'])('which need days: %j is none', (day) => {
      const details = {
        rounds: 3,
        absencePoints: 0,
        firstDay: day,
        lastDay: '2026-06-07',
      } as const;
      const general = attributes(written({ details }).text, 'GeneralParameterSet');
      expect([general.get('beginDate'), general.get('endDate')]).toEqual([
        ...['2000-01-01', '2026-06-07'],
      ]);
    });

    test('with a value that they can read for each attribute they insist on', () => {
      const { text } = written({ details: { ...event.details, minutes: 105, roundsDown: false } });
      const general = attributes(text, 'GeneralParameterSet');
      const whole = [
        ...['basicTime', 'stdByoYomiTime', 'nbMovesCanTime', 'canByoYomiTime', 'fischerTime'],
        ...['size', 'numberOfRounds', 'numberOfCategories', 'genNBW2ValueAbsent'],
        ...['genNBW2ValueBye', 'genMMS2ValueAbsent', 'genMMS2ValueBye'],
      ];
      for (const name of whole)
        expect([name, general.get(name)]).toEqual([name, expect.stringMatching(/^\d+$/)]);
      expect(general.get('basicTime')).toBe('105');
      expect(general.get('genRoundDownNBWMMS')).toBe('false');
      // Pairgoth takes these values only.
      expect(
        ['genNBW2ValueAbsent', 'genNBW2ValueBye', 'genMMS2ValueBye'].map((name) =>
          general.get(name),
        ),
      ).toEqual(['0', '2', '2']);
      expect(attributes(text, 'HandicapParameterSet').get('hdNoHdRankThreshold')).toBe('30K');
      const pairing = attributes(text, 'PairingParameterSet');
      for (const name of ['paiMaSeedSystem1', 'paiMaSeedSystem2']) {
        expect(pairing.get(name)).toMatch(/^SPLITAND(?:SLIP|FOLD|RANDOM)$/);
      }
      for (const name of ['paiMaDUDDUpperMode', 'paiMaDUDDLowerMode']) {
        expect(pairing.get(name)).toMatch(/^(?:TOP|MID|BOT)$/);
      }
      for (const [name, value] of pairing) expect([name, value]).not.toContain('');
    });
  });

  test('holds 2,000 players and 20 rounds; more are refused with their number', () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({ ...anna, given: `A${at}` }));
    const failure = (more: Partial<OpenGothaToWrite>): unknown => {
      const made = atOnce(openGothaText({ ...event, ...more }));
      return made.ok ? undefined : made.failure;
    };
    expect(failure({ players: many })).toBeUndefined();
    expect(failure({ players: [...many, anna] })).toMatchObject({
      ...{ code: 'openGothaTooMany', at: { argument: 'file', found: 2001 } },
      values: { most: 2000 },
    });
    expect(failure({ players: [] })).toMatchObject({
      ...{ code: 'openGothaNoPlayers', at: { argument: 'file', found: '' } },
    });
    expect(failure({ byes: [{ round: 20, player: 0 }] })).toBeUndefined();
    expect(failure({ byes: [{ round: 21, player: 0 }] })).toMatchObject({
      ...{ code: 'openGothaRounds', at: { argument: 'file', found: 21 } },
      values: { most: 20 },
    });
  });

  test('has what the championship is played with, points counted double', () => {
    const details = { name: 'NK "open", 2026', rounds: 5, absencePoints: 0.5 } as const;
    const { text } = written({ details });
    for (const part of [
      ...['name="NK &quot;open&quot;, 2026"', 'shortName="NKopen2026"', 'numberOfRounds="5"'],
      ...['genMMBar="1D"', 'genMMFloor="1D"', 'size="19"', 'genMMS2ValueAbsent="1"'],
      ...['genMMS2ValueBye="2"', 'hdCeiling="0"', 'name="MMS" number="1"'],
      ...['name="SOSM" number="2"', 'name="SODOSM" number="3"', 'SPLITANDFOLD'],
    ]) {
      expect(text).toContain(part);
    }
  });

  test('marks the rounds in which a player is absent', () => {
    expect(ofFirst({ absent: [1, 3, 20] }, 'participating')).toBe('01011111111111111110');
  });

  test.each<readonly [grade: string, rating: number, rank: string]>([
    ['3d', 2310, '3D'],
    ['12k', 900, '12K'],
    // As OpenGotha ranks professionals.
    ['3p', 2700, '7D'],
    ['4p', 2700, '8D'],
    ['6p', 2700, '8D'],
    ['7p', 2700, '9D'],
    ['9p', 2700, '9D'],
    ['40k', -900, '30K'],
    ['', 2100, '1D'],
    ['', 2050, '1D'],
    ['', 2049, '1K'],
    ['0d', 2949, '9D'],
    ['?', -900, '30K'],
  ])('has for the grade %j and the rating %d the rank %s', (grade, rating, rank) => {
    expect(ofFirst({ grade, rating }, 'rank')).toBe(rank);
  });

  test.each<readonly [string, Partial<OpenGothaEntrant>, string, string]>([
    ['a club of five letters', { club: 'Leiden' }, 'club', 'Leid'],
    ['a country that is none', { country: 'Holland' }, 'country', ''],
    ['a PIN that is none', { pin: '123' }, 'egfPin', ''],
    ['a rating above the highest', { rating: 3000 }, 'rating', '2949'],
    ['a rating below the lowest', { rating: -1000 }, 'rating', '-900'],
    ['a rating with a fraction', { rating: 2310.4 }, 'rating', '2310'],
    ['no name', { surname: '', given: ' ' }, 'name', '?'],
    ['a name with a control character', { surname: 'Sm\u0001t' }, 'name', 'Sm\ufffdt'],
    ['a name with half a character', { surname: 'Smit\ud83d' }, 'name', 'Smit\ufffd'],
    ['a grade that is none', { grade: 'strong' }, 'grade', ''],
  ])('names %s', (_, player, attribute, found) => {
    const code = { egfPin: 'pins', name: 'names', country: 'countries' }[attribute];
    expect(ofFirst(player, attribute)).toBe(found);
    expect(codes(player)).toEqual([code ?? `${attribute}s`]);
  });

  test('numbers the second of two players who are called the same', () => {
    const players = [anna, { ...anna, surname: 'Smi', given: 'T Anna' }, anna];
    const { text, losses } = written({ players });
    expect(text).toContain('name="Smi" firstName="T Anna 2"');
    expect(text).toContain('name="Smit" firstName="Anna 3"');
    expect(losses).toEqual([{ code: 'names', players: [1, 2] }]);
  });

  test('names byes beyond the first of a round, and details it cannot hold', () => {
    const byes = [0, 1].map((player) => ({ round: 1, player }));
    const details = { name: 'NK\u0002', rounds: 3, absencePoints: 0 } as const;
    expect(written({ byes, details }).losses).toEqual([
      { code: 'byes', players: [1] },
      { code: 'details', players: [] },
    ]);
  });

  test('is refused where it cannot hold the event', () => {
    expect(refusal({ players: [] })).toBe('openGothaNoPlayers');
    expect(refusal({ details: { rounds: 21, absencePoints: 0 } })).toBe('openGothaRounds');
    expect(refusal({ byes: [{ round: 21, player: 0 }] })).toBe('openGothaRounds');
    expect(refusal({ players: new Array<OpenGothaEntrant>(2001).fill(anna) })).toBe(
      'openGothaTooMany',
    );
  });
});

describe('J12: the standings of a file, as OpenGotha counts them', () => {
  const player = (
    surname: string,
    rank: string,
    more: Readonly<Record<string, string>> = {},
  ): XmlElement =>
    element('Player', { name: surname, firstName: 'A', rank, rating: '2000', ...more });
  const game = (round: number, black: string, white: string, result: string): XmlElement =>
    element('Game', {
      ...{ roundNumber: String(round), tableNumber: '1', result: `RESULT_${result}` },
      ...{ blackPlayer: `${black}A`, whitePlayer: `${white}A` },
    });
  const file = (criteria: readonly string[], general: Readonly<Record<string, string>> = {}) => {
    const read = readOpenGotha(
      element('Tournament', { dataVersion: '201' }, [
        element('Players', {}, [
          player('A', '5D'),
          player('B', '3D'),
          player('C', '1K'),
          player('D', '2K', { participating: '10111111111111111111' }),
        ]),
        element('Games', {}, [
          game(1, 'A', 'B', 'BLACKWINS'),
          game(1, 'C', 'D', 'EQUAL'),
          game(2, 'A', 'C', 'WHITEWINS_BYDEF'),
        ]),
        element('ByePlayers', {}, [element('ByePlayer', { player: 'BA', roundNumber: '2' })]),
        element('TournamentParameterSet', {}, [
          element('GeneralParameterSet', { genMMBar: '1D', genMMFloor: '30K', ...general }, [
            element('Categories', {}, [element('Category', { number: '1', lowerLimit: '1K' })]),
          ]),
          element('PlacementParameterSet', {}, [
            element(
              'PlacementCriteria',
              {},
              criteria.map((name, at) =>
                element('PlacementCriterion', { name, number: String(at + 1) }),
              ),
            ),
          ]),
        ]),
      ]),
    );
    if (!read.ok) throw new Error(read.failure.code);
    return read.value;
  };
  const values = (name: string, general?: Readonly<Record<string, string>>): readonly number[] =>
    [...fileStandings(file([name], general), () => true).lines]
      .sort((a, b) => a.player - b.player)
      .map(({ values: [value = NaN] }) => value);

  // Starts 30, 30, 29, 28; wins 1, 1, 1½, ½; D is absent in round 2.
  test.each<readonly [string, readonly number[]]>([
    ['NBW', [1, 1, 1.5, 0.5]],
    ['MMS', [31, 31, 30.5, 28.5]],
    ['SOSW', [2.5, 1, 1.5, 1.5]],
    ['SODOSW', [1, 0, 1.25, 0.75]],
    ['SOSOSW', [2.5, 2.5, 4, 1.5]],
    ['SOSM', [61.5, 61, 59.5, 58.5]],
    ['SODOSM', [31, 0, 45.25, 15.25]],
    ['SOSOSM', [120.5, 121.5, 120, 115.5]],
    ['SOSWM1', [1.5, 1, 1, 1.5]],
    ['SOSWM2', [0, 0, 0, 0]],
    ['CUSSW', [2, 1, 2, 1]],
    ['CUSSM', [62, 61, 60, 57]],
    ['CAT', [0, 0, 0, -1]],
    ['RANK', [4, 2, -1, -2]],
    ['RATING', [2000, 2000, 2000, 2000]],
  ])('%s', (name, expected) => {
    expect(values(name)).toEqual(expected);
  });

  test('count half a point for absences, rounded down unless the file says otherwise', () => {
    expect(values('MMS', { genMMS2ValueAbsent: '1' })).toEqual([31, 31, 30.5, 28.5]);
    const exact = { genMMS2ValueAbsent: '1', genRoundDownNBWMMS: 'false' };
    expect(values('MMS', exact)).toEqual([31, 31, 30.5, 29]);
    expect(values('NBW', { genNBW2ValueBye: '0' })).toEqual([1, 0, 1.5, 0.5]);
  });

  test('count games that were not played as half a point for opponents where the file says so', () => {
    // A and C did not play round 2, B and D had no game in it.
    const virtual = { genCountNotPlayedGamesAsHalfPoint: 'true' };
    expect(values('SOSW', virtual)).toEqual([1.5, 1.5, 2.5, 1]);
  });

  test('stop at a criterion that is not known, and share the places before it', () => {
    const read = file(['NBW', 'DC', 'SOSW']);
    const { criteria, unknown, lines } = fileStandings(read, (at) => at !== 2);
    expect([criteria, unknown]).toEqual([['NBW'], 'DC']);
    expect(lines.map(({ player: at, place }) => [at, place])).toEqual([
      [0, 1],
      [1, 1],
      [3, 3],
    ]);
  });

  test.each<readonly [readonly string[], string]>([
    [[], 'mcmahon'],
    [['NULL', 'MMS'], 'mcmahon'],
    [['SCOREX', 'MMS'], 'mcmahon'],
    [['NBW', 'SOSW'], 'swiss'],
    [['CAT', 'MMS'], 'other'],
    [['RATING'], 'other'],
  ])('are of a file with %j: %s', (criteria, kind) => {
    expect(kindOfFile(file(criteria))).toBe(kind);
  });
});
