import type { Translate } from '../../../language';
import { fixed } from '../../plan/named-area';
import type { Plan } from '../../plan/plan';
import { blank, number } from '../../plan/plan-cells';
import { freeSheetName } from '../../plan/sheet-names';
import { bestArea, linesArea, qualifiersArea } from './layout';
import { seasonNames } from './names';
import { seasonSheet } from './season-sheet';
import { totalsSheet } from './totals-sheet';

/** The two sheets of a season: its qualifiers, and the totals of its players. */
export function planSeason(
  { name, best }: { readonly name: string; readonly best: number | undefined },
  taken: readonly string[],
  t: Translate,
): Pick<Plan, 'title' | 'sheets' | 'blocks' | 'names' | 'activate'> {
  const season = freeSheetName(t('agaSeasonSheet'), taken);
  const totals = freeSheetName(t('agaTotalsSheet'), [...taken, season]);
  const title = name === '' ? t('agaSeasonTitlePlain') : t('agaSeasonTitle', { name });
  const counted = best === undefined ? blank('input') : number(best, 'input');
  return {
    title: t('agaSeason'),
    sheets: [seasonSheet(season, title, counted, t), totalsSheet(totals, season, title, t)],
    blocks: [],
    names: [
      { name: seasonNames.qualifiers, sheet: season, address: fixed(qualifiersArea) },
      { name: seasonNames.best, sheet: season, address: fixed(bestArea) },
      { name: seasonNames.lines, sheet: totals, address: fixed(linesArea) },
    ],
    activate: season,
  };
}
