import {
  nkStandingsSteps,
  titleStatusSteps,
  wallMark,
  type Standings,
  type StandingsLine,
  type Stepwise,
  type TitleStatus,
} from '../../src';
import { blank, number, rectangle, text, words } from '../plan/plan-cells';
import { columnLetters } from '../plan/address';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import type { Finding, NewSheet, PlanCell } from '../plan/plan';
import { freeSheetName, sheetNames } from '../plan/sheet-names';
import { ruled, sentence, type Translate } from '../../language';
import type { Book, BookPlayer } from './book/book';
import { readBookSteps } from './book/read-book';
import { groupName, namesOf } from './book/names';
import { staleWarnings } from './book/stale';
import { eventPlaces } from './book/tables';
import { titleText } from './title-text';

/** The standings as the pane shows them. */
export interface StandingsPreview {
  readonly played: number;
  readonly title: TitleStatus;
  readonly titleText: string;
  readonly rows: readonly WallRow[];
}

/** One line of the wall list. */
export interface WallRow {
  readonly line: StandingsLine;
  readonly player: BookPlayer;
  /** "12+", "7-", "0=". */
  readonly marks: readonly string[];
}

/** The wall list of the rounds whose results are complete (N9, N13). */
export const standings: Operation<Lists, undefined, StandingsPreview> = {
  title: 'nkStandings',
  lead: 'nkStandingsLead',
  lists: {},
  also: eventPlaces,
  initial: undefined,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  also,
  facts,
  sources,
  t,
}: OperationInput<Lists, undefined>): Stepwise<Computed<StandingsPreview>> {
  const found = yield* readBookSteps(facts, also);
  yield;
  if (!found.ok) return found;
  const { book } = found;
  const computed = yield* nkStandingsSteps(book.event);
  yield;
  const title = yield* titleStatusSteps(book.event);
  if (!computed.ok || !title.ok) {
    const { failure } = computed.ok ? (title as Exclude<typeof title, { ok: true }>) : computed;
    return refused({ sentence: sentence('nkRefused', { why: ruled(failure) }) });
  }
  const names = namesOf(book.players);
  const rows = wallRows(computed.value, book);
  const status = titleText(title.value, names, t);
  const { played } = computed.value;
  yield;
  const sheet = wallSheet({ rows, standings: computed.value, status }, sheetNames(facts), t);
  yield;
  const stale = yield* staleWarnings(book, names);
  return {
    ok: true,
    plan: {
      title: sheet.name,
      sheets: [sheet],
      blocks: [],
      names: [],
      sources,
      warnings: [...unfinished(book), ...formerHalfPoints(book, computed.value), ...stale],
    },
    detail: { played, title: title.value, titleText: status, rows },
  };
}

/** The rounds that do not count yet, with their games without a result. */
function unfinished({ rounds, event }: Book): readonly Finding[] {
  return rounds.slice(event.rounds.length).map(({ sheet, open }, i) => {
    const [first] = open;
    const values = { round: event.rounds.length + i + 1, sheet, open: open.length };
    return {
      sentence: sentence('nkRoundOpen', values),
      ...(first?.at && { at: first.at }),
    };
  });
}

/** Said where half points decide, though nobody was asked whether they should (N13). */
function formerHalfPoints({ halfPointsUnknown }: Book, { lines }: Standings): readonly Finding[] {
  const some = lines.some(({ score }) => !Number.isInteger(score));
  return halfPointsUnknown && some ? [{ sentence: sentence('nkHalfPointsUnknown') }] : [];
}

/** Every line with its player and its results as a wall list shows them. */
export function wallRows({ lines }: Standings, { players }: Book): readonly WallRow[] {
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const places = new Map(lines.map(({ player, line }) => [player, line]));
  return lines.flatMap((line) => {
    const player = byNumber.get(line.player);
    return player
      ? [{ line, player, marks: line.turns.map((turn) => wallMark(turn, places)) }]
      : [];
  });
}

interface Wall {
  readonly rows: readonly WallRow[];
  readonly standings: Standings;
  readonly status: string;
}

type ColumnTitle =
  | 'nkLine'
  | 'nkPlace'
  | 'nkName'
  | 'nkGrade'
  | 'nkClub'
  | 'nkGroupColumn'
  | 'nkScore'
  | 'nkSos'
  | 'nkSodos';

/** A column of the wall list. */
interface WallColumn {
  readonly title: string;
  readonly width: number;
  readonly cell: (row: WallRow) => PlanCell;
}

/** Grade and club only if some player has one. */
function wallColumns({ rows, standings: { played } }: Wall, t: Translate): readonly WallColumn[] {
  const column = (title: ColumnTitle, width: number, cell: WallColumn['cell']): WallColumn => {
    return { title: t(title), width, cell };
  };
  const known = (
    key: 'grade' | 'club',
    title: ColumnTitle,
    width: number,
  ): readonly WallColumn[] =>
    rows.some(({ player }) => (player[key] ?? '') !== '')
      ? [column(title, width, ({ player }) => words(player[key]))]
      : [];
  return [
    column('nkLine', 5, ({ line }) => number(line.line)),
    column('nkPlace', 8, ({ line }) => number(line.place)),
    column('nkName', 26, ({ player }) => text(player.name)),
    ...known('grade', 'nkGrade', 8),
    ...known('club', 'nkClub', 18),
    column('nkGroupColumn', 11, ({ line }) => text(groupName(line.group, t))),
    column('nkScore', 8, ({ line }) => number(line.tableScore)),
    column('nkSos', 8, ({ line }) => number(line.sos)),
    column('nkSodos', 10, ({ line }) => number(line.sodos)),
    ...Array.from({ length: played }, (_, i): WallColumn => ({
      title: t('nkRoundShort', { round: i + 1 }),
      width: 6.5,
      cell: ({ marks }) => text(marks[i] ?? '', 'centre'),
    })),
  ];
}

function wallSheet(wall: Wall, sheets: readonly string[], t: Translate): NewSheet {
  const { played } = wall.standings;
  const title = played === 0 ? t('nkStandings0') : t('nkStandingsAfter', { round: played });
  const columns = wallColumns(wall, t);
  return {
    name: freeSheetName(title, sheets),
    blocks: [
      {
        at: 'A1',
        // Beside the frozen columns: a text does not reach out of them.
        cells: rectangle([
          [text(title, 'title')],
          [blank(), blank(), blank(), text(wall.status)],
          [blank(), blank(), blank(), text(t('nkStandingsNote'), 'note')],
          [blank(), blank(), blank(), text(t('nkWallNote'), 'note')],
        ]),
      },
      {
        at: 'A5',
        cells: [
          columns.map((column) => text(column.title, 'header')),
          ...wall.rows.map((row) => columns.map(({ cell }) => cell(row))),
        ],
      },
    ],
    widths: Object.fromEntries(columns.map(({ width }, i) => [columnLetters(i), width])),
    freeze: { rows: 5, columns: 3 },
    print: { orientation: 'landscape', paper: 'a4', titleRows: '5:5', fitToWidth: true },
  };
}
