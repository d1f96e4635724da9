import { onSheet, placeName } from '../../plan/address';
import type { Restoring } from '../contents/block-state';
import { brokenSince } from './last-look';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { attempt } from '../../workbook/problems';
import type { Attempted, NewCell } from '../../plan/receipt';
import { goneUnseen, uncertainFindings } from './taking-back-findings';

interface Lost {
  readonly news: readonly NewCell[];
  readonly unsure: readonly Finding[];
}

/** What a failed batch deleted: if its answer got lost, the content right before is unknown. */
export async function lostBefore(
  context: Excel.RequestContext,
  attempted: Attempted | undefined,
  sheets: readonly Excel.Worksheet[],
  blocks: readonly Restoring[],
): Promise<Lost> {
  if (!attempted) return { news: [], unsure: [] };
  const gone = attempted.sheets.filter(({ id }) => !sheets.some((each) => each.id === id));
  const isAttempted = (place: Place): boolean =>
    attempted.cells.some((each) => placeName(each) === placeName(place));
  const cells = blocks.flatMap(({ settled }) => settled).filter(isAttempted);
  const { typed } = attempted;
  const isLost = ({ address }: NewCell): boolean =>
    gone.some(({ name }) => address.startsWith(onSheet(name, ''))) ||
    cells.some((cell) => placeName(cell) === address);
  const unsure = [...(gone.length > 0 ? [goneUnseen(gone)] : []), ...uncertainFindings(cells)];
  const putBack = blocks.map(({ place }) => place);
  const broken =
    gone.length === 0
      ? undefined
      : await attempt(() => brokenSince(context, { ...attempted, putBack }));
  const formulas = (broken?.ok === true ? broken.value : undefined) ?? [];
  return typed
    ? { news: [...typed.filter(isLost), ...formulas], unsure: [] }
    : { news: formulas, unsure };
}

/** Two batches in a row whose answers were lost. */
export function attemptedTwice(
  first: Attempted | undefined,
  second: Attempted | undefined,
): Attempted | undefined {
  if (!first || !second) return first ?? second;
  const more = second.sheets.filter(({ id }) => !first.sheets.some((each) => each.id === id));
  const { sheets, cells, going, others } = first;
  return {
    sheets: [...sheets, ...more],
    cells: [...cells, ...second.cells],
    ...{ going, others },
  };
}
