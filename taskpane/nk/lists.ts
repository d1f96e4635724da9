import {
  wallMark,
  type EarnedRight,
  type Standings,
  type StandingsLine,
  type Turn,
} from '../../src';
import type { Translate } from '../../src/language';
import type { PlanCell } from '../sheets/plan';
import { blank, centred, figure, number, text, widthFor, words } from '../sheets/sheet-parts';
import type { SourceTable } from '../sheets/source';
import { type ListRead, readList } from '../sheets/read-list';
import { type KeyOf, listOf } from '../sheets/written-list';
import type { BookPlayer } from './book/book';
import { groupName } from './book/settings';
import type { WallPlayer } from './wall/wall-round';

/** The lists that are written of a championship's results, each described once. */

/** A right, and whose it is. */
export type RightRow = EarnedRight & { readonly holder: BookPlayer };

/** The players with a right to the Topgroep or Groep 1 of next year. */
export const rightsList = listOf<RightRow, { readonly halves: boolean }>()({
  name: {
    label: 'nkName',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts), presence: 'always' },
    cell: ({ holder }) => text(holder.name),
  },
  club: {
    label: 'nkClub',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 14, most: 24 }) },
    cell: ({ holder }) => words(holder.club),
  },
  score: {
    label: 'nkScoreTop',
    // What stands in brackets does not count in a heading.
    synonyms: ['score'],
    ...{ as: 'mark', width: 14 },
    cell: ({ score }, { all }) => centred(figure(score, all.halves ? '0.0' : '0', 'total')),
  },
  right: {
    label: 'nkRight',
    ...{ as: 'text', width: 14, presence: 'always' },
    cell: ({ right }) => text(right),
  },
});

/** One line of the wall list. */
export interface WallRow {
  readonly line: StandingsLine;
  readonly player: BookPlayer;
  /** "12+", "7-", "0=". */
  readonly marks: readonly string[];
}

/** What the columns of the standings depend on. */
interface WallGiven {
  /** A column of games won. */
  readonly wins: boolean;
  /** The colour behind each result. */
  readonly colours: boolean;
  readonly played: number;
  /** Some player has a grade, or a club. */
  readonly grades: boolean;
  readonly clubs: boolean;
  readonly formats: { readonly score: string; readonly sos: string; readonly sodos: string };
}

/** The standings: every line with its result of each round. */
export const wallList = listOf<WallRow, WallGiven>()({
  place: {
    label: 'nkPlace',
    ...{ as: 'mark', width: 8, presence: 'column' },
    // Before the first game everybody is level, and nobody has a place.
    cell: ({ line }, { all }) =>
      centred(all.played === 0 ? blank('total') : number(line.place, 'total')),
  },
  line: {
    label: 'nkLine',
    ...{ as: 'mark', width: 7, presence: 'column' },
    cell: ({ line }) => centred(number(line.line)),
    tells: ({ line }) => line.line,
  },
  name: {
    label: 'nkName',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts), presence: 'column' },
    cell: ({ player }) => text(player.name),
    tells: ({ player }) => player.name,
  },
  grade: {
    label: 'nkGrade',
    ...{ as: 'text', width: 8, shown: ({ grades }) => grades },
    cell: ({ player }) => words(player.grade),
  },
  club: {
    label: 'nkClub',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 14, most: 24 }) },
    shown: ({ clubs }) => clubs,
    cell: ({ player }) => words(player.club),
  },
  group: {
    label: 'nkGroupColumn',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 11, most: 14 }) },
    cell: ({ line }, { t }) => text(groupName(line.group, t)),
  },
  score: {
    label: 'nkScore',
    ...{ as: 'number', width: 8, presence: 'column' },
    cell: ({ line }, { all }) => figure(line.tableScore, all.formats.score, 'total'),
  },
  sos: {
    label: 'nkSos',
    ...{ as: 'number', width: 8, presence: 'column' },
    cell: ({ line }, { all }) => figure(line.sos, all.formats.sos),
  },
  sodos: {
    label: 'nkSodos',
    ...{ as: 'number', width: 9, presence: 'column' },
    cell: ({ line }, { all }) => figure(line.sodos, all.formats.sodos),
  },
  wins: {
    label: 'nkWins',
    ...{ as: 'number', width: 8, shown: ({ wins }) => wins },
    cell: ({ line }) => number(winsOf(line.turns)),
  },
  rounds: {
    label: 'nkRoundShort',
    ...{ as: 'mark', times: ({ played }) => played, width: ({ all }) => (all.colours ? 8 : 6) },
    cell: ({ marks, line }, { all, index, t }) =>
      centred(text((marks[index] ?? '') + (all.colours ? colourSign(line.turns[index], t) : ''))),
    tells: ({ marks }, index) => marks[index] ?? '',
    plain: (mark) => mark.replace(/\/\w$/, ''),
  },
});

export type WallKey = KeyOf<typeof wallList>;

/** Games won over the board or by forfeit; byes and absences are none. */
function winsOf(turns: readonly Turn[]): number {
  return turns.filter(({ opponent, points }) => opponent !== undefined && points === 1).length;
}

/** `/b` or `/w` behind a result, as in results tables of the European database. */
function colourSign(turn: Turn | undefined, t: Translate): string {
  switch (turn?.colour) {
    case 'black':
      return `/${t('nkBlackSign')}`;
    case 'white':
      return `/${t('nkWhiteSign')}`;
    case '':
    case undefined:
      return '';
  }
}

/** Every line with its player and its results as a wall list shows them. */
export function wallRows({ lines }: Standings, players: readonly BookPlayer[]): readonly WallRow[] {
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const places = new Map(lines.map(({ player, line }) => [player, line]));
  return lines.flatMap((line) => {
    const player = byNumber.get(line.player);
    return player
      ? [{ line, player, marks: line.turns.map((turn) => wallMark(turn, places)) }]
      : [];
  });
}

/** The standings on a sheet. */
export interface WrittenWall extends ListRead<WallKey> {
  /** The rounds that have a column. */
  readonly played: number;
  readonly rows: readonly WallLine[];
}

/** A line as it is written. */
interface WallLine {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly name: string;
  readonly line: number;
  /** One for each round, such as "12+". */
  readonly marks: readonly string[];
}

/** Known by its headings in any language; undefined where the sheet holds no standings. */
export function readWall(sheet: SourceTable): WrittenWall | undefined {
  const read = readList(wallList, sheet);
  if (!read) return undefined;
  const played = read.times('rounds');
  const lines = read.lines.filter(({ text: of, number: numberOf }) => {
    const line = numberOf('line');
    return of('name') !== '' && Number.isInteger(line) && line >= 1;
  });
  return {
    ...{ ...read, lines, played },
    rows: lines.map(({ row, text: of, number: numberOf }) => ({
      ...{ row, name: of('name'), line: numberOf('line') },
      marks: Array.from({ length: played }, (_, i) => of('rounds', i)),
    })),
  };
}

/** A board, or a player without opponent. */
export interface BoardLine {
  /** Undefined for a player without opponent. */
  readonly board: number | undefined;
  readonly black: WallPlayer;
  readonly white: WallPlayer | undefined;
  /** In White's place: `bye`, `absent`. */
  readonly why: string;
  readonly result: string;
}

interface BoardsGiven {
  readonly grades: boolean;
  readonly isScored: boolean;
  /** Of the scores. */
  readonly format: string;
  /** Of the names. */
  readonly width: number;
}

const boardCell = ({ board }: { readonly board: number | undefined }): PlanCell =>
  board === undefined ? blank() : centred(number(board, 'total'));

const nameColumn = {
  as: 'text',
  width: ({ all }: { readonly all: BoardsGiven }) => all.width,
} as const;

const about = (of: (line: BoardLine) => WallPlayer | undefined) => ({
  grade: {
    label: 'nkGrade' as const,
    ...({ as: 'mark', width: 8 } as const),
    shown: ({ grades }: BoardsGiven) => grades,
    cell: (line: BoardLine) => centred(words(of(line)?.grade)),
  },
  score: {
    label: 'nkScore' as const,
    ...({ as: 'mark', width: 8 } as const),
    shown: ({ isScored }: BoardsGiven) => isScored,
    cell: (line: BoardLine, { all }: { readonly all: BoardsGiven }) => {
      const score = of(line)?.score;
      return score === undefined ? blank() : centred(figure(score, all.format));
    },
  },
});
const [aboutBlack, aboutWhite] = [about(({ black }) => black), about(({ white }) => white)];

/** The pairings by board, for the wall. */
export const boardList = listOf<BoardLine, BoardsGiven>()({
  board: { label: 'nkBoard', ...{ as: 'mark', width: 8 }, cell: boardCell },
  black: { label: 'nkBlack', ...nameColumn, cell: ({ black }) => text(black.name) },
  blackGrade: aboutBlack.grade,
  blackScore: aboutBlack.score,
  white: { label: 'nkWhite', ...nameColumn, cell: ({ white, why }) => words(white?.name ?? why) },
  whiteGrade: aboutWhite.grade,
  whiteScore: aboutWhite.score,
  result: {
    label: 'nkResult',
    ...{ as: 'mark', width: 9 },
    cell: ({ result }) => centred(words(result)),
  },
});

export interface NameLine {
  readonly name: string;
  /** Undefined for a player without opponent. */
  readonly board: number | undefined;
  readonly colour: string;
  /** Or `bye`, `absent`. */
  readonly opponent: string;
}

/** The same round by name. */
export const nameList = listOf<NameLine, { readonly width: number }>()({
  name: {
    label: 'nkName',
    ...{ as: 'text', width: ({ all }) => all.width },
    cell: ({ name }) => text(name),
  },
  board: { label: 'nkBoard', ...{ as: 'mark', width: 8 }, cell: boardCell },
  colour: { label: 'nkColour', ...{ as: 'text', width: 9 }, cell: ({ colour }) => words(colour) },
  opponent: {
    label: 'nkOpponent',
    ...{ as: 'text', width: ({ all }) => all.width },
    cell: ({ opponent }) => text(opponent),
  },
});

/** What is handed out of a board. */
export interface SlipLine {
  readonly board: number;
  /** "Black: Ann (3d)". */
  readonly black: string;
  readonly white: string;
}

/** To be circled. */
const circled = '1-0     ½-½     0-1';

/** The slips of a round: each says by itself what it is of. */
export const slipList = listOf<SlipLine, { readonly round: string }>()({
  round: {
    label: 'nkSlipOf',
    ...{ as: 'text', width: ({ all }) => widthFor([all.round]) },
    cell: (_, { all }) => text(all.round),
  },
  board: { label: 'nkBoard', ...{ as: 'mark', width: 8 }, cell: boardCell },
  black: {
    label: 'nkBlack',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts) },
    cell: ({ black }) => text(black),
  },
  white: {
    label: 'nkWhite',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts) },
    cell: ({ white }) => text(white),
  },
  result: {
    label: 'nkResult',
    ...{ as: 'mark', width: 22 },
    cell: () => centred(text(circled)),
  },
  signatures: { label: 'nkSignatures', ...{ as: 'text', width: 22 }, cell: () => blank() },
});
