/**
 * The courses an NK can take, player by player and by trying everything: every choice of the bye, every
 * way of pairing the field that the rules leave open, every result. It knows no lines and no windows; small
 * fields only. Earlier meetings do not count.
 */

/** A player is twice the group of the moment, plus 1 after a bye; a field is its players in order. */
type Player = number;
type Field = readonly Player[];

const groupOf = (player: Player): number => Math.floor(player / 2);
const hadBye = (player: Player): boolean => player % 2 === 1;
const without = (field: Field, index: number): Field => field.filter((_, i) => i !== index);

/** The indices of players that are not alike. */
function distinct(field: Field): number[] {
  return field.flatMap((player, index) => (field.indexOf(player) === index ? [index] : []));
}

/** A field and a player taken out of it. */
interface Drawn {
  readonly field: Field;
  readonly player: Player;
}

function drawn(field: Field, may: (player: Player) => boolean): Drawn[] {
  return distinct(field).flatMap((index) => {
    const player = field[index] ?? NaN;
    return may(player) ? [{ player, field: without(field, index) }] : [];
  });
}

/** N10: the lowest group, never twice while anyone is without; when all have had it, nobody has. */
function byes(field: Field): Drawn[] {
  const renewed = field.every(hadBye) ? field.map((player) => player - 1) : field;
  const lowest = Math.max(...renewed.filter((player) => !hadBye(player)));
  return drawn(renewed, (player) => player === lowest);
}

type Game = readonly [Player, Player];
type Pairing = readonly Game[];

function pairings(field: Field): Pairing[] {
  const [first, ...others] = field;
  if (first === undefined) return [[]];
  return drawn(others, () => true).flatMap(({ player, field: left }) =>
    pairings(left).map((rest): Pairing => [[first, player], ...rest]),
  );
}

/** N5: the smallest sum of squared group gaps. */
function bestPairings(field: Field): Pairing[] {
  const all = pairings(field).map((pairing) => {
    const gaps = pairing.map(([a, b]) => (groupOf(a) - groupOf(b)) ** 2);
    return { pairing, sum: gaps.reduce((sum, gap) => sum + gap, 0) };
  });
  const least = Math.min(...all.map(({ sum }) => sum));
  return all.filter(({ sum }) => sum === least).map(({ pairing }) => pairing);
}

/** N7: the candidates by themselves, with one floating down if they are odd. */
function titlePairings(field: Field): Pairing[] {
  const candidates = field.filter((player) => groupOf(player) <= 1);
  const others = field.filter((player) => groupOf(player) > 1);
  if (candidates.length % 2 === 0) return together(candidates, others);
  const top = candidates.filter((player) => groupOf(player) === 0);
  const topFloats = top.length === 1 || top.length === candidates.length;
  return drawn(candidates, (player) => (groupOf(player) === 0) === topFloats).flatMap(
    ({ player, field: left }) => together(left, [player, ...others]),
  );
}

function together(some: Field, others: Field): Pairing[] {
  const below = bestPairings(others);
  return bestPairings(some).flatMap((pairing) => below.map((rest) => [...pairing, ...rest]));
}

const inOrder = (field: Field): Field => [...field].sort((a, b) => a - b);
const LOST = 2;

/** The fields that can follow a field after so many rounds. */
function afterRound(field: Field, played: number): Field[] {
  const starts: Drawn[] = field.length % 2 === 1 ? byes(field) : [{ field, player: NaN }];
  return starts.flatMap(({ field: playing, player }) => {
    const waiting = Number.isNaN(player) ? [] : [player + 1];
    return (played < 5 ? bestPairings(playing) : titlePairings(playing)).flatMap((pairing) =>
      pairing
        .reduce<Field[]>(
          (fields, [a, b]) =>
            unlike(
              fields.flatMap((each) => [
                inOrder([...each, a, b + LOST]),
                inOrder([...each, a + LOST, b]),
              ]),
            ),
          [waiting],
        )
        .map(inOrder),
    );
  });
}

function unlike(fields: Field[]): Field[] {
  return [...new Map(fields.map((field) => [field.join(), field])).values()];
}

/** Every field that can be there after 0, 1, 2 ... rounds. */
export function courses(players: number, rounds: number, groupSize: number): Field[][] {
  let fields: Field[] = [
    Array.from({ length: players }, (_, index) => 2 * Math.floor(index / groupSize)),
  ];
  const all = [fields];
  for (let played = 0; played < rounds; played++) {
    fields = unlike(fields.flatMap((field) => afterRound(field, played)));
    all.push(fields);
  }
  return all;
}

/** How many players of a field stand in a group. */
export function countIn(field: Field, group: number): number {
  return field.filter((player) => groupOf(player) === group).length;
}
