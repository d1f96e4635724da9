import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Job } from '../../../taskpane/jobs/view/operation-props';
import { details, record } from '../../../taskpane/details';
import { attempt, type Attempt } from '../../../taskpane/excel/workbook/problems';
import { foundByAxe } from '../support/axe';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable, written } from '../support/fake-workbook';
import { sampleJob } from '../support/sample-operation';
import { finished, settle, show, type Shown } from '../support/show';
import { text as paneText, text, wayOut } from '../../support/text';
import { needStyles } from '../../../taskpane/controls/page';
import type { LastWriting } from '../../../taskpane/excel/workbook/workbook';

describe('failure', () => {
  /** What nobody may learn from the details: a sheet's name, a person, an address. */
  const secrets = [
    'Zo\u00EB’s Blad',
    "'Salaries 2026'!",
    'B7',
    'Zo\u00EB Jansen',
    '=HYPERLINK("x")',
  ];
  const [sheetName = '', , , person = ''] = secrets;
  const hostile = (): Error => new TypeError(`${secrets.join(' ')} is not a function`);

  let sheet: FakeSheet;
  let pane: Shown;

  beforeEach(() => {
    sheet = new FakeSheet();
    record.clear();
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const sentence = {
    en: 'Something went wrong in this pane.',
    nl: 'Er is iets misgegaan in dit deelvenster.',
  };
  const failures = () => pane.all('.failure [role="alert"]').map(({ textContent }) => textContent);
  const expectNoSecret = (text: string): void => {
    for (const secret of secrets) expect(text).not.toContain(secret);
  };

  /** A job that breaks as soon as it is shown, or when its button is pressed. */
  const breaking = (broken: boolean): Job => ({
    ...sampleJob,
    id: 'breaking',
    load: () =>
      Promise.resolve(() => {
        if (broken) throw hostile();
        return (
          <main>
            <button
              type="button"
              onClick={() => {
                void Promise.reject(hostile());
              }}
            >
              Break
            </button>
          </main>
        );
      }),
  });

  describe('A view that breaks', () => {
    test.each(['en', 'nl'] as const)(
      'is replaced by a sentence and a way on (%s)',
      async (language) => {
        pane = await show(sheet, language, [breaking(true)]);
        await pane.openJob();
        await settle();
        expect(failures()).toEqual([sentence[language]]);
        expect(pane.all('.failure button').map(({ textContent }) => textContent)).toEqual(
          language === 'en' ? ['Reload', 'Copy details'] : ['Opnieuw laden', 'Gegevens kopiëren'],
        );
        expect(document.activeElement).not.toBe(document.body);
        expect(await foundByAxe()).toEqual([]);
        await pane.click(pane.find('.back'));
        expect(failures()).toEqual([]);
        expect(pane.jobs()).toHaveLength(1);
      },
    );

    test('leaves what was written before where it can be undone', async () => {
      await writeWithSample(breaking(true));
      await pane.click(pane.find('.back'));
      await pane.openJob(1);
      await settle();
      expect(failures()).toEqual([sentence.en]);
      await pane.click(pane.button('Undo', '.status'));
      await finished(pane);
      expect(sheet.workbook.asked.at(-1)).toBe('undo Round 1');
    });
  });

  /** Previews and writes with the sample job, which stands before others. */
  async function writeWithSample(...others: readonly Job[]): Promise<void> {
    const table = sourceTable([
      ['Name', 'Rating'],
      ['Ann', 1900],
    ]);
    sheet.workbook.tables.set('selection', table);
    sheet.workbook.tables.set('A1:B2', table);
    pane = await show(sheet, 'en', [sampleJob, ...others]);
    await pane.openJob();
    await finished(pane);
    await pane.click(pane.find('.list .pick input'));
    await finished(pane);
    await pane.click(pane.find('.list .check input'));
    await pane.click(pane.button('Preview'));
    await finished(pane);
    await pane.click(pane.button(paneText('en', 'write')));
    await settle();
  }

  test('While a write goes on the pane cannot be loaded again, which would leave half of it', async () => {
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    sheet.workbook.write = async (plan) => {
      await gate;
      return {
        ok: true,
        value: {
          kind: 'written',
          receipt: { ...written, title: plan.title },
          withoutPrintSetup: false,
        },
      };
    };
    await writeWithSample();
    await act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: hostile() }));
    });
    expect(failures()).toEqual([sentence.en]);
    expect(pane.button('Reload').getAttribute('aria-disabled')).toBe('true');
    await pane.click(pane.button('Reload'));
    answer();
    await finished(pane);
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'writtenTitle', { title: 'Round 1' }),
    );
    expect(pane.button('Reload').getAttribute('aria-disabled')).toBe('false');
  });

  test('An exception in a write ends in a sentence, with details that name it and nothing else', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sheet.workbook.write = () => Promise.reject(hostile());
    await writeWithSample();
    await finished(pane);
    expect(pane.find('.status p').textContent).toBe(paneText('en', 'unexpected'));
    expect(pane.button('Copy details', '.status')).toBeDefined();
    expect(details()).toContain(' TypeError');
    expectNoSecret(details());
    Reflect.deleteProperty(sheet.workbook, 'write');
    await pane.click(pane.button(paneText('en', 'write')));
    await finished(pane);
    wayOut('unexpected', pane.find('.status p').textContent).toBe(
      paneText('en', 'writtenTitle', { title: 'Round 1' }),
    );
  });

  test('An exception in a preview, too', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sheet.workbook.read = () => Promise.reject(hostile());
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    await finished(pane);
    await pane.click(pane.find('.list .pick input'));
    await finished(pane);
    expect(pane.find('.run').textContent).toBe(paneText('en', 'unexpected'));
    expect(pane.button('Copy details', '.bar')).toBeDefined();
    expectNoSecret(details());
  });

  describe('An exception nobody caught', () => {
    beforeEach(async () => {
      pane = await show(sheet, 'en', [breaking(false)]);
    });

    test('is told, and the view stays', async () => {
      await act(() => {
        window.dispatchEvent(new ErrorEvent('error', { error: hostile(), message: person }));
      });
      expect(failures()).toEqual([sentence.en]);
      expect(pane.find('main h1').textContent).toBe(paneText('en', 'runWhat'));
      expectNoSecret(details());
      expect(details()).toContain(' TypeError');
    });

    test('also where it comes of a promise', async () => {
      await act(() => {
        const event = new Event('unhandledrejection');
        window.dispatchEvent(Object.assign(event, { reason: hostile() }));
      });
      expect(failures()).toEqual([sentence.en]);
      expectNoSecret(details());
    });

    test('in a script from elsewhere is not the pane’s: the browser tells nothing of it', async () => {
      await act(() => {
        window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
      });
      expect(failures()).toEqual([]);
    });
  });

  describe('The details', () => {
    test('name the add-in, the Excel, the job and step, and the last five codes with their times', async () => {
      Object.assign(globalThis, {
        Office: {
          context: {
            diagnostics: { host: 'Excel', platform: 'PC', version: '16.0.17928.20114' },
            requirements: {
              isSetSupported: (set: string, version: string) =>
                Number(version.slice(2)) <= (set === 'ExcelApi' ? 17 : 4),
            },
            displayLanguage: 'nl-NL',
            contentLanguage: 'en-US',
            document: { url: `C:\\${sheetName}.xlsx` },
          },
        },
      });
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await finished(pane);
      for (const code of ['One', 'Two', 'Three', 'Four', 'GeneralException', person, 'Sheet1!B7']) {
        await attempt(() => Promise.reject(Object.assign(hostile(), { code })));
      }
      const lines = details().split('\n');
      expect(lines[0]).toMatch(/^Tournament Scoring \d+\.\d+\.\d+$/);
      expect(lines.slice(1, 4)).toEqual([
        'Host: Excel, platform PC, version 16.0.17928.20114',
        'API: ExcelApi 1.17, CustomFunctionsRuntime 1.4',
        `Locale: display nl-NL, contents en-US, browser ${navigator.language}`,
      ]);
      expect(lines[4]).toBe('Job: sample; step: writer idle, run idle');
      const time = '\\d\\d:\\d\\d:\\d\\d';
      const codes = ['Three', 'Four', 'GeneralException', 'other', 'other'];
      expect(lines[5]).toMatch(
        new RegExp(`^Codes: ${codes.map((code) => `${time} ${code}`).join('; ')}$`),
      );
      expectNoSecret(details());
      Reflect.deleteProperty(globalThis, 'Office');
    });

    test('say what is unknown where Office is there in part or not at all', () => {
      for (const office of [undefined, {}, { context: {} }]) {
        Object.assign(globalThis, { Office: office });
        expect(details()).toContain(
          `Host: unknown\nAPI: unknown\nLocale: display unknown, contents unknown, browser ${navigator.language}`,
        );
      }
      Reflect.deleteProperty(globalThis, 'Office');
    });

    test('hold nothing of the workbook the pane works on', async () => {
      const table = sourceTable([
        ['Name', 'Rating'],
        [person, 1900],
        [secrets[4] ?? '', 'B7'],
      ]);
      const place = { ...table.place, sheet: sheetName };
      sheet.workbook.tables.set('selection', { ...table, place });
      sheet.workbook.writings.push({
        ok: true,
        value: {
          kind: 'written',
          receipt: { ...written, title: person },
          withoutPrintSetup: false,
        },
      });
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await finished(pane);
      await pane.click(pane.find('.list .pick input'));
      await finished(pane);
      expect(pane.page.textContent).toContain(sheetName);
      expectNoSecret(details());
    });
  });

  describe('Copying', () => {
    const clipboard = (write: (text: string) => Promise<void>): void => {
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: write },
      });
    };
    const copy = async (): Promise<void> => {
      pane = await show('noAnswer');
      await pane.click(pane.button('Copy details'));
      await settle();
    };
    const said = () => pane.find('.copy-details [role="status"]').textContent;

    test('puts the details on the clipboard', async () => {
      let copied = '';
      clipboard((text) => {
        copied = text;
        return Promise.resolve();
      });
      await copy();
      expect(copied).toBe(details().replace(/Copied: .*/, /Copied: .*/.exec(copied)?.[0] ?? ''));
      expect(said()).toMatch(/^Copied\./);
      expect(document.activeElement).toBe(pane.button('Copy details'));
    });

    test('where the pane may not, shows them selected', async () => {
      clipboard(() => Promise.reject(new Error('not allowed')));
      await copy();
      const field = pane.find('textarea') as HTMLTextAreaElement;
      expect(field.hidden).toBe(false);
      expect(field.value).toMatch(/^Tournament Scoring /);
      // What Ctrl+C copies.
      const selected = field.value.slice(field.selectionStart, field.selectionEnd);
      expect(document.activeElement).toBe(field);
      wayOut('detailsShown', selected).toBe(field.value);
      expect(said()).toMatch(/^Press Ctrl\+C/);
    });
  });
});

describe('new build', () => {
  const own = 'taskpane.11111111.js';
  let pane: Shown;

  /** The scripts that ask the host for its newest build. */
  const asking = (): HTMLScriptElement[] => [
    ...document.head.querySelectorAll<HTMLScriptElement>('script[src^="build.js"]'),
  ];

  /** The host answers with the build it has; nothing comes where it cannot be reached. */
  async function answer(build: string | undefined): Promise<void> {
    await act(() => {
      if (build !== undefined) document.documentElement.dataset['build'] = build;
      for (const each of asking())
        each.dispatchEvent(new Event(build === undefined ? 'error' : 'load'));
    });
  }

  const comesIntoSight = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
  const notice = (): boolean =>
    pane.all('[role="status"]').some((each) => each.textContent === text('en', 'newBuild'));

  /** The view is fetched with its texts, which takes a while. */
  async function untilFetched(): Promise<void> {
    do await settle();
    while (pane.all('[data-kind="loading"]').length > 0);
  }

  beforeEach(() => {
    // As the built page has it; a type that no browser runs.
    document.head.innerHTML = `<script type="none" src="${own}"></script>`;
  });

  afterEach(() => {
    pane.close();
    delete document.documentElement.dataset['build'];
  });

  describe('An open pane whose build was replaced', () => {
    test('asks nothing at its start', async () => {
      pane = await show(new FakeSheet());
      expect(asking()).toEqual([]);
    });

    test('says so when it comes into sight again, and offers to load the new one', async () => {
      pane = await show(new FakeSheet());
      comesIntoSight();
      expect(asking()).toHaveLength(1);
      await answer('taskpane.22222222.js');
      expect(notice()).toBe(true);
      expect(pane.button(text('en', 'reload'))).toBeTruthy();
      expect(asking()).toEqual([]);
    });

    test.each([
      ['the host has this build', own],
      ['the host cannot be reached', undefined],
      ['the host says nothing', ''],
    ])('says nothing where %s', async (_why, build) => {
      pane = await show(new FakeSheet());
      comesIntoSight();
      await answer(build);
      expect(notice()).toBe(false);
      expect(asking()).toEqual([]);
    });

    test('says so where a job could not be fetched', async () => {
      const load = (): Promise<never> => Promise.reject(new Error('no such chunk'));
      pane = await show(new FakeSheet(), 'en', [{ ...sampleJob, load }]);
      await pane.openJob();
      await settle();
      await answer('taskpane.22222222.js');
      expect(notice()).toBe(true);
    });

    test('says so where Why could not be fetched, which can be asked for again', async () => {
      const sheet = new FakeSheet();
      let isThere = false;
      sheet.why = () =>
        isThere ? Promise.resolve(sheet.cells) : Promise.reject(new Error('no such chunk'));
      pane = await show(sheet);
      await pane.go('why');
      await untilFetched();
      expect(pane.find('main [role="alert"]').textContent).toContain(text('en', 'jobNotLoaded'));
      await answer('taskpane.22222222.js');
      expect(notice()).toBe(true);
      isThere = true;
      await pane.click(pane.button(text('en', 'again')));
      await untilFetched();
      const shown = pane.find('main').textContent;
      wayOut('jobNotLoaded', shown).toContain(text('en', 'selectedNothing'));
    });
  });

  test('stylesheets that come later are asked for by the names that the build gave them', async () => {
    pane = await show(new FakeSheet());
    document.head.innerHTML =
      '<meta name="styles" content="taskpane.nk.0a1b2c3d.css taskpane.job.99999999.css">';
    for (const name of ['nk', 'job', 'nk', 'kuksu']) needStyles(name);
    const links = [...document.head.querySelectorAll('link')].map((each) =>
      each.getAttribute('href'),
    );
    expect(links).toEqual([
      'taskpane.nk.0a1b2c3d.css',
      'taskpane.job.99999999.css',
      'taskpane.kuksu.css',
    ]);
  });
});

describe('last write', () => {
  let sheet: FakeSheet;
  beforeEach(() => {
    sheet = new FakeSheet();
  });

  describe('The last write of before the pane was opened', () => {
    const time = new Date(2026, 10, 22, 14, 5);
    const open = async (language: 'en' | 'nl' = 'en') => {
      const last = { receipt: { ...written, title: 'Round 3' }, time };
      sheet.workbook.last = last;
      const pane = await show(sheet, language, [sampleJob]);
      await settle();
      return pane;
    };
    const status = ({ find }: Shown) => find('.status [role="status"]').textContent;

    test('is told at opening with its time, and can be undone once', async () => {
      const pane = await open();
      expect(status(pane)).toMatch(/^Last written: Round 3, 14:05\.$/);
      await pane.click(pane.button('Undo', '.status'));
      await settle();
      expect(sheet.workbook.asked.at(-1)).toBe('undo Round 3');
      expect(status(pane)).toBe(text('en', 'undoneTitle', { title: 'Round 3' }));
      expect(pane.all('.status button')).toEqual([]);
      expect(document.activeElement).toBe(pane.find('h1'));
    });

    test('in Dutch', async () => {
      expect(status(await open('nl'))).toBe('Laatst geschreven: Round 3, 14:05.');
    });

    test('stays in reach in a job', async () => {
      const pane = await open();
      await pane.openJob();
      await settle();
      expect(status(pane)).toMatch(/^Last written: Round 3/);
    });

    test('is nothing where the workbook knows of none, or cannot tell', async () => {
      for (const answer of [
        { ok: true, value: undefined },
        { ok: false, problem: { code: 'busy' } },
      ] as const) {
        sheet.workbook.lastWriting = () => Promise.resolve(answer);
        const pane = await show(sheet);
        await settle();
        expect(status(pane)).toBe('');
      }
    });

    test('is asked for again where a cell was being edited', async () => {
      const last = { receipt: { ...written, title: 'Round 3' }, time };
      const answers: Attempt<LastWriting | undefined>[] = [
        { ok: false, problem: { code: 'cellEdit' } },
        { ok: false, problem: { code: 'cellEdit' } },
        { ok: true, value: last },
      ];
      sheet.workbook.lastWriting = () =>
        Promise.resolve(answers.shift() ?? { ok: true, value: undefined });
      jest.useFakeTimers();
      const pane = await show(sheet);
      for (const [pause, said] of [
        [999, ''],
        [1, ''],
        [1_999, ''],
        [1, 'Last written: Round 3, 14:05.'],
      ] as const) {
        await act(() => jest.advanceTimersByTimeAsync(pause));
        wayOut('cellEdit', status(pane)).toBe(said);
      }
      expect(jest.getTimerCount()).toBe(0);
      jest.useRealTimers();
    });

    test('is told of once where what was kept of it can’t be read; the pane goes on', async () => {
      let asked = 0;
      sheet.workbook.lastWriting = () => {
        asked += 1;
        return Promise.resolve({ ok: false, problem: { code: 'undoUnreadable' } });
      };
      const pane = await show(sheet, 'en', [sampleJob]);
      await settle();
      expect(status(pane)).toBe(text('en', 'undoUnreadable'));
      expect(pane.all('.status button')).toEqual([]);
      await pane.openJob();
      await settle();
      expect(asked).toBe(1);
      expect(pane.all('main.operation').length).toBe(1);
    });

    test('is asked for no more once the pane is closed', async () => {
      sheet.workbook.lastWriting = () =>
        Promise.resolve({ ok: false, problem: { code: 'cellEdit' } });
      jest.useFakeTimers();
      const { close } = await show(sheet);
      await act(() => jest.advanceTimersByTimeAsync(1));
      close();
      expect(jest.getTimerCount()).toBe(0);
      jest.useRealTimers();
    });
  });

  const told = text('en', 'draftUnreadable');

  test.each([
    ['no JSON', 'x'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without lists', '{"options":{}}'],
    ['lists of another kind', '{"lists":{"entries":{"where":7}}}'],
    ['options of another kind', '{"options":[7],"lists":{}}'],
  ])('A draft that is %s is dropped, the job opens, and that is said once', async (_, kept) => {
    const id = sampleJob.id;
    sheet.workbook.drafts.set(id, kept);
    const pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    // The job is fetched first, and then its draft.
    for (let left = 50; left > 0 && pane.all('[role="alert"]').length === 0; left--) await settle();
    expect(pane.all('[role="alert"]').map((each) => each.textContent)).toEqual([told]);
    expect(pane.all('.bar button').length).toBeGreaterThan(0);
    await pane.click(pane.find('header button'));
    await settle();
    expect(sheet.workbook.drafts.has(id)).toBe(false);
    await pane.openJob();
    await settle();
    expect(pane.all('[role="alert"]')).toEqual([]);
  });
});
