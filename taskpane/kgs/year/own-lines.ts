import { saidInAny } from '../../../language';
import type { NamedArea } from '../../plan/named-area';
import type { ExistingBlock } from '../../plan/plan';
import { clearedLines } from '../../season/lines';
import { countedFormula, listedRows, eventFormula } from './formulas';
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
  const counts = [listedRows(any, any), `${any}<>""`];
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
  states,
  lines,
}: {
  readonly ownLines: readonly { readonly area: NamedArea }[];
  readonly states: NamedArea | undefined;
  readonly lines: NamedArea;
}): number {
  const used = ownLines
    .map(({ area }) => area)
    .filter((area) => area.cell(0, 0).kind !== 'blank')
    .concat(states ?? []);
  const ends = used.map(({ place: { area } }) => area.row + area.rows - lines.place.area.row);
  return Math.max(0, ...ends);
}

/**
 * Clears the lines of deleted result sheets. Lines without a name of their own share the formula of their states with others,
 * which stays: it says nothing of lines that are empty.
 */
export function clearedLost(
  year: {
    readonly hasStates: boolean;
    readonly lines: NamedArea;
    readonly ownLines: readonly { readonly area: NamedArea }[];
  },
  lost: readonly number[],
): ExistingBlock[] {
  const { lines, ownLines } = year;
  const shapes = lineShapes(year);
  const first = lines.place.area.row;
  const own = new Set(ownLines.map(({ area }) => area.place.area.row - first));
  return lost.flatMap((row) =>
    clearedLines(lines, [row], own.has(row) ? shapes : shapes.slice(0, columnsOfLines)),
  );
}

/** Account, event and points. */
const columnsOfLines = 3;
