import type { Stepwise } from '../../../src';
import type { Translate } from '../../../language';
import { onSheet } from '../../plan/address';
import { spelling } from '../../columns/spelling';
import { fixed } from '../../plan/named-area';
import type { NewSheet, Plan } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import {
  detailsArea,
  enginesArea,
  linesArea,
  ownTableArea,
  pointsArea,
  tableArea,
  yearArea,
  checkedYear,
  linesOnTotals,
  type SheetNames,
} from './areas';
import { calculatorSheet } from './calculator-sheet';
import { enginesSheet } from './engines-sheet';
import { detailsName, headingsName, tableName, yearNames, type YearPart } from './layout';
import { listedTotals } from './line-formulas';
import { tableSheet } from './table-sheet';
import { titleOfYear, totalsColumns, totalsEngines, totalsSheet } from './totals-sheet';
import { yearSheet } from './year-sheet';

/**
 * The sheets of a championship year. The old calculator is for looking up; tournaments take their F from Year, each its
 * own.
 *
 * @param points points of 1st, 2nd ... place for the whole year; none where F and players decide
 */
export function* planYear(
  year: string,
  points: readonly number[],
  taken: readonly string[],
  t: Translate,
): Stepwise<Plan> {
  const names = sheetNames(taken, t);
  const title = spelling(year);
  const sheets: NewSheet[] = [];
  for (const sheet of [
    () => yearSheet(names, t),
    () => calculatorSheet(names, points, t),
    () => enginesSheet(names, t),
    () => totalsSheet(names, title, t),
    () => tableOfNewYear(names, title, t),
  ]) {
    sheets.push(sheet());
    yield;
  }
  return {
    title: t('kgsNewYear'),
    sheets,
    blocks: [],
    names: [
      named('year', names.year, yearArea),
      named('points', names.calculator, pointsArea),
      named('ownTable', names.calculator, ownTableArea),
      named('engines', names.engines, enginesArea),
      named('lines', names.totals, linesArea),
      { name: detailsName, sheet: names.year, address: fixed(detailsArea) },
      ...[tableName, headingsName].map((name) => ({
        name,
        sheet: names.table,
        address: fixed(tableArea),
      })),
    ],
    activate: names.year,
    sources: [],
    warnings: [],
  };
}

function named(
  part: YearPart,
  sheet: string,
  area: Parameters<typeof fixed>[0],
): Plan['names'][number] {
  return { name: yearNames[part], sheet, address: fixed(area) };
}

function sheetNames(taken: readonly string[], t: Translate): SheetNames {
  const used = [...taken];
  const free = (wanted: string): string => {
    const name = freeSheetName(wanted, used);
    used.push(name);
    return name;
  };
  return {
    year: free(t('kgsSheetYear')),
    calculator: free(t('kgsSheetCalculator')),
    engines: free(t('kgsSheetEngines')),
    totals: free(t('kgsSheetTotals')),
    table: free(t('kgsSheetTable')),
  };
}

/** The table of a year without tournaments. */
function tableOfNewYear(names: SheetNames, year: string, t: Translate): NewSheet {
  const { accounts, events, points, states, aliases } = linesOnTotals(names);
  const onTotals = (column: string): string => onSheet(names.totals, column);
  const lines = {
    accounts: onTotals(accounts),
    events: onTotals(events),
    points: onTotals(points),
    states: onTotals(states),
    aliases,
  };
  const totals = listedTotals(onTotals(totalsColumns), onTotals(totalsEngines));
  return tableSheet(
    names.table,
    titleOfYear(year, t),
    { lines, totals, year: checkedYear(names), tournaments: [] },
    t,
  );
}
