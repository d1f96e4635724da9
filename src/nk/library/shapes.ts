import {
  aNumber,
  at,
  aText,
  aYesNo,
  listOf,
  mapOf,
  oneOf,
  optional,
  optionsOf,
  orNull,
  recordOf,
  several,
  type Shape,
  type Shapes,
} from '../../shape';
import type { EgdHeader } from '../egd/format';
import type { EgdOptions } from '../egd/write';
import type {
  Absence,
  ForcedPair,
  Game,
  NkEvent,
  Player,
  Round,
  RoundOptions,
  Settings,
  TableWish,
} from '../event/event';
import { CheckedEvent } from '../standings/checked-event';
import type { Turn } from '../event/turns';
import type { Entry } from '../groups/draw';

const numbers = listOf(aNumber);
const text = optional(aText);
const pair = several(aNumber, 2);

const player: Shapes<Player> = {
  number: aNumber,
  name: text,
  club: text,
  country: text,
  grade: text,
  pin: text,
  egdName: text,
  strength: aNumber,
  group: aNumber,
  right: text,
  enters: optional(aNumber),
  pointsBefore: optional(numbers),
  withdrawnAfter: optional(aNumber),
};

const settings: Shapes<Settings> = {
  groupSize: aNumber,
  rounds: aNumber,
  floatDown: aText,
  floatUp: aText,
  absencePoints: aNumber,
  candidateMayHaveBye: aYesNo,
  titleFrom: aNumber,
  halfPoints: aYesNo,
};

/** A game; which texts are results, most rules say themselves. */
function gameWith(result: Shape): Shape {
  const game: Shapes<Game> = {
    board: optional(aNumber),
    black: aNumber,
    white: aNumber,
    result: orNull(result),
  };
  return recordOf(game);
}

const absence: Shapes<Absence> = { player: aNumber, points: optional(aNumber) };

function roundsWith(game: Shape): Shape {
  const round: Shapes<Round> = {
    games: at({ list: 'games' }, listOf(game)),
    byes: at({ list: 'byes' }, optional(numbers)),
    absences: at({ list: 'absences' }, optional(listOf(recordOf(absence)))),
    basis: text,
  };
  return listOf(recordOf(round), (row) => ({ round: row }));
}

/** An event; one that is checked already is not looked at again. */
function eventWith(game: Shape): Shape {
  const event: Shapes<NkEvent> = {
    players: listOf(recordOf(player)),
    settings: optional(optionsOf(settings)),
    rounds: roundsWith(game),
    playOff: optional(at({ round: 'playOff' }, game)),
  };
  const anyEvent = recordOf(event);
  return (given) => (given instanceof CheckedEvent ? undefined : anyEvent(given));
}

/** An event for rules that read all of it. */
const anEvent = eventWith(gameWith(aText));
/** A game of which a rule takes the result as it is. */
const gameWithResult = gameWith(
  oneOf(['black', 'white', 'draw', 'blackByForfeit', 'whiteByForfeit', 'bothLost']),
);
const withResults = eventWith(gameWithResult);

const forced: Shapes<ForcedPair> = {
  players: pair,
  board: optional(aNumber),
  black: optional(aNumber),
};
const table: Shapes<TableWish> = { player: aNumber, board: aNumber };
const roundOptions: Shapes<RoundOptions> = {
  absent: numbers,
  forced: listOf(recordOf(forced)),
  forbidden: listOf(pair),
  mayRepeat: listOf(pair),
  avoid: listOf(pair),
  bye: aNumber,
  tables: listOf(recordOf(table)),
};

const header: Shapes<EgdHeader> = {
  class: aText,
  event: aText,
  place: aText,
  dates: aText,
  handicap: aText,
  komi: aText,
  time: aText,
  comment: aText,
};
const egd: Shapes<EgdOptions> = {
  header: optionsOf(header),
  keepOpponents: aYesNo,
  names: mapOf(aText),
};

const entry: Shapes<Entry> = {
  strength: aNumber,
  right: text,
  startGroup: optional(aNumber),
  late: optional(aYesNo),
};

const colour = oneOf(['black', 'white', '']);
const turn: Shapes<Turn> = {
  kind: oneOf(['game', 'forfeit', 'bye', 'absence', 'out']),
  points: oneOf([0, 0.5, 1]),
  opponent: optional(aNumber),
  colour,
};

/** What the order of a group looks at. */
const ranked = { number: aNumber, sos: aNumber, player: recordOf({ strength: aNumber }) };
const grouped = { ...ranked, group: aNumber };
const standing = { ...grouped, score: aNumber, byes: aNumber, inEvent: aYesNo };
const coloured = recordOf({ number: aNumber, colours: listOf(colour) });

const seat = recordOf({
  player: aNumber,
  group: aNumber,
  rank: aNumber,
  stayRank: optional(aNumber),
});
const pairReason = recordOf({
  path: oneOf(['forced', 'slide', 'fold', 'float', 'title', 'titleFloat']),
  staying: optional(aNumber),
  expected: optional(aNumber),
  expectedNot: optional(oneOf(['met', 'forbidden', 'neededElsewhere'])),
});
const board = recordOf({
  black: seat,
  white: seat,
  why: pairReason,
  colours: oneOf(['director', 'balance', 'alternate', 'entryOrder']),
});
const criterion = recordOf({
  code: oneOf(['title', 'repeats', 'gaps', 'floatDown', 'floatUp', 'pattern', 'numbers']),
  value: aNumber,
});

export const groupsShape = {
  strengths: numbers,
  rights: optional(listOf(aText)),
  groupSize: optional(aNumber),
};
export const rightsShape = { points: aNumber };
export const pairsShape = { n: aNumber };
export const progressShape = { players: aNumber, rounds: aNumber, groupSize: optional(aNumber) };
export const scoreShape = { group: aNumber, points: aNumber };
export const drawShape = { entries: listOf(recordOf(entry)), groupSize: optional(aNumber) };

export const eventShape = { event: anEvent };
export const stateShape = { event: anEvent, played: optional(aNumber) };
export const basisShape = { event: withResults, round: aNumber };
export const staleShape = { event: withResults, later: optional(roundsWith(gameWithResult)) };
export const roundShape = { event: anEvent, options: optional(optionsOf(roundOptions)) };
export const egdShape = { event: anEvent, options: optional(optionsOf(egd)) };
export const textShape = { text: aText };

export const byeShape = { present: listOf(recordOf(standing)), candidateMayHaveBye: aYesNo };
export const coloursShape = { a: coloured, b: coloured };
export const groupsOfShape = { players: listOf(recordOf(grouped)) };
export const presentShape = {
  state: recordOf({ positions: mapOf(recordOf({ number: aNumber, inEvent: aYesNo })) }),
  absent: optional(numbers),
};
export const markShape = { turn: recordOf(turn), lines: mapOf(aNumber) };
export const boardShape = { board };
export const criterionShape = { criterion };
