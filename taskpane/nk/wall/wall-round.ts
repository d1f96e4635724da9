import { type Game, type GameResult, type PlayerNumber, stateOf } from '../../../src';
import type { Language, Translate } from '../../../src/language';
import type { Book } from '../book/book';
import { eventName, eventOn } from '../book/header';
import { resultSigns } from '../book/results';
import { areaName } from '../../sheets/address';
import type { NewSheet, PlanCell, PrintSetup } from '../../sheets/plan';
import { headingRow, type ListColumn, listSheet } from '../../sheets/sheet-parts';

/** A round as it hangs on the wall: nothing of what the director noted. */
export interface WallRound {
  /** The event and its days. */
  readonly event: string;
  /** The event by its name alone. */
  readonly name: string;
  readonly round: number;
  /** By number. */
  readonly boards: readonly WallBoard[];
  /** The bye, then the absent players, then those who are not paired yet. */
  readonly alone: readonly (WallPlayer & { readonly why: 'bye' | 'absent' | 'waiting' })[];
  /** Whether scores before the round are known: those of the round before may still be open. */
  readonly isScored: boolean;
}

interface WallBoard {
  readonly number: number;
  readonly black: WallPlayer;
  readonly white: WallPlayer;
  /** `1-0`; empty as long as it is open. */
  readonly result: string;
}

export interface WallPlayer {
  readonly player: PlayerNumber;
  readonly name: string;
  readonly grade: string;
  /** Before the round, on the scale of the standings. */
  readonly score: number | undefined;
}

/** A round of the book, from 1; undefined where it has no sheet. */
export function wallRound(
  book: Book,
  round: number,
  words: { readonly t: Translate; readonly language: Language },
): WallRound | undefined {
  const written = book.rounds[round - 1];
  if (!written) return undefined;
  const before = round <= book.event.rounds.length + 1 ? stateOf(book.event, round - 1) : undefined;
  const state = before?.ok === true ? before.value : undefined;
  const players = new Map(book.players.map((player) => [player.number, player]));
  const one = (player: PlayerNumber): WallPlayer => {
    const { name = String(player), grade = '' } = players.get(player) ?? {};
    const score = state?.positions.get(player)?.score;
    const scale = state?.scale ?? 0;
    return { player, name, grade, score: score === undefined ? undefined : score + scale };
  };
  const { games, byes = [], absences = [] } = written.round;
  const boards = games.map((game: Game, i): WallBoard => ({
    number: game.board ?? i + 1,
    black: one(game.black),
    white: one(game.white),
    result: signOf(game.result),
  }));
  return {
    event: eventOn(book.about, words),
    name: eventName(book.about, words.t),
    round,
    boards: [...boards].sort((a, b) => a.number - b.number),
    alone: [
      ...byes.map((player) => ({ ...one(player), why: 'bye' as const })),
      ...absences.map(({ player }) => ({ ...one(player), why: 'absent' as const })),
      ...written.waiting.players.map((player) => ({ ...one(player), why: 'waiting' as const })),
    ],
    isScored: state !== undefined,
  };
}

function signOf(result: GameResult | null): string {
  return result === null ? '' : resultSigns[result];
}

/** Everybody in the round. */
export function everybody({ boards, alone }: WallRound): readonly WallPlayer[] {
  return [...boards.flatMap(({ black, white }) => [black, white]), ...alone];
}

/** What stands in the place of an opponent. */
export function whyAlone(why: WallRound['alone'][number]['why'], t: Translate): string {
  return t(({ bye: 'nkBye', absent: 'nkAbsent', waiting: 'nkWaiting' } as const)[why]);
}

interface WallList {
  /** Of the sheet. */
  readonly name: string;
  readonly title: string;
  /** The event and how large the round is. */
  readonly about: string;
  readonly note: string;
  readonly event: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
  /** Columns that stay in view. */
  readonly frozen: number;
  /** Height of every row, in points; as high as its text where missing. */
  readonly height?: number;
  /** Whatever fits its columns where missing. */
  readonly orientation?: PrintSetup['orientation'];
}

/** One list of a round on a sheet of its own, one page wide, with its headings on every page. */
export function wallListSheet(list: WallList, t: Translate): NewSheet {
  const { name, title, about, note, event, columns, rows, frozen, height, orientation } = list;
  const first = headingRow + 1;
  return listSheet(
    {
      ...{ name, title, about, note, event, columns, rows, frozen },
      block: {
        lines: [areaName({ row: first, column: 0, rows: rows.length, columns: columns.length })],
      },
      ...(height !== undefined && {
        tall: { rows: `${first + 1}:${first + rows.length}`, points: height },
      }),
      ...(orientation && { orientation }),
      printsColumns: true,
    },
    t,
  );
}
