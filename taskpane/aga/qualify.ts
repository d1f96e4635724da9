import { agaExact, sectionPoints, type SectionPoints, type Stepwise } from '../../src';
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
import { sectionList } from './section/fields';
import type {
  Qualified,
  QualifierKnown,
  QualifierMade,
  QualifierOptions,
} from './section/qualifier';
import { planQualifier } from './section/plan';
import { enterSeason, seasonBlocks, seasonPrinted, type SeasonEntry } from './season/add';
import { seasonPlaces } from './season/names';
import { readSeason } from './season/structure';
import { proposedSection, readSection, sectionNames } from './section/read';

const lists = { results: sectionList } as const;

export type QualifyLists = typeof lists;

type QualifyInput = OperationInput<QualifyLists, QualifierOptions>;

/** Results of a tournament become the category and the qualification points of its open section, on two sheets. */
export const qualify: Operation<QualifyLists, QualifierOptions, Qualified, QualifierKnown> = {
  title: 'agaPoints',
  lead: 'agaPointsLead',
  lists,
  also: seasonPlaces,
  initial: {
    name: '',
    date: '',
    isDesignated: false,
    minimum: '',
    asSheet: false,
    section: '',
    inSeason: true,
  },
  compute: (input, slices) => slices.run(compute(input)),
};

const category = numberKind({ least: -100, most: 100, whole: true });

function* compute(input: QualifyInput): Stepwise<Computed<Qualified, QualifierKnown>> {
  const { lists: given, also, options, facts, sources, t } = input;
  const list = given.results;
  if (!list)
    return refused({ sentence: sentence('listMissing', { list: { code: sectionList.title } }) });
  const names = sectionNames(list);
  const season = readSeason(facts, also);
  const hasSeason = season.kind !== 'none';
  const known: QualifierKnown = { name: list.source.place.sheet, sections: names, hasSeason };
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
    const counted = {
      players: open.length,
      average: shownMean(mean, open.length).replace('.', facts.mark),
    };
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
    ...(options.inSeason && season.kind !== 'none' && !made.isDesignated
      ? [{ sentence: sentence('agaSeasonNotDesignated') }]
      : []),
  ];
  yield;
  let entry: SeasonEntry | undefined;
  if (options.inSeason && season.kind !== 'none') {
    if (season.kind === 'refused') return { ok: false, refusals: season.refusals, known };
    const entered = enterSeason(season.structure, made);
    if (!entered.ok) return { ...entered, known };
    entry = entered.entry;
  }
  const written = planQualifier(made, facts, t);
  const printed = entry ? seasonPrinted(entry) : [];
  const plan: Plan = {
    ...written.plan,
    blocks: entry ? seasonBlocks(entry, made, written.place, t) : [],
    ...(printed.length > 0 && { printed }),
    sources,
    warnings: [...warnings, ...(entry?.warnings ?? [])],
  };
  return { ok: true, plan, detail: { ...made, totals: entry?.totals }, known };
}

/** A7. */
const fewest = 5;

/** A mean with two decimals, or with as many as the rules need to refuse it: 1.0967 is not 1.10. */
function shownMean(mean: number, players: number): string {
  const isAccepted = (average: number): boolean => agaExact(average, players).ok;
  const isOnItsSide = (decimals: number): boolean =>
    isAccepted(Number(mean.toFixed(decimals))) === isAccepted(mean);
  return mean.toFixed([2, 4, 6].find(isOnItsSide) ?? 10);
}

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
