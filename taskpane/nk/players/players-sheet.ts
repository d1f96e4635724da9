import { mapped, type Stepwise } from '../../../src';
import { areaName, columnLetters, downFrom } from '../../sheets/address';
import {
  aligned,
  blank,
  centred,
  counting,
  entry,
  figure,
  type ListColumn,
  listSheet,
  number,
  text,
  headingRow as top,
  widthFor,
  words,
} from '../../sheets/sheet-parts';
import { inputTab } from '../../sheets/looks';
import type { NewBlock, NewSheet, PlanCell } from '../../sheets/plan';
import { freeSheetName } from '../../sheets/sheet-names';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { saidInAny, type Translate } from '../../../src/language';
import type { BookPlayer } from '../book/book';
import { playersTable } from '../book/tables';
import { dayFormat } from '../../sheets/columns/kinds';
import type { Fields } from '../../sheets/columns/fields';
import { isHeadingOf, titleOf } from '../../sheets/columns/recognition';
import { likeness } from '../../sheets/columns/spelling';
import type { GivenList } from '../../jobs/operation';
import { playerFields } from '../book/fields';

/** A player as the sheet lists it; an event read from a tournament table knows no rating. */
export type ListedPlayer = Omit<BookPlayer, 'strength' | 'absent' | 'notAgainst'> & {
  readonly strength?: number | undefined;
  /** The rounds marked as absent. */
  readonly absent?: readonly number[];
  /** Players not to be paired with, as typed. */
  readonly against?: string;
  /** What stands in the carried columns. */
  readonly carried?: readonly SourceCell[];
};

/** What the sheet shows beside its players. */
interface PlayersAround {
  /** The event and its days. */
  readonly event: string;
  readonly carried?: readonly CarriedColumn[];
}

/** The columns of players that stand only where some player has one. */
const extraColumns = [
  ['pin', 'nkPin', 12],
  ['egdName', 'nkEgdName', 28],
] as const;
type OwnColumn = (typeof extraColumns)[number];

const extrasOf = (players: readonly ListedPlayer[]): readonly OwnColumn[] =>
  extraColumns.filter(([key]) => players.some((player) => (player[key] ?? '') !== ''));

/** The first of the columns that are filled in during the event. */
const entersColumn = 9;
const keptBoardColumn = 14;

/** The sheet of players. */
export function* playersSheet(
  players: readonly ListedPlayer[],
  sheets: readonly string[],
  t: Translate,
  { event, carried = [] }: PlayersAround,
): Stepwise<NewSheet> {
  const extras = extrasOf(players);
  const own = playerColumns(players, extras, t);
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
  const down = (column: number): string => downFrom(top + 1, column);
  return listSheet(
    {
      name: freeSheetName(t('nkSheetPlayers'), sheets),
      title: t('nkPlayersTitle'),
      // Latecomers are counted too: the numbers of players are the only ones in their column.
      about: counting(
        ([count = 0]) => t('nkPlayersEvent', { event, players: count }),
        [{ formula: `COUNT(${down(0)})`, now: players.length }],
        'event',
      ),
      note: t('nkPlayersNote'),
      event,
      columns,
      rows: (yield* playerRows(players, extras, t)).map((row, i) => [
        ...row,
        ...aside.cells(players[i]?.carried ?? []),
      ]),
      block: playersBlock(players, own, t),
      frozen: 2,
      tabColor: inputTab,
      orientation: 'landscape',
      // Later entrants are printed too, telephone numbers are not.
      printsColumns: own.length,
    },
    t,
  );
}

function playerColumns(
  players: readonly ListedPlayer[],
  extras: readonly OwnColumn[],
  t: Translate,
): readonly ListColumn[] {
  const names = players.map(({ name }) => name);
  const clubs = players.map(({ club = '' }) => club);
  return [
    { title: t('nkNumber'), kind: 'number', width: 6 },
    { title: t('nkName'), kind: 'text', width: widthFor(names) },
    { title: t('nkRating'), kind: 'number', width: 8 },
    { title: t('nkRight'), kind: 'text', width: 11 },
    { title: t('nkGroupColumn'), kind: 'text', width: 11 },
    { title: t('nkStartScore'), kind: 'number', width: 12 },
    { title: t('nkClub'), kind: 'text', width: widthFor(clubs, { least: 14, most: 24 }) },
    { title: t('nkCountry'), kind: 'text', width: 10 },
    { title: t('nkGrade'), kind: 'text', width: 8 },
    { title: t('nkEnters'), kind: 'number', width: 9 },
    { title: t('nkWithdrawn'), kind: 'number', width: 13 },
    { title: t('nkAbsentRounds'), kind: 'mark', width: 9 },
    { title: t('nkPointsBefore'), kind: 'mark', width: 10 },
    { title: t('nkNotAgainst'), kind: 'text', width: 20 },
    { title: t('nkKeptBoard'), kind: 'number', width: 8 },
    ...extras.map(([, label, width]) => ({ title: t(label), kind: 'text' as const, width })),
  ];
}

function* playerRows(
  players: readonly ListedPlayer[],
  extras: readonly OwnColumn[],
  t: Translate,
): Stepwise<readonly PlanCell[][]> {
  const groups = areaName({ row: top + 1, column: 4, rows: players.length, columns: 1 });
  const fixedGroups = groups.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  const lowest = Math.max(0, ...players.map(({ group }) => group));
  return yield* mapped(players, (player, i): PlanCell[] => [
    number(player.number),
    text(player.name),
    player.strength === undefined ? blank() : number(player.strength),
    words(player.right),
    { kind: 'number', value: player.group, format: groupFormat(t), align: 'left' },
    {
      kind: 'formula',
      formula: `=MAX(${fixedGroups})-E${top + 2 + i}`,
      format: '0',
      shown: String(lowest - player.group),
    },
    words(player.club),
    words(player.country),
    words(player.grade),
    player.enters === undefined ? blank('input') : number(player.enters, 'input'),
    player.withdrawnAfter === undefined ? blank('input') : number(player.withdrawnAfter, 'input'),
    centred(entry(player.absent?.join(' '))),
    centred(entry(player.pointsBefore?.map((points) => (points === 0 ? '0' : '½')).join(' '))),
    entry(player.against),
    player.keptBoard === undefined ? blank('input') : number(player.keptBoard, 'input'),
    ...extras.map(([key]) => entry(player[key])),
  ]);
}

/** What is typed during the event. */
function playersBlock(
  players: readonly ListedPlayer[],
  columns: readonly ListColumn[],
  t: Translate,
): Pick<NewBlock, 'list' | 'lines' | 'choices'> {
  const down = (column: number, count = 1): string =>
    areaName({ row: top + 1, column, rows: players.length, columns: count });
  return {
    list: { kind: 'table', name: playersTable },
    lines: [down(entersColumn, columns.length - entersColumn)],
    choices: [
      {
        at: down(entersColumn),
        from: { kind: 'number', whole: true, least: 1 },
        refusal: t('nkEntersRefusal'),
      },
      {
        at: down(entersColumn + 1),
        from: { kind: 'number', whole: true, least: 0 },
        refusal: t('nkWithdrawnRefusal'),
      },
      {
        at: down(keptBoardColumn),
        from: { kind: 'number', whole: true, least: 1 },
        refusal: t('nkSettingWhole', { least: 1 }),
      },
    ],
  };
}

/** 0 shows as "Topgroep", 2 as "Groep 2": the cell stays a number to calculate with. */
export function groupFormat(t: Translate): string {
  const other = t('nkGroup', { group: '' }).trim();
  return `"${other} "0;;"${t('nkTopGroup')}"`;
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

/** The one column of the sheet that nothing is read from. */
const startScore = new Set(saidInAny('nkStartScore').map(likeness));

/** The longest heading that a table takes. */
const longestTitle = 255;

/**
 * The headings of carried columns: as typed where they can be. One that the sheet would read as a column of its own says that
 * it comes from the entry list; one that is there already gets a number.
 */
export function carriedTitles(
  columns: readonly CarriedColumn[],
  own: readonly string[],
  t: Translate,
): readonly string[] {
  const used = new Set(own.map((each) => each.toLowerCase()));
  return columns.map(({ title: typed, letters }) => {
    const plain = (typed ?? t('nkCarriedColumn', { column: letters })).slice(0, longestTitle - 24);
    const isOwn = isHeadingOf(playerFields, plain) || startScore.has(likeness(plain));
    const title = isOwn ? t('nkCarriedHeading', { heading: plain }) : plain;
    let free = title;
    for (let count = 2; used.has(free.toLowerCase()); count++) free = `${title} ${count}`;
    used.add(free.toLowerCase());
    return free;
  });
}

/** Carried columns as the sheet of players shows them. */
export interface CarriedOnSheet {
  readonly columns: readonly ListColumn[];
  /** A line's cells, of what it holds in these columns. */
  readonly cells: (held: readonly SourceCell[]) => readonly PlanCell[];
}

/** The columns with their headings, and how their contents are written: as values, each column to one side. */
export function carriedOnSheet(
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
