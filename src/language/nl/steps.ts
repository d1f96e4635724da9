import { agaSteps } from './aga/steps';
import { generalSteps } from './general/steps';
import { kgsSteps } from './kgs/steps';
import { kuksuSteps } from './kuksu/steps';
import { nkSteps } from './nk/steps';
import { sofSteps } from './sof/steps';

/** The steps of all systems in Dutch, by code. */
export const steps = {
  ...generalSteps,
  ...sofSteps,
  ...agaSteps,
  ...kgsSteps,
  ...nkSteps,
  ...kuksuSteps,
};
