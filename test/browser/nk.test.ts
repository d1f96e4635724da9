import path from 'node:path';
import { expect, test } from '@jest/globals';
import axe from 'axe-core';
import type { Frame } from 'playwright-core';
import { freshWorkbenches } from './support/fresh-workbench';
import type { OpenWorkbench } from './support/workbench';

const workbenches = freshWorkbenches();
let open: OpenWorkbench;

/** Where pictures go when somebody wants to look at them. */
const pictures = process.env['NK_PICTURES'];

async function picture(name: string): Promise<void> {
  if (pictures === undefined) return;
  await open.page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

/** Types an entry list of invented players into a sheet of its own, the strongest first. */
async function enter(count: number): Promise<void> {
  await open.page.evaluate((players) => {
    const { grid } = window.workbench;
    const { id: sheetId } = grid.addSheet('Entries');
    grid.batch(() => {
      ['Name', 'Rating', 'Club'].forEach((title, column) => {
        grid.write({ sheetId, row: 0, column }, title);
      });
      for (let i = 1; i <= players; i++) {
        const name = `Player ${String.fromCharCode(64 + Math.ceil(i / 26))}${String.fromCharCode(
          65 + ((i - 1) % 26),
        )}`;
        grid.write({ sheetId, row: i, column: 0 }, name);
        grid.write({ sheetId, row: i, column: 1 }, 2700 - 12 * i);
        grid.write({ sheetId, row: i, column: 2 }, `Club ${'ABCDE'.charAt(i % 5)}`);
      }
    });
  }, count);
}

async function job(name: string): Promise<void> {
  const back = open.pane.locator('button.back');
  if ((await back.count()) > 0) await back.click();
  await open.pane.locator('button.job .name', { hasText: new RegExp(`^${name}$`) }).click();
  await open.pane.getByRole('heading', { name, level: 1 }).waitFor();
}

async function preview(): Promise<void> {
  await open.pane.getByRole('button', { name: /^(Preview|Preview again|Voorbeeld.*)$/ }).click();
  await open.pane.getByRole('button', { name: /^(Write|Schrijven)$/ }).waitFor();
}

async function write(title: string): Promise<void> {
  await open.pane.getByRole('button', { name: /^(Write|Schrijven)$/ }).click();
  await open.pane.getByText(`${title}: written.`).waitFor();
  await open.calculated();
}

/** Enters results in the sheet: the lower number wins, unless the upset names the number that does. */
async function results(sheet: string, upset?: number): Promise<void> {
  await open.page.evaluate(
    ([name, winner]) => {
      const { grid } = window.workbench;
      const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
      const rows = grid.read({ sheetId, row: 4, column: 0, rows: 40, columns: 5 });
      grid.batch(() => {
        rows.forEach((cells, i) => {
          const [black, white] = [cells[1]?.value, cells[3]?.value];
          if (typeof black !== 'number' || typeof white !== 'number') return;
          const blackWins = black === winner || (white !== winner && black < white);
          grid.write({ sheetId, row: 4 + i, column: 5 }, blackWins ? 'black' : 'white');
        });
      });
    },
    [sheet, upset] as const,
  );
  await open.calculated();
}

/** Number and result of a line of a round, and where its result stands. */
async function lineOf(
  sheet: string,
  player: number,
): Promise<{ row: number; black: number; white: number; result: unknown }> {
  const rows = await open.read(`'${sheet}'!A5:F44`);
  const row = rows.findIndex((cells) => cells[1]?.value === player || cells[3]?.value === player);
  const cells = rows[row] ?? [];
  return {
    row: row + 5,
    black: Number(cells[1]?.value),
    white: Number(cells[3]?.value),
    result: cells[5]?.value,
  };
}

async function choose(label: string, player: string): Promise<void> {
  await open.pane.getByLabel(label).selectOption({ label: player });
}

async function paneFrame(): Promise<Frame> {
  const element = await open.page.waitForSelector('#pane iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The pane has no frame.');
  return frame;
}

/** At 320 px nothing scrolls sideways and axe finds nothing. */
async function accessible(): Promise<void> {
  await open.page.setViewportSize({ width: 1280, height: 4000 });
  await open.page.evaluate(() => {
    document.getElementById('pane')?.style.setProperty('width', '320px');
  });
  const pane = await paneFrame();
  await pane.evaluate(axe.source);
  const found = await pane.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  const overflow = await pane.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
}

async function newEvent(): Promise<void> {
  await enter(48);
  await job('New NK');
  await open.select('Entries!A1');
  await open.pane.getByRole('button', { name: 'Use the selection for' }).click();
  await open.pane.getByText('rows: 48').waitFor();
  await preview();
  await picture('groups');
  await write('Players');
}

test('An event of 48 players goes through the pane to a play-off, with all that happens on the way', async () => {
  open = await workbenches.open();
  await newEvent();

  await job('Pair round');
  await open.pane.getByText('Next is round 1 of 7, with 48 players.').waitFor();
  await preview();
  expect(await open.pane.locator('.boards > li').count()).toBe(24);
  await open.pane.locator('.boards summary').first().click();
  await open.pane.getByText('Slide within Topgroep').first().waitFor();
  await picture('round-1');
  await write('Round 1');
  await results('Round 1');

  // The director fixes a pair of the last group.
  await open.pane.getByText('Next is round 2 of 7').waitFor();
  await open.pane.getByText('Fix or forbid a pair, give the bye').click();
  await choose('One player', 'Player BU');
  await choose('Another player', 'Player BV');
  await open.pane.getByRole('button', { name: 'Fix', exact: true }).click();
  await open.pane.getByText('Fixed: Player BU – Player BV.').waitFor();
  await preview();
  await write('Round 2');
  const fixed = await lineOf('Round 2', 47);
  expect([fixed.black, fixed.white].sort()).toEqual([47, 48]);

  // It was a mistake: undone, and paired without it.
  await open.pane.getByRole('button', { name: 'Undo' }).click();
  await open.pane.getByText('Round 2: undone.').waitFor();
  await open.pane.getByText('Next is round 2 of 7').waitFor();
  await open.pane.getByRole('button', { name: /^Take back: Fixed/ }).click();
  await preview();
  await write('Round 2');
  await results('Round 2');

  // Two of the last group are absent.
  await open.pane.getByText('Next is round 3 of 7').waitFor();
  await open.pane.getByText('Absent: 0').click();
  for (const name of ['Player BU', 'Player BV']) await open.pane.getByLabel(name).check();
  await preview();
  expect(await open.pane.locator('.boards > li').count()).toBe(23);
  await write('Round 3');
  expect((await lineOf('Round 3', 47)).result).toBe('absent');
  await results('Round 3');

  for (const round of [4, 5, 6]) {
    await open.pane.getByText(`Next is round ${round} of 7`).waitFor();
    if (round === 5) {
      // A result of the last group was the other way round.
      const wrong = await lineOf('Round 2', 45);
      await open.page.evaluate(
        ([row, right]) => {
          const { grid } = window.workbench;
          const sheetId = grid.sheets().find(({ name }) => name === 'Round 2')?.id ?? '';
          grid.write({ sheetId, row: row - 1, column: 5 }, right);
        },
        [wrong.row, wrong.result === 'black' ? 'white' : 'black'] as const,
      );
    }
    await preview();
    if (round === 5) {
      await open.pane.getByText('Round 3 was paired on other results: round 2 was').waitFor();
      await picture('corrected');
    }
    await write(`Round ${round}`);
    await results(`Round ${round}`);
  }

  await open.pane.getByText('Next is round 7 of 7').waitFor();
  await preview();
  await write('Round 7');
  // The unbeaten player loses to the other candidate: both now have one loss.
  const last = await lineOf('Round 7', 1);
  await results('Round 7', last.black === 1 ? last.white : last.black);

  await open.pane.getByText('All rounds are paired.').waitFor();
  await preview();
  expect(await open.pane.locator('.boards > li').count()).toBe(1);
  await write('Play-off');
  await job('Title');
  await open.pane.getByText('Two candidates are left after the last round').waitFor();
  await picture('title');
  await results('Play-off');
  await open.pane.getByRole('button', { name: 'Look again' }).click();
  await open.pane.getByText('Player AA is champion by the play-off.').waitFor();

  await job('Standings');
  await preview();
  await picture('standings');
  await write('Standings after round 7');
  const wall = await open.read("'Standings after round 7'!A6:C6");
  expect(wall[0]?.map(({ value }) => value)).toEqual([1, 1, 'Player AA']);

  await job('Earned rights');
  await preview();
  await write('Rights for next year');

  await job('Export for the EGD');
  const text = await open.pane.getByLabel('Tournament table').inputValue();
  expect(text.split('\n').filter((line) => /^ *\d+ /.test(line))).toHaveLength(48);
  await picture('export');
}, 600_000);

const looks = [
  { name: 'light', search: '?theme=light', forcedColors: 'none' },
  { name: 'dark', search: '?theme=dark', forcedColors: 'none' },
  { name: 'contrast', search: '?theme=light', forcedColors: 'active' },
] as const;

test.each(looks)(
  'In the $name theme every view passes axe at 320 px',
  async (look) => {
    open = await workbenches.open(look.search);
    await open.page.emulateMedia({ forcedColors: look.forcedColors });
    await newEvent();
    await job('Pair round');
    await open.pane.getByText('Next is round 1 of 7').waitFor();
    await preview();
    await open.pane.locator('.boards summary').first().click();
    await open.pane.getByText('Absent: 0').click();
    await accessible();
    await picture(`pair-${look.name}`);
    await write('Round 1');
    await results('Round 1');
    await job('Standings');
    await preview();
    await accessible();
    await job('Title');
    await open.pane.getByText('Title candidates').waitFor();
    await accessible();
    await picture(`title-${look.name}`);
    await job('Export for the EGD');
    await open.pane.getByLabel('Tournament table').waitFor();
    await accessible();
  },
  300_000,
);

test('Directors find their own words in Dutch', async () => {
  open = await workbenches.open('?locale=nl-NL');
  await enter(48);
  await job('Nieuw NK');
  await open.select('Entries!A1');
  await open.pane
    .getByRole('button', { name: /Deelnemerslijst/ })
    .first()
    .click();
  await open.pane.getByText('rijen: 48').waitFor();
  await preview();
  await open.pane.getByText('Topgroep: 16 spelers').waitFor();
  await picture('dutch');
}, 120_000);
