import {
  explainPlacement,
  mapped,
  placementsOf,
  tierLetter,
  type KuksuCycle,
  type Stepwise,
} from '../../src';
import { blank, number, text } from '../plan/plan-cells';
import type { NewSheet, PlanCell } from '../plan/plan';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../plan/sheet-names';
import type { WorkbookFacts } from '../plan/source';
import { ruled, type Said, type Translate } from '../../language';

/** All leagues in one table, with the reason for every place. */
export function* leaguesSheet(
  grouping: KuksuCycle.Grouping,
  say: (said: Said) => string,
  facts: WorkbookFacts,
  t: Translate,
): Stepwise<NewSheet> {
  const heading = [
    t('kuksuTier'),
    t('kuksuLeague'),
    t('kuksuSeed'),
    t('kuksuName'),
    t('kuksuRating'),
    t('kuksuLastLeague'),
    t('kuksuLastPlace'),
    t('kuksuHow'),
  ].map((title) => text(title));
  const rows = yield* mapped(placementsOf(grouping), (placement): PlanCell[] => {
    const { tier, league, seed, name, rating, last } = placement;
    return [
      text(tierLetter(tier)),
      text(league),
      number(seed),
      text(name),
      number(rating),
      last ? text(last.league) : blank(),
      last ? number(last.place) : blank(),
      text(say(ruled(explainPlacement(placement, grouping.fills[tier - 1])))),
    ];
  });
  const tables = tableNames(facts);
  return {
    name: freeSheetName(t('kuksuLeaguesSheet'), sheetNames(facts)),
    blocks: [
      {
        at: 'A1',
        cells: [heading, ...rows],
        list: { kind: 'table', name: freeTableName(t('kuksuLeaguesSheet'), tables) },
      },
    ],
    widths: { A: 11, B: 11, C: 11, D: 24, E: 11, F: 16, G: 16, H: 80 },
    freeze: { rows: 1, columns: 0 },
    print: { orientation: 'landscape', titleRows: '1:1', fitToWidth: true },
  };
}
