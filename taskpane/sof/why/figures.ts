import type { ActiveCell } from '../../excel/workbook/why';
import { awardLists, eventNames } from '../standing/names';
import { withTexts } from '../../../src/language';
import { namedFigures, namesOnSheet } from '../../why/figures/named-figures';

/** The names of the two areas of the event on whose sheets a cell stands, as far as they are there: the event's, then its list. */
export function areaNames(cell: ActiveCell): readonly string[] {
  const [own] = namesOnSheet(cell, (name) => eventNames.of(name) !== undefined);
  return Object.values(eventNames.of(own) ?? {}).flatMap((wanted) =>
    cell.names
      .map(({ name }) => name)
      .filter((name) => name.toLowerCase() === wanted.toLowerCase()),
  );
}

/** Whether an area is the list of an event, by its name. */
export const isAwards = (name: string): boolean => awardLists.timeOf(name) !== undefined;

/** An event is known by the names of its two sheets. */
export const sofFigures = namedFigures(areaNames, async () => {
  const { explainFigure } = await withTexts(
    'sof-why',
    () => import(/* webpackChunkName: "sof-why" */ './explain-figure'),
  );
  return explainFigure;
});
