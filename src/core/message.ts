import type { At, CycleList, Found, Refusal } from './result';

export type { At };

/** What a value of a message is; its samples let a test say every message. */
export interface Kind<T> {
  readonly samples: readonly [T, ...T[]];
}

export const aNumber: Kind<number> = { samples: [1, 0, 2, 0.5, 10_000] };
export const aText: Kind<string> = { samples: ['x', 'Topgroep'] };
export const aFlag: Kind<boolean> = { samples: [true, false] };
export const numbers: Kind<readonly number[]> = {
  samples: [[1, 2], [7], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13.5]],
};
export const aCell: Kind<Found> = { samples: ['x', '', null, true, false, 0.5] };
/** A player by number. */
export const aPlayer: Kind<number> = { samples: [1, 12] };
export const players: Kind<readonly number[]> = {
  samples: [[1, 2], [], [7], [1, 2, 3, 4, 5, 6, 7]],
};
/** Players in groups. */
export const playerGroups: Kind<readonly (readonly number[])[]> = { samples: [[[1], [2, 3, 4]]] };
/** A strength group: 0 is the Topgroep. */
export const aGroup: Kind<number> = { samples: [0, 1, 2] };

/** The messages of a room: code, and the values each one mentions. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<string, Kind<unknown>>>>>;

type SampleOf<K> = K extends Kind<infer T> ? T : never;

/** The values of these kinds, by name. */
export type Values<Kinds> = { readonly [N in keyof Kinds]: SampleOf<Kinds[N]> };

/** The values that a message mentions, by name. */
export type ValuesOf<V extends Vocabulary, C extends keyof V> = Values<V[C]>;

/** A message of a vocabulary: data, without a language yet. */
export type Message<V extends Vocabulary, C extends keyof V = keyof V> = {
  [K in C]: { readonly code: K; readonly values: ValuesOf<V, K> };
}[C];

/** A name, or several, as they are written. */
export const aName: Kind<string> = { samples: ['Ann', 'Bob'] };
export const names: Kind<readonly string[]> = {
  samples: [['Ann', 'Bob'], ['Cid'], ['Ann', 'Bob', 'Cid', 'Dee']],
};
/** A row of a list, or several. */
export const aPlace: Kind<At> = {
  samples: [
    { list: 'registrations', row: 3 },
    { list: 'lastCycle', rows: [2, 7] },
  ],
};

/** Players of a list with their rows. */
export interface NamedIn {
  readonly list: CycleList;
  readonly players: readonly { readonly row: number; readonly name: string }[];
}

const ann = { row: 2, name: 'Ann' };
export const namedPlayers: Kind<NamedIn> = {
  samples: [
    { list: 'registrations', players: [ann, { row: 7, name: 'Bob' }] },
    { list: 'registrations', players: [ann] },
    { list: 'registrations', players: [] },
  ],
};
/** A tier: 1 is A. */
export const aTier: Kind<number> = { samples: [2, 1, 3] };
/** A number, or null for none. */
export const aNumberOrNone: Kind<number | null> = { samples: [1, null, 0.5] };

/** A message of any vocabulary, with its place if it has one. */
export interface AnyMessage {
  readonly code: string;
  readonly values: object;
  readonly at?: At | undefined;
}

/** A message inside a message. */
export function aMessage(...samples: readonly [AnyMessage, ...AnyMessage[]]): Kind<AnyMessage> {
  return { samples };
}

/** The arguments of a message with values; none for a message without. */
export type Given<V extends Vocabulary, C extends keyof V> = keyof V[C] extends never
  ? []
  : [values: ValuesOf<V, C>];

/** Refuses with a message of a vocabulary. */
export type Refuse<V extends Vocabulary> = <C extends keyof V & string>(
  at: At,
  code: C,
  ...values: Given<V, C>
) => Refusal;

/** The codes of a vocabulary that mention exactly these values. */
export type CodesWith<V extends Vocabulary, Names extends string> = {
  [C in keyof V]: [keyof V[C], Names] extends [Names, keyof V[C]] ? C : never;
}[keyof V] &
  string;

/** A refusal without checks of its code: rooms use `refuser`. */
export function refusal(at: At, code: string, values?: object, kind?: 'notAvailable'): Refusal {
  const failure = { code, at, values: (values ?? {}) as Readonly<Record<string, unknown>> };
  return { ok: false, failure: kind ? { ...failure, kind } : failure };
}

/** Refuses an argument that cannot be used: #VALUE! in a cell. */
export function refuser<V extends Vocabulary>(): Refuse<V> {
  return refusal;
}

/** Refuses sound arguments for which the rule has no answer: #N/A in a cell. Without checks, likewise. */
export function unavailable(at: At, code: string, values?: object): Refusal {
  return refusal(at, code, values, 'notAvailable');
}

/** What any system may refuse, and what the formulas themselves do. */
export const general = {
  numberNeeded: {},
  textNeeded: {},
  markNeeded: {},
  yesNoNeeded: {},
  singleCellNeeded: {},
  oneColumnNeeded: {},
  sameRowsNeeded: { rows: aNumber },
  errorInCell: {},
  noFiniteResult: {},
  numberTooLarge: {},
  wholeFrom: { least: aNumber },
  wholeBetween: { least: aNumber, most: aNumber },
  lengthOfList: { least: aNumber },
  eventNeeded: {},
  pointsNotNegative: {},
} as const satisfies Vocabulary;

/** Refuses what any system refuses. */
export const refuse = refuser<typeof general>();
