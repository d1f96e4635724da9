import { expect } from '@jest/globals';
import { BrowserDesk } from '../drivers/browser-desk';
import { invented, NkDirector } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';
import { testInTurn } from '../support/in-full';

const workbenches = freshWorkbenches();

testInTurn(0, 3)(
  'Undo by keyboard on the sheet leaves the pane knowing where the event stands',
  async () => {
    const nk = new NkDirector(new BrowserDesk(await workbenches.open('?undo=web'), 'en'));
    const { t } = nk;
    const { pane } = nk.desk;
    const { page } = nk.desk.open;
    const round = nk.round(1);
    const undo = async (sheet: string, keys = 'Control+z'): Promise<void> => {
      await nk.desk.open.select(`'${sheet}'!A1`);
      await page.keyboard.press(keys, { delay: 60 });
      await nk.desk.open.calculated();
    };
    const isThere = async (): Promise<boolean> => (await nk.sheet.names()).includes(round);
    /** A write is one or more steps, as the Excel at hand has them. */
    const until = async (wanted: boolean, keys?: string): Promise<void> => {
      for (let step = 0; step < 12 && (await isThere()) !== wanted; step++) {
        await undo(t('nkSheetPlayers'), keys);
      }
      expect(await isThere()).toBe(wanted);
    };
    await nk.newEvent('Entries', invented(8));
    await nk.pair(1);

    // The round that was written goes: it is the next one again. And it comes back.
    await until(false);
    await nk.view('viewRun');
    await pane
      .getByText(t('runNext', { round: 1, rounds: 7 }))
      .first()
      .waitFor();
    await until(true, 'Control+y');
    await pane
      .getByText(t('runMissing', { round: 1, count: 4 }))
      .first()
      .waitFor();

    // What is said of a cell goes as soon as the cell is right again, with nothing pressed in the pane.
    await nk.results(round);
    await nk.sheet.put(`'${round}'!F5`, 'Black, I think');
    await nk.job(t('nkPairRound'));
    const refusal = pane.getByText('“Black, I think” isn’t a result.', { exact: false });
    await refusal.first().waitFor();
    await undo(round);
    await nk.desk.button(t('write')).waitFor();
    expect(await refusal.count()).toBe(0);
    // The job works on tables of its own: nothing is said of a selection.
    expect(await pane.getByText(t('useSelection')).count()).toBe(0);
    expect(await pane.getByText(t('selectedNothing')).count()).toBe(0);
  },
);
