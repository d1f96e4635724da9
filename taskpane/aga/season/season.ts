import { sentence, type Translate } from '../../../src/language';
import { unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import {
  fixed,
  namedArea,
  type NamedArea,
  plainText,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import type { Finding, NewSheet, PlanCell } from '../../sheets/plan';
import {
  bestArea,
  lineColumns,
  linesArea,
  mostQualifiers,
  type QualifierColumn,
  qualifierColumns,
  qualifiersArea,
} from './layout';
import { partsMissing, seasonNames, type SeasonPart, seasonParts } from '../names';
import { areaName, cellName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import {
  blank,
  formatted,
  headingRow,
  headings,
  type ListColumn,
  pages,
  several,
  spilling,
  text,
  widthsOf,
} from '../../sheets/sheet-parts';
import { pointsFormat } from '../section/written';
import {
  allCounted,
  countedLines,
  leftOutCheck,
  lineStates,
  mostLines,
  printedRows,
  withoutHeader,
} from '../../sheets/season';

/** The season of a workbook as it stands. */
export interface SeasonStructure extends Readonly<Record<SeasonPart, NamedArea>> {
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

/** The season as it was read from `seasonPlaces`. */
export function readSeason(facts: WorkbookFacts, tables: readonly SourceTable[]): SeasonFound {
  const missing = partsMissing(facts);
  if (missing.length === seasonParts.length) return { kind: 'none' };
  if (missing.length > 0) {
    return refused(
      missing.map((part) => ({
        sentence: sentence('agaSeasonPartGone', { name: seasonNames[part] }),
      })),
    );
  }
  const areas = Object.fromEntries(
    tables.map((table, i) => [seasonParts[i], namedArea(table)]),
  ) as Record<SeasonPart, NamedArea>;
  const misshapen = seasonParts.filter(
    (part) => areas[part].place.area.columns !== columnsOfPart[part],
  );
  if (misshapen.length > 0) {
    return refused(
      misshapen.map((part) => {
        const { place, address } = areas[part];
        const at = address(0, 0, place.area.rows, place.area.columns);
        const values = { address: at, name: seasonNames[part] };
        return { sentence: sentence('agaSeasonShape', values), at: place };
      }),
    );
  }
  return withQualifiers(areas);
}

const columnsOfPart: Record<SeasonPart, number> = {
  qualifiers: qualifierColumns.length,
  best: 2,
  lines: lineColumns,
};

function withQualifiers(areas: Record<SeasonPart, NamedArea>): SeasonFound {
  const { known, freeRow, refusals } = readQualifiers(areas.qualifiers);
  if (refusals.length > 0) return refused(refusals);
  return { kind: 'season', structure: { ...areas, known, freeRow } };
}

/** The list of qualifiers by itself. */
export function readQualifiers(qualifiers: NamedArea): Pick<
  SeasonStructure,
  'known' | 'freeRow'
> & {
  readonly refusals: readonly Finding[];
} {
  const known: Qualifier[] = [];
  const refusals: Finding[] = [];
  let freeRow: number | undefined;
  for (let row = 1; row < qualifiers.place.area.rows; row++) {
    const cell = qualifiers.cell(row, 0);
    const broken = unusable(cell, qualifiers.address(row, 0));
    if (broken) refusals.push({ sentence: broken, at: qualifiers.placeOf(row, 0) });
    const name = broken ? '' : spelling(plainText(cell, '.'));
    const rest = qualifierColumns.slice(1).map((_, i) => qualifiers.cell(row, 1 + i));
    const isGone = rest.some((each) => each.kind === 'error' && each.error === '#REF!');
    if (name !== '') known.push({ row, name, isGone });
    else if (!broken && rest.every(({ kind }) => kind === 'blank')) freeRow ??= row;
  }
  return { known, freeRow, refusals };
}

function refused(refusals: readonly Finding[]): SeasonFound {
  return { kind: 'refused', refusals };
}

/** Every format that a column of the list has. */
export const qualifierFormats: Partial<Record<QualifierColumn, string>> = {
  average: '0.00##',
  points: pointsFormat,
};

/** The qualifiers of a season, a row each, and how many results count. */
export function seasonSheet(name: string, title: string, best: PlanCell, t: Translate): NewSheet {
  const columns: Record<QualifierColumn, ListColumn> = {
    name: { title: t('agaQualifier'), kind: 'text', width: 40 },
    date: { title: t('agaDate'), kind: 'text', width: 18 },
    players: { title: t('agaSeasonPlayers'), kind: 'number', width: 12 },
    average: { title: t('agaAverage'), kind: 'number', width: 22 },
    category: { title: t('agaCategory'), kind: 'number', width: 12 },
    points: { title: t('agaGiven'), kind: 'number', width: 16 },
  };
  const list = qualifierColumns.map((column) => columns[column]);
  const row = qualifierColumns.map((column): PlanCell => {
    const format = qualifierFormats[column];
    return format === undefined ? blank() : formatted(blank(), format);
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
      {
        at: cellName(qualifiersArea.row, 0),
        cells: [headings(list), ...Array.from({ length: mostQualifiers }, () => row)],
      },
    ],
    widths: widthsOf(list),
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

/** So many empty cells beside a filled one. */
export function emptyRow(): PlanCell[] {
  return several(qualifierColumns.length, blank());
}

/** Rows of totals formatted for points in advance; below them points show as many decimals as fit. */
const formattedRows = 60;

/** The lines of a season as the sheet of the totals itself writes them. */
const column = (index: number): string =>
  fixed({
    row: linesArea.row + 1,
    column: linesArea.column + index,
    rows: mostLines,
    columns: 1,
  });

/** The totals of the players by AGA.SEASON, with a check of the lines beside them. */
export function totalsSheet(name: string, season: string, title: string, t: Translate): NewSheet {
  const [players, ids, events, points, states] = [0, 1, 2, 3, lineColumns].map(column) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const best = onSheet(season, fixed({ ...bestArea, column: 1, columns: 1 }));
  const counted = [players, events, points].map((each) => countedLines(each, states));
  const table = `AGA.SEASON(${counted.join(',')},${best},${countedLines(ids, states)})`;
  const totals = `=IF(COUNTA(${players})=0,"",${withoutHeader(table, `ROWS(${table})`)})`;
  const checkRow = headingRow - 1;
  const isIncomplete = `=${fixed({ row: checkRow, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`;
  const list: readonly ListColumn[] = [
    { title: t('agaPlace'), kind: 'number', width: 10 },
    { title: t('agaPlayer'), kind: 'text', width: 40 },
    { title: t('agaSeasonTotal'), kind: 'number', width: 12 },
    { title: t('agaSeasonCounted'), kind: 'number', width: 12 },
    { title: t('agaSeasonEvents'), kind: 'number', width: 16 },
  ];
  const lines: readonly ListColumn[] = [
    { title: t('agaPlayer'), kind: 'text', width: 30 },
    { title: t('agaIdColumn'), kind: 'text', width: 12 },
    { title: t('agaQualifier'), kind: 'text', width: 24 },
    { title: t('agaPointsHeading'), kind: 'number', width: 10 },
    { title: t('agaSeasonCheck'), kind: 'text', width: 14 },
  ];
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
              formula: leftOutCheck(states, {
                one: ` ${t('agaLeftOutOne')}`,
                many: ` ${t('agaLeftOutMany')}`,
              }),
              shown: allCounted,
              style: 'total',
            },
            ...several(3, blank()),
          ],
          headings(list),
          [spilling(totals, { rows: mostLines, columns: list.length }), ...totalsRow().slice(1)],
          ...Array.from({ length: formattedRows }, totalsRow),
        ],
        highlights: [
          {
            at: areaName({ row: checkRow, column: 0, rows: 2, columns: list.length }),
            formula: isIncomplete,
            look: 'warning',
          },
        ],
      },
      { at: cellName(linesArea.row, linesArea.column), cells: [headings(lines)] },
    ],
    widths: { ...widthsOf(list), ...widthsOf(lines, linesArea.column) },
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
  return printedRows(headingRow + 1 + players, { last: 'E', paper: 'letter' });
}

/** A row of the totals below the first: their formula fills it. */
function totalsRow(): PlanCell[] {
  return [...several(2, blank()), formatted(blank(), pointsFormat), ...several(2, blank())];
}

/** What each of some lines is, beside them. A player who isn't eligible has no points, and counts. */
export function statesOfLines(lines: LineAreas, rows: number, t: Translate): PlanCell {
  return spilling(statesFormula(lines, t('agaLineLeftOut')), { rows, columns: 1 }, 'note');
}

/** The columns of lines, as addresses. */
type LineAreas = readonly [players: string, ids: string, events: string, points: string];

export function statesFormula([players, , events, points]: LineAreas, leftOut: string): string {
  const counts = `(${players}<>"")*(${events}<>"")*(ISNUMBER(${points})+(${points}=""))`;
  return lineStates([players, events, points], counts, leftOut);
}
