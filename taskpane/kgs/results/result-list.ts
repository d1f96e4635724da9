import { fractionIn } from '../../../src/core/numbers';
import { saidInAny, sentence, type Sentence, type Translate } from '../../../src/language';
import { areaName } from '../../sheets/address';
import { spelling } from '../../sheets/columns/spelling';
import { shownNumber } from '../../sheets/notation';
import type { CellStyle, Finding, PlanCell } from '../../sheets/plan';
import {
  blank,
  centred,
  figure,
  formatted,
  type ListColumn,
  number,
  spilling,
  text,
  widthFor,
  widthForHeading,
} from '../../sheets/sheet-parts';
import { fixed, plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { checkOn, type ListRead, readList } from '../../sheets/read-list';
import { type KeyOf, listOf } from '../../sheets/written-list';
import { pointsFormat } from '../year/layout';
import type { ListFlaw } from '../year/formulas';
import { allCounted } from '../../sheets/season';
import type { Entrant, PointsEntrant } from './entrants';

/** What the cells of a list of results depend on. */
export interface ResultGiven {
  /** All accounts of the sheet. */
  readonly accounts: readonly string[];
  /** In the list cells are typed into; below it they are not. */
  readonly style: CellStyle | undefined;
  /** One formula each for all lines, so that a row that is inserted is whole; empty below the list. */
  readonly place: string;
  readonly counts: string;
  readonly points: string;
}

interface Given {
  readonly line: number;
  readonly lines: number;
}

/** A cell of a column that one formula fills from its first line. */
function filled(content: string, { line, lines }: Given, style?: CellStyle): PlanCell {
  return line === 0 && content !== ''
    ? spilling(content, { rows: lines, columns: 1 }, style)
    : blank(style);
}

const place = {
  label: 'kgsPlace',
  ...({ as: 'mark', beside: 'before', share: { role: 'place' } } as const),
  width: ({ t }: { readonly t: Translate }) => widthFor([t('kgsSheetPlayers')], { least: 8 }),
  cell: (_: unknown, { all, ...at }: Given & { readonly all: Pick<ResultGiven, 'place'> }) =>
    centred(filled(all.place, at)),
} as const;

const forHeading =
  (kind: ListColumn['kind'], least?: number) =>
  ({ title }: { readonly title: string }): number =>
    widthForHeading(title, kind, least);

const typed = (value: number | undefined, style: CellStyle | undefined): PlanCell =>
  value === undefined ? blank(style) : number(value, style);

/** The results of a tournament: places, what is typed, points, and whether each account counts. */
export const resultList = listOf<Entrant, ResultGiven>()({
  place,
  account: {
    label: 'kgsAccount',
    ...{ as: 'text', width: ({ all }) => widthFor(all.accounts) },
    share: { role: 'name' },
    cell: ({ account }) => text(account),
  },
  wins: {
    label: 'kgsWins',
    ...{ as: 'number', width: forHeading('number') },
    share: { role: 'figure', shown: shownNumber },
    cell: ({ wins }, { all }) => number(wins, all.style),
  },
  sos: {
    label: 'kgsSos',
    ...{ as: 'number', width: forHeading('number') },
    cell: ({ sos }, { all }) => number(sos, all.style),
  },
  sodos: {
    label: 'kgsSodos',
    ...{ as: 'number', width: forHeading('number') },
    cell: ({ sodos }, { all }) => number(sodos, all.style),
  },
  played: {
    label: 'kgsPlayed',
    ...{ as: 'number', width: forHeading('number') },
    cell: ({ played }, { all }) => typed(played, all.style),
  },
  scheduled: {
    label: 'kgsScheduledIfNotAll',
    // Three lines.
    ...{ as: 'number', width: forHeading('number', 17) },
    cell: ({ scheduled }, { all }) => typed(scheduled, all.style),
  },
  removed: {
    label: 'kgsRemoved',
    ...{ as: 'mark', width: forHeading('mark') },
    cell: ({ removed }, { all }) => centred(removed ? text('x', all.style) : blank(all.style)),
  },
  points: {
    label: 'kgsPoints',
    ...{ as: 'number', width: 8, beside: 'behind' },
    share: { role: 'score', shown: shownNumber },
    cell: (_, { all, line, lines }) =>
      formatted(filled(all.points, { line, lines }, 'total'), pointsFormat),
  },
  counts: {
    label: 'kgsCounts',
    ...{ as: 'mark', width: 10, beside: 'behind' },
    cell: (_, { all, line, lines }) => centred(filled(all.counts, { line, lines })),
  },
});

type ResultKey = KeyOf<typeof resultList>;

/** Points that were announced without standings: the same columns, as far as they are known. */
export const pointsList = listOf<PointsEntrant, Pick<ResultGiven, 'place'>>()({
  place,
  account: {
    label: 'kgsAccount',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 36, most: 48 }) },
    cell: ({ account }) => text(account),
  },
  points: {
    label: 'kgsPoints',
    ...{ as: 'number', width: 12 },
    cell: ({ points }) => figure(points, pointsFormat, 'input'),
    typed: ({ t }) => ({
      from: { kind: 'number', whole: false, least: 0 },
      refusal: t('kgsFigureRefusal'),
    }),
  },
});

/** Behind the list and a free column stand wins, SOS and SODOS as numbers, for the add-in. */
const asRead = ['free', 'winsRead', 'sosRead', 'sodosRead'] as const;
export type ResultColumn = ResultKey | (typeof asRead)[number];

/** The columns of a result sheet, from A. */
const columns: readonly string[] = [...Object.keys(resultList.fields), ...asRead];

/** Rows above the list, from 0: title, source of points, F, players, check; an empty row; then the list's headings. */
export const resultRows = {
  title: 0,
  source: 1,
  F: 2,
  players: 3,
  check: 4,
  headings: 6,
} as const;

/** The first row of the list, from 0. */
export const firstResult = resultRows.headings + 1;

export function indexOf(column: ResultColumn): number {
  return columns.indexOf(column);
}

/** Cells of a column below each other, as formulas name them. */
export function down(column: ResultColumn, row: number, rows: number): string {
  return fixed({ row, column: indexOf(column), rows, columns: 1 });
}

/** Accounts, games and marks of a list, as formulas name them. */
export function entrantCells(
  count: number,
): Readonly<Record<'accounts' | 'played' | 'scheduled' | 'removed', string>> {
  const list = (which: ResultColumn): string => down(which, firstResult, count);
  return {
    accounts: list('account'),
    played: list('played'),
    scheduled: list('scheduled'),
    removed: list('removed'),
  };
}

/** One cell of a column, as the formulas of its row name it. */
export function cellAt(row: number, column: ResultColumn): string {
  return areaName({ row, column: indexOf(column), rows: 1, columns: 1 });
}

/** Beside the check, for it: which cells have lost their formulas. */
export const goneCell = cellAt(resultRows.check, 'winsRead');

const flawsElsewhere: readonly {
  readonly flaw: ListFlaw;
  readonly said: (rest: string) => Sentence;
}[] = [
  { flaw: 'kgsBelowList', said: (names) => sentence('kgsHomeOutside', { names: apart(names) }) },
  {
    flaw: 'kgsRowsIncomplete',
    said: (names) => sentence('kgsHomeIncomplete', { names: apart(names) }),
  },
  {
    flaw: 'kgsPointsMissing',
    said: (names) => sentence('kgsHomePointsMissing', { names: apart(names) }),
  },
  {
    flaw: 'kgsCellsUnreadable',
    said: (cells) => sentence('kgsHomeCheck', { cells: apart(cells) }),
  },
  { flaw: 'kgsInTheWay', said: (cells) => sentence('kgsHomeInTheWay', { cells: apart(cells) }) },
  { flaw: 'kgsCellsGone', said: goneSaid },
];

/** Of the sheet of a tournament, or of its column on Year. */
function goneSaid(cells: string): Sentence {
  const above = saidInAny('kgsAbove').find((each) => cells.endsWith(each));
  return above === undefined
    ? sentence('kgsHomeCellsGone', { cells: apart(cells) })
    : sentence('kgsHomeYearGone', { cells: apart(cells.slice(0, -above.length)) });
}

const apart = (names: string): readonly string[] => names.split(', ');

/** What the check of a sheet says of its list, as a sentence elsewhere; undefined where it says nothing of the list. */
export function flawSaid(check: string): Sentence | undefined {
  for (const { flaw, said } of flawsElsewhere) {
    for (const words of saidInAny(flaw)) {
      if (check.startsWith(words)) return said(check.slice(words.length));
      if (check.endsWith(words)) return said(check.slice(0, -words.length));
    }
  }
  return undefined;
}

/** What the check of a sheet says of its list: nothing is given to others before it is whole. */
export function sheetFaults(sheet: SourceTable): readonly Finding[] {
  const check = checkOn(sheet, 'kgsYearCheck');
  if (!check) return [];
  const isLost = !isSentence(check.says) && !isNotInYear(sheet);
  const own = areaName(check.at.area);
  const what = flawSaid(check.says) ?? (isLost && sentence('kgsHomeCellsGone', { cells: [own] }));
  return what ? [{ sentence: what, at: check.at }] : [];
}

/** What the formula of a check says of results that are not right is a sentence. */
const isSentence = (says: string): boolean => says === allCounted || says.endsWith('.');

/** A tournament that is not part of the year has no check. */
function isNotInYear({ rows, mark }: SourceTable): boolean {
  const titles = rows[0]?.cells.map((cell) => plainText(cell, mark)) ?? [];
  return saidInAny('kgsNotInYear').some((each) => titles.includes(each));
}

/** A list of results or of points on a sheet, known by its headings in any language. */
export interface WrittenResults {
  /** What stands above everything: the tournament's name. */
  readonly title: string;
  readonly rows: readonly WrittenResult[];
  /** The row of its headings on the sheet, from 0. */
  readonly header: number;
  /** By the column within what was read. */
  readonly columns: ListRead<ResultKey>['columns'];
  /** Whether it has standings, or points alone. */
  readonly hasStandings: boolean;
}

export interface WrittenResult {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly account: string;
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
  readonly points: number;
  readonly counts: boolean;
}

/** Undefined where the sheet holds no results: a place, an account and points at least. */
export function readResults(sheet: SourceTable): WrittenResults | undefined {
  const read = readList(resultList, sheet, ['place', 'account', 'points']);
  if (!read) return undefined;
  const standing = (['wins', 'sos', 'sodos'] as const).filter((key) => read.times(key) > 0);
  const rows: WrittenResult[] = [];
  for (const { row, text: of, cell } of read.lines) {
    const account = of('account');
    // The list ends there; accounts that never counted stand below.
    if (account === '') break;
    const number = (key: ResultKey): number => numberIn(cell(key));
    const mark = cell('counts');
    rows.push({
      ...{ row, account, points: number('points') },
      ...{ wins: number('wins'), sos: number('sos'), sodos: number('sodos') },
      // A row that cannot be told, or has a figure that cannot be read, counts for no other.
      counts:
        (mark?.kind === 'truth' ? mark.value : mark === undefined || mark.kind === 'blank') &&
        standing.every((key) => isFigureIn(cell(key))),
    });
  }
  const text = (cell: SourceCell): string => spelling(plainText(cell, sheet.mark));
  const first = sheet.rows[0]?.cells.map(text).find((each) => each !== '');
  return {
    title: first ?? '',
    rows,
    header: read.header,
    columns: read.columns,
    hasStandings: standing.length === 3,
  };
}

function isFigureIn(cell: SourceCell | undefined): boolean {
  if (cell?.kind === 'number') return cell.value >= 0;
  return cell === undefined || cell.kind === 'blank' || textNumber(cell) !== undefined;
}

/** As the formula beside them reads them (asNumbers). */
function textNumber(cell: SourceCell): number | undefined {
  if (cell.kind !== 'text') return undefined;
  const text = spelling(cell.text);
  return (
    fractionIn(text) ?? (/^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined)
  );
}

function numberIn(cell: SourceCell | undefined): number {
  if (cell?.kind === 'number') return cell.value;
  return (cell && textNumber(cell)) ?? 0;
}
