import { mapped, type Stepwise } from '../../../src';
import type { Translate } from '../../../language';
import { areaName } from '../../plan/address';
import type { NewBlock, PlanCell } from '../../plan/plan';
import { blank, centred, number, rectangle, text } from '../../plan/plan-cells';
import { headings, widthFor, widthForHeading, type ListColumn } from '../../plan/sheet-parts';
import type { Entrant } from './entrants';
import { isFigure } from './fractions';
import { cellAt, firstResult, indexOf, resultRows } from './layout';

/** What is typed and may be corrected; filter buttons sort it, as places and points stand outside of it. */
export function* listBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const typed = (from: number, to: number): string =>
    areaName({
      row: firstResult,
      column: from,
      rows: counted.length,
      columns: to - from + 1,
    });
  return {
    at: cellAt(resultRows.headings, 'account'),
    cells: [
      headings(listColumns(counted, t).slice(1, -2)),
      ...(yield* mapped(counted, (each) => entrantCells(each, 'input'))),
    ],
    list: { kind: 'filter' },
    lines: [typed(indexOf('wins'), indexOf('removed'))],
    choices: [
      {
        at: typed(indexOf('wins'), indexOf('sodos')),
        from: { kind: 'formula', formula: isFigure(cellAt(firstResult, 'wins')) },
        refusal: t('kgsFractionRefusal'),
      },
      {
        at: typed(indexOf('played'), indexOf('scheduled')),
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsFigureRefusal'),
      },
    ],
  };
}

/** The columns from the place to the points. */
export function listColumns(entrants: readonly Entrant[], t: Translate): readonly ListColumn[] {
  const accounts = entrants.map(({ account }) => account);
  const headed = (title: string, kind: ListColumn['kind'], least?: number): ListColumn => ({
    ...{ title, kind },
    width: widthForHeading(title, kind, least),
  });
  return [
    { title: t('kgsPlace'), kind: 'number', width: widthFor([t('kgsSheetPlayers')], { least: 8 }) },
    { title: t('kgsAccount'), kind: 'text', width: widthFor(accounts) },
    headed(t('kgsWins'), 'number'),
    headed(t('kgsSos'), 'number'),
    headed(t('kgsSodos'), 'number'),
    headed(t('kgsPlayed'), 'number'),
    // Three lines.
    headed(t('kgsScheduledIfNotAll'), 'number', 17),
    headed(t('kgsRemoved'), 'mark'),
    { title: t('kgsPoints'), kind: 'number', width: 8 },
    { title: t('kgsCounts'), kind: 'mark', width: 10 },
  ];
}

/** In the list they are typed into; below it they are not. */
function entrantCells(entrant: Entrant, style: 'input' | undefined): PlanCell[] {
  const { account, wins, sos, sodos, played, scheduled, removed } = entrant;
  return [
    text(account),
    number(wins, style),
    number(sos, style),
    number(sodos, style),
    played === undefined ? blank(style) : number(played, style),
    scheduled === undefined ? blank(style) : number(scheduled, style),
    centred(removed ? text('x', style) : blank(style)),
  ];
}

/** Who was removed too early to count: kept in sight, without a place. */
export function* leftBlock(
  left: readonly Entrant[],
  row: number,
  t: Translate,
): Stepwise<NewBlock> {
  return {
    at: cellAt(row, 'account'),
    cells: rectangle([
      [text(t('kgsNotCounted'), 'event')],
      ...(yield* mapped(left, (each) => entrantCells(each, undefined))),
    ]),
  };
}
