import { mapped, type Settings, type Stepwise } from '../../src';
import { blank, entry, number, rectangle, text, words } from '../plan/plan-cells';
import { areaName, columnLetters } from '../plan/address';
import type { NewBlock, NewSheet, PlanCell } from '../plan/plan';
import { freeSheetName } from '../plan/sheet-names';
import type { Translate } from '../../language';
import type { BookPlayer } from './book/book';
import { headerKeys, headerLabels, type EventFacts } from './book/header';
import { settingKeys, settingKinds, settingShown } from './book/settings';
import { playersTable, settingsTable } from './book/tables';

/** A player as the sheet lists it; an event read from a tournament table knows no rating. */
export type ListedPlayer = Omit<BookPlayer, 'strength' | 'absent'> & {
  readonly strength?: number | undefined;
};

const top = 3;

/** The columns of players that stand only where some player has one. */
const extraColumns = [
  ['pin', 'nkPin', 12],
  ['egdName', 'nkEgdName', 28],
] as const;
type OwnColumn = (typeof extraColumns)[number];

const extrasOf = (players: readonly ListedPlayer[]): readonly OwnColumn[] =>
  extraColumns.filter(([key]) => players.some((player) => (player[key] ?? '') !== ''));
/** Those that always stand there; the next one stays free, then come the settings. */
const columns = 15;

/** The sheet of players with the settings beside them. */
export function* playersSheet(
  players: readonly ListedPlayer[],
  settings: Settings,
  sheets: readonly string[],
  t: Translate,
  about: EventFacts = {},
): Stepwise<NewSheet> {
  const extras = extrasOf(players);
  const last = columns + extras.length;
  const widths: readonly (readonly [number, number])[] = [
    ...extras.map(([, , width], i) => [columns + i, width] as const),
    ...([3, 54, 12] as const).map((width, i) => [last + i, width] as const),
  ];
  return {
    name: freeSheetName(t('nkSheetPlayers'), sheets),
    blocks: [
      {
        at: 'A1',
        // The note stands beside the frozen columns: it would not reach out of them.
        cells: rectangle([
          [text(t('nkPlayersTitle'), 'title')],
          [blank(), blank(), text(t('nkPlayersNote'), 'note')],
        ]),
      },
      yield* playersBlock(players, extras, t),
      settingsBlock(settings, about, last + 1, t),
    ],
    widths: {
      ...{ A: 7, B: 28, C: 10, D: 12, E: 12, F: 15, G: 18, H: 12, I: 10, J: 21, K: 27, L: 23 },
      ...{ M: 27, N: 24, O: 14 },
      ...Object.fromEntries(widths.map(([column, width]) => [columnLetters(column), width])),
    },
    freeze: { rows: top + 1, columns: 2 },
    print: {
      orientation: 'landscape',
      // Later entrants are printed too.
      area: `A:${columnLetters(last - 1)}`,
      titleRows: `${top + 1}:${top + 1}`,
      fitToWidth: true,
    },
  };
}

function* playersBlock(
  players: readonly ListedPlayer[],
  extras: readonly OwnColumn[],
  t: Translate,
): Stepwise<NewBlock> {
  const header = [
    'nkNumber',
    'nkName',
    'nkRating',
    'nkRight',
    'nkGroupColumn',
    'nkStartScore',
    'nkClub',
    'nkCountry',
    'nkGrade',
    'nkEnters',
    'nkWithdrawn',
    'nkAbsentRounds',
    'nkPointsBefore',
    'nkNotAgainst',
    'nkKeptBoard',
  ] as const;
  const groups = areaName({ row: top + 1, column: 4, rows: players.length, columns: 1 });
  const fixedGroups = groups.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  const lowest = Math.max(0, ...players.map(({ group }) => group));
  const rows = yield* mapped(players, (player, i): PlanCell[] => [
    number(player.number),
    text(player.name),
    player.strength === undefined ? blank() : number(player.strength),
    words(player.right),
    { kind: 'number', value: player.group, format: groupFormat(t), style: 'centre' },
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
    entry(),
    entry(player.pointsBefore?.map((points) => (points === 0 ? '0' : '½')).join(' ')),
    entry(),
    blank('input'),
    ...extras.map(([key]) => entry(player[key])),
  ]);
  return {
    at: `A${top + 1}`,
    cells: rectangle([
      [...header, ...extras.map(([, label]) => label)].map((key) => text(t(key))),
      ...rows,
    ]),
    list: { kind: 'table', name: playersTable },
  };
}

/** 0 shows as "Topgroep", 2 as "Groep 2": the cell stays a number to calculate with. */
function groupFormat(t: Translate): string {
  const other = t('nkGroup', { group: '' }).trim();
  return `"${other} "0;;"${t('nkTopGroup')}"`;
}

function settingsBlock(
  settings: Settings,
  about: EventFacts,
  column: number,
  t: Translate,
): NewBlock {
  const corner = { row: top, column };
  const rows = settingKeys.map((key) => ({ key, ...settingShown(settings, key, t) }));
  return {
    at: areaName({ ...corner, rows: 1, columns: 1 }),
    cells: [
      [text(t('nkSetting')), text(t('nkSettingValue'))],
      ...rows.map(({ key, value }): PlanCell[] => [
        text(t(settingKinds[key].label)),
        typeof value === 'number' ? number(value, 'input') : text(value, 'input'),
      ]),
      ...headerKeys.map((key): PlanCell[] => [text(t(headerLabels[key])), entry(about[key])]),
    ],
    list: { kind: 'table', name: settingsTable },
    choices: rows.flatMap(({ offered }, i) =>
      offered
        ? [
            {
              at: areaName({ row: top + 1 + i, column: corner.column + 1, rows: 1, columns: 1 }),
              from: { kind: 'texts', texts: offered } as const,
              refusal: t('nkSettingRefusal', { offered: offered.join(', ') }),
            },
          ]
        : [],
    ),
  };
}
