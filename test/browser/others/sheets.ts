import { UnseenSheets } from '../../drivers/unseen-sheets';
import type { Argument, Session } from './session';

/** The grid of the workbench in a browser of another kind. */
export class OtherSheets extends UnseenSheets {
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
}
