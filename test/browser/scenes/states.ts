import { BrowserDesk } from '../../drivers/browser-desk';
import { invented, NkDirector } from '../../drivers/nk';
import type { Scene } from './scene';

/** What a director sees while something is waited for, and after a write that broke off. */
export const states: Scene = {
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
