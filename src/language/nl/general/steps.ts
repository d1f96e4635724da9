import type { Rounded, Told } from '../../../core/derivation';
import type { Catalogue, StepSay } from '../../catalogue';

/** The steps that any formula may have, in Dutch. */
export const generalSteps: Catalogue<Told<{ readonly rounded: Rounded }>, StepSay> = {
  rounded: ({ unrounded, decimals, value }, say) => {
    const unit = decimals === 0 ? 'een geheel getal' : say.n(10 ** -decimals);
    return `${say.n(unrounded)} afgerond op ${unit}: ${say.fixed(value, decimals)}`;
  },
};

/** One place, or those from one to another. */
export function places(from: number, to: number, say: StepSay): string {
  return from === to ? `plaats ${say.n(from)}` : `plaatsen ${say.n(from)} tot en met ${say.n(to)}`;
}

/** The first of so many rows. */
export function rowsOf(rows: readonly number[], count: number, say: StepSay): string {
  const numbers = count > rows.length ? `${rows.map(say.n).join(', ')}, …` : say.list(rows);
  return count === 1 ? `rij ${say.n(rows[0] ?? 0)}` : `rijen ${numbers}`;
}
