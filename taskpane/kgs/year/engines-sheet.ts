import type { Translate } from '../../../src/language';
import { areaName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewSheet, PlanCell } from '../../sheets/plan';
import { fixed } from '../../sheets/source';
import { aligned, blank, headings, pages, several, spilling, text } from '../../sheets/sheet-parts';
import { allCounted } from '../../sheets/season';
import {
  aliasColumns,
  enginesArea,
  enginesCheck,
  enginesCheckArea,
  linesOnTotals,
  rowOfYear,
  statesArea,
  type SheetNames,
} from './areas';
import { areaAt, mostAliases, mostEngines } from './layout';
import {
  enginesCheckFormula,
  rowStatesFormula,
  unclaimedFormula,
  type AliasColumns,
  type PlayedLines,
} from './line-formulas';
import { printedList } from './totals-sheet';

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
        cells: stateCells(aliasColumns(), playedOnTotals(names), mostAliases, t),
        highlights: [stateHighlight],
      },
      {
        at: areaAt(row, unclaimedColumn, 1, 1),
        cells: unclaimedCells(aliasColumns(), playedOnTotals(names), t),
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
    widths: { A: 36, B: 36, C: 36, D: 28, F: 30 },
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
function enginesCheckCells(accounts: string, states: string, t: Translate): PlanCell[] {
  const check = enginesCheckFormula(accounts, states, `${t('kgsEnginesUnusable')}: `);
  return [
    aligned(text(t('kgsYearCheck'), 'label'), 'right'),
    { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
  ];
}

/** The column beside the list that says what each row is. */
function stateCells(
  aliases: AliasColumns,
  played: PlayedLines,
  rows: number,
  t: Translate,
): PlanCell[][] {
  const states = rowStatesFormula(aliases, played, {
    incomplete: t('kgsEngineIncompleteHere'),
    twice: t('kgsEngineTwiceHere'),
    noEvent: t('kgsEngineNoEventHere'),
    unplayed: t('kgsEngineUnplayedHere'),
  });
  return [
    headings([{ title: t('kgsYearCheck'), kind: 'text' }]),
    [spilling(states, { rows, columns: 1 }, 'note')],
  ];
}

/** Behind a free column beside the checks. */
const unclaimedColumn = statesArea.column + 2;

/** Accounts that no row names: a name that is spelled in another way stands out there. */
function unclaimedCells(aliases: AliasColumns, played: PlayedLines, t: Translate): PlanCell[][] {
  const unclaimed = unclaimedFormula(aliases, played);
  return [
    headings([{ title: t('kgsEnginesUnclaimed'), kind: 'text' }]),
    [spilling(unclaimed, { rows: mostEngines, columns: 1 }, 'note')],
  ];
}

/** The lines of a new year, from its sheet Totals. */
function playedOnTotals(names: SheetNames): PlayedLines {
  const { accounts, events, states } = linesOnTotals(names);
  const onTotals = (column: string): string => onSheet(names.totals, column);
  return {
    accounts: onTotals(accounts),
    events: onTotals(events),
    states: onTotals(states),
    names: rowOfYear(names, 'tournament'),
    players: rowOfYear(names, 'players'),
  };
}
