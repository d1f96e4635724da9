import type { KuksuCycle } from '../../src';
import { blank, entry, formula, number, several, spilling, text } from '../plan/plan-cells';
import { areaName, cellName, columnLetters } from '../plan/address';
import type { Highlight, NewName, NewSheet, PlanCell } from '../plan/plan';
import { freeSheetName } from '../plan/sheet-names';
import type { Translate } from '../../language';
import { crosstableName } from './crosstable-names';
import { resultFormula } from './game-result';

/** Columns before the results, from 0. */
export const before = ['seed', 'name', 'rating', 'lastTier', 'lastPlace'] as const;
/** Columns behind them. */
export const behind = ['points', 'sodos', 'place', 'disqualified'] as const;

/** The heading's row on the sheet, from 0; the players follow. */
const headingRow = 3;

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
  const column = (key: (typeof behind)[number]): number => first + size + behind.indexOf(key);
  const down = (at: number): string =>
    areaName({ row: headingRow + 1, column: at, rows: size, columns: 1 });
  const own = (key: (typeof before)[number]): string => down(before.indexOf(key));
  const results = areaName({ row: headingRow + 1, column: first, rows: size, columns: size });
  const spills = { rows: size, columns: 1 };
  const holder = players.some(({ last }) => last?.place === 0);
  const ranked = [
    down(column('points')),
    down(column('sodos')),
    ...(holder
      ? // A formula's place 0 is none: everyone else steps one tier back, and the former holder is 1st.
        [
          `IF(${own('lastTier')}="","",${own('lastTier')}+(${own('lastPlace')}<>0))`,
          `IF(${own('lastPlace')}="","",IF(${own('lastPlace')}=0,1,${own('lastPlace')}))`,
        ]
      : [own('lastTier'), own('lastPlace')]),
    own('rating'),
  ];
  const heading = [
    ...[
      t('kuksuSeed'),
      t('kuksuName'),
      t('kuksuRating'),
      t('kuksuLastTier'),
      t('kuksuLastPlace'),
    ].map((title) => text(title, 'header')),
    ...players.map(({ seed }) => number(seed, 'header')),
    ...[t('kuksuPoints'), t('kuksuSodos'), t('kuksuPlace'), t('kuksuDisqualified')].map((title) =>
      text(title, 'header'),
    ),
  ];
  const rows = players.map((player, index): PlanCell[] => {
    const row = headingRow + 1 + index;
    const { seed, name, rating, last } = player;
    const games = areaName({ row, column: first, rows: 1, columns: size });
    return [
      number(seed),
      text(name),
      number(rating),
      last ? number(last.tier) : blank(),
      last ? number(last.place) : blank(),
      ...players.map((_, against) => gameCell(index, against, first)),
      formula(`=SUMPRODUCT(${resultFormula(games)})`, 'total'),
      index === 0 ? spilling(sodosFormula(results), spills) : blank(),
      index === 0 ? spilling(`=KUKSU.RANK(${ranked.join(',')})`, spills, 'total') : blank('total'),
      blank('input'),
    ];
  });
  const sheet = freeSheetName(t('kuksuLeagueSheet', { league }), taken);
  const table = [heading, ...rows];
  return {
    sheet: {
      name: sheet,
      blocks: [
        { at: 'A1', cells: [[text(t('kuksuLeagueSheet', { league }), 'title')]] },
        // Beside the frozen columns, which would cut it off.
        { at: 'C2', cells: [[text(t('kuksuCrosstableNote'), 'note')]] },
        { at: cellName(headingRow, 0), cells: table, highlights: [diagonal(results, first)] },
      ],
      widths: widths(size),
      freeze: { rows: headingRow + 1, columns: 2 },
      print: { orientation: 'landscape', fitToWidth: true },
    },
    name: {
      name: crosstableName(cycle, league),
      sheet,
      address: areaName({
        row: headingRow,
        column: 0,
        rows: table.length,
        columns: heading.length,
      }),
    },
  };
}

/** The diagonal, without games. */
function diagonal(results: string, first: number): Highlight {
  const cell = cellName(headingRow + 1, first);
  return {
    at: results,
    formula: `=ROW(${cell})-COLUMN(${cell})=${headingRow + 1 - first}`,
    look: 'quiet',
  };
}

/** One cell of a game: typed above the diagonal, and the other player's share below it. */
function gameCell(row: number, column: number, first: number): PlanCell {
  if (row === column) return blank();
  if (row < column) return entry();
  const mirror = cellName(headingRow + 1 + column, first + row);
  return formula(`=IF(${mirror}="","",1-${resultFormula(mirror)})`);
}

/** A game without a result stays blank instead of 0. */
function sodosFormula(results: string): string {
  return `=KUKSU.SODOS(IF(${results}="","",${resultFormula(results)}))`;
}

function widths(size: number): Readonly<Record<string, number>> {
  const letters = several(size, blank()).map((_, index) => columnLetters(before.length + index));
  return Object.fromEntries([
    ['A', 10],
    ['B', 24],
    ...letters.map((letter) => [letter, 5] as const),
  ]);
}
