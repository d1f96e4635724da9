import { refuser } from '../../core/message';
import { inRow, succeed, type Refusal, type Result } from '../../core/result';
import { atOnce, type Stepwise } from '../../core/stepwise';
import { capitals, isEgdName, shownName } from '../names';
import type { exchange } from '../lines';
import {
  attribute,
  Keys,
  MOST_PLAYERS,
  MOST_ROUNDS,
  NO_GIVEN,
  within,
  type XmlElement,
} from './xml';

/**
 * The file of OpenGotha, which Pairgoth and OGS write and read, too (clause E). Of `Tournament` these are read:
 *
 *     Players/Player        name firstName country club egfPin agaId rank grade rating smmsCorrection participating registeringStatus
 *     Games/Game            roundNumber tableNumber blackPlayer whitePlayer handicap knownColor result
 *     ByePlayers/ByePlayer  player roundNumber     (an element without player is passed over)
 *     TournamentParameterSet/GeneralParameterSet
 *
 *     result = "RESULT_" + (UNKNOWN | WHITEWINS | BLACKWINS | EQUAL | BOTHWIN | BOTHLOSE | BOTHLOOSE) + ["_BYDEF"]
 *
 * Games name a player by surname and given name without blanks in capitals: accents count, unless nobody is found with them.
 */
export interface OpenGothaPlayer {
  readonly surname: string;
  readonly given: string;
  /** As people write it. */
  readonly name: string;
  /** As the European Go Database has it; left out where it is no such name, but one of another program (J14). */
  readonly egdName?: string;
  readonly country?: string;
  readonly club?: string;
  readonly pin?: string;
  readonly agaId?: string;
  /** Of the French federation. */
  readonly licence?: string;
  readonly grade?: string;
  readonly rank?: string;
  readonly rating?: number;
  /** Added to the starting score. */
  readonly correction: number;
  /** The rounds marked as absent. */
  readonly absent: readonly number[];
  /** Registered for good, not only before the event. */
  readonly isFinal: boolean;
}

export type OpenGothaResult = 'open' | 'black' | 'white' | 'equal' | 'bothWin' | 'bothLose';

/** A game; players by their position in the list, from 0. */
export interface OpenGothaGame {
  readonly round: number;
  readonly table: number;
  readonly black: number;
  readonly white: number;
  readonly handicap: number;
  readonly knownColour: boolean;
  readonly result: OpenGothaResult;
  readonly byDefault: boolean;
}

/** A round without opponent; the player by the position in the list, from 0. */
export interface OpenGothaBye {
  readonly round: number;
  readonly player: number;
}

export interface OpenGothaEvent {
  readonly players: readonly OpenGothaPlayer[];
  readonly games: readonly OpenGothaGame[];
  readonly byes: readonly OpenGothaBye[];
  /** The general parameters by their names, such as `beginDate`. */
  readonly general: Readonly<Record<string, string>>;
  /** What places go by, such as MMS, SOSM; none where the file does not say. */
  readonly criteria: readonly string[];
  /** The lowest rank of each category but the last. */
  readonly categories: readonly string[];
  /** Names of elements that were passed over, each once. */
  readonly ignored: readonly string[];
}

const refuse = refuser<typeof exchange>();

/** Files before this version count ratings from another zero. */
const NEW_RATINGS = 201;
const OLD_ZERO = 2050;

const PLAYER = 'Player';
const READ = ['Players', 'Games', 'ByePlayers', 'ByePlayer', 'TournamentParameterSet'];

/** Elements per step. */
const ELEMENTS = 200;

/** Reads the tree of a file; refusals name the player or game by its position in the file. */
export function readOpenGotha(root: XmlElement): Result<OpenGothaEvent> {
  return atOnce(readOpenGothaSteps(root));
}

/** The same in steps. */
export function* readOpenGothaSteps(root: XmlElement): Stepwise<Result<OpenGothaEvent>> {
  if (root.name !== 'Tournament') {
    return refuse({ argument: 'file', found: root.name }, 'openGothaRoot');
  }
  const elements = within(root, 'Players', PLAYER);
  if (elements.length === 0) return refuse({ argument: 'file', found: '' }, 'openGothaNoPlayers');
  if (elements.length > MOST_PLAYERS) {
    const at = { argument: 'file', found: elements.length };
    return refuse(at, 'openGothaTooMany', { most: MOST_PLAYERS });
  }
  const zero = versionOf(root) < NEW_RATINGS ? OLD_ZERO : 0;
  const keys = new Keys();
  const players = yield* each(elements, (element, index) => {
    const player = readPlayer(element, zero);
    if ('ok' in player) return player;
    const named = { surname: attribute(element, 'name'), given: attribute(element, 'firstName') };
    if (keys.add(named, index)) return player;
    return refuse({ argument: PLAYER, found: player.name }, 'openGothaNameTwice');
  });
  if (!players.ok) return players;
  const games = yield* each(within(root, 'Games', 'Game'), (element) => readGame(element, keys));
  if (!games.ok) return games;
  const byes = yield* each(byeElements(root), (element) => readBye(element, keys));
  if (!byes.ok) return byes;
  const [general] = within(root, 'TournamentParameterSet', 'GeneralParameterSet');
  const [placement] = within(root, 'TournamentParameterSet', 'PlacementParameterSet');
  const inOrder = (elements: readonly XmlElement[]): readonly XmlElement[] =>
    [...elements].sort((a, b) => wholeIn(a, 'number') - wholeIn(b, 'number'));
  const names = root.children.map(({ name }) => name).filter((name) => !READ.includes(name));
  return succeed({
    ...{ players: players.value, games: games.value, byes: byes.value },
    general: general?.attributes ?? {},
    criteria: (placement
      ? inOrder(within(placement, 'PlacementCriteria', 'PlacementCriterion'))
      : []
    )
      .map((each) => attribute(each, 'name').toUpperCase())
      .filter((name) => name !== '' && name !== 'NULL' && name !== 'NONE'),
    categories: (general ? inOrder(within(general, 'Categories', 'Category')) : []).map((each) =>
      attribute(each, 'lowerLimit'),
    ),
    ignored: [...new Set(names)],
  });
}

/** Reads elements one by one, in steps; the first that is refused ends it, with its position. */
function* each<T extends object>(
  elements: readonly XmlElement[],
  read: (element: XmlElement, index: number) => T | Refusal,
): Stepwise<Result<readonly T[]>> {
  const all: T[] = [];
  for (const [index, element] of elements.entries()) {
    if (index % ELEMENTS === ELEMENTS - 1) yield;
    const one = read(element, index);
    if ('ok' in one) return inRow(one, index + 1);
    all.push(one);
  }
  return succeed(all);
}

/** OpenGotha 3.51 says its own version only; the first ones said none. */
function versionOf(root: XmlElement): number {
  const [version, program] = ['dataVersion', 'fullVersionNumber'].map((name) =>
    attribute(root, name),
  );
  if (version !== '') return Number(version);
  return program === '' ? 0 : NEW_RATINGS;
}

function readPlayer(element: XmlElement, zero: number): OpenGothaPlayer | Refusal {
  const of = (name: string): string => attribute(element, name);
  const surname = of('name');
  const given = of('firstName') === NO_GIVEN ? '' : of('firstName');
  if (surname === '' && given === '') {
    return refuse({ argument: PLAYER, found: '' }, 'openGothaName');
  }
  for (const name of ['rating', 'smmsCorrection']) {
    if (!/^-?\d{0,6}$/.test(of(name)) || of(name) === '-') {
      return refuse({ argument: PLAYER, found: of(name) }, 'openGothaNumber', { attribute: name });
    }
  }
  const egdName = [surname, given]
    .map((part) => part.replace(/\s+/g, '_'))
    .join(' ')
    .trim();
  const absent = Array.from(of('participating').slice(0, MOST_ROUNDS))
    .map((sign, at) => (sign === '0' ? at + 1 : 0))
    .filter((round) => round > 0);
  const texts = {
    country: capitals(of('country')),
    ...{ club: of('club'), pin: of('egfPin'), agaId: of('agaId'), licence: of('ffgLicence') },
    ...{ grade: of('grade'), rank: of('rank') },
  };
  const filled: Partial<Record<keyof typeof texts, string>> = {};
  for (const key of Object.keys(texts) as (keyof typeof texts)[]) {
    if (texts[key] !== '') filled[key] = texts[key];
  }
  return {
    ...{ surname, given, name: shownName(egdName) },
    ...(isEgdName(egdName) && { egdName }),
    ...filled,
    ...(of('rating') !== '' && { rating: Number(of('rating')) + zero }),
    correction: Number(of('smmsCorrection')),
    absent,
    isFinal: of('registeringStatus') !== 'PRE',
  };
}

function readGame(element: XmlElement, keys: Keys): OpenGothaGame | Refusal {
  const round = roundOf(element);
  const at = { argument: 'Game', ...(round !== undefined && { round }) };
  if (round === undefined) {
    return refuse({ ...at, found: attribute(element, 'roundNumber') }, 'openGothaRound');
  }
  const seats = ['blackPlayer', 'whitePlayer'].map((name) => attribute(element, name));
  const [black, white] = seats.map((key) => keys.find(key));
  if (black === undefined || white === undefined) {
    const found = (black === undefined ? seats[0] : seats[1]) ?? '';
    return refuse({ ...at, found }, 'openGothaUnknown');
  }
  if (black === white) return refuse({ ...at, found: seats[0] ?? '' }, 'openGothaSelf');
  const found = attribute(element, 'result');
  const [, word = '', byDefault = ''] = /^RESULT_([A-Z]+?)(_BYDEF)?$/.exec(found) ?? [];
  const result = RESULTS[word];
  if (result === undefined) return refuse({ ...at, found }, 'openGothaResult');
  return {
    ...{ round, black, white, result, byDefault: byDefault !== '' },
    table: wholeIn(element, 'tableNumber'),
    handicap: wholeIn(element, 'handicap'),
    knownColour: attribute(element, 'knownColor') !== 'false',
  };
}

function readBye(element: XmlElement, keys: Keys): OpenGothaBye | Refusal {
  const found = attribute(element, 'player');
  const round = roundOf(element);
  const player = keys.find(found);
  const at = { argument: 'ByePlayer', found };
  if (player === undefined) return refuse(at, 'openGothaUnknown');
  return round === undefined ? refuse(at, 'openGothaRound') : { round, player };
}

/** Pairgoth writes BOTHLOOSE. */
const RESULTS: Readonly<Record<string, OpenGothaResult | undefined>> = {
  UNKNOWN: 'open',
  WHITEWINS: 'white',
  BLACKWINS: 'black',
  EQUAL: 'equal',
  BOTHWIN: 'bothWin',
  BOTHLOSE: 'bothLose',
  BOTHLOOSE: 'bothLose',
};

/** Pairgoth calls the wrapper like the elements. */
function byeElements(root: XmlElement): readonly XmlElement[] {
  const all = [
    ...within(root, 'ByePlayers', 'ByePlayer'),
    ...within(root, 'ByePlayer', 'ByePlayer'),
  ];
  return all.filter((element) => attribute(element, 'player') !== '');
}

function roundOf(element: XmlElement): number | undefined {
  const round = wholeIn(element, 'roundNumber');
  return round >= 1 && round <= MOST_ROUNDS ? round : undefined;
}

function wholeIn(element: XmlElement, name: string): number {
  const text = attribute(element, name);
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
