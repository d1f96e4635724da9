import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { jobs } from '../../../taskpane/systems';
import type { JobViewProps } from '../../../taskpane/jobs/view/operation-props';
import { AnnounceProvider } from '../../../taskpane/controls/use-selection';
import type { RunState } from '../../../taskpane/jobs/operation-state';
import { GoesOn, OperationView } from '../../../taskpane/jobs/view/OperationView';
import { RunLine } from '../../../taskpane/jobs/view/ActionBar';
import { NkBook } from '../nk/support/nk-book';
import { entries, newWorkbook, paired, played } from '../nk/support/sample-event';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable } from '../support/fake-workbook';
import { sampleJob, sampleOperation } from '../support/sample-operation';
import { finished, settle, show, type Shown } from '../support/show';
import { openExample } from '../support/open-card';
import type { SourceTable } from '../../../taskpane/sheets/source';
import { isTaken } from '../../support/sampled';
import { text } from '../../support/text';

jest.setTimeout(60_000);

let sheet: FakeSheet;
let pane: Shown;

const sound = sourceTable([
  ['Name', 'Rating', 'Account', 'Wins'],
  ['Ann', 1900, 'bot1', 3],
  ['Bob', 2100, 'bot2', 2],
]);

/** What was written of each system, to be shared. */
const written = [
  ['Place', 'Pair', 'Masterpoints'],
  ['Place', 'Player', 'Points'],
  ['Place', 'Account', 'Points', 'Wins'],
  ['Place', 'Name', 'Points', 'SODOS', 'League'],
].map((headings) => sourceTable([headings, [1, 'Ann', 2, 3, 'A'].slice(0, headings.length)]));

let also: readonly SourceTable[] = [];

beforeEach(() => {
  also = [];
  sheet = new FakeSheet();
  for (const address of ['selection', 'A1:D3', 'Entries!A:D'])
    sheet.workbook.tables.set(address, sound);
  sheet.workbook.read = (wheres) =>
    Promise.resolve({
      ok: true,
      value: { facts: sheet.workbook.facts, tables: wheres.map(() => sound), also },
    });
});

/** Rows lead to other pages. */
const controls = 'button:not(.go), input[type="checkbox"], input[type="radio"], summary, select';
/** What a control is called, for the sentence of a failure and so that each is pressed once. */
const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  element.closest('label')?.textContent ??
  element.textContent;

function chooseLast(list: HTMLSelectElement): void {
  list.selectedIndex = list.options.length - 1;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses every control of the open view that has not been pressed, as the keyboard does, as long as there is one. */
async function pressAll(done: Set<string>, but: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (;;) {
    const next = pane
      .all(`header ${controls}, main ${controls}, .bar ${controls}, footer ${controls}`)
      .find((each) => !done.has(nameOf(each)) && !but.includes(nameOf(each)));
    if (!next) return lost;
    done.add(nameOf(next));
    await act(() => {
      next.focus();
      if (next instanceof HTMLSelectElement) chooseLast(next);
      else next.click();
    });
    await finished(pane);
    if (document.activeElement === document.body) lost.push(nameOf(next));
  }
}

/** A championship after two rounds, for the jobs that go on with one. */
function championship(): NkBook {
  const workbook = newWorkbook(18);
  for (const round of [1, 2]) {
    paired(workbook);
    played(workbook, `NK_Round_${round}`);
  }
  const book = new NkBook(workbook);
  book.entries = entries(18);
  return book;
}

let pressed = 0;

/** Every sixth job, which ones by the seed; all of them in the full tier. */
const taken = jobs.map(({ id }) => id).filter((_, index) => isTaken(index, 6));

describe('The focus never falls to the page’s body', () => {
  test.each(taken)('whatever is pressed in %s, and on the way back', async (id) => {
    if (id.startsWith('nk-') && id !== 'nk-new') {
      Object.assign(sheet, { workbook: championship() });
    }
    if (id.endsWith('-share')) also = written;
    pane = await show(sheet, 'en', jobs);
    const index = jobs.findIndex((job) => job.id === id);
    await pane.openJob(index);
    await finished(pane);
    const done = new Set<string>();
    const leading = [text('en', 'backToFunctions'), text('en', 'backToEvent')];
    const lost = await pressAll(done, leading);
    expect(done.size).toBeGreaterThan(0);
    pressed += done.size;
    await pane.click(pane.find('.back'));
    await settle();
    expect(document.activeElement).toBe(pane.jobs()[index]);
    expect(lost).toEqual([]);
  });

  test('and that is said of more than a handful of controls', () => {
    expect(pressed).toBeGreaterThan(4 * taken.length);
  });

  test('whatever is pressed among the functions', async () => {
    pane = await show(sheet, 'en', []);
    await pane.go('functions');
    const tabs = (['viewRun', 'viewFunctions', 'viewWhy'] as const).map((key) => text('en', key));
    const done = new Set<string>();
    expect(await pressAll(done, tabs)).toEqual([]);
    expect([...done]).toEqual(expect.arrayContaining(['Repair formulas']));
  });

  test('whatever is pressed on the card of a function', async () => {
    pane = await show(sheet, 'en', []);
    await openExample(pane);
    const done = new Set<string>();
    expect(await pressAll(done, [text('en', 'backToFunctions')])).toEqual([]);
    expect([...done]).toEqual(expect.arrayContaining(['Insert', 'Why', 'Undo']));
  });
});

test('Progress is told in quarters', async () => {
  const page = document.createElement('div');
  const told = new Set<string | null>();
  for (let done = 0; done <= 1; done += 0.01) {
    const state = { step: 'computing', done } as const;
    await act(() => {
      render(<RunLine state={state} isSlow />, page);
    });
    told.add(page.querySelector('.run')?.textContent ?? null);
  }
  expect([...told]).toEqual([
    text('en', 'computing'),
    text('en', 'computingPart', { percent: 25 }),
    text('en', 'computingPart', { percent: 50 }),
    text('en', 'computingPart', { percent: 75 }),
  ]);
});

test('Groups that are paired are counted', async () => {
  const page = document.createElement('div');
  const state = { step: 'computing', done: { group: 9, groups: 26 } } as const;
  await act(() => {
    render(<RunLine state={state} isSlow isHeaded />, page);
  });
  expect(page.querySelector('.run')?.textContent).toBe(
    text('en', 'computingGroup', { group: 9, groups: 26 }),
  );
  expect(page.querySelector('progress')?.value).toBeCloseTo(9 / 26, 5);
});

describe('What goes on is said in the place of what comes of it', () => {
  const shown = async (run: RunState<unknown>): Promise<string[]> => {
    const page = document.createElement('div');
    await act(() => {
      render(
        <>
          <GoesOn run={run} />
          <RunLine state={run} isSlow isHeaded />
        </>,
        page,
      );
    });
    return [...page.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
  };

  test('which sheets are read; of many the first, and how many others', async () => {
    const sheets = Array.from({ length: 10 }, (_, i) => `Round ${i + 1}`);
    expect(await shown({ step: 'reading', sheets: ['Players', 'Round 1'] })).toEqual([
      text('en', 'reading'),
      'Players, Round 1',
      '',
    ]);
    expect((await shown({ step: 'reading', sheets }))[1]).toBe(
      `${sheets.slice(0, 8).join(', ')}, ${text('en', 'moreFindings', { count: 2 })}`,
    );
  });

  test('that Excel can be used meanwhile; in the bar only how far it is', async () => {
    const meanwhile = [text('en', 'computing'), text('en', 'computingMeanwhile')];
    expect(await shown({ step: 'computing', done: 0 })).toEqual([...meanwhile, '']);
    expect(await shown({ step: 'computing', done: 0.5 })).toEqual([
      ...meanwhile,
      text('en', 'computingPart', { percent: 50 }),
    ]);
  });
});

test('Progress is announced at most every five seconds, so that a reader can keep up', async () => {
  const now = jest.spyOn(Date, 'now');
  try {
    const page = document.createElement('div');
    const told: string[] = [];
    const announce = (sentence: string): void => {
      told.push(sentence);
    };
    for (let second = 0; second <= 12; second++) {
      now.mockReturnValue(second * 1000);
      const state = { step: 'computing', done: second / 12 } as const;
      await act(() => {
        render(
          <AnnounceProvider value={announce}>
            <RunLine state={state} isSlow />
          </AnnounceProvider>,
          page,
        );
      });
    }
    // A quarter is reached at 3, 6, 9 and 12 seconds.
    expect(told).toEqual([
      text('en', 'computing'),
      text('en', 'computingPart', { percent: 50 }),
      text('en', 'computingPart', { percent: 100 }),
    ]);
  } finally {
    now.mockRestore();
  }
});

describe('When the focused control goes', () => {
  const status = () => pane.find('.status [role="status"]');
  const preview = async (): Promise<void> => {
    pane = await show(sheet, 'en', [sampleJob]);
    // What was typed in the pane before is no matter here.
    sheet.workbook.drafts.clear();
    await pane.openJob();
    await finished(pane);
    await pane.click(pane.find('.list .pick input'));
    await finished(pane);
    await pane.click(pane.find('.list .check input'));
    await pane.click(pane.button('Preview'));
    await finished(pane);
  };
  const press = async (name: string, within?: string): Promise<void> => {
    await pane.click(pane.button(name, within));
    await finished(pane);
  };

  test('Write: the heading says what was written; Undo: the heading of the job', async () => {
    await preview();
    await press(text('en', 'write'));
    const written = text('en', 'writtenTitle', { title: 'Round 1' });
    expect(document.activeElement).toBe(pane.find('.written h2'));
    expect(document.activeElement?.textContent).toBe(written);
    expect(status().textContent).toBe(written);
    await press('Undo', '.bar');
    expect(document.activeElement).toBe(pane.find('h1'));
    expect(status().textContent).toBe(text('en', 'undoneTitle', { title: 'Round 1' }));
  });

  test('a closed dialog: the button that asked, or the heading of what was written', async () => {
    const place = { ...sound.place, area: { ...sound.place.area, rows: 1, columns: 1 } };
    const content = { kind: 'text', text: 'mine', shown: 'mine' } as const;
    for (const answer of ['Cancel', text('en', 'overwrite')]) {
      await preview();
      sheet.workbook.writings.push({
        ok: true,
        value: { kind: 'filled', cells: [{ place, content }] },
      });
      await press(text('en', 'write'));
      await press(answer, 'dialog');
      const next = answer === 'Cancel' ? '.bar .primary' : '.written h2';
      expect(document.activeElement).toBe(pane.find(next));
      expect(status().textContent).not.toBe('');
    }
  });

  test('Take back', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: {
        kind: 'unfinished',
        problem: { code: 'sessionLost' },
        places: ['Round 1'],
        hidden: [],
        leftovers: { id: '0', sheets: [], blocks: [], names: [], activeBefore: '{e}' },
      },
    });
    await press(text('en', 'write'));
    expect(document.activeElement).toBe(pane.find('.unfinished h2'));
    await press(text('en', 'takeBack'));
    expect(document.activeElement).toBe(pane.find('.preview > h2'));
    expect(status().textContent).toBe(text('en', 'kept'));
  });

  test.each([
    ['Delete', 'h1'],
    ['Keep', '.written h2'],
  ])('%s, where an undo asks', async (answer, heading) => {
    await preview();
    await press(text('en', 'write'));
    sheet.workbook.undoing = {
      ok: true,
      value: { kind: 'asking', questions: [{ sentence: { code: 'busy' } }] },
    };
    await press('Undo', '.bar');
    sheet.workbook.undoing = { ok: true, value: { kind: 'undone' } };
    await press(answer, '.status');
    expect(document.activeElement).toBe(pane.find(heading));
  });

  test('Stop: the focus stays on the button that had started it', async () => {
    const compute = (): Promise<never> => new Promise(() => undefined);
    const endless = { ...sampleOperation, compute };
    const view = (props: JobViewProps) => <OperationView {...props} operation={endless} />;
    pane = await show(sheet, 'en', [{ ...sampleJob, load: () => Promise.resolve(view) }]);
    await pane.openJob();
    await finished(pane);
    await pane.click(pane.find('.list .pick input'));
    await finished(pane);
    await pane.click(pane.find('.list .check input'));
    const button = pane.button('Preview');
    await pane.click(button);
    // It is offered once the computation takes its time.
    while (button.textContent !== text('en', 'stop')) await settle();
    expect(pane.all('.primary')).toEqual([]);
    await pane.click(button);
    await settle();
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Preview');
    expect(pane.find('.run').textContent).toBe(text('en', 'stopped'));
  });

  test('a control that is disabled under it', async () => {
    pane = await show(sheet);
    const button = document.createElement('button');
    pane.page.append(button);
    button.focus();
    await act(() => {
      button.disabled = true;
    });
    await settle();
    expect(document.activeElement).toBe(status());
    button.remove();
  });

  test('nothing is taken from Excel: there the focus stays', async () => {
    await preview();
    let answer: () => void = () => undefined;
    sheet.workbook.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await pane.click(pane.button(text('en', 'write')));
    // The user goes on in the sheet meanwhile.
    window.dispatchEvent(new Event('blur'));
    answer();
    sheet.workbook.gate = undefined;
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(status().textContent).toBe(text('en', 'writtenTitle', { title: 'Round 1' }));
    expect(document.activeElement).not.toBe(status());
  });
});
