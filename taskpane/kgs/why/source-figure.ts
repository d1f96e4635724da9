import { sentence } from '../../../src/language';
import type { DecimalMark } from '../../sheets/notation';
import { calculatedState, isSaid, untold } from '../../why/figures/cells';
import type { Figure, FigureState, WordedStep } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import { type PointsSource, pointsSourceOf } from '../points-source';
import type { YearColumn, YearStructure } from '../structure';

type SourceKind = PointsSource['kind'];

/** What a result sheet says of where its points come from. */
export const sources = {
  ownPoints: 'kgsFromOwnPoints',
  ownTable: 'kgsFromOwnTable',
  yearPoints: 'kgsFromYearPoints',
  reconstruction: 'kgsFromReconstruction',
} as const satisfies Readonly<Record<SourceKind, string>>;

/** In the order in which they go before each other (K4). */
const inTurn = [
  ['ownPoints', 'kgsWhyOwnPoints'],
  ['ownTable', 'kgsWhyOwnTable'],
  ['yearPoints', 'kgsWhyYearPoints'],
  ['reconstruction', 'kgsWhyReconstruction'],
] as const satisfies readonly (readonly [SourceKind, string])[];

/** Where the points of a tournament come from: the first source that is filled in. */
export function sourceFigure(
  cell: ActiveCell,
  { column, name }: YearColumn,
  structure: YearStructure,
  mark: DecimalMark,
): Figure {
  const title = sentence('kgsWhySource');
  const from = pointsSourceOf(name, structure, mark, { kind: 'column', column });
  if (!from.ok) return untold(title, name, from.refusals);
  const { kind } = from.source;
  const last = inTurn.findIndex(([each]) => each === kind);
  return {
    title,
    about: name,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyFirstSource'),
    steps: inTurn.slice(0, last + 1).map(([, what], at): WordedStep => ({
      clause: 'K4',
      what: sentence(what),
      value: sentence(at === last ? 'kgsWhyCount' : 'kgsWhyNone'),
    })),
    state: stateOf(cell, sources[kind]),
    notes: [],
  };
}

/** Whether the cell says so, in whatever language. */
function stateOf(cell: ActiveCell, now: (typeof sources)[SourceKind]): FigureState {
  return calculatedState(cell, isSaid(cell.shown, now) ? cell.shown : '', sentence(now));
}
