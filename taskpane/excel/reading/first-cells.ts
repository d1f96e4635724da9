import { contains } from '../../plan/address';
import { areaOf, bounds, type LocatedRange, type Spot } from '../requests/ranges';
import { lookedBelow, rowBelow } from './below';
import { cellProperties, cellsOf, cut, type LoadedCells } from './loading';

/** Cells asked for before anybody knows how many there are: were all of them filled, Excel's limit on answers is far away. */
const mostCells = 60_000;
/** As wide as most lists are. */
const width = 30;

/**
 * Asks for the first cells of every place together with where it ends, so that what is small takes no request of its own.
 * Load first, sync, then read: undefined for each place that goes on beyond them.
 */
export function askFirstCells(
  spots: readonly Spot[],
): (located: readonly LocatedRange[]) => readonly (LoadedCells | undefined)[] {
  const rows = Math.floor(mostCells / width / spots.length);
  const asked = spots.map(({ whole }) => {
    // What lies beside the place comes along, and is cut off.
    const first = whole.getCell(0, 0).getResizedRange(rows - 1, width - 1);
    const used = first.getUsedRangeOrNullObject(true);
    used.load(`${bounds},${cellProperties}`);
    return used;
  });
  return (located) =>
    located.map(({ origin, place: { area } }, i) => {
      const used = asked[i];
      if (!used || used.isNullObject || !contains(areaOf(used), area)) return undefined;
      const cells = cellsOf(used);
      const below = lookedBelow(origin) > 0 ? rowBelow(cells, areaOf(used), area) : undefined;
      return { ...cut(cells, areaOf(used), area), ...(below && { below }) };
    });
}
