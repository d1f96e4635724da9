import type { Alias, AnnualLine, CalculatorCells, Entrant } from '../../../src/kgs/types';
import type { Found } from '../../../src/core/result';
import { readColumns, rowsOf } from '../columns';
import { withFraction, withHours } from '../../../src/core/numbers';
import { isLoneCell, type CellArgument } from '../matrix';
import { label, mark, number, optionalMark, optionalNumber } from '../parameters';
import { readSingle, readTable } from '../read';

/* How the arguments of KGS's functions are read: by the functions themselves, and where the pane explains them. */

/** Arguments that several functions have. */
export const arg = {
  /** Both may be blank where a calculator makes them needless. */
  F: optionalNumber('F'),
  players: optionalNumber('players'),
  rounds: number('rounds'),
};

/** They may be written as 4½. */
export const standings = [
  number('wins', withFraction),
  number('sos', withFraction),
  number('sodos', withFraction),
] as const;

/** The main time may be written as 12:00, 0:30 or 30 min, as it stands in a cell of texts. */
export const factorParameters = [
  number('hours', withHours),
  number('boardSize'),
  arg.rounds,
] as const;

const entrant = {
  played: number('played'),
  scheduled: number('scheduled'),
  removed: mark('removed'),
};

export const pointsParameters = [arg.F, arg.players, number('place')] as const;

export const resultColumns = [...standings, optionalMark('counts')] as const;

const annualColumns = [label('accounts'), label('events'), number('points')] as const;

/** A director's own points; undefined when left out. */
export function calculatorOf(calculator: CellArgument): CalculatorCells | undefined {
  const cells = readTable('calculator', calculator);
  return cells[0] && cells;
}

/** A column without any content marks nothing: it is left out. */
export function countsOf(
  marks: readonly (boolean | undefined)[] | undefined,
): readonly boolean[] | undefined {
  return marks?.some((each) => each !== undefined) ? marks.map((each) => each === true) : undefined;
}

/** What a rule gives for the entrants, row by row; where one number of games is given, it is that of all. */
export function ofEntrants<T>(
  played: CellArgument,
  scheduled: CellArgument,
  removed: CellArgument,
  rule: (entrants: readonly Entrant[], scheduledForAll?: number) => T,
): T {
  if (isLoneCell(scheduled)) {
    // Beside a list, one number says nothing about where its rows end.
    const rows = rowsOf(readColumns([entrant.played, entrant.removed], [played, removed]));
    const entrants = rows.map(([games, isRemoved]) => ({ played: games, removed: isRemoved }));
    return rule(entrants, readSingle(entrant.scheduled, scheduled));
  }
  const rows = rowsOf(
    readColumns([entrant.played, entrant.scheduled, entrant.removed], [played, scheduled, removed]),
  );
  return rule(
    rows.map(([games, of, isRemoved]) => ({ played: games, scheduled: of, removed: isRemoved })),
  );
}

/** What a rule gives for the lines of a year and the accounts that were lent. */
export function ofLines<T>(
  accounts: CellArgument,
  events: CellArgument,
  points: CellArgument,
  aliases: CellArgument,
  rule: (lines: readonly AnnualLine[], aliases: readonly Alias[]) => T,
): T {
  const columns = readColumns(annualColumns, [accounts, events, points]);
  const lines = rowsOf(columns).map(([account, event, won]) => ({ account, event, points: won }));
  const lent = readTable('aliases', aliases).map((cells) => {
    // A table of fewer columns has blank ones beside it.
    const [account, event, engine] = [...cells, null, null] as [Found, Found, Found];
    return { account, event, engine };
  });
  return rule(lines, lent);
}
