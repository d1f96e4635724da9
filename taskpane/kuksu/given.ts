import {
  groupCycleSteps,
  normalisedName,
  readLeague,
  type At,
  type KuksuCycle,
  type Stepwise,
} from '../../src';
import type { GivenList, OperationInput } from '../operation/operation';
import type { Place } from '../plan/place';
import { isChanged, noChanges, type Changes } from './changes';
import { lastCycleFields, registrationFields } from './fields';
import { lastResults } from './results-table';
import { holderIn } from './title-holder';

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
    known: lastResults,
  },
} as const;

/** The director's answers, decisions and changes. */
export interface GroupOptions {
  /** The loser of the title match; undefined before an answer. */
  readonly lost: KuksuCycle.TitleMatch['lost'] | 'undecided' | undefined;
  /** The title holder before the match, as typed; undefined for the one written with the last cycle. */
  readonly holder: string | undefined;
  /** The new title holder, registered, left out by the director. */
  readonly leftOut: string | undefined;
  /** The number of the cycle, as typed; undefined for the one after the last. */
  readonly cycle: string | undefined;
  readonly sameNames: readonly KuksuCycle.NameDecision[];
  /** Inviting changes nothing before somebody is added. */
  readonly remainder: KuksuCycle.RemainderChoice | { readonly way: 'invite' } | undefined;
  readonly changes: Changes;
  /** As typed so far: a player to be added. */
  readonly adding: { readonly name: string; readonly rating: string };
  readonly crosstables: boolean;
}

export const noOptions: GroupOptions = {
  lost: undefined,
  holder: undefined,
  leftOut: undefined,
  cycle: undefined,
  sameNames: [],
  remainder: undefined,
  changes: noChanges,
  adding: { name: '', rating: '' },
  crosstables: true,
};

export type GroupInput = OperationInput<typeof groupLists, GroupOptions>;

/** The rules' answer to the lists, with the cells of the lists' rows. */
export interface GroupAnswers {
  readonly answer: KuksuCycle.CycleAnswer;
  /** The answer without the changes made here; the same where there are none. */
  readonly unchanged: KuksuCycle.CycleAnswer;
  /** The answer if the title holder loses, while the match isn't decided; the answer itself is for the other outcome. */
  readonly otherwise?: KuksuCycle.CycleAnswer;
  /** `Entries!B7`, or that the player was added here. */
  readonly at: KuksuCycle.RowName;
  /** The cell that a message of the rules is about: of several rows the first. */
  readonly placeOf: (at: At | undefined) => Place | undefined;
}

/** The rules' answer to the lists, decisions and changes. */
export function* answerSteps({ lists, also, options, t }: GroupInput): Stepwise<GroupAnswers> {
  const { registrations, lastCycle } = lists;
  const { changes, lost, sameNames, remainder } = options;
  const holder = options.holder ?? holderIn(also);
  const isOpen = lost === 'undecided';
  // Both may be registered before the match: the winner of it doesn't play.
  const isPlaying = (name: KuksuCycle.Registration['name'], winner: string): boolean =>
    !isOpen || !isCalled(name, winner);
  const withdrawn = new Set(changes.withdrawn);
  const present = (registrations?.rows ?? []).filter(({ values }) => !withdrawn.has(values.name));
  const staying = present.filter(({ values }) => isPlaying(values.name, holder));
  const results = lastCycle?.rows ?? [];
  const last = results.map(({ values: { name, league, place, disqualified } }) => {
    return { name, league, place, disqualified: disqualified ?? false };
  });
  const listed = (rows: GivenRegistrations['rows']): KuksuCycle.Registration[] =>
    rows.map(({ values: { name, rating, pin, timedOut } }) => {
      return { name, rating, pin: pin ?? '', timedOut: timedOut ?? false };
    });
  const pins = new Map(changes.pinned.map(({ name, tier }) => [name, tier]));
  const changed = (rows: typeof present): KuksuCycle.Registration[] =>
    [...listed(rows), ...changes.added].map((each) => {
      const pin = pins.get(String(each.name));
      return pin === undefined ? each : { ...each, pin };
    });
  const asking = (loser: KuksuCycle.TitleMatch['lost'] | undefined): KuksuCycle.CycleOptions => {
    const chosen = remainder?.way === 'invite' ? undefined : remainder;
    const leaveOut =
      options.leftOut !== undefined &&
      isCalled(options.leftOut, loser === 'holder' ? challenger : holder);
    const titleMatch = loser && { lost: loser, holder, leaveOut };
    return { titleMatch, sameNames, remainder: chosen };
  };
  const challenger = winnerOfA(last);
  const asked = asking(isOpen ? 'challenger' : lost);
  const listOf = (list: At['list']): typeof staying | typeof results | undefined =>
    list === 'lastCycle' ? results : list === 'registrations' ? staying : undefined;
  yield;
  const answer = yield* groupCycleSteps(changed(staying), last, asked);
  yield;
  return {
    answer,
    unchanged: isChanged(changes)
      ? yield* groupCycleSteps(
          listed(
            (registrations?.rows ?? []).filter(({ values }) => isPlaying(values.name, holder)),
          ),
          last,
          asked,
        )
      : answer,
    ...(isOpen && {
      otherwise: yield* groupCycleSteps(
        changed(present.filter(({ values }) => isPlaying(values.name, challenger))),
        last,
        asking('holder'),
      ),
    }),
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

function isCalled(cell: KuksuCycle.Registration['name'], name: string): boolean {
  return name.trim() !== '' && normalisedName(String(cell)) === normalisedName(name);
}

/** The challenger of the title match; empty where last cycle has none. */
function winnerOfA(last: readonly KuksuCycle.LastResult[]): string {
  const winner = last.find(({ league, place }) => {
    const label = readLeague(league, '');
    return place === 1 && label.ok && label.value.tier === 1;
  });
  return String(winner?.name ?? '');
}
