import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { type Language, languages } from '../../../src/language';
import { events, jobs, samples } from '../../../taskpane/systems';
import { checkPlan } from '../../../taskpane/sheets/plan-check';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type { ReadOptions } from '../../../taskpane/excel/workbook/workbook';
import { NkBook } from '../nk/support/nk-book';
import { EventWorkbook } from '../nk/support/event-workbook';
import { expectLook } from '../../checkers/written-sheets';
import { FakeSheet } from '../support/fake-sheet';
import { sampleReference } from '../support/sample-reference';
import { finished, show, type Shown } from '../support/show';
import { text, wayOut } from '../../support/text';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { PastedText } from '../../../taskpane/controls/PastedText';
import { wording, WordingProvider } from '../../../taskpane/controls/wording';
import { SharedTexts, ShareStandings } from '../../../taskpane/controls/sharing/CopyText';
import { TextSource } from '../../../taskpane/jobs/texts/views/TextSource';
import { failed } from '../../../taskpane/excel/workbook/problems';
import { sourceTable } from '../support/fake-workbook';

describe('samples', () => {
  jest.setTimeout(60_000);

  /** What was pointed at as a table is read again as that table. */
  class TryBook extends NkBook {
    isRefusing = false;

    override read(wheres: readonly Where[], options?: ReadOptions): ReturnType<NkBook['read']> {
      if (this.isRefusing) return Promise.resolve({ ok: false, problem: { code: 'busy' } });
      const places = wheres.map((where): Where => {
        if (where.kind !== 'again' || where.origin.kind !== 'table') return where;
        return { kind: 'table', table: where.origin.table };
      });
      return super.read(places, options);
    }
  }

  let book: TryBook;
  let pane: Shown;
  let presses: number;

  async function open(language: Language = 'en'): Promise<void> {
    presses = 0;
    book = new TryBook(new EventWorkbook(language));
    const sheet = new FakeSheet();
    Object.assign(sheet, { workbook: book });
    pane = await show(sheet, language, jobs, events, sampleReference, samples);
    await finished(pane);
  }

  beforeEach(() => open());

  async function done(): Promise<void> {
    // A bundle arrives, a list is read, a preview computed: each in slices of its own.
    for (let slice = 0; slice < 12; slice++) await finished(pane);
  }

  async function press(element: HTMLElement | undefined): Promise<void> {
    if (!element) throw new Error('nothing to press');
    presses += 1;
    if (element.tagName === 'SUMMARY') {
      // jsdom does not open what its summary is pressed of.
      await act(() => {
        const details = element.closest('details');
        if (details) details.open = true;
        details?.dispatchEvent(new Event('toggle'));
      });
    } else {
      await pane.click(element);
    }
    await done();
  }

  const row = (name: string): HTMLElement | undefined =>
    pane.all('.go').find((each) => each.querySelector('.name')?.textContent === name);

  /** The row of a sample, which has the title of what is begun. */
  const sample = (name: string): HTMLElement | undefined =>
    pane.all('.more .go').find((each) => each.querySelector('.name')?.textContent === name);

  describe('Try with sample data', () => {
    test.each(['en', 'nl'] as const)(
      'leads from an empty workbook to a paired first round in six presses (%s)',
      async (language) => {
        await open(language);
        await press(pane.find('.more summary'));
        await press(sample(text(language, 'runNK')));
        await press(pane.find('.bar .primary'));
        await press(pane.find('.bar .primary'));
        await press(row(text(language, 'nk-pair')));
        await press(pane.find('.bar .primary'));
        expect(presses).toBe(6);
        expect(book.event.rows('NK_Round_1')).toHaveLength(8);
        // What is to be done now is said where it is written.
        expect(pane.find('.written p').textContent).toBe(
          text(language, 'nkTypeResults', { column: text(language, 'nkResult') }),
        );
      },
    );

    test.each(['en', 'nl'] as const)(
      'leads to a championship in play in two presses, whose fourth round can be paired (%s)',
      async (language) => {
        await open(language);
        await press(pane.find('.more summary'));
        // The samples are the last of what Home shows.
        pane.find('main').scrollTop = 400;
        await press(sample(text(language, 'runNKPlayed')));
        expect(presses).toBe(2);
        expect(pane.all('.event h1')).toHaveLength(1);
        expect(pane.find('main').scrollTop).toBe(0);
        // Its sheets look as those that jobs write.
        const { plan } = (await samples.loadPlayed())(new EventWorkbook(language).facts, language);
        checkPlan(plan);
        expectLook(plan);
        for (const round of [1, 2, 3]) expect(book.event.rows(`NK_Round_${round}`)).toHaveLength(8);
        await pane.go('run');
        await done();
        expect(pane.find('.event h1').textContent).toBe(
          text(language, 'runNext', { round: 4, rounds: 7 }),
        );
        await press(pane.find('.event .primary'));
        expect(pane.all('.preview')).toHaveLength(1);
      },
    );

    test('says what hinders it where Excel refuses, and goes on once Excel answers', async () => {
      await press(pane.find('.more summary'));
      book.isRefusing = true;
      await press(sample(text('en', 'runNK')));
      expect(pane.find('.hindrance').textContent).toBe(text('en', 'busy'));
      expect(pane.all('.title h1')).toEqual([]);
      book.isRefusing = false;
      await press(sample(text('en', 'runNK')));
      expect(pane.all('.hindrance')).toEqual([]);
      expect(pane.find('.title h1').textContent).toBe(text('en', 'nk-new'));
    });

    test('groups a first cycle, and makes a year, from what it brings', async () => {
      await press(pane.find('.more summary'));
      await press(sample(text('en', 'runKUKSU')));
      expect(pane.find('.title h1').textContent).toBe(text('en', 'kuksu-group'));
      await press(pane.find('.bar .primary'));
      expect(pane.all('.preview')).toHaveLength(1);
      await open();
      await press(pane.find('.more summary'));
      await press(sample(text('en', 'runKGS')));
      expect(pane.find('.title h1').textContent).toBe(text('en', 'kgs-year'));
      await press(pane.find('.bar .primary'));
      expect(pane.all('.preview')).toHaveLength(1);
      await open();
      await press(pane.find('.more summary'));
      await press(sample(text('en', 'runSOF')));
      expect(pane.find('.title h1').textContent).toBe(text('en', 'sof-event'));
      // Its list has strata: their places are asked before anything is computed, and the kind of event is not.
      const labels = pane.all('main label').map(({ textContent }) => textContent);
      const asked = (['sofDepthA', 'sofDepthB', 'sofDepthC', 'sofKind'] as const).filter((key) =>
        labels.some((label) => label.startsWith(text('en', key))),
      );
      expect(asked).toEqual(['sofDepthA', 'sofDepthB', 'sofDepthC']);
      await press(pane.find('.bar .primary'));
      expect(pane.all('.preview h3').map(({ textContent }) => textContent)).toContain(
        text('en', 'sofFirstPlace', { award: '15.38' }),
      );
      // What was written leads to its texts for messengers and a website.
      await press(pane.find('.bar .primary'));
      expect(row(text('en', 'sof-share'))).toBeDefined();
      await open();
      await press(pane.find('.more summary'));
      await press(sample(text('en', 'runAGA')));
      expect(pane.find('.title h1').textContent).toBe(text('en', 'aga-points'));
      await press(pane.find('.bar .primary'));
      expect(pane.all('.preview h3').map(({ textContent }) => textContent)).toContain(
        text('en', 'agaCategoryLine', { category: 13 }),
      );
      await press(pane.find('.bar .primary'));
      expect(row(text('en', 'aga-share'))).toBeDefined();
    });

    test('every list can be written beside the others, twice, in both languages', async () => {
      const make = await samples.load();
      for (const system of samples.systems) {
        for (const language of Object.keys(languages) as Language[]) {
          for (let time = 0; time < 2; time++) {
            const { plan, drafts } = make(system, book.event.facts, language);
            checkPlan(plan);
            book.event.apply(plan);
            for (const [id, draft = ''] of Object.entries(drafts)) {
              // A card holds what is typed for its arguments, a job the lists it reads.
              const held = id.startsWith('function.')
                ? expect.any(Object)
                : expect.objectContaining({ lists: expect.any(Object) as object });
              expect(JSON.parse(draft)).toEqual(held);
            }
          }
        }
      }
      expect(book.event.facts.tables).toHaveLength(4 * samples.systems.length);
    });
  });
});

describe('pasted text', () => {
  let root: HTMLElement;
  let text: string;

  function Held({ first }: { readonly first: string }) {
    const [value, setValue] = useState(first);
    text = value;
    return (
      <WordingProvider value={wording('en', '.')}>
        <PastedText id="field" value={value} onText={setValue} rows={4} />
      </WordingProvider>
    );
  }

  async function hold(first: string): Promise<void> {
    root = document.createElement('div');
    document.body.replaceChildren(root);
    await act(() => {
      render(<Held first={first} />, root);
    });
  }
  afterEach(() => {
    render(null, root);
  });

  const field = (): HTMLTextAreaElement => root.querySelector('textarea') as HTMLTextAreaElement;

  /** Whether the browser was told to leave the field alone. */
  async function paste(pasted: string): Promise<boolean> {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => pasted } });
    await act(() => {
      field().dispatchEvent(event);
    });
    return event.defaultPrevented;
  }

  const lines = (count: number): string =>
    Array.from({ length: count }, (_, at) => `${at + 1} Name 1d 0-`).join('\n');

  test('A short text is the field’s own', async () => {
    await hold('');
    expect(await paste('1 A 1d 0-')).toBe(false);
    await act(() => {
      field().value = '1 B';
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([text, field().readOnly, root.querySelector('button')]).toEqual(['1 B', false, null]);
  });

  test('Of a long text the field holds the beginning only, and what is pasted never gets there', async () => {
    await hold('head\nfoot');
    field().setSelectionRange(5, 9);
    const long = lines(20_000);
    expect(await paste(long)).toBe(true);
    expect(text).toBe(`head\n${long}`);
    expect(field().readOnly).toBe(true);
    expect(field().value.split('\n')).toHaveLength(100);
    expect(text.startsWith(field().value)).toBe(true);
    expect(root.querySelector('p')?.textContent).toContain(text.length.toLocaleString('en'));
  });

  test('One long line is cut, too', async () => {
    await hold('x'.repeat(200_000));
    expect(field().value).toHaveLength(50_000);
  });

  test('A long text is replaced by what is pasted, or removed; then the field has the focus', async () => {
    await hold(lines(20_000));
    expect(await paste('1 A')).toBe(true);
    expect([text, field().readOnly]).toEqual(['1 A', false]);
    await hold(lines(20_000));
    await act(() => {
      root.querySelector('button')?.click();
    });
    expect([text, document.activeElement]).toEqual(['', field()]);
  });
});

const lines = [
  { place: '1', name: 'Lin, Ada', score: '11.7', figures: ['2'] },
  { place: '2=', name: '<b>Okafor & Söhne</b>', score: '5.6', figures: ['1'] },
  { place: '2=', name: 'Meyer, Dan', score: '5.6', figures: ['1'] },
];
const columns = ['Place', 'Player', 'Total', 'Tournaments'];

test('standings are given as text and as HTML, every cell once, once they are opened', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  render(<ShareStandings caption="Season 2026" columns={columns} lines={lines} />, page);
  expect(page.textContent).toBe(text('en', 'shareSummary', { what: 'Season 2026' }));
  const details = page.querySelector('details');
  await act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  const [asText, asHtml] = [...page.querySelectorAll('textarea')].map(({ value }) => value);
  expect(asText?.split('\n')).toEqual([
    'Season 2026',
    '1. Lin, Ada 11.7 (2)',
    '2= <b>Okafor & Söhne</b> 5.6 (1)',
    '2= Meyer, Dan 5.6 (1)',
  ]);
  const website = new DOMParser().parseFromString(asHtml ?? '', 'text/html');
  const shown = [...website.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(shown).toEqual(
    lines.map(({ place, name, score, figures }) => [place, name, score, ...figures]),
  );
  expect([...website.querySelectorAll('th[scope="col"]')].map((cell) => cell.textContent)).toEqual(
    columns,
  );
  expect(website.querySelector('caption')?.textContent).toBe('Season 2026');
});

/** The awards of an event with one entry, as a sheet has them. */
const awardsOfOne = (): SourceTable => {
  const given = (['sofPair', 'sofScore', 'sofHeldTotal'] as const).map((key) => text('en', key));
  return sourceTable([
    [...given, text('en', 'sofPlace'), text('en', 'sofMasterpoints')],
    ['Lin – Meyer', 60, 900, '1', 15.4],
  ]);
};

test('an empty sheet in front does not keep a written list from being shared', async () => {
  const sheet = new FakeSheet();
  const list = awardsOfOne();
  const facts = {
    ...sheet.workbook.facts,
    activeSheet: 'Empty',
    named: [{ name: 'SOF_Awards_1', sheet: 'Awards', address: 'A1:C9' }],
  };
  sheet.workbook.read = (_, { also } = {}) => {
    const wheres = also?.(facts) ?? [];
    const isEmpty = wheres.some((where) => where.kind === 'sheet' && where.sheet === 'Empty');
    return Promise.resolve(
      isEmpty
        ? failed({ code: 'nothingThere', address: 'Empty!A1' })
        : {
            ok: true,
            value: { facts, tables: [], also: wheres.map((asked) => ({ ...list, asked })) },
          },
    );
  };
  const pane = await show(sheet, 'en', jobs);
  await pane.openJob(jobs.findIndex(({ id }) => id === 'sof-share'));
  await finished(pane);
  const [asText] = pane.all('textarea') as HTMLTextAreaElement[];
  expect(asText?.value).toBe('Entries\n1. Lin – Meyer 15.40');
  expect(pane.all('[role="status"]').map(({ textContent }) => textContent)).not.toContain(
    text('en', 'shareNothing'),
  );
});

test('a written sheet that was cleared is named, with what to do; nobody is asked to select cells', async () => {
  const sheet = new FakeSheet();
  const named = [{ name: 'SOF_Awards_1', sheet: 'Awards', address: 'A1:C9' }];
  const facts = { ...sheet.workbook.facts, named };
  let isCleared = true;
  sheet.workbook.read = (_, { also } = {}) => {
    const tables = (also?.(facts) ?? []).map((asked) => ({ ...awardsOfOne(), asked }));
    return Promise.resolve(
      isCleared
        ? failed({ code: 'nothingThere', address: 'Awards!1:1048576' })
        : { ok: true, value: { facts, tables: [], also: tables } },
    );
  };
  const pane = await show(sheet, 'en', jobs);
  await pane.openJob(jobs.findIndex(({ id }) => id === 'sof-share'));
  await finished(pane);
  const empty = text('en', 'runPlaceEmpty', { address: 'Awards' });
  expect(pane.find('main').textContent).toContain(`${empty} ${text('en', 'shareEmptied')}`);
  isCleared = false;
  await pane.click(pane.button(text('en', 'runAgain')));
  await finished(pane);
  const [asText] = pane.all('textarea') as HTMLTextAreaElement[];
  wayOut('shareEmptied', asText?.value).toBe('Entries\n1. Lin – Meyer 15.40');
});

test('where nothing is written yet there is nothing to share; it is there once it is written and looked for again', async () => {
  const sheet = new FakeSheet();
  const list = awardsOfOne();
  const nothing = sourceTable([['Notes']]);
  let named: { name: string; sheet: string; address: string }[] = [];
  sheet.workbook.read = (_, { also } = {}) => {
    const facts = { ...sheet.workbook.facts, named };
    const wheres = also?.(facts) ?? [];
    return Promise.resolve({
      ok: true,
      value: {
        facts,
        tables: [],
        also: wheres.map((asked) => ({ ...(named.length > 0 ? list : nothing), asked })),
      },
    });
  };
  const pane = await show(sheet, 'en', jobs);
  await pane.openJob(jobs.findIndex(({ id }) => id === 'sof-share'));
  await finished(pane);
  expect(pane.page.textContent).toContain(text('en', 'shareNothing'));
  named = [{ name: 'SOF_Awards_1', sheet: 'Awards', address: 'A1:C9' }];
  await pane.click(pane.button(text('en', 'runAgain')));
  await finished(pane);
  const [asText] = pane.all('textarea') as HTMLTextAreaElement[];
  wayOut('shareNothing', asText?.value).toContain('Lin – Meyer 15.40');
});

describe('A control of its own', () => {
  let page: HTMLElement;
  beforeEach(() => {
    page = document.createElement('div');
    document.body.replaceChildren(page);
  });
  const settled = (change: () => void): Promise<void> =>
    act(async () => {
      change();
      // What is fetched, or read of a file, comes some turns later.
      for (let turn = 0; turn < 200; turn++) await Promise.resolve();
    });
  const said = (): string => page.textContent;

  test('saves a page: with an address that is one, and again where its parts were not loaded', async () => {
    const files: string[] = [];
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.useFakeTimers();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    render(<SharedTexts text={'Open 2026\n1. Lin'} html="<table></table>" />, page);
    const details = page.querySelector('details');
    await settled(() => {
      if (details) details.open = true;
      details?.dispatchEvent(new Event('toggle'));
    });
    const [address] = page.querySelectorAll('input');
    const button = [...page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text('en', 'sharePageSave'),
    );
    const type = (typed: string): Promise<void> =>
      settled(() => {
        if (address) address.value = typed;
        address?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    await type('club.example');
    expect(said()).toContain(text('en', 'sharePageNoAddress'));
    await settled(() => button?.click());
    await type('https://club.example');
    wayOut('sharePageNoAddress', said()).not.toContain(text('en', 'sharePageNoAddress'));
    await type(`https://club.example/${'x'.repeat(700)}`);
    expect(said()).toContain(text('en', 'sharePageLongAddress'));
    await settled(() => button?.click());
    await type('');
    wayOut('sharePageLongAddress', said()).not.toContain(text('en', 'sharePageLongAddress'));
    // What is fetched then needs it, and jsdom has none.
    expect(globalThis).not.toHaveProperty('TextEncoder');
    await settled(() => button?.click());
    expect([said().includes(text('en', 'sharePageFailed')), files]).toEqual([true, []]);
    Object.assign(globalThis, { TextEncoder });
    await settled(() => button?.click());
    wayOut('sharePageFailed', files).toEqual(['Open-2026.html']);
    expect(said()).toContain(text('en', 'sharePageSaved'));
    wayOut('sharePageSaved', [saved.length, saved[0]?.type]).toEqual([1, 'text/html']);
    expect(saved[0]?.size).toBeGreaterThan('<table></table>'.length);
    Reflect.deleteProperty(globalThis, 'TextEncoder');
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('reads a file, or says that it cannot: its text is pasted', async () => {
    const texts: string[] = [];
    const show = (given: string): void => {
      texts.push(given);
    };
    render(<TextSource label="List" value="" onText={show} accept=".txt" format="egd" />, page);
    const input = page.querySelector('input');
    const arrayBuffer = (): Promise<ArrayBuffer> => Promise.reject(new Error('gone'));
    Object.defineProperty(input, 'files', { value: [{ name: 'list.txt', size: 3, arrayBuffer }] });
    await settled(() => input?.dispatchEvent(new Event('change', { bubbles: true })));
    expect(said()).toContain(text('en', 'nkFileUnreadable', { name: 'list.txt' }));
    const area = page.querySelector('textarea');
    await settled(() => {
      if (area) area.value = 'Ann';
      area?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    wayOut('nkFileUnreadable', texts).toEqual(['Ann']);
  });
});
