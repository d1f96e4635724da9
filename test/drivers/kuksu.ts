import type { Desk } from './desk';
import { Director } from './director';
import type { Content } from './sheets';

/** A game as it is typed: the share of the player of the row. */
export type Share = 0 | 0.5 | 1;

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
    const shares = names.map((row, down) =>
      names.map((column, right) => (right > down ? shareOf(row, column) : undefined)),
    );
    await this.sheet.fill(`'${sheet}'!I5`, shares);
  }

  /** What the live formulas of a cross table come to: points, SODOS, place. */
  async liveResults(sheet: string, size: number): Promise<readonly unknown[][]> {
    return this.sheet.values(`'${sheet}'!B5:E${4 + size}`);
  }
}
