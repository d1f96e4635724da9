import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import type { Cell } from '../../../tools/workbench/grid/grid';
import type { Outcome } from '../../../tools/workbench/grid/conformance';
import type {} from '../../../tools/workbench/grid/conformance-page';

import { cdn, foldersOf, type RunningServer, serveWorkbench } from '../../../tools/workbench/serve';
import { serveWebWorkbench, type WebWorkbench } from '../../../tools/workbench/serve-web';
import { record, records } from '../../tools/workbench/host/recorded';
import { browserOfWorker } from './browsers';
import { until } from '../../../tools/browser';

/** The workbench in a real browser, with what a person at it can see and do. */
export class OpenWorkbench {
  /** Requests to other machines, and anything the page or its frames complained about. */
  readonly foreignRequests: string[] = [];
  readonly complaints: string[] = [];
  readonly pane: FrameLocator;

  /** `origins` are the addresses of this machine that the page may ask, its own first. */
  constructor(
    readonly page: Page,
    private readonly origins: readonly string[],
  ) {
    this.pane = page.frameLocator('#pane iframe');
    page.on('request', (request) => {
      const url = request.url();
      const isOurs = this.origins.some((origin) => url.startsWith(origin));
      if (!isOurs && !/^(data|blob|about):/.test(url)) {
        this.foreignRequests.push(url);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.origins[0] ?? ''}${search}`);
    await until(this.page, () => 'workbench' in window);
    await this.calculated();
  }

  /** Closes the pane and opens it from the ribbon: nothing is left of what was done in it. */
  async reopenPane(): Promise<void> {
    await this.page.locator('#pane-close').click();
    await this.page.locator('#ribbon button').click();
    await this.pane.getByRole('main').waitFor();
  }

  /** Waits until no formula is waiting for the add-in. */
  async calculated(): Promise<void> {
    try {
      await until(this.page, () => window.workbench.calculated());
    } catch (error) {
      const waiting = await this.page.evaluate(() => window.workbench.waitingFor());
      throw new Error(`Formulas are not calculated: ${waiting}`, { cause: error });
    }
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
    await this.typeOnly(text);
    // A key that is let go at once can miss the grid's editor, which takes a moment to finish.
    await this.page.keyboard.press('Enter', { delay: 60 });
    await until(
      this.page,
      (previous) => JSON.stringify(window.workbench.grid.selection()) !== previous,
      before,
    );
    await this.calculated();
  }

  /** Types into the selected cell and leaves its editor open. */
  async typeOnly(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 10 });
    for (let tries = 1; !(await this.page.evaluate(isTyped, text)); tries++) {
      if (tries === 3) throw new Error(`"${text}" could not be typed.`);
      await this.page.keyboard.press('Escape', { delay: 60 });
      await this.page.keyboard.type(text, { delay: 10 });
    }
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

/** `SLOWER=4` has every page run four times slower, as on a slow or busy machine. */
const slower = Number(process.env['SLOWER'] ?? 1);

const root = path.resolve(__dirname, '..', '..', '..');

/** One server for a test file, and the browser of its worker; a second server where a test asks for Excel on the web. */
export class Bench {
  private web: Promise<WebWorkbench> | undefined;

  private constructor(
    private readonly server: RunningServer,
    private readonly browser: Browser,
  ) {}

  static async start(): Promise<Bench> {
    return new Bench(await serveWorkbench(root), await browserOfWorker());
  }

  /** `before` runs in every page and frame before their own scripts. */
  async workbench(search = '', before?: () => void): Promise<OpenWorkbench> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      // Somebody whose Excel speaks Dutch has a browser that does.
      ...(search.includes('locale=nl') && { locale: 'nl-NL' }),
      // The certificate of the workbench is installed nowhere.
      ignoreHTTPSErrors: true,
    });
    await context.addInitScript(reportBrokenPolicies);
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    if (slower > 1) {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    }
    if (records) {
      await page.exposeFunction('memberAsked', (member: string) => {
        record('pane', member);
      });
    }
    const opened = new OpenWorkbench(page, await this.origins(search, page));
    await opened.open(search);
    return opened;
  }

  /** On the web the add-in is served byte for byte as it was built, so Microsoft's address is answered here. */
  private async origins(search: string, page: Page): Promise<string[]> {
    if (!search.includes('platform=web')) return [this.server.url];
    this.web ??= serveWebWorkbench(root, { officeJs: 'cdn' });
    const { url, addin } = await this.web;
    await answerMicrosoft(page);
    return [url, addin, cdn];
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
    await (await this.web)?.close();
  }
}

/**
 * Runs in the page of the workbench: whether the grid's editor comes to hold the text. The grid can lose the first key, before
 * the editor is there; what it shows is drawn some frames after the last key, however long these take.
 */
async function isTyped(text: string): Promise<boolean> {
  for (let frame = 0; frame < 10; frame++) {
    if (document.querySelector('.o-grid-composer .o-composer')?.textContent === text) return true;
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  return false;
}

/** Runs in every page and frame: what a page's policy forbids becomes a complaint. */
export function reportBrokenPolicies(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Policy: ${violatedDirective} forbids ${blockedURI}.`);
  });
}

/** Microsoft's library from its package, at the address at which shipped pages ask for it. */
export async function answerMicrosoft(page: Page): Promise<void> {
  const { officeJs } = foldersOf(root);
  await page.route(`${cdn}**`, (route) =>
    route.fulfill({ path: path.join(officeJs, route.request().url().slice(cdn.length)) }),
  );
}
