/** Arguments that every function of a door accepts; tests spoil them. */
const player = (number: number, strength = 2000): object => ({ number, strength, group: 0 });
const field = [player(1, 2300), player(2, 2200), player(3, 2100), player(4, 2000)];
const played = {
  games: [
    { board: 1, black: 1, white: 3, result: 'black' },
    { board: 2, black: 2, white: 4, result: 'draw' },
  ],
  byes: [],
  absences: [],
  basis: '',
};
const event = {
  players: field.map((each) => ({ ...each, name: 'Ann', right: '', enters: 1 })),
  settings: { groupSize: 16, rounds: 3, floatDown: 'top', absencePoints: 0 },
  rounds: [played],
};
const odd = {
  players: [...field, { ...player(5), withdrawnAfter: 1 }],
  rounds: [{ ...played, byes: [5] }],
};
const absences = {
  ...event,
  rounds: [{ games: [], absences: [1, 2, 3, 4].map((each) => ({ player: each, points: 0.5 })) }],
};
const finished = {
  players: field.slice(0, 2),
  settings: { rounds: 1 },
  rounds: [{ games: [{ black: 1, white: 2, result: 'draw' }] }],
  playOff: { black: 1, white: 2, result: 'white' },
};
const roundOptions = {
  absent: [],
  forced: [{ players: [1, 4], board: 2, black: 4 }],
  forbidden: [[2, 4]],
  mayRepeat: [[1, 3]],
};
const events = [[event], [odd], [absences], [finished]];

const position = (number: number): object => ({
  number,
  player: player(number),
  inEvent: true,
  startGroup: 0,
  points: 0,
  score: 0,
  group: 2,
  sos: 0,
  sodos: 0,
  met: new Map(),
  byes: 0,
  colours: ['black', '', 'white'],
});
const positions = [position(1), position(2)];
const state = { positions: new Map([position(1), position(2)].map((each, i) => [i + 1, each])) };
const turn = { kind: 'game', points: 1, opponent: 2, colour: 'black' };

const sessionOptions = { rating: 'Regional', restrictions: 0, event: 'Flight A' };
const awardOptions = { sessions: 2, ...sessionOptions };
const standings = [
  [4, 3, 3],
  [10, 9, 8],
  [8, 5, 4],
];
const calculator = [
  ['players', 1, 2],
  [3, 9, 5],
];
const lines = [{ account: 'bot', event: 'May', points: 8 }];
const aliases = [{ account: 'bot', event: '', engine: 'Zen' }];

const registrations = [1, 2, 3, 4, 5, 6].map((rating) => ({
  name: `P${rating}`,
  rating,
  pin: null,
  timedOut: false,
}));
const lastCycle = registrations.slice(0, 4).map(({ name }, index) => ({
  name,
  league: 'A',
  place: index + 2,
  disqualified: false,
}));
const cycleOptions = {
  titleMatch: { lost: 'challenger', holder: 'P9' },
  sameNames: [{ registered: 'P1', last: 'P8', same: false }],
  remainder: { way: 'leaveOut', names: ['P1'] },
  awards: { below: [30, 20, 10], same: [30, 20, 10] },
};
const crosstable = [
  [null, 1],
  [0, null],
];
const entries = [
  { name: 'Ann', points: 1, rating: 1500, lastTier: 'A', lastPlace: 2 },
  { name: 'Bob', points: 0 },
];
const grouping = {
  leagues: [{ players: [{ name: 'Ann', tier: 1, league: 'A', seed: 1 }] }],
};
const page = 'Player\tPoints\nAnn\t2\nBob\t1';
const table = '1 Ann 3d NL Leid 1 0 0 2+\n2 Bob 2d NL Leid 0 1 0 1-';

const seat = (player: number, rank: number): object => ({ player, group: 0, rank, stayRank: rank });
const board = {
  ...{ number: 1, black: seat(1, 1), white: seat(2, 2), scoreGap: 0, repeats: 0 },
  ...{ why: { path: 'fold', criteria: [], staying: 2 }, colours: 'balance' },
};

type Samples = Readonly<Record<string, readonly (readonly unknown[])[]>>;

const sof: Samples = {
  average: [[[[2500], [1500]], [2]]],
  award: [[1250, 60, awardOptions]],
  former: [[60, 2, { rating: 'Regional', limit: 750, restrictions: 0, type: 'Pairs' }]],
  place: [[25.16, 2, 2]],
  places: [[25.16, 3, 2]],
  results: [[25.16, [60, 55, 60], { sessions: 2, depth: 2 }]],
  session: [[1250, 60, sessionOptions]],
  stratum: [[1000, 60, 4000, 20, { sessions: 2 }]],
};
const aga: Samples = {
  average: [[[6.2, 5.4]]],
  category: [[6.2, 32]],
  exact: [[6.2, 32]],
  points: [[6.2, 32, 1, { tied: 2, asSheet: true }]],
  results: [[6.2, 32, [2, 1, 2], { asSheet: false }]],
  season: [[[{ player: 'Lin, Ada', event: 'May', points: 9 }], { best: 2 }]],
  slope: [[6.2]],
  table: [[6.2, 32, { places: 3, asSheet: true }]],
};
const kgs: Samples = {
  annual: [[lines, aliases]],
  check: [[...standings, 5]],
  factor: [[27, 19, 5]],
  players: [[[{ played: 5, scheduled: 5, removed: false }], 5]],
  points: [
    [60, 14, 1],
    [60, 3, 1, calculator],
  ],
  pointsBy: [[calculator]],
  results: [[60, 14, ...standings, calculator]],
  table: [[60, { maxPlayers: 4, calculator }]],
};
const nk: Samples = {
  atOnce: [],
  basisOf: [[odd, 2]],
  byeOrder: [[positions, true]],
  checkEvent: events,
  criterion: [[{ code: 'repeats', value: 0 }]],
  pair: [[board], [{ ...board, why: { path: 'float', expected: 2, expectedNot: 'met' } }]],
  colours: [positions],
  drawGroups: [[[{ strength: 2100, right: 'Topgroep', startGroup: 1, late: true }], 16]],
  earnedRights: events,
  egdTable: events.map(([each]) => [
    each,
    { header: { class: 'A', event: 'NK' }, keepOpponents: true },
  ]),
  foldPairs: [[4]],
  groups: [[[2100, 2300], ['', 'Topgroep'], 2]],
  groupsOf: [[positions]],
  pairingsOnOtherResults: [
    [event],
    [{ ...event, rounds: [played, { ...played, basis: '1-3W' }] }],
    [event, [played]],
  ],
  pairRound: events.map(([each]) => [each, roundOptions]),
  presentPlayers: [[state, [1]]],
  progress: [[4, 2, 2]],
  readEgdTable: [[table]],
  rights: [[3.5]],
  score: [[1, 2.5]],
  slidePairs: [[4]],
  standings: events,
  stateOf: events.map(([each]) => [each, 1]),
  titleStatus: events,
  wallMark: [[turn, new Map([[2, 7]])]],
};
const kuksu: Samples = {
  atOnce: [],
  compareGroupings: [[grouping, grouping]],
  defaultTier: [[2, 1, 3, false]],
  groupCycle: [
    [registrations, lastCycle, cycleOptions],
    [registrations, [], { remainder: { way: 'moveDown' } }],
  ],
  placementsOf: [[grouping]],
  rank: [
    [
      [3, 1],
      [2, 0],
      [1, null],
      [2, 0],
      [1500, null],
    ],
  ],
  rankLeague: [[entries], [entries, crosstable]],
  readLeague: [['League C3', 'league']],
  readLeaguePages: [[page]],
  sizes: [[15]],
  snake: [[[2100, 2300], 2]],
  sodos: [[crosstable]],
  tierLetter: [[2]],
  tiers: [[30]],
  writeLeague: [[{ tier: 2, league: 2 }]],
};

const samples: Readonly<Record<string, Samples>> = { sof, aga, kgs, nk, kuksu };

/** What works takes a generator of the library, and no data. */
export const takesWork: readonly string[] = ['atOnce'];

/** The arguments of a function: `explainAward` and `pairRoundSteps` take those of `award` and `pairRound`. */
export function samplesOf(system: string, name: string): readonly (readonly unknown[])[] {
  const bare = name
    .replace(/Steps$/, '')
    .replace(/^explain(.)/, (_all, first: string) => first.toLowerCase());
  const found = samples[system]?.[bare];
  if (found === undefined) throw new Error(`No arguments for ${system} ${name}.`);
  return found;
}
