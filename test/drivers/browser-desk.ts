import type { Frame, FrameLocator, Locator } from 'playwright-core';
import { translator, type Language } from '../../src/language';
import type { OpenWorkbench } from '../browser/support/workbench';
import type { Desk, Name } from './desk';
import { Sheets, type Content } from './sheets';
import { until } from '../../tools/browser';

/** The pane in a browser. What a test asks of the page itself it asks by locators. */
export class BrowserDesk implements Desk {
  readonly sheet: Sheets;

  constructor(
    readonly open: OpenWorkbench,
    readonly language: Language,
  ) {
    this.sheet = new BrowserSheets(open, language);
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

  /** The step of one of the job's lists. */
  list(name: string): Locator {
    const heading = this.open.page.getByRole('heading', { name, exact: true });
    return this.pane.locator('.list', { has: heading });
  }

  /** The boards of a round that is previewed. */
  get boards(): Locator {
    return this.pane.locator('.boards > li');
  }

  get status(): Locator {
    return this.pane.getByRole('contentinfo').getByRole('status');
  }

  /** Leads from a job, or a function, to where it was opened. */
  get back(): Locator {
    return this.pane.locator('.title .back');
  }

  private pressable(name: Name, within: string): Locator {
    const place = this.pane.locator(within);
    const title = this.open.page.locator('.name').getByText(name, { exact: true });
    return place
      .getByRole('button', { name, exact: true })
      .or(place.locator('button', { has: title }))
      .or(place.locator('.pick').getByRole('radio', { name, exact: true }));
  }

  async offers(name: Name, within = ':root'): Promise<void> {
    await this.pressable(name, within).waitFor();
  }

  async press(name: Name, within = ':root', at?: number): Promise<void> {
    const named = this.pressable(name, within);
    await (at === undefined ? named : named.nth(at)).click();
  }

  async type(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
  }

  async choose(label: string, option?: string): Promise<void> {
    const field = this.field(label);
    if (option === undefined) await field.check();
    else await field.selectOption(option);
  }

  async unfold(selector: string, summary = ''): Promise<void> {
    const found = this.pane.locator(`${selector} > summary`, { hasText: summary }).first();
    const isOpen = (): Promise<boolean> =>
      found.evaluate(({ parentElement }) => parentElement?.matches('[open]') === true);
    // The pane may open it between the look and the press, which closes it then.
    while (!(await isOpen())) await found.click();
  }

  read(selector: string): Promise<string[]> {
    return this.pane.locator(selector).allTextContents();
  }

  async appears(selector: string): Promise<void> {
    await this.pane.locator(selector).first().waitFor();
  }

  async says(text: Name, within = ':root'): Promise<void> {
    const inside = this.pane.locator(within).getByText(text);
    // Of the whole page more would hold the text than what can be seen.
    const said =
      within === ':root' ? inside : inside.or(this.pane.locator(within, { hasText: text }));
    await said.filter({ visible: true }).first().waitFor();
  }

  async gone(selector: string): Promise<void> {
    await this.pane.locator(selector).first().waitFor({ state: 'detached' });
  }

  settled(): Promise<void> {
    return this.gone('[aria-busy="true"], main[data-kind="reading"]');
  }

  reopen(): Promise<void> {
    return this.open.reopenPane();
  }

  /** A text to take along, once it is made: what it is made of may have changed a moment ago. */
  async made(label: string): Promise<string> {
    await this.field(label).waitFor();
    await this.settled();
    return this.field(label).inputValue();
  }

  /** The frame itself, for what has to run inside it. */
  async frame(): Promise<Frame> {
    const element = await this.open.page.waitForSelector('#pane iframe');
    const frame = await element.contentFrame();
    if (!frame) throw new Error('The pane has no frame.');
    await frame.waitForSelector('main');
    return frame;
  }

  /** What has the focus in the pane, by its label or its text. */
  async focused(): Promise<string> {
    return (await this.frame()).evaluate(focusedName);
  }

  /** Waits until the focus is on what has this name: it goes there once the view is drawn. */
  async focusOn(name: string): Promise<void> {
    const frame = await this.frame();
    const isThere = `(${focusedName.toString()})() === ${JSON.stringify(name)}`;
    await until(frame, isThere).catch(async (error: unknown) => {
      const on = await this.focused();
      throw new Error(`The focus is on “${on}”, not on “${name}”.`, { cause: error });
    });
  }

  /** Presses Tab, or another key, until the focus is on what begins with this name. */
  async tabTo(name: string, key = 'Tab'): Promise<void> {
    const frame = await this.frame();
    // Each step asks the page once: what has the focus now, which the next key must take away.
    const look = `(window.lastFocused = document.activeElement, (${focusedName.toString()})())`;
    let on = await frame.evaluate<string>(look);
    for (let step = 0; step < 80 && !on.startsWith(name); step++) {
      await this.open.page.keyboard.press(key);
      // A busy browser moves the focus a moment later, and a second key would pass what is looked for.
      await until(
        frame,
        () =>
          (window as { lastFocused?: unknown }).lastFocused !== document.activeElement ||
          !document.hasFocus(),
      );
      on = await frame.evaluate<string>(look);
    }
    if (!on.startsWith(name)) throw new Error(`The focus never came to ${name}.`);
  }

  /** By keyboard: has what is typed read as the next list. */
  async typePlace(place: string): Promise<void> {
    const { keyboard } = this.open.page;
    await this.tabTo(translator(this.language)('useSelection'));
    // The last of the choices: up from the first.
    await keyboard.press('ArrowUp');
    await this.pane.locator('.pointing input:focus').waitFor();
    await keyboard.type(place);
    await keyboard.press('Enter');
    await this.pane.locator('.found').waitFor();
  }
}

/** What has the focus, by its label or its text; runs in the pane. */
export function focusedName(): string {
  const element = document.activeElement;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const label = isField
    ? element.labels?.[0]?.textContent
    : (element?.getAttribute('aria-label') ?? element?.textContent);
  return label?.trim() ?? '';
}

/** The grid on the screen, with its keyboard and its clipboard. */
class BrowserSheets extends Sheets {
  constructor(
    private readonly open: OpenWorkbench,
    private readonly language: Language,
  ) {
    super();
  }

  run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<R> {
    const call = `(${work.toString()})(...${JSON.stringify(given)})`;
    return this.open.page.evaluate<R>(call);
  }

  async until<A extends readonly unknown[]>(
    work: (...given: A) => boolean,
    ...given: A
  ): Promise<void> {
    await until(this.open.page, `(${work.toString()})(...${JSON.stringify(given)})`);
  }

  override calculated(): Promise<void> {
    return this.open.calculated();
  }

  select(address: string): Promise<void> {
    return this.open.select(address);
  }

  async type(address: string, text: string): Promise<void> {
    await this.open.select(address);
    await this.open.type(text);
  }

  async paste(address: string, rows: readonly (readonly Content[])[]): Promise<void> {
    const { page } = this.open;
    const mark = this.language === 'nl' ? ',' : '.';
    const text = rows
      .map((row) => row.map((cell) => String(cell ?? '').replace('.', mark)).join('\t'))
      .join('\n');
    await this.open.select(address);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    // The cells may be filled already: only the change tells that it is pasted.
    await page.evaluate(() => {
      const stop = window.workbench.grid.onChanged(() => {
        stop();
        Object.assign(window, { pasted: true });
      });
      Object.assign(window, { pasted: false });
    });
    await page.keyboard.press('Control+v', { delay: 60 });
    await until(page, () => 'pasted' in window && window.pasted === true);
    await this.calculated();
  }

  /** With the button below the grid. */
  async add(): Promise<string> {
    const before = await this.names();
    await this.open.page.locator('.o-add-sheet').click();
    await this.until((count) => window.workbench.grid.sheets().length > count, before.length);
    return (await this.names()).find((name) => !before.includes(name)) ?? '';
  }
}
