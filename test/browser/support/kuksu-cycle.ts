import type { Entry } from '../../checkers/kuksu-cycle';

export type Row = (string | number | null)[];

/** Invented players, the strongest first; two of them are equally strong. */
const initials = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
export const firstCycle: readonly Entry[] = Array.from({ length: 47 }, (_, index) => {
  const letter = initials.charAt(index % initials.length);
  const name =
    index === 21 ? 'Zoe Zonder' : `${letter}${'aeiou'.charAt(index % 5)}n ${letter}-${index}`;
  return { name, rating: 2600 - 23 * (index === 30 ? 29 : index), pin: null, last: null };
});

export const HOLDER = 'Kiyo Houder';
