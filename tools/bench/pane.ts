import type { Frame } from 'playwright-core';
import { areaName, cellName, parseArea } from '../../taskpane/sheets/address';
import { BrowserDesk } from '../../test/drivers/browser-desk';
import { KgsDirector } from '../../test/drivers/kgs';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';
import type { CellState, WorkbookState } from '../workbench/grid/state';
import { median } from './measure';

/** What the pane costs in the workbench in a real browser: writing a big tournament, and being there. */
interface PaneTimings {
  /** In milliseconds, from the press on Write until all is written and calculated. */
  readonly writing: number;
  /** The same cells by Range.values alone, into a workbook with the same year. */
  readonly plainWriting: number;
  /** From navigation until something is drawn. */
  readonly paint: number;
  readonly plainPaint: number;
  /** From navigation until Home offers what can be run, without a cache and on a processor four times slower. */
  readonly home: number;
  /** Until a page that holds nothing but office.js is told that it is ready, in the same way. */
  readonly plainHome: number;
}

const players = 1000;
/** Each takes up to half a minute, and the two ways take turns. */
const rounds = 3;
const paints = 15;
const homes = 9;
const slower = 4;

export async function paneTimings(): Promise<PaneTimings> {
  const bench = await Bench.start();
  try {
    return { ...(await writingTimes(bench)), ...(await startTimes(bench)) };
  } finally {
    await bench.stop();
  }
}

type StartTimings = Omit<PaneTimings, 'writing' | 'plainWriting'>;

/** Only how soon the pane is there; `npx tsx tools/bench/pane.ts` prints it. */
async function startTimings(): Promise<StartTimings> {
  const bench = await Bench.start();
  try {
    return await startTimes(bench);
  } finally {
    await bench.stop();
  }
}

async function startTimes(bench: Bench): Promise<StartTimings> {
  return { ...(await paintTimes(bench)), ...(await homeTimes(bench)) };
}

async function yearWith(bench: Bench): Promise<KgsDirector<BrowserDesk>> {
  const year = new KgsDirector(new BrowserDesk(await bench.workbench(), 'en'));
  await year.newYear([]);
  return year;
}

async function writingTimes(bench: Bench): Promise<Pick<PaneTimings, 'writing' | 'plainWriting'>> {
  const [year, plain] = [await yearWith(bench), await yearWith(bench)];
  await openTournament(year);
  const cells = await changedCells(year);
  const times: { writing: number; plainWriting: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push({
      writing: await writeByPane(year),
      plainWriting: await writePlainly(plain, cells),
    });
  }
  return {
    writing: median(times.map(({ writing }) => writing)),
    plainWriting: median(times.map(({ plainWriting }) => plainWriting)),
  };
}

/** A list of 1,000 results in the workbook, and the job for it open with its form filled in. */
export async function openTournament(year: KgsDirector<BrowserDesk>): Promise<void> {
  await year.desk.open.page.evaluate((count) => {
    const { grid } = window.workbench;
    const sheetId = grid.addSheet('Results').id;
    grid.batch(() => {
      for (const [column, header] of ['Account', 'Wins', 'SOS', 'SODOS'].entries()) {
        grid.write({ sheetId, row: 0, column }, header);
      }
      for (let row = 1; row <= count; row++) {
        const wins = (row * 7) % 11;
        const cells = [`Bot ${row}`, wins, 40 + (row % 23), wins * 3 + (row % 5)];
        for (const [column, cell] of cells.entries()) grid.write({ sheetId, row, column }, cell);
      }
    });
  }, players);
  await year.job(year.t('kgs-tournament'));
  await year.desk.open.select('Results!A2');
  await year.useSelection();
  await year.describe({
    name: 'Big',
    hours: '1',
    minutes: 60,
    board: 19,
    rounds: 10,
    entrants: [],
  });
}

/** Address and contents, a rectangle for what is new. */
type WrittenArea = readonly [address: string, contents: readonly (readonly unknown[])[]];

interface SheetCells {
  readonly name: string;
  readonly isNew: boolean;
  readonly areas: readonly WrittenArea[];
}

/** What the pane writes for the tournament, found by comparing the workbook before and after. */
async function changedCells(year: KgsDirector<BrowserDesk>): Promise<readonly SheetCells[]> {
  const before = await stateOf(year.desk.open);
  let after = before;
  await writeByPane(year, async () => {
    after = await stateOf(year.desk.open);
  });
  return after.sheets.flatMap(({ name, cells }): SheetCells[] => {
    const old = before.sheets.find((sheet) => sheet.name === name);
    const changed = Object.entries(cells)
      .map(([address, cell]) => [address, contentOf(cell)] as const)
      .filter(([address, content]) => content !== contentOf(old?.cells[address]));
    if (changed.length === 0) return [];
    const areas = old
      ? changed.map(([address, content]): WrittenArea => [address, [[content]]])
      : [rectangle(new Map(changed))];
    return [{ name, isNew: !old, areas }];
  });
}

function stateOf({ page }: OpenWorkbench): Promise<WorkbookState> {
  return page.evaluate(() => window.workbench.state());
}

function contentOf(cell: CellState | undefined): unknown {
  return cell?.formula ?? cell?.value ?? '';
}

/** Cells of a new sheet as one area from A1. */
function rectangle(cells: ReadonlyMap<string, unknown>): WrittenArea {
  const areas = [...cells.keys()].flatMap((address) => parseArea(address) ?? []);
  const rows = 1 + Math.max(...areas.map(({ row }) => row));
  const columns = 1 + Math.max(...areas.map(({ column }) => column));
  const contents = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells.get(cellName(row, column)) ?? ''),
  );
  return [areaName({ row: 0, column: 0, rows, columns }), contents];
}

/** Previews, writes and takes back again; the time of writing alone. */
async function writeByPane(
  year: KgsDirector<BrowserDesk>,
  written?: () => Promise<void>,
): Promise<number> {
  await year.preview();
  const labels = { write: year.t('write'), undo: year.t('undo') };
  const time = await paneFrame(year.desk.open).evaluate(async ({ write, undo }) => {
    const { workbench } = window.parent;
    const buttons = document.getElementsByTagName('button');
    const start = performance.now();
    [...buttons].find(({ textContent }) => textContent === write)?.click();
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (
      ![...buttons].some(({ textContent }) => textContent === undo) ||
      !workbench.calculated()
    );
    return performance.now() - start;
  }, labels);
  await written?.();
  const undo = year.desk.button(year.t('undo'));
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  await year.desk.open.calculated();
  return time;
}

/** The same cells as an add-in without a plan would write them; then the new sheets are deleted. */
async function writePlainly(
  { desk: { open } }: KgsDirector<BrowserDesk>,
  sheets: readonly SheetCells[],
): Promise<number> {
  return paneFrame(open).evaluate(async (all) => {
    const { workbench } = window.parent;
    const start = performance.now();
    await Excel.run({ mergeUndoGroup: true }, async (context) => {
      const { worksheets } = context.workbook;
      for (const { name, isNew, areas } of all) {
        const sheet = isNew ? worksheets.add(name) : worksheets.getItem(name);
        for (const [address, contents] of areas) {
          sheet.getRange(address).values = contents as unknown[][];
        }
      }
      await context.sync();
    });
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (!workbench.calculated());
    const time = performance.now() - start;
    // Excel can't undo that a sheet was added; what else was written is written over in the next round.
    await Excel.run(async (context) => {
      for (const { name, isNew } of all) {
        if (isNew) context.workbook.worksheets.getItem(name).delete();
      }
      await context.sync();
    });
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (!workbench.calculated());
    return time;
  }, sheets);
}

function paneFrame({ page }: OpenWorkbench): Frame {
  const frame = page.frames().find((each) => each.url().includes('taskpane.html'));
  if (!frame) throw new Error('The workbench has no pane.');
  return frame;
}

/** The pane against a page that says no more than its heading, in the same frame. */
async function paintTimes(bench: Bench): Promise<Pick<PaneTimings, 'paint' | 'plainPaint'>> {
  const open = await bench.workbench();
  const { page } = open;
  const address = paneFrame(open).url();
  const plain = new URL('plain.html', address).href;
  await page.route(plain, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Pane</title><h1>Functions</h1></html>',
    }),
  );
  const paint = (url: string): Promise<number> =>
    page.evaluate(async (src) => {
      const frame = document.querySelector<HTMLIFrameElement>('#pane iframe');
      if (!frame?.contentWindow) throw new Error('The workbench has no pane.');
      const loaded = new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
      });
      frame.src = src;
      await loaded;
      for (;;) {
        const [first] = frame.contentWindow.performance.getEntriesByName('first-contentful-paint');
        if (first) return first.startTime;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, url);
  const times: { pane: number; page: number }[] = [];
  for (let round = 0; round < paints; round++) {
    times.push({ pane: await paint(address), page: await paint(plain) });
  }
  return {
    paint: median(times.map(({ pane }) => pane)),
    plainPaint: median(times.map((each) => each.page)),
  };
}

/** Home against an empty page that waits for office.js as well; they take turns in the same frame. */
async function homeTimes(bench: Bench): Promise<Pick<PaneTimings, 'home' | 'plainHome'>> {
  const open = await bench.workbench();
  const { page } = open;
  const pane = paneFrame(open);
  const address = pane.url();
  const officeJs = await pane
    .locator('script[src*="office.js"]')
    .evaluate((script) => (script as HTMLScriptElement).src);
  const plain = address.replace('taskpane.html', 'plain.html');
  await page.route(plain, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Pane</title><h1>Functions</h1>
<script src="${officeJs}"></script>
<script>Office.onReady(() => document.body.append(document.createElement('button')))</script></html>`,
    }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const usable = (url: string, button: string): Promise<number> =>
    page.evaluate(
      async ([src, wanted]) => {
        const frame = document.querySelector<HTMLIFrameElement>('#pane iframe');
        const left = frame?.contentDocument;
        if (!frame || !left) throw new Error('The workbench has no pane.');
        frame.src = src;
        for (;;) {
          const { contentDocument: there, contentWindow: within } = frame;
          if (there !== left && there?.querySelector(wanted))
            return within?.performance.now() ?? NaN;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
      [url, button] as const,
    );
  const times: { home: number; plainHome: number }[] = [];
  for (let round = 0; round < homes; round++) {
    times.push({
      home: await usable(address, '.starts button'),
      plainHome: await usable(plain, 'body > button'),
    });
  }
  return {
    home: median(times.map(({ home }) => home)),
    plainHome: median(times.map(({ plainHome }) => plainHome)),
  };
}

/** How soon something of the pane is seen and Home can be used, without the other figures of the benchmark. Needs a build. */
async function run(): Promise<void> {
  const { paint, plainPaint, home, plainHome } = await startTimings();
  const ratio = (paint / plainPaint).toFixed(2);
  console.log(
    `${ratio}  first paint of the pane / of a page that is only its heading (goal: at most 1.5)`,
  );
  console.log(
    `${(home / plainHome).toFixed(2)}  Home usable / an empty page with office.js, cold, ${slower}x slower (goal: at most 1.2): ` +
      `${home.toFixed(0)} and ${plainHome.toFixed(0)} ms`,
  );
}

if (require.main === module) void run();
