import { championship } from './championship';
import { cycle } from './cycle';
import { cycleInPlay } from './cycle-in-play';
import { formulas } from './formulas';
import { fromElsewhere } from './from-elsewhere';
import { samples } from './samples';
import type { Scene } from './scene';
import { season } from './season';
import { states } from './states';
import { weekend } from './weekend';
import { year } from './year';
import { yearChanges } from './year-changes';

/** Every view and state of the pane. */
export const scenes: readonly Scene[] = [
  championship,
  weekend,
  fromElsewhere,
  year,
  yearChanges,
  cycle,
  cycleInPlay,
  samples,
  season,
  formulas,
  states,
];
