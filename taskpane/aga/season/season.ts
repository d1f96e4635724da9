import { type Sentence, sentence, type Translate } from '../../../src/language';
import { unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import {
  fixed,
  type NamedArea,
  plainText,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import type { Finding, NewSheet, PlanCell } from '../../sheets/plan';
import { type ListIn, listIn } from '../../sheets/read-list';
import {
  bestArea,
  type LineKey,
  lineList,
  linePlaces,
  linesArea,
  mostQualifiers,
  type QualifierKey,
  qualifierFacts,
  qualifierList,
  qualifiersArea,
  qualifierPlaces,
  totalsList,
} from './lists';
import { seasonNames, seasonParts } from '../names';
import { areaName, cellName, columnLetters, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import {
  blank,
  headingRow,
  headings,
  pages,
  several,
  text,
  widthsOf,
} from '../../sheets/sheet-parts';
import {
  allCounted,
  cellsGone,
  countedLines,
  eventsLost,
  leftOutCheck,
  printedRows,
  quoted,
  readParts,
  unlessBroken,
  unlessGone,
  withoutHeader,
} from '../../sheets/season';
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
    misshapen,
  });
  if (!read.ok) return seasonRefused(read.refusals);
  const { best, ...areas } = read.areas;
  const qualifiers = listIn(qualifierList, areas.qualifiers);
  const { known, freeRow, refusals } = readQualifiers(qualifiers);
  if (refusals.length > 0) return seasonRefused(refusals);
  const lines = listIn(lineList, areas.lines);
  return { kind: 'season', structure: { qualifiers, best, lines, known, freeRow } };
}

/** That a part of a season is no such list any more. */
export function misshapen(part: keyof typeof seasonNames, address: string): Sentence {
  return sentence('agaSeasonShape', { address, name: seasonNames[part] });
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

/** Where the check of the totals stands. */
const totalsCheck = { row: headingRow - 1, column: 1, rows: 1, columns: 1 };

/** The qualifiers of a season, a row each, and how many results count; the totals stand on a sheet of their own. */
export function seasonSheet(
  name: string,
  {
    title,
    best,
    totals,
  }: { readonly title: string; readonly best: PlanCell; readonly totals: string },
  t: Translate,
): NewSheet {
  const free = Array.from({ length: mostQualifiers }, () => ({}));
  const { columns, list } = qualifierList.write(free, {
    all: undefined,
    t,
    head: qualifiersArea.row,
  });
  const bestCell = cellName(bestArea.row, 1);
  const { down } = qualifierPlaces();
  const cells = cellsGone(
    [],
    qualifierFacts.map((key) => ({ cells: down(key), labels: down('name') })),
  );
  // An OK that is no formula's, as in values that were pasted over the totals, hides what is wrong there.
  const check = onSheet(totals, fixed(totalsCheck));
  const typed = `IF(ISFORMULA(${check})+(${check}<>"${allCounted}"),"",${quoted(t('agaTotalsCheck'))})`;
  const gone = `TEXTJOIN(", ",TRUE,${cells},IFERROR(${typed},""))`;
  const note = t('agaSeasonNote');
  const told = unlessGone(`=${quoted(note)}`, gone, t('agaSeasonFactsGone'), t);
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [
          [text(title, 'title')],
          [{ kind: 'formula', formula: told, style: 'event', shown: note }],
        ],
        highlights: [{ at: 'A2', formula: `=$A$2<>${quoted(note)}`, look: 'warning' }],
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

/** What the totals follow from. */
interface TotalsFrom {
  readonly lines: Pick<typeof linePlaces, 'down'>;
  readonly best: string;
  readonly qualifiers: Pick<ReturnType<typeof qualifierPlaces>, 'down'>;
}

/** The totals of the players by AGA.SEASON, with a check of the lines beside them. */
export function totalsSheet(
  name: string,
  { lines: { down }, best, qualifiers }: TotalsFrom,
  title: string,
  t: Translate,
): NewSheet {
  const states = down('state');
  const counted = (key: LineKey): string => countedLines(down(key), states);
  const table = `AGA.SEASON(${[counted('player'), counted('event'), counted('points'), best, counted('id')].join(',')})`;
  const totals = `=IF(COUNTA(${down('player')})=0,"",${withoutHeader(table, `ROWS(${table})`)})`;
  const checkRow = totalsCheck.row;
  const isIncomplete = `=${fixed(totalsCheck)}<>"${allCounted}"`;
  const { columns, list } = totalsList.write(
    Array.from({ length: 1 + formattedRows }, () => undefined),
    { all: { totals }, t },
  );
  const heads = fixed({ row: headingRow, column: 0, rows: 1, columns: columns.length });
  const first = fixed({ row: headingRow + 1, column: 0, rows: 1, columns: 1 });
  const events = down('event');
  // A row of lines has all of their formulas, or none. What each line is may outlive them.
  const ofLine = (['player', 'id', 'event', 'points'] as const).map(
    (key) => `ISFORMULA(${down(key)})`,
  );
  const some = `(${ofLine.join('+')})`;
  const isLess = `(SUM(${some}*(${ofLine.length + 1}-${some}-ISFORMULA(${states})))>0)`;
  const played = { names: qualifiers.down('name'), players: qualifiers.down('players') };
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
                leftOutCheck(states, eventsLost(played, { events, states }), {
                  one: ` ${t('agaLeftOutOne')}`,
                  many: ` ${t('agaLeftOutMany')}`,
                  lost: `${t('linesDeleted')}: `,
                }),
                { headings: heads, columns: columns.length, first, isLess },
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
