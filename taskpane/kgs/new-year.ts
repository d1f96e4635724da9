import type { Stepwise } from '../../src';
import { sentence } from '../../src/language';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import { sheetNames } from '../sheets/sheet-names';
import { mostPlaces, yearNames, yearParts } from './year/layout';
import { planYear } from './year/plan';
import { typedPoints } from './typed/own-details';

export interface NewYearOptions {
  /** Stands above the totals, such as 2010; may be left empty. */
  readonly year: string;
  /** The rule of 2010, or fixed points as from 2012 on. */
  readonly rule: 'calculator' | 'row';
  /** The fixed points, as typed. */
  readonly points: string;
}

/** The sheets of a championship year: Year, Calculator, Engines and Totals. */
export const newYear: Operation<Lists, NewYearOptions, undefined> = {
  title: 'kgsNewYear',
  lead: 'kgsNewYearLead',
  lists: {},
  initial: { year: '', rule: 'calculator', points: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  options,
  facts,
  t,
}: OperationInput<Lists, NewYearOptions>): Stepwise<Computed<undefined>> {
  const taken = new Set(facts.names.map((name) => name.toLowerCase()));
  if (yearParts.some((part) => taken.has(yearNames[part].toLowerCase()))) {
    return refused({ sentence: sentence('kgsYearThere') });
  }
  const points = options.rule === 'row' ? typedPoints(options.points) : [];
  if (!points) {
    const values = { content: options.points.trim(), most: mostPlaces };
    return refused({ sentence: sentence('kgsRowPointsBad', values) });
  }
  const sheets = sheetNames(facts);
  const plan = yield* planYear(options.year, points, sheets, t);
  return { ok: true, plan, detail: undefined };
}
