import { Sheets, type Content } from '../../drivers/sheets';
import type { Argument, Session } from './session';

/** The grid of the workbench in a browser of another kind. */
export class OtherSheets extends Sheets {
  constructor(private readonly session: Session) {
    super();
  }

  /** Speaks to the page of the workbench from now on. */
  private async page(): Promise<Session> {
    await this.session.enter();
    return this.session;
  }

  async run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<R> {
    const page = await this.page();
    return page.run(work as (...sent: readonly Argument[]) => R, ...(given as readonly Argument[]));
  }

  async until<A extends readonly unknown[]>(
    work: (...given: A) => boolean,
    ...given: A
  ): Promise<void> {
    const page = await this.page();
    await page.until(() => 'workbench' in window);
    await page.until(
      work as (...sent: readonly Argument[]) => boolean,
      ...(given as readonly Argument[]),
    );
  }

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
