import { oneLine } from '../../core/lines';
import { existing, type Result, succeed } from '../../core/result';
import { atOnce, mapped, type Stepwise } from '../../core/stepwise';
import {
  type EgdLoss,
  type EgdNameWritten,
  HEADER_FIELDS,
  NO_HANDICAPS,
  playerFields,
  type PlayerFields,
} from './format';
import type { EgdHeader } from './header';
import {
  absenceTurn,
  type Game,
  type GameResult,
  gameTurn,
  type NkEvent,
  outcomeOf,
  type PlayerNumber,
  type Turn,
} from '../event/event';
import {
  forfeitMark,
  freeMark,
  type Lines,
  nkStandings,
  plainMark,
  type Standings,
  type StandingsLine,
} from '../standings/standings';
import type { CheckedEvent } from '../standings/checked-event';

/** How an EGD table is written. */
export interface EgdOptions {
  readonly header?: EgdHeader | undefined;
  /**
   * Write the table for OpenGotha: forfeits with their opponents, as that program writes them, and no PINs, which it takes for one more
   * round. Without it forfeits are free wins and free rounds (A18, J11).
   */
  readonly keepOpponents?: boolean | undefined;
  /** Names as the director wants them in the table, by stored number. */
  readonly names?: ReadonlyMap<PlayerNumber, string> | undefined;
}

/** The text of a table, the names in it, and the facts of the event missing from it. */
export interface EgdTable {
  readonly text: string;
  /** In the order of the lines. */
  readonly names: readonly EgdNameWritten[];
  readonly losses: readonly EgdLoss[];
}

/** A player's line before it is written. */
interface TableLine {
  readonly line: StandingsLine;
  readonly fields: PlayerFields;
}

/** The standings of an event as an EGD tournament table, by their lines; what the standings refuse is refused. */
export function egdTable(
  event: NkEvent | CheckedEvent,
  options: EgdOptions = {},
): Result<EgdTable> {
  const standings = nkStandings(event);
  return standings.ok ? succeed(atOnce(egdTableSteps(event, standings.value, options))) : standings;
}

/** The same of standings that are known, in steps, for a form in which only the options change. */
export function* egdTableSteps(
  event: NkEvent | CheckedEvent,
  standings: Standings,
  { header = {}, keepOpponents = false, names }: EgdOptions,
): Stepwise<EgdTable> {
  const lines = yield* mapped(standings.lines, (line): TableLine => {
    const chosen = names?.get(line.player);
    const { entrant } = line;
    return {
      line,
      fields: playerFields(chosen === undefined ? entrant : { ...entrant, egdName: chosen }),
    };
  });
  const { playOff } = event;
  const players = yield* playerLines(lines, playOff, keepOpponents);
  const rows = [...headerLines(header), HEADING, ...players];
  return {
    text: rows.map((row) => `${row}\n`).join(''),
    names: lines.map(({ fields }) => fields.name),
    losses: lossesOf(event, standings, lines, keepOpponents),
  };
}

/** Always all but the comment, in the order of the file (A14). */
function headerLines(header: EgdHeader): string[] {
  const lines: string[] = [];
  for (const [code, key] of HEADER_FIELDS) {
    const value = header[key] ?? (key === 'handicap' ? NO_HANDICAPS : '');
    if (value === '' && key === 'comment') continue;
    lines.push(`; ${code}[${oneLine(value).replace(/\[/g, '(').replace(/\]/g, ')')}]`);
  }
  return [...lines, ';'];
}

const HEADING = `; Pl ${'Name'.padEnd(30)} Rk  Co Club   MMS    Pt   SOS SODOS`;

/** The columns of A16; a play-off that is over is the last round, free for all others. */
function playerLines(
  lines: readonly TableLine[],
  playOff: Game | undefined,
  keepOpponents: boolean,
): Stepwise<string[]> {
  const lineOf = new Map(lines.map(({ line: { player, line } }) => [player, line]));
  return mapped(lines, ({ line, fields }) => {
    const { tableScore, sos, sodos } = line;
    const points = line.turns.reduce((sum, turn) => sum + turn.points, 0);
    const turns = isOver(playOff) ? [...line.turns, playOffTurn(playOff, line.player)] : line.turns;
    const cells = [
      String(line.line).padStart(4),
      fields.name.egd.padEnd(30),
      fields.grade.padStart(3),
      fields.country,
      fields.club.padStart(4),
      ...[tableScore, points, sos, sodos].map((figure) => String(figure).padStart(5)),
      ...turns.map((turn) => resultField(turn, lineOf, keepOpponents).padStart(8)),
      ...(fields.pin === '' || keepOpponents ? [] : [`|${fields.pin}`]),
    ];
    return cells.join(' ');
  });
}

type PlayedGame = Game & { readonly result: GameResult };

/** Whether a game for the title was played. */
function isOver(playOff: Game | undefined): playOff is PlayedGame {
  return playOff !== undefined && playOff.result !== null;
}

/** The game for the title as a round of a player; a free round of no worth for who was not in it. */
function playOffTurn({ black, white, result }: PlayedGame, player: PlayerNumber): Turn {
  if (player !== black && player !== white) return absenceTurn(0);
  return player === black
    ? gameTurn(outcomeOf(result), 'black', white)
    : gameTurn(outcomeOf(result), 'white', black);
}

function resultField(turn: Turn, lines: Lines, keepOpponents: boolean): string {
  if (turn.colour === '') return plainMark(turn, lines);
  if (turn.kind === 'forfeit' && !keepOpponents) return freeMark(turn);
  const colour = turn.colour === 'black' ? 'b' : 'w';
  return turn.kind === 'forfeit'
    ? `${plainMark(turn, lines)}${forfeitMark(turn)}${colour}0`
    : `${plainMark(turn, lines)}/${colour}`;
}

function lossesOf(
  { players, playOff }: NkEvent,
  { lines }: Standings,
  written: readonly TableLine[],
  keepOpponents: boolean,
): EgdLoss[] {
  const losses: EgdLoss[] = [
    { code: 'strengths' },
    { code: 'storedNumbers' },
    { code: 'boards' },
    { code: 'settings' },
  ];
  const concerning = (code: EgdLoss['code'], concerned: readonly PlayerNumber[]): void => {
    if (concerned.length > 0) losses.push({ code, players: concerned });
  };
  const numbersOf = (some: readonly { readonly number: PlayerNumber }[]): PlayerNumber[] =>
    some.map(({ number }) => number);
  concerning('rights', numbersOf(players.filter(({ right = '' }) => right !== '')));
  concerning('sharedPlaces', sharing(lines));
  concerning('lateEntries', numbersOf(players.filter(({ enters = 1 }) => enters > 1)));
  concerning(
    'withdrawals',
    numbersOf(players.filter(({ withdrawnAfter }) => withdrawnAfter !== undefined)),
  );
  if (playOff && !isOver(playOff))
    losses.push({ code: 'playOff', players: [playOff.black, playOff.white] });
  if (!keepOpponents) {
    const isForfeit = isOver(playOff) && !outcomeOf(playOff.result).played;
    const finalists = isForfeit ? [playOff.black, playOff.white] : [];
    concerning('forfeits', [...new Set([...forfeiting(lines), ...finalists])]);
  }
  const byNumber = new Map(written.map(({ line, fields }) => [line.player, fields]));
  for (const code of ['names', 'lostLetters', 'clubs', 'countries', 'pins', 'grades'] as const) {
    concerning(
      code,
      numbersOf(
        players.filter(({ number }) => existing(byNumber.get(number)).losses.includes(code)),
      ),
    );
  }
  if (keepOpponents) {
    const pins = players.filter(({ number }) => existing(byNumber.get(number)).pin !== '');
    concerning('pinsForOpenGotha', numbersOf(pins));
  }
  return losses;
}

function sharing(lines: readonly StandingsLine[]): PlayerNumber[] {
  return lines
    .filter(({ place, line }) => place !== line || lines[line]?.place === place)
    .map(({ player }) => player);
}

function forfeiting(lines: readonly StandingsLine[]): PlayerNumber[] {
  return lines
    .filter(({ turns }) => turns.some(({ kind }) => kind === 'forfeit'))
    .map(({ player }) => player);
}
