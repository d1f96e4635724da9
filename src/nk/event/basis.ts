import type { Absence, Game, GameResult, NkEvent, Round, RoundNumber } from './event';

/** One letter per result; a capital is a game, a small letter a forfeit. */
const LETTERS: Readonly<Record<GameResult, string>> = {
  black: 'B',
  white: 'W',
  draw: 'D',
  bothLost: 'L',
  blackByForfeit: 'b',
  whiteByForfeit: 'w',
};
const RESULTS = new Map(
  (Object.keys(LETTERS) as GameResult[]).map((result) => [LETTERS[result], result]),
);

/** A game whose result is still to come. */
const OPEN = '?';

/**
 * The results that a round is paired on, as one line of text to keep beside it: the rounds before it, separated by "|",
 * each with its games as black-white and a letter, its byes as the number and "+", its absences as the number
 * and "-" or "=" (half a point), in order of the numbers.
 *
 *     3-11B 12-4W 7+ | 3-4D 11-12b 7-
 *
 * @param round the round, from 1; round 1 is paired on nothing
 */
export function basisOf({ rounds, settings }: NkEvent, round: RoundNumber): string {
  const half = settings?.absencePoints;
  return rounds
    .slice(0, round - 1)
    .map((each) => partsOf(each, half).join(' '))
    .join(' | ');
}

/** A round in parts, in order of the numbers; an absence without points of its own is worth `half`. */
export function partsOf(
  { games, byes = [], absences = [] }: Round,
  half: 0 | 0.5 = 0,
): readonly string[] {
  const parts: (readonly [first: number, text: string])[] = [];
  for (const { black, white, result } of games) {
    parts.push([black, `${black}-${white}${result === null ? OPEN : LETTERS[result]}`]);
  }
  for (const player of byes) parts.push([player, `${player}+`]);
  for (const { player, points = half } of absences) {
    parts.push([player, `${player}${points === 0 ? '-' : '='}`]);
  }
  return parts.sort(([a], [b]) => a - b).map(([, text]) => text);
}

/** The rounds of a basis; undefined if the text is not a basis. */
export function roundsOf(basis: string): readonly Round[] | undefined {
  if (basis.trim() === '') return [];
  const rounds: Round[] = [];
  for (const text of basis.split('|')) {
    const round = readRound(text);
    if (!round) return undefined;
    rounds.push(round);
  }
  return rounds;
}

function readRound(text: string): Round | undefined {
  const games: Game[] = [];
  const byes: number[] = [];
  const absences: Absence[] = [];
  for (const part of text.split(' ').filter((each) => each !== '')) {
    const [, black = '', white = '', letter = ''] = /^(\d+)-(\d+)([BWDLbw?])$/.exec(part) ?? [];
    const [, single = '', sign = ''] = /^(\d+)([-+=])$/.exec(part) ?? [];
    if (letter !== '') {
      games.push({
        black: Number(black),
        white: Number(white),
        result: RESULTS.get(letter) ?? null,
      });
    } else if (sign === '') {
      return undefined;
    } else if (sign === '+') {
      byes.push(Number(single));
    } else {
      absences.push({ player: Number(single), points: sign === '-' ? 0 : 0.5 });
    }
  }
  return { games, byes, absences };
}
