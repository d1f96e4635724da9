import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { sentence } from '../../../src/language';
import type { EventReader, EventSeen } from '../../../taskpane/sheets/event';
import type { Place } from '../../../taskpane/sheets/address';
import { jobs } from '../../../taskpane/systems';
import { createSlices } from '../../../taskpane/jobs/slices';
import { lookAtEvents } from '../../../taskpane/app/home/use-events';
import type { WorkbookService } from '../../../taskpane/excel/workbook/workbook';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable } from '../support/fake-workbook';
import { finished, settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

let sheet: FakeSheet;
let pane: Shown;

beforeEach(() => {
  sheet = new FakeSheet();
});
afterEach(() => {
  jest.useRealTimers();
});

const texts = (selector: string) => pane.all(selector).map(({ textContent }) => textContent.trim());
const at = (row: number): Place => ({
  sheetId: '{r}',
  sheet: 'Round 2',
  area: { row, column: 5, rows: 1, columns: 1 },
});

const championship: EventSeen = {
  system: 'NK',
  name: sentence('runNameNK'),
  headline: sentence('runNext', { round: 3, rounds: 4 }),
  line: sentence('runNext', { round: 3, rounds: 4 }),
  next: { label: sentence('runPairRound', { round: 3 }), goal: { job: 'nk-pair' } },
  stops: [
    { state: 'played', at: at(1) },
    { state: 'played', at: at(2) },
    { state: 'next' },
    { state: 'toCome' },
  ],
  facts: [sentence('runPlayers', { count: 38 })],
  missing: [],
  more: [
    { job: 'nk-standings', line: sentence('runStandingsToWrite', { round: 2 }) },
    { title: sentence('runPlayersSheet'), line: sentence('runPlayersWhat'), at: at(0) },
  ],
};

const year: EventSeen = {
  system: 'KGS',
  name: sentence('runNameKGS'),
  headline: sentence('runTournaments', { count: 3 }),
  line: sentence('runTournamentsLine', { count: 3 }),
  next: { label: sentence('kgsAddTournament'), goal: { job: 'kgs-tournament' } },
  facts: [],
  missing: [],
  more: [],
};

const missing = (count: number): EventSeen => ({
  ...championship,
  headline: sentence('runMissing', { round: 2, count }),
  stops: [
    { state: 'played', at: at(1) },
    { state: 'due', at: at(2) },
  ],
  next: { label: sentence('runGoBoard', { board: 1 }), goal: { at: at(4) } },
  missing: Array.from({ length: count }, (_, i) => ({
    about: sentence('runBoard', { board: i + 1 }),
    what: sentence('nkPairNames', { one: `A${i}`, two: `B${i}` }),
    at: at(4 + i),
    go: sentence('runGoBoard', { board: i + 1 }),
  })),
  hint: sentence('runResultsIn', { count: 3, all: 8 }),
});

/** A reader that finds these, whatever the workbook holds. */
function finding(event: () => EventSeen): EventReader {
  return {
    system: event().system,
    holds: () => true,
    places: () => [],
    load: () =>
      Promise.resolve(function* () {
        yield;
        return event();
      }),
  };
}

async function showHome(...events: readonly EventSeen[]): Promise<void> {
  const readers = events.map((event) => finding(() => event));
  pane = await show(sheet, 'en', jobs, readers);
  await finished(pane);
}

const press = async (element: HTMLElement): Promise<void> => {
  await pane.click(element);
  await finished(pane);
};

describe('With an event in the workbook', () => {
  test('its next step stands first, as the only filled button', async () => {
    await showHome(championship);
    expect(texts('.event h1')).toEqual(['Round 3 of 4 is next']);
    expect(texts('.primary')).toEqual(['Pair round 3']);
    expect(texts('.facts span')).toEqual(['38 players']);
    await press(pane.find('.primary'));
    expect(texts('.title h1')).toEqual([text('en', 'nkPairRound')]);
    expect(texts('.title p')).toEqual(['NK, 38 players']);
    await press(pane.button(text('en', 'backToRun')));
    expect(document.activeElement?.textContent).toBe('Pair round 3');
  });

  test('a job that begins another event does not bear the name of the one that is there', async () => {
    await showHome(championship);
    await press(pane.find('.starts [data-job="nk-new"]'));
    expect(texts('.title h1')).toEqual([text('en', 'nkNewEvent')]);
    expect(texts('.title p').join()).not.toMatch(/38 players/);
  });

  test('the strip says of each round how far it is, and leads to those on a sheet', async () => {
    await showHome(championship);
    expect(pane.all('.rounds button').map((stop) => stop.getAttribute('aria-label'))).toEqual([
      text('en', 'runPlayed', { round: 1 }),
      text('en', 'runPlayed', { round: 2 }),
    ]);
    expect(texts('.rounds .stop')).toEqual([
      `3 ${text('en', 'runComes', { round: 3 })}`,
      `4 ${text('en', 'runToCome', { round: 4 })}`,
    ]);
    expect(pane.all('.rounds [aria-current="step"]')).toHaveLength(1);
    await press(pane.button(text('en', 'runPlayed', { round: 2 })));
    expect(sheet.workbook.asked.at(-1)).toBe('show F3');
  });

  test('more rounds than fit are told in a sentence', async () => {
    const stops = Array.from({ length: 12 }, () => ({ state: 'toCome' }) as const);
    await showHome({ ...championship, stops });
    expect(pane.all('.rounds')).toEqual([]);
    expect(texts('p.facts')[0]).toBe(text('en', 'runRoundsPlayed', { count: 0, rounds: 12 }));
  });

  test('what else can be done says its state: jobs by their titles, sheets to go to', async () => {
    await showHome(championship);
    expect(texts('h2')).toEqual([text('en', 'runMoreFor', { name: 'NK' })]);
    const [standings, players] = pane.all('.rows .go');
    expect(standings?.textContent).toBe(
      text('en', 'nkStandings') + text('en', 'runStandingsToWrite', { round: 2 }),
    );
    if (players) await press(players);
    expect(sheet.workbook.asked.at(-1)).toBe('show F1');
    if (standings) await press(standings);
    expect(texts('.title h1')).toEqual([text('en', 'nkStandings')]);
    await press(pane.button(text('en', 'backToRun')));
    expect(document.activeElement?.querySelector('.name')?.textContent).toBe(
      text('en', 'nkStandings'),
    );
  });

  test('up to three missing results are listed, the others counted, each leading to its cell', async () => {
    await showHome(missing(5));
    expect(texts('.missing li')).toEqual([
      'Board 1A0 – B0F5',
      'Board 2A1 – B1F6',
      'Board 3A2 – B2F7',
    ]);
    expect(texts('.primary')).toEqual(['Go to board 1']);
    const more = text('en', 'moreFindings', { count: 2 });
    const hint = text('en', 'runResultsIn', { count: 3, all: 8 });
    expect(texts('.hint')).toEqual([`${more}. ${hint}`]);
    expect(pane.find('.more').closest('[hidden]')).not.toBeNull();
    await press(pane.button('F6: Go to board 2'));
    expect(sheet.workbook.asked.at(-1)).toBe('show F6');
  });

  test('other events follow as rows; pressed, they come first', async () => {
    await showHome(championship, year);
    expect(texts('h2')).toEqual([text('en', 'runMoreFor', { name: 'NK' }), text('en', 'runAlso')]);
    expect(texts('.primary')).toHaveLength(1);
    const other = pane.all('.rows .go').find((row) => row.textContent.startsWith('KGS'));
    if (other) await press(other);
    expect(texts('.event .over, .event h1')).toEqual(['KGS championship', '3 tournaments so far']);
    expect(document.activeElement).toBe(pane.find('.event h1'));
    expect(pane.find('.rows').textContent).toContain('Round 3 of 4 is next');
  });

  test('the event that was written last comes first, else that on the sheet farthest to the right', async () => {
    const names = ['Players', 'Year', 'Settings'];
    const sheets = names.map((name) => ({ id: name, name, visibility: 'visible' }));
    const onSheet = (event: EventSeen, name: string): EventReader => ({
      ...finding(() => event),
      places: () => [{ kind: 'table', table: name }],
    });
    const readers = [onSheet(championship, 'Players'), onSheet(year, 'Year')];
    const also = names.slice(0, 2).map((name) => {
      const table = sourceTable([['Name']]);
      return { ...table, place: { ...table.place, sheet: name } };
    });
    const workbook = {
      read: () => Promise.resolve({ ok: true, value: { also, facts: { sheets } } }),
    };
    const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
    const first = async (...written: readonly string[]): Promise<string | undefined> => {
      const seen = await lookAtEvents(
        workbook as unknown as WorkbookService,
        readers,
        slices,
        written,
      );
      return seen?.kind === 'events' ? seen.events[0]?.system : undefined;
    };
    expect(await first()).toBe('KGS');
    expect(await first('Players', 'Round 3')).toBe('NK');
    expect(await first('Year')).toBe('KGS');
    // What was written is of no event.
    expect(await first('Notes')).toBe('KGS');
  });

  test('another event can be begun', async () => {
    await showHome(championship);
    const start = [...pane.all('.more .go')].find((row) =>
      row.textContent.startsWith(text('en', 'runKGS')),
    );
    if (start) await press(start);
    expect(texts('.title h1')).toEqual([text('en', 'kgsNewYear')]);
  });
});

describe('In a workbook without events', () => {
  beforeEach(async () => {
    pane = await show(sheet, 'en', jobs, []);
  });

  test('it asks what is run: tournaments by name, no filled button', () => {
    expect(texts('h1')).toEqual([text('en', 'runWhat')]);
    expect(texts('.rows .name')).toEqual(
      (['runNK', 'runNKFile', 'runKUKSU', 'runKGS', 'runAGA', 'runSOF'] as const).map((key) =>
        text('en', key),
      ),
    );
    expect(pane.all('.primary')).toEqual([]);
  });

  test('a list of another program is brought from here as well', async () => {
    const file = pane
      .all('.rows .go')
      .find((row) => row.textContent.startsWith(text('en', 'runNKFile')));
    if (file) await press(file);
    expect(texts('h1')).toEqual([text('en', 'nkGotha')]);
  });

  test('a kind of event without jobs leads to its functions', async () => {
    const others = jobs.filter(({ system }) => system !== 'AGA');
    pane = await show(sheet, 'en', others, []);
    const aga = pane.all('.rows .go').find((row) => row.textContent.startsWith('AGA'));
    if (aga) await press(aga);
    expect(texts('.tabs [aria-current]')).toEqual([text('en', 'viewFunctions')]);
    expect(texts('[data-card] .name')).toEqual(['AGA.SLOPE']);
  });

  test('the functions are one press away', async () => {
    await press(pane.button(text('en', 'runFunctions')));
    expect(texts('.tabs [aria-current]')).toEqual([text('en', 'viewFunctions')]);
    expect(pane.all('[data-card]')).toHaveLength(3);
  });
});

describe('Looking again', () => {
  test('a workbook that cannot be read says why, and is looked at again', async () => {
    sheet.workbook.readProblem = { ok: false, problem: { code: 'busy' } };
    await showHome(championship);
    expect(texts('.message h1')).toEqual([text('en', 'busy')]);
    expect(texts('.primary')).toEqual([text('en', 'runAgain')]);
    sheet.workbook.readProblem = undefined;
    await press(pane.find('.primary'));
    expect(texts('.event h1')).toEqual(['Round 3 of 4 is next']);
  });

  test('entering the pane shows what was typed meanwhile, without a placeholder between', async () => {
    let now = missing(1);
    pane = await show(sheet, 'en', jobs, [finding(() => now)]);
    await finished(pane);
    expect(texts('.event h1')).toEqual(['Round 2: 1 result to come']);
    now = championship;
    await act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(pane.all('.bones')).toEqual([]);
    await settle();
    await settle();
    expect(texts('.event h1')).toEqual(['Round 3 of 4 is next']);
  });

  test('what is typed into the sheets shows by itself, half a second after the last change', async () => {
    let now = missing(2);
    pane = await show(sheet, 'en', jobs, [finding(() => now)]);
    await finished(pane);
    jest.useFakeTimers();
    const { asked, listeners } = sheet.workbook;
    const before = asked.length;
    const change = () => {
      for (const listener of listeners) listener();
    };
    now = championship;
    change();
    await act(() => jest.advanceTimersByTimeAsync(499));
    change();
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(asked.length).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(asked.length).toBe(before + 1);
    jest.useRealTimers();
    await settle();
    await settle();
    expect(texts('.event h1')).toEqual(['Round 3 of 4 is next']);
    expect(listeners.size).toBe(2);
    await pane.go('why');
    // Only the line of the last write follows the sheets from every view.
    expect(listeners.size).toBe(1);
  });

  test('nothing is read for Home while a job or another view is shown', async () => {
    await showHome(championship);
    const before = sheet.workbook.asked.length;
    await pane.go('why');
    await act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await settle();
    expect(sheet.workbook.asked.length).toBe(before);
  });
});
