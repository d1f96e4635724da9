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
import { type ComponentChild, render } from 'preact';
import { qualify } from '../../../taskpane/aga/qualify';
import { QualifyDetail } from '../../../taskpane/aga/views';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { AwardDetail } from '../../../taskpane/sof/views/AwardDetail';
import { spring } from '../aga/support/sections';
import { EventWorkbook } from '../nk/support/event-workbook';
import { sample, sampleOptions } from '../sof/support/event-list';
import { plannable } from '../support/computed';
import addin from '../../../package.json';
import { sampleJob } from '../support/sample-operation';

describe('home', () => {
  let sheet: FakeSheet;
  let pane: Shown;

  beforeEach(() => {
    sheet = new FakeSheet();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const texts = (selector: string) =>
    pane.all(selector).map(({ textContent }) => textContent.trim());
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
    next: { label: sentence('kgs-tournament'), goal: { job: 'kgs-tournament' } },
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
      expect(texts('.title h1')).toEqual([text('en', 'nk-pair')]);
      expect(texts('.title p')).toEqual(['NK, 38 players']);
      await press(pane.button(text('en', 'backToRun')));
      expect(document.activeElement?.textContent).toBe('Pair round 3');
    });

    test('a job that begins another event does not bear the name of the one that is there', async () => {
      await showHome(championship);
      await press(pane.find('.starts [data-job="nk-new"]'));
      expect(texts('.title h1')).toEqual([text('en', 'nk-new')]);
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
        text('en', 'nk-standings') + text('en', 'runStandingsToWrite', { round: 2 }),
      );
      if (players) await press(players);
      expect(sheet.workbook.asked.at(-1)).toBe('show F1');
      if (standings) await press(standings);
      expect(texts('.title h1')).toEqual([text('en', 'nk-standings')]);
      await press(pane.button(text('en', 'backToRun')));
      expect(document.activeElement?.querySelector('.name')?.textContent).toBe(
        text('en', 'nk-standings'),
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
      expect(texts('h2')).toEqual([
        text('en', 'runMoreFor', { name: 'NK' }),
        text('en', 'runAlso'),
      ]);
      expect(texts('.primary')).toHaveLength(1);
      const other = pane.all('.rows .go').find((row) => row.textContent.startsWith('KGS'));
      if (other) await press(other);
      expect(texts('.event .over, .event h1')).toEqual([
        'KGS championship',
        '3 tournaments so far',
      ]);
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
      expect(texts('.title h1')).toEqual([text('en', 'kgs-year')]);
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
      expect(texts('h1')).toEqual([text('en', 'nk-opengotha')]);
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
});

const book = new EventWorkbook('en');
const unchanged = (): void => undefined;

const ofBridge = [
  'sofProposal',
  'sofOpenDepth',
  'sofOpenTables',
  'sofOpenStrata',
  'sofOpenOne',
  'sofOpenTies',
  'sofSessionsOpen',
] as const;

const ofAga = [
  'agaOpenFormula',
  'agaOpenEligible',
  'agaOpenTies',
  'agaOpenWithdrawn',
  'agaOpenLeast',
] as const;

/** The points of the part that says what the sources leave open. */
async function pointsIn(view: ComponentChild): Promise<readonly string[]> {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  render(view, page);
  const part = [...page.querySelectorAll('details')].find(
    (each) => each.querySelector('summary')?.textContent === text('en', 'openPoints'),
  );
  await act(() => {
    if (part) part.open = true;
    part?.dispatchEvent(new Event('toggle'));
  });
  return [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}

test('the preview of a bridge event says every open point that concerns it', async () => {
  const { detail } = plannable(book.compute(awardBridgeEvent, sampleOptions, { entries: sample }));
  expect(
    await pointsIn(<AwardDetail detail={detail} options={sampleOptions} onChange={unchanged} />),
  ).toEqual(ofBridge.map((key) => text('en', key)));
});

test('the preview of an AGA section says every open point', async () => {
  const options = { ...qualify.initial, name: 'Spring Open' };
  const { detail } = plannable(book.compute(qualify, options, { results: spring }));
  expect(
    await pointsIn(<QualifyDetail detail={detail} options={options} onChange={unchanged} />),
  ).toEqual(ofAga.map((key) => text('en', key)));
});

test.each([
  ['agaLapsed', spring],
  [
    'agaAllGiven',
    spring.map((row, i) => (i === 0 ? row : [...row.slice(0, 4), 'yes', ...row.slice(5)])),
  ],
] as const)('points that lapse are told of where some do: %s', (key, results) => {
  const options = { ...qualify.initial, name: 'Spring Open' };
  const { detail } = plannable(book.compute(qualify, options, { results }));
  const page = document.createElement('div');
  render(<QualifyDetail detail={detail} options={options} onChange={unchanged} />, page);
  const { given, lapsed } = detail.points;
  const values = { given: given.toFixed(1), lapsed: lapsed.toFixed(1) };
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(
    text('en', key, values),
  );
});

describe('frame', () => {
  /** Whether the active cell is a figure. */
  const isFigureActive = jest.fn<() => Promise<boolean>>();
  jest.mock('../../../taskpane/why/view/use-explanation', () => ({ isFigureActive }));

  /** Finds a championship, whatever the workbook holds. */
  const reader: EventReader = {
    system: 'NK',
    holds: () => true,
    places: () => [],
    load: () =>
      Promise.resolve(function* () {
        yield;
        return {
          system: 'NK',
          name: sentence('runNameNK'),
          headline: sentence('runNext', { round: 3, rounds: 4 }),
          line: sentence('runNext', { round: 3, rounds: 4 }),
          next: { label: sentence('runPairRound', { round: 3 }), goal: { job: 'nk-pair' } },
          ...{ facts: [], missing: [], more: [] },
        };
      }),
  };

  let sheet: FakeSheet;
  let pane: Shown;
  beforeEach(() => {
    sheet = new FakeSheet();
  });

  const current = () => pane.all('.tabs [aria-current="page"]').map((tab) => tab.textContent);

  describe('The views', () => {
    test.each(['en', 'nl'] as const)('are three tabs, the present one marked (%s)', async (tag) => {
      pane = await show(sheet, tag);
      expect(pane.find('nav').getAttribute('aria-label')).toBe(text(tag, 'views'));
      expect(pane.all('nav button').map((tab) => tab.textContent)).toEqual([
        text(tag, 'viewRun'),
        text(tag, 'viewFunctions'),
        text(tag, 'viewWhy'),
      ]);
      expect(current()).toEqual([text(tag, 'viewRun')]);
      await pane.go('functions');
      expect(current()).toEqual([text(tag, 'viewFunctions')]);
      expect(document.activeElement?.textContent).toBe(text(tag, 'viewFunctions'));
      expect(pane.all('main')).toHaveLength(1);
    });

    test('The version stands below each of them, and not below a job', async () => {
      pane = await show(sheet, 'en', [sampleJob]);
      for (const view of ['run', 'functions', 'why'] as const) {
        await pane.go(view);
        expect(pane.find('footer .foot').textContent).toContain(addin.version);
      }
      await pane.openJob();
      await settle();
      expect(pane.all('.foot, .tabs')).toEqual([]);
      await pane.click(pane.button(text('en', 'backToFunctions')));
      expect(pane.all('.foot, .tabs')).toHaveLength(2);
    });
  });

  const selected = async (selection: Readonly<Record<string, string | true>>): Promise<void> => {
    await act(() => {
      sheet.see({
        kind: 'block',
        selection: { address: 'SOF!C1', cells: 'one', ...selection },
      });
    });
    await settle();
  };
  const formula = '=SOF.AWARD(A1,B1)';
  const explain = text('en', 'explainCell', { address: 'SOF!C1' });
  const offers = () => pane.all('footer button').map((button) => button.textContent);

  describe('A freshly opened pane', () => {
    test('begins with Why where the selected cell holds a formula of ours', async () => {
      pane = await show(sheet);
      await selected({ formula });
      expect(current()).toEqual([text('en', 'viewWhy')]);
    });

    test.each([
      ['another formula is selected', { formula: '=SUM(A1:B1)' }],
      ['a table of ours is selected, where results are typed', { table: 'NK_Round_1' }],
      ['nothing is selected', {}],
    ])('begins with Run where %s', async (_name, selection) => {
      pane = await show(sheet);
      await selected(selection);
      expect(current()).toEqual([text('en', 'viewRun')]);
      // Later selections lead nowhere by themselves.
      await selected({ formula });
      expect(current()).toEqual([text('en', 'viewRun')]);
    });

    test('begins with Run where something typed in a job waits', async () => {
      sheet.workbook.drafts.set('nk', '{}');
      pane = await show(sheet);
      await selected({ formula });
      expect(current()).toEqual([text('en', 'viewRun')]);
    });

    describe('in a workbook with an event', () => {
      const withEvent = async (isFigure: boolean): Promise<number> => {
        isFigureActive.mockClear().mockResolvedValue(isFigure);
        pane = await show(sheet, 'en', [sampleJob], [reader]);
        await finished(pane);
        await selected({ isFilled: true, table: 'NK_Round_1' });
        await settle();
        return isFigureActive.mock.calls.length;
      };

      test('begins with Why where the selected cell is a figure of it', async () => {
        expect(await withEvent(true)).toBe(1);
        expect(current()).toEqual([text('en', 'viewWhy')]);
      });

      test('begins with Run where it is none, and asks once', async () => {
        expect(await withEvent(false)).toBe(1);
        expect(current()).toEqual([text('en', 'viewRun')]);
        await selected({ isFilled: true });
        expect(isFigureActive).toHaveBeenCalledTimes(1);
      });

      test('begins with Run where something typed in a job waits', async () => {
        sheet.workbook.drafts.set('nk', '{}');
        expect(await withEvent(true)).toBe(0);
        expect(current()).toEqual([text('en', 'viewRun')]);
      });

      test('does not ask for a cell that is still blank', async () => {
        isFigureActive.mockClear();
        pane = await show(sheet, 'en', [sampleJob], [reader]);
        await selected({ table: 'NK_Round_1' });
        expect(isFigureActive).not.toHaveBeenCalled();
      });
    });

    test('stays in a job that was opened before Excel told what is selected', async () => {
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await selected({ formula });
      expect(pane.find('.operation')).toBeDefined();
      expect(pane.all('.tabs')).toEqual([]);
    });
  });

  describe('An open pane', () => {
    test('offers to explain a formula of ours, and nothing else', async () => {
      pane = await show(sheet);
      await selected({});
      expect(offers()).not.toContain(explain);
      await selected({ formula });
      expect(offers()).toContain(explain);
      for (const other of [{ formula: '=SUM(1)' }, { table: 'Tools' }]) {
        await selected(other);
        expect(offers()).not.toContain(explain);
      }
      await selected({ formula });
      await pane.click(pane.button(explain));
      expect(current()).toEqual([text('en', 'viewWhy')]);
      expect(offers()).not.toContain(explain);
    });

    test('offers it for a cell of a table that a job wrote where no tab leads to Why', async () => {
      pane = await show(sheet, 'en', [sampleJob]);
      // There results are typed: the offer would take room from them.
      await selected({ table: 'KUKSU_Leagues_1' });
      expect(offers()).not.toContain(explain);
      await pane.openJob();
      await settle();
      await selected({ table: 'nk_players' });
      expect(offers()).toContain(explain);
    });

    test('keeps a job as it stands while Why is looked at; the tab Run leads back to it', async () => {
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await settle();
      const job = pane.find('.operation');
      await selected({ formula });
      await pane.click(pane.button(explain));
      expect(current()).toEqual([text('en', 'viewWhy')]);
      // It is one of the three views then, with what stands below each of them.
      expect(pane.all('.foot')).toHaveLength(1);
      expect(pane.all('main').filter((main) => main.closest('[hidden]') === null)).toHaveLength(1);
      await pane.go('run');
      expect(pane.all('.tabs')).toEqual([]);
      expect(pane.find('.operation')).toBe(job);
      expect(job.closest('[hidden]')).toBeNull();
    });

    test('turns to Why from any view and from a job where the command of a shared runtime asks', async () => {
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await settle();
      const ask = () =>
        act(() => {
          window.dispatchEvent(new Event('explainCell'));
        });
      await ask();
      expect(current()).toEqual([text('en', 'viewWhy')]);
      await pane.go('run');
      await pane.click(pane.button(text('en', 'backToFunctions')));
      await ask();
      expect(current()).toEqual([text('en', 'viewWhy')]);
      expect(pane.all('.operation')).toEqual([]);
    });

    test('leaves the job for the functions', async () => {
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await selected({ formula });
      await pane.click(pane.button(explain));
      await pane.go('functions');
      expect(current()).toEqual([text('en', 'viewFunctions')]);
      expect(pane.all('.operation')).toEqual([]);
    });
  });
});
