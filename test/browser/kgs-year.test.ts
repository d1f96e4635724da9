import { describe, expect, jest, test } from '@jest/globals';
import axe from 'axe-core';
import type { CheckedYear } from '../checkers/kgs-year';
import {
  fixedPoints,
  halves,
  july,
  lent,
  sampleAliases,
  sampleTournaments,
  september,
  type SampleTournament,
} from '../taskpane/kgs/support/sample-year';
import { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { addHeld, expectTotals } from '../drivers/kgs-checked';
import { freshWorkbenches } from './support/fresh-workbench';
import { widerThanTheirBoxes } from './support/overflow';
import { makeTall } from './support/tall';
import { testInTurn } from '../support/in-full';
import { inTurn } from '../support/pairwise';
import { oneOf, sampled } from '../support/sampled';
import { text } from '../support/text';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

async function start(search: string, language: 'en' | 'nl'): Promise<KgsDirector<BrowserDesk>> {
  const open = await workbenches.open(search);
  await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return new KgsDirector(new BrowserDesk(open, language));
}

/** The tournaments of the year; `npm test` leaves out the two in which players are level and no account is lent: the unit tests have them. */
const held = sampled(sampleTournaments, 4, {
  corner: (each) => each === september || each === lent,
});

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
  test('tournaments, a correction, an undo and a refused overwrite come to the totals of the independent computation', async () => {
    const kgs = await start(search, language);
    const { t } = kgs;
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

    // A seventh tournament, undone from the pane.
    const again = { ...halves, name: 'Once more' };
    await kgs.add(results, again);
    await expectTotals(kgs, year(corrected, ...added.slice(1), again));
    await kgs.desk.button(t('undo')).click();
    await kgs.desk.status.getByText(t('undoneTitle', { title: 'Once more' })).waitFor();
    await kgs.desk.open.calculated();
    await expectTotals(kgs, year(corrected, ...added.slice(1)));
    const yearSheet = t('kgsSheetYear');
    expect(await kgs.sheet.values(`${yearSheet}!H1:H9`)).toEqual([
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
    await kgs.desk.open.select(`${yearSheet}!H1`);
    await kgs.desk.open.type('New Year');
    await kgs.sheet.paste(`${yearSheet}!H2`, [[14], [9], [9], [1]]);
    await kgs.pasteResults(results, again);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'New Year' });
    await kgs.preview();
    await kgs.desk.button(t('write')).click();
    const question = kgs.desk.pane.getByRole('dialog');
    await question.getByText(`${yearSheet}!H2`).waitFor();
    await question.getByRole('button', { name: t('cancel') }).click();
    await kgs.desk.status.getByText(t('kept')).waitFor();
    expect(await kgs.sheet.values(`${yearSheet}!H2`)).toEqual([[14]]);
    await expectTotals(kgs, year(corrected, ...added.slice(1)));

    // What is there already is not added twice.
    await kgs.openForm();
    await kgs.desk.field(t('kgsTournament')).selectOption('');
    await kgs.desk.field(t('kgsTournamentName')).fill('july 2012');
    await kgs.desk.pane
      .getByText(t('kgsHasResults', { name: 'July 2012', address: `${yearSheet}!B1` }))
      .first()
      .waitFor();
  });
});

/** In each run one system shows that its jobs need no mouse: see kuksu.test.ts and nk.test.ts. */
testInTurn(0, 3)('A year and a tournament can be made by keyboard alone', async () => {
  const kgs = await start('', 'en');
  const { page } = kgs.desk.open;
  const { t } = kgs;
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
  await kgs.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await kgs.desk.button(t('undo')).waitFor();

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
});

const looks = [
  { name: 'light', search: '?theme=light', forcedColors: 'none' },
  { name: 'dark', search: '?theme=dark&locale=nl-NL', forcedColors: 'none' },
  { name: 'contrast', search: '?theme=light', forcedColors: 'active' },
] as const;

/** In each run the views of one system are looked at: see kuksu.test.ts and nk-views.test.ts. */
describe('In every theme', () => {
  testInTurn(2, 3).each(inTurn({ look: looks, width: [350, 320] }, 0))(
    '$look.name: at $width px axe finds nothing in any view, and nothing scrolls sideways',
    async ({ look: { search, forcedColors }, width }) => {
      const kgs = await start(search, search.includes('nl') ? 'nl' : 'en');
      const { t } = kgs;
      const { page } = kgs.desk.open;
      await makeTall(page, 4000);
      await page.emulateMedia({ forcedColors });
      await page.evaluate((pixels) => {
        document.getElementById('pane')?.style.setProperty('width', `${String(pixels)}px`);
      }, width);
      const pane = await kgs.desk.frame();
      await pane.evaluate(axe.source);
      const check = async (): Promise<void> => {
        const found = await pane.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run(),
        );
        expect(
          found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
        ).toEqual([]);
        expect(await pane.evaluate(widerThanTheirBoxes)).toEqual([]);
      };
      await kgs.job(t('kgsAddTournament'));
      await kgs.desk.pane.getByText(t('kgsNoYear')).waitFor();
      await check();
      await kgs.job(t('kgsNewYear'));
      await check();
      await kgs.desk.pane.getByRole('radio', { name: t('kgsRuleRow') }).check();
      await kgs.desk.field(t('kgsRowPoints')).fill('8 5 3 2 1');
      await kgs.preview();
      await check();
      await kgs.write();
      await check();
      const results = await kgs.sheet.add();
      await kgs.pasteResults(results, september);
      await kgs.job(t('kgsAddTournament'));
      await kgs.useSelection();
      await kgs.describe(september);
      await check();
      await kgs.preview();
      await kgs.desk.pane.getByText(t('kgsPreviewWhy')).click();
      await check();
    },
  );
});
