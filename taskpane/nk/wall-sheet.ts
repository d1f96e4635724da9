import { existing } from '../../src/core/result';
import type { Standings } from '../../src';
import type { Language, Translate } from '../../src/language';
import { tongues } from '../../src/language/tongues';
import { areaName } from '../sheets/address';
import { headingRow, linesOf, listSheet, text } from '../sheets/sheet-parts';
import type { NewSheet } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import { wallList, type WallRow } from './lists';

/** What the sheet shows on request. */
export interface StandingsOptions {
  /** After which round; 0: the last that is complete. */
  readonly round: number;
  /** A column of games won. */
  readonly wins: boolean;
  /** The colour behind each result. */
  readonly colours: boolean;
  /** Whether it takes the place of the sheet with its title. */
  readonly replace: boolean;
}

/** What the sheet of standings shows. */
interface Wall {
  readonly rows: readonly WallRow[];
  readonly standings: Standings;
  /** Somebody has half a point, which does not count for places. */
  readonly wholePlaces: boolean;
  /** Where the title stands, in words. */
  readonly status: string;
  /** The name of the event. */
  readonly event: string;
  /** The same with its days. */
  readonly onDays: string;
  /** The rounds of the event. */
  readonly rounds: number;
}

/** When the standings were made, for their second row. */
interface Moment {
  readonly now: Date;
  readonly language: Language;
}

/** The wall list: every line with its result of each round. */
export function wallSheet(
  wall: Wall,
  options: StandingsOptions,
  { now, language }: Moment,
  sheets: readonly string[],
  t: Translate,
): NewSheet {
  const { played } = wall.standings;
  const title = played === 0 ? t('nkStandings0') : t('nkStandingsAfter', { round: played });
  const below = headingRow + wall.rows.length + 2;
  const note = options.colours ? t('nkWallColours') : t('nkWallNote');
  const scale = t(wall.wholePlaces ? 'nkStandingsNoteWhole' : 'nkStandingsNote');
  const has = (key: 'grade' | 'club'): boolean =>
    wall.rows.some(({ player }) => (player[key] ?? '') !== '');
  const formats = {
    score: formatOf(wall.rows.map(({ line }) => line.tableScore)),
    sos: formatOf(wall.rows.map(({ line }) => line.sos)),
    sodos: formatOf(wall.rows.map(({ line }) => line.sodos)),
  };
  const all = { ...options, played, formats, grades: has('grade'), clubs: has('club') };
  const list = wallList.write(wall.rows, { all, t });
  return listSheet(
    {
      name: freeSheetName(title, sheets),
      title,
      about: t('nkStandingsEvent', {
        event: wall.event,
        played,
        rounds: wall.rounds,
        players: wall.rows.length,
        when: dateAndTime(now, language),
      }),
      note,
      event: wall.onDays,
      ...list,
      more: [
        {
          at: `A${below + 1}`,
          cells: [wall.status, scale]
            .flatMap((line) => linesOf(line, list.columns))
            .map((line) => [text(line, 'event')]),
        },
      ],
      frozen: 3,
      printsColumns: true,
    },
    t,
  );
}

/** Headings and lines of the list. */
export function areaOfList({ blocks }: NewSheet): string {
  const rows = blocks[1]?.cells ?? [];
  return areaName({ row: headingRow, column: 0, rows: rows.length, columns: rows[0]?.length ?? 1 });
}

/** As many decimals as some figure of the column needs, for all of them. */
export function formatOf(figures: readonly number[]): string {
  if (figures.every(Number.isInteger)) return '0';
  return figures.every((each) => Number.isInteger(2 * each)) ? '0.0' : '0.00';
}

function dateAndTime(now: Date, language: Language): string {
  const { locale } = existing(tongues.find(({ tag }) => tag === language)).words;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
}
