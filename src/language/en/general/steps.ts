import type { Rounded, Told } from '../../../core/derivation';
import type { Catalogue, StepSay } from '../../catalogue';

/** The steps that any formula may have, in English. */
export const generalSteps: Catalogue<Told<{ readonly rounded: Rounded }>, StepSay> = {
  rounded: ({ unrounded, decimals, value }, say) => {
    const unit = decimals === 0 ? 'a whole number' : say.n(10 ** -decimals);
    return `${say.n(unrounded)} rounded to ${unit}: ${say.fixed(value, decimals)}`;
  },
};
