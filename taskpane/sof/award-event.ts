import { awardEventSteps, type SofEvent, type Stepwise } from '../../src';
import { ruled, sentence, type Sentence, type Translate } from '../../src/language';
import { spelling } from '../sheets/columns/spelling';
import { type Computed, type Operation, type OperationInput, refused } from '../jobs/operation';
import type { CellStyle, Finding, NewBlock, NewSheet, Plan, PlanCell } from '../sheets/plan';
import {
  type AwardedEvent,
  awardFormat,
  type AwardsLayout,
  type EventCells,
  type EventKnown,
  layOutAwards,
  type TypedColumn,
} from './awards-layout';
import { type Listed, readEntries } from './entries';
import { entryList, type EventOptions, noOptions } from './fields';
import { rankEntries } from './strata';
import { tablesProposed, TypedOptions } from './terms';
import { type Area, areaName, cellName } from '../sheets/address';
import { freeSheetName, sheetNames } from '../sheets/sheet-names';
import {
  blank,
  centred,
  formatted,
  formula,
  headingRow,
  headings,
  introduction,
  type ListColumn,
  orientationOf,
  pages,
  spilling,
  widthsUnder,
} from '../sheets/sheet-parts';
import { fixed, type WorkbookFacts } from '../sheets/source';
import { eventCells, rows } from './event-terms';
import { eventSheet } from './event-sheet';
import { eventNames } from './standing/names';
import { inputTab } from '../sheets/looks';
import { cellsHere, noteFormula } from './checks';
import {
  bestFormula,
  countFormula,
  paidFormula,
  placeFormula,
  type Ranks,
  resultsFormula,
} from './formulas';

const lists = { entries: entryList } as const;

export type AwardLists = typeof lists;

export type AwardInput = OperationInput<AwardLists, EventOptions>;

/** A list of entries becomes the awards of an event, and two sheets that keep them up to date. */
export const awardBridgeEvent: Operation<AwardLists, EventOptions, AwardedEvent, EventKnown> = {
  title: 'sofAward',
  lead: 'sofAwardLead',
  lists,
  initial: noOptions,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute(input: AwardInput): Stepwise<Computed<AwardedEvent, EventKnown>> {
  const { lists: given, options, facts, t, sources } = input;
  const list = given.entries;
  if (!list)
    return refused({ sentence: sentence('listMissing', { list: { code: entryList.title } }) });
  const read = readEntries(list, options);
  if (!read.ok) return read;
  const { listed } = read;
  yield;

  const typed = new TypedOptions(options, facts.mark, t);
  const { limits } = typed;
  const hasColumn = list.present.includes('stratum');
  if (options.limitBy === 'strongest' && listed.playerColumns === 0) {
    typed.refusals.push({ sentence: sentence('sofStrongestNeedsPlayers') });
  }
  const ranked = rankEntries(listed, { hasColumn, limits, by: options.limitBy }, list.present);
  const tables = tablesProposed(listed);
  const known: EventKnown = {
    unit: listed.unit,
    isUnitKnown: listed.playerColumns > 0,
    hasPlayers: listed.playerColumns > 0,
    hasStrata: hasColumn,
    isStratified: hasColumn || limits.B !== undefined || limits.C !== undefined,
    tables,
    name: list.source.place.sheet,
    asksRating: options.rating === '',
  };
  if (!ranked.ok) return { ...refused(...typed.refusals, ...ranked.refusals), known };
  const { entries, isStratified } = ranked;
  yield;

  const { sessions, tables: tablesTyped } = typed;
  const kind = kindFlaw(options, listed.unit, isStratified);
  if (kind) typed.refusals.push({ sentence: kind });
  const eligible = (stratum: SofEvent.Stratum): number =>
    entries.filter((each) => each.stratum >= stratum).length;
  const depths = {
    A: typed.depth('depthA', 'sofDepthA', entries.length),
    ...(isStratified && {
      B: typed.depth('depthB', 'sofDepthB', eligible('B')),
      C: typed.depth('depthC', 'sofDepthC', eligible('C')),
    }),
  };
  const inEvent = tablesTyped ?? tables.counted;
  const comparisons = sessions === undefined ? [] : typed.comparisons(sessions);
  if (sessions === undefined || typed.refusals.length > 0) {
    return { ...refused(...typed.refusals), known };
  }
  const { rating } = options;
  if (rating === '') {
    return { ...refused({ sentence: sentence('sofRatingAsked'), asks: true }), known };
  }

  const terms: SofEvent.EventTerms = {
    unit: listed.unit,
    isStratified,
    sessions,
    rating,
    restrictions: Number(options.restrictions),
    event: options.event,
    tables: inEvent,
    depths: withoutOpen(depths),
    limit: options.limit === 'Unlimited' ? options.limit : Number(options.limit),
    playersPerEntry: listed.playerColumns > 0 ? [] : entries.map(({ size }) => size),
    comparisons: comparisons.map((each) => each ?? inEvent),
  };
  const awarded = yield* awardEventSteps(entries, terms);
  if (!awarded.ok) {
    const row = entries[(awarded.failure.at.row ?? 0) - 1]?.row;
    const finding = { sentence: ruled(awarded.failure), ...(row && { at: row.placeOf('entry') }) };
    return { ...refused(finding), known };
  }

  const event: AwardedEvent = {
    name: spelling(options.name) === '' ? list.source.place.sheet : spelling(options.name),
    date: spelling(options.date),
    ...{ listed, entries, terms, tables, tablesTyped, comparisons, awards: awarded.value },
    present: list.present,
  };
  yield;
  const warnings = [...listed.warnings, ...ranked.warnings, ...warningsOf(event)];
  const plan: Plan = { ...planEvent(event, facts, t), sources, warnings };
  return { ok: true, plan, detail: event, known };
}

/** Flight A and bracketed Swiss stand alone (S8), and a Swiss of pairs is not in the sources (E21). */
function kindFlaw(
  { event }: EventOptions,
  unit: Listed['unit'],
  isStratified: boolean,
): Sentence | undefined {
  if (event === '') return undefined;
  if (isStratified) return sentence('sofKindStratified', { event });
  return event === 'Bracketed Swiss' && unit === 'pairs' ? sentence('sofSwissOfPairs') : undefined;
}

function withoutOpen(
  depths: Readonly<Partial<Record<SofEvent.Stratum, number | undefined>>>,
): SofEvent.EventTerms['depths'] {
  const known = Object.entries(depths).filter(([, depth]) => depth !== undefined);
  return Object.fromEntries(known) as SofEvent.EventTerms['depths'];
}

/** What the sources leave open, and what is odd (E22, E23, E30, E41). */
function warningsOf({ terms, awards, tables, entries }: AwardedEvent): readonly Finding[] {
  const { fields, alone } = awards;
  const [overall, ...lower] = fields;
  const found: Sentence[] = [];
  if (fields.some(({ stratum }) => terms.depths[stratum] === undefined)) {
    found.push(sentence('sofDepthOpen'));
  }
  if (terms.tables > tables.counted) {
    found.push(sentence('sofTablesMany', { tables: terms.tables, counted: tables.counted }));
  }
  if (terms.isStratified && !alone) found.push(sentence('sofNobodyInA'));
  for (const { stratum, first } of lower) {
    if (first.value <= overall.first.value) continue;
    found.push(
      sentence('sofLowerPaysMore', { stratum, award: first.value, first: overall.first.value }),
    );
  }
  if (terms.sessions > 4) found.push(sentence('sofManySessions', { sessions: terms.sessions }));
  if (entries.length === 1) found.push(sentence('sofOneEntry'));
  return found.map((each) => ({ sentence: each }));
}

/** Two new sheets: the event, and the awards of its entries. Later jobs find them by their names. */
export function planEvent(
  event: AwardedEvent,
  facts: WorkbookFacts,
  t: Translate,
): Pick<Plan, 'title' | 'sheets' | 'blocks' | 'names' | 'activate'> {
  const taken = sheetNames(facts);
  const name = freeSheetName(event.name, taken);
  const awards = freeSheetName(t('sofAwardsSheet', { name: event.name }), [...taken, name]);
  const layout = layOutAwards(event, awards, t);
  const names = eventNames.next(facts);
  return {
    title: event.name,
    sheets: [
      awardsSheet(awards, event, layout, eventCells(name), t),
      eventSheet(name, event, layout, t),
    ].reverse(),
    blocks: [],
    names: [
      { name: names.event, sheet: name, address: areaName(eventArea(event)) },
      {
        name: names.awards,
        sheet: awards,
        address: areaName({
          ...{ row: headingRow, column: 0 },
          ...{ rows: 1 + event.entries.length, columns: layout.columns.length },
        }),
      },
    ],
    activate: awards,
  };
}

/** The sheet of the event, but for the column of places. */
function eventArea({ terms }: AwardedEvent): Area {
  return { row: 0, column: 0, rows: rows.session + terms.comparisons.length, columns: 5 };
}

/** The entries, to be corrected here: places and awards follow by formula, outside of the list that the filter buttons sort. */
export function awardsSheet(
  name: string,
  event: AwardedEvent,
  layout: AwardsLayout,
  cells: EventCells,
  t: Translate,
): NewSheet {
  const { columns, own, first, count } = layout;
  const left = columns.length;
  const computed = computedColumns(event, layout, cells, left, t);
  const note = t('sofAwardsNote');
  const down = (at: number): string =>
    fixed({ row: first, column: left + at, rows: count, columns: 1 });
  const ofFields = computed.length > 2 ? computed.length - 2 : 2;
  const filled = computed.map((_, at) => down(at));
  const noted = noteFormula(
    cells.checks,
    {
      ofFields: filled.slice(0, ofFields),
      following: filled.slice(ofFields),
      masterpoints: down(ofFields === 2 ? 1 : ofFields),
    },
    {
      note,
      inTheWay: t('sofNoteInTheWay', { cells: cellsHere }),
      gone: t('sofFormulasGone'),
    },
  );
  const all = [...columns, ...computed];
  const counts = `${countFormula(own, 'A')}&" ${t(terms(event))}"`;
  return {
    name,
    blocks: [
      introduction(
        { kind: 'formula', formula: `=${cells.title}`, style: 'title', shown: event.name },
        formula(counts, 'event'),
        { kind: 'formula', formula: noted, style: 'note', shown: note },
      ),
      typedBlock(columns, event, first, count),
      { at: cellName(headingRow, left), cells: computedCells(computed, count) },
    ],
    widths: widthsUnder([note], all),
    freeze: { rows: first, columns: 1 + columns.findIndex(({ key }) => key === 'entry') },
    tabColor: inputTab,
    print: pages(
      event.name,
      { paper: 'letter', orientation: orientationOf(all), titleRows: `${first}:${first}` },
      t,
    ),
  };
}

function terms({ terms: { unit } }: AwardedEvent): 'sofPairsCounted' | 'sofTeamsCounted' {
  return unit === 'pairs' ? 'sofPairsCounted' : 'sofTeamsCounted';
}

function typedBlock(
  columns: readonly TypedColumn[],
  { entries }: AwardedEvent,
  first: number,
  count: number,
): NewBlock {
  const down = (column: number): string =>
    areaName({ row: first, column, rows: count, columns: 1 });
  const typed = columns.flatMap(({ choice }, i) => (choice ? [{ at: down(i), ...choice }] : []));
  return {
    at: cellName(headingRow, 0),
    cells: [headings(columns), ...entries.map((entry) => columns.map(({ cell }) => cell(entry)))],
    list: { kind: 'filter' },
    lines: typed.map(({ at }) => at),
    choices: typed,
  };
}

interface ComputedColumn extends ListColumn {
  /** One formula in the first row fills the column: a row that is inserted has all of it. */
  readonly formula: string;
  readonly look: (cell: PlanCell) => PlanCell;
  readonly style?: CellStyle;
}

const placeTitles = { A: 'sofPlace', B: 'sofPlaceB', C: 'sofPlaceC' } as const;
const awardTitles = { A: 'sofAwardOf', B: 'sofAwardB', C: 'sofAwardC' } as const;

/** Place and award in each field, then the one that counts and where it is paid. */
export function computedColumns(
  { terms: { isStratified } }: AwardedEvent,
  layout: AwardsLayout,
  { sessions, first, depth }: EventCells,
  left: number,
  t: Translate,
): readonly ComputedColumn[] {
  const { own, count } = layout;
  const fields: readonly Ranks[] = isStratified ? ['A', 'B', 'C'] : ['A'];
  const column = (at: number): string =>
    fixed({ row: layout.first, column: left + at, rows: count, columns: 1 });
  const award = (cell: PlanCell): PlanCell => formatted(cell, awardFormat);
  const masterpoints = {
    title: t('sofMasterpoints'),
    kind: 'number',
    look: award,
    style: 'total',
  } as const;
  const ofField = (field: Ranks): readonly ComputedColumn[] => {
    const cells = { first: first[field], sessions, depth: depth[field] };
    const results = resultsFormula(own, field, cells);
    return [
      {
        title: t(placeTitles[field]),
        kind: 'mark',
        width: 10,
        formula: placeFormula(own, field),
        look: centred,
      },
      isStratified
        ? { title: t(awardTitles[field]), kind: 'number', width: 14, formula: results, look: award }
        : {
            ...masterpoints,
            width: Math.max(16, masterpoints.title.length + 5),
            formula: results,
          },
    ];
  };
  if (!isStratified) return ofField('A');
  const awards = { A: column(1), B: column(3), C: column(5) };
  return [
    ...fields.flatMap(ofField),
    {
      ...masterpoints,
      width: Math.max(14, masterpoints.title.length + 5),
      formula: bestFormula(awards),
    },
    {
      title: t('sofPaidIn'),
      kind: 'mark',
      width: 10,
      formula: paidFormula(column(6), awards),
      look: centred,
    },
  ];
}

/** The headings of the computed columns, and below them the formulas that fill these. */
export function computedCells(columns: readonly ComputedColumn[], count: number): PlanCell[][] {
  return [
    headings(columns),
    ...Array.from({ length: count }, (_, row) =>
      columns.map(({ formula, look, style }) =>
        look(row === 0 ? spilling(formula, { rows: count, columns: 1 }, style) : blank(style)),
      ),
    ),
  ];
}
