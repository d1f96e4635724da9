import '../../support/all-texts';
import type { Frame, FrameLocator, Locator } from 'playwright-core';
import { translator, type Language, type Translate } from '../../../language';
import type { OpenWorkbench } from './workbench';

/** The pane's jobs as a director uses them: by their visible names, in either language. */
export class PaneDriver {
  readonly t: Translate;
  /** The job that is open, or was last. */
  private current = '';

  constructor(
    readonly open: OpenWorkbench,
    readonly language: Language,
  ) {
    this.t = translator(language);
  }

  get pane(): FrameLocator {
    return this.open.pane;
  }

  button(name: string): Locator {
    return this.pane.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    // A step may carry the name of its field.
    return this.pane
      .getByLabel(label, { exact: true })
      .and(this.pane.locator('input, select, textarea'));
  }

  /** A text to take along, once it is made: what it is made of may have changed a moment ago. */
  async made(label: string): Promise<string> {
    await this.field(label).waitFor();
    await this.settled();
    return this.field(label).inputValue();
  }

  /** Waits until nothing is made again: what stands there from before is not the answer to what was done last. */
  async settled(): Promise<void> {
    await this.pane.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }

  get status(): Locator {
    return this.pane.getByRole('contentinfo').getByRole('status');
  }

  /** The frame itself, for what has to run inside it. */
  async frame(): Promise<Frame> {
    const element = await this.open.page.waitForSelector('#pane iframe');
    const frame = await element.contentFrame();
    if (!frame) throw new Error('The pane has no frame.');
    await frame.waitForSelector('main');
    return frame;
  }

  /** Leads from a job, or a function, to where it was opened. */
  get back(): Locator {
    return this.pane.locator('.title .back');
  }

  /** Chooses a tab, leaving the open job first. */
  async view(name: 'viewRun' | 'viewFunctions' | 'viewWhy'): Promise<void> {
    if (await this.back.isVisible()) await this.back.click();
    await this.pane
      .getByRole('navigation')
      .getByRole('button', { name: this.t(name) })
      .click();
  }

  /** Opens a job from where the pane offers them all. */
  async job(title: string): Promise<void> {
    this.current = title;
    await this.view('viewFunctions');
    await this.pane
      .locator('.jobs button', { has: this.open.page.getByText(title, { exact: true }) })
      .click();
    await this.opened(title);
  }

  /** Opens the card of a function with its first example in the fields, once it knows the cell that is selected. */
  async example(id: string, cell: string): Promise<Locator> {
    await this.view('viewFunctions');
    await this.pane.locator(`[data-card="${id}"]`).click();
    await this.pane.locator('.examples button').first().click();
    const insert = this.button(this.t('cardInsertInto', { address: cell }));
    await insert.waitFor();
    return insert;
  }

  /** A job takes the focus when it has come: what is typed before that would be lost. */
  async opened(title: string): Promise<void> {
    await this.pane.locator('h1:focus', { hasText: title }).waitFor();
    await this.pane.locator('[data-kind="loading"]').waitFor({ state: 'detached' });
  }

  /** What has the focus in the pane, by its label or its text. */
  async focused(): Promise<string> {
    const frame = await this.frame();
    return frame.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      const label = isField
        ? element.labels?.[0]?.textContent
        : (element?.getAttribute('aria-label') ?? element?.textContent);
      return label?.trim() ?? '';
    });
  }

  /** Presses Tab, or another key, until the focus is on what begins with this name. */
  async tabTo(name: string, key = 'Tab'): Promise<void> {
    const frame = await this.frame();
    for (let step = 0; step < 80 && !(await this.focused()).startsWith(name); step++) {
      await frame.evaluate(() => {
        Object.assign(window, { lastFocused: document.activeElement });
      });
      await this.open.page.keyboard.press(key);
      // A busy browser moves the focus a moment later, and a second key would pass what is looked for.
      await frame.waitForFunction(
        () =>
          (window as { lastFocused?: unknown }).lastFocused !== document.activeElement ||
          !document.hasFocus(),
      );
    }
    if (!(await this.focused()).startsWith(name))
      throw new Error(`The focus never came to ${name}.`);
  }

  /** Once something is written its form is gone: opens the job again. */
  private async afresh(): Promise<void> {
    if (await this.pane.locator('.written').isVisible()) await this.job(this.current);
  }

  /** Opens the step with the job's options where it is closed. */
  async openForm(): Promise<void> {
    await this.afresh();
    const step = this.pane.locator('details.options');
    await step.waitFor();
    const isOpen = await step.evaluate((each) => (each as HTMLDetailsElement).open);
    if (!isOpen) await step.locator('> summary').click();
  }

  /** Asks for a preview, which may be refused. */
  async askForPreview(): Promise<void> {
    const { t } = this;
    await this.afresh();
    await this.button(t('preview'))
      .or(this.button(t('previewAgain')))
      .or(this.button(t('runAgain')))
      .click();
  }

  async preview(): Promise<void> {
    await this.askForPreview();
    await this.settled();
    await this.button(this.t('write')).waitFor();
  }

  /** Writes what is previewed and waits until it stands there and is calculated. */
  async write(): Promise<void> {
    await this.button(this.t('write')).click();
    await this.button(this.t('undo')).waitFor();
    await this.open.calculated();
  }

  /** Pastes text into a sheet, as copied from a web page or a file: cells separated by tabs. */
  async paste(
    address: string,
    rows: readonly (readonly (string | number | null)[])[],
  ): Promise<void> {
    const { page } = this.open;
    const mark = this.language === 'nl' ? ',' : '.';
    const text = rows
      .map((row) => row.map((cell) => String(cell ?? '').replace('.', mark)).join('\t'))
      .join('\n');
    await this.open.select(address);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v', { delay: 60 });
    await page.waitForFunction(
      (each) => window.workbench.read(each)[0]?.[0]?.value !== null,
      address,
    );
    await this.open.calculated();
  }

  /** The names of all sheets, from left to right. */
  async sheets(): Promise<readonly string[]> {
    return this.open.page.evaluate(() => window.workbench.grid.sheets().map(({ name }) => name));
  }

  /** Makes a sheet with the button below the grid. */
  async newSheet(): Promise<string> {
    const { page } = this.open;
    const before = await this.sheets();
    await page.locator('.o-add-sheet').click();
    await page.waitForFunction(
      (count) => window.workbench.grid.sheets().length > count,
      before.length,
    );
    return (await this.sheets()).find((name) => !before.includes(name)) ?? '';
  }

  /** Has the selected cells read as one of the job's lists. */
  async useSelectionFor(list: string): Promise<void> {
    const step = this.list(list);
    await step.getByRole('radio', { name: this.t('useSelectionFor', { list }) }).click();
    await step.locator('.found').waitFor();
  }

  /** The step of one of the job's lists. */
  list(name: string): Locator {
    const heading = this.open.page.getByRole('heading', { name, exact: true });
    return this.pane.locator('.list', { has: heading });
  }

  /** By keyboard: has what is typed read as the next list. */
  async typePlace(place: string): Promise<void> {
    const { keyboard } = this.open.page;
    await this.tabTo(this.t('useSelection'));
    // The last of the choices: up from the first.
    await keyboard.press('ArrowUp');
    await this.pane.locator('.pointing input:focus').waitFor();
    await keyboard.type(place);
    await keyboard.press('Enter');
    await this.pane.locator('.found').waitFor();
  }

  async values(address: string): Promise<unknown[][]> {
    return (await this.open.read(address)).map((row) => row.map(({ value }) => value));
  }
}
