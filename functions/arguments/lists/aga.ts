import type { SeasonLine, SeasonOptions } from '../../../src/aga/types';
import { readColumns, rowsOf } from '../columns';
import type { CellArgument } from '../matrix';
import { label, number, optionalNumber, optionalYesNo } from '../parameters';
import { readSingle } from '../read';

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

const seasonColumns = [label('players'), label('events'), number('points'), label('ids')] as const;

/** What a rule gives for the lines of a season. */
export function ofSeason<T>(
  players: CellArgument,
  events: CellArgument,
  points: CellArgument,
  best: CellArgument,
  ids: CellArgument,
  rule: (lines: readonly SeasonLine[], options: SeasonOptions) => T,
): T {
  const columns = readColumns(seasonColumns, [players, events, points, ids]);
  const lines = rowsOf(columns).map(([player, event, won, id]) => {
    return { player, event, points: won, id };
  });
  return rule(lines, { best: readSingle(optionalNumber('best'), best) });
}
