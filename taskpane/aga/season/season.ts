import { sentence, type Translate } from '../../../src/language';
import { numberKind, unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import {
  fixed,
  type NamedArea,
  plainText,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import type { Finding, NewSheet, Plan, PlanCell } from '../../sheets/plan';
import { type ListIn, listIn } from '../../sheets/read-list';
import {
  bestArea,
  type LineKey,
  lineList,
  linePlaces,
  linesArea,
  mostQualifiers,
  type QualifierKey,
  qualifierList,
  qualifiersArea,
  qualifiersOn,
  totalsList,
} from './lists';
import { seasonNames, seasonParts, sectionSheets } from '../names';
import { areaName, cellName, columnLetters, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import {
  blank,
  headingRow,
  headings,
  number,
  pages,
  several,
  text,
  widthsOf,
} from '../../sheets/sheet-parts';
import {
  allCounted,
  countedLines,
  eventsLost,
  leftOutCheck,
  printedRows,
  readParts,
  unlessBroken,
  withoutHeader,
} from '../../sheets/season';
import type { Stepwise } from '../../../src';
import { readTyped } from '../../sheets/columns/fields';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../jobs/operation';
import { freeSheetName, sheetNames } from '../../sheets/sheet-names';

/** The season of a workbook as it stands. */
export interface SeasonStructure {
  readonly qualifiers: ListIn<QualifierKey>;
  readonly best: NamedArea;
  readonly lines: ListIn<LineKey>;
  readonly known: readonly Qualifier[];
  /** The first row without a qualifier, within the area; undefined when the season is full. */
  readonly freeRow: number | undefined;
}

/** A qualifier of the list. */
export interface Qualifier {
  readonly row: number;
  readonly name: string;
  /** Its sheet was deleted, which leaves #REF! behind. */
  readonly isGone: boolean;
}

export type SeasonFound =
  | { readonly kind: 'none' }
  | { readonly kind: 'season'; readonly structure: SeasonStructure }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] };

/** The season as it was read from the places of its parts. */
export function readSeason(facts: WorkbookFacts, tables: readonly SourceTable[]): SeasonFound {
  if (!seasonParts.holdsAny(facts)) return { kind: 'none' };
  const read = readParts(seasonParts, facts, tables, {
    hasShape: (part, areas) => hasShape[part](areas[part]),
    gone: (part) => sentence('agaSeasonPartGone', { name: seasonNames[part] }),
    misshapen: (part, address) => sentence('agaSeasonShape', { address, name: seasonNames[part] }),
  });
  if (!read.ok) return seasonRefused(read.refusals);
  const { best, ...areas } = read.areas;
  const qualifiers = listIn(qualifierList, areas.qualifiers);
  const { known, freeRow, refusals } = readQualifiers(qualifiers);
  if (refusals.length > 0) return seasonRefused(refusals);
  const lines = listIn(lineList, areas.lines);
  return { kind: 'season', structure: { qualifiers, best, lines, known, freeRow } };
}

const hasShape: Record<keyof typeof seasonNames, (area: NamedArea) => boolean> = {
  qualifiers: (area) => listIn(qualifierList, area).isWhole,
  // A column between label and value is nobody's.
  best: ({ place }) => place.area.columns >= bestArea.columns,
  lines: (area) => listIn(lineList, area).isWhole,
};

/** The list of qualifiers by itself. */
export function readQualifiers({ place, keys, held, at, nameAt }: ListIn<QualifierKey>): Pick<
  SeasonStructure,
  'known' | 'freeRow'
> & {
  readonly refusals: readonly Finding[];
} {
  const known: Qualifier[] = [];
  const refusals: Finding[] = [];
  let freeRow: number | undefined;
  for (let row = 1; row < place.area.rows; row++) {
    const cell = held('name', row);
    const broken = unusable(cell, nameAt('name', row));
    if (broken) refusals.push({ sentence: broken, at: at('name', row) });
    const name = broken ? '' : spelling(plainText(cell, '.'));
    const rest = keys.filter((key) => key !== 'name').map((key) => held(key, row));
    const isGone = rest.some((each) => each.kind === 'error' && each.error === '#REF!');
    if (name !== '') known.push({ row, name, isGone });
    else if (!broken && rest.every(({ kind }) => kind === 'blank')) freeRow ??= row;
  }
  return { known, freeRow, refusals };
}

function seasonRefused(refusals: readonly Finding[]): SeasonFound {
  return { kind: 'refused', refusals };
}

/** The qualifiers of a season, a row each, and how many results count. */
export function seasonSheet(name: string, title: string, best: PlanCell, t: Translate): NewSheet {
  const free = Array.from({ length: mostQualifiers }, () => ({}));
  const { columns, list } = qualifierList.write(free, {
    all: undefined,
    t,
    head: qualifiersArea.row,
  });
  const bestCell = cellName(bestArea.row, 1);
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(title, 'title')], [text(t('agaSeasonNote'), 'event')]],
      },
      {
        at: cellName(bestArea.row, 0),
        cells: [[text(t('agaBest'), 'label'), best]],
        lines: [bestCell],
        choices: [
          {
            at: bestCell,
            from: { kind: 'number', whole: true, least: 1 },
            refusal: t('agaBestRefusal'),
          },
        ],
      },
      list.block,
    ],
    widths: widthsOf(columns),
    freeze: { rows: qualifiersArea.row + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'landscape',
        area: areaName({
          ...qualifiersArea,
          row: 0,
          rows: qualifiersArea.row + 1 + mostQualifiers,
        }),
        titleRows: `${qualifiersArea.row + 1}:${qualifiersArea.row + 1}`,
      },
      t,
    ),
  };
}

/** Rows of totals formatted for points in advance; below them points show as many decimals as fit. */
const formattedRows = 60;

/** The totals of the players by AGA.SEASON, with a check of the lines beside them. */
export function totalsSheet(name: string, season: string, title: string, t: Translate): NewSheet {
  const { down } = linePlaces;
  const states = down('state');
  const best = onSheet(season, fixed({ ...bestArea, column: 1, columns: 1 }));
  const counted = (key: LineKey): string => countedLines(down(key), states);
  const table = `AGA.SEASON(${[counted('player'), counted('event'), counted('points'), best, counted('id')].join(',')})`;
  const totals = `=IF(COUNTA(${down('player')})=0,"",${withoutHeader(table, `ROWS(${table})`)})`;
  const checkRow = headingRow - 1;
  const isIncomplete = `=${fixed({ row: checkRow, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`;
  const { columns, list } = totalsList.write(
    Array.from({ length: 1 + formattedRows }, () => undefined),
    { all: { totals }, t },
  );
  const heads = fixed({ row: headingRow, column: 0, rows: 1, columns: columns.length });
  const below = (key: 'place' | 'player'): string =>
    fixed({ row: headingRow + 1, column: totalsList.places({}).column(key), rows: 1, columns: 1 });
  const first = { first: below('place'), name: below('player') };
  const events = down('event');
  const lines = lineList.write([], { all: undefined, t, ...linesArea, head: linesArea.row });
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(title, 'title')], [text(t('agaTotalsNote'), 'event')]],
      },
      {
        at: cellName(checkRow, 0),
        cells: [
          [
            text(t('agaSeasonCheck'), 'label'),
            {
              kind: 'formula',
              formula: unlessBroken(
                leftOutCheck(states, eventsLost(qualifiersOn(season), { events, states }), {
                  one: ` ${t('agaLeftOutOne')}`,
                  many: ` ${t('agaLeftOutMany')}`,
                  lost: `${t('linesDeleted')}: `,
                }),
                { headings: heads, columns: columns.length, ...first, states },
                t,
              ),
              shown: allCounted,
              style: 'total',
            },
            ...several(columns.length - 2, blank()),
          ],
          ...list.block.cells,
        ],
        highlights: [
          {
            at: areaName({ row: checkRow, column: 0, rows: 2, columns: columns.length }),
            formula: isIncomplete,
            look: 'warning',
          },
        ],
      },
      { ...lines.list.block, cells: [headings(lines.columns)] },
    ],
    widths: { ...widthsOf(columns), ...widthsOf(lines.columns, linesArea.column) },
    freeze: { rows: headingRow + 1, columns: 2 },
    // The lines on the right are for the add-in.
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'portrait',
        area: printedTotals(0),
        titleRows: `${headingRow + 1}:${headingRow + 1}`,
      },
      t,
    ),
  };
}

/** What is printed of the totals of so many players: the lines on the right go further down. */
export function printedTotals(players: number): string {
  const last = columnLetters(totalsList.area({}).columns - 1);
  return printedRows(headingRow + 1 + players, { last, paper: 'letter' });
}

export interface NewSeasonOptions {
  /** Stands above the totals, such as 2026; may be left empty. */
  readonly name: string;
  /** How many results of each player count; empty for all. */
  readonly best: string;
}

/** The sheets of a season: its qualifiers, and the totals of its players. */
export const newSeason: Operation<Lists, NewSeasonOptions, undefined> = {
  lists: {},
  initial: { name: '', best: '' },
  compute: (input, slices) => slices.run(computeSeason(input)),
};

const bestKind = numberKind({ least: 1, most: 1000, whole: true });

function* computeSeason({
  options,
  facts,
  t,
}: OperationInput<Lists, NewSeasonOptions>): Stepwise<Computed<undefined>> {
  if (seasonParts.holdsAny(facts)) return refused({ sentence: sentence('agaSeasonThere') });
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
  return {
    title: t('aga-season'),
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
