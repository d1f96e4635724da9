import { saidInAny } from '../../../language';
import type { NamedArea } from '../../plan/named-area';
import { countedFormula, countedRows, eventFormula } from './formulas';
import { lineStatesFormula } from './line-formulas';

/** Any cell, in a formula of which only the shape counts. */
export const any = 'A1';

/** The formulas that spill the lines of a tournament, column by column, with their states where the year has these. */
export function lineShapes({
  hasStates,
}: {
  readonly hasStates: boolean;
}): readonly (readonly string[])[] {
  // Of standings, and of points alone.
  const counts = [countedRows(any, any), `${any}<>""`];
  const counted = counts.map((each) => countedFormula(any, each));
  const events = counts.map((each) => eventFormula(each, any));
  const states = saidInAny('kgsLineLeftOut').map((words) =>
    lineStatesFormula({ accounts: any, events: any, points: any }, words),
  );
  return [counted, events, counted, ...(hasStates ? [states] : [])];
}

/**
 * The first row below the states of all tournaments, from 0 within the lines. Where formulas show an error, as all do while
 * the functions are not loaded, a tournament has fewer lines than states; one that was removed has nothing left.
 */
export function rowBelowStates({
  ownLines,
  lines,
}: {
  readonly ownLines: readonly { readonly area: NamedArea }[];
  readonly lines: NamedArea;
}): number {
  const ends = ownLines.flatMap(({ area }) => {
    const { row, rows } = area.place.area;
    return area.cell(0, 0).kind === 'blank' ? [] : [row + rows - lines.place.area.row];
  });
  return Math.max(0, ...ends);
}
