import { onSheet, parseArea, splitAddress } from '../../taskpane/sheets/address';
import type { CellContent } from '../../tools/workbench/grid/grid';

/** What is put into a cell; null empties it, undefined leaves it as it is. */
export type Content = string | number | null | undefined;

/** The sheets of the workbench, wherever its page runs. */
export abstract class Sheets {
  /** Runs a function where `window.workbench` is. It sees nothing but its arguments. */
  abstract run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<R>;
  /** Waits until such a function gives true. */
  abstract until<A extends readonly unknown[]>(
    work: (...given: A) => boolean,
    ...given: A
  ): Promise<void>;
  /** Selects a cell, or an area, for what is done next. */
  abstract select(address: string): Promise<void>;
  /** Types into a cell. */
  abstract type(address: string, text: string): Promise<void>;
  /** Pastes text, as copied from a web page or a file. */
  abstract paste(address: string, rows: readonly (readonly Content[])[]): Promise<void>;
  /** Makes a sheet with a name of its own choice. */
  abstract add(): Promise<string>;

  /** Waits until no formula is waiting for the add-in. */
  calculated(): Promise<void> {
    return this.until(() => window.workbench.calculated());
  }

  /** From left to right. */
  names(): Promise<readonly string[]> {
    return this.run(() => window.workbench.grid.sheets().map(({ name }) => name));
  }

  values(address: string): Promise<unknown[][]> {
    return this.run(
      (each) => window.workbench.read(each).map((row) => row.map(({ value }) => value)),
      address,
    );
  }

  /** Makes a sheet and fills it from A1; empty texts are left out. */
  async make(name: string, rows: readonly (readonly Content[])[]): Promise<void> {
    await this.run((each) => void window.workbench.grid.addSheet(each), name);
    const filled = rows.map((row) => row.map((value) => (value === '' ? undefined : value)));
    await this.fill(onSheet(name, 'A1'), filled);
  }

  /** Puts a value into a cell, without the time that typing takes. */
  put(address: string, content: Content): Promise<void> {
    return this.fill(address, [[content]]);
  }

  /** Puts values into the cells from this one on, all at once. */
  async fill(address: string, rows: readonly (readonly Content[])[]): Promise<void> {
    const { sheet = '', rest } = splitAddress(address);
    const corner = parseArea(rest);
    if (!corner) throw new Error(`${address} is no cell`);
    const cells = rows.flatMap((row, down) =>
      row.flatMap((content, right) => {
        const cell = [corner.row + down, corner.column + right] as const;
        return content === undefined ? [] : [[...cell, content] as const];
      }),
    );
    await this.run(
      (name, written) => {
        const { grid } = window.workbench;
        const sheetId = grid.sheets().find((each) => each.name === name)?.id;
        if (sheetId === undefined) throw new Error(`There is no sheet ${name}.`);
        grid.batch(() => {
          for (const [row, column, content] of written) {
            grid.write({ sheetId, row, column }, content);
          }
        });
      },
      sheet,
      cells satisfies (readonly [number, number, CellContent])[],
    );
    await this.calculated();
  }

  /** Inserts a column or row, or deletes a row, as the menus of the grid do; counted from 0. */
  async change(
    sheet: string,
    what: 'insertColumn' | 'insertRow' | 'deleteRow',
    first: number,
  ): Promise<void> {
    await this.run(
      (name, act, line) => {
        const { grid } = window.workbench;
        const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
        const dimension = act === 'insertColumn' ? 'columns' : 'rows';
        const lines = { dimension, first: line, count: 1 } as const;
        if (act === 'deleteRow') grid.lines.remove(sheetId, lines);
        else grid.lines.insert(sheetId, lines);
      },
      sheet,
      what,
      first,
    );
    await this.calculated();
  }
}
