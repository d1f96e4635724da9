import { awardEventSteps, type SofEvent, type Stepwise } from '../../src';
import { ruled, sentence, type Sentence, type Translate } from '../../src/language';
import { dateFault } from '../sheets/columns/kinds';
import { spelling } from '../sheets/columns/spelling';
import { type Computed, type Operation, type OperationInput, refused } from '../jobs/operation';
import type { Finding, NewSheet, Plan } from '../sheets/plan';
import {
  type AwardedEvent,
  type AwardsGiven,
  type AwardsKey,
  awardsList,
  checkedList,
  type EventKnown,
  listColumns,
} from './awards-list';
import { type Listed, readEntries } from './entries';
import { entryList, type EventOptions, noOptions } from './fields';
import { rankEntries } from './strata';
import { tablesProposed, TypedOptions } from './terms';
import { type Area, areaName } from '../sheets/address';
import { freeSheetName, sheetNames } from '../sheets/sheet-names';
import {
  formula,
  headingRow,
  introduction,
  orientationOf,
  pages,
  widthsUnder,
} from '../sheets/sheet-parts';
import type { ListWritten } from '../sheets/written-list';
import type { WorkbookFacts } from '../sheets/source';
import { eventCells, rows } from './event-terms';
import { eventSheet } from './event-sheet';
import { eventNames } from './standing/names';
import { inputTab } from '../sheets/looks';
import { cellsHere, noteFormula } from './checks';
import { countFormula, quoted } from './formulas';

const lists = { entries: entryList } as const;

export type AwardLists = typeof lists;

type AwardInput = OperationInput<AwardLists, EventOptions>;

/** A list of entries becomes the awards of an event, and two sheets that keep them up to date. */
export const awardBridgeEvent: Operation<AwardLists, EventOptions, AwardedEvent, EventKnown> = {
  lists,
  initial: noOptions,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute(input: AwardInput): Stepwise<Computed<AwardedEvent, EventKnown>> {
  const { lists: given, options, facts, t, sources } = input;
  const list = given.entries;
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
function warningsOf({ date, terms, awards, tables, entries }: AwardedEvent): readonly Finding[] {
  const { fields, alone } = awards;
  const [overall, ...lower] = fields;
  const wrongDate = dateFault(date);
  const found: Sentence[] = wrongDate ? [wrongDate] : [];
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
function planEvent(
  event: AwardedEvent,
  facts: WorkbookFacts,
  t: Translate,
): Pick<Plan, 'title' | 'sheets' | 'blocks' | 'names' | 'activate'> {
  const taken = sheetNames(facts);
  const name = freeSheetName(event.name, taken);
  const awards = freeSheetName(t('sofAwardsSheet', { name: event.name }), [...taken, name]);
  const given = { event, cells: eventCells(name) };
  const written = awardsList.write(event.entries, { all: given, t });
  const names = eventNames.next(facts);
  return {
    title: event.name,
    sheets: [
      eventSheet(name, event, checkedList(written.places, given, awards), t),
      awardsSheet(awards, given, written, t),
    ],
    blocks: [],
    names: [
      { name: names.event, sheet: name, address: areaName(eventArea(event)) },
      { name: names.awards, sheet: awards, address: written.list.area },
    ],
    activate: awards,
  };
}

/** The sheet of the event, but for the column of places. */
function eventArea({ terms }: AwardedEvent): Area {
  return { row: 0, column: 0, rows: rows.session + terms.comparisons.length, columns: 5 };
}

/** The entries, to be corrected here: places and awards follow by formula, outside of the list that the filter buttons sort. */
function awardsSheet(
  name: string,
  given: AwardsGiven,
  { columns, list, behind, choices, places }: ListWritten<AwardsKey>,
  t: Translate,
): NewSheet {
  const { event, cells } = given;
  const { unit, isStratified } = event.terms;
  const note = t('sofAwardsNote');
  const first = headingRow + 1;
  const down = (...keys: readonly AwardsKey[]): string[] => keys.map((key) => places.down(key));
  const noted = noteFormula(
    cells.checks,
    {
      ...(isStratified
        ? {
            ofFields: down('placeA', 'awardA', 'placeB', 'awardB', 'placeC', 'awardC'),
            following: down('masterpoints', 'paidIn'),
          }
        : { ofFields: down('placeA', 'masterpoints'), following: [] }),
    },
    {
      note,
      inTheWay: t('sofNoteInTheWay', { cells: cellsHere }),
      gone: t('sofFormulasGone'),
    },
    t,
  );
  const unitCounted = t(unit === 'pairs' ? 'sofPairsCounted' : 'sofTeamsCounted');
  const counts = `${countFormula(listColumns(places, given), 'A')}&" ${unitCounted}"`;
  return {
    name,
    blocks: [
      {
        ...introduction(
          { kind: 'formula', formula: `=${cells.title}`, style: 'title', shown: event.name },
          formula(counts, 'event'),
          { kind: 'formula', formula: noted, style: 'note', shown: note },
        ),
        highlights: [{ at: 'A3', formula: `=$A$3<>${quoted(note)}`, look: 'warning' }],
      },
      { ...list.block, list: { kind: 'filter' }, lines: choices.map(({ at }) => at), choices },
      behind.block,
    ],
    widths: widthsUnder([note], columns),
    freeze: { rows: first, columns: 1 + places.column(unit === 'pairs' ? 'pair' : 'team') },
    tabColor: inputTab,
    print: pages(
      event.name,
      { paper: 'letter', orientation: orientationOf(columns), titleRows: `${first}:${first}` },
      t,
    ),
  };
}
