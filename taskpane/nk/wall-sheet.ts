import { existing } from '../../src/core/existing';
import type { Standings, StandingsLine, Turn } from '../../src';
import type { Language, Translate } from '../../src/language';
import { tongues } from '../../src/language/tongues';
import { areaName } from '../sheets/address';
import {
  centred,
  figure,
  headingRow,
  linesOf,
  type ListColumn,
  listSheet,
  number,
  text,
  widthFor,
  words,
} from '../sheets/sheet-parts';
import type { NewSheet, PlanCell } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import type { BookPlayer } from './book/book';
import { groupName } from './book/settings';

/** What the sheet shows on request. */
export interface StandingsOptions {
  /** After which round; 0: the last that is complete. */
  readonly round: number;
  /** A column of games won. */
  readonly wins: boolean;
  /** The colour behind each result. */
  readonly colours: boolean;
  /** Whether it takes the place of the sheet with its title. */
  readonly replace: boolean;
}

/** One line of the wall list. */
export interface WallRow {
  readonly line: StandingsLine;
  readonly player: BookPlayer;
  /** "12+", "7-", "0=". */
  readonly marks: readonly string[];
}

/** What the sheet of standings shows. */
export interface Wall {
  readonly rows: readonly WallRow[];
  readonly standings: Standings;
  /** Somebody has half a point, which does not count for places. */
  readonly wholePlaces: boolean;
  /** Where the title stands, in words. */
  readonly status: string;
  /** The name of the event. */
  readonly event: string;
  /** The same with its days. */
  readonly onDays: string;
  /** The rounds of the event. */
  readonly rounds: number;
}

/** When the standings were made, for their second row. */
export interface Moment {
  readonly now: Date;
  readonly language: Language;
}

interface WallColumn extends ListColumn {
  readonly cell: (row: WallRow) => PlanCell;
}

/** The wall list: every line with its result of each round. */
export function wallSheet(
  wall: Wall,
  options: StandingsOptions,
  { now, language }: Moment,
  sheets: readonly string[],
  t: Translate,
): NewSheet {
  const { played } = wall.standings;
  const title = played === 0 ? t('nkStandings0') : t('nkStandingsAfter', { round: played });
  const below = headingRow + wall.rows.length + 2;
  const note = options.colours ? t('nkWallColours') : t('nkWallNote');
  const scale = t(wall.wholePlaces ? 'nkStandingsNoteWhole' : 'nkStandingsNote');
  const columns = wallColumns(wall, options, t);
  return listSheet(
    {
      name: freeSheetName(title, sheets),
      title,
      about: t('nkStandingsEvent', {
        event: wall.event,
        played,
        rounds: wall.rounds,
        players: wall.rows.length,
        when: dateAndTime(now, language),
      }),
      note,
      event: wall.onDays,
      columns,
      rows: wall.rows.map((row) => columns.map(({ cell }) => cell(row))),
      more: [
        {
          at: `A${below + 1}`,
          cells: [wall.status, scale]
            .flatMap((line) => linesOf(line, columns))
            .map((line) => [text(line, 'event')]),
        },
      ],
      frozen: 3,
      printsColumns: true,
    },
    t,
  );
}

/** Headings and lines of the list. */
export function listOf({ blocks }: NewSheet): string {
  const rows = blocks[1]?.cells ?? [];
  return areaName({ row: headingRow, column: 0, rows: rows.length, columns: rows[0]?.length ?? 1 });
}

/** Grade and club only if some player has one. */
function wallColumns(
  { rows, standings: { played } }: Wall,
  { wins, colours }: StandingsOptions,
  t: Translate,
): readonly WallColumn[] {
  const known = (key: 'grade' | 'club'): readonly string[] =>
    rows.map(({ player }) => player[key] ?? '').filter((each) => each !== '');
  const [grades, clubs] = [known('grade'), known('club')];
  const score = formatOf(rows.map(({ line }) => line.tableScore));
  const sos = formatOf(rows.map(({ line }) => line.sos));
  const sodos = formatOf(rows.map(({ line }) => line.sodos));
  const names = rows.map(({ player }) => player.name);
  const groups = rows.map(({ line }) => groupName(line.group, t));
  return [
    {
      title: t('nkPlace'),
      kind: 'number',
      width: 8,
      cell: ({ line }) => number(line.place, 'total'),
    },
    { title: t('nkLine'), kind: 'number', width: 7, cell: ({ line }) => number(line.line) },
    {
      title: t('nkName'),
      kind: 'text',
      width: widthFor(names),
      cell: ({ player }) => text(player.name),
    },
    ...(grades.length === 0
      ? []
      : [
          {
            title: t('nkGrade'),
            kind: 'text' as const,
            width: 8,
            cell: ({ player }: WallRow) => words(player.grade),
          },
        ]),
    ...(clubs.length === 0
      ? []
      : [
          {
            title: t('nkClub'),
            kind: 'text' as const,
            width: widthFor(clubs, { least: 14, most: 24 }),
            cell: ({ player }: WallRow) => words(player.club),
          },
        ]),
    {
      title: t('nkGroupColumn'),
      kind: 'text',
      width: widthFor(groups, { least: 11, most: 14 }),
      cell: ({ line }) => text(groupName(line.group, t)),
    },
    {
      title: t('nkScore'),
      kind: 'number',
      width: 8,
      cell: ({ line }) => figure(line.tableScore, score, 'total'),
    },
    {
      title: t('nkSos'),
      kind: 'number',
      width: 8,
      cell: ({ line }) => figure(line.sos, sos),
    },
    {
      title: t('nkSodos'),
      kind: 'number',
      width: 9,
      cell: ({ line }) => figure(line.sodos, sodos),
    },
    ...(wins
      ? [
          {
            title: t('nkWins'),
            kind: 'number' as const,
            width: 8,
            cell: ({ line }: WallRow) => number(winsOf(line.turns)),
          },
        ]
      : []),
    ...Array.from({ length: played }, (_, i): WallColumn => ({
      title: t('nkRoundShort', { round: i + 1 }),
      kind: 'mark',
      width: colours ? 8 : 6,
      cell: ({ marks, line }) => {
        const colour = colours ? colourSign(line.turns[i], t) : '';
        return centred(text((marks[i] ?? '') + colour));
      },
    })),
  ];
}

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

/** As many decimals as some figure of the column needs, for all of them. */
export function formatOf(figures: readonly number[]): string {
  if (figures.every(Number.isInteger)) return '0';
  return figures.every((each) => Number.isInteger(2 * each)) ? '0.0' : '0.00';
}

function dateAndTime(now: Date, language: Language): string {
  const { locale } = existing(tongues.find(({ tag }) => tag === language)).words;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
}
