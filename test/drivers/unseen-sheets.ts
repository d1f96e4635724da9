import { Sheets, type Content } from './sheets';

/** Sheets that are asked and filled by calls: nobody types on a keyboard or sees a screen. */
export abstract class UnseenSheets extends Sheets {
  select(address: string): Promise<void> {
    return this.run((each) => {
      window.workbench.select(each);
    }, address);
  }

  async type(address: string, text: string): Promise<void> {
    await this.select(address);
    await this.put(address, text);
  }

  async paste(address: string, rows: readonly (readonly Content[])[]): Promise<void> {
    await this.select(address);
    await this.fill(address, rows);
  }

  add(): Promise<string> {
    return this.run(() => {
      const { grid } = window.workbench;
      return grid.addSheet(`Sheet${String(grid.sheets().length + 1)}`).name;
    });
  }
}
