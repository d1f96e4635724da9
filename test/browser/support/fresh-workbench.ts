import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import type { Language } from '../../../src/language';
import { BrowserDesk } from '../../drivers/browser-desk';
import { Bench, type OpenWorkbench } from './workbench';

export interface Workbenches {
  /** A workbench of the test's own. */
  open(search?: string): Promise<OpenWorkbench>;
  /** The desk of one, which may use the clipboard. */
  desk(search: string, language: Language): Promise<BrowserDesk>;
  /** One that the tests of the file share, which takes a tenth of the time: they leave the workbook as it was. */
  shared(search?: string): Promise<OpenWorkbench>;
}

/**
 * One server for the test file, and for its tests the workbenches they open. Whatever a test did, the page must neither
 * complain nor talk to another machine.
 */
export function freshWorkbenches(): Workbenches {
  jest.setTimeout(120_000);
  let bench: Bench;
  let own: OpenWorkbench[] = [];
  const shared = new Map<string, OpenWorkbench>();

  beforeAll(async () => {
    bench = await Bench.start();
  });

  afterEach(async () => {
    const closing = own;
    own = [];
    for (const each of [...closing, ...shared.values()]) {
      expect(each.complaints).toEqual([]);
      expect(await each.problem()).toBe('');
      expect(each.foreignRequests).toEqual([]);
    }
    for (const each of closing) await each.page.context().close();
  });

  afterAll(async () => {
    await bench.stop();
  });

  async function open(search = ''): Promise<OpenWorkbench> {
    const workbench = await bench.workbench(search);
    own.push(workbench);
    return workbench;
  }

  return {
    open,
    async desk(search, language) {
      const workbench = await open(search);
      await workbench.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      return new BrowserDesk(workbench, language);
    },
    async shared(search = '') {
      const workbench = shared.get(search) ?? (await bench.workbench(search));
      shared.set(search, workbench);
      return workbench;
    },
  };
}
