import { championship } from './championship';
import { cycle, cycleInPlay } from './cycle';
import { formulas } from './formulas';
import { fromElsewhere } from './from-elsewhere';
import { samples } from './samples';
import type { Scene } from './scene';
import { season } from './season';
import { states } from './states';
import { weekend } from './weekend';
import { year, yearChanges } from './year';

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
