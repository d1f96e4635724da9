import {
  type AnyMessage,
  type At,
  type Difference,
  groupCycleSteps,
  type KuksuCycle,
  normalisedName,
  readLeague,
  shownName,
  type Stepwise,
} from '../../src';
import type { GivenList, OperationInput } from '../jobs/operation';
import type { Place } from '../sheets/address';
import { lastCycleFields, registrationFields } from './fields';
import { lastResults } from './sheets/results';
import { holderIn } from './title-holder';
import type { Translate } from '../../src/language';
import { lastRankedCycle } from './crosstable-names';

/** The director's changes in the preview: they hold until undone; the lists stay as they are. */
export interface Changes {
  readonly added: readonly { readonly name: string; readonly rating: number }[];
  /** Names as registered. */
  readonly withdrawn: readonly string[];
  /** Tiers by name. */
  readonly pinned: readonly { readonly name: string; readonly tier: number }[];
}

export const noChanges: Changes = { added: [], withdrawn: [], pinned: [] };

export function isChanged({ added, withdrawn, pinned }: Changes): boolean {
  return added.length + withdrawn.length + pinned.length > 0;
}

export function withAdded(changes: Changes, typed: string, rating: number): Changes {
  const name = shownName(typed);
  const others = changes.added.filter((each) => each.name !== name);
  return { ...changes, added: [...others, { name, rating }] };
}

/** An added player who withdraws is no longer added. */
export function withWithdrawn(changes: Changes, name: string): Changes {
  const added = changes.added.filter((each) => each.name !== name);
  const wasAdded = added.length < changes.added.length;
  const withdrawn = wasAdded ? changes.withdrawn : [...changes.withdrawn, name];
  return { added, withdrawn, pinned: changes.pinned.filter((each) => each.name !== name) };
}

export function withPin(changes: Changes, name: string, tier: number): Changes {
  const others = changes.pinned.filter((each) => each.name !== name);
  return { ...changes, pinned: [...others, { name, tier }] };
}

export function withoutPin(changes: Changes, name: string): Changes {
  return { ...changes, pinned: changes.pinned.filter((each) => each.name !== name) };
}

/** The changes without one of them. */
export type Change =
  | { readonly kind: 'added'; readonly name: string; readonly rating: number }
  | { readonly kind: 'withdrawn'; readonly name: string }
  | { readonly kind: 'pinned'; readonly name: string; readonly tier: number };

/** The changes one by one. */
export function listChanges({ added, withdrawn, pinned }: Changes): readonly Change[] {
  return [
    ...added.map((each) => ({ kind: 'added' as const, ...each })),
    ...withdrawn.map((name) => ({ kind: 'withdrawn' as const, name })),
    ...pinned.map((each) => ({ kind: 'pinned' as const, ...each })),
  ];
}

export function without(changes: Changes, { kind, name }: Change): Changes {
  switch (kind) {
    case 'added':
      return { ...changes, added: changes.added.filter((each) => each.name !== name) };
    case 'withdrawn':
      return { ...changes, withdrawn: changes.withdrawn.filter((each) => each !== name) };
    case 'pinned':
      return withoutPin(changes, name);
  }
}

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
export function* answerSteps({
  lists,
  facts,
  also,
  options,
  t,
}: GroupInput): Stepwise<GroupAnswers> {
  const { registrations, lastCycle } = lists;
  const { changes, lost, sameNames, remainder } = options;
  const holder = options.holder === undefined ? holderIn(facts, also) : shownName(options.holder);
  const isOpen = lost === 'undecided';
  // Both may be registered before the match: the winner of it doesn't play.
  const isPlaying = (name: KuksuCycle.Registration['name'], winner: string): boolean =>
    !isOpen || !isCalled(name, winner);
  const withdrawn = new Set(changes.withdrawn);
  const present = registrations.rows.filter(({ values }) => !withdrawn.has(values.name));
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
          listed(registrations.rows.filter(({ values }) => isPlaying(values.name, holder))),
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

/** So many seats are named on the sheet; the preview has all. */
const mostNamed = 12;

/** What the sheet of a draft says: which seats depend on the title match. */
export function draftNote(depends: Difference | 'unknown', t: Translate): string {
  if (depends === 'unknown') return t('kuksuDraftUnknown');
  const moves = movesOf(depends, t);
  if (moves.length === 0) return t('kuksuDraftSame');
  const more = moves.length - mostNamed;
  const shown = more > 0 ? [...moves.slice(0, mostNamed), t('kuksuDraftMore', { more })] : moves;
  return t('kuksuDraftNote', { moves: shown.join('; ') });
}

/** Who joins, leaves or changes leagues, one by one: changes of tier first. */
export function movesOf(
  { joined, gone, tiers, leagues }: Difference,
  t: Translate,
): readonly string[] {
  return [
    ...joined.map(({ name, league }) => t('kuksuJoins', { name, to: league })),
    ...gone.map(({ name, league }) => t('kuksuGoes', { name, from: league })),
    ...[...tiers, ...leagues].map(({ name, from, to }) => {
      return t('kuksuMoves', { name, from: from.league, to: to.league });
    }),
  ];
}

/** The questions to answer before there are leagues, with names for their rows. */
export interface AskedOfCycle {
  readonly challenger: string | undefined;
  /** The title holder as written with the last cycle; empty if it is not known. */
  readonly holder: string;
  /** The new title holder, who is registered all the same: left out or to be left out. */
  readonly registered: string | undefined;
  /** The number of the cycle, unless another is typed. */
  readonly cycle: number;
  readonly pairs: readonly KuksuCycle.NearMiss[];
  readonly remainder: Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }> | undefined;
  readonly at: KuksuCycle.RowName;
}

/**
 * The questions that the lists raise. Answered questions stay, so that the answer can be changed.
 *
 * @param given the rules' answer to the same input
 */
export function* questionSteps(input: GroupInput, given: GroupAnswers): Stepwise<AskedOfCycle> {
  const { lost, sameNames, remainder, leftOut } = input.options;
  function* raised(
    isAnswered: boolean,
    change: Partial<GroupInput['options']>,
  ): Stepwise<readonly KuksuCycle.CycleQuestion[]> {
    const answer = yield* answered(isAnswered, change);
    return answer.ok ? [] : answer.questions;
  }
  function* answered(
    isAnswered: boolean,
    change: Partial<GroupInput['options']>,
  ): Stepwise<KuksuCycle.CycleAnswer> {
    const options = { ...input.options, ...change };
    return isAnswered ? (yield* answerSteps({ ...input, options })).answer : given.answer;
  }
  const ofTitle = yield* raised(lost !== undefined, { lost: undefined });
  // The names to compare include the title holder who lost.
  const ofNames = yield* raised(sameNames.length > 0, { sameNames: [] });
  const ofRest = yield* raised(remainder !== undefined, { remainder: undefined });
  const asRegistered = yield* answered(leftOut !== undefined, { leftOut: undefined });
  return {
    registered: asRegistered.ok ? undefined : registeredIn(asRegistered.failures),
    cycle: lastRankedCycle(input.facts) + 1,
    challenger: find(ofTitle, 'titleMatch')?.challenger,
    holder: holderIn(input.facts, input.also),
    pairs: find(ofNames, 'sameNames')?.pairs ?? [],
    remainder: find(ofRest, 'remainder'),
    at: given.at,
  };
}

/** The title holder, refused by the rules among the registrations (U10): a question, as one press leaves the player out. */
export function registeredIn(failures: readonly AnyMessage[]): string | undefined {
  const failure = failures.find(({ code }) => code === 'holderRegistered');
  const { name } = (failure?.values ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

function find<Ask extends KuksuCycle.CycleQuestion['ask']>(
  questions: readonly KuksuCycle.CycleQuestion[],
  ask: Ask,
): Extract<KuksuCycle.CycleQuestion, { ask: Ask }> | undefined {
  return questions.find(
    (each): each is Extract<KuksuCycle.CycleQuestion, { ask: Ask }> => each.ask === ask,
  );
}
