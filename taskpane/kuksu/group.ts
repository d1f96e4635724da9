import {
  compareGroupings,
  explainQuestion,
  type AnyMessage,
  type Difference,
  type KuksuCycle,
  type Stepwise,
} from '../../src';
import { type Computed, type Operation, refused } from '../jobs/operation';
import type { Finding, Plan } from '../sheets/plan';
import { sheetNames } from '../sheets/sheet-names';
import type { Where, WorkbookFacts } from '../sheets/source';
import { ruled, sentence, speaker } from '../../src/language';
import {
  answerSteps,
  type AskedOfCycle,
  draftNote,
  type GroupAnswers,
  type GroupInput,
  groupLists,
  type GroupOptions,
  isChanged,
  noOptions,
  questionSteps,
  registeredIn,
} from './given';
import {
  crosstablePlaces,
  lastCycleNumber,
  lastRankedCycle,
  lastPlayedCycle,
  listsOf,
  madeName,
  writtenResults,
} from './crosstable-names';
import { crosstableSheet, type CrosstableSheet } from './sheets/crosstable';
import { leaguesSheet } from './sheets/leagues';
import { outdatedSteps } from './played/outdated';
import { lostLeagues, playedSheets, remarksOf } from './played/sheets';
import { holderPlaces } from './title-holder';

/** What the pane shows before the leagues are written. */
export interface GroupPreview {
  readonly grouping: KuksuCycle.Grouping;
  /** The effect of the changes made here; undefined without changes. */
  readonly difference: Difference | 'unknown' | undefined;
  /** While the title match isn't decided: what else holds if the title holder loses it. */
  readonly depends: Difference | 'unknown' | undefined;
  /** "Kuksu, cycle 3, 11 leagues, 47 players" */
  readonly title: string;
}

/** Registrations and last cycle's results become the leagues of the next, in the language of the pane. */
export const groupLeagues: Operation<typeof groupLists, GroupOptions, GroupPreview, AskedOfCycle> =
  {
    lists: groupLists,
    also: (facts) => [...holderPlaces(facts), ...placesOfResults(facts)],
    initial: noOptions,
    compute: (input, slices) => slices.run(compute(input)),
  };

/** Seven full tiers: more sheets are hard to find and make Excel slow. */
const mostCrosstables = 127;

function* compute(input: GroupInput): Stepwise<Computed<GroupPreview, AskedOfCycle>> {
  const given = yield* answerSteps(input);
  const known = yield* questionSteps(input, given);
  return { ...(yield* grouped(input, given)), known };
}

function* grouped(input: GroupInput, given: GroupAnswers): Stepwise<Computed<GroupPreview>> {
  const { answer, unchanged, otherwise } = given;
  const last = lastRankedCycle(input.facts);
  const cycle = numberOf(input.options.cycle, last);
  const unnumbered: Finding = {
    sentence: sentence('kuksuCycleNumberNeeded', { least: last + 1, most: mostNumbered(last) }),
    asks: true,
  };
  if (!answer.ok) {
    return refused(...refusals(answer, given), ...(cycle === undefined ? [unnumbered] : []));
  }
  if (cycle === undefined) return refused(unnumbered);
  const grouping = answer.value;
  const leagues = grouping.leagues.length;
  const depends = otherwise && differenceOf(answer, otherwise);
  const old = yield* outdated(input);
  if (input.options.crosstables && !depends && leagues > mostCrosstables) {
    const most = mostCrosstables;
    return refused({ sentence: sentence('kuksuManySheets', { leagues, most }) });
  }
  return {
    ok: true,
    plan: yield* planOf(grouping, given, input, { depends, old, cycle }),
    detail: {
      grouping,
      difference: isChanged(input.options.changes) ? differenceOf(unchanged, answer) : undefined,
      depends,
      title: titleOf(grouping, cycle, input),
    },
  };
}

/** The cross tables that the results were made of, once these are written. */
function placesOfResults(facts: WorkbookFacts): readonly Where[] {
  if (writtenResults(facts) === undefined) return [];
  return crosstablePlaces(facts, 'mayBeEmpty');
}

/** Results of the last cycle that its cross tables do not come to any more. */
function* outdated({
  lists: { lastCycle },
  facts,
  also,
}: GroupInput): Stepwise<readonly Finding[]> {
  const table = lastCycle?.source.table;
  const written = listsOf('Results', lastPlayedCycle(facts), facts.tables);
  if (!lastCycle || table === undefined || !written.includes(table)) return [];
  const played = yield* playedSheets(facts, also);
  if (!played.ok) return [];
  const { leagues } = played;
  const old = yield* outdatedSteps(leagues, lastCycle.source);
  return [...old, ...lostLeagues(facts), ...remarksOf(leagues)];
}

/** The largest number of a cycle: it stands in names of tables and in tabs. */
const mostNumbered = (last: number): number => Math.max(9999, last + 1);

/** The number of the cycle: behind all that the workbook has, or two cycles would be one. */
function numberOf(typed: string | undefined, last: number): number | undefined {
  if (typed === undefined || typed.trim() === '') return last + 1;
  const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
  return number > last && number <= mostNumbered(last) ? number : undefined;
}

function titleOf({ leagues }: KuksuCycle.Grouping, cycle: number, { t }: GroupInput): string {
  return t('kuksuLeaguesLine', {
    cycle,
    leagues: leagues.length,
    players: leagues.reduce((sum, { players }) => sum + players.length, 0),
  });
}

function differenceOf(
  before: KuksuCycle.CycleAnswer,
  after: KuksuCycle.CycleAnswer,
): Difference | 'unknown' {
  return before.ok && after.ok ? compareGroupings(before.value, after.value) : 'unknown';
}

/** Errors to fix and questions to answer; the answers are given under Options. */
function refusals(
  { failures, questions }: Extract<KuksuCycle.CycleAnswer, { readonly ok: false }>,
  given: GroupAnswers,
): readonly Finding[] {
  return [
    ...failures.map((failure) => findingOf(failure, given)),
    ...questions.map((question): Finding => {
      const what = ruled(explainQuestion(question));
      return { sentence: sentence('kuksuAsked', { what }), asks: true };
    }),
  ];
}

/** A message of the rules, at the cell it is about. */
function findingOf(message: AnyMessage, { at: row, placeOf }: GroupAnswers): Finding {
  const what = ruled(message, { row });
  // Who left the player out has nothing to correct.
  const registered = registeredIn([message]);
  const finding: Finding =
    registered === undefined
      ? { sentence: what }
      : { sentence: sentence('kuksuHolderAsked', { what, name: registered }), asks: true };
  const at = placeOf(message.at);
  return at === undefined ? finding : { ...finding, at };
}

function* planOf(
  grouping: KuksuCycle.Grouping,
  given: GroupAnswers,
  { facts, sources, options, t, language }: GroupInput,
  {
    depends,
    old,
    cycle,
  }: Pick<GroupPreview, 'depends'> & { readonly old: readonly Finding[]; readonly cycle: number },
): Stepwise<Plan> {
  yield;
  const draft = depends && draftNote(depends, t);
  const words = { t, say: speaker(language) };
  const leagues = yield* leaguesSheet(grouping, { facts, cycle, draft }, words);
  const tables: CrosstableSheet[] = [];
  const asked = options.crosstables && !depends ? grouping.leagues : [];
  for (const league of asked) {
    yield tables.length / asked.length;
    const taken = [
      ...sheetNames(facts),
      leagues.sheet.name,
      ...tables.map(({ sheet }) => sheet.name),
    ];
    tables.push(crosstableSheet(league, cycle, taken, t));
  }
  // A table of cycle 14 beside one of cycle 1 could be the copy of this: something else has to tell that it is none.
  const isTold = tables.length + leagues.names.length > 0 || depends !== undefined;
  const jumped =
    isTold || cycle === lastCycleNumber(facts) + 1
      ? []
      : [{ name: madeName(cycle), sheet: leagues.sheet.name, address: 'A1' }];
  return {
    title: t('kuksuCycleTitle'),
    sheets: [leagues.sheet, ...tables.map(({ sheet }) => sheet)],
    blocks: [],
    names: [...tables.map(({ name }) => name), ...leagues.names, ...jumped],
    activate: leagues.sheet.name,
    sources,
    warnings: [
      ...old,
      ...(depends ? [{ sentence: sentence('kuksuDraftOnly') }] : []),
      ...grouping.warnings.map((warning) => findingOf(warning, given)),
    ],
  };
}
