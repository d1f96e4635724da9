import path from 'node:path';
import { describe, expect, jest } from '@jest/globals';
import axe from 'axe-core';
import type { Frame } from 'playwright-core';
import { BrowserDesk } from '../drivers/browser-desk';
import { invented, NkDirector, type Entry } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';
import { widerThanTheirBoxes } from './support/overflow';
import { makeTall } from './support/tall';
import { testInTurn } from '../support/in-full';
import { isTaken, oneOf } from '../support/sampled';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

/** Where pictures go when somebody wants to look at them. */
const pictures = process.env['NK_PICTURES'];

/** The widths of a pane in Excel: the narrowest, and one that was drawn wider. */
const widths = [320, 450];

const walks = [
  { name: 'In English, light and in high contrast', search: '?theme=light', language: 'en' },
  { name: 'In Dutch, dark', search: '?theme=dark&locale=nl-NL', language: 'nl' },
] as const;

/**
 * Looks at a view in every width, and in English in high contrast too. `npm test` looks at each view in one of the widths, and has
 * axe look at one in five.
 */
class Looker {
  private shown = 0;

  private constructor(
    private readonly nk: NkDirector<BrowserDesk>,
    private readonly frame: Frame,
    private readonly name: string,
  ) {}

  static async of(nk: NkDirector<BrowserDesk>, name: string): Promise<Looker> {
    await makeTall(nk.desk.open.page, 6000);
    const frame = await nk.desk.frame();
    await frame.evaluate(axe.source);
    return new Looker(nk, frame, name);
  }

  async look(view: string): Promise<void> {
    this.shown += 1;
    const name = `${this.name}-${String(this.shown).padStart(2, '0')}-${view}`;
    for (const width of widths.filter((_, at) => isTaken(this.shown + at, 2))) {
      await this.resize(width);
      const wide = await this.frame.evaluate(widerThanTheirBoxes);
      expect([view, width, wide]).toEqual([view, width, []]);
      await this.picture(`${name}-${width}`);
    }
    if (!isTaken(this.shown, 5)) return;
    await this.expectNothingFound(view, {});
    if (this.nk.language !== 'en') return;
    await this.nk.desk.open.page.emulateMedia({ forcedColors: 'active' });
    // There colours alone are other ones.
    await this.expectNothingFound(`${view} in high contrast`, { runOnly: ['color-contrast'] });
    await this.picture(`${name}-contrast`);
    await this.nk.desk.open.page.emulateMedia({ forcedColors: 'none' });
  }

  private async expectNothingFound(view: string, options: { runOnly?: string[] }): Promise<void> {
    const found = await this.frame.evaluate(
      (only) => (window as unknown as { axe: typeof axe }).axe.run(only),
      options,
    );
    const violations = found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect([view, violations]).toEqual([view, []]);
  }

  private async resize(width: number): Promise<void> {
    await this.nk.desk.open.page.evaluate((pixels) => {
      document.getElementById('pane')?.style.setProperty('width', `${String(pixels)}px`);
    }, width);
  }

  private async picture(name: string): Promise<void> {
    if (pictures === undefined) return;
    const { page } = this.nk.desk.open;
    const height = await this.frame.evaluate(() => {
      const bottoms = [...(document.querySelector('main')?.children ?? [])].map(
        (child) => child.getBoundingClientRect().bottom,
      );
      return Math.max(...bottoms);
    });
    const box = await page.locator('#pane').boundingBox();
    if (!box) throw new Error('The pane is not there.');
    await page.screenshot({
      path: path.join(pictures, `${name}.png`),
      clip: { ...box, height: Math.min(box.height, height + 60) },
    });
  }
}

/** Twenty entrants with all that an entry list can say. */
function entries(t: NkDirector['t']): Entry[] {
  return invented(20).map((entry, i): Entry => {
    const [name, rating, , , club, country, grade] = entry;
    if (i === 5) return [name, rating, 'Topgroep', '', club, country, grade];
    if (i === 8) return [name, rating, '', t('nkGroup', { group: 1 }), club, country, grade];
    if (i === 11) {
      return [
        'Maximiliaan-Alexander van Oosterwijk-Bruynestein',
        rating,
        '',
        '',
        club,
        country,
        '',
      ];
    }
    return entry;
  });
}

/** In each run the views of one system are looked at: see kuksu.test.ts and kgs-year.test.ts. */
const walk = testInTurn(1, 3);

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  walk('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const nk = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const { t } = nk;
    const looker = await Looker.of(nk, language);
    const look = (view: string): Promise<void> => looker.look(view);

    await nk.job(t('nkPairRound'));
    await nk.refused();
    await look('no-event');
    await nk.job(t('nkTitle'));
    await nk.desk.pane.getByText(t('nkNoEvent')).waitFor();
    await look('title-no-event');

    await nk.enter('List', entries(t));
    await nk.job(t('nkNewEvent'));
    await look('new');
    await nk.sheet.put('List!B4', 'strong');
    await nk.useSelection();
    await nk.refused();
    await look('new-refused');
    await nk.sheet.put('List!B4', 2350);
    await nk.useSelection();
    await nk.desk.field(t('nkGroupSize')).fill('8');
    await nk.desk.field(t('nkRounds')).fill('4');
    await nk.desk.pane.getByText(t('nkMoreSettings')).click();
    await nk.preview();
    await look('new-groups');
    await nk.writeAs(t('nkSheetPlayers'));
    await look('new-written');
    // The knock-out starts in round 3 of 4.
    await nk.sheet.put(await nk.settingCell('nkTitleFrom'), 3);

    await nk.job(t('nkPairRound'));
    await nk.awaits(1, 4);
    await look('pair');
    await nk.desk.pane.getByText(t('nkAbsentees', { count: 0 })).click();
    await nk.desk.pane.getByText(t('nkDecide')).click();
    await nk.desk.field('Frits Appelboom').check();
    await look('pair-open');
    await nk.preview();
    await nk.desk.pane.getByText(t('nkWholeField')).click();
    await nk.desk.boards.locator('summary').first().click();
    await look('pair-why');
    // One pair is fixed, one forbidden, one has its colours swapped, and the bye is given.
    await nk.desk.boards.locator('summary').nth(1).click();
    await nk.desk.boards
      .nth(0)
      .getByRole('button', { name: t('nkFix'), exact: true })
      .click();
    await nk.desk.boards.nth(0).getByText(t('nkFixed'), { exact: true }).waitFor();
    await nk.desk.boards
      .nth(1)
      .getByRole('button', { name: t('nkSwapColours') })
      .click();
    await nk.desk.boards.nth(1).getByText(t('nkFixed'), { exact: true }).waitFor();
    await nk.desk.boards.locator('summary').nth(4).click();
    await nk.desk.boards
      .nth(4)
      .getByRole('button', { name: t('nkForbid'), exact: true })
      .click();
    await nk.desk.pane
      .getByText(t('nkSaidForbidden', { one: '', two: '' }).split(' ')[0] ?? '')
      .waitFor();
    await nk.desk.button(t('nkKeepBye')).click();
    await nk.desk.button(t('nkByeToRules')).waitFor();
    await look('pair-decided');
    await nk.writeAs(nk.round(1));
    await nk.refused();
    await look('pair-no-results');
    await nk.results(nk.round(1));
    await nk.sheet.put(`${nk.round(1)}!F6`, 'perhaps');
    await nk.refused();
    await look('pair-wrong-result');
    await nk.results(nk.round(1));
    await nk.preview();
    await look('pair-floats');
    await nk.writeAs(nk.round(2));
    await nk.job(t('nkTitle'));
    await nk.desk.pane.locator('.card').first().waitFor();
    await look('title-candidates');
    await nk.job(t('nkPairRound'));
    await nk.results(nk.round(2));
    const other = { black: t('nkWhiteWins'), white: t('nkBlackWins') };
    const [, , , , last] = await nk.lines(nk.round(1));
    await nk.results(nk.round(1), ({ black, favourite }) =>
      black === last?.black ? other[favourite] : undefined,
    );
    await nk.preview();
    await look('pair-corrected');
    await nk.job(t('nkRights'));
    await nk.refused();
    await look('rights-too-early');
    await nk.job(t('nkTitle'));
    await nk.desk.pane.locator('.bracket').waitFor();
    await look('title-to-pair');

    for (const round of [3, 4]) {
      await nk.job(t('nkPairRound'));
      await nk.awaits(round, 4);
      await nk.preview();
      await nk.writeAs(nk.round(round));
      if (round === 3) await nk.results(nk.round(round));
    }
    await nk.job(t('nkTitle'));
    await nk.desk.pane.locator('.bracket').waitFor();
    await look('title-bracket');
    await nk.results(nk.round(4));
    await nk.desk.button(t('nkLookAgain')).click();
    await nk.desk.pane.getByText(t('nkRoundsPlayed', { played: 4, rounds: 4 })).waitFor();
    await look('title-played');
    await nk.job(t('nkStandings'));
    await nk.preview();
    await look('standings');
    await nk.writeAs(t('nkStandingsAfter', { round: 4 }));
    await nk.job(t('nkRights'));
    await nk.preview();
    await look('rights');
    await nk.job(t('nkExport'));
    const table = await nk.desk.made(t('nkEgdTable'));
    await nk.desk.pane.getByText(t('nkEgdHeader')).click();
    await look('export');

    await nk.job(t('nkImport'));
    await nk.refused();
    await look('import-refused');

    const reader = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const lookAgain = await Looker.of(reader, `${language}-import`);
    await reader.job(t('nkImport'));
    await lookAgain.look('empty');
    await reader.desk.field(t('nkImportText')).fill(table);
    await reader.preview();
    await lookAgain.look('preview');

    // Two who have met: nothing can be paired until that is allowed.
    const two = new NkDirector(new BrowserDesk(await workbenches.open(search), language));
    const lookAtTwo = await Looker.of(two, `${language}-two`);
    await two.newEvent('Two', invented(2));
    await two.job(t('nkPairRound'));
    await two.awaits(1, 7);
    await two.preview();
    await two.writeAs(two.round(1));
    await two.results(two.round(1));
    await two.refused();
    await lookAtTwo.look('impossible');
    await two.desk.button(t('nkAllowThis')).click();
    await two.desk.boards.locator('.badge').first().waitFor();
    await lookAtTwo.look('repeat');
  });
});
