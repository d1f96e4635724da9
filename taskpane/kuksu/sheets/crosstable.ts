import type { KuksuCycle } from '../../../src';
import {
  blank,
  centred,
  entry,
  figure,
  formatted,
  formula,
  number,
  spilling,
  text,
} from '../../plan/plan-cells';
import { areaName, cellName } from '../../plan/address';
import { inputTab } from '../../plan/looks';
import type { NewName, NewSheet, PlanCell } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import {
  headingRow,
  headings,
  listSheet,
  roomFor,
  widthFor,
  type ListColumn,
} from '../../plan/sheet-parts';
import type { Translate } from '../../../language';
import { layout, type CrosstableColumn } from '../crosstable-layout';
import { crosstableName } from '../crosstable-names';
import { resultFormula } from '../game-result';

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
  const places = rankFormula(
    own,
    players.some(({ last }) => last?.place === 0),
  );
  const spills = { rows: size, columns: 1 };
  const rows = players.map((player, row): PlanCell[] => {
    const { seed, name, rating, last } = player;
    const points = formula(`=SUMPRODUCT(${resultFormula(at(row, first, 1, size))})`, 'total');
    const sodos = row === 0 ? spilling(sodosFormula(results), spills) : blank();
    const place = row === 0 ? spilling(places, spills, 'total') : blank('total');
    return [
      number(seed),
      text(name),
      formatted(points, formats.points),
      formatted(sodos, formats.sodos),
      formatted(place, formats.place),
      number(rating),
      last ? figure(last.tier, '0') : blank(),
      last ? figure(last.place, '0') : blank(),
      ...players.map((_, against) => gameCell(row, against, first)),
      centred(blank('input')),
    ];
  });
  const title = t('kuksuLeagueSheet', { league });
  const sheet = freeSheetName(title, taken);
  const event = t('kuksuCycleLine', { cycle, players: size });
  const note = t('kuksuCrosstableNote');
  const columns = roomFor(columnsOf(players, t), [note, event]);
  return {
    sheet: listSheet(
      {
        name: sheet,
        title,
        about: event,
        note,
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
    column(t('kuksuSeedShort'), 6),
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

/** Places of the league by all of its tie-breaks. */
function rankFormula(own: (key: CrosstableColumn) => string, holder: boolean): string {
  const [lastTier, lastPlace] = [own('lastTier'), own('lastPlace')];
  const last = holder
    ? // A formula's place 0 is none: everyone else steps one tier back, and the former holder is 1st.
      [
        `IF(${lastTier}="","",${lastTier}+(${lastPlace}<>0))`,
        `IF(${lastPlace}="","",IF(${lastPlace}=0,1,${lastPlace}))`,
      ]
    : [lastTier, lastPlace];
  return `=KUKSU.RANK(${[own('points'), own('sodos'), ...last, own('rating')].join(',')})`;
}

/** One cell of a game: typed above the diagonal, and the other player's share below it. */
function gameCell(row: number, column: number, first: number): PlanCell {
  if (row === column) return centred(blank('void'));
  if (row < column) return centred(entry());
  const mirror = cellName(headingRow + 1 + column, first + row);
  return centred(formula(`=IF(${mirror}="","",1-${resultFormula(mirror)})`));
}

/** A game without a result is 0 for both players, as one that was not played. */
function sodosFormula(results: string): string {
  return `=KUKSU.SODOS(${resultFormula(results)})`;
}

/** A result as it may be typed; a text of nothing else, with the mark of any language. */
function resultCheck(cell: string): string {
  const typed = ['1', '0', '½', '1/2', '0½', '0.5', '0,5', '.5', ',5'];
  return `=ISNUMBER(FIND("|"&TRIM(${cell})&"|","|${typed.join('|')}|"))`;
}
