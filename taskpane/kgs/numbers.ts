import { namesOfOne } from './year/layout';

const numbered = new RegExp(`^(?:${Object.values(namesOfOne).join('|')})(\\d{1,4})$`, 'i');

/** The numbers of tournaments that have names, in their order. */
export function tournamentNumbers(names: readonly string[]): readonly number[] {
  const numbers = names.flatMap((name) => {
    const [, digits] = numbered.exec(name) ?? [];
    return digits === undefined ? [] : Number(digits);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** A number for the next tournament, by the names that are taken: the latest has the highest. */
export function freeNumber(names: readonly string[]): number {
  return 1 + (tournamentNumbers(names).at(-1) ?? 0);
}
