import type { Stepwise } from '../../../src';
import { sentence, type Translate } from '../../../src/language';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../jobs/operation';
import { onSheet } from '../../sheets/address';
import { numberKind } from '../../sheets/columns/kinds';
import { readTyped } from '../../sheets/columns/fields';
import { spelling } from '../../sheets/columns/spelling';
import type { Plan } from '../../sheets/plan';
import { freeSheetName, sheetNames } from '../../sheets/sheet-names';
import { blank, number } from '../../sheets/sheet-parts';
import { fixed } from '../../sheets/source';
import { seasonNames, seasonParts, seasonSheets, sectionSheets } from '../names';
import { bestArea, linePlaces, linesArea, qualifierPlaces, qualifiersArea } from './lists';
import { seasonPutBack } from './put-back';
import { seasonSheet, totalsSheet } from './season';

export interface NewSeasonOptions {
  /** Stands above the totals, such as 2026; may be left empty. */
  readonly name: string;
  /** How many results of each player count; empty for all. */
  readonly best: string;
}

/** The sheets of a season: its qualifiers, and the totals of its players; or what is gone of the formulas of one that is there. */
export const newSeason: Operation<Lists, NewSeasonOptions, undefined> = {
  lists: {},
  also: (facts) => [...seasonParts.places(facts), ...seasonSheets(facts)],
  initial: { name: '', best: '' },
  compute: (input, slices) => slices.run(computeSeason(input)),
};

const bestKind = numberKind({ least: 1, most: 1000, whole: true });

function* computeSeason({
  options,
  facts,
  also,
  sources,
  t,
}: OperationInput<Lists, NewSeasonOptions>): Stepwise<Computed<undefined>> {
  if (seasonParts.holdsAny(facts)) {
    yield;
    return seasonPutBack({ facts, also, sources }, t);
  }
  const counted = readTyped(bestKind, options.best, t('agaBest'), facts.mark);
  if (!counted.ok) return refused({ sentence: counted.sentence });
  yield;
  const made = { name: spelling(options.name), best: counted.value };
  const plan = planSeason(made, sheetNames(facts), t);
  const names = sectionSheets(facts).map(({ sheet }) => sheet);
  const warnings =
    names.length === 0
      ? []
      : [{ sentence: sentence('agaSeasonBefore', { names, count: names.length }) }];
  return { ok: true, plan: { ...plan, sources: [], warnings }, detail: undefined };
}

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
  const from = {
    lines: linePlaces,
    best: onSheet(season, fixed({ ...bestArea, column: 1, columns: 1 })),
    qualifiers: qualifierPlaces(season),
  };
  return {
    title: t('aga-season'),
    sheets: [
      seasonSheet(season, { title, best: counted, totals }, t),
      totalsSheet(totals, from, title, t),
    ],
    blocks: [],
    names: [
      { name: seasonNames.qualifiers, sheet: season, address: fixed(qualifiersArea) },
      { name: seasonNames.best, sheet: season, address: fixed(bestArea) },
      { name: seasonNames.lines, sheet: totals, address: fixed(linesArea) },
    ],
    activate: season,
  };
}
