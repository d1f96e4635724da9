import { groupCycleSteps, type At, type KuksuCycle, type Stepwise } from '../../src';
import type { GivenList, OperationInput } from '../operation/operation';
import type { Place } from '../plan/place';
import { isChanged, noChanges, type Changes } from './changes';
import { lastCycleFields, registrationFields } from './fields';

export const groupLists = {
  registrations: {
    title: 'kuksuRegistrations',
    hint: 'kuksuRegistrationsHint',
    fields: registrationFields,
    ofPlayers: true,
  },
  lastCycle: {
    title: 'kuksuLastCycle',
    hint: 'kuksuLastCycleHint',
    fields: lastCycleFields,
    ofPlayers: true,
    optional: true,
  },
} as const;

/** The director's answers, decisions and changes. */
export interface GroupOptions {
  /** The loser of the title match; undefined before an answer. */
  readonly lost: KuksuCycle.TitleMatch['lost'] | undefined;
  readonly holder: string;
  readonly sameNames: readonly KuksuCycle.NameDecision[];
  readonly remainder: KuksuCycle.RemainderChoice | undefined;
  readonly changes: Changes;
  readonly crosstables: boolean;
}

export const noOptions: GroupOptions = {
  lost: undefined,
  holder: '',
  sameNames: [],
  remainder: undefined,
  changes: noChanges,
  crosstables: true,
};

export type GroupInput = OperationInput<typeof groupLists, GroupOptions>;

/** The rules' answer to the lists, with the cells of the lists' rows. */
export interface GroupAnswers {
  readonly answer: KuksuCycle.CycleAnswer;
  /** The answer without the changes made here; the same where there are none. */
  readonly unchanged: KuksuCycle.CycleAnswer;
  /** `Entries!B7`, or that the player was added here. */
  readonly at: KuksuCycle.RowName;
  /** The cell that a message of the rules is about: of several rows the first. */
  readonly placeOf: (at: At | undefined) => Place | undefined;
}

/** The rules' answer to the lists, decisions and changes. */
export function* answerSteps({ lists, options, t }: GroupInput): Stepwise<GroupAnswers> {
  const { registrations, lastCycle } = lists;
  const { changes } = options;
  const withdrawn = new Set(changes.withdrawn);
  const staying = (registrations?.rows ?? []).filter(({ values }) => !withdrawn.has(values.name));
  const results = lastCycle?.rows ?? [];
  const last = results.map(({ values: { name, league, place, disqualified } }) => {
    return { name, league, place, disqualified: disqualified ?? false };
  });
  const listed = (rows: GivenRegistrations['rows']): KuksuCycle.Registration[] =>
    rows.map(({ values: { name, rating, pin, timedOut } }) => {
      return { name, rating, pin: pin ?? '', timedOut: timedOut ?? false };
    });
  const pins = new Map(changes.pinned.map(({ name, tier }) => [name, tier]));
  const changed = [...listed(staying), ...changes.added].map((each) => {
    const pin = pins.get(String(each.name));
    return pin === undefined ? each : { ...each, pin };
  });
  const asked = {
    titleMatch: options.lost && { lost: options.lost, holder: options.holder },
    sameNames: options.sameNames,
    remainder: options.remainder,
  };
  const listOf = (list: At['list']): typeof staying | typeof results | undefined =>
    list === 'lastCycle' ? results : list === 'registrations' ? staying : undefined;
  yield;
  const answer = yield* groupCycleSteps(changed, last, asked);
  yield;
  return {
    answer,
    unchanged: isChanged(changes)
      ? yield* groupCycleSteps(listed(registrations?.rows ?? []), last, asked)
      : answer,
    at: (list, row) => {
      const rows = list === 'lastCycle' ? results : staying;
      return rows[row - 1]?.at('name') ?? t('kuksuAddedRow');
    },
    placeOf: (at) => {
      const rows = listOf(at?.list);
      return rows?.[(at?.row ?? at?.rows?.[0] ?? 0) - 1]?.placeOf(at?.argument);
    },
  };
}

type GivenRegistrations = GivenList<typeof registrationFields>;
