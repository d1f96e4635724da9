import { describe, expect, test } from '@jest/globals';
import * as english from '../../language/library/en';
import * as dutch from '../../language/library/nl';
import * as kuksu from '../../src/kuksu';
import * as nk from '../../src/nk';
import * as sof from '../../src/sof';

const two = [1, 2].map((number) => ({ number, strength: 2000, group: 0 }));
const met = { games: [{ black: 1, white: 2, result: 'black' as const }] };

describe('one shape of failure', () => {
  test('a refusal is a failure with what was found, and its deprecated name', () => {
    const at = { argument: 'tables', found: 0 };
    const failure = { code: 'tablesAboveZero', values: {}, at };
    const failures = [{ ...failure, found: 0 }];
    expect(sof.award(1250, 0)).toEqual({ ok: false, failures, questions: [], failure });
  });

  test('a missing part has nothing that was found', () => {
    const refused = sof.results(25, [1, undefined] as unknown as number[]);
    expect(refused).toMatchObject({
      failures: [{ code: 'partMissing', at: { argument: 'scores', row: 2 } }],
    });
    expect(!refused.ok && Object.keys(refused.failures[0] ?? {})).not.toContain('found');
  });

  test('an obstacle to a pairing is a failure, and what to allow a question', () => {
    const refused = nk.pairRound({ players: two, rounds: [met] });
    const [failure] = refused.ok ? [] : refused.failures;
    expect(failure).toMatchObject({
      code: 'nobodyLeft',
      kind: 'notAvailable',
      values: { player: 1, met: [2], forbidden: [] },
    });
    const ways = [{ code: 'allowRepeat', values: { first: 1, second: 2 } }];
    expect(refused).toMatchObject({
      questions: [{ ask: 'relax', ways }],
      obstacle: { code: 'nobodyLeft', values: { player: 1 } },
      relaxation: ways,
    });
  });

  test('where nothing can be allowed there is no question', () => {
    const refused = nk.pairRound({ players: two.slice(0, 1), rounds: [] });
    expect(refused).toMatchObject({
      failures: [{ code: 'nobodyToPair', values: { present: 1 } }],
      questions: [],
    });
  });

  test('a ranking and a page have lists of both as well', () => {
    expect(kuksu.rankLeague([{ name: '', points: 1 }])).toMatchObject({
      failures: [{ code: 'playerNamed' }],
      questions: [],
    });
    const noTable = { code: 'noTable', values: {} };
    expect(kuksu.readLeaguePages('nothing')).toEqual({
      ok: false,
      failures: [noTable],
      questions: [],
      failure: noTable,
    });
  });

  test('a title match without a holder, and a cell without a name, have an answer too', () => {
    const nobody = kuksu.groupCycle([], [], {
      titleMatch: { lost: 'challenger', holder: null as never },
    });
    expect(nobody.ok).toBe(false);
    const unnamed = kuksu.readLeague(false, '');
    expect(unnamed).toMatchObject({ ok: false, failures: [{ at: { argument: 'league' } }] });
  });

  test('failures and questions are said in both languages', () => {
    const refused = nk.pairRound({ players: two, rounds: [met] });
    if (refused.ok) throw new Error('They have met.');
    const messages = [...refused.failures, ...refused.questions.flatMap(({ ways }) => ways)];
    const names = { player: (player: number) => `P${String(player)}` };
    const said = [english, dutch].map(({ sentence }) =>
      messages.map((message) => sentence(message, names)),
    );
    expect(said).toEqual([
      [expect.stringMatching(/^P1 has no opponent left\./), 'Allow a rematch of P1 and P2.'],
      [
        expect.stringMatching(/^Voor P1 is geen tegenstander over\./),
        'Laat P1 en P2 opnieuw tegen elkaar spelen.',
      ],
    ]);
  });
});
