import {
  nkStandingsSteps,
  titleStatusSteps,
  wallMark,
  type Standings,
  type Stepwise,
  type TitleStatus,
} from '../../src';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import type { Finding, NewSheet } from '../plan/plan';
import { freeTableName, tableNames } from '../plan/sheet-names';
import type { Where, WorkbookFacts } from '../plan/source';
import { ruled, sentence } from '../../language';
import { waitingCell, type Book } from './book/book';
import { eventName, eventOn } from './book/header';
import { readBookSteps } from './book/read-book';
import { namesOf } from './book/names';
import { staleWarnings } from './book/stale';
import { eventPlaces, roundsIn, standingsName, standingsNames } from './book/tables';
import { placed, sheetsTitled } from './replace-sheet';
import { titleText } from './title-text';
import { listOf, wallSheet, type StandingsOptions, type WallRow } from './wall-sheet';

/** The standings as the pane shows them. */
export interface StandingsPreview {
  readonly played: number;
  readonly title: TitleStatus;
  readonly titleText: string;
  readonly rows: readonly WallRow[];
  /** Somebody has half a point, which does not count for places. */
  readonly wholePlaces: boolean;
}

/** The wall list of the rounds whose results are complete (N9, N13). */
export const standings: Operation<Lists, StandingsOptions, StandingsPreview, StandingsKnown> = {
  title: 'nkStandings',
  lead: 'nkStandingsLead',
  lists: {},
  also: standingsPlaces,
  initial: { wins: false, colours: false, replace: true },
  compute: (input, slices) => slices.run(compute(input)),
};

/** What the form shows. */
export interface StandingsKnown {
  /** The sheet with the same title that can be replaced. */
  readonly replaces: string | undefined;
}

/** The event, and the sheets that may hold its standings already: only the last rounds can still be open. */
function standingsPlaces(facts: WorkbookFacts): readonly Where[] {
  const paired = roundsIn(facts).length;
  const rounds = [paired, paired - 1, paired - 2].filter((round) => round > 0);
  return [
    ...eventPlaces(facts),
    ...sheetsTitled(facts, ['nkStandingsAfter'], rounds),
    ...(paired < 2 ? sheetsTitled(facts, ['nkStandings0'], [0]) : []),
  ];
}

function* compute({
  also,
  facts,
  sources,
  options,
  now,
  language,
  t,
}: OperationInput<Lists, StandingsOptions>): Stepwise<Computed<StandingsPreview, StandingsKnown>> {
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
  const wholePlaces = !book.settings.halfPoints && someHalf(computed.value);
  const wall = {
    rows,
    wholePlaces,
    standings: computed.value,
    status,
    event: eventName(book.about, t),
    onDays: eventOn(book.about, { t, language }),
    rounds: book.settings.rounds,
  };
  const moment = { now, language };
  const make = (taken: readonly string[]): NewSheet => wallSheet(wall, options, moment, taken, t);
  const { sheet, block, replaces, stays } = placed(make, {
    ...{ facts, also, replace: options.replace, made: [] },
  });
  yield;
  const stale = yield* staleWarnings(book, names);
  return {
    ok: true,
    plan: {
      title: sheet?.name ?? block?.sheet ?? '',
      sheets: sheet ? [sheet] : [],
      blocks: block ? [block] : [],
      // For formulas. Why finds the list by its headings, so it also knows lines that a later write adds.
      names: sheet
        ? [
            {
              name: freeTableName(standingsName(played), tableNames(facts)),
              sheet: sheet.name,
              address: listOf(sheet),
            },
          ]
        : [],
      ...(block && {
        activate: block.sheet,
        moves: standingsNames(facts, played).map((name) => {
          return { name, sheet: block.sheet, address: listOf(make([])) };
        }),
      }),
      sources,
      warnings: [
        ...(stays === undefined ? [] : [{ sentence: sentence('nkSheetStays', { sheet: stays }) }]),
        ...unfinished(book),
        ...formerHalfPoints(book, computed.value),
        ...book.regrouped,
        ...stale,
      ],
    },
    known: { replaces },
    detail: { played, title: title.value, titleText: status, rows, wholePlaces },
  };
}

/** The rounds that do not count yet: with games without a result, or with players who are not paired yet. */
function unfinished({ rounds, event }: Book): readonly Finding[] {
  return rounds.slice(event.rounds.length).flatMap(({ sheet, open, waiting }, i) => {
    const [first] = open;
    const count = waiting.players.length;
    const values = { round: event.rounds.length + i + 1, sheet, open: open.length };
    const someWait = {
      sentence: sentence('nkSomeWait', { sheet, count }),
      at: waitingCell(waiting),
    };
    const games = { sentence: sentence('nkRoundOpen', values), ...(first?.at && { at: first.at }) };
    return [...(count === 0 || open.length > 0 ? [games] : []), ...(count > 0 ? [someWait] : [])];
  });
}

/** Said where half points decide, though nobody was asked whether they should (N13). */
function formerHalfPoints({ halfPointsUnknown }: Book, found: Standings): readonly Finding[] {
  return halfPointsUnknown && someHalf(found)
    ? [{ sentence: sentence('nkHalfPointsUnknown') }]
    : [];
}

const someHalf = ({ lines }: Standings): boolean =>
  lines.some(({ score }) => !Number.isInteger(score));

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
