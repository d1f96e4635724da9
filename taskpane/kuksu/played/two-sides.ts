import type { CrosstableCells, Found } from '../../../src';
import { placeName } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { cut, sentence } from '../../../language';

/** A cross table as it was read, with where its games stand. */
export interface ReadCrosstable {
  readonly crosstable: CrosstableCells;
  /** What stands where players would meet themselves; empty in a table that is in order. */
  readonly diagonal: readonly string[];
  readonly placeOf: (row: number, against: number) => Place;
  readonly nameOf: (row: number) => string;
}

/** What was typed where players would meet themselves: the points on the sheet would count it. */
export function onDiagonal({ diagonal, placeOf, nameOf }: ReadCrosstable): readonly Finding[] {
  return diagonal.flatMap((content, row): Finding[] => {
    if (content === '') return [];
    const at = placeOf(row, row);
    const values = { name: nameOf(row), address: placeName(at), content: cut(content) };
    return [{ sentence: sentence('kuksuDiagonal', values), at }];
  });
}

/**
 * Games whose two cells do not belong together: something was typed over the formula below the diagonal, or that formula is
 * gone. The points on the sheet count each cell by itself, so a point would be lost or given twice.
 */
export function unlikeSides({ crosstable, placeOf, nameOf }: ReadCrosstable): readonly Finding[] {
  return crosstable.flatMap((line, one) =>
    line.flatMap((typed, other): Finding[] => {
      if (other <= one) return [];
      const [above, below] = [resultOf(typed), resultOf(crosstable[other]?.[one])];
      // What is no result is refused in its own cell.
      if (above === undefined || below === undefined || isOneGame(above, below)) return [];
      const [at, mirror] = [placeOf(one, other), placeOf(other, one)];
      const [rest, to, from] =
        above === 'open' ? [1 - Number(below), at, mirror] : [1 - above, mirror, at];
      const values = {
        ...{ one: nameOf(one), other: nameOf(other), rest },
        ...{ before: placeName(to), lastAddress: placeName(from) },
      };
      return [{ sentence: sentence('kuksuSidesUnlike', values), at: to }];
    }),
  );
}

type OneSide = number | 'open';

function resultOf(cell: Found | undefined): OneSide | undefined {
  if (cell === undefined || cell === null || cell === '') return 'open';
  return cell === 0 || cell === 0.5 || cell === 1 ? cell : undefined;
}

/** Both are open, or make one point, or none where both have lost; an empty cell counts 0 beside a win. */
function isOneGame(above: OneSide, below: OneSide): boolean {
  if (above === 'open' || below === 'open') return above === below || above === 1 || below === 1;
  return above + below === 1 || above + below === 0;
}
