import { namesOnSheet } from '../../why/figures/names-on-sheet';
import type { ActiveCell } from '../../excel/workbook/why';
import { awardsName, eventName, sheetName } from '../standing/names';
import { withTexts } from '../../../src/language';
import { namedFigures } from '../../why/figures/named-figures';

/** The names of the two areas of the event on whose sheets a cell stands, as far as they are there: the event's, then its list. */
export function areaNames(cell: ActiveCell): readonly string[] {
  const [own = ''] = namesOnSheet(cell, (name) => sheetName.test(name));
  const number = sheetName.exec(own)?.[1];
  if (number === undefined) return [];
  return [eventName, awardsName].flatMap((name) => {
    const wanted = `${name}${number}`.toLowerCase();
    return cell.names.filter((each) => each.name.toLowerCase() === wanted).map((each) => each.name);
  });
}

/** Whether an area is the list of an event, by its name. */
export const isAwards = (name: string): boolean =>
  name.toLowerCase().startsWith(awardsName.toLowerCase());

/** An event is known by the names of its two sheets. */
export const sofFigures = namedFigures(areaNames, async () => {
  const { explainFigure } = await withTexts(
    'sof-why',
    () => import(/* webpackChunkName: "sof-why" */ './explain-figure'),
  );
  return explainFigure;
});
