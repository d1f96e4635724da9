import type { PairOptions } from '../pair-options';

/** What every part of the pairing form is given. */
export interface PartProps {
  readonly said: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}
