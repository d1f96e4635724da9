import type {
  Board,
  CriterionCode,
  NoPairing,
  PairedRound,
} from '../../../src/nk/event/paired-round';
import type { NkEvent, PlayerNumber, RoundOptions, Settings } from '../../../src/nk/event/event';
import { checkTitle, checkWarnings } from './check-final';
import { type Account, compare, type Ledger } from './ledger';
import {
  byeQueue,
  costOf,
  type Field,
  fieldOf,
  groupsOf,
  isLegal,
  lessByTrying,
  type Pair,
  type Task,
  taskOf,
} from './pairing';
import type { Chance } from './random';

/** Every clause that a paired round has to keep, checked on the round alone. */

/** Up to so many free players all pairings are tried. */
const TRY_ALL = 12;

/** Exchanges of opponents that are tried on a larger field. */
const EXCHANGES = 10;

export interface Round {
  readonly event: NkEvent;
  readonly ledger: Ledger;
  readonly settings: Settings;
  readonly options: RoundOptions;
}

/** What a paired round gets wrong, a sentence each. */
export function checkRound(round: Round, paired: PairedRound, chance: Chance): string[] {
  const task = taskOf(round.ledger, round.settings, round.options);
  const wrong = [
    ...checkComplete(task, paired),
    ...checkFixed(task, paired),
    ...checkBye(task, paired, chance),
    ...checkTitle(round.event, round.ledger, paired.title),
  ];
  if (paired.round !== task.round) wrong.push(`round ${paired.round} instead of ${task.round}`);
  const ranks = ranksOf(task.present);
  for (const board of paired.boards) wrong.push(...checkBoard(task, board, ranks));
  const field = fieldOf(task, paired.bye?.player);
  const pairs = freePairs(field, paired);
  for (const pair of pairs) {
    if (!isLegal(field, pair)) wrong.push(`N5: ${pair.join('-')} may not meet`);
  }
  wrong.push(...checkCriteria(field, paired, pairs), ...checkWarnings(field, paired));
  return [...wrong, ...checkBest(field, pairs, chance)];
}

/** Everyone present is on one board or has the bye, and nobody else. */
function checkComplete({ present }: Task, { boards, bye, absent }: PairedRound): string[] {
  const seated = [...boards.flatMap(({ black, white }) => [black.player, white.player])];
  if (bye) seated.push(bye.player);
  const wrong: string[] = [];
  const [want, have] = [present.map(({ number }) => number), seated].map((list) =>
    list.sort((a, b) => a - b).join(' '),
  );
  if (want !== have) wrong.push(`present are ${want}, seated ${have}`);
  if (absent.some((player) => seated.includes(player))) wrong.push('an absent player is seated');
  const numbers = boards.map(({ number }) => number);
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? NaN))) {
    wrong.push(`boards are numbered ${numbers.join(' ')}`);
  }
  return wrong;
}

/** What the director has fixed stands. */
function checkFixed({ options }: Task, { boards }: PairedRound): string[] {
  const wrong: string[] = [];
  for (const { players, board, black } of options.forced ?? []) {
    const found = boards.find((each) => players.every((player) => isAt(each, player)));
    if (!found) wrong.push(`the forced pair ${players.join('-')} is missing`);
    else if (board !== undefined && found.number !== board) {
      wrong.push(`the forced pair ${players.join('-')} is at board ${found.number}, not ${board}`);
    } else if (black !== undefined && found.black.player !== black) {
      wrong.push(`the forced pair ${players.join('-')} has other colours`);
    }
  }
  return wrong;
}

function isAt({ black, white }: Board, player: PlayerNumber): boolean {
  return black.player === player || white.player === player;
}

/** N10: in an odd field the first in order, unless nothing can be paired then. */
function checkBye(task: Task, { bye }: PairedRound, chance: Chance): string[] {
  const odd = task.present.length % 2 === 1;
  if (!bye) return odd ? ['N10: nobody has the bye'] : [];
  if (!odd) return ['N10: a bye in an even field'];
  const queue = byeQueue(task);
  const at = queue.indexOf(bye.player);
  const before = queue.slice(0, Math.max(0, at));
  const wrong: string[] = [];
  if (at < 0) wrong.push(`N10: ${bye.player} may not have the bye`);
  if (bye.passedOver.join(' ') !== before.join(' ')) {
    wrong.push(
      `N10: before ${bye.player} come ${before.join(' ')}, not ${bye.passedOver.join(' ')}`,
    );
  }
  for (const player of before) {
    if (isPairable(fieldOf(task, player), chance)) {
      wrong.push(`N10: ${player} could have had the bye instead of ${bye.player}`);
    }
  }
  return wrong;
}

function isPairable(field: Field, { next }: Chance): boolean {
  const { players } = field;
  return isMatchable(
    players.length,
    (a, b) => {
      const [one, two] = [players[a], players[b]];
      return one !== undefined && two !== undefined && isLegal(field, [one.number, two.number]);
    },
    next,
  );
}

type Ranks = ReadonlyMap<PlayerNumber, number>;

/** N4: everyone's rank in the group, from 1. */
function ranksOf(players: readonly Account[]): Ranks {
  const ranks = new Map<PlayerNumber, number>();
  for (const members of groupsOf(players).values()) {
    for (const [index, { number }] of members.entries()) ranks.set(number, index + 1);
  }
  return ranks;
}

/** What a board says of its players, and N14. */
function checkBoard(task: Task, board: Board, ranks: Ranks): string[] {
  const { ledger, options } = task;
  const { black, white } = board;
  const [one, two] = [ledger.accounts.get(black.player), ledger.accounts.get(white.player)];
  if (!one || !two) return [`board ${board.number} seats a stranger`];
  const wrong: string[] = [];
  for (const [seat, account] of [
    [black, one],
    [white, two],
  ] as const) {
    const { group, score, sos } = seat;
    if (group !== account.group || 2 * score !== account.score2 || 2 * sos !== account.sos2) {
      wrong.push(`N9: ${account.number} is shown with ${group}, ${score}, ${sos}`);
    }
    const rank = ranks.get(account.number);
    if (seat.rank !== rank)
      wrong.push(`N4: ${account.number} is ${String(rank)} in the group, not ${seat.rank}`);
  }
  if (2 * board.scoreGap !== Math.abs(one.score2 - two.score2)) {
    wrong.push(`board ${board.number}: score gap ${board.scoreGap}`);
  }
  if (board.repeats !== ledger.meetings(one.number, two.number)) {
    wrong.push(`board ${board.number}: ${board.repeats} repeats`);
  }
  const fixed = (options.forced ?? []).find(({ players }) =>
    players.every((each) => isAt(board, each)),
  );
  if (fixed?.black === undefined && blackOf(one, two) !== one.number) {
    wrong.push(`N14: ${blackOf(one, two)} should have black at board ${board.number}`);
  }
  return wrong;
}

/** N14: balance, then alternation, then entry order. */
export function blackOf(a: Account, b: Account): PlayerNumber {
  const colours = ({ entries }: Account): string[] =>
    entries.flatMap(({ kind, colour }) => (kind === 'game' && colour ? [colour] : []));
  const balance = (had: string[]): number =>
    had.filter((each) => each === 'black').length - had.filter((each) => each === 'white').length;
  const [hadA, hadB] = [colours(a), colours(b)];
  const [overA, overB] = [balance(hadA), balance(hadB)];
  if (overA !== overB) return overA < overB ? a.number : b.number;
  while (hadA.length > 0 && hadB.length > 0) {
    const [lastA, lastB] = [hadA.pop(), hadB.pop()];
    if (lastA !== lastB) return lastA === 'white' ? a.number : b.number;
  }
  return Math.min(a.number, b.number);
}

/** The boards between free players. */
function freePairs({ byNumber }: Field, { boards }: PairedRound): Pair[] {
  return boards
    .map(({ black, white }): Pair => [black.player, white.player])
    .filter(([a, b]) => byNumber.has(a) && byNumber.has(b));
}

const SUMS: readonly CriterionCode[] = [
  'title',
  'repeats',
  'gaps',
  'floatDown',
  'floatUp',
  'pattern',
];

/** N5: the sums that the round names are those of its pairs; so are its floaters. */
function checkCriteria(field: Field, { criteria, floaters }: PairedRound, pairs: Pair[]): string[] {
  const wrong: string[] = [];
  const said = SUMS.map((code) => criteria.find((each) => each.code === code)?.value);
  const cost = costOf(field, pairs);
  if (said.join(' ') !== cost.join(' ')) {
    wrong.push(`N5: the sums are ${cost.join(' ')}, not ${said.join(' ')}`);
  }
  const groupOf = (player: PlayerNumber): number => field.byNumber.get(player)?.group ?? NaN;
  const across = pairs.flatMap(([a, b]) =>
    groupOf(a) === groupOf(b) ? [] : [`${a}-${b}`, `${b}-${a}`],
  );
  const floats = floaters.map(({ player, opponent }) => `${player}-${opponent}`);
  if (across.sort().join(' ') !== floats.sort().join(' ')) {
    wrong.push(`N6: ${across.join(' ')} float, not ${floats.join(' ')}`);
  }
  return wrong;
}

/** N5: no legal pairing is better; on a larger field none that exchanges the opponents of two pairs. */
function checkBest(field: Field, pairs: readonly Pair[], chance: Chance): string[] {
  const cost = costOf(field, pairs);
  if (field.players.length <= TRY_ALL) {
    const less = lessByTrying(field, cost);
    return less ? [`N5: ${less.join(' ')} is possible, not ${cost.join(' ')}`] : [];
  }
  for (let exchange = 0; exchange < EXCHANGES; exchange++) {
    const [first, second, ...others] = near(pairs, chance);
    if (!first || !second) continue;
    const [a, b] = first;
    for (const [c, d] of [second, [second[1], second[0]] as const]) {
      const changed: Pair[] = [
        [a, c],
        [b, d],
      ];
      if (!changed.every((pair) => isLegal(field, pair))) continue;
      const other = costOf(field, [...others, ...changed]);
      if (compare(other, cost) < 0) {
        return [
          `N5: ${a}-${c} and ${b}-${d} are better: ${other.join(' ')}, not ${cost.join(' ')}`,
        ];
      }
    }
  }
  return [];
}

/** The pairs with two neighbours, drawn by chance, in front. */
function near(pairs: readonly Pair[], chance: Chance): Pair[] {
  const at = chance.whole(0, pairs.length - 1);
  const other = Math.min(pairs.length - 1, Math.max(0, at + chance.whole(-9, 9)));
  const [first, second] = [pairs[at], pairs[other]];
  if (at === other || !first || !second) return [];
  return [first, second, ...pairs.filter((_, index) => index !== at && index !== other)];
}

/** A refusal is right if nothing can be paired with any bye. */
export function checkNoPairing(round: Round, { relaxation }: NoPairing, chance: Chance): string[] {
  const task = taskOf(round.ledger, round.settings, round.options);
  if (task.present.length < 2) return [];
  const byes = task.present.length % 2 === 1 ? byeQueue(task) : [undefined];
  const possible = byes.find((bye) => isPairable(fieldOf(task, bye), chance));
  const wrong: string[] = [];
  if (byes.some((bye) => isPairable(fieldOf(task, bye), chance))) {
    wrong.push(`N5: refused, but possible with the bye for ${String(possible)}`);
  }
  if (relaxation.length === 0) wrong.push('N5: refused, and nothing is offered');
  return wrong;
}

/** A prime whose products of two residues are exact numbers. */
const PRIME = 67_108_859;

/**
 * Whether a graph can be paired completely, by Tutte's theorem: it can if and only if the determinant of the skew
 * matrix with a variable per edge is not identically 0. Variables are drawn at random modulo a prime, so that a
 * "yes" is certain and a "no" wrong once in 10 billion (three draws).
 */
export function isMatchable(
  size: number,
  hasEdge: (a: number, b: number) => boolean,
  random: () => number,
): boolean {
  if (size % 2 === 1) return false;
  for (let draw = 0; draw < 3; draw++) {
    const matrix = Array.from({ length: size }, () => new Float64Array(size));
    for (let a = 0; a < size; a++) {
      for (let b = a + 1; b < size; b++) {
        if (!hasEdge(a, b)) continue;
        const x = 1 + Math.floor(random() * (PRIME - 1));
        const [rowA, rowB] = [matrix[a], matrix[b]];
        if (rowA && rowB) [rowA[b], rowB[a]] = [x, PRIME - x];
      }
    }
    if (isRegular(matrix)) return true;
  }
  return false;
}

/** Gaussian elimination: whether the determinant is other than 0. */
function isRegular(matrix: Float64Array[]): boolean {
  const size = matrix.length;
  for (let at = 0; at < size; at++) {
    const pivot = matrix.findIndex((row, index) => index >= at && row[at] !== 0);
    if (pivot < 0) return false;
    const upper = matrix[pivot] ?? new Float64Array();
    matrix[pivot] = matrix[at] ?? upper;
    matrix[at] = upper;
    const inverse = power(upper[at] ?? 0, PRIME - 2);
    for (let below = at + 1; below < size; below++) {
      const row = matrix[below] ?? upper;
      const factor = ((row[at] ?? 0) * inverse) % PRIME;
      if (factor === 0) continue;
      for (let column = at; column < size; column++) {
        row[column] = ((row[column] ?? 0) + (PRIME - factor) * (upper[column] ?? 0)) % PRIME;
      }
    }
  }
  return true;
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
