import type { Rounded, Told } from '../../../core/derivation';
import type { Catalogue, StepSay } from '../../catalogue';

/** The steps that any formula may have, in English. */
export const generalSteps: Catalogue<Told<{ readonly rounded: Rounded }>, StepSay> = {
  rounded: ({ unrounded, decimals, value }, say) => {
    const unit = decimals === 0 ? 'a whole number' : say.n(10 ** -decimals);
    return `${say.n(unrounded)} rounded to ${unit}: ${say.fixed(value, decimals)}`;
  },
};

/** One place, or those from one to another. */
export function places(from: number, to: number, say: StepSay): string {
  return from === to ? `place ${say.n(from)}` : `places ${say.n(from)} to ${say.n(to)}`;
}

/** The first of so many rows. */
export function rowsOf(rows: readonly number[], count: number, say: StepSay): string {
  const numbers = count > rows.length ? `${rows.map(say.n).join(', ')}, …` : say.list(rows);
  return count === 1 ? `row ${say.n(rows[0] ?? 0)}` : `rows ${numbers}`;
}
