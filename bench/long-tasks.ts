import type { Frame } from 'playwright-core';
import { invented, NkDirector } from '../test/browser/nk-driver';
import { KuksuDirector } from '../test/browser/kuksu-driver';
import type { PaneDriver } from '../test/browser/support/pane-driver';
import { Bench } from '../test/browser/support/workbench';

/**
 * Tasks of the pane that keep it from answering, while it computes in a real browser: Chromium's own list of tasks above
 * 50 ms. Clocks decide what is on it, so that a machine that is busy with other things adds to it.
 */
export interface LongTasks {
  readonly what: string;
  readonly count: number;
  /** In milliseconds, 0 for none. */
  readonly longest: number;
}

export async function longTasks(): Promise<readonly LongTasks[]> {
  const bench = await Bench.start();
  try {
    const nk = new NkDirector(await bench.workbench(), 'en');
    const found = [
      await counted('100,000 pasted lines', nk, () => pasteLines(nk)),
      await counted('pairing 400 players who have met all of their groups of 4', nk, () =>
        pairMet(nk, 400, 4),
      ),
    ];
    const kuksu = new KuksuDirector(await bench.workbench(), 'en');
    found.push(await counted('grouping 630 players of a Kuksu cycle', kuksu, () => group(kuksu)));
    return found;
  } finally {
    await bench.stop();
  }
}

/** The long tasks of the pane's own frame while it computes what `prepare` leaves to be previewed. */
async function counted(
  what: string,
  driver: PaneDriver,
  prepare: () => Promise<void>,
): Promise<LongTasks> {
  await prepare();
  const frame = await driver.frame();
  await watch(frame);
  await driver.askForPreview();
  const { t, pane } = driver;
  await driver
    .button(t('write'))
    .or(pane.locator('section.refused'))
    .first()
    .waitFor({ timeout: 120_000 });
  const durations = await frame.evaluate(async () => {
    // What has just ended is reported a little later.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as unknown as { longTasks: number[] }).longTasks;
  });
  return { what, count: durations.length, longest: Math.max(0, ...durations) };
}

async function watch(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      // The workbook around it, which another process computes in Excel, is another frame's.
      for (const { name, duration } of list.getEntries()) {
        if (name === 'self') longTasks.push(Math.round(duration));
      }
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** Lines of a tournament table, just below the million characters that are read. */
async function pasteLines(nk: NkDirector): Promise<void> {
  const lines = Array.from({ length: 100_000 }, (_, at) => `${at + 1} A`);
  await nk.job(nk.t('nkImport'));
  await paste(nk, lines);
}

/** Into the field for a tournament table, at once. */
async function paste(nk: NkDirector, lines: readonly string[]): Promise<void> {
  await nk.field(nk.t('nkImportText')).evaluate((field, text) => {
    (field as HTMLTextAreaElement).value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
}

/** An event in groups of one size after so many rounds that everyone has met everyone, as a table that is imported. */
async function pairMet(nk: NkDirector, count: number, size: number): Promise<void> {
  const turn = size - 1;
  const opponents = Array.from({ length: count }, (): number[] => []);
  for (let round = 0; round < turn; round++) {
    for (let first = 0; first < count; first += size) {
      const meet = (a: number, b: number): void => {
        opponents[first + a]?.push(first + b);
        opponents[first + b]?.push(first + a);
      };
      meet(round, turn);
      for (let i = 1; i < size / 2; i++) meet((round + i) % turn, (round + turn - i) % turn);
    }
  }
  const lines = opponents.map((others, at) => {
    const score = 1000 - Math.floor(at / size) + others.length / 2;
    const results = others.map((other) => `${other + 1}=/${at < other ? 'b' : 'w'}`);
    return `${at + 1} P${at + 1} 1d NL Club ${score} ${results.join(' ')}`;
  });
  await nk.job(nk.t('nkImport'));
  await paste(nk, ['; Pl Name Rk Co Club Score', ...lines]);
  await nk.preview();
  await nk.write();
  await nk.open.page.evaluate(
    ([name, ratings]) => {
      const { grid } = window.workbench;
      const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
      grid.batch(() => {
        ratings.forEach((rating, at) => {
          grid.write({ sheetId, row: 4 + at, column: 2 }, rating);
        });
      });
    },
    [nk.t('nkSheetPlayers'), invented(count).map((_, at) => 2700 - at)] as const,
  );
  await nk.open.calculated();
  await nk.job(nk.t('nkPairRound'));
}

async function group(kuksu: KuksuDirector): Promise<void> {
  const rows = Array.from({ length: 630 }, (_, at): (string | number)[] => {
    return [`Player ${at}`, 800 + ((at * 7919) % 1801)];
  });
  const sheet = await kuksu.enter([['Name', 'Rating'], ...rows]);
  await kuksu.job(kuksu.t('kuksuGroup'));
  await kuksu.useList('kuksuRegistrations', `${sheet}!A1`);
  await kuksu.withoutLastCycle();
}
