import { agaExact, sectionPoints, type SectionPoints, type Stepwise } from '../../src';
import { ruled, sentence, type Sentence, type Translate } from '../../src/language';
import { dateFault, numberKind } from '../sheets/columns/kinds';
import { readTyped } from '../sheets/columns/fields';
import { spelling } from '../sheets/columns/spelling';
import { type Computed, type Operation, type OperationInput, refused } from '../jobs/operation';
import type { NewSheet, Plan } from '../sheets/plan';
import { sectionList } from './section/fields';
import {
  isSettledAt,
  isZeroAt,
  proposedSection,
  type Qualified,
  type QualifierKnown,
  type QualifierMade,
  type QualifierOptions,
  readSection,
  sectionNames,
} from './section/read';
import { enterSeason, seasonBlocks, type SeasonEntry, seasonPrinted } from './season/add';
import { seasonParts, sections } from './names';
import { readSeason } from './season/season';
import { cellName, columnLetters, onSheet } from '../sheets/address';
import { freeSheetName, sheetNames } from '../sheets/sheet-names';
import { fixed, type WorkbookFacts } from '../sheets/source';
import {
  at,
  type Fact,
  placeOfSection,
  type SectionPlace,
  sectionSheet,
  writtenSection,
} from './section/section-sheet';
import { pointsFormat } from './section/written';
import {
  areaUnder,
  blank,
  formatted,
  headingRow,
  headings,
  introduction,
  pages,
  spilling,
  widthsUnder,
} from '../sheets/sheet-parts';
import { cellsGone, quoted, unlessGone } from '../sheets/season';

const lists = { results: sectionList } as const;

export type QualifyLists = typeof lists;

type QualifyInput = OperationInput<QualifyLists, QualifierOptions>;

/** Results of a tournament become the category and the qualification points of its open section, on two sheets. */
export const qualify: Operation<QualifyLists, QualifierOptions, Qualified, QualifierKnown> = {
  lists,
  also: seasonParts.places,
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
  const wrongDate = dateFault(made.date);
  const warnings = [
    ...section.warnings,
    ...(wrongDate ? [{ sentence: wrongDate }] : []),
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

/** What is written of a section, and where its players stand for other sheets. */
interface SectionPlan {
  readonly plan: Pick<Plan, 'title' | 'sheets' | 'names' | 'activate'>;
  readonly place: SectionPlace;
}

/** Two new sheets: the open section with its points, and the points of every place. */
function planQualifier(made: QualifierMade, known: WorkbookFacts, t: Translate): SectionPlan {
  const taken = sheetNames(known);
  const name = freeSheetName(made.name, taken);
  const places = freeSheetName(t('agaPlacesSheet', { name: made.name }), [...taken, name]);
  const written = writtenSection(made, t);
  const section = sections.next(known);
  return {
    plan: {
      title: made.name,
      sheets: [sectionSheet(name, made, written, t), placesSheet(places, name, made, t)],
      names: [{ name: section, sheet: name, address: written.list.area }],
      activate: name,
    },
    place: placeOfSection(name, written.places),
  };
}

/** What each place earns without ties. */
function placesSheet(
  name: string,
  section: string,
  { name: title, isDesignated, section: { open } }: QualifierMade,
  t: Translate,
): NewSheet {
  const there = (fact: Fact): string => onSheet(section, at(fact));
  const [cell, players] = [there('zero'), there('players')];
  const table = `AGA.TABLE(${there('average')},${players},${players},${isZeroAt(cell, t)})`;
  // A formula for each column: one that is inserted between them parts no figures from their heading.
  const made = [quoted(t('agaPlacesUnsettled')), '""'].map((otherwise, i) => {
    const shown = `=IF(${isSettledAt(cell, t)},INDEX(${table},0,${i + 1}),${otherwise})`;
    return spilling(shown, { rows: open.length, columns: 1 });
  });
  const line = t(isDesignated ? 'agaDesignated' : 'agaNotCounted');
  const note = t('agaPlacesNote');
  const down = (column: number, rows: number): string =>
    fixed({ row: headingRow + 1, column, rows, columns: 1 });
  const gone = cellsGone([down(1, open.length)], [{ cells: down(0, 1) }]);
  const told = unlessGone(`=${quoted(line)}`, gone, t('agaPlacesGone'), t);
  const columns = [
    { title: t('agaPlace'), kind: 'number', width: 10 },
    { title: t('agaPointsHeading'), kind: 'number', width: 12 },
  ] as const;
  // Beside the list there is room for the lines above it.
  const widths = widthsUnder([line, note, title, t('agaPlacesUnsettled')], columns);
  return {
    name,
    blocks: [
      introduction(
        { kind: 'formula', formula: `=${onSheet(section, '$A$1')}`, style: 'title', shown: title },
        { kind: 'formula', formula: told, style: 'event', shown: line },
        note,
      ),
      {
        at: cellName(headingRow, 0),
        cells: [
          headings(columns),
          made.map((each, i) => (i === 0 ? each : formatted(each, pointsFormat))),
          ...open.slice(1).map(() => [blank(), formatted(blank(), pointsFormat)]),
        ],
      },
    ],
    widths,
    freeze: { rows: headingRow + 1, columns: 1 },
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'portrait',
        area: `A:${columnLetters(columns.length - 1)}`,
        titleRows: `${headingRow + 1}:${headingRow + 1}`,
        ...areaUnder(widths, columns),
      },
      t,
    ),
  };
}
