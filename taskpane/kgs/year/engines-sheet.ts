import type { Translate } from '../../../language';
import { areaName } from '../../plan/address';
import { inputTab } from '../../plan/looks';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { fixed } from '../../plan/named-area';
import { aligned, blank, several, spilling, text } from '../../plan/plan-cells';
import { headings, pages } from '../../plan/sheet-parts';
import { allCounted } from '../../season/formulas';
import {
  aliasColumns,
  enginesArea,
  enginesCheck,
  enginesCheckArea,
  rowOfYear,
  statesArea,
  type SheetNames,
} from './areas';
import { areaAt, mostAliases } from './layout';
import { enginesCheckFormula, rowStatesFormula, type AliasColumns } from './line-formulas';
import { printedList } from './printed';

/** Which account of a tournament stands for which engine. */
export function enginesSheet(names: SheetNames, t: Translate): NewSheet {
  const { row, column } = enginesArea;
  const events = rowOfYear(names, 'tournament');
  const eventCells = areaAt(row + 1, column + 1, mostAliases, 1);
  const first = areaAt(row + 1, column + 1, 1, 1);
  return {
    name: names.engines,
    blocks: [
      {
        at: 'A1',
        cells: [[text(t('kgsEnginesTitle'), 'title')], [text(t('kgsEnginesNote'), 'note')]],
      },
      {
        at: 'B1',
        cells: [enginesCheckCells(aliasColumns()[0], fixed(statesArea), t)],
        highlights: [
          {
            at: areaName(enginesCheckArea),
            formula: `=${enginesCheck}<>"${allCounted}"`,
            look: 'warning',
          },
        ],
      },
      {
        at: areaAt(row, statesArea.column, 1, 1),
        cells: stateCells(aliasColumns(), mostAliases, t),
        highlights: [stateHighlight],
      },
      {
        at: areaAt(row, column, 1, 1),
        cells: [
          headings([
            { title: t('kgsAccount'), kind: 'text' },
            { title: t('kgsEvent'), kind: 'text' },
            { title: t('kgsEngine'), kind: 'text' },
          ]),
          ...Array.from({ length: mostAliases }, () => several(3, blank('input'))),
        ],
        lines: [areaAt(row + 1, column, mostAliases, 3)],
        choices: [
          {
            at: eventCells,
            from: { kind: 'range', formula: `=${events}` },
            refusal: t('kgsEventRefusal'),
          },
        ],
        highlights: [
          {
            at: eventCells,
            formula: `=AND(${first}<>"",SUMPRODUCT(--(${events}=${first}))=0)`,
            look: 'warning',
          },
        ],
      },
    ],
    widths: { A: 36, B: 36, C: 36, D: 24 },
    freeze: { rows: row + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      t('runNameKGS'),
      { orientation: 'portrait', area: printedList(0), titleRows: `${row + 1}:${row + 1}` },
      t,
    ),
  };
}

/** A row that is not used stands out. */
const firstState = areaName({ ...statesArea, rows: 1 });
const stateHighlight = {
  at: areaName(statesArea),
  formula: `=AND(${firstState}<>"",${firstState}<>"${allCounted}")`,
  look: 'warning',
} as const;

/** The check above the list, with its label before it. */
export function enginesCheckCells(accounts: string, states: string, t: Translate): PlanCell[] {
  const check = enginesCheckFormula(accounts, states, `${t('kgsEnginesUnusable')}: `);
  return [
    aligned(text(t('kgsYearCheck'), 'label'), 'right'),
    { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
  ];
}

/** The column beside the list that says what each row is. */
export function stateCells(aliases: AliasColumns, rows: number, t: Translate): PlanCell[][] {
  const states = rowStatesFormula(aliases, {
    incomplete: t('kgsEngineIncompleteHere'),
    twice: t('kgsEngineTwiceHere'),
  });
  return [
    headings([{ title: t('kgsYearCheck'), kind: 'text' }]),
    [spilling(states, { rows, columns: 1 }, 'note')],
  ];
}
