import type { EgdNameWritten } from '../../../src';
import { areaName } from '../../plan/address';
import { entry } from '../../plan/plan-cells';
import type { Plan } from '../../plan/plan';
import type { Translate } from '../../../language';
import type { Book } from '../book/book';

/** Writes the names of the table into their column; undefined where there is none, or nothing to write. */
export function keepNames(
  { players, egdNames }: Book,
  names: readonly EgdNameWritten[],
  t: Translate,
): Plan | undefined {
  if (!egdNames) return undefined;
  const byNumber = new Map(names.map(({ player, egd }) => [player, egd]));
  const blocks = players.flatMap(({ number, egdName = '' }, i) => {
    const [egd, place] = [byNumber.get(number), egdNames.cells[i]];
    if (egd === undefined || egd === egdName || !place) return [];
    const { sheetId, sheet, area } = place;
    return [{ sheetId, sheet, at: areaName(area), cells: [[entry(egd)]] }];
  });
  const [first] = blocks;
  if (!first) return undefined;
  return {
    title: t('nkEgdKeep'),
    sheets: [],
    blocks,
    names: [],
    activate: first.sheet,
    sources: [egdNames.source],
    warnings: [],
  };
}
