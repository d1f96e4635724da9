import { mapped, type Stepwise } from '../../../src';
import { areaName, downFrom } from '../../plan/address';
import { blank, centred, counting, entry, number, text, words } from '../../plan/plan-cells';
import { inputTab } from '../../plan/looks';
import type { NewBlock, NewSheet, PlanCell } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import type { SourceCell } from '../../plan/source';
import {
  headingRow as top,
  listSheet,
  roomFor,
  widthFor,
  type ListColumn,
} from '../../plan/sheet-parts';
import type { Translate } from '../../../language';
import type { BookPlayer } from '../book/book';
import { playersTable } from '../book/tables';
import { carriedOnSheet, carriedTitles, type CarriedColumn } from './carried-columns';

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
  const own = roomFor(playerColumns(players, extras, t), [t('nkPlayersNote')]);
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
