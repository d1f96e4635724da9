import { cycle, cycleInPlay } from './cycle';
import type { Scene } from './scene';
import { weekend } from './weekend';
import { year, yearChanges } from './year';
import { BrowserDesk } from '../../drivers/browser-desk';
import { invented, NkDirector } from '../../drivers/nk';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Director } from '../../drivers/director';
import { example } from '../support/example';

/** A championship from nothing to a round that lacks results. */
const championship: Scene = {
  name: 'a championship',
  walk: async ({ language, open }, draw) => {
    const nk = new NkDirector(new BrowserDesk(await open(), language));
    const { t } = nk;
    await nk.view('viewRun');
    await draw(nk, 'home-empty', 0);
    await nk.enter('Entries', invented(18));
    await nk.sheet.put('Entries!A1', 'Level of play');
    await nk.job(t('nk-new'));
    await draw(nk, 'job-empty', 1);
    await nk.desk.list(t('nkEntries')).getByRole('radio').first().click();
    await nk.desk.pane.locator('[aria-invalid="true"]').waitFor();
    await draw(nk, 'job-columns', 1);
    await nk.sheet.put('Entries!A1', 'Name');
    await nk.useSelection();
    await nk.desk.pane.locator('.understood, .heads').first().waitFor();
    await draw(nk, 'job-list', 1);
    await nk.desk.type(t('nkEgdEvent'), 'NK 2026');
    await nk.preview();
    await draw(nk, 'nk-groups', 1);
    await nk.writeAs(t('nkSheetPlayers'));
    await draw(nk, 'state-written', 1);
    await nk.view('viewRun');
    await nk.desk.pane.locator('.event').waitFor();
    await draw(nk, 'home-event', 1);
    await nk.job(t('nk-pair'));
    await nk.desk.button(t('write')).waitFor();
    await draw(nk, 'nk-pair', 1);
    await nk.writeAs(nk.round(1));
    await nk.view('viewRun');
    await nk.desk.pane.locator('.event .findings, .event li').first().waitFor();
    await draw(nk, 'home-results', 1);
    await nk.view('viewWhy');
    await nk.desk.open.select(`'${nk.round(1)}'!A5`);
    await nk.desk.pane.locator('.why-steps').first().waitFor();
    await draw(nk, 'why-board', 0);
    await nk.results(nk.round(1));
    await nk.sheet.put(`'${nk.round(1)}'!F6`, 'black?');
    await nk.sheet.put(`'${nk.round(1)}'!F8`, '2-0');
    await nk.job(t('nk-pair'));
    await nk.desk.pane.locator('section.refused').first().waitFor();
    await draw(nk, 'state-refused', 1);
  },
};

const corpus = (file: string): string =>
  readFileSync(path.join(__dirname, '..', '..', 'corpus', file), 'utf8');

/** What comes from elsewhere: ratings of a published list with its doubts, and events of other programs. */
const fromElsewhere: Scene = {
  name: 'lists from elsewhere',
  walk: async ({ language, open }, draw) => {
    const nk = new NkDirector(new BrowserDesk(await open(), language));
    const { t } = nk;
    await nk.sheet.make('Entries', [
      [t('nkName'), t('nkCountry'), t('nkRating'), t('nkGrade')],
      ['Jan van den Berg', 'NL', '', ''],
      ['Anna Smit', '', 2150, '3d'],
      ['Piet de Fries', 'NL', '', ''],
      ['Henk Groot Lipman', 'NL', 1700, '2k'],
      ['Nobody Here', '', '', ''],
    ]);
    await nk.desk.open.select('Entries!A1');
    await nk.job(t('nk-ratings'));
    await nk.useSelection();
    await nk.desk.field(t('nkRatingsText')).fill(corpus('rating-lists/egd-list-example.txt'));
    await nk.preview();
    await draw(nk, 'nk-ratings', 1);
    await nk.openForm();
    await nk.desk.pane.getByText('Anna Smit').first().scrollIntoViewIfNeeded();
    await draw(nk, 'nk-ratings-asked', 1);

    await nk.job(t('nk-opengotha'));
    await nk.desk.field(t('nkGothaText')).fill(corpus('opengotha/opengotha-example.xml'));
    await nk.preview();
    await draw(nk, 'nk-opengotha', 1);

    await nk.job(t('nk-import'));
    await draw(nk, 'nk-import', 1);
    await nk.desk.field(t('nkImportText')).fill(corpus('egd/egd-example.h9'));
    await nk.preview();
    await draw(nk, 'nk-import-preview', 1);
  },
};

/** A championship in play, and the jobs of bridge and AGA go, from the sample data of an empty workbook to what is written. */
const samples: Scene = {
  name: 'events from sample data',
  walk: async ({ language, open }, draw) => {
    const nk = new Director(new BrowserDesk(await open(), language));
    await nk.view('viewRun');
    await nk.desk.pane.locator('.more > summary').click();
    await nk.desk.pane.locator('.more .go', { hasText: nk.t('runNKPlayed') }).click();
    await nk.desk.pane
      .getByRole('heading', { level: 1, name: nk.t('runNext', { round: 4, rounds: 7 }) })
      .waitFor();
    await draw(nk, 'home-in-play', 1);
    for (const [start, name, share] of [
      ['runSOF', 'sof-event', 'sof-share'],
      ['runAGA', 'aga-section', 'aga-share'],
    ] as const) {
      const driver = new Director(new BrowserDesk(await open(), language));
      const { t } = driver;
      await driver.view('viewRun');
      await driver.desk.pane.locator('.more > summary').click();
      await driver.desk.pane
        .locator('.more .go', { has: driver.desk.open.page.getByText(t(start), { exact: true }) })
        .click();
      await driver.desk.pane.locator('.understood, .heads').first().waitFor();
      await draw(driver, `${name}-form`, 1);
      await driver.preview();
      await draw(driver, name, 1);
      await driver.write();
      await draw(driver, `${name}-written`, 1);
      await driver.view('viewRun');
      await driver.desk.pane.locator('.event').waitFor();
      await draw(driver, `${name}-home`, 1);
      await driver.job(t(share));
      await driver.desk.button(t('shareCopyText')).waitFor();
      await draw(driver, `${name}-share`, 1);
    }
  },
};

const report = path.join(__dirname, '../../corpus/aga-report/aga-report-example.txt');

/** A season of AGA qualifiers without any yet, and a report of the AGA, read and written again. */
const season: Scene = {
  name: 'an AGA season and a report',
  walk: async ({ language, open }, draw) => {
    const driver = new Director(new BrowserDesk(await open(), language));
    const { t } = driver;
    const { pane } = driver.desk;
    await driver.job(t('aga-season'));
    await driver.desk.field(t('agaSeasonName')).fill('2026');
    await driver.preview();
    await draw(driver, 'aga-season', 1);
    await driver.write();
    await draw(driver, 'aga-season-written', 1);
    await driver.view('viewRun');
    await pane.locator('.event').waitFor();
    await draw(driver, 'aga-season-home', 1);
    await driver.job(t('aga-import'));
    await driver.desk.field(t('agaImportText')).fill(readFileSync(report, 'utf8'));
    await driver.preview();
    await draw(driver, 'aga-import', 1);
    await driver.write();
    await draw(driver, 'aga-import-written', 1);
    await driver.job(t('aga-report'));
    // The lists that were just read are taken without being asked for.
    await driver.desk.pane.locator('.step.list[data-state="done"]').nth(1).waitFor();
    await driver.askForPreview();
    await driver.desk.button(t('agaReportCopy')).waitFor();
    await draw(driver, 'aga-report', 1);
  },
};

/** Functions: the search, a card, and what stands behind a value and an error. */
const formulas: Scene = {
  name: 'formulas',
  walk: async ({ language, open }, draw) => {
    const driver = new Director(new BrowserDesk(await open(), language));
    await driver.view('viewFunctions');
    await driver.desk.pane.getByRole('searchbox').fill(language === 'nl' ? 'punten' : 'tie');
    await draw(driver, 'functions', 0);
    await driver.desk.pane.getByRole('searchbox').fill('');
    await driver.desk.open.select('SOF!H40');
    await driver.desk.pane.locator('[data-card="SOF.AWARD"]').click();
    await driver.desk.button(driver.t('cardInsertInto', { address: 'H40' })).click();
    await draw(driver, 'function-card-empty', 1);
    await example(driver, 'SOF.AWARD', 'H40');
    await draw(driver, 'function-card', 1);
    await driver.desk.button(driver.t('viewWhy')).last().click();
    await driver.desk.pane.locator('.card-page .why-steps, .card-page .steps').first().waitFor();
    await draw(driver, 'function-card-why', 1);
    await driver.desk.pane.locator('[data-argument]').first().fill('-5');
    await driver.desk.pane.locator('[data-argument][aria-invalid="true"]').waitFor();
    await draw(driver, 'function-card-wrong', 1);
    await driver.desk.open.select('SOF!A1');
    await example(driver, 'SOF.AWARD', 'A1');
    await driver.desk.button(driver.t('cardInsertInto', { address: 'A1' })).click();
    await driver.desk.button(driver.t('replace')).waitFor();
    await draw(driver, 'function-card-filled', 0);
    await driver.desk.button(driver.t('cancel')).click();
    await driver.desk.open.select('SOF!H40');
    await example(driver, 'SOF.AWARD', 'H40');
    await driver.desk.button(driver.t('cardInsertInto', { address: 'H40' })).click();
    await driver.desk.button(driver.t('undo')).waitFor();
    await driver.desk.open.calculated();
    await driver.view('viewWhy');
    await driver.desk.open.select('SOF!A1');
    await driver.desk.open.select('SOF!H40');
    await driver.desk.pane.locator('.why-steps').first().waitFor();
    await draw(driver, 'why-cell', 0);
    await driver.desk.open.select('SOF!H42');
    await driver.desk.open.type('-5');
    await driver.desk.open.select('SOF!H43');
    await driver.desk.open.type('=SOF.AWARD(H42,60)');
    await driver.desk.open.select('SOF!A1');
    await driver.desk.open.select('SOF!H43');
    await driver.desk.pane.locator('.value.error').waitFor();
    await draw(driver, 'why-error', 1);
  },
};

/** What a director sees while something is waited for, and after a write that broke off. */
const states: Scene = {
  name: 'states',
  walk: async ({ language, open }, draw) => {
    const shell = new NkDirector(new BrowserDesk(await open('officejs=missing'), language));
    await shell.desk.pane.getByRole('alert').waitFor();
    await draw(shell, 'state-shell', 1);
    // The page says itself that the library is not there.
    shell.desk.open.complaints.splice(0);

    const nk = new NkDirector(new BrowserDesk(await open(), language));
    const { t } = nk;
    await nk.newEvent('Entries', invented(48));
    // Somebody types: what the pane has read of the workbook counts no longer.
    await nk.sheet.put('Entries!H1', 'a remark');
    await nk.desk.open.page.evaluate(() => {
      window.workbench.faults.cellEdit(true);
    });
    await nk.job(t('nk-pair'));
    await nk.desk.status.getByText(t('waitingForCell'), { exact: true }).waitFor();
    await draw(nk, 'state-reading', 0);
    await nk.desk.open.page.evaluate(() => {
      window.workbench.faults.cellEdit(false);
    });
    await nk.desk.button(t('write')).waitFor();
    await holdWork(nk);
    await nk.job(t('nk-pair'));
    await nk.desk.pane.locator('progress:not([value="0"])').waitFor();
    await draw(nk, 'state-computing', 0);
    await nk.desk.open.reopenPane();
    await nk.job(t('nk-pair'));
    await nk.desk.button(t('write')).waitFor();
    // The batch breaks off, and Excel refuses to take it back.
    await nk.desk.open.page.evaluate(() => {
      const { faults } = window.workbench;
      faults.failAction(25, 'GeneralException');
      faults.before(3, () => {
        faults.failRequests(7000);
      });
    });
    await nk.desk.button(t('write')).click();
    await nk.desk.pane.locator('.unfinished').waitFor();
    await draw(nk, 'state-unfinished', 1);
  },
};

/** Long work breathes after every step, and gets no further turn once some of it is done: what shows meanwhile stays. */
async function holdWork(nk: NkDirector<BrowserDesk>): Promise<void> {
  const frame = await nk.desk.frame();
  await frame.evaluate(() => {
    const began = performance.now();
    let asked = 0;
    performance.now = () => began + 20 * asked++;
    const Real = MessageChannel;
    window.MessageChannel = class extends Real {
      constructor() {
        super();
        const { port2 } = this;
        const go = port2.postMessage.bind(port2);
        let waited = 0;
        port2.postMessage = (message: unknown) => {
          const timer = setInterval(() => {
            const bar = document.querySelector('progress');
            const isHeld = bar !== null && bar.value > 0;
            waited += 1;
            // The bar is drawn after a while; until then the work goes on slowly.
            if (isHeld || bar || waited > 4) clearInterval(timer);
            if (!isHeld && (bar || waited > 4)) go(message);
          }, 30);
        };
      }
    };
  });
}

/** Every view and state of the pane. */
export const scenes: readonly Scene[] = [
  championship,
  weekend,
  fromElsewhere,
  year,
  yearChanges,
  cycle,
  cycleInPlay,
  samples,
  season,
  formulas,
  states,
];
