import { describe, expect, jest } from '@jest/globals';
import type { CheckedYear } from '../checkers/kgs-year';
import {
  fixedPoints,
  halves,
  july,
  lent,
  sampleAliases,
  type SampleTournament,
  sampleTournaments,
  september,
} from '../taskpane/kgs/support/sample-year';
import type { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { addHeld, expectTotals } from '../drivers/kgs-checked';
import { freshWorkbenches } from './support/fresh-workbench';
import { oneOf } from '../support/sampled';
import { isFull } from '../support/tier';
import { testInFull, testInTurn } from '../support/in-full';
import { text } from '../support/text';
import { foundByAxe } from './support/axe';
import { Looker, walks } from './support/looker';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

/** The tournaments of the year; `npm test` leaves out those in which nothing is corrected and no account is lent: the unit tests have them. */
const held = isFull ? sampleTournaments : [july, september, lent];

const aliasRows = sampleAliases.map(({ account, event, engine }) => [
  account,
  event ?? null,
  engine,
]);

/** Column by column: the workbench's grid pastes nothing across frozen columns, which Excel does. */
async function pasteAliases(kgs: KgsDirector<BrowserDesk>, rows: typeof aliasRows): Promise<void> {
  for (const [column, letter] of ['A', 'B', 'C'].entries()) {
    const cells = rows.map((row) => [row[column] ?? null]);
    const first = cells.findIndex(([cell]) => cell !== null);
    if (first === -1) continue;
    const address = `${kgs.t('kgsSheetEngines')}!${letter}${4 + first}`;
    await kgs.sheet.paste(address, cells.slice(first));
  }
}

describe.each(
  oneOf([
    ['with fixed points, in English, blank cells being 0', '?blanks=zero', 'en', fixedPoints],
    ['by the calculator, in Dutch, blank cells being null', '?blanks=null&locale=nl-NL', 'nl', []],
  ] as const),
)('A whole year %s', (_, search, language, points) => {
  testInFull(
    'tournaments, lent accounts and a correction come to the totals of the independent computation',
    async () => {
      const kgs = new KgsDirector(await workbenches.desk(search, language));
      const year = (...tournaments: readonly SampleTournament[]): CheckedYear => ({
        tournaments,
        aliases: sampleAliases,
        points,
      });

      await kgs.newYear(points);
      const results = await kgs.sheet.add();
      const added: SampleTournament[] = [];
      for (const tournament of held) {
        added.push(tournament);
        await addHeld(kgs, results, tournament, year(...added));
        // Accounts are lent in a tournament once that stands in Year.
        if (tournament === september) await pasteAliases(kgs, aliasRows.slice(0, 2));
      }
      await pasteAliases(kgs, aliasRows);
      await expectTotals(kgs, year(...added));

      // A correction: gnubot won a game more in July.
      await kgs.desk.open.select('July 2012!C13');
      await kgs.desk.open.type('4');
      const corrected = {
        ...july,
        entrants: july.entrants.map((each) =>
          each.account === 'gnubot' ? { ...each, wins: 4 } : each,
        ),
      };
      await expectTotals(kgs, year(corrected, ...added.slice(1)));
    },
  );
});

jest.setTimeout(300_000);

/** In each run one system shows that its jobs need no mouse: see kuksu.test.ts and nk.test.ts. */
testInTurn(0, 3)('A year and a tournament can be made by keyboard alone', async () => {
  const kgs = new KgsDirector(await workbenches.desk('', 'en'));
  const { page } = kgs.desk.open;
  const { t } = kgs;
  /** Waits until a heading has the focus. */
  const isAtHeading = (): Promise<void> => kgs.desk.pane.locator('h2:focus').waitFor();
  const results = await kgs.sheet.add();
  await kgs.pasteResults(results, july);

  await kgs.view('viewFunctions');
  await kgs.desk.pane.getByRole('searchbox').focus();
  await kgs.desk.tabTo(text('en', 'kgsNewYear'));
  await page.keyboard.press('Enter');
  await kgs.opened(t('kgsNewYear'));
  await kgs.desk.tabTo(t('kgsYearName'));
  await page.keyboard.type('2012');
  await kgs.desk.tabTo(t('kgsRuleCalculator'));
  await page.keyboard.press('ArrowDown');
  await kgs.desk.tabTo(t('kgsRowPoints'));
  await page.keyboard.type('8 5 3 2 1');
  await kgs.desk.tabTo(t('preview'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('write')).waitFor();
  await isAtHeading();
  await kgs.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('undo')).waitFor();
  await isAtHeading();

  await page.keyboard.press('Shift+Tab');
  await kgs.desk.back.focus();
  await page.keyboard.press('Enter');
  await kgs.desk.tabTo(t('kgsAddTournament'));
  await page.keyboard.press('Enter');
  await kgs.opened(t('kgsAddTournament'));
  await kgs.desk.typePlace(`${results}!A1:D7`);
  await kgs.desk.tabTo(t('kgsTournamentName'));
  await page.keyboard.type('July 2012');
  await kgs.desk.tabTo(t('kgsRounds'));
  await page.keyboard.type('10');
  await kgs.desk.tabTo(t('preview'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('write')).waitFor();
  await kgs.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await kgs.desk.status.getByText(t('writtenTitle', { title: 'July 2012' })).waitFor();
  await kgs.desk.open.calculated();
  expect((await kgs.sheet.values('July 2012!I8:I13')).flat()).toEqual([7, 6, 3, 1.5, 1.5, 0]);

  // What was written can be undone after a reload.
  await kgs.desk.reopen();
  await kgs.desk.status.getByText(/^Last written: .*, \d\d:\d\d\.$/).waitFor();
  const frame = await kgs.desk.frame();
  expect(await foundByAxe(frame)).toEqual([]);
  await frame.evaluate(() => {
    document.querySelector('button')?.focus();
  });
  await kgs.desk.tabTo(t('undo'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('undo')).waitFor({ state: 'detached' });
  await kgs.desk.pane.locator('[role=status]:focus').waitFor();
  expect(await kgs.sheet.names()).not.toContain('July 2012');
});

jest.setTimeout(300_000);

/** Looks at views in turn with kuksu.test.ts, nk-views.test.ts, scenes.test.ts and check.test.ts. */
const walk = testInTurn(8, 9);

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  walk('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const kgs = new KgsDirector(await workbenches.desk(search, language));
    const { t } = kgs;
    const looker = await Looker.of(kgs.desk);

    await kgs.job(t('kgsAddTournament'));
    await kgs.desk.pane.getByText(t('kgsNoYear')).waitFor();
    await looker.look('add, no year');
    await kgs.job(t('kgsNewYear'));
    await looker.look('new year');
    await kgs.desk.pane.getByRole('radio', { name: t('kgsRuleRow') }).check();
    await kgs.desk.field(t('kgsRowPoints')).fill('8 5 3 2 1');
    await kgs.preview();
    await looker.look('new year, previewed');
    await kgs.write();
    await looker.look('new year, written');
    const results = await kgs.sheet.add();
    await kgs.pasteResults(results, september);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.describe(september);
    await looker.look('add');
    await kgs.preview();
    await kgs.desk.pane.getByText(t('kgsPreviewWhy')).click();
    await looker.look('add, previewed and explained');
  });
});

jest.setTimeout(600_000);

const yearOf = (...tournaments: readonly SampleTournament[]): CheckedYear => ({
  tournaments,
  aliases: [],
  points: [],
});

/** Without a browser: test/taskpane/kgs/played.test.ts and add-tournament.test.ts. */
testInFull.each(
  oneOf([
    ['en', ''],
    ['nl', '?locale=nl-NL'],
  ] as const),
)(
  'A tournament is taken back whole, and neither a typed cell nor a tournament of the year is written over (%s)',
  async (language, search) => {
    const kgs = new KgsDirector(await workbenches.desk(search, language));
    const { t } = kgs;
    await kgs.newYear([]);
    const results = await kgs.sheet.add();
    await addHeld(kgs, results, july, yearOf(july));

    // The second tournament, undone from the pane.
    const second = { ...halves, name: 'Once more' };
    await kgs.add(results, second);
    await expectTotals(kgs, yearOf(july, second));
    await kgs.desk.button(t('undo')).click();
    await kgs.desk.status.getByText(t('undoneTitle', { title: 'Once more' })).waitFor();
    await kgs.desk.open.calculated();
    await expectTotals(kgs, yearOf(july));
    const yearSheet = t('kgsSheetYear');
    expect(await kgs.sheet.values(`${yearSheet}!C1:C9`)).toEqual([
      [null],
      [null],
      [null],
      [null],
      [null],
      [''],
      [null],
      [null],
      [null],
    ]);

    // The director has typed the players of another one: that cell is asked about, and kept.
    await kgs.desk.open.select(`${yearSheet}!C1`);
    await kgs.desk.open.type('New Year');
    await kgs.sheet.paste(`${yearSheet}!C2`, [[14], [9], [9], [1]]);
    await kgs.pasteResults(results, second);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'New Year' });
    await kgs.preview();
    await kgs.desk.button(t('write')).click();
    const question = kgs.desk.pane.getByRole('dialog');
    await question.getByText(`${yearSheet}!C2`).waitFor();
    await question.getByRole('button', { name: t('cancel') }).click();
    await kgs.desk.status.getByText(t('kept')).waitFor();
    expect(await kgs.sheet.values(`${yearSheet}!C2`)).toEqual([[14]]);
    await expectTotals(kgs, yearOf(july));

    // What is there already is not added twice.
    await kgs.openForm();
    await kgs.desk.field(t('kgsTournament')).selectOption('');
    await kgs.desk.field(t('kgsTournamentName')).fill('july 2012');
    await kgs.desk.pane
      .getByText(t('kgsHasResults', { name: 'July 2012', address: `${yearSheet}!B1` }))
      .first()
      .waitFor();
  },
);
