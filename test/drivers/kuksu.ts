import { groupSeatBySeat, type Entry, type Placed } from '../checkers/kuksu-cycle';
import { placesByCounting, sodosOf, type Game, type Record32 } from '../checkers/kuksu-leagues';
import type { Desk } from './desk';
import { Director } from './director';
import type { Content } from './sheets';

/** A game as it is typed: the share of the player of the row. */
export type Share = 0 | 0.5 | 1;

/** A player of a league that has been played, by the computation that shares nothing with the rules under test. */
export interface CheckedResult {
  readonly name: string;
  readonly league: string;
  readonly tier: number;
  readonly place: number;
  readonly points: number;
  readonly sodos: number;
}

/** Everyone's league, from A down, each in the order of the seeds. */
export function checkedLeagues(entries: readonly Entry[]): ReadonlyMap<string, readonly Placed[]> {
  const placed = groupSeatBySeat({ entries, moveDown: false });
  if (typeof placed === 'string') throw new Error(placed);
  const leagues = new Map<string, Placed[]>();
  for (const each of placed) leagues.set(each.league, [...(leagues.get(each.league) ?? []), each]);
  for (const players of leagues.values()) players.sort((a, b) => a.seed - b.seed);
  return new Map([...leagues].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Places of a league by Rule 3.2, the best first. */
export function checkedResults(
  players: readonly Placed[],
  entries: ReadonlyMap<string, Entry>,
  shareOf: (row: string, column: string) => Share,
): readonly CheckedResult[] {
  const games = players.flatMap((one, row) =>
    players.slice(row + 1).map((other, index): Game => {
      const share = shareOf(one.name, other.name);
      const outcome = share === 0.5 ? 'drawn' : share === 1 ? 'first' : 'second';
      return { players: [row, row + 1 + index], outcome };
    }),
  );
  const sodos = sodosOf(players.length, games);
  const points = players.map((_, player) =>
    games.reduce((sum, { players: [first, second], outcome }) => {
      if (outcome === 'drawn') return sum + (player === first || player === second ? 0.5 : 0);
      return sum + (player === (outcome === 'first' ? first : second) ? 1 : 0);
    }, 0),
  );
  const places = placesByCounting(
    players.map(({ name }, index): Record32 => {
      const { last, rating } = entries.get(name) ?? { last: null, rating: null };
      return [
        points[index] ?? NaN,
        sodos[index] ?? NaN,
        last?.tier ?? null,
        last?.place ?? null,
        rating,
      ];
    }),
  );
  return players
    .map(({ name, league, tier }, index) => ({
      name,
      league,
      tier,
      place: places[index] ?? NaN,
      points: points[index] ?? NaN,
      sodos: sodos[index] ?? NaN,
    }))
    .sort((a, b) => a.place - b.place);
}

/** The pane's jobs of a Kuksu cycle, as a director uses them. */
export class KuksuDirector<D extends Desk = Desk> extends Director<D> {
  async useList(list: 'kuksuRegistrations' | 'kuksuLastCycle', address: string): Promise<void> {
    await this.sheet.select(address);
    await this.useSelectionFor(this.t(list));
  }

  async withoutLastCycle(): Promise<void> {
    await this.desk.choose(this.t('withoutList'));
  }

  /** Puts a list into a new sheet, as if it had always been there. */
  async enter(rows: readonly (readonly Content[])[]): Promise<string> {
    const sheet = await this.sheet.add();
    await this.sheet.fill(`${sheet}!A1`, rows);
    return sheet;
  }

  /** Fills in the games above the diagonal of a cross table, all at once. */
  async play(
    sheet: string,
    names: readonly string[],
    shareOf: (row: string, column: string) => Share,
  ): Promise<void> {
    const shares = names.map((row, at) =>
      names.map((column, against) => (against > at ? shareOf(row, column) : undefined)),
    );
    await this.sheet.fill(`'${sheet}'!I5`, shares);
  }

  /** The same by keyboard, game by game. */
  async typeResults(
    sheet: string,
    names: readonly string[],
    shareOf: (row: string, column: string) => Share,
  ): Promise<void> {
    for (const [column, against] of names.entries()) {
      for (const [row, name] of names.slice(0, column).entries()) {
        const share = String(shareOf(name, against));
        const cell = `'${sheet}'!${'IJKLMNOPQR'.charAt(column)}${String(5 + row)}`;
        await this.sheet.type(cell, this.language === 'nl' ? share.replace('.', ',') : share);
      }
    }
  }

  /** What the live formulas of a cross table come to: points, SODOS, place. */
  async liveResults(sheet: string, size: number): Promise<readonly unknown[][]> {
    return this.sheet.values(`'${sheet}'!B5:E${4 + size}`);
  }
}
