import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import {
  openGothaText,
  type OpenGothaEntrant,
  type OpenGothaToWrite,
  type OpenGothaWritten,
} from '../../../src/exchange';

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

describe('a file of OpenGotha', () => {
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
      '<GeneralParameterSet name="NK 2026 – Open Championship" shortName="NK2026OpenChampionsh" location="Leiden" beginDate="2026-06-05" endDate="2026-06-07" bInternet="false" size="19" komi="6.5" numberOfRounds="3" numberOfCategories="1" genMMBar="1D" genMMFloor="1D" genMMZero="30K" genMMS2ValueAbsent="1" genMMS2ValueBye="2"/>',
      '<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="0"/>',
      '<PlacementParameterSet>',
      '<PlacementCriteria>',
      '<PlacementCriterion name="MMS" number="1"/>',
      '<PlacementCriterion name="SOSM" number="2"/>',
      '<PlacementCriterion name="SODOSM" number="3"/>',
      '</PlacementCriteria>',
      '</PlacementParameterSet>',
      '<PairingParameterSet paiMaSeedSystem1="SPLITANDFOLD" paiMaSeedSystem2="SPLITANDFOLD"/>',
      '</TournamentParameterSet>',
      '</Tournament>',
      '',
    ]);
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
    ['2p', 2700, '2D'],
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
