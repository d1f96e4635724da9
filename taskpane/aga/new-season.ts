import type { Stepwise } from '../../src';
import { sentence } from '../../language';
import { numberKind } from '../columns/kinds';
import { spelling } from '../columns/spelling';
import { readTyped } from '../columns/typed-option';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import { sheetNames } from '../plan/sheet-names';
import { partsMissing, seasonParts } from './season/names';
import { planSeason } from './season/plan';

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
