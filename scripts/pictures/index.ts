import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { july, listOf } from '../../test/taskpane/kgs/support/sample-year';
import { KgsYear } from '../../test/browser/kgs-year-driver';
import { KuksuDirector } from '../../test/browser/kuksu-driver';
import { invented, NkDirector } from '../../test/browser/nk-driver';
import type { PaneDriver } from '../../test/browser/support/pane-driver';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';

/** Draws the views and states of the built pane, to be held against the design: `npm run pictures`. */
const folder = path.resolve(__dirname, '../../docs/pane');

interface Look {
  readonly search: string;
  readonly language: 'en' | 'nl';
  /** Behind the name of a picture. */
  readonly ending: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

const looks: readonly Look[] = [
  {
    search: '?theme=light',
    language: 'en',
    ending: '',
    sizes: [
      [350, 740],
      [320, 640],
    ],
  },
  { search: '?theme=dark', language: 'en', ending: '-dark', sizes: [[350, 740]] },
  { search: '?theme=light&locale=nl-NL', language: 'nl', ending: '.nl', sizes: [[350, 740]] },
];

type Draw = (driver: PaneDriver, name: string) => Promise<void>;

async function resize({ open }: PaneDriver, width: number, height: number): Promise<void> {
  await open.page.evaluate(
    (size) => {
      const iframe = document.querySelector<HTMLElement>('#pane iframe');
      document.getElementById('pane')?.style.setProperty('width', `${String(size.width)}px`);
      iframe?.style.setProperty('flex', 'none');
      iframe?.style.setProperty('height', `${String(size.height)}px`);
    },
    { width, height },
  );
}

/** A championship from nothing to a round that lacks results. */
async function championship(nk: NkDirector, draw: Draw): Promise<void> {
  const { t } = nk;
  await nk.view('viewRun');
  await draw(nk, 'home-empty');
  await nk.view('viewFunctions');
  await nk.pane.getByRole('searchbox').fill(nk.language === 'nl' ? 'punten' : 'tie');
  await draw(nk, 'functions');
  await nk.pane.getByRole('searchbox').fill('');
  await nk.open.select('SOF!H40');
  await nk.example('SOF.AWARD', 'H40');
  await draw(nk, 'function-card');
  await nk.view('viewFunctions');
  await nk.enter('Entries', invented(18));
  await nk.put('Entries!B1', 'Level of play');
  await nk.job(t('nkNewEvent'));
  await draw(nk, 'job-empty');
  await nk.list(t('nkEntries')).getByRole('radio').first().click();
  await nk.pane.locator('[aria-invalid="true"]').waitFor();
  await draw(nk, 'job-columns');
  await nk.put('Entries!B1', 'Rating');
  await nk.useSelection();
  await nk.pane.locator('.recognised').waitFor();
  await draw(nk, 'job-list');
  await nk.preview();
  await draw(nk, 'nk-groups');
  await nk.writeAs(t('nkSheetPlayers'));
  await draw(nk, 'state-written');
  await nk.view('viewRun');
  await nk.pane.locator('.event').waitFor();
  await draw(nk, 'home-event');
  await nk.job(t('nkPairRound'));
  await nk.button(t('write')).waitFor();
  await draw(nk, 'nk-pair');
  await nk.writeAs(nk.round(1));
  await nk.view('viewRun');
  await nk.pane.locator('.event .findings, .event li').first().waitFor();
  await draw(nk, 'home-results');
  await nk.results(nk.round(1));
  await nk.put(`'${nk.round(1)}'!F6`, 'black?');
  await nk.put(`'${nk.round(1)}'!F8`, '2-0');
  await nk.job(t('nkPairRound'));
  await nk.pane.locator('section.refused').first().waitFor();
  await draw(nk, 'state-refused');
  await nk.job(t('nkStandings'));
  await draw(nk, 'nk-standings');
  await nk.job(t('nkTitle'));
  await draw(nk, 'nk-title');
  await nk.job(t('nkImport'));
  await draw(nk, 'nk-import');
}

async function year(kgs: KgsYear, draw: Draw): Promise<void> {
  const { t } = kgs;
  await kgs.job(t('kgsNewYear'));
  await draw(kgs, 'kgs-year');
  await kgs.newYear([8, 5, 3, 2, 1]);
  const results = await kgs.newSheet();
  await kgs.paste(`${results}!A1`, listOf(july));
  await kgs.open.select(`${results}!A2`);
  await kgs.job(t('kgsAddTournament'));
  await kgs.useSelection();
  await kgs.describe(july);
  await draw(kgs, 'kgs-form');
  await kgs.preview();
  await draw(kgs, 'kgs-add');
  // Somebody has typed where the year goes.
  await kgs.open.select(`${t('kgsSheetYear')}!B1`);
  await kgs.open.type('New Year');
  await kgs.paste(`${t('kgsSheetYear')}!B2`, [[14], [9], [9], [1]]);
  await kgs.job(t('kgsAddTournament'));
  await kgs.openForm();
  await kgs.field(t('kgsTournament')).selectOption({ label: 'New Year' });
  await kgs.preview();
  await kgs.button(t('write')).click();
  await kgs.pane.getByRole('dialog').waitFor();
  await draw(kgs, 'state-overwrite');
}

async function cycle(kuksu: KuksuDirector, draw: Draw): Promise<void> {
  const { t } = kuksu;
  const players = invented(33).map(([name, rating]) => [name, rating] as const);
  const registrations = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
  await kuksu.job(t('kuksuGroup'));
  await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
  await kuksu.withoutLastCycle();
  await kuksu.askForPreview();
  await kuksu.pane.locator('.question').first().waitFor();
  await draw(kuksu, 'state-questions');
  await kuksu.pane.locator('.question input[type="radio"]').first().click();
  await kuksu.button(t('write')).waitFor();
  await draw(kuksu, 'kuksu-group');
  await kuksu.job(t('kuksuRank'));
  await draw(kuksu, 'kuksu-rank');
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const bench = await Bench.start();
  try {
    for (const { search, language, ending, sizes } of looks) {
      const draw: Draw = async (driver, name) => {
        await driver.open.page.setViewportSize({ width: 1280, height: 1000 });
        for (const [width, height] of sizes) {
          await resize(driver, width, height);
          // What is drawn with a delay, and what moves, has come to rest.
          await driver.open.page.waitForTimeout(250);
          const file = path.join(folder, `${name}-${width}${ending}.png`);
          await driver.open.page.locator('#pane iframe').screenshot({ path: file });
          console.log(file);
        }
      };
      const open = async (): Promise<OpenWorkbench> => {
        const opened = await bench.workbench(search);
        await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        return opened;
      };
      const scenes = [
        async () => championship(new NkDirector(await open(), language), draw),
        async () => year(new KgsYear(await open(), language), draw),
        async () => cycle(new KuksuDirector(await open(), language), draw),
      ];
      for (const scene of scenes) {
        // What cannot be drawn does not keep the others from being drawn.
        await scene().catch((error: unknown) => {
          process.exitCode = 1;
          console.error(error instanceof Error ? error.message : error);
        });
      }
    }
  } finally {
    await bench.stop();
  }
}

void main();
