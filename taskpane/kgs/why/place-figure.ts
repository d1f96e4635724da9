import { sentence, type Item } from '../../../language';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import type { ActiveCell } from '../../workbook/why';
import type { WrittenResult, WrittenResults } from './result-list';

const words = {
  wins: 'kgsWhyWins',
  sos: 'kgsSos',
  sodos: 'kgsSodos',
  points: 'kgsWhyPoints',
} as const;
type PlaceCriterion = keyof typeof words;

/** The place of a row (K5): who is better by wins, then by SOS, then by SODOS; or by points, where nothing else is known. */
export function placeFigure(
  cell: ActiveCell,
  { rows, hasStandings }: WrittenResults,
  own: WrittenResult,
  about: Item,
): Figure {
  const criteria: readonly PlaceCriterion[] = hasStandings ? ['wins', 'sos', 'sodos'] : ['points'];
  let level = rows.filter((each) => each.counts && each !== own);
  const better: number[] = [];
  const steps: FigureStep[] = [];
  for (const criterion of criteria) {
    const isFirst = better.length === 0;
    // What decides among equals says nothing where nobody is level.
    if (!isFirst && level.length === 0) break;
    const above = level.filter((each) => each[criterion] > own[criterion]);
    const said = {
      count: above.length,
      criterion: { code: words[criterion] },
      value: own[criterion],
    };
    steps.push({
      clause: 'K5',
      what: isFirst
        ? sentence(above.length === 0 ? 'kgsWhyNoneMore' : 'kgsWhyMore', said)
        : sentence(above.length === 0 ? 'kgsWhyLevelNone' : 'kgsWhyLevelMore', said),
      lines: (isFirst ? above : level).map((each) =>
        sentence('kgsWhyHas', { account: each.account, value: each[criterion] }),
      ),
      value: above.length,
    });
    better.push(above.length);
    level = level.filter((each) => each[criterion] === own[criterion]);
  }
  const now = better.reduce((sum, count) => sum + count, 1);
  const shared = level.map(({ account }) => account);
  steps.push({
    clause: 'K5',
    what:
      shared.length === 0
        ? sentence('kgsWhyPlace')
        : sentence('kgsWhySharedPlace', { names: shared }),
    sum: [1, ...better],
    value: now,
  });
  return {
    title: sentence('kgsWhyPlaceOf', { place: cell.shown, account: own.account }),
    about,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyPlaceHeading'),
    steps,
    state: calculatedState(cell, now),
    notes: [],
  };
}
