import {
  stateOf,
  type EventState,
  type Game,
  type GameResult,
  type PlayerNumber,
  type Standings,
} from '../../../src';
import { withHalves } from '../../../src/exchange';
import type { TextKey, Translate } from '../../../src/language';
import type { Book, BookPlayer, BookRound } from '../book/book';
import { eventName } from '../book/header';
import { groupName } from '../book/settings';

/** One player's event: a line for every round that has been paired, and for the play-off who plays it. */
export interface Card {
  readonly player: BookPlayer;
  readonly title: string;
  /** Place, score, SOS and SODOS after the rounds whose results are in. */
  readonly standing: string;
  readonly rounds: readonly CardRound[];
}

interface CardRound {
  readonly round: number | 'playOff';
  readonly colour: string;
  /** The opponent, with the grade where it is known; or what the round brought instead. */
  readonly opponent: string;
  readonly result: string;
  /** `down to Groep 2`; empty without a float. */
  readonly float: string;
}

type Side = 'black' | 'white';

const results = {
  black: { black: 'nkWon', white: 'nkLost' },
  white: { black: 'nkLost', white: 'nkWon' },
  draw: { black: 'nkDraw', white: 'nkDraw' },
  blackByForfeit: { black: 'nkWonForfeit', white: 'nkLostForfeit' },
  whiteByForfeit: { black: 'nkLostForfeit', white: 'nkWonForfeit' },
  bothLost: { black: 'nkBothLost', white: 'nkBothLost' },
} as const satisfies Readonly<Record<GameResult, Readonly<Record<Side, TextKey>>>>;

/** The card of a player; undefined for a number that nobody has. */
export function cardOf(
  book: Book,
  { lines, played }: Standings,
  number: PlayerNumber,
  t: Translate,
): Card | undefined {
  const player = book.players.find((each) => each.number === number);
  const line = lines.find((each) => each.player === number);
  if (!player || !line) return undefined;
  const figures = {
    place: line.place,
    score: withHalves(line.tableScore),
    sos: withHalves(line.sos),
    sodos: withHalves(line.sodos),
  };
  return {
    player,
    title: `${named(player)}, ${eventName(book.about, t)}`,
    standing: played === 0 ? '' : t('nkCardStanding', { ...figures, round: played }),
    rounds: [
      ...book.rounds.map((round, i) => roundOf(book, round, i + 1, player, t)),
      ...(book.playOff && gameIn(book.playOff, player)
        ? [roundOf(book, book.playOff, 'playOff', player, t)]
        : []),
    ],
  };
}

/** The same as text, to be copied. */
export function cardText({ title, standing, rounds }: Card, t: Translate): string {
  return [
    title,
    ...(standing === '' ? [] : [standing]),
    ...rounds.map(({ round, colour, opponent, result, float }) => {
      const game = colour === '' ? opponent : t('nkCardGame', { colour, opponent, result });
      const what = float === '' ? game : `${game}, ${float}`;
      return round === 'playOff' ? `${t('nkPlayOff')}: ${what}` : t('nkCardRound', { round, what });
    }),
  ].join('\n');
}

function named({ name, grade = '' }: BookPlayer): string {
  return grade === '' ? name : `${name} (${grade})`;
}

function gameIn({ round: { games } }: BookRound, { number }: BookPlayer): Game | undefined {
  return games.find(({ black, white }) => black === number || white === number);
}

function roundOf(
  book: Book,
  paired: BookRound,
  round: CardRound['round'],
  player: BookPlayer,
  t: Translate,
): CardRound {
  const { number } = player;
  const game = gameIn(paired, player);
  if (!game) {
    const { byes = [], absences = [] } = paired.round;
    const isIn = byes.includes(number) || absences.some(({ player }) => player === number);
    const waits = paired.waiting.players.includes(number);
    const alone = byes.includes(number) ? 'nkBye' : isIn ? 'nkAbsent' : undefined;
    const opponent = t(alone ?? (waits ? 'nkWaiting' : 'nkCardOut'));
    return { round, colour: '', opponent, result: '', float: '' };
  }
  const side: Side = game.black === number ? 'black' : 'white';
  const other = side === 'black' ? game.white : game.black;
  const opponent = book.players.find((each) => each.number === other);
  const isFloating = round !== 'playOff' && round <= book.event.rounds.length + 1;
  const state = isFloating ? stateOf(book.event, round - 1) : undefined;
  return {
    round,
    colour: t(side === 'black' ? 'nkBlackWins' : 'nkWhiteWins'),
    opponent: opponent ? named(opponent) : String(other),
    result: t(game.result === null ? 'nkOpen' : results[game.result][side]),
    float: state?.ok === true ? floatOf(state.value, number, other, t) : '',
  };
}

/** Whether the opponent was of another group before the round. */
function floatOf(
  { positions }: EventState,
  player: PlayerNumber,
  opponent: PlayerNumber,
  t: Translate,
): string {
  const [own, other] = [positions.get(player)?.group, positions.get(opponent)?.group];
  if (own === undefined || other === undefined || own === other) return '';
  return t(own < other ? 'nkCardDown' : 'nkCardUp', { group: groupName(other, t) });
}
