import type { DeclareNumber, FlawWithin } from './arguments';
import type { general, Refuse, Vocabulary } from './message';

// Without checks of their codes: a room exports them as `Refusing` its own.
export { flawWithin, numberArgument } from './arguments';
export { refusal as refuse, unavailable } from './message';

/** What a room refuses with: its own codes, and those of any system. */
export interface Refusing<V extends Vocabulary> {
  /** Refuses an argument that cannot be used: #VALUE! in a cell. */
  readonly refuse: Refuse<typeof general & V>;
  /** Refuses sound arguments for which the rule has no answer: #N/A in a cell. */
  readonly unavailable: Refuse<typeof general & V>;
  readonly numberArgument: DeclareNumber<typeof general & V>;
  readonly flawWithin: FlawWithin<typeof general & V>;
}
