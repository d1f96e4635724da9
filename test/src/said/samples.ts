import type { Board, KuksuCycle, NoPairing, PairWarning, RankDecision } from '../../../src';
import { failureOf, pageFailureOf, rankWarningOf, warningOf } from '../kuksu/told';
import type { PairReason, Seat } from '../../../src/nk/event/paired-round';

const named = (...names: readonly string[]): KuksuCycle.Named[] =>
  names.map((name, at) => ({ row: at + 2, name }));
const one = named('Ann');
const three = named('Ann', 'Bob', 'Cid');
const seven = named('Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus');
const namesOf = (players: readonly KuksuCycle.Named[]): string[] => players.map(({ name }) => name);
const rowsOf = (players: readonly KuksuCycle.Named[]): number[] => players.map(({ row }) => row);
const rated = (
  players: readonly KuksuCycle.Named[],
): (KuksuCycle.Concerned & { reason: 'rating' })[] =>
  players.map((each) => ({ ...each, rating: 1500.5, reason: 'rating' }));

const overfull = { code: 'tierOverfull', tier: 2, seats: 20 } as const;
export const cycleFailures = [
  { code: 'repeatedName', list: 'registrations', names: ['Ann', 'ann'], rows: [2, 3] },
  { code: 'repeatedName', list: 'lastCycle', names: namesOf(seven), rows: rowsOf(seven) },
  { code: 'winnersOfA', players: three },
  { code: 'noWinnerOfA' },
  { code: 'holderRegistered', row: 7, name: 'Ann' },
  { code: 'holderInLastCycle', row: 7, name: 'Ann' },
  { code: 'decidedTwice', name: 'Ann', others: ['Bob', 'Cid'] },
  { code: 'pinTooLow', row: 7, name: 'Ann', pin: 3, tier: 2 },
  { code: 'pinBeyondTiers', row: 7, name: 'Ann', pin: 4, tiers: 3 },
  { ...overfull, pinned: one, byDefault: three },
  { ...overfull, pinned: three, byDefault: [] },
  { ...overfull, pinned: [], byDefault: seven },
  { code: 'leftOutUnknown', names: ['Ann', 'Bob'] },
  { code: 'leftOutCount', found: 1, needed: 2 },
  { code: 'leftOutCount', found: 2, needed: 1 },
  { code: 'nobodyToMove', tier: 2, needed: 1 },
  { code: 'nobodyToMove', tier: 2, needed: 3 },
].map(failureOf);

export const questions: readonly KuksuCycle.CycleQuestion[] = [
  { ask: 'titleMatch', challenger: 'Ann', missing: 'result' },
  { ask: 'titleMatch', challenger: '', missing: 'result' },
  { ask: 'titleMatch', challenger: 'Ann', missing: 'holder' },
  ...[1, 2].map((count) => ({
    ask: 'sameNames' as const,
    pairs: Array.from({ length: count }, () => ({
      registered: { row: 2, name: 'Ann' },
      last: { row: 2, name: 'Anne' },
      differs: 'letters' as const,
    })),
  })),
  { ask: 'remainder', players: 11, over: 1, ways: [] },
  { ask: 'remainder', players: 12, over: 2, ways: [] },
];

export const waysOut: readonly KuksuCycle.WayOut[] = [
  { way: 'leaveOut', count: 1, order: rated(three) },
  { way: 'leaveOut', count: 2, order: rated(three) },
  { way: 'invite', count: 1 },
  { way: 'invite', count: 3 },
  { way: 'moveDown', tier: 1, players: rated(one) },
  { way: 'moveDown', tier: 1, players: rated(three) },
];

export const cycleWarnings = [
  { code: 'sharedPlace', league: 'B2', place: 3, rows: [2, 3] },
  { code: 'lookAlikes', names: ['Ann', 'Anne'], rows: [2, 3] },
  { code: 'holderUnnamed' },
  { code: 'nameDecided', tier: 2, seated: 'Ann', passed: 'Bob' },
  { code: 'choiceUnneeded', players: 12 },
  { code: 'movedDown', from: 1, to: 2, names: ['Ann'] },
  { code: 'movedDown', from: 1, to: 2, names: ['Ann', 'Bob'] },
].map(warningOf);

export const decisions: readonly RankDecision[] = [
  { by: 'name', over: 'Ann' },
  ...(['points', 'sodos', 'lastTier', 'lastPlace', 'rating'] as const).flatMap((by) => [
    { by, over: 'Ann', own: 2.5, other: 1 } as const,
    { by, over: 'Ann', own: 2.5, other: undefined } as const,
  ]),
];

export const rankWarnings = [
  { code: 'rankedByName', names: ['Ann', 'Bob'] },
  { code: 'withoutSodos' },
  { code: 'unplayedGames', games: 1, of: 45 },
  { code: 'unplayedGames', games: 2, of: 45 },
  { code: 'unplayedNamed', games: 1, of: 45, pairs: ['Ann – Bob'] },
].map(rankWarningOf);

export const pageFailures = [
  { code: 'noTable' },
  { code: 'noPlayers', line: 4 },
  { code: 'shortRow', line: 4, found: 1, needed: 2 },
  { code: 'shortRow', line: 4, found: 9, needed: 10 },
  { code: 'noNumber', line: 4, text: 'x' },
  { code: 'unknownResult', line: 4, text: 'x', against: 'Ann' },
].map(pageFailureOf);

const seated = { row: 2, name: 'Ann', rating: 1500.5, tier: 2, league: 'B1', seed: 3, position: 5 };
const last = { row: 2, tier: 2, league: 'B2', place: 3, disqualified: false };
const filled = { by: 'fill', award: 300, sum: 1800.5, order: 2 } as const;
const moved = { by: 'moveDown', from: 1, award: 0, sum: 1500.5 } as const;
const stays = { movement: 'stays', default: { entitled: 2, tier: 2 } } as const;
export const placements: readonly KuksuCycle.Placement[] = [
  ...(['promoted', 'stays', 'demoted', 'new'] as const).map((movement) => ({
    ...{ ...seated, last, movement, how: { by: 'default' as const } },
    default: { entitled: 2, tier: 2 },
  })),
  { ...seated, ...stays, how: { by: 'default' }, last: { ...last, disqualified: true } },
  { ...seated, movement: 'stays', how: { by: 'default' }, last, default: { entitled: 3, tier: 2 } },
  { ...seated, ...stays, tier: 1, how: { by: 'default' }, last: { ...last, tier: 1, place: 0 } },
  {
    ...{ ...seated, movement: 'stays', tier: 1, how: { by: 'default' } },
    ...{ last: { ...last, tier: 1, league: 'A', place: 1 }, default: { entitled: 1, tier: 1 } },
  },
  { ...seated, ...stays, how: { by: 'pin' }, last },
  { ...seated, movement: 'new', how: { by: 'pin' } },
  { ...seated, ...stays, how: filled, last },
  { ...seated, movement: 'new', how: { ...filled, award: 0 } },
  { ...seated, ...stays, how: moved, last },
];
const next = [{ name: 'Bob', rating: 1500, award: 300, sum: 1800 }];
export const fills: readonly KuksuCycle.TierFill[] = [next, []].map((each) => ({
  ...{ tier: 2, seats: 20, pinned: 0, byDefault: 0, filled: [], next: each },
}));

const seat = (player: number, group: number): Seat => ({
  ...{ player, group, rank: player, stayRank: player, score: 1, sos: 1 },
});
const reasons: readonly PairReason[] = [
  ...(['forced', 'slide', 'fold', 'float', 'title', 'titleFloat'] as const).map((path) => ({
    ...{ path, criteria: [], staying: 8 },
  })),
  ...(['met', 'forbidden', 'neededElsewhere'] as const).map((expectedNot) => ({
    ...{ path: 'fold' as const, criteria: [], staying: 8, expected: 3, expectedNot },
  })),
];
export const boards: readonly Board[] = reasons.flatMap((why, at) =>
  (['director', 'balance', 'alternate', 'entryOrder'] as const)
    .filter((_, index) => index === at % 4 || at === 0)
    .flatMap((colours) =>
      [0, 1].map((below) => ({
        ...{ number: 1, black: seat(1, 0), white: seat(2, below), scoreGap: 0, repeats: 0 },
        ...{ why, colours },
      })),
    ),
);

export const criteria = (
  ['title', 'repeats', 'gaps', 'floatDown', 'floatUp', 'pattern', 'numbers'] as const
).map((code) => ({ code, value: 4 }));

const two = { first: 1, second: 2 };
export const pairWarnings: readonly PairWarning[] = [
  { code: 'repeat', values: { ...two, round: 2 } },
  { code: 'forcedAcrossGroups', values: two },
  { code: 'forcedRepeat', values: two },
  { code: 'secondBye', values: { player: 1 } },
  { code: 'candidateBye', values: { player: 1 } },
  { code: 'candidateAbsent', values: { player: 1 } },
  { code: 'candidateOutsideTitleGroup', values: { player: 1 } },
  { code: 'titleDecided', values: { player: 1 } },
  { code: 'titleUndecided', values: {} },
  { code: 'boardTaken', values: { player: 1, board: 3 } },
];

const eight = [1, 2, 3, 4, 5, 6, 7, 8];
const ways = {
  relaxation: [
    { code: 'allowRepeat', values: two },
    { code: 'allowForbidden', values: two },
    { code: 'releaseForced', values: two },
    { code: 'candidateMayHaveBye', values: {} },
  ],
} as const;
export const noPairings: readonly Pick<NoPairing, 'obstacle' | 'relaxation'>[] = [
  { ...ways, obstacle: { code: 'nobodyLeft', values: { player: 1, met: [2], forbidden: [] } } },
  {
    relaxation: [],
    obstacle: { code: 'nobodyLeft', values: { player: 1, met: eight, forbidden: [2, 3] } },
  },
  {
    ...ways,
    obstacle: { code: 'tooFewOpponents', values: { groups: [[1], [2, 3, 4]], opponents: [7] } },
  },
  { relaxation: [], obstacle: { code: 'nobodyToPair', values: { present: 0 } } },
  { relaxation: [], obstacle: { code: 'nobodyToPair', values: { present: 1 } } },
];
