/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as Check from '../../../src/nk/event/check';
import type * as State from '../../../src/nk/standings/state';
import type { SourceTable } from '../../../taskpane/sheets/source';
import { translator } from '../../../src/language';
import { atOnceSlices } from '../support/computing';
import type { EventWorkbook } from './support/event-workbook';

const readEvent = jest.fn<typeof Check.readEvent>();
const stateSteps = jest.fn<typeof State.stateSteps>();
const titleSteps = jest.fn<typeof State.titleSteps>();

/** How often an event was read, and after which rounds a state and a title were computed. */
const counted = (): [read: number, states: number[], titles: number[]] => [
  readEvent.mock.calls.length,
  stateSteps.mock.calls.map(([, played]) => played),
  titleSteps.mock.calls.map(([, { played }]) => played),
];

// The modules that count are in place before anything of the pane is loaded.
async function load() {
  jest.resetModules();
  await import('../../support/all-texts');
  const [check, state] = ['event/check', 'standings/state'].map(
    (file) => `../../../src/nk/${file}`,
  ) as [string, string];
  jest.mock(check, () => {
    const actual = jest.requireActual<typeof Check>(check);
    return { ...actual, readEvent: readEvent.mockImplementation(actual.readEvent) };
  });
  jest.mock(state, () => {
    const actual = jest.requireActual<typeof State>(state);
    return {
      ...actual,
      stateSteps: stateSteps.mockImplementation(actual.stateSteps),
      titleSteps: titleSteps.mockImplementation(actual.titleSteps),
    };
  });
  return {
    ...(await import('../../../taskpane/nk/pair-round')),
    ...(await import('../../../taskpane/nk/pair-options')),
    ...(await import('../../../taskpane/nk/standings')),
    ...(await import('../../../taskpane/nk/title')),
    ...(await import('../../../taskpane/nk/book/read-book')),
    ...(await import('../../../taskpane/nk/book/tables')),
    atOnce: (await import('../../../src')).atOnce,
    ...(await import('./support/sample-event')),
  };
}

let pane: Awaited<ReturnType<typeof load>>;
let workbook: EventWorkbook;

beforeAll(async () => {
  pane = await load();
  workbook = pane.newWorkbook(20);
  for (let round = 1; round <= 6; round++) {
    pane.paired(workbook);
    pane.played(workbook, `NK_Round_${round}`, (black, white) =>
      (black + white) % 5 === 0 ? 'draw' : undefined,
    );
  }
});

beforeEach(() => {
  jest.clearAllMocks();
});

/** A reading, and a book and a preview of it as often as they are asked for. */
function reading() {
  const { facts } = workbook;
  const also: readonly SourceTable[] = workbook.read(pane.eventPlaces(facts));
  const given = {
    lists: {},
    also,
    facts,
    sources: [],
    language: 'en' as const,
    t: translator('en'),
    now: new Date(2026, 10, 22, 13, 5),
  };
  return {
    book: () => {
      const found = pane.atOnce(pane.readBookSteps(facts, also));
      if (!found.ok) throw new Error('The event cannot be read.');
      return found.book;
    },
    preview: (said = pane.nothingSaid) =>
      pane.pairRound.compute({ ...given, options: said }, atOnceSlices),
  };
}

describe('a preview of round 7', () => {
  test('checks the event once and computes each state and title once', () => {
    expect(workbook.compute(pane.pairRound, pane.nothingSaid)).toMatchObject({
      ok: true,
      detail: { paired: { round: 7 } },
    });
    expect(counted()).toEqual([1, [6], [6]]);
  });

  test('has the event of the form that was read with it, also when options change', () => {
    const { book, preview } = reading();
    book();
    expect(preview()).toMatchObject({ ok: true });
    const said = { ...pane.nothingSaid, round: 7, forbidden: [[1, 2] as const] };
    expect(preview(said)).toMatchObject({ ok: true });
    expect(counted()).toEqual([1, [6], [6]]);
  });

  test('is read anew when the workbook is', () => {
    reading().book();
    reading().book();
    expect(counted()[0]).toBe(2);
  });
});

test('the standings ask for the state and the title once', () => {
  expect(workbook.compute(pane.standings, pane.standings.initial)).toMatchObject({ ok: true });
  expect(counted()).toEqual([1, [6], [6]]);
});

test('the title race asks for every round of the bracket once', () => {
  const { book } = reading();
  for (let times = 0; times < 2; times++) {
    expect(pane.atOnce(pane.titleViewSteps(book()))?.stages).toHaveLength(2);
  }
  expect(counted()).toEqual([1, [6, 5], [6, 5]]);
});

test('a missing rating is refused by the preview and not by the form, of one reading', () => {
  const line = workbook.rows('NK_Players').findIndex(([number]) => number === 3);
  const rating = Number(workbook.rows('NK_Players')[line]?.[2]);
  workbook.type('NK_Players', line, 2, null);
  const { book, preview } = reading();
  expect(book().players).toHaveLength(20);
  const refused = preview();
  expect(refused).toMatchObject({
    ok: false,
    refusals: [{ sentence: { code: 'nkRatingNeeded' } }],
  });
  expect(counted()[0]).toBe(1);
  workbook.type('NK_Players', line, 2, rating);
});
