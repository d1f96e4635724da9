import { cycleSentences } from '../../language/kuksu/sentences';
import type { CycleSentences } from '../../language/kuksu/cycle-sentences';
import { compareGroupings, type Difference, type KuksuCycle, type Stepwise } from '../../src';
import { refused, type Computed, type Operation } from '../operation/operation';
import type { Finding, Plan } from '../plan/plan';
import { sheetNames } from '../plan/sheet-names';
import { sentence, type Language } from '../../language';
import { isChanged } from './changes';
import { lastCycleNumber } from './crosstable-names';
import { crosstableSheet, type CrosstableSheet } from './crosstable-sheet';
import {
  answerSteps,
  groupLists,
  noOptions,
  type Given,
  type GroupInput,
  type GroupOptions,
} from './given';
import { leaguesSheet } from './leagues-sheet';
import { questionSteps, type AskedOfCycle } from './questions';

/** What the pane shows before the leagues are written. */
export interface GroupPreview {
  readonly grouping: KuksuCycle.Grouping;
  /** The effect of the changes made here; undefined without changes. */
  readonly difference: Difference | 'unknown' | undefined;
}

export type GroupOperation = Operation<typeof groupLists, GroupOptions, GroupPreview, AskedOfCycle>;

/** Registrations and last cycle's results become the leagues of the next, in the language of the pane. */
export function groupOperation(language: Language): GroupOperation {
  return {
    title: 'kuksuGroup',
    lead: 'kuksuGroupLead',
    lists: groupLists,
    initial: noOptions,
    compute: (input, slices) => slices.run(compute(input, language)),
  };
}

/** Seven full tiers: more sheets are hard to find and make Excel slow. */
const mostCrosstables = 127;

function* compute(
  input: GroupInput,
  language: Language,
): Stepwise<Computed<GroupPreview, AskedOfCycle>> {
  const given = yield* answerSteps(input);
  const known = yield* questionSteps(input, given);
  return { ...(yield* grouped(input, given, language)), known };
}

function* grouped(
  input: GroupInput,
  given: Given,
  language: Language,
): Stepwise<Computed<GroupPreview>> {
  const words = cycleSentences(language, given.at);
  const { answer, unchanged } = given;
  if (!answer.ok) return refused(...refusals(answer, given, words));
  const grouping = answer.value;
  const leagues = grouping.leagues.length;
  if (input.options.crosstables && leagues > mostCrosstables) {
    const most = mostCrosstables;
    return refused({ sentence: sentence('kuksuManySheets', { leagues, most }) });
  }
  return {
    ok: true,
    plan: yield* planOf(grouping, given, words, input),
    detail: {
      grouping,
      difference: isChanged(input.options.changes) ? differenceOf(unchanged, grouping) : undefined,
    },
  };
}

function differenceOf(
  unchanged: KuksuCycle.CycleAnswer,
  grouping: KuksuCycle.Grouping,
): Difference | 'unknown' {
  return unchanged.ok ? compareGroupings(unchanged.value, grouping) : 'unknown';
}

/** Errors to fix and questions to answer; the answers are given under Options. */
function refusals(
  { failures, questions }: Extract<KuksuCycle.CycleAnswer, { readonly ok: false }>,
  { placeOf }: Given,
  words: CycleSentences,
): readonly Finding[] {
  return [
    ...failures.map((failure): Finding => {
      const [row] = rowsOf(failure);
      const place = row && placeOf(row.list, row.row);
      return told(words.failure(failure), place);
    }),
    ...questions.map((question): Finding => {
      return { sentence: sentence('kuksuAsked', { what: words.question(question) }), asks: true };
    }),
  ];
}

/** The rows a failure is about. */
function rowsOf(
  failure: KuksuCycle.CycleFailure,
): readonly { readonly list: KuksuCycle.CycleList; readonly row: number }[] {
  switch (failure.code) {
    case 'repeatedName':
      return failure.rows.map((row) => ({ list: failure.list, row }));
    case 'winnersOfA':
      return failure.players.map(({ row }) => ({ list: 'lastCycle', row }));
    case 'holderInLastCycle':
      return [{ list: 'lastCycle', row: failure.row }];
    case 'holderRegistered':
    case 'pinTooLow':
    case 'pinBeyondTiers':
      return [{ list: 'registrations', row: failure.row }];
    case 'tierOverfull':
      return [...failure.pinned, ...failure.byDefault].map(({ row }) => {
        return { list: 'registrations', row };
      });
    default:
      return [];
  }
}

function told(what: string, at?: Finding['at']): Finding {
  const finding = { sentence: sentence('kuksuTold', { what }) };
  return at === undefined ? finding : { ...finding, at };
}

function* planOf(
  grouping: KuksuCycle.Grouping,
  given: Given,
  words: CycleSentences,
  { facts, sources, options, t }: GroupInput,
): Stepwise<Plan> {
  yield;
  const leagues = yield* leaguesSheet(grouping, words, facts, t);
  const tables: CrosstableSheet[] = [];
  const cycle = lastCycleNumber(facts) + 1;
  const asked = options.crosstables ? grouping.leagues : [];
  for (const league of asked) {
    yield tables.length / asked.length;
    const taken = [...sheetNames(facts), leagues.name, ...tables.map(({ sheet }) => sheet.name)];
    tables.push(crosstableSheet(league, cycle, taken, t));
  }
  return {
    title: t('kuksuCycleTitle'),
    sheets: [leagues, ...tables.map(({ sheet }) => sheet)],
    blocks: [],
    names: tables.map(({ name }) => name),
    activate: leagues.name,
    sources,
    warnings: grouping.warnings.map((warning): Finding => {
      const [row] = warningRows(warning);
      return told(words.warning(warning), row && given.placeOf(row.list, row.row));
    }),
  };
}

function warningRows(
  warning: KuksuCycle.CycleWarning,
): readonly { readonly list: KuksuCycle.CycleList; readonly row: number }[] {
  switch (warning.code) {
    case 'sharedPlace':
      return warning.rows.map((row) => ({ list: 'lastCycle', row }));
    case 'lookAlikes':
      return warning.rows.map((row) => ({ list: 'registrations', row }));
    default:
      return [];
  }
}
