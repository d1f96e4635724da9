/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { newSeason } from '../../../../taskpane/aga/new-season';
import { qualify } from '../../../../taskpane/aga/qualify';
import { awardBridgeEvent } from '../../../../taskpane/sof/award-event';
import { createSlices } from '../../../../taskpane/jobs/slices';
import { events } from '../../../../taskpane/systems';
import { lookAtEvents } from '../../../../taskpane/app/home/use-events';
import { createExcelWorkbook, excelSheet } from '../../../../taskpane/excel/excel';
import { spring } from '../../aga/support/sections';
import { entries } from '../../nk/support/sample-event';
import { sample, sampleOptions } from '../../sof/support/event-list';
import { standingClock } from '../job-costs';
import { planOf, write } from '../operations';
import { openEvent } from './championship';
import { measuring, openWith } from './measured';

measuring('home');

describe('Home', () => {
  test('asks once for what the workbook consists of', async () => {
    const { meter } = await openWith('Sheet1', []);
    const { requests } = await meter.cost(() => createExcelWorkbook(standingClock).read([]));
    expect(requests).toBe(1);
  });

  test('stands after one request in an empty workbook, after two with an event, and looks again for none', async () => {
    for (const played of [undefined, 2]) {
      const opened =
        played === undefined
          ? await openWith('Entries', entries(2))
          : await openEvent(8, 3, played);
      const workbook = createExcelWorkbook(standingClock);
      const cost = async (): Promise<number> => {
        const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
        const look = lookAtEvents(workbook, events, slices);
        const { requests } = await opened.meter.cost(() => look);
        const seen = await look;
        expect(seen?.kind === 'events' && seen.events).toHaveLength(played === undefined ? 0 : 1);
        return requests;
      };
      // The pane asks for these when it opens, too.
      const others = [workbook.lastWriting(), excelSheet.decimalMark()];
      expect(await cost()).toBe(played === undefined ? 1 : 2);
      expect(await Promise.all(others)).toMatchObject([{ ok: true }, { ok: true, value: '.' }]);
      expect(await cost()).toBe(0);
    }
  });
});

describe('Home of what is written and done', () => {
  test.each([
    [
      'a bridge event',
      sample,
      () => planOf(awardBridgeEvent, sampleOptions, { entries: 'Entries' }),
    ],
    ['an open section', spring, () => planOf(qualify, qualify.initial, { results: 'Entries' })],
    ['a season', spring, () => planOf(newSeason, newSeason.initial)],
  ])('stands after two requests with %s', async (_, list, plan) => {
    const opened = await openWith('Entries', list);
    await write(await plan());
    const workbook = createExcelWorkbook(standingClock);
    const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
    const look = lookAtEvents(workbook, events, slices);
    const { requests } = await opened.meter.cost(() => look);
    const seen = await look;
    expect(seen?.kind === 'events' && seen.events).toHaveLength(1);
    expect(requests).toBe(2);
  });
});
