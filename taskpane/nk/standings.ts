import {
  checkEvent,
  nkStandingsSteps,
  titleStatusSteps,
  type CheckedEvent,
  type Result,
  type Standings,
  type Stepwise,
  type TitleStatus,
} from '../../src';
import { succeed } from '../../src/core/result';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import type { Finding, NewSheet } from '../sheets/plan';
import type { Where, WorkbookFacts } from '../sheets/source';
import { ruled, sentence } from '../../src/language';
import { waitingCell, type Book } from './book/book';
import { eventName, eventOn } from './book/header';
import { readBookSteps } from './book/read-book';
import { namesOf } from './book/settings';
import { staleWarnings } from './book/stale';
import { eventPlaces, roundsIn, standingsCells, wholeSheet } from './book/tables';
import { namesOfSheet, placed, sheetsTitled, wholeOf } from './replace-sheet';
import { titleText } from './title';
import { wallRows, type WallRow } from './lists';
import { areaOfList, wallSheet, type StandingsOptions } from './wall-sheet';

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
  lists: {},
  also: standingsPlaces,
  initial: { round: 0, wins: false, colours: false, replace: true },
  compute: (input, slices) => slices.run(compute(input)),
};

/** What the form shows. */
export interface StandingsKnown {
  /** The sheet with the same title that can be replaced. */
  readonly replaces: string | undefined;
  /** The rounds that are complete. */
  readonly rounds: number;
}

/** The event, and the sheets that may hold its standings already. */
function standingsPlaces(facts: WorkbookFacts): readonly Where[] {
  return [
    ...eventPlaces(facts),
    ...sheetsTitled(facts, ['nkStandingsAfter'], roundsIn(facts)),
    ...sheetsTitled(facts, ['nkStandings0'], [0]),
  ];
}

/** The event as it was after a round, with the results of today; as it is where all complete rounds count. */
function eventAfter({ event, players, settings }: Book, round: number): Result<CheckedEvent> {
  if (round === 0 || round >= event.rounds.length) return succeed(event);
  return checkEvent({ players, settings, rounds: event.rounds.slice(0, round) });
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
  const event = eventAfter(book, options.round);
  const computed = event.ok ? yield* nkStandingsSteps(event.value) : event;
  yield;
  const title = event.ok ? yield* titleStatusSteps(event.value) : event;
  if (!computed.ok || !title.ok) {
    const { failure } = computed.ok ? (title as Exclude<typeof title, { ok: true }>) : computed;
    return refused({ sentence: sentence('nkRefused', { why: ruled(failure) }) });
  }
  const names = namesOf(book.players);
  const rows = wallRows(computed.value, book.players);
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
  const whole = wholeSheet('standings', played);
  const place = yield* placed(make, {
    facts,
    also,
    replace: options.replace,
    made: [],
    base: whole,
    t,
  });
  const { sheet, block, replaces, stays, older, imprints } = place;
  const named = [
    // For formulas. Why finds the list by its headings, so it also knows lines that a later write adds.
    { base: standingsCells(played), address: areaOfList },
    { base: whole, address: wholeOf },
  ];
  yield;
  const stale = yield* staleWarnings(book, names);
  return {
    ok: true,
    plan: {
      title: sheet?.name ?? block?.sheet ?? '',
      sheets: sheet ? [sheet] : [],
      blocks: [block, older].flatMap((each) => each ?? []),
      imprints,
      ...namesOfSheet(place, named, facts),
      ...(block && { activate: block.sheet }),
      sources,
      warnings: [...(stays ? [stays] : []), ...unfinished(book), ...book.regrouped, ...stale],
    },
    known: { replaces, rounds: book.event.rounds.length },
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

const someHalf = ({ lines }: Standings): boolean =>
  lines.some(({ score }) => !Number.isInteger(score));
