import { BrowserDesk } from '../../test/drivers/browser-desk';
import { invented, NkDirector } from '../../test/drivers/nk';
import { KgsDirector } from '../../test/drivers/kgs';
import { KuksuDirector } from '../../test/drivers/kuksu';
import { Director } from '../../test/drivers/director';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';
import { openTournament } from './pane';
import type { Page } from 'playwright-core';

/**
 * How long the pane answers nobody while it does its longest work, in a real browser over the workbench: its longest task,
 * and how soon it has stopped once Cancel is pressed. `npx tsx tools/bench/long-tasks.ts` prints it; a word after it picks cases.
 */
interface LongTasks {
  readonly what: string;
  /** Tasks above 50 ms. */
  readonly count: number;
  /** In milliseconds of the processor. */
  readonly longest: number;
  /** From a press on Cancel until the pane says that it has stopped; undefined where the work is over sooner. */
  readonly stop: number | undefined;
}

interface Case {
  readonly what: string;
  /** Leads to where the long work begins. */
  readonly prepare: (open: OpenWorkbench) => Promise<Director<BrowserDesk>>;
  /** The long work, until it is done; left out: a preview. */
  readonly work?: (driver: Director<BrowserDesk>) => Promise<void>;
}

const limit = 50;

/** How long anything may take, in milliseconds. */
const patience = 800_000;

/** Rows of the lists that jobs show. */
const listed = 1000;

const cases: readonly Case[] = [
  { what: '100,000 pasted lines', prepare: pasteLines },
  {
    what: 'pairing 400 players who have met all of their groups of 4',
    prepare: async (open) => {
      const nk = await metAll(open, 400, 4);
      await nk.job(nk.t('nk-pair'));
      return nk;
    },
  },
  {
    what: 'the tournament table of 2,000 players',
    prepare: (open) => metAll(open, 2000, 8),
    work: async (driver) => {
      await driver.job(driver.t('nk-export'));
      await driver.desk.pane.locator('section textarea').waitFor({ timeout: patience });
      await driver.desk.pane.getByLabel(driver.t('nkEgdPlace'), { exact: true }).fill('NL, Leiden');
    },
  },
  { what: 'a list of 15,000 rated players for 400 entrants', prepare: rate },
  { what: 'grouping 630 players of a Kuksu cycle', prepare: group },
  {
    what: 'ranking 63 leagues of a Kuksu cycle',
    prepare: async (open) => {
      const kuksu = await group(open);
      await kuksu.preview();
      await kuksu.write();
      await kuksu.job(kuksu.t('kuksu-rank'));
      return kuksu;
    },
  },
  { what: 'a KGS tournament of 1,000', prepare: tournament },
  {
    what: 'awards of 1,000 entries',
    prepare: (open) =>
      fromList(open, 'sof-event', 'sofEntries', ['Pair', 'Holdings', 'Score'], (at) => [
        `Pair ${at}`,
        (at * 37) % 900,
        60 - at / 50,
      ]),
  },
  {
    what: 'points of an AGA section of 1,000',
    prepare: (open) =>
      fromList(open, 'aga-points', 'agaResults', ['Name', 'Rating', 'Place'], (at) => [
        `Player ${at}`,
        8 - at / 100,
        at + 1,
      ]),
  },
  {
    what: 'groups of 1,000 players',
    prepare: (open) =>
      fromList(open, 'nk-new', 'nkEntries', ['Name', 'Rating'], (at) => [
        `Player ${at}`,
        2700 - at,
      ]),
  },
  { what: 'standings of 1,000 players', prepare: (open) => jobAfter(open, 'nk-standings') },
  { what: 'rights of 1,000 players', prepare: (open) => jobAfter(open, 'nk-rights') },
  { what: 'an OpenGotha file of 2,000 players and 20 rounds', prepare: readFile },
];

export async function* longTasks(chosen = ''): AsyncGenerator<LongTasks> {
  const bench = await Bench.start();
  try {
    for (const each of cases) {
      if (!each.what.includes(chosen)) continue;
      const open = await bench.workbench();
      // The stand-in takes minutes to write an event of 2,000; what is measured comes after that.
      open.page.setDefaultTimeout(patience);
      yield await measured(each, open);
      await open.page.context().close();
    }
  } finally {
    await bench.stop();
  }
}

async function measured(
  { what, prepare, work = previewed }: Case,
  open: OpenWorkbench,
): Promise<LongTasks> {
  const driver = await prepare(open);
  const tasks = await paneTasks(open.page, () => work(driver));
  const long = tasks.filter(({ time }) => time > limit);
  const longest = Math.max(0, ...tasks.map(({ time }) => time));
  const stop = work === previewed ? await stopping(driver) : undefined;
  return { what, count: long.length, longest, stop };
}

/** Until the preview is there with every row of its tables. */
async function previewed(driver: Director<BrowserDesk>): Promise<void> {
  await driver.askForPreview();
  await driver.desk
    .button(driver.t('write'))
    .or(driver.desk.pane.locator('section.refused'))
    .first()
    .waitFor({ timeout: patience });
  const more = driver.t('moreRows', { count: 2 }).replace('2', '');
  const folded = driver.desk.pane.locator('.preview details:not([open]) > summary', {
    hasText: more,
  });
  while ((await folded.count()) > 0) await folded.first().click();
  await drawn(driver.desk);
}

/** Until the last row of each long table is there. */
async function drawn(desk: BrowserDesk): Promise<void> {
  const counts = await desk.pane
    .locator('[aria-rowcount]')
    .evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-rowcount')));
  const last = desk.pane.locator(
    [...new Set(counts)].map((count) => `tr[aria-rowindex="${count}"]`).join(),
  );
  if (counts.length > 0) await last.last().waitFor({ timeout: patience });
}

/** Presses Cancel as soon as it is there, and waits until the pane says so. */
async function stopping(driver: Director<BrowserDesk>): Promise<number | undefined> {
  const { t } = driver;
  const frame = await driver.desk.frame();
  const stopped = frame.evaluate(
    ([cancel, said]) =>
      new Promise<number | undefined>((resolve) => {
        let pressed: number | undefined;
        const observer = new MutationObserver(() => {
          const buttons = [...document.querySelectorAll('button')];
          const button = buttons.find((each) => each.textContent === cancel);
          const line = document.querySelector('.run');
          if (pressed === undefined && button && line?.getAttribute('data-kind') === 'computing') {
            // As a press comes: in a task of its own.
            pressed = performance.now();
            setTimeout(() => {
              button.click();
            });
          } else if (pressed !== undefined && line?.textContent === said) {
            observer.disconnect();
            resolve(performance.now() - pressed);
          } else if (pressed === undefined && line?.getAttribute('data-kind') === 'ready') {
            observer.disconnect();
            resolve(undefined);
          }
        });
        observer.observe(document.body, {
          ...{ childList: true, subtree: true, characterData: true, attributes: true },
        });
        setTimeout(() => {
          observer.disconnect();
          resolve(undefined);
        }, 60_000);
      }),
    [t('stop'), t('stopped')] as const,
  );
  await driver.askForPreview();
  return stopped;
}

/** Lines of a tournament table, just below the million characters that are read. */
async function pasteLines(open: OpenWorkbench): Promise<Director<BrowserDesk>> {
  const nk = new NkDirector(new BrowserDesk(open, 'en'));
  await nk.job(nk.t('nk-import'));
  await paste(
    nk,
    'nkImportText',
    Array.from({ length: 100_000 }, (_, at) => `${at + 1} A`),
  );
  return nk;
}

/** Into a field for pasted text, at once. */
async function paste(
  nk: NkDirector<BrowserDesk>,
  field: 'nkImportText' | 'nkRatingsText' | 'nkGothaText',
  lines: readonly string[],
): Promise<void> {
  await nk.desk.field(nk.t(field)).evaluate((element, text) => {
    (element as HTMLTextAreaElement).value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
}

/** As large as an OpenGotha file may be: 4 MB. */
async function readFile(open: OpenWorkbench): Promise<Director<BrowserDesk>> {
  const nk = new NkDirector(new BrowserDesk(open, 'en'));
  await nk.job(nk.t('nk-opengotha'));
  await nk.desk.field(nk.t('nkGothaMakes')).selectOption('event');
  const count = 2000;
  const key = (at: number): string => `LAST${at % count}FIRST`;
  const players = Array.from(
    { length: count },
    (_, at) =>
      `<Player name="Last${at}" firstName="First" rank="1D" rating="2100" ratingOrigin="EGF" country="NL" club="Amst" ` +
      `egfPin="${10_000_000 + at}" participating="${'1'.repeat(20)}" registeringStatus="FIN" smmsCorrection="0"/>`,
  );
  const games = Array.from({ length: 20 * (count / 2) }, (_, at) => {
    const round = Math.floor(at / (count / 2));
    const board = at % (count / 2);
    const white = key(2 * board + 1 + 2 * round);
    return (
      `<Game roundNumber="${round + 1}" tableNumber="${board + 1}" blackPlayer="${key(2 * board)}" ` +
      `whitePlayer="${white}" handicap="0" knownColor="true" result="RESULT_WHITEWINS"/>`
    );
  });
  await paste(nk, 'nkGothaText', [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...['<Tournament dataVersion="201">', '<Players>', ...players, '</Players>'],
    ...['<Games>', ...games, '</Games>', '</Tournament>'],
  ]);
  return nk;
}

/** An event in groups of one size after so many rounds that everyone has met everyone, as a table that is imported. */
async function metAll(
  open: OpenWorkbench,
  count: number,
  size: number,
): Promise<NkDirector<BrowserDesk>> {
  const nk = new NkDirector(new BrowserDesk(open, 'en'));
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
  await nk.job(nk.t('nk-import'));
  await paste(nk, 'nkImportText', ['; Pl Name Rk Co Club Score', ...lines]);
  await nk.preview();
  await nk.write();
  await open.page.evaluate(
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
  await open.calculated();
  return nk;
}

/** A job over a list of so many rows. */
async function fromList(
  open: OpenWorkbench,
  job: 'sof-event' | 'aga-points' | 'nk-new',
  list: 'sofEntries' | 'agaResults' | 'nkEntries',
  heads: readonly string[],
  row: (at: number) => readonly (string | number)[],
): Promise<Director<BrowserDesk>> {
  const director = new Director(new BrowserDesk(open, 'en'));
  const { t } = director;
  await director.sheet.make('Entries', [
    heads,
    ...Array.from({ length: listed }, (_, at) => row(at)),
  ]);
  await director.job(t(job));
  await open.select('Entries!A1');
  await director.useSelectionFor(t(list));
  if (job === 'sof-event') await director.desk.choose(t('sofRating'), 'Regional');
  return director;
}

/** A job over a championship of so many players that is over. */
async function jobAfter(
  open: OpenWorkbench,
  job: 'nk-standings' | 'nk-rights',
): Promise<Director<BrowserDesk>> {
  const nk = await metAll(open, listed, 8);
  await nk.job(nk.t(job));
  return nk;
}

async function rate(open: OpenWorkbench): Promise<Director<BrowserDesk>> {
  const nk = new NkDirector(new BrowserDesk(open, 'en'));
  const name = (at: number): string => `${'ABCDEFGHIJ'[at % 10]}name${at} Given${at % 97}`;
  await nk.sheet.make('Entries', [
    ['Name', 'Country'],
    ...Array.from({ length: 400 }, (_, at) => [
      name(37 * at)
        .split(' ')
        .reverse()
        .join(' '),
      'NL',
    ]),
  ]);
  await nk.job(nk.t('nk-ratings'));
  await open.select('Entries!A1');
  await nk.useSelection();
  await paste(nk, 'nkRatingsText', [
    ...['List of Players', '(22 Feb 2026)', ''],
    ...Array.from(
      { length: 15_000 },
      (_, at) =>
        ` ${90_000_000 + at}  ${name(at).padEnd(36)}  NL  Amst    4d   --   2430    12  T260101A`,
    ),
  ]);
  return nk;
}

async function group(open: OpenWorkbench): Promise<KuksuDirector<BrowserDesk>> {
  const kuksu = new KuksuDirector(new BrowserDesk(open, 'en'));
  const rows = Array.from({ length: 630 }, (_, at): (string | number)[] => {
    return [`Player ${at}`, 800 + ((at * 7919) % 1801)];
  });
  const sheet = await kuksu.enter([['Name', 'Rating'], ...rows]);
  await kuksu.job(kuksu.t('kuksu-group'));
  await kuksu.useList('kuksuRegistrations', `${sheet}!A1`);
  await kuksu.withoutLastCycle();
  return kuksu;
}

async function tournament(open: OpenWorkbench): Promise<Director<BrowserDesk>> {
  const year = new KgsDirector(new BrowserDesk(open, 'en'));
  await year.newYear([]);
  await openTournament(year);
  return year;
}

async function run(): Promise<void> {
  for await (const { what, count, longest, stop } of longTasks(process.argv[2])) {
    const cancelled =
      stop === undefined ? 'over before Cancel' : `stopped in ${stop.toFixed(0)} ms`;
    console.log(
      `${what}: ${count} above ${limit} ms, longest ${longest.toFixed(0)} ms, ${cancelled}`,
    );
  }
}

/** A task of the pane, during which it answers nobody. In milliseconds of the processor: a busy machine adds nothing to it. */
interface PaneTask {
  readonly time: number;
  /** From its begin to its end, as a user waits for it. */
  readonly wait: number;
}

/** As Chromium writes it, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly frame?: string; readonly url?: string } };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/** The tasks in which the pane's scripts, or office.js in its frame, have run during `work`. */
async function paneTasks(page: Page, work: () => Promise<void>): Promise<PaneTask[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories });
  let traced: Buffer;
  try {
    await work();
  } finally {
    traced = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(traced.toString('utf8')) as { traceEvents: TraceEvent[] };
  return tasksIn(traceEvents);
}

function tasksIn(events: readonly TraceEvent[]): PaneTask[] {
  const calls = events.filter(({ name }) => name === 'FunctionCall');
  const frames = new Set(
    calls.flatMap(({ args }) =>
      /\/taskpane(\.\w+)*\.js/.test(args?.data?.url ?? '') ? (args?.data?.frame ?? []) : [],
    ),
  );
  const own = calls.filter(({ args }) => frames.has(args?.data?.frame ?? ''));
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  return tasks
    .filter(({ pid, tid, ts, dur = 0 }) =>
      own.some(
        (each) => each.pid === pid && each.tid === tid && each.ts >= ts && each.ts < ts + dur,
      ),
    )
    .map(({ dur = 0, tdur = dur }) => ({ time: tdur / 1000, wait: dur / 1000 }));
}

if (require.main === module) void run();
