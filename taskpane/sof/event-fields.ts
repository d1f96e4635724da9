import type { Translate } from '../../language';
import { cellName } from '../plan/address';
import type { NewBlock, PlanCell } from '../plan/plan';
import { blank, formatted, formula, number, text } from '../plan/plan-cells';
import { headings, type ListColumn } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { awardFormat, type AwardsLayout } from './awards-layout';
import { at, checkCell, columnOf, rows } from './event-cells';
import {
  averageFormula,
  awardFormula,
  countFormula,
  firstFormula,
  partAverageFormula,
  partTablesFormula,
  stratumFormula,
  tablesFormula,
  wholeAwardFormula,
  type Ranks,
  type TermCells,
  type TermWords,
} from './formulas';

/** The fields, a column each: entries, tables, average, award by itself, first place paid, places paid. */
export function fieldsBlock(
  event: AwardedEvent,
  list: AwardsLayout['list'],
  { cells, words }: { readonly cells: TermCells; readonly words: TermWords },
  columns: readonly ListColumn[],
  t: Translate,
): NewBlock {
  const { terms, tablesTyped } = event;
  const { unit, isStratified, depths } = terms;
  const count = isStratified ? 4 : 1;
  const depthCell = (which: Ranks): PlanCell => {
    const depth = depths[which];
    return depth === undefined ? blank('input') : number(depth, 'input');
  };
  const [A, alone] = [columnOf.A, columnOf.alone];
  const whole = { average: at('average', A), tables: at('tables', A), award: at('byItself', A) };
  const ofA = {
    entries: at('entries', alone),
    average: at('average', alone),
    tables: at('tables', alone),
  };
  const part = (which: 'alone' | 'B' | 'C'): PlanCell[] => {
    const column = columnOf[which];
    const [entries, own] = [at('entries', column), at('average', column)];
    const average = partAverageFormula(list, { field: which, entries, whole: whole.average });
    const award = awardFormula(own, at('tables', column), cells, whole.award);
    const first = firstFormula(at('byItself', column), at('depth', column));
    return [
      formula(countFormula(list, which)),
      formula(partTablesFormula(unit, entries, whole.tables)),
      formatted(formula(average), '#,##0.00'),
      formatted(formula(award), awardFormat),
      which === 'alone' ? blank() : formatted(formula(first, 'total'), awardFormat),
      which === 'alone' ? blank() : depthCell(which),
    ];
  };
  const depthAt = at('depth', A);
  const first = isStratified
    ? stratumFormula(whole, ofA, cells, depthAt)
    : firstFormula(whole.award, depthAt);
  const overall: PlanCell[] = [
    formula(countFormula(list, 'A')),
    tablesTyped === undefined
      ? formula(tablesFormula(list, at('entries', A)))
      : number(tablesTyped, 'input'),
    formatted(formula(averageFormula(list, [checkCell('held'), checkCell('sizes')])), '#,##0.00'),
    formatted(formula(wholeAwardFormula(whole.average, whole.tables, cells, words)), awardFormat),
    formatted(formula(first, 'total'), awardFormat),
    depthCell('A'),
  ];
  const parts = isStratified ? [part('alone'), part('B'), part('C')] : [];
  const labels = [
    t('sofCountEntries'),
    t('sofTables'),
    t('sofAverage'),
    t('sofByItself'),
    t('sofFirstPaid'),
    t('sofDepths'),
  ];
  const depthArea = [
    at('depth', columnOf.A),
    ...(isStratified ? [at('depth', columnOf.B), at('depth', columnOf.C)] : []),
  ];
  const typed = [...depthArea, ...(tablesTyped === undefined ? [] : [whole.tables])].map(plain);
  return {
    at: cellName(rows.headings, 0),
    cells: [
      headings(columns.slice(0, 1 + count)),
      ...labels.map((label, i) => [
        text(label),
        ...[overall, ...parts].map((column) => column[i] ?? blank()),
      ]),
    ],
    lines: typed,
    choices: typed.map((address) => ({
      at: address,
      from: {
        kind: 'number',
        whole: address !== plain(whole.tables),
        least: address === plain(whole.tables) ? 0 : 1,
      },
      refusal: t(address === plain(whole.tables) ? 'sofTablesRefusal' : 'sofDepthRefusal'),
    })),
  };
}

const plain = (address: string): string => address.replace(/\$/g, '');
