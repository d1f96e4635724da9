import { DEFAULT_SETTINGS, titleRoundOf, type Settings, type Stepwise } from '../../src';
import { type Computed, type Operation, type OperationInput, refused } from '../jobs/operation';
import type { Finding } from '../sheets/plan';
import { sheetNames } from '../sheets/sheet-names';
import { sentence } from '../../src/language';
import { drawEntries, rankedEntries, type Drawn, type RankedEntry } from './players/entries';
import { entryFields } from './book/fields';
import { dayTyped, eventOn, type EventFacts } from './book/header';
import { playersSheet } from './players/players-sheet';
import { settingsSheet } from './settings-sheet';
import { holds, playersTable } from './book/tables';

const lists = {
  entries: {
    title: 'nkEntries',
    hint: 'nkEntriesHint',
    fields: entryFields,
    ofPlayers: true,
    needs: [['rating', 'grade']],
  },
} as const;

export type NewEventLists = typeof lists;

/** As typed and chosen in the form. */
export type NewEventOptions = Omit<Settings, 'groupSize' | 'rounds' | 'titleFrom'> & {
  readonly groupSize: string;
  readonly rounds: string;
  /** What the sheets call the event, and its days. */
  readonly event: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** A rank stands for a rating that is missing. */
  readonly fromRanks: boolean;
};

/** The players whose ratings would come from their ranks, for the form. */
export interface NewEventKnown {
  readonly ranked: readonly RankedEntry[];
  readonly asks: boolean;
}

export interface GroupsPreview {
  readonly groups: readonly { readonly group: number; readonly players: readonly Drawn[] }[];
  /** The headings of columns that mean nothing here and are kept. */
  readonly carried: readonly string[];
}

type NewEventInput = OperationInput<NewEventLists, NewEventOptions>;

/** An entry list becomes the sheet of players, with the groups drawn (N2). */
export const newEvent: Operation<NewEventLists, NewEventOptions, GroupsPreview, NewEventKnown> = {
  lists,
  initial: {
    event: '',
    firstDay: '',
    lastDay: '',
    groupSize: String(DEFAULT_SETTINGS.groupSize),
    rounds: String(DEFAULT_SETTINGS.rounds),
    floatDown: DEFAULT_SETTINGS.floatDown,
    floatUp: DEFAULT_SETTINGS.floatUp,
    absencePoints: DEFAULT_SETTINGS.absencePoints,
    candidateMayHaveBye: DEFAULT_SETTINGS.candidateMayHaveBye,
    halfPoints: DEFAULT_SETTINGS.halfPoints,
    fromRanks: false,
  },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  lists: given,
  options,
  facts,
  sources,
  t,
  language,
}: NewEventInput): Stepwise<Computed<GroupsPreview, NewEventKnown>> {
  if (holds(facts, playersTable)) return refused({ sentence: sentence('nkEventThere') });
  const groupSize = wholeIn(options.groupSize, 2, 999);
  if (groupSize === undefined) {
    return refused({ sentence: sentence('nkGroupSizeBad', { content: options.groupSize }) });
  }
  const rounds = wholeIn(options.rounds, 1, 99);
  if (rounds === undefined)
    return refused({ sentence: sentence('nkRoundsBad', { content: options.rounds }) });

  const { event, firstDay, lastDay, fromRanks, ...chosen } = options;
  const titleFrom = titleRoundOf(rounds);
  const settings: Settings = { ...DEFAULT_SETTINGS, ...chosen, groupSize, rounds, titleFrom };
  const about = factsGiven({ event, firstDay, lastDay });
  const onDays = eventOn(about, { t, language });
  yield;
  const ranked = rankedEntries(given.entries);
  const draw = drawEntries(given.entries, settings, fromRanks);
  if (!draw.ok) {
    const asks = draw.refusals.some((refusal) => refusal.asks);
    return { ...draw, known: { ranked, asks } };
  }
  const { drawn, carried } = draw;
  yield;
  const taken = sheetNames(facts);
  const sheet = yield* playersSheet(drawn, taken, t, { event: onDays, carried });
  yield;
  const numbers = [...new Set(drawn.map(({ group }) => group))];
  return {
    ok: true,
    plan: {
      title: sheet.name,
      sheets: [sheet, settingsSheet(settings, [...taken, sheet.name], t, { event: onDays, about })],
      blocks: [],
      names: [],
      sources,
      warnings: warningsOf(drawn, settings, ranked),
    },
    known: { ranked, asks: false },
    detail: {
      carried: carried.map(
        ({ title, letters }) => title ?? t('nkCarriedColumn', { column: letters }),
      ),
      groups: numbers.map((group) => ({
        group,
        players: drawn.filter((player) => player.group === group),
      })),
    },
  };
}

/** What to know before the first round: ratings that come from ranks, and rounds that the field is too small for. */
function warningsOf(
  drawn: readonly Drawn[],
  { rounds, titleFrom }: Settings,
  ranked: readonly RankedEntry[],
): readonly Finding[] {
  const players = drawn.length;
  // In an odd field each player has the bye once before anybody meets again.
  const most = players % 2 === 0 ? players - 1 : players;
  const names = ranked.map(({ name }) => name);
  return [
    ...(names.length > 0
      ? [{ sentence: sentence('nkFromRanksSaid', { count: names.length, names }) }]
      : []),
    ...(rounds > most ? [{ sentence: sentence('nkRoundsForFew', { players, most }) }] : []),
    ...(titleFrom === DEFAULT_SETTINGS.titleFrom
      ? []
      : [{ sentence: sentence('nkTitleFromSaid', { from: titleFrom }) }]),
  ];
}

/** What is typed of the event; days however people write them, as yyyy-mm-dd where that is certain. */
function factsGiven({
  event,
  firstDay,
  lastDay,
}: Pick<NewEventOptions, 'event' | 'firstDay' | 'lastDay'>): EventFacts {
  const given = { event: event.trim(), firstDay: dayTyped(firstDay), lastDay: dayTyped(lastDay) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

function wholeIn(typed: string, least: number, most: number): number | undefined {
  const number = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : NaN;
  return number >= least && number <= most ? number : undefined;
}
