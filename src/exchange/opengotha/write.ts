import { refuser } from '../../message';
import { succeed, type Result } from '../../result';
import { mapped, type Stepwise } from '../../stepwise';
import type { exchange } from '../messages';
import { plainLetters } from '../names/ascii';
import {
  Names,
  plain,
  same,
  written,
  type FieldLoss,
  type OpenGothaEntrant,
  type WrittenPlayer,
} from './fields';
import { MOST_PLAYERS, MOST_ROUNDS } from './limits';
import type { OpenGothaEvent, OpenGothaGame, OpenGothaResult } from './read';
import { element } from './xml';

export type { OpenGothaEntrant } from './fields';

/** What a file says of the event. */
export interface OpenGothaDetails {
  readonly name?: string | undefined;
  readonly location?: string | undefined;
  /** As 2026-06-05. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly komi?: string | undefined;
  readonly rounds: number;
  /** What an absence is worth. */
  readonly absencePoints: 0 | 0.5;
}

/** An event to write: players by their position in the list, from 0; scores of all start alike but for `correction`. */
export interface OpenGothaToWrite extends Pick<OpenGothaEvent, 'games' | 'byes'> {
  readonly players: readonly OpenGothaEntrant[];
  readonly details: OpenGothaDetails;
}

/** Facts that the file has otherwise, or not at all. */
export interface OpenGothaLoss {
  readonly code:
    | FieldLoss
    | 'details' // of the event, with signs that no file holds or blanks that are left out
    | 'byes'; // more than one in a round: OpenGotha keeps the last
  /** The players concerned, by their positions; none: the event. */
  readonly players: readonly number[];
}

/** The text of a file, and what is not in it as it was given. */
export interface OpenGothaWritten {
  readonly text: string;
  readonly losses: readonly OpenGothaLoss[];
}

const refuse = refuser<typeof exchange>();

const FIELDS: readonly FieldLoss[] = [
  ...(['names', 'grades', 'ratings', 'clubs', 'countries', 'pins'] as const),
];

/**
 * An event as a file of OpenGotha (clause E7), in the form that `readOpenGotha` describes. Every player starts with the same
 * score plus the correction, so `genMMFloor` is `genMMBar`. Points are counted double, as OpenGotha does.
 */
export function* openGothaText({
  players,
  games,
  byes,
  details,
}: OpenGothaToWrite): Stepwise<Result<OpenGothaWritten>> {
  if (players.length === 0) return refuse({ argument: 'file', found: '' }, 'openGothaNoPlayers');
  if (players.length > MOST_PLAYERS) {
    const at = { argument: 'file', found: players.length };
    return refuse(at, 'openGothaTooMany', { most: MOST_PLAYERS });
  }
  const rounds = Math.max(details.rounds, lastOf(games), lastOf(byes));
  if (rounds > MOST_ROUNDS) {
    return refuse({ argument: 'file', found: rounds }, 'openGothaRounds', { most: MOST_ROUNDS });
  }
  const names = new Names();
  const own = yield* mapped(players, (player) => written(player, names));
  const keyOf = (position: number): string => own[position]?.key ?? '';
  const gameLines = yield* mapped(games, (game) => gameElement(game, keyOf));
  const byeLines = byes.map(({ round, player }) =>
    element('ByePlayer', { player: keyOf(player), roundNumber: round }),
  );
  const playerLines = yield* mapped(own, ({ attributes }) => element('Player', attributes));
  const root = { dataVersion: 201, fullVersionNumber: '3.52', runningMode: 'SAL' };
  const text = element('Tournament', root, [
    element('Players', {}, playerLines),
    element('Games', {}, gameLines),
    element('ByePlayers', {}, byeLines),
    element('TournamentParameterSet', {}, parameters({ ...details, rounds })),
  ]);
  return succeed({
    text: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${text}\n`,
    losses: lossesOf(own, byes, details),
  });
}

function lastOf(list: readonly { readonly round: number }[]): number {
  return list.reduce((last, { round }) => Math.max(last, round), 0);
}

const WORDS: Readonly<Record<OpenGothaResult, string>> = {
  open: 'UNKNOWN',
  black: 'BLACKWINS',
  white: 'WHITEWINS',
  equal: 'EQUAL',
  bothWin: 'BOTHWIN',
  bothLose: 'BOTHLOSE',
};

function gameElement(game: OpenGothaGame, keyOf: (position: number) => string): string {
  return element('Game', {
    ...{ roundNumber: game.round, tableNumber: game.table },
    ...{ blackPlayer: keyOf(game.black), whitePlayer: keyOf(game.white) },
    ...{ handicap: game.handicap, knownColor: game.knownColour },
    result: `RESULT_${WORDS[game.result]}${game.byDefault ? '_BYDEF' : ''}`,
  });
}

/** A championship without handicaps: places by score, SOS and SODOS, pairs by split and fold. */
function parameters(details: OpenGothaDetails): string[] {
  const name = plain(details.name);
  return [
    element('GeneralParameterSet', {
      ...{ name, shortName: shortName(name), location: plain(details.location) },
      ...{ beginDate: plain(details.firstDay), endDate: plain(details.lastDay) },
      ...{ bInternet: false, size: 19, komi: plain(details.komi) },
      ...{ numberOfRounds: details.rounds, numberOfCategories: 1 },
      ...{ genMMBar: '1D', genMMFloor: '1D', genMMZero: '30K' },
      ...{ genMMS2ValueAbsent: 2 * details.absencePoints, genMMS2ValueBye: 2 },
    }),
    element('HandicapParameterSet', { hdBasedOnMMS: true, hdCeiling: 0, hdCorrection: 0 }),
    element('PlacementParameterSet', {}, [
      element(
        'PlacementCriteria',
        {},
        ['MMS', 'SOSM', 'SODOSM'].map((criterion, index) =>
          element('PlacementCriterion', { name: criterion, number: index + 1 }),
        ),
      ),
    ]),
    element('PairingParameterSet', {
      paiMaSeedSystem1: 'SPLITANDFOLD',
      paiMaSeedSystem2: 'SPLITANDFOLD',
    }),
  ];
}

/** Letters and digits, at most twenty: OpenGotha names files so. */
function shortName(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 20);
}

function lossesOf(
  own: readonly WrittenPlayer[],
  byes: OpenGothaToWrite['byes'],
  { name, location, firstDay, lastDay, komi }: OpenGothaDetails,
): OpenGothaLoss[] {
  const positions = own.map((_, position) => position);
  const found: OpenGothaLoss[] = FIELDS.map((code) => ({
    code,
    players: positions.filter((position) => own[position]?.losses.includes(code)),
  }));
  const rounds = new Set<number>();
  const players = byes
    .filter(({ round }) => {
      const isAnother = rounds.has(round);
      rounds.add(round);
      return isAnother;
    })
    .map(({ player }) => player);
  found.push({ code: 'byes', players });
  const texts = [name, location, firstDay, lastDay, komi];
  return [
    ...found.filter((loss) => loss.players.length > 0),
    ...(texts.every((text) => same(plain(text), text))
      ? []
      : [{ code: 'details' as const, players: [] }]),
  ];
}
