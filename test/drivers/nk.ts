import { onSheet } from '../../taskpane/sheets/address';
import type { Desk } from './desk';
import { Director } from './director';

/** A line of an entry list: name, rating, right, start group, club, country, grade. */
export type Entry = readonly [
  name: string,
  rating: number,
  right: string,
  startGroup: string,
  club: string,
  country: string,
  grade: string,
];

const given = ['Anna', 'Bram', 'Chris', 'Dirk', 'Eva', 'Frits', 'Guusje', 'Hein'];
const family = ['Appelboom', 'van den Berg', 'Citroen', 'Dijkgraaf', 'Elzenaar', 'de Fluiter'];
const clubs = ['Amsterdam', 'Leiden', 'Den Haag', 'Groningen'];

/** Invented entrants, not in order of strength: nobody enters by rating. */
export function invented(count: number): Entry[] {
  return Array.from({ length: count }, (_, i): Entry => {
    const strength = (i * 7) % count;
    const rating = 2700 - 25 * strength;
    const name = `${String(given[i % 8])} ${String(family[Math.floor(i / 8) % 6])}`;
    const dan = Math.floor((rating - 2050) / 100) + 1;
    const grade = dan > 0 ? `${dan}d` : `${1 - dan}k`;
    return [name, rating, '', '', clubs[i % 4] ?? '', 'NL', grade];
  });
}

/** What a game is decided by: the numbers of Black and White and their ratings. */
export interface Meeting {
  readonly black: number;
  readonly white: number;
  readonly favourite: 'black' | 'white';
}

/** A line of a round's sheet. */
export interface RoundLine {
  /** In the sheet, from 1. */
  readonly row: number;
  readonly board: number | null;
  readonly black: number;
  readonly white: number | null;
  readonly result: string | null;
  readonly remark: string;
}

/** The pane's jobs of a championship, as a director uses them. */
export class NkDirector<D extends Desk = Desk> extends Director<D> {
  /** By stored number. */
  private readonly ratings = new Map<number, number>();

  /** An entry list on a sheet of its own, as a director has it; one of its cells is selected. */
  async enter(sheet: string, entries: readonly Entry[]): Promise<void> {
    const { t } = this;
    const titles = [
      t('nkName'),
      t('nkRating'),
      t('nkRight'),
      t('nkStartGroup'),
      t('nkClub'),
      t('nkCountry'),
      t('nkGrade'),
    ];
    await this.sheet.make(sheet, [titles, ...entries]);
    entries.forEach(([, rating], i) => this.ratings.set(i + 1, rating));
    await this.sheet.select(onSheet(sheet, 'A1'));
  }

  /** The cell of a setting, right of its name. */
  async settingCell(label: 'nkTitleFrom' | 'nkAbsencePoints'): Promise<string> {
    const sheet = this.t('nkSheetSettings');
    const rows = await this.sheet.values(`${sheet}!A1:B30`);
    const row = rows.findIndex((cells) => cells.includes(this.t(label)));
    if (row < 0) throw new Error(`${sheet} has no setting ${label}.`);
    const column = String.fromCharCode(66 + (rows[row] ?? []).indexOf(this.t(label)));
    return `${sheet}!${column}${row + 1}`;
  }

  useSelection(): Promise<void> {
    return this.useSelectionFor(this.t('nkEntries'));
  }

  /** From the entry list to the written groups. */
  async newEvent(sheet: string, entries: readonly Entry[]): Promise<void> {
    await this.enter(sheet, entries);
    await this.job(this.t('nk-new'));
    await this.useSelection();
    await this.preview();
    await this.writeAs(this.t('nkSheetPlayers'));
  }

  /** Waits until the pane has read the workbook for the round. */
  async awaits(round: number, rounds: number): Promise<void> {
    const { t } = this;
    const [before = ''] = t('nkNextRound', { round, rounds, present: '#' }).split('#');
    await this.openForm();
    await this.desk.says(before);
  }

  /** Pairs a round and writes it; `decide` says what is to be said of it before. */
  async pair(round: number, decide?: () => Promise<void>): Promise<void> {
    await this.job(this.t('nk-pair'));
    await this.awaits(round, 7);
    await decide?.();
    await this.preview();
    await this.writeAs(this.round(round));
  }

  /** Fixes or forbids the pair of two players. */
  async decide(what: 'nkFix' | 'nkForbid', one: string, two: string): Promise<void> {
    const { desk, t } = this;
    await desk.unfold('details', t('nkDecide'));
    await desk.choose(t('nkPlayerOne'), one);
    await desk.choose(t('nkPlayerTwo'), two);
    await desk.press(t(what), '.options');
    await desk.says(t(what === 'nkFix' ? 'nkSaidFixed' : 'nkSaidForbidden', { one, two }));
  }

  round(round: number): string {
    return this.t('nkRound', { round });
  }

  async lines(sheet: string): Promise<RoundLine[]> {
    const rows = await this.sheet.values(`'${sheet}'!A5:H70`);
    return rows.flatMap((cells, i): RoundLine[] => {
      const [board, black, , white, , result, , remark] = cells;
      if (typeof black !== 'number') return [];
      return [
        {
          row: i + 5,
          board: typeof board === 'number' ? board : null,
          black,
          white: typeof white === 'number' ? white : null,
          result: typeof result === 'string' && result !== '' ? result : null,
          remark: typeof remark === 'string' ? remark : '',
        },
      ];
    });
  }

  /** Enters the results of a round: the stronger wins where `decide` says nothing. */
  async results(
    sheet: string,
    decide: (meeting: Meeting) => string | undefined = () => undefined,
  ): Promise<void> {
    const { t, ratings } = this;
    const words = { black: t('nkBlackWins'), white: t('nkWhiteWins') };
    const typed: [string | undefined][] = [];
    for (const { row, black, white } of await this.lines(sheet)) {
      if (white === null) continue;
      const blackIsStronger = (ratings.get(black) ?? 0) > (ratings.get(white) ?? 0);
      const favourite = blackIsStronger ? 'black' : 'white';
      typed[row - 5] = [decide({ black, white, favourite }) ?? words[favourite]];
    }
    // Lines without a game are left as they are.
    await this.sheet.fill(
      `'${sheet}'!F5`,
      Array.from(typed, (line) => line ?? []),
    );
  }
}
