import type { KuksuCycle } from '../../../src';
import {
  aligned,
  blank,
  centred,
  entry,
  figure,
  formatted,
  formula,
  headingRow,
  headings,
  type ListColumn,
  listSheet,
  number,
  spilling,
  text,
  widthFor,
} from '../../sheets/sheet-parts';
import { areaName, cellName } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewName, NewSheet, PlanCell } from '../../sheets/plan';
import type { Translate } from '../../../src/language';
import {
  type CrosstableColumn,
  isFilledFormula,
  isOddFormula,
  layout,
  leftByFormula,
  resultFormula,
} from '../crosstable-layout';
import { crosstableName } from '../crosstable-names';
import { tabOf } from './leagues';

const { before } = layout;

/** Points may be halves, and SODOS quarters. */
const formats = { points: '0.0', sodos: '0.00', place: '0' } as const;

export interface CrosstableSheet {
  readonly sheet: NewSheet;
  /** By which the table is found again. */
  readonly name: NewName;
}

/** A league ready to be played: results are typed, and points, SODOS and places follow by formula. */
export function crosstableSheet(
  { league, players }: KuksuCycle.League,
  cycle: number,
  taken: readonly string[],
  t: Translate,
): CrosstableSheet {
  const size = players.length;
  const first = before.length;
  const at = (row: number, column: number, rows: number, columns: number): string =>
    areaName({ row: headingRow + 1 + row, column, rows, columns });
  const own = (key: CrosstableColumn): string => at(0, before.indexOf(key), size, 1);
  const results = at(0, first, size, size);
  const marks = at(0, first + size, size, 1);
  const titled = t('kuksuHeldTitle');
  const places = rankFormula(own, isHolderIn(players) ? titled : undefined);
  const spills = { rows: size, columns: 1 };
  const rows = players.map((player, row): PlanCell[] => {
    const { seed, name, rating, last } = player;
    const points = formula(`=SUMPRODUCT(${resultFormula(at(row, first, 1, size))})`, 'total');
    const sodos = row === 0 ? spilling(sodosFormula(results), spills) : blank();
    const place = row === 0 ? spilling(places, spills, 'total') : blank('total');
    return [
      centred(number(seed)),
      text(name),
      formatted(points, formats.points),
      formatted(sodos, formats.sodos),
      formatted(place, formats.place),
      number(rating),
      ...lastCells(last, titled),
      ...players.map((_, against) => gameCell(row, against, first)),
      centred(blank('input')),
    ];
  });
  const title = t('kuksuLeagueSheet', { league });
  const sheet = tabOf(title, cycle, taken, t);
  const event = t('kuksuCycleLine', { cycle, players: size });
  const columns = columnsOf(players, t);
  const given = at(0, before.indexOf('rating'), size, 3);
  const note = noteFormula({ results, first: at(0, first, 1, 1), given, titled }, t);
  return {
    sheet: listSheet(
      {
        name: sheet,
        title,
        about: event,
        note: { kind: 'formula', formula: note, style: 'note', shown: t('kuksuCrosstableNote') },
        columns,
        rows,
        heads: headingsOf(columns, players),
        block: {
          lines: [results, marks],
          choices: [
            {
              at: results,
              from: { kind: 'formula', formula: resultCheck(at(0, first, 1, 1)) },
              refusal: t('kuksuResultRefusal'),
            },
            { at: marks, from: { kind: 'texts', texts: ['x'] } },
          ],
        },
        frozen: before.indexOf('name') + 1,
        tabColor: inputTab,
      },
      t,
    ),
    name: {
      name: crosstableName(cycle, league),
      sheet,
      address: areaName({
        row: headingRow,
        column: 0,
        rows: size + 1,
        columns: columns.length,
      }),
    },
  };
}

function columnsOf(players: KuksuCycle.League['players'], t: Translate): readonly ListColumn[] {
  const column = (title: string, width: number): ListColumn => ({ title, kind: 'number', width });
  const names = players.map(({ name }) => name);
  return [
    { title: t('kuksuSeedShort'), kind: 'mark', width: 6 },
    { title: t('kuksuName'), kind: 'text', width: widthFor(names) },
    column(t('kuksuPoints'), 8),
    column(t('kuksuSodos'), 8),
    column(t('kuksuPlace'), 8),
    column(t('kuksuRating'), 8),
    column(t('kuksuLastTier'), 8),
    column(t('kuksuLastPlace'), 8),
    ...players.map(({ seed }) => ({ title: String(seed), kind: 'mark' as const, width: 6 })),
    { title: t('kuksuDisqualified'), kind: 'mark', width: t('kuksuDisqualified').length + 3 },
  ];
}

/** Opponents are headed by numbers: a number that is a text gets Excel's green corner. */
function headingsOf(
  columns: readonly ListColumn[],
  players: KuksuCycle.League['players'],
): PlanCell[] {
  const cells = headings(columns);
  players.forEach(({ seed }, index) => {
    cells[before.length + index] = centred(number(seed, 'header'));
  });
  return cells;
}

function isHolderIn(players: KuksuCycle.League['players']): boolean {
  return players.some(({ last }) => last?.place === 0);
}

/** Tier and place of last cycle; of the former title holder, who was in no league, the title. */
function lastCells(last: KuksuCycle.Placement['last'], titled: string): readonly PlanCell[] {
  if (!last) return [blank(), blank()];
  return last.place === 0
    ? [aligned(text(titled), 'right'), blank()]
    : [figure(last.tier, '0'), figure(last.place, '0')];
}

/**
 * Places of the league by all of its tie-breaks; none before the first game. A tie-break that cannot be used counts as none.
 *
 * @param titled what stands for the last tier of the former title holder, if one is in the league
 */
function rankFormula(own: (key: CrosstableColumn) => string, titled: string | undefined): string {
  const [lastTier, lastPlace] = [own('lastTier'), own('lastPlace')];
  const isHolder = `${lastTier}="${titled ?? ''}"`;
  const usable = (address: string): string => `${address}/(${address}>0)`;
  const none = (value: string): string => `IFERROR(${value},"")`;
  const last =
    titled === undefined
      ? [none(usable(lastTier)), none(usable(lastPlace))]
      : // The former holder is 1st of the first tier: everyone else steps one tier back.
        [
          none(`IF(${isHolder},1,1+${usable(lastTier)})`),
          none(`IF(${isHolder},1,${usable(lastPlace)})`),
        ];
  const criteria = [own('points'), own('sodos'), ...last, none(usable(own('rating')))];
  return `=IF(SUM(${own('points')})=0,"",KUKSU.RANK(${criteria.join(',')}))`;
}

/** One cell of a game: typed above the diagonal, and the other player's share below it. */
function gameCell(row: number, column: number, first: number): PlanCell {
  if (row === column) return centred(blank('void'));
  if (row < column) return centred(entry());
  const mirror = cellName(headingRow + 1 + column, first + row);
  return centred(formula(`=IFERROR(${leftByFormula(mirror)},"")`));
}

/** Games count whose two cells make one point: one wrong cell leaves the others' SODOS as they are. */
function sodosFormula(results: string): string {
  const result = resultFormula(results);
  return `=KUKSU.SODOS(${result}*(${result}+TRANSPOSE(${result})=1))`;
}

/** What to do here, and before it the cells that have to be corrected. */
function noteFormula(
  {
    results,
    first,
    given,
    titled,
  }: {
    readonly results: string;
    /** The first cell of the results. */
    readonly first: string;
    /** Ratings, and tiers and places of last cycle. */
    readonly given: string;
    readonly titled: string;
  },
  t: Translate,
): string {
  const odd = isOddFormula(results);
  const filled = isFilledFormula(results);
  const result = resultFormula(results);
  const sum = `(${result}+TRANSPOSE(${result}))`;
  const isOneself = `(ROW(${results})-ROW(${first})=COLUMN(${results})-COLUMN(${first}))`;
  // Both of a game that is not one game, unless one of them is odd by itself.
  const unlike = `(${sum}<>1)*((${sum}<>0)+(${filled}<>TRANSPOSE(${filled}))>0)*(1-${odd})*(1-TRANSPOSE(${odd}))`;
  const unusable = `${isOddFormula(given, [titled])}*(1-IFERROR(${given}*1>=0,FALSE))`;
  const named = (condition: string, area: string): string =>
    `IF(${condition},ADDRESS(ROW(${area}),COLUMN(${area}),4),"")`;
  const cells = `TEXTJOIN(", ",TRUE,${named(`IF(${isOneself},${filled},${odd}+${unlike}>0)`, results)},${named(`${unusable}>0`, given)})`;
  const said = (found: string): string =>
    `"${t('kuksuCellsWrong', { cells: '|' })} "`.replace('|', found);
  const note = `"${t('kuksuCrosstableNote').replaceAll('"', '""')}"`;
  return `=SUBSTITUTE(${said(`"&${cells}&"`)}&${note},${said('')},"")`;
}

/** A result as it may be typed, with the mark of any language, or nothing, as formulas show of a game without a result. */
function resultCheck(cell: string): string {
  return `=NOT(${isOddFormula(cell)})`;
}
