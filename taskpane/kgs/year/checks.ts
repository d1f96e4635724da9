import { existing } from '../../../src/core/result';
import type { Translate } from '../../../src/language';
import { cellName, type Place } from '../../sheets/address';
import { isUnanswered, unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import type { Missing } from '../../sheets/event';
import type { ExistingBlock, PlanCell } from '../../sheets/plan';
import { checkOn, type ListIn } from '../../sheets/read-list';
import { allCounted, brokenSaid, isSaidByCheck } from '../../sheets/season';
import { plainText, type SourceTable } from '../../sheets/source';
import { formula } from '../../sheets/sheet-parts';
import type { YearStructure } from '../structure';
import { yearRow, type YearRow } from './layout';
import { enginesCheckFormula, type PlayedLines } from './line-formulas';
import { any } from './formulas';
import { engineList, lineList } from './lists';

/* The checks of a year without their formulas: cleared, or typed over. */

/** A formula that the checks above totals and annual table rest on, and that is gone. */
interface FormulaGone {
  readonly at: Place;
  readonly cell: (t: Translate) => PlanCell;
}

/** Beside the engines and the lines, and above the engines. */
export function stateFormulasGone(
  structure: YearStructure,
  above: SourceTable | undefined,
): readonly FormulaGone[] {
  const { engines, lines } = structure;
  const { row: head, rows } = engines.place.area;
  const found: FormulaGone[] = [];
  const states = statesOf(engines);
  if (states.isGone) {
    const all = { events: '', played: playedIn(structure) };
    const at = { head, lines: rows - 1, columnOf: engines.columnOf };
    const cell = (t: Translate): PlanCell =>
      lastOf(engineList.write([{}], { ...{ all, t }, ...at }).rows);
    found.push({ at: engines.at('state', 1), cell });
  }
  const check = enginesCheck(structure, above);
  const isOkTyped = check?.says === allCounted && states.isWrong;
  if (check && (isOkTyped || !isSaidByCheck(check.says))) {
    const [account, state] = [engines.down('account'), engines.down('state')];
    const cell = (t: Translate): PlanCell =>
      formula(enginesCheckFormula(account, state, `${t('kgsEnginesUnusable')}: `), 'total');
    found.push({ at: check.at, cell });
  }
  const own = new Map(
    structure.ownLines.map(({ area: { place } }) => [place.area.row, place.area]),
  );
  for (const area of own.values()) {
    const from = area.row - lines.place.area.row;
    if (!statesOf(lines, from, area.rows).isGone) continue;
    const at = { head: area.row - 1, lines: area.rows, columnOf: lines.columnOf };
    const line = { accounts: any, points: any, counts: any, name: any, count: 1 };
    const cell = (t: Translate): PlanCell =>
      lastOf(lineList.write([line], { ...{ all: undefined, t }, ...at }).rows);
    found.push({ at: lines.at('state', from), cell });
  }
  return found;
}

/** The check above the engines: below it a column has the same heading. */
export function enginesCheck(
  { engines }: YearStructure,
  above: SourceTable | undefined,
): ReturnType<typeof checkOn> {
  const found = above && checkOn(above, 'kgsYearCheck');
  return found && found.at.area.row < engines.place.area.row ? found : undefined;
}

/** What a list says of its rows stands in its last column, and fills it from the first one. */
function lastOf([first = []]: readonly (readonly PlanCell[])[]): PlanCell {
  return existing(first.at(-1));
}

/** What is in the way of these formulas. */
export function statesInTheWay({ engines, lines, ownLines }: YearStructure): readonly Missing[] {
  const first = ownLines.map(({ area }) => area.place.area.row - lines.place.area.row);
  const said = <Key extends string>(list: ListIn<Key | 'state'>, row: number): Missing[] => {
    const cell = list.held('state', row);
    const what = isUnanswered(cell) ? undefined : unusable(cell, list.nameAt('state', row));
    return what ? [{ what, at: list.at('state', row) }] : [];
  };
  return [...said(engines, 1), ...[...new Set(first)].flatMap((row) => said(lines, row))];
}

/** The blocks that put such formulas back. */
export function putBackOf(gone: readonly FormulaGone[], t: Translate): readonly ExistingBlock[] {
  return gone.map(({ at: { sheet, sheetId, area }, cell }) => {
    const put = cell(t);
    const shapes = put.kind === 'formula' ? [put.formula] : [];
    const ours = [{ row: 0, column: 0, held: [], shapes }];
    const at = cellName(area.row, area.column);
    return { sheet, sheetId, at, cells: [[put]], ours, endsSpills: true };
  });
}

/** Whether a filled row has nothing beside it, and whether one has something else than OK. */
function statesOf<Key extends string>(
  { place, keys, held }: ListIn<Key | 'state'>,
  from = 1,
  count = place.area.rows - 1,
): { readonly isGone: boolean; readonly isWrong: boolean } {
  // An error says itself what is in its way.
  if (held('state', from).kind === 'error') return { isGone: false, isWrong: true };
  const says = Array.from({ length: count }, (_, i) => from + i).flatMap((row): string[] => {
    const isFilled = keys.some((key) => spelling(plainText(held(key, row), '.')) !== '');
    return isFilled ? [plainText(held('state', row), '.')] : [];
  });
  return { isGone: says.includes(''), isWrong: says.some((each) => each !== allCounted) };
}

/** The lines of a year that stands, and its tournaments. */
function playedIn({ lines, year }: YearStructure): PlayedLines {
  const row = (which: YearRow): string =>
    year.reference(yearRow(which), 1, 1, year.place.area.columns - 1);
  const [accounts, events, states] = (['account', 'event', 'state'] as const).map((key) =>
    lines.down(key),
  ) as [string, string, string];
  return { accounts, events, states, names: row('tournament'), players: row('players') };
}

/** The check above the totals or the table over which OK was typed: the other one, which looks at the same, does not say so. */
export function okTyped(
  sheet: SourceTable | undefined,
  other: SourceTable | undefined,
): Place | undefined {
  const [check, beside] = [sheet, other].map((each) => each && checkOn(each, 'kgsYearCheck'));
  if (check?.says !== allCounted || !beside || beside.says === allCounted) return undefined;
  const { says, at } = beside;
  return isSaidByCheck(says) && !brokenSaid(says, at) ? check.at : undefined;
}
