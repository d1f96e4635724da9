import type { Stepwise } from '../../src';
import { sentence, type Translate } from '../../src/language';
import { numberKind } from '../sheets/columns/kinds';
import { spelling } from '../sheets/columns/spelling';
import { readTyped } from '../sheets/columns/typed-option';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import { freeSheetName, sheetNames } from '../sheets/sheet-names';
import { partsMissing, seasonNames, seasonParts } from './names';
import { fixed } from '../sheets/source';
import type { Plan } from '../sheets/plan';
import { blank, number } from '../sheets/sheet-parts';
import { bestArea, linesArea, qualifiersArea } from './season/lists';
import { seasonSheet, totalsSheet } from './season/season';

export interface NewSeasonOptions {
  /** Stands above the totals, such as 2026; may be left empty. */
  readonly name: string;
  /** How many results of each player count; empty for all. */
  readonly best: string;
}

/** The sheets of a season: its qualifiers, and the totals of its players. */
export const newSeason: Operation<Lists, NewSeasonOptions, undefined> = {
  title: 'agaSeason',
  lead: 'agaSeasonLead',
  lists: {},
  initial: { name: '', best: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

const best = numberKind({ least: 1, most: 1000, whole: true });

function* compute({
  options,
  facts,
  t,
}: OperationInput<Lists, NewSeasonOptions>): Stepwise<Computed<undefined>> {
  if (partsMissing(facts).length < seasonParts.length) {
    return refused({ sentence: sentence('agaSeasonThere') });
  }
  const counted = readTyped(best, options.best, t('agaBest'), facts.mark);
  if (!counted.ok) return refused({ sentence: counted.sentence });
  yield;
  const made = { name: spelling(options.name), best: counted.value };
  const plan = planSeason(made, sheetNames(facts), t);
  return { ok: true, plan: { ...plan, sources: [], warnings: [] }, detail: undefined };
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
