import { number, optionalNumber, optionalText } from '../parameters';

/* How the arguments of NK's functions are read: by the functions themselves, and where the pane explains them. */

export const groupsColumns = [number('strengths'), optionalText('rights')] as const;

export const groupSizeParameter = optionalNumber('groupSize');

export const scoreParameters = [number('group'), number('points')] as const;

export const groupOfPlayers = number('n');

export const playerCount = number('players');

export const roundCount = number('rounds');

export const rightsParameters = [number('points')] as const;
