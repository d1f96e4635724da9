import { areaName } from '../../sheets/address';
import {
  down,
  entrantCells,
  firstResult,
  goneCell,
  indexOf,
  type ResultColumn,
  resultRows,
} from './result-list';
import { fixed } from '../../sheets/source';
import type { Translate } from '../../../src/language';
import { quoted } from '../../sheets/season';
import type { NewBlock, PlanCell } from '../../sheets/plan';
import { aligned, formula, rectangle, text } from '../../sheets/sheet-parts';
import {
  countedRows,
  playersFormula,
  readableRows,
  resultCheckFormula,
  sourceFormula,
} from '../year/formulas';

/** The value of a line above the list. */
export function headCell(row: number): string {
  return fixed({ row, column: 1, rows: 1, columns: 1 });
}

/** What a result sheet refers to on the other sheets of the year, for formulas. */
export interface YearReferences {
  readonly name: string;
  readonly rounds: string;
  readonly tieBreaks: string;
  readonly F: string;
  /** The points of this tournament alone, on Year. */
  readonly ownPoints: string;
  readonly ownTable: { readonly tournament: string; readonly table: string };
  readonly yearPoints: string;
}

/** The expected results of formulas, for the preview. */
export interface Shown {
  readonly name: string;
  readonly F: string;
  readonly players: string;
}

interface HeadingParts {
  readonly year: YearReferences;
  readonly shown: Shown;
  readonly counted: number;
  readonly left: number;
  readonly t: Translate;
}

/** Rows below everything that the check looks at. */
const rowsBelow = 100;

/** The cell of the check, which stands above the list. */
const checkCell = areaName({ row: resultRows.check, column: 1, rows: 1, columns: 1 });

/** What stands above a list of results: the tournament, its F and players, and the check. */
export function headingBlock({ year, shown, counted, left, t }: HeadingParts): NewBlock {
  const players = playersFormula({
    ...{ ...entrantCells(counted), name: year.name, rounds: year.rounds },
    counts: countedRows(
      down('account', firstResult, counted),
      down('counts', firstResult, counted),
    ),
  });
  const source = sourceFormula(year, {
    ownPoints: t('kgsFromOwnPoints'),
    ownTable: t('kgsFromOwnTable'),
    yearPoints: t('kgsFromYearPoints'),
    reconstruction: t('kgsFromReconstruction'),
  });
  return {
    at: 'A1',
    cells: rectangle([
      [titleOf(year.name, shown.name, t)],
      [formula(source, 'event')],
      fact('F', withShown(formula(`=${year.F}`, 'total'), shown.F)),
      fact(t('kgsSheetPlayers'), withShown(formula(players, 'total'), shown.players)),
      fact(t('kgsYearCheck'), formula(checkOf(counted, left, year, t), 'total')),
    ]),
    highlights: [
      {
        at: checkCell,
        formula: `=AND(${headCell(resultRows.check)}<>"OK",${headCell(resultRows.check)}<>"")`,
        look: 'warning',
      },
    ],
  };
}

function checkOf(counted: number, left: number, year: YearReferences, t: Translate): string {
  const list = (which: Parameters<typeof down>[0]): string => down(which, firstResult, counted);
  const across = (from: ResultColumn, to: ResultColumn): string =>
    fixed({
      row: firstResult,
      column: indexOf(from),
      rows: counted,
      columns: indexOf(to) - indexOf(from) + 1,
    });
  const afterAll = firstResult + counted + 1 + (left > 0 ? 1 + left : 0);
  return resultCheckFormula(
    {
      accounts: list('account'),
      name: year.name,
      F: headCell(resultRows.F),
      gone: goneCell,
      wins: list('winsRead'),
      sos: list('sosRead'),
      sodos: list('sodosRead'),
      points: list('points'),
      counts: list('counts'),
      readable: readableRows(
        list('account'),
        list('counts'),
        (['winsRead', 'sosRead', 'sodosRead'] as const).map(list),
      ),
      typed: (['wins', 'sos', 'sodos'] as const).map(list),
      games: across('played', 'removed'),
      rounds: `${year.rounds}+${year.tieBreaks}`,
      places: list('place'),
      around: down('account', resultRows.headings, counted + 2),
      below: down('account', afterAll, rowsBelow),
    },
    {
      below: t('kgsBelowList'),
      incomplete: t('kgsRowsIncomplete'),
      unreadable: t('kgsCellsUnreadable'),
      ...{ gone: t('kgsCellsGone'), inTheWay: t('kgsInTheWay') },
      factor: t('kgsFactorUnknown'),
      points: t('kgsPointsUnknown'),
    },
  );
}

/** The tournament's name; once it is removed from the year, that it does not count. */
export function titleOf(name: string, shown: string, t: Translate): PlanCell {
  const title = `=IF(${name}="",${quoted(t('kgsNotInYear'))},${name})`;
  return withShown(formula(title, 'title'), shown);
}

/** A label and its value. */
export function fact(label: string, cell: PlanCell): PlanCell[] {
  return [text(label, 'label'), aligned(cell, 'left')];
}

export function withShown(cell: PlanCell, shown: string): PlanCell {
  return cell.kind === 'formula' ? { ...cell, shown } : cell;
}
