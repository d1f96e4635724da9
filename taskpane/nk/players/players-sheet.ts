import type { Stepwise } from '../../../src';
import { areaName, columnLetters, downFrom } from '../../sheets/address';
import {
  aligned,
  blank,
  counting,
  figure,
  type ListColumn,
  listSheet,
  text,
  headingRow as top,
  widthFor,
} from '../../sheets/sheet-parts';
import { inputTab } from '../../sheets/looks';
import type { NewSheet, PlanCell } from '../../sheets/plan';
import { freeSheetName } from '../../sheets/sheet-names';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import type { Translate } from '../../../src/language';
import { playersTable } from '../book/tables';
import { dayFormat } from '../../sheets/columns/kinds';
import type { Fields } from '../../sheets/columns/fields';
import { isHeadingOf, titleOf } from '../../sheets/columns/recognition';
import type { GivenList } from '../../jobs/operation';
import { type ListedPlayer, playerList } from '../book/fields';

/** What the sheet shows beside its players. */
interface PlayersAround {
  /** The event and its days. */
  readonly event: string;
  readonly carried?: readonly CarriedColumn[];
}

/** The sheet of players. */
export function* playersSheet(
  players: readonly ListedPlayer[],
  sheets: readonly string[],
  t: Translate,
  { event, carried = [] }: PlayersAround,
): Stepwise<NewSheet> {
  const lowest = Math.max(0, ...players.map(({ group }) => group));
  const list = yield* playerList.writeSteps(players, { all: { players, lowest }, t });
  const { columns: own, rows, places, choices } = list;
  const titles = carriedTitles(
    carried,
    own.map(({ title }) => title),
    t,
  );
  const aside = carriedOnSheet(
    titles,
    players.map((player) => player.carried ?? []),
  );
  const columns = [...own, ...aside.columns];
  return listSheet(
    {
      name: freeSheetName(t('nkSheetPlayers'), sheets),
      title: t('nkPlayersTitle'),
      // Latecomers are counted too: the numbers of players are the only ones in their column.
      about: counting(
        ([count = 0]) => t('nkPlayersEvent', { event, players: count }),
        [{ formula: `COUNT(${downFrom(top + 1, places.column('number'))})`, now: players.length }],
        'event',
      ),
      note: t('nkPlayersNote'),
      event,
      columns,
      rows: rows.map((row, i) => [...row, ...aside.cells(players[i]?.carried ?? [])]),
      block: {
        list: { kind: 'table', name: playersTable },
        // What is typed during the event.
        lines: [
          areaName({
            ...{ row: top + 1, column: places.column('enters'), rows: players.length },
            columns: own.length - places.column('enters'),
          }),
        ],
        choices,
      },
      frozen: 2,
      tabColor: inputTab,
      orientation: 'landscape',
      // Later entrants are printed too, telephone numbers are not.
      printsColumns: own.length,
    },
    t,
  );
}

/** A column of the entry list that means nothing to an event: it is kept behind the columns of the event. */
export interface CarriedColumn {
  /** As typed; undefined where nothing stands above it. */
  readonly title: string | undefined;
  /** Its letters in the entry list. */
  readonly letters: string;
  /** Its position in the list. */
  readonly column: number;
}

/** The columns that are no field, and hold something. */
export function carriedColumns<F extends Fields>({
  source,
  header,
  present,
  rows,
}: GivenList<F>): readonly CarriedColumn[] {
  const { area } = source.place;
  const taken = new Set(present.map((key) => rows[0]?.placeOf(key).area.column));
  return Array.from({ length: area.columns }, (_, column) => column).flatMap((column) => {
    if (taken.has(area.column + column)) return [];
    const title = titleOf(source, header, column);
    const isFilled = rows.some(({ position }) => !isBlank(source, position, column));
    if (title === '' && !isFilled) return [];
    const letters = columnLetters(area.column + column);
    return [{ title: title === '' ? undefined : title, letters, column }];
  });
}

/** What a player's line holds in these columns. */
export function carriedCells(
  columns: readonly CarriedColumn[],
  source: SourceTable,
  position: number,
): readonly SourceCell[] {
  return columns.map(({ column }) => cellAt(source, position, column));
}

function cellAt(source: SourceTable, position: number, column: number): SourceCell {
  return source.rows[position]?.cells[column] ?? { kind: 'blank' };
}

function isBlank(source: SourceTable, position: number, column: number): boolean {
  return plainText(cellAt(source, position, column), source.mark).trim() === '';
}

/** The longest heading that a table takes. */
const longestTitle = 255;

/**
 * The headings of carried columns: as typed where they can be. One that the sheet would read as a column of its own says that
 * it comes from the entry list; one that is there already gets a number.
 */
function carriedTitles(
  columns: readonly CarriedColumn[],
  own: readonly string[],
  t: Translate,
): readonly string[] {
  const used = new Set(own.map((each) => each.toLowerCase()));
  return columns.map(({ title: typed, letters }) => {
    const plain = (typed ?? t('nkCarriedColumn', { column: letters })).slice(0, longestTitle - 24);
    const isOwn = isHeadingOf(playerList.fields, plain);
    const title = isOwn ? t('nkCarriedHeading', { heading: plain }) : plain;
    let free = title;
    for (let count = 2; used.has(free.toLowerCase()); count++) free = `${title} ${count}`;
    used.add(free.toLowerCase());
    return free;
  });
}

/** Carried columns as the sheet of players shows them. */
interface CarriedOnSheet {
  readonly columns: readonly ListColumn[];
  /** A line's cells, of what it holds in these columns. */
  readonly cells: (held: readonly SourceCell[]) => readonly PlanCell[];
}

/** The columns with their headings, and how their contents are written: as values, each column to one side. */
function carriedOnSheet(
  titles: readonly string[],
  lines: readonly (readonly SourceCell[])[],
): CarriedOnSheet {
  const columns = titles.map((title, column): ListColumn => {
    const cells = lines.map((line) => line[column] ?? { kind: 'blank' as const });
    const filled = cells.filter(({ kind }) => kind !== 'blank');
    const isOfNumbers = filled.length > 0 && filled.every(({ kind }) => kind === 'number');
    const longest = cells.map((cell) => plainText(cell, '.'));
    return {
      title,
      kind: isOfNumbers ? 'number' : 'text',
      width: widthFor([title, ...longest], { least: 8, most: 30 }),
    };
  });
  return {
    columns,
    cells: (held) =>
      columns.map(({ kind }, i) => {
        const cell = valueOf(held[i] ?? { kind: 'blank' });
        return cell.kind === 'blank' || kind === 'number' ? cell : aligned(cell, 'left');
      }),
  };
}

/** What a cell held, without formula and look; days stay days. */
function valueOf(cell: SourceCell): PlanCell {
  switch (cell.kind) {
    case 'blank':
      return blank();
    case 'number':
      return figure(cell.value, cell.isDate ? momentFormat(cell.value) : 'General');
    case 'truth':
      return { kind: 'truth', value: cell.value };
    case 'text':
    case 'merged':
      return cell.text === '' ? blank() : text(cell.text);
    case 'error':
      return text(cell.error);
  }
}

function momentFormat(value: number): string {
  if (Number.isInteger(value)) return dayFormat;
  return value < 1 ? 'hh:mm' : `${dayFormat} hh:mm`;
}
