import type { Frame } from 'playwright-core';
import { quiet } from '../../taskpane/excel/why/following';
import { BrowserDesk } from '../../test/drivers/browser-desk';
import { Director } from '../../test/drivers/director';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';
import { textsOf } from '../language';
import { median, ratio } from './measure';

/**
 * How soon Why explains a cell, in a real browser over the workbench: a row of a long list beside reading its arguments
 * alone, and the headline beside a view that does no more than follow the selection. `npx tsx tools/bench/why-pane.ts` prints it.
 */
const ROWS = 10_000;
const rounds = 31;

export async function whyPaneRows(): Promise<
  readonly (readonly [what: string, value: number, goal: number])[]
> {
  const bench = await Bench.start();
  try {
    const open = await bench.workbench();
    await fill(open);
    return [
      [
        'explaining one row of SOF.RESULTS over 10,000 rows / reading its arguments by Range.values alone',
        await longList(open, 'C'),
        2,
      ],
      [
        'the same when another list was looked at before / reading its arguments by Range.values alone',
        await longList(open, 'CD'),
        2,
      ],
      [
        'selection to headline in Why / to the address where a list is chosen',
        await headline(open),
        3,
      ],
    ];
  } finally {
    await bench.stop();
  }
}

function paneOf({ page }: OpenWorkbench): Frame {
  const frame = page.frames().find((each) => each.url().includes('taskpane.html'));
  if (!frame) throw new Error('The workbench has no pane.');
  return frame;
}

/** A list of scores that fills the sheet Long, with its awards beside it, and those of all rows but one. */
async function fill(open: OpenWorkbench): Promise<void> {
  await open.page.evaluate((rows) => {
    const { grid } = window.workbench;
    const sheetId = grid.addSheet('Long').id;
    grid.batch(() => {
      for (let row = 0; row < rows; row++) {
        grid.write({ sheetId, row, column: 1 }, 40 + ((row * 7919) % 3001) / 100);
      }
    });
    for (const [column, last] of [rows, rows - 1].entries()) {
      const formula = `=SOF.RESULTS(25.5,B1:B${String(last)})`;
      grid.write({ sheetId, row: 0, column: 2 + column }, formula);
    }
  }, ROWS);
  await open.calculated();
}

declare global {
  interface Window {
    /** When the pane was last told of a selection. */
    benchTold: number;
  }
}

/** Notes when Excel tells the pane of a selection: what comes before that is not the pane's. */
function noteSelections(frame: Frame): Promise<void> {
  return frame.evaluate(async () => {
    await Excel.run(async (context) => {
      context.workbook.worksheets.onSelectionChanged.add(() => {
        window.benchTold = performance.now();
        return Promise.resolve();
      });
      await context.sync();
    });
  });
}

/**
 * Milliseconds until something stands in the pane, from a selection and from when the pane is told of it. Each change of the
 * pane is looked at as it happens: a timer that asks again and again would add its own steps of 4 ms.
 */
function until(
  frame: Frame,
  address: string,
  selector: string,
): Promise<Readonly<Record<'selected' | 'told', number>>> {
  return frame.evaluate(
    ([at, where]) =>
      new Promise((resolve) => {
        const shown = new RegExp(`!${at.split('!')[1] ?? ''}(?!\\d)`);
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (
            document.querySelector('main[data-kind="reading"]') !== null ||
            ![...document.querySelectorAll(where)].some(({ textContent }) =>
              shown.test(textContent),
            )
          )
            return;
          observer.disconnect();
          const end = performance.now();
          resolve({ selected: end - start, told: end - window.benchTold });
        }).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        window.parent.workbench.select(at);
      }),
    [address, selector] as const,
  );
}

/** Rows of these columns in turn; without the time in which the pane waits for further selections. */
async function longList(open: OpenWorkbench, columns: string): Promise<number> {
  const driver = new Director(new BrowserDesk(open, 'en'));
  await driver.view('viewWhy');
  const frame = paneOf(open);
  await noteSelections(frame);
  const times: (readonly [explained: number, read: number])[] = [];
  for (let round = 0; round < rounds; round++) {
    const address = `Long!${columns[round % columns.length] ?? ''}${String(100 + 61 * round)}`;
    const { told: explained } = await until(frame, address, 'h1.address');
    if ((await frame.locator('.why-steps li').count()) === 0)
      throw new Error('Nothing is explained.');
    const read = await frame.evaluate(async (rows) => {
      const start = performance.now();
      await Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem('Long').getRange(`B1:B${String(rows)}`);
        range.load('values');
        await context.sync();
        if (range.values.length !== rows) throw new Error('Not all was read.');
      });
      return performance.now() - start;
    }, ROWS);
    times.push([explained - quiet.selection, read]);
  }
  return ratio([
    median(times.map(([explained]) => explained)),
    median(times.map(([, read]) => read)),
  ]);
}

async function headline(open: OpenWorkbench): Promise<number> {
  const driver = new Director(new BrowserDesk(open, 'en'));
  const frame = paneOf(open);
  // Always another cell than the one selected: a selection that stays changes nothing to wait for.
  const cells = ['SOF!C7', 'SOF!C8'];
  let selections = 0;
  const timed = async (selector: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { selected } = await until(frame, cells[selections++ % 2] ?? '', selector);
      times.push(selected);
    }
    return median(times);
  };
  await driver.view('viewWhy');
  const explained = await timed('h1.address');
  await driver.job(textsOf('en')['kgs-tournament']);
  return ratio([explained, await timed('.list')]);
}

async function run(): Promise<void> {
  for (const [what, value, goal] of await whyPaneRows())
    console.log(`${what}: ${value.toFixed(1)} (${goal})`);
}

if (require.main === module) void run();
