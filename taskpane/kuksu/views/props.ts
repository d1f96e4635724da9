import type { KuksuCycle } from '../../../src';
import type { Changes } from '../changes';
import type { GroupOptions } from '../given';

/** What every part of the form is given. */
export interface GroupFormProps {
  readonly options: GroupOptions;
  readonly onChange: (options: GroupOptions) => void;
}

/** What a player's line is given, and what opens below it. */
export interface PlayerProps {
  readonly placement: KuksuCycle.Placement;
  readonly fill: KuksuCycle.TierFill;
  readonly tiers: number;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}
