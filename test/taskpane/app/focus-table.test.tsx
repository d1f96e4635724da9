import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { JobViewProps } from '../../../taskpane/jobs/view/operation-props';
import { OperationView } from '../../../taskpane/jobs/view/OperationView';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable } from '../support/fake-workbook';
import { sampleJob, sampleOperation, SampleForm } from '../support/sample-operation';
import { finished, settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

jest.setTimeout(60_000);

let sheet: FakeSheet;
let pane: Shown;

const sound = sourceTable([
  ['Name', 'Rating'],
  ['Ann', 1900],
  ['Bob', 2100],
]);

beforeEach(async () => {
  sheet = new FakeSheet();
  offer(sound);
  pane = await show(sheet, 'en', [sampleJob]);
});

function offer(table: typeof sound): void {
  sheet.workbook.tables.set('selection', table);
  const { origin } = table.snapshot;
  if (origin.kind === 'range') sheet.workbook.tables.set(origin.address, table);
}

const t = text.bind(undefined, 'en') as (
  key: Parameters<typeof text>[1],
  values?: object,
) => string;
const said = (): string => pane.find('#pane > [role="status"]').textContent;
const focused = (): Element | null => document.activeElement;

async function press(element: HTMLElement): Promise<void> {
  await pane.click(element);
  await finished(pane);
}

/** Opens the job and has its list read, up to the press on Preview. */
async function readied(): Promise<void> {
  await pane.openJob();
  await finished(pane);
  await press(pane.find('.pick input'));
  await press(pane.find('.list input[type="checkbox"]'));
}

async function previewed(): Promise<void> {
  await readied();
  await press(pane.button('Preview'));
}

/** Until something shows, however long the pane rests before it looks. */
async function until(shows: () => boolean): Promise<void> {
  while (!shows()) await settle();
}

describe('Where the focus goes, and what is said', () => {
  test('The pane opens: Excel keeps it, and nothing is said', () => {
    expect(focused()).toBe(document.body);
    expect(said()).toBe('');
  });

  test('A job opens: its heading', async () => {
    await pane.openJob();
    expect(focused()).toBe(pane.find('.title h1'));
  });

  test('Back: the row it was opened from', async () => {
    await pane.openJob();
    await press(pane.find('.back'));
    expect(focused()).toBe(pane.jobs()[0]);
  });

  test('A preview is ready: its heading if the focus waits in the bar, and what it comes to is said', async () => {
    await previewed();
    expect(focused()).toBe(pane.find('.preview > h2'));
    expect(said()).toBe(t('writesBoth', { count: 1, sheets: 'Round 1', others: 'Entries' }));
  });

  test('A preview is ready while the focus is elsewhere: there it stays', async () => {
    await readied();
    let answer = (): void => undefined;
    sheet.workbook.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await pane.click(pane.button('Preview'));
    const field = pane.find('.options input');
    field.focus();
    answer();
    sheet.workbook.gate = undefined;
    await until(() => pane.all('.preview').length > 0);
    expect(focused()).toBe(field);
  });

  test('Refused: the heading of the list, and how much has to be fixed', async () => {
    offer(sourceTable([['Name'], ['Ann'], ['Bob']]));
    await previewed();
    expect(focused()).toBe(pane.find('section.refused h2'));
    expect(said()).toBe(t('fixCount', { count: 1 }));
  });

  test('Asked: the heading of the list, and how many questions; the next one is a press away', async () => {
    offer(
      sourceTable(
        [
          ['Name', 'Rating'],
          ['Ann', 1900],
          ['Bob', 2100],
        ],
        { hidden: [2] },
      ),
    );
    await previewed();
    expect(focused()).toBe(pane.find('section.refused h2'));
    expect(said()).toBe(t('askedCount', { count: 1 }));
    expect(pane.find('.run').textContent).toBe(t('answered', { count: 0, all: 1 }));
    await press(pane.button(t('nextQuestion')));
    expect(focused()).toBe(pane.find('.question input'));
    // After the last answer the preview is next.
    await press(pane.find('.question input'));
    expect(pane.all('.primary').map(({ textContent }) => textContent)).toEqual(['Preview']);
  });

  test('Go to cell: it stays, and the address is said, the first time with the way there', async () => {
    offer(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'strong'],
        ['Bob', 2100],
      ]),
    );
    await readied();
    const go = pane.button(t('showCell', { address: 'Entries!B2' }));
    await press(go);
    expect(focused()).toBe(go);
    expect(said()).toBe(t('cellSelectedFirst', { address: 'Entries!B2' }));
    jest.useFakeTimers();
    const rest = (time: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time));
    await pane.click(go);
    await rest(0);
    expect(said()).toBe(t('cellSelected', { address: 'Entries!B2' }));
    // What has been read out goes: readers do not meet it later, and are told of the next press.
    await rest(20_000);
    expect(said()).toBe('');
    await pane.click(go);
    await rest(0);
    expect(said()).toBe(t('cellSelected', { address: 'Entries!B2' }));
    jest.useRealTimers();
  });

  test('The last problem is mended in the sheet: the list becomes the preview by itself', async () => {
    offer(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'strong'],
        ['Bob', 2100],
      ]),
    );
    await previewed();
    const field = pane.find('.options input');
    field.focus();
    offer(sound);
    await act(() => {
      for (const listener of sheet.workbook.listeners) listener();
    });
    await until(() => pane.all('.preview').length > 0);
    expect(focused()).toBe(field);
    expect(said()).toContain(t('nothingToFix'));
  });

  test('Write: the button while it is written, then the heading of what was written', async () => {
    await previewed();
    let answer = (): void => undefined;
    sheet.workbook.gate = new Promise((resolve) => {
      answer = resolve;
    });
    const write = pane.button(t('write'));
    await pane.click(write);
    expect(focused()).toBe(write);
    expect(write.getAttribute('aria-disabled')).toBe('true');
    answer();
    sheet.workbook.gate = undefined;
    await until(() => pane.all('.written').length > 0);
    await settle();
    expect(focused()).toBe(pane.find('.written h2'));
    expect(pane.find('.status [role="status"]').textContent).toBe(focused()?.textContent);
  });

  test('Undo: the heading of the view it leads to', async () => {
    await previewed();
    await press(pane.button(t('write')));
    await press(pane.button(t('undo'), '.bar'));
    expect(focused()).toBe(pane.find('.title h1'));
    expect(pane.find('.status [role="status"]').textContent).toBe(
      t('undoneTitle', { title: 'Round 1' }),
    );
  });

  test('The question about filled cells: the answer that keeps them; then the button that asked', async () => {
    await previewed();
    const place = { ...sound.place, area: { ...sound.place.area, rows: 1, columns: 1 } };
    const content = { kind: 'text', text: 'mine', shown: 'mine' } as const;
    sheet.workbook.writings.push({
      ok: true,
      value: { kind: 'filled', cells: [{ place, content }] },
    });
    const write = pane.button(t('write'));
    await press(write);
    expect(focused()).toBe(pane.button(t('cancel'), 'dialog'));
    await act(() => {
      pane.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    await settle();
    expect(focused()).toBe(pane.button(t('write')));
  });

  test('Stop: the button that had started it', async () => {
    const endless = { ...sampleOperation, compute: () => new Promise<never>(() => undefined) };
    const view = (props: JobViewProps) => (
      <OperationView {...props} operation={endless} form={SampleForm} />
    );
    pane = await show(sheet, 'en', [{ ...sampleJob, load: () => Promise.resolve(view) }]);
    await readied();
    const button = pane.button('Preview');
    await pane.click(button);
    await until(() => button.textContent === t('stop'));
    await pane.click(button);
    await settle();
    expect(focused()).toBe(button);
    expect(said()).toBe(t('stopped'));
  });

  test('A list that only asks is no error', async () => {
    offer(
      sourceTable([
        ['Name', 'Ratign'],
        ['Ann', 2000],
        ['Bob', 2100],
      ]),
    );
    await previewed();
    expect(pane.all('section.refused.questions h2').map((each) => each.textContent)).toEqual([
      t('askedSee', { list: text('en', 'title') }),
    ]);
  });

  test('What is wrong with a list is said once on the screen', async () => {
    offer(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'strong'],
        ['Bob', 2100],
      ]),
    );
    await previewed();
    const problem = t('cellNeedsNumber', { address: 'Entries!B2', content: 'strong' });
    const told = pane.all('main li').filter(({ textContent }) => textContent === problem);
    expect(told).toHaveLength(1);
    expect(pane.find('section.refused h2').textContent).toBe(
      t('refusedSee', { list: text('en', 'title') }),
    );
  });
});

describe('A screen has one filled button at most, and says what it does', () => {
  const filled = (): (string | null)[] =>
    pane.all('.primary').map(({ textContent }) => textContent);

  test('none among the functions and in an empty workbook', () => {
    expect(filled()).toEqual([]);
  });

  test('in a job from its form to what follows the write', async () => {
    await readied();
    expect(filled()).toEqual(['Preview']);
    await press(pane.button('Preview'));
    expect(filled()).toEqual([t('write')]);
    const place = { ...sound.place, area: { ...sound.place.area, rows: 1, columns: 1 } };
    const content = { kind: 'text', text: 'mine', shown: 'mine' } as const;
    sheet.workbook.writings.push({
      ok: true,
      value: { kind: 'filled', cells: [{ place, content }] },
    });
    await press(pane.button(t('write')));
    expect(pane.all('dialog .primary')).toEqual([]);
    await press(pane.button(t('overwrite'), 'dialog'));
    expect(filled()).toEqual([t('backToEvent')]);
  });

  test('where something has to be fixed: the way to the first of it', async () => {
    offer(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'strong'],
        ['Bob', 2100],
      ]),
    );
    await previewed();
    expect(filled()).toEqual([t('goFirst')]);
    await press(pane.button(t('goFirst')));
    expect(sheet.workbook.asked.at(-1)).toBe('show B2');
  });
});

describe('What was typed in a job', () => {
  const minimum = (): string => (pane.find('.options input') as HTMLInputElement).value;
  const type = async (value: string): Promise<void> => {
    await act(() => {
      const field = pane.find('.options input') as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await finished(pane);
  };

  test('is there again after leaving the job, the list and its columns too', async () => {
    await readied();
    await type('2000');
    await press(pane.find('.back'));
    await pane.openJob();
    // The job takes up its draft once it is there.
    await until(() => pane.all('.options input').length > 0 && minimum() === '2000');
    await finished(pane);
    expect(pane.all('.found').map(({ textContent }) => textContent)).toEqual([
      t('listRead', { address: 'Entries!A1:B3', rows: 2 }),
    ]);
    expect((pane.find('.pick input') as HTMLInputElement).checked).toBe(true);
    await press(pane.button('Preview'));
    expect(pane.find('.sample-detail').textContent).toContain('1 players');
  });

  test('and in a pane that was closed and opened again, for this workbook only', async () => {
    await readied();
    await type('2000');
    await press(pane.find('.back'));
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    // The job takes up its draft once it is there.
    await until(() => pane.all('.options input').length > 0 && minimum() === '2000');
    await finished(pane);
    pane = await show(new FakeSheet(), 'en', [sampleJob]);
    await pane.openJob();
    await finished(pane);
    expect(minimum()).toBe('0');
  });

  test('ends with the write', async () => {
    await previewed();
    await press(pane.button(t('write')));
    await press(pane.find('.back'));
    expect([...sheet.workbook.drafts]).toEqual([]);
    await pane.openJob();
    await finished(pane);
    expect(pane.all('.found')).toEqual([]);
  });

  test('a draft that cannot be read is none', async () => {
    sheet.workbook.drafts.set(sampleJob.id, '{"options":');
    await pane.openJob();
    await finished(pane);
    expect(minimum()).toBe('0');
  });

  test('a list that is gone is asked for again', async () => {
    await readied();
    await type('2000');
    await press(pane.find('.back'));
    sheet.workbook.readProblem = { ok: false, problem: { code: 'sheetGone' } };
    await pane.openJob();
    // The job takes up its draft once it is there.
    await until(() => pane.all('.options input').length > 0 && minimum() === '2000');
    await finished(pane);
    expect(pane.all('.found')).toEqual([]);
    expect(pane.find('.run').textContent).toBe('');
  });
});
