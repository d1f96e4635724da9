import type { Absence, Game, GameResult, PlayerNumber, Round, Stepwise } from '../../../../src';
import type { OpenGothaEvent, OpenGothaGame } from '../../../../src/exchange';

/** A game with its round, for what is said of it. */
export interface GameOfRound {
  readonly round: number;
  readonly board: number;
  readonly black: PlayerNumber;
  readonly white: PlayerNumber;
}

/** The rounds of a file as a championship has them, and what of them needs a word. */
export interface RoundsRead {
  readonly rounds: readonly Round[];
  /** Both have won, which no championship knows. */
  readonly bothWon: readonly GameOfRound[];
  /** Neither came: two absences. */
  readonly neitherCame: readonly GameOfRound[];
  readonly colourless: readonly GameOfRound[];
  readonly handicaps: readonly GameOfRound[];
  /** Players of a round with neither game, bye nor absence: they count as absent. */
  readonly unpaired: readonly { readonly round: number; readonly players: PlayerNumber[] }[];
}

const played: Readonly<Partial<Record<OpenGothaGame['result'], GameResult | null>>> = {
  open: null,
  black: 'black',
  white: 'white',
  equal: 'draw',
  bothLose: 'bothLost',
};
const forfeited: typeof played = {
  open: null,
  black: 'blackByForfeit',
  white: 'whiteByForfeit',
};

/** `numberOf` gives the number of a player by the position in the file; undefined for one who is left out. */
export function* roundsIn(
  { players, games, byes }: OpenGothaEvent,
  numberOf: (position: number) => PlayerNumber | undefined,
): Stepwise<RoundsRead> {
  const bothWon: GameOfRound[] = [];
  const neitherCame: GameOfRound[] = [];
  const colourless: GameOfRound[] = [];
  const handicaps: GameOfRound[] = [];
  const unpaired: { round: number; players: PlayerNumber[] }[] = [];
  const last = [...games, ...byes].reduce((most, { round }) => Math.max(most, round), 0);
  const rounds: Round[] = [];
  for (let round = 1; round <= last; round++) {
    yield;
    const seen = new Set<PlayerNumber>();
    const own: Game[] = [];
    const absences: Absence[] = [];
    const ofRound = games.filter((game) => game.round === round);
    const tables = new Set(ofRound.map(({ table }) => table));
    // Numbers of tables that are missing or there twice are replaced.
    const isNumbered = tables.size === ofRound.length && !tables.has(0);
    for (const game of ofRound) {
      const [black, white] = [numberOf(game.black), numberOf(game.white)];
      if (black === undefined || white === undefined) continue;
      const board = isNumbered ? game.table : own.length + 1;
      const named = { round, board, black, white };
      seen.add(black).add(white);
      if (!game.knownColour) colourless.push(named);
      if (game.handicap > 0) handicaps.push(named);
      const result = (game.byDefault ? forfeited : played)[game.result];
      if (game.result === 'bothWin') bothWon.push(named);
      else if (result === undefined) {
        neitherCame.push(named);
        const points = game.result === 'equal' ? 0.5 : 0;
        absences.push({ player: black, points }, { player: white, points });
      } else own.push({ board, black, white, result });
    }
    const free = byes.flatMap((bye) => (bye.round === round ? (numberOf(bye.player) ?? []) : []));
    for (const player of free) seen.add(player);
    const away = players.flatMap(({ absent }, position) => {
      const number = numberOf(position);
      return number !== undefined && absent.includes(round) && !seen.has(number) ? [number] : [];
    });
    for (const player of away) seen.add(player);
    const missing = players.flatMap((_, position) => {
      const number = numberOf(position);
      return number !== undefined && !seen.has(number) ? [number] : [];
    });
    if (missing.length > 0) unpaired.push({ round, players: missing });
    rounds.push({
      games: own,
      byes: free,
      absences: [
        ...absences,
        ...away.map((player) => ({ player })),
        ...missing.map((player) => ({ player, points: 0 as const })),
      ],
    });
  }
  return { rounds, bothWon, neitherCame, colourless, handicaps, unpaired };
}
