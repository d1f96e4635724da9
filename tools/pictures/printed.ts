import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type {} from '../workbench/page/api';
import { BrowserDesk } from '../../test/drivers/browser-desk';
import { invented, NkDirector } from '../../test/drivers/nk';
import { KgsDirector } from '../../test/drivers/kgs';
import { KuksuDirector } from '../../test/drivers/kuksu';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';
import { july, removals, september } from '../../test/taskpane/kgs/support/sample-year';
import type { Language } from '../../src/language';
import { agaSeason, bridgeEvent } from './printed-events';
import { htmlOf, type PrintedSheet } from './printed-html';

/**
 * Draws every sheet of a championship, a KGS year, a Kuksu cycle, a bridge event and an AGA season as it is printed: paper, margins, one page wide,
 * headings on each page, header and footer. `npx tsx tools/pictures/printed.ts` writes build/printed/*.pdf; `nk`, `kgs`, `kuksu`, `sof` or `aga`
 * behind it draws one of them.
 */
const folder = path.resolve(__dirname, '../../build/printed');

/** What the workbench keeps of a sheet and its page. */
async function sheetsOf(page: Page): Promise<readonly PrintedSheet[]> {
  return page.evaluate(() => {
    const { grid } = window.workbench;
    return grid.sheets().flatMap(({ id, name }) => {
      const { pageLayout, headersFooters } = grid.extras.texts(id);
      const used = grid.usedArea(id);
      if (pageLayout === undefined || !used) return [];
      const { printArea = [], printTitleRows = [] } = grid.extras.areas(id);
      const columns = Math.min(used.columns, printArea[0]?.columns ?? used.columns);
      const rows = Math.min(used.row + used.rows, printArea[0]?.rows ?? Infinity);
      const cells = grid.read({ sheetId: id, row: 0, column: 0, rows, columns });
      return [
        {
          name,
          layout: JSON.parse(pageLayout) as PrintedSheet['layout'],
          edges: JSON.parse(headersFooters ?? '{}') as PrintedSheet['edges'],
          titleRow: printTitleRows[0]?.row,
          widths: Array.from({ length: columns }, (_, i) => grid.lines.size(id, 'columns', i)),
          rows: cells.map((line, row) => ({
            height: grid.lines.size(id, 'rows', row),
            cells: line.map(({ text, value }, column) => ({
              ...{ text, isNumber: typeof value === 'number' },
              style: grid.styles.of({ sheetId: id, row, column }),
            })),
          })),
        },
      ];
    });
  });
}

/** Every kind of sheet: players, settings, rounds with a latecomer and a bye, lists for the wall, standings, title rounds, play-off, rights. */
async function championship(nk: NkDirector<BrowserDesk>): Promise<void> {
  const { t, desk } = nk;
  await nk.enter('Entries', invented(39));
  await nk.job(t('nkNewEvent'));
  await nk.useSelection();
  await nk.openForm();
  await desk.type(t('nkEgdEvent'), 'NK Go 2026');
  await desk.type(t('nkEgdFirstDay'), '2026-06-05');
  await desk.type(t('nkEgdLastDay'), '2026-06-08');
  await nk.preview();
  await nk.writeAs(t('nkSheetPlayers'));
  for (let round = 1; round <= 7; round++) {
    await nk.pair(round);
    if (round === 2) {
      await nk.job(t('nkWall'));
      await nk.openForm();
      await desk.field(t('nkSlips')).check();
      await nk.preview();
      await nk.writeAs(t('nkWallTitle', { round }));
    }
    // The last of the unbeaten loses the last round: two are left, who play for the title.
    await nk.results(nk.round(round), ({ black, white, favourite }) => {
      if ((black + white) % 9 === 0 && round < 5) return t('nkDraw');
      const won = (favourite === 'black') !== (round === 7) ? 'nkBlackWins' : 'nkWhiteWins';
      return t(won);
    });
  }
  await nk.job(t('nkPairRound'));
  await nk.preview();
  await nk.writeAs(t('nkPlayOff'));
  await nk.sheet.put(`'${t('nkPlayOff')}'!F5`, t('nkBlackWins'));
  await nk.job(t('nkStandings'));
  await nk.preview();
  await nk.writeAs(t('nkStandingsAfter', { round: 7 }));
  await nk.job(t('nkRights'));
  await nk.preview();
  await nk.write();
}

async function year(kgs: KgsDirector<BrowserDesk>): Promise<void> {
  await kgs.newYear([8, 5, 3, 2, 1]);
  const results = await kgs.sheet.add();
  for (const tournament of [july, september, removals]) await kgs.add(results, tournament);
}

async function cycle(kuksu: KuksuDirector<BrowserDesk>): Promise<void> {
  const { t } = kuksu;
  const players = invented(25).map(([name, rating]): [string, number] => [name, rating]);
  const registrations = await kuksu.enter([[t('kuksuName'), t('kuksuRating')], ...players]);
  await kuksu.job(t('kuksuGroup'));
  await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
  await kuksu.withoutLastCycle();
  await kuksu.preview();
  await kuksu.write();
  const seeds = Array.from({ length: 10 }, (_, seed) => String(seed));
  await kuksu.play(t('kuksuLeagueSheet', { league: 'A' }), seeds, (row, column) =>
    (Number(row) + 2 * Number(column)) % 5 === 0 ? 0.5 : 1,
  );
  await kuksu.job(t('kuksuRank'));
  await kuksu.preview();
  await kuksu.write();
}

const events: readonly (readonly [
  string,
  (open: OpenWorkbench, language: Language) => Promise<void>,
])[] = [
  ['nk', (open, language) => championship(new NkDirector(new BrowserDesk(open, language)))],
  ['sof', bridgeEvent],
  ['aga', agaSeason],
  ['kuksu', (open, language) => cycle(new KuksuDirector(new BrowserDesk(open, language)))],
  ['kgs', (open, language) => year(new KgsDirector(new BrowserDesk(open, language)))],
];

async function main(only = process.argv[2]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const bench = await Bench.start();
  try {
    for (const [language, search] of [
      ['en', ''],
      ['nl', '?locale=nl-NL'],
    ] as const) {
      for (const [name, hold] of events) {
        if (only !== undefined && only !== name) continue;
        const open = await bench.workbench(search);
        await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await hold(open, language);
        const paper = await open.page.context().newPage();
        for (const sheet of await sheetsOf(open.page)) {
          const { html, options } = htmlOf(sheet);
          await paper.setContent(html);
          const file = path.join(folder, `${language}-${sheet.name}.pdf`);
          writeFileSync(file, await paper.pdf(options));
          console.log(file);
        }
      }
    }
  } finally {
    await bench.stop();
  }
}

void main();
