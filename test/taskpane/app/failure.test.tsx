import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Job } from '../../../taskpane/jobs/view/operation-props';
import { details, record } from '../../../taskpane/details';
import { attempt } from '../../../taskpane/excel/workbook/problems';
import { foundByAxe } from '../support/axe';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable, written } from '../support/fake-workbook';
import { sampleJob } from '../support/sample-operation';
import { finished, settle, show, type Shown } from '../support/show';
import { text as paneText } from '../../support/text';

/** What nobody may learn from the details: a sheet's name, a person, an address. */
const secrets = ['Zo\u00EB’s Blad', "'Salaries 2026'!", 'B7', 'Zo\u00EB Jansen', '=HYPERLINK("x")'];
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
      value: { kind: 'written', receipt: { ...written, title: person }, withoutPrintSetup: false },
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
    expect(field.selectionEnd).toBe(field.value.length);
    expect(said()).toMatch(/^Press Ctrl\+C/);
  });
});
