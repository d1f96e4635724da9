import { groupSeatBySeat, type Entry, type Placed } from '../checkers/kuksu-cycle';
import { placesByCounting, sodosOf, type Game, type Record32 } from '../checkers/kuksu-leagues';
import { PaneDriver } from './support/pane-driver';

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
export class KuksuDirector extends PaneDriver {
  async useList(list: 'kuksuRegistrations' | 'kuksuLastCycle', address: string): Promise<void> {
    await this.open.select(address);
    await this.useSelectionFor(this.t(list));
  }

  async withoutLastCycle(): Promise<void> {
    await this.list(this.t('kuksuLastCycle')).getByRole('checkbox').check();
  }

  /** Puts a list into a new sheet, as if it had always been there. */
  async enter(rows: readonly (readonly (string | number | null)[])[]): Promise<string> {
    const sheet = await this.newSheet();
    await this.open.page.evaluate(
      ([name, cells]) => {
        const { grid } = window.workbench;
        const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
        grid.batch(() => {
          cells.forEach((row, at) => {
            row.forEach((value, column) => {
              if (value !== null) grid.write({ sheetId, row: at, column }, value);
            });
          });
        });
      },
      [sheet, rows] as const,
    );
    return sheet;
  }

  /** Fills in the games above the diagonal of a cross table, all at once. */
  async play(
    sheet: string,
    names: readonly string[],
    shareOf: (row: string, column: string) => Share,
  ): Promise<void> {
    const shares = names.map((row, at) =>
      names.slice(at + 1).map((column) => shareOf(row, column)),
    );
    await this.open.page.evaluate(
      ([name, rows]) => {
        const { grid } = window.workbench;
        const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
        grid.batch(() => {
          rows.forEach((row, at) => {
            row.forEach((share, index) => {
              grid.write({ sheetId, row: 4 + at, column: 9 + at + index }, share);
            });
          });
        });
      },
      [sheet, shares] as const,
    );
    await this.open.calculated();
  }

  /** The same by keyboard, game by game. */
  async typeResults(
    sheet: string,
    names: readonly string[],
    shareOf: (row: string, column: string) => Share,
  ): Promise<void> {
    for (const [column, against] of names.entries()) {
      for (const [row, name] of names.slice(0, column).entries()) {
        if (row === 0) {
          await this.open.select(`'${sheet}'!${'IJKLMNOPQR'.charAt(column)}5`);
        }
        const share = String(shareOf(name, against));
        await this.open.type(this.language === 'nl' ? share.replace('.', ',') : share);
      }
    }
  }

  /** What the live formulas of a cross table come to: points, SODOS, place. */
  async liveResults(sheet: string, size: number): Promise<readonly unknown[][]> {
    return this.values(`'${sheet}'!B5:E${4 + size}`);
  }
}
