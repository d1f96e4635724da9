import type { Translate } from '../../../src/language';
import { areaName, columnLetters } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewSheet, PlanCell } from '../../sheets/plan';
import { aligned, headings, pages, spilling, text, widthsOf } from '../../sheets/sheet-parts';
import { allCounted } from '../../sheets/season';
import {
  aliasesOf,
  engineList,
  enginesArea,
  enginesCheck,
  enginesCheckArea,
  linesOn,
  rowOfYear,
  type SheetNames,
} from './lists';
import { areaAt, mostAliases, mostEngines } from './layout';
import {
  type AliasColumns,
  enginesCheckFormula,
  type PlayedLines,
  unclaimedFormula,
} from './line-formulas';
import { printedList } from './totals-sheet';

/** Which account of a tournament stands for which engine. */
export function enginesSheet(names: SheetNames, t: Translate): NewSheet {
  const { row } = enginesArea;
  const played = playedOn(names);
  const events = rowOfYear(names, 'tournament');
  const free = Array.from({ length: mostAliases }, () => ({}));
  const engines = engineList.write(free, { all: { events, played }, t, head: row });
  const { columns, places, list, choices, only } = engines;
  const [first, state] = [places.own('event', 0), places.own('state', 0)];
  // Behind a free column beside the states.
  const unclaimed = columns.length + 1;
  const states = only('state');
  return {
    name: names.engines,
    blocks: [
      {
        at: 'A1',
        cells: [[text(t('kgsEnginesTitle'), 'title')], [text(t('kgsEnginesNote'), 'note')]],
      },
      {
        at: 'B1',
        cells: [enginesCheckCells(places.down('account'), places.down('state'), t)],
        highlights: [
          {
            at: areaName(enginesCheckArea),
            formula: `=${enginesCheck}<>"${allCounted}"`,
            look: 'warning',
          },
        ],
      },
      {
        // Its formula fills the rest.
        ...{ ...states, cells: states.cells.slice(0, 2) },
        highlights: [
          {
            at: areaAt(row + 1, places.column('state'), mostAliases, 1),
            formula: `=AND(${state}<>"",${state}<>"${allCounted}")`,
            look: 'warning',
          },
        ],
      },
      {
        at: areaAt(row, unclaimed, 1, 1),
        cells: unclaimedCells(aliasesOf(places), played, t),
      },
      {
        ...list.block,
        lines: [areaAt(row + 1, 0, mostAliases, list.columns.length)],
        choices,
        highlights: [
          {
            at: areaAt(row + 1, places.column('event'), mostAliases, 1),
            formula: `=AND(${first}<>"",SUMPRODUCT(--(${events}=${first}))=0)`,
            look: 'warning',
          },
        ],
      },
    ],
    widths: { ...widthsOf(columns), [columnLetters(unclaimed)]: 30 },
    freeze: { rows: row + 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      t('runNameKGS'),
      { orientation: 'portrait', area: printedList(0), titleRows: `${row + 1}:${row + 1}` },
      t,
    ),
  };
}

/** The check above the list, with its label before it. */
function enginesCheckCells(accounts: string, states: string, t: Translate): PlanCell[] {
  const check = enginesCheckFormula(accounts, states, `${t('kgsEnginesUnusable')}: `);
  return [
    aligned(text(t('kgsYearCheck'), 'label'), 'right'),
    { kind: 'formula', formula: check, shown: allCounted, style: 'total' },
  ];
}

/** Accounts that no row names: a name that is spelled in another way stands out there. */
function unclaimedCells(aliases: AliasColumns, played: PlayedLines, t: Translate): PlanCell[][] {
  const unclaimed = unclaimedFormula(aliases, played);
  return [
    headings([{ title: t('kgsEnginesUnclaimed'), kind: 'text' }]),
    [spilling(unclaimed, { rows: mostEngines, columns: 1 }, 'note')],
  ];
}

/** The lines of a new year, from its sheet Totals. */
function playedOn(names: SheetNames): PlayedLines {
  const { down } = linesOn(names.totals);
  return {
    accounts: down('account'),
    events: down('event'),
    states: down('state'),
    names: rowOfYear(names, 'tournament'),
    players: rowOfYear(names, 'players'),
  };
}
