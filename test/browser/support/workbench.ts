import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser';
import type { Cell } from '../../../workbench/grid/grid';
import type { Outcome } from '../../../workbench/grid/conformance';
import type {} from '../../../workbench/grid/conformance-page';
import type {} from '../../../workbench/page/api';
import { serveWorkbench, type RunningServer } from '../../../workbench/server/serve';

/** The workbench in a real browser, with what a person at it can see and do. */
export class OpenWorkbench {
  /** Requests to other machines, and anything the page or its frames complained about. */
  readonly foreignRequests: string[] = [];
  readonly complaints: string[] = [];
  readonly pane: FrameLocator;

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    this.pane = page.frameLocator('#pane iframe');
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.origin) && !/^(data|blob|about):/.test(url)) {
        this.foreignRequests.push(url);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.origin}${search}`);
    await this.page.waitForFunction(() => 'workbench' in window);
    await this.calculated();
  }

  /** Waits until no formula is waiting for the add-in. */
  async calculated(): Promise<void> {
    await this.page.waitForFunction(() => window.workbench.calculated());
  }

  /** Selects a cell or a range, e.g. `SOF!B4`, and gives the grid the keyboard. */
  async select(address: string): Promise<void> {
    await this.page.evaluate((each) => {
      window.workbench.select(each);
    }, address);
    // The next key must find the grid drawn with its new selection.
    await this.page.evaluate(async () => {
      window.workbench.focusGrid();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    });
  }

  /** Moves the mouse over a visible cell. */
  async pointAt(address: string): Promise<void> {
    const cell = await this.page.evaluate((each) => window.workbench.boxOf(each), address);
    await this.page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2);
  }

  /** Types into the selected cell, as a person does, and confirms with Enter, which goes one cell down. */
  async type(text: string): Promise<void> {
    const before = await this.selection();
    await this.page.keyboard.type(text, { delay: 10 });
    for (let tries = 1; !(await this.isTyped(text)); tries++) {
      if (tries === 3) throw new Error(`"${text}" could not be typed.`);
      await this.page.keyboard.press('Escape', { delay: 60 });
      await this.page.keyboard.type(text, { delay: 10 });
    }
    // A key that is let go at once can miss the grid's editor, which takes a moment to finish.
    await this.page.keyboard.press('Enter', { delay: 60 });
    await this.page.waitForFunction(
      (previous) => JSON.stringify(window.workbench.grid.selection()) !== previous,
      before,
    );
    await this.calculated();
  }

  /** A busy browser can lose the first key, before the grid's editor is there. */
  private isTyped(text: string): Promise<boolean> {
    const begins = (first: string): boolean => {
      const editor = document.querySelector('.o-grid-composer .o-composer');
      return editor?.textContent.startsWith(first) === true;
    };
    return this.page.waitForFunction(begins, text.slice(0, 2), { timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }

  private selection(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(window.workbench.grid.selection()));
  }

  /** What the page says about calls it does not know; empty when all is well. */
  async problem(): Promise<string> {
    return (await this.page.locator('#problem').textContent()) ?? '';
  }

  async read(address: string): Promise<readonly (readonly Cell[])[]> {
    return this.page.evaluate((each) => window.workbench.read(each), address);
  }

  async cell(address: string): Promise<Cell> {
    const [[only] = []] = await this.read(address);
    if (!only) throw new Error(`${address} is no cell`);
    return only;
  }
}

/** One browser and one server for a test file. */
export class Bench {
  private constructor(
    private readonly server: RunningServer,
    private readonly browser: Browser,
  ) {}

  static async start(): Promise<Bench> {
    const root = path.resolve(__dirname, '..', '..', '..');
    return new Bench(await serveWorkbench(root), await launchBrowser());
  }

  async workbench(search = ''): Promise<OpenWorkbench> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const opened = new OpenWorkbench(page, this.server.url);
    await opened.open(search);
    return opened;
  }

  /** Runs the grid's conformance suite in a page of its own. */
  async conformance(): Promise<Outcome[]> {
    const page = await this.browser.newPage();
    await page.goto(`${this.server.url}conformance.html`);
    const outcomes = await page.evaluate(() => window.runConformance());
    await page.close();
    return outcomes;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }
}
