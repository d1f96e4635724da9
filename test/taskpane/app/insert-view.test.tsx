import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Insertion, Repair } from '../../../taskpane/excel/workbook/workbook';
import { FakeSheet, place, receipt } from '../support/fake-sheet';
import { openExample } from '../support/open-card';
import { finished, settle, show, type Shown } from '../support/show';
import { text as paneText, text, textLike, wayOut } from '../../support/text';
import { record } from '../../../taskpane/details';
import { sourceTable } from '../support/fake-workbook';
import { sampleJob } from '../support/sample-operation';
import type { Job, JobView } from '../../../taskpane/jobs/view/operation-props';

describe('insert view', () => {
  const filled: Insertion = {
    kind: 'occupied',
    occupied: { place, content: { kind: 'value', value: 5, shown: '5.00' } },
  };

  let sheet: FakeSheet;
  let pane: Shown;
  beforeEach(async () => {
    sheet = new FakeSheet();
    pane = await show(sheet);
    await openExample(pane);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const status = () => pane.find('.status [role="status"]').textContent;
  const press = async (text: string, within?: string) => {
    await pane.click(pane.button(text, within));
    await settle();
  };
  const questions = () => pane.all('.question');

  describe('Insert', () => {
    test('It inserts the example in English notation and says where', async () => {
      await press('Insert');
      expect(sheet.asked).toEqual(['insert =SOF.AWARD(1250.5,60)']);
      expect(status()).toBe(paneText('en', 'insertedInto', { address: 'SOF!B4' }));
      expect(document.activeElement).toBe(pane.button('Insert'));
    });

    test('Of several selected cells it says which one was filled', async () => {
      sheet.insertion = {
        ok: true,
        value: { kind: 'inserted', receipt, topLeftOf: 'B4:C9' },
      };
      await press('Insert');
      expect(status()).toBe(
        paneText('en', 'insertedTopLeft', { address: 'SOF!B4', selection: 'B4:C9' }),
      );
    });

    test('A refusal is told in the status line, without anything to undo', async () => {
      sheet.insertion = { ok: false, problem: { code: 'accessDenied' } };
      await press('Insert');
      expect(status()).toBe(paneText('en', 'accessDenied'));
      expect(pane.all('.status button')).toEqual([]);
    });

    test('A second press while the first is unanswered inserts nothing more', async () => {
      let answer: () => void = () => undefined;
      sheet.gate = new Promise((resolve) => {
        answer = resolve;
      });
      await press('Insert');
      await press('Insert');
      answer();
      await settle();
      expect(sheet.asked).toHaveLength(1);
      await press('Insert');
      expect(sheet.asked).toHaveLength(2);
    });

    test('While Excel does not answer, the pane says what it waits for', async () => {
      jest.useFakeTimers();
      let answer: () => void = () => undefined;
      sheet.gate = new Promise((resolve) => {
        answer = resolve;
      });
      await pane.click(pane.button('Insert'));
      expect(status()).toBe('');
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(status()).toMatch(/^Waiting for Excel/);
      answer();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(status()).toBe(paneText('en', 'insertedInto', { address: 'SOF!B4' }));
    });
  });

  describe('Inserting into a filled cell', () => {
    beforeEach(async () => {
      sheet.insertion = { ok: true, value: filled };
      await press('Insert');
    });

    test('It asks above the button that was pressed, naming the cell and what it shows', () => {
      expect(questions()).toHaveLength(1);
      expect(pane.find('.bar .question p').textContent).toBe(
        paneText('en', 'occupied', { address: 'SOF!B4', content: '5.00' }),
      );
    });

    test('The question takes the focus, not a button: Enter pressed twice replaces nothing', () => {
      expect(document.activeElement).toBe(pane.find('.question'));
      expect(pane.find('.question').getAttribute('role')).toBe('group');
    });

    test('Replace replaces in the cell that was asked about and gives the focus back', async () => {
      await press('Replace');
      expect(sheet.asked.at(-1)).toBe('replace SOF!B4 =SOF.AWARD(1250.5,60)');
      expect(status()).toBe(paneText('en', 'insertedInto', { address: 'SOF!B4' }));
      expect(questions()).toEqual([]);
      expect(document.activeElement).toBe(pane.button('Insert'));
    });

    test('Cancel writes nothing, says so and gives the focus back', async () => {
      await press('Cancel');
      expect(sheet.asked).toHaveLength(1);
      expect(status()).toBe(paneText('en', 'kept'));
      expect(questions()).toEqual([]);
      expect(document.activeElement).toBe(pane.button('Insert'));
    });

    test('Escape cancels', async () => {
      await act(() => {
        pane
          .find('.question')
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      expect(status()).toBe(paneText('en', 'kept'));
      expect(questions()).toEqual([]);
    });

    test('Another card does not ask any more', async () => {
      sheet.insertion = { ok: true, value: { kind: 'inserted', receipt } };
      await pane.click(pane.find('.back'));
      await openExample(pane, 'AGA.SLOPE');
      expect(questions()).toEqual([]);
      await press('Insert');
      expect(sheet.asked.at(-1)).toBe('insert =AGA.SLOPE(7.93)');
    });

    test('A cell that changed meanwhile is told', async () => {
      sheet.replacement = { ok: false, problem: { code: 'changedMeanwhile', address: 'SOF!B4' } };
      await press('Replace');
      expect(status()).toBe(paneText('en', 'changedMeanwhile', { address: 'SOF!B4' }));
    });
  });

  describe('Undo', () => {
    beforeEach(async () => {
      await press('Insert');
    });

    test('It restores the cell, says so, and the focus stays at the outcome', async () => {
      await press('Undo');
      expect(sheet.asked.at(-1)).toBe('undo SOF!B4');
      expect(status()).toBe(paneText('en', 'undone', { address: 'SOF!B4' }));
      expect(pane.all('.status button')).toEqual([]);
      expect(document.activeElement).toBe(pane.find('.status [role="status"]'));
    });

    test('A cell edited since is told, and undo is no longer offered', async () => {
      sheet.undone = { ok: false, problem: { code: 'editedSince', address: 'SOF!B4' } };
      await press('Undo');
      expect(status()).toBe(paneText('en', 'editedSince', { address: 'SOF!B4' }));
      expect(pane.all('.status button')).toEqual([]);
    });

    test('When Excel refuses for the moment, undo can be tried again', async () => {
      sheet.undone = { ok: false, problem: { code: 'cellEdit' } };
      await press('Undo');
      expect(status()).toBe(paneText('en', 'cellEdit'));
      sheet.undone = { ok: true, value: place };
      await press('Undo');
      expect(status()).toBe(paneText('en', 'undone', { address: 'SOF!B4' }));
    });
  });
});

describe('waiting view', () => {
  const second = 1000;
  let sheet: FakeSheet;
  let pane: Shown;

  beforeEach(() => {
    sheet = new FakeSheet();
    answers = [];
    record.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const status = () => pane.find('.status [role="status"]').textContent;
  const buttons = () => pane.all('.status button').map(({ textContent }) => textContent);
  const pass = (time: number): Promise<void> =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(time);
    });

  /** What Excel has answered. */
  let answers: string[];
  /** A request as any part of the pane may make it, which Excel does not answer before this is called. */
  const hang = (): (() => void) => {
    let answer = (): void => undefined;
    const answered = new Promise<string>((resolve) => {
      answer = () => {
        resolve('the answer');
      };
    });
    void sheet.waiting
      .run(true)
      .make(() => answered)
      .then((given) => answers.push(given))
      .catch(() => undefined);
    return answer;
  };

  describe.each([
    [
      'en',
      'Excel is waiting: press Enter or Esc in the cell you are typing in.',
      text('en', 'notAnswered'),
      ['Stop waiting', 'Copy details'],
    ],
    [
      'nl',
      'Excel wacht: druk op Enter of Esc in de cel waarin je typt.',
      'Excel heeft niet geantwoord.',
      ['Niet langer wachten', 'Gegevens kopiëren'],
    ],
  ] as const)('On Home (%s)', (language, forCell, notAnswered, offered) => {
    beforeEach(async () => {
      pane = await show(sheet, language);
      jest.useFakeTimers();
    });

    test('after a second it says that a cell is being edited, until it is left', async () => {
      sheet.edited = true;
      const answer = hang();
      await pass(second - 1);
      expect(status()).toBe('');
      await pass(1);
      expect(status()).toBe(forCell);
      expect(buttons()).toEqual([]);
      answer();
      await pass(0);
      wayOut('waitingForCell', [status(), answers]).toEqual(['', ['the answer']]);
    });

    test('or that it waits for Excel, where no cell is known to be edited', async () => {
      const answer = hang();
      await pass(second);
      expect(status()).toBe(text(language, 'waiting'));
      answer();
      await pass(0);
      wayOut('waiting', [status(), answers]).toEqual(['', ['the answer']]);
    });

    test('after half a minute it offers to stop waiting, and to copy the details', async () => {
      hang();
      await pass(30 * second);
      expect(status()).toBe(notAnswered);
      expect(buttons()).toEqual(offered);
      await pane.click(pane.button(offered[0], '.status'));
      await pass(0);
      expect(status()).toBe('');
      expect(buttons()).toEqual([]);
      expect(document.activeElement).toBe(pane.find('.status [role="status"]'));
    });

    test('a cell that is still edited then is named with it', async () => {
      sheet.edited = true;
      hang();
      await pass(30 * second);
      expect(status()).toBe(`${notAnswered} ${forCell}`);
    });
  });

  describe('An insertion', () => {
    test('that the user stops waiting for leaves nothing but a sentence', async () => {
      pane = await show(sheet);
      await openExample(pane);
      jest.useFakeTimers();
      sheet.gate = new Promise(() => undefined);
      await pane.click(pane.button('Insert'));
      await pass(30 * second);
      await pane.click(pane.button('Stop waiting'));
      await pass(0);
      expect(status()).toBe('You stopped waiting for Excel. Try again when it answers.');
      sheet.gate = undefined;
      await pane.click(pane.button('Insert'));
      await pass(0);
      wayOut('stoppedWaiting', status()).toMatch(textLike('en', 'insertedInto'));
    });
  });

  describe('A write in a job', () => {
    test('says what happens to what it began, until Excel answers', async () => {
      const table = sourceTable([
        ['Name', 'Rating'],
        ['Ann', 1900],
      ]);
      sheet.workbook.tables.set('selection', table);
      sheet.workbook.tables.set('A1:B2', table);
      pane = await show(sheet, 'en', [sampleJob]);
      await pane.openJob();
      await finished(pane);
      await pane.click(pane.find('.list .pick input'));
      await finished(pane);
      await pane.click(pane.find('.list .check input'));
      await pane.click(pane.button('Preview'));
      await finished(pane);
      let answer: () => void = () => undefined;
      sheet.workbook.gate = new Promise((resolve) => {
        answer = resolve;
      });
      jest.useFakeTimers();
      await pane.click(pane.button(text('en', 'write')));
      hang();
      await pass(30 * second);
      expect(buttons()).toEqual(['Stop waiting', 'Copy details']);
      await pane.click(pane.button('Stop waiting'));
      // What the write began is taken back by a request of its own.
      hang();
      await pass(0);
      expect(status()).toBe(
        'Stopped. What was begun is taken back as soon as Excel answers again.',
      );
      answer();
      jest.useRealTimers();
      await settle();
      expect(sheet.workbook.plans).toHaveLength(1);
    });
  });
});

describe('Repair formulas', () => {
  let sheet: FakeSheet;
  let pane: Shown;
  beforeEach(() => {
    sheet = new FakeSheet();
  });

  const repaired = (changes: Partial<Repair>): void => {
    const nothing = { formulas: 0, sheets: 0, protectedSheets: [], left: undefined };
    sheet.repair = { ok: true, value: { ...nothing, ...changes } };
  };
  const said = () => pane.find('.repair [role="status"]').textContent;
  const press = async (label: string): Promise<void> => {
    await pane.click(pane.button(label));
    await settle();
  };

  test('stands below the functions', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    expect(pane.all('.repair')).toEqual([]);
    await pane.go('functions');
    expect(pane.find('main > :last-child').className).toBe('repair');
  });

  test.each([
    ['en', { formulas: 47, sheets: 3 }, 'Repaired 47 formulas on 3 sheets.'],
    ['en', { formulas: 47, sheets: 1 }, 'Repaired 47 formulas on 1 sheet.'],
    ['en', { formulas: 1, sheets: 1 }, 'Repaired 1 formula.'],
    ['en', {}, 'No formula of this add-in shows #NAME?.'],
    [
      'en',
      { formulas: 2, sheets: 1, protectedSheets: ['Year', 'Groep A'] },
      'Repaired 2 formulas on 1 sheet. Protected, so nothing was changed there: Year, Groep A. Remove the protection (Review tab), then repair again.',
    ],
    [
      'en',
      { left: { count: 1, first: 'Mine!B2' } },
      'Mine!B2 still shows #NAME?. Save the workbook, close it and open it again.',
    ],
    [
      'en',
      { left: { count: 3, first: 'Mine!B2' } },
      '3 formulas still show #NAME?, the first in Mine!B2. Save the workbook, close it and open it again.',
    ],
    ['nl', { formulas: 47, sheets: 3 }, '47 formules hersteld op 3 bladen.'],
    ['nl', {}, 'Geen formule van deze invoegtoepassing toont #NAAM?.'],
  ] as const)('%s %j', async (language, changes, sentence) => {
    repaired(changes);
    pane = await show(sheet, language);
    await pane.go('functions');
    await press(language === 'en' ? 'Repair formulas' : 'Formules herstellen');
    expect(said()).toBe(sentence);
  });

  test('asks for every function, also of the development variant', async () => {
    pane = await show(sheet);
    await pane.go('functions');
    await press('Repair formulas');
    expect(sheet.asked).toEqual(['repair 3 in DEV']);
  });

  test('says what it does meanwhile, once however often it is pressed, and keeps the focus', async () => {
    let answer: () => void = () => undefined;
    sheet.gate = new Promise((resolve) => {
      answer = resolve;
    });
    pane = await show(sheet);
    await pane.go('functions');
    await press('Repair formulas');
    await press('Repair formulas');
    expect(said()).toBe('Looking through the workbook…');
    expect(document.activeElement).toBe(pane.button('Repair formulas'));
    answer();
    await settle();
    expect(said()).toBe('Repaired 47 formulas on 3 sheets.');
    expect(sheet.asked).toHaveLength(1);
  });

  test('says why it could not', async () => {
    sheet.repair = { ok: false, problem: { code: 'busy' } };
    pane = await show(sheet);
    await pane.go('functions');
    await press('Repair formulas');
    expect(said()).toBe('Excel is busy. Wait a moment, then try again.');
  });

  test('is on Home, too: it begins at once, takes the focus, and its sentence stays', async () => {
    pane = await show(sheet);
    await press('Repair formulas');
    expect(sheet.asked).toEqual(['repair 3 in DEV']);
    expect(said()).toBe('Repaired 47 formulas on 3 sheets.');
    expect(document.activeElement).toBe(pane.button('Repair formulas'));
    await press('Repair formulas');
    expect(sheet.asked).toHaveLength(2);
    await pane.go('why');
    await pane.go('run');
    expect(pane.all('.repair')).toEqual([]);
    expect(sheet.asked).toHaveLength(2);
  });

  test('is not offered outside Excel', async () => {
    pane = await show('outside');
    expect(pane.all('.repair')).toEqual([]);
  });
});

describe('job frame', () => {
  let pane: Shown;
  afterEach(() => {
    pane.close();
  });

  async function open(load: Job['load']): Promise<void> {
    pane = await show(new FakeSheet(), 'en', [{ ...sampleJob, load }]);
    await pane.openJob();
  }

  const status = (): string | null => pane.find('[role="status"]').textContent;

  test('Opening a job says that it is being fetched, until it is there', async () => {
    let arrive: (view: JobView) => void = () => undefined;
    await open(() => new Promise((resolve) => (arrive = resolve)));
    expect(status()).toBe('Loading…');
    arrive(await sampleJob.load());
    await settle();
    expect(document.activeElement).toBe(pane.find('header h1'));
  });

  test('A job that could not be fetched says so and can be fetched again', async () => {
    let attempts = 0;
    await open(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : sampleJob.load();
    });
    await settle();
    expect(pane.find('main [role="alert"]').textContent).toContain(text('en', 'jobNotLoaded'));
    await pane.click(pane.button('Try again'));
    await settle();
    expect(pane.all('.pick')).not.toEqual([]);
  });

  test('A job left before it was there does not come back', async () => {
    let arrive: (view: JobView) => void = () => undefined;
    await open(() => new Promise((resolve) => (arrive = resolve)));
    await pane.click(pane.find('.back'));
    arrive(await sampleJob.load());
    await settle();
    expect(pane.all('main.operation')).toEqual([]);
    expect(pane.jobs()).toHaveLength(1);
  });
});
