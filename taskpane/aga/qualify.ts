import { sectionPoints, type SectionPoints, type Stepwise } from '../../src';
import { ruled, sentence, type Sentence } from '../../language';
import { numberKind } from '../columns/kinds';
import { readTyped } from '../columns/typed-option';
import { spelling } from '../columns/spelling';
import {
  refused,
  type Computed,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import type { Plan } from '../plan/plan';
import { sectionList } from './fields';
import type { QualifierKnown, QualifierMade, QualifierOptions } from './qualifier';
import { planQualifier } from './qualifier-plan';
import { proposedSection, readSection, sectionNames } from './section';

const lists = { results: sectionList } as const;

export type QualifyLists = typeof lists;

type QualifyInput = OperationInput<QualifyLists, QualifierOptions>;

/** Results of a tournament become the category and the qualification points of its open section, on two sheets. */
export const qualify: Operation<QualifyLists, QualifierOptions, QualifierMade, QualifierKnown> = {
  title: 'agaPoints',
  lead: 'agaPointsLead',
  lists,
  initial: { name: '', date: '', isDesignated: false, minimum: '', asSheet: false, section: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

const category = numberKind({ least: -100, most: 100, whole: true });

function* compute(input: QualifyInput): Stepwise<Computed<QualifierMade, QualifierKnown>> {
  const { lists: given, options, facts, sources, t } = input;
  const list = given.results;
  if (!list)
    return refused({ sentence: sentence('listMissing', { list: { code: sectionList.title } }) });
  const names = sectionNames(list);
  const known: QualifierKnown = { name: list.source.place.sheet, sections: names };
  const openName = names.includes(options.section) ? options.section : proposedSection(names);
  const read = readSection(list, openName);
  if (!read.ok) return { ...read, known };
  const { section } = read;
  yield;

  const minimum = readTyped(category, options.minimum, t('agaMinimum'), facts.mark);
  if (!minimum.ok) return { ...refused({ sentence: minimum.sentence }), known };
  const { open, others } = section;
  if (open.length < fewest) {
    const values = { count: open.length, marked: others.length };
    return { ...refused({ sentence: sentence('agaFewPlayers', values) }), known };
  }
  const points = sectionPoints(open, { asSheet: options.asSheet });
  if (!points.ok) {
    const mean = open.reduce((sum, { rating }) => sum + rating, 0) / open.length;
    const counted = { players: open.length, average: mean.toFixed(2).replace('.', facts.mark) };
    const why = sentence('agaOutside', { why: ruled(points.failure), ...counted });
    return { ...refused({ sentence: why }), known };
  }
  yield;

  const name = spelling(options.name) === '' ? list.source.place.sheet : spelling(options.name);
  const made: QualifierMade = {
    name,
    date: spelling(options.date),
    isDesignated: options.isDesignated,
    asSheet: options.asSheet,
    present: list.present,
    section,
    points: points.value,
  };
  const warnings = [
    ...section.warnings,
    ...warningsOf(made, minimum.value).map((each) => ({ sentence: each })),
  ];
  const plan: Plan = { ...planQualifier(made, facts, t), sources, warnings };
  return { ok: true, plan, detail: made, known };
}

/** A7. */
const fewest = 5;

function warningsOf(
  { isDesignated, points }: { isDesignated: boolean; points: SectionPoints },
  minimum: number | undefined,
): readonly Sentence[] {
  const { value } = points.category;
  return [
    ...(isDesignated ? [] : [sentence('agaNotDesignated')]),
    ...(minimum !== undefined && value < minimum
      ? [sentence('agaBelowMinimum', { category: value, minimum })]
      : []),
  ];
}
