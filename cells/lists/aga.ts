import { number, optionalNumber, optionalYesNo } from '../parameters';

/* How the arguments of AGA's functions are read: by the functions themselves, and where the pane explains them. */

/** Arguments that several functions have. */
export const arg = {
  avg: number('avg'),
  players: number('players'),
  asSheet: optionalYesNo('asSheet'),
};

export const field = [arg.avg, arg.players] as const;

export const pointsParameters = [
  ...field,
  number('place'),
  optionalNumber('tied'),
  arg.asSheet,
] as const;

export const placesColumn = [number('places')] as const;

export const ratingsColumn = [number('ratings')] as const;
