import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import { Bench, type OpenWorkbench } from './workbench';

/**
 * One server and one browser for the test file, and for each test the workbench it opens itself. Whatever a
 * test did, the page must neither complain nor talk to another machine.
 */
export function freshWorkbenches(): { open(search?: string): Promise<OpenWorkbench> } {
  jest.setTimeout(120_000);
  let bench: Bench;
  let opened: OpenWorkbench[] = [];

  beforeAll(async () => {
    bench = await Bench.start();
  });

  afterEach(async () => {
    const closing = opened;
    opened = [];
    for (const each of closing) {
      expect(each.complaints).toEqual([]);
      expect(await each.problem()).toBe('');
      expect(each.foreignRequests).toEqual([]);
      await each.page.context().close();
    }
  });

  afterAll(async () => {
    await bench.stop();
  });

  return {
    async open(search = '') {
      const workbench = await bench.workbench(search);
      opened.push(workbench);
      return workbench;
    },
  };
}
