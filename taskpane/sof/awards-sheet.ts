import type { Translate } from '../../language';
import { areaName, cellName } from '../plan/address';
import { inputTab } from '../plan/looks';
import type { NewBlock, NewSheet } from '../plan/plan';
import { formula } from '../plan/plan-cells';
import {
  headingRow,
  headings,
  introduction,
  orientationOf,
  pages,
  roomFor,
  widthsOf,
} from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { computedCells, computedColumns } from './awards-computed';
import type { AwardsLayout, EventCells } from './awards-layout';
import type { TypedColumn } from './awards-typed';
import { noteFormula } from './checks';
import { countFormula } from './formulas';

/** The entries, to be corrected here: places and awards follow by formula, outside of the list that the filter buttons sort. */
export function awardsSheet(
  name: string,
  event: AwardedEvent,
  layout: AwardsLayout,
  cells: EventCells,
  t: Translate,
): NewSheet {
  const { columns, own, first, count } = layout;
  const left = columns.length;
  const computed = computedColumns(event, layout, cells, left, t);
  const note = t('sofAwardsNote');
  const noted = noteFormula(cells.checks, note);
  const all = roomFor([...columns, ...computed], [note]);
  const counts = `${countFormula(own, 'A')}&" ${t(terms(event))}"`;
  return {
    name,
    blocks: [
      introduction(
        { kind: 'formula', formula: `=${cells.title}`, style: 'title', shown: event.name },
        formula(counts, 'event'),
        { kind: 'formula', formula: noted, style: 'note', shown: note },
      ),
      typedBlock(columns, event, first, count),
      { at: cellName(headingRow, left), cells: computedCells(computed, count) },
    ],
    widths: widthsOf(all),
    freeze: { rows: first, columns: 1 + columns.findIndex(({ key }) => key === 'entry') },
    tabColor: inputTab,
    print: pages(
      event.name,
      { paper: 'letter', orientation: orientationOf(all), titleRows: `${first}:${first}` },
      t,
    ),
  };
}

function terms({ terms: { unit } }: AwardedEvent): 'sofPairsCounted' | 'sofTeamsCounted' {
  return unit === 'pairs' ? 'sofPairsCounted' : 'sofTeamsCounted';
}

function typedBlock(
  columns: readonly TypedColumn[],
  { entries }: AwardedEvent,
  first: number,
  count: number,
): NewBlock {
  const down = (column: number): string =>
    areaName({ row: first, column, rows: count, columns: 1 });
  const typed = columns.flatMap(({ choice }, i) => (choice ? [{ at: down(i), ...choice }] : []));
  return {
    at: cellName(headingRow, 0),
    cells: [headings(columns), ...entries.map((entry) => columns.map(({ cell }) => cell(entry)))],
    list: { kind: 'filter' },
    lines: typed.map(({ at }) => at),
    choices: typed,
  };
}
