import {
  nkStandings,
  sentence as failureSentence,
  titleStatus,
  wallMark,
  type NkEvent,
  type Standings,
  type StandingsLine,
  type TitleStatus,
} from '../../src';
import { blank, number, rectangle, text } from '../kgs/cells';
import { words } from './cells';
import { columnLetters } from '../sheet/address';
import type { Computed, Lists, Operation, OperationInput } from '../sheet/operation';
import type { Finding, NewSheet, PlanCell } from '../sheet/plan';
import { freeSheetName } from '../sheet/sheet-names';
import { sentence, type Translate } from '../text';
import { readBook, type Book, type BookPlayer } from './book';
import { groupName, namesOf } from './names';
import { wholeEvent } from './pair-round';
import { staleWarnings } from './stale';
import { eventPlaces } from './tables';
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
  compute,
};

function compute({
  also,
  facts,
  sources,
  t,
}: OperationInput<Lists, undefined>): Computed<StandingsPreview> {
  const found = readBook(facts, also);
  if (!found.ok) return found;
  const { book } = found;
  const computed = nkStandings(book.event);
  const title = titleStatus(book.event);
  if (!computed.ok || !title.ok) {
    const { failure } = computed.ok ? (title as Exclude<typeof title, { ok: true }>) : computed;
    return {
      ok: false,
      refusals: [{ sentence: sentence('nkRefused', { why: failureSentence(failure) }) }],
    };
  }
  const names = namesOf(book.players);
  const rows = wallRows(computed.value, book);
  const status = titleText(title.value, names, t);
  const { played } = computed.value;
  const sheet = wallSheet(
    { rows, standings: computed.value, status, event: book.event },
    facts.sheets.map(({ name }) => name),
    t,
  );
  return {
    ok: true,
    plan: {
      title: sheet.name,
      sheets: [sheet],
      blocks: [],
      names: [],
      sources,
      warnings: [...unfinished(book), ...staleWarnings(wholeEvent(book), names, t)],
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
  readonly event: NkEvent;
}

function wallSheet(
  { rows, standings: { played }, status }: Wall,
  sheets: readonly string[],
  t: Translate,
): NewSheet {
  const title = played === 0 ? t('nkStandings0') : t('nkStandingsAfter', { round: played });
  const rounds = Array.from({ length: played }, (_, i) => i + 1);
  const header: PlanCell[] = [
    text(t('nkLine'), 'header'),
    text(t('nkPlace'), 'header'),
    text(t('nkName'), 'header'),
    text(t('nkGrade'), 'header'),
    text(t('nkClub'), 'header'),
    text(t('nkGroupColumn'), 'header'),
    text(t('nkScore'), 'header'),
    ...rounds.map((round) => text(t('nkRoundShort', { round }), 'header')),
    text(t('nkSos'), 'header'),
    text(t('nkSodos'), 'header'),
  ];
  const lines = rows.map(({ line, player, marks }): PlanCell[] => [
    number(line.line),
    number(line.place),
    text(player.name),
    words(player.grade),
    words(player.club),
    text(groupName(line.group, t)),
    number(line.tableScore),
    ...marks.map((mark) => text(mark, 'centre')),
    number(line.sos),
    number(line.sodos),
  ]);
  const markWidths = rounds.map((_, i) => [columnLetters(7 + i), 6.5] as const);
  const last = 7 + played;
  return {
    name: freeSheetName(title, sheets),
    blocks: [
      {
        at: 'A1',
        // Beside the frozen columns: a text does not reach out of them.
        cells: rectangle([
          [text(title, 'title')],
          [blank(), blank(), blank(), text(status)],
          [blank(), blank(), blank(), text(t('nkStandingsNote'), 'note')],
        ]),
      },
      { at: 'A5', cells: [header, ...lines] },
    ],
    widths: {
      ...{ A: 5, B: 7, C: 26, D: 8, E: 18, F: 11, G: 7 },
      ...Object.fromEntries(markWidths),
      [columnLetters(last)]: 8,
      [columnLetters(last + 1)]: 9,
    },
    freeze: { rows: 5, columns: 3 },
    print: { orientation: 'landscape', paper: 'a4', titleRows: '5:5', fitToWidth: true },
  };
}
