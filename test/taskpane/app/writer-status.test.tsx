import { beforeEach, describe, expect, test } from '@jest/globals';
import type { NewCell } from '../../../taskpane/sheets/receipt';
import type { Undoing, WriteOutcome } from '../../../taskpane/excel/workbook/workbook';
import { sentence } from '../../../src/language';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable, written } from '../support/fake-workbook';
import { sampleJob } from '../support/sample-operation';
import { finished, show, type Shown } from '../support/show';
import { text } from '../../support/text';

let sheet: FakeSheet;
let pane: Shown;

beforeEach(() => {
  sheet = new FakeSheet();
});

const at = { sheetId: '{e}', sheet: 'Year', area: { row: 1, column: 2, rows: 1, columns: 1 } };
const said = () => pane.find('.status p').textContent;
const buttons = () => pane.all('.status button').map(({ textContent }) => textContent);

async function pressNamed(name: string, within?: string): Promise<void> {
  await pane.click(pane.button(name, within));
  await finished(pane);
}

async function write(outcome: WriteOutcome, language: 'en' | 'nl' = 'en'): Promise<void> {
  const table = sourceTable([
    ['Name', 'Rating'],
    ['Ann', 1900],
  ]);
  sheet.workbook.tables.set('selection', table);
  sheet.workbook.tables.set('A1:B2', table);
  pane = await show(sheet, language, [sampleJob]);
  await pane.openJob();
  await finished(pane);
  const [use, look, put] =
    language === 'en'
      ? [text('en', 'useSelection'), 'Preview', text('en', 'write')]
      : [text('nl', 'useSelection'), 'Voorbeeld', text('nl', 'write')];
  await pressNamed(use, '.list:first-of-type');
  await pane.click(pane.find('.list .check input'));
  await finished(pane);
  await pressNamed(look);
  sheet.workbook.writings.push({ ok: true, value: outcome });
  await pressNamed(put);
}

const done: WriteOutcome = { kind: 'written', receipt: written, withoutPrintSetup: false };
const undoing = (value: Undoing): void => {
  sheet.workbook.undoing = { ok: true, value };
};

describe('What a write came to', () => {
  test('What Excel stored differently is told and shown', async () => {
    const values = { address: 'Year!C2', planned: '7', stored: '8' };
    await write({ ...done, warnings: [{ sentence: sentence('storedDifferently', values), at }] });
    expect(said()).toBe(
      `${text('en', 'writtenTitle', { title: 'Round 1' })} ${text('en', 'storedDifferently', values)}`,
    );
    expect(buttons()).toEqual([text('en', 'showCell', { address: 'Year!C2' }), 'Undo']);
    await pressNamed(text('en', 'showCell', { address: 'Year!C2' }));
    expect(sheet.workbook.asked.at(-1)).toBe('show C2');
  });

  test('An undo that ends with the pane is told', async () => {
    await write({ ...done, undoEndsWithPane: true });
    expect(said()).toBe(
      `${text('en', 'writtenTitle', { title: 'Round 1' })} ${text('en', 'undoEndsWithPane')}`,
    );
  });

  test('What was kept is named and shown, and there is nothing more to take back', async () => {
    const kept = [{ sentence: sentence('keptChanged', { places: ['Result 1', 'Year!C2'] }), at }];
    await write({ kind: 'kept', problem: { code: 'sessionLost' }, kept });
    expect(said()).toMatch(
      /^The connection.*Kept, because somebody changed it: Result 1, Year!C2\.$/,
    );
    expect(buttons()).toEqual([text('en', 'showCell', { address: 'Year!C2' })]);
  });

  test('In Dutch, too', async () => {
    const kept = [{ sentence: sentence('keptInUse', { sheet: 'Ronde 1', places: ['Mijn!B1'] }) }];
    await write({ kind: 'kept', problem: { code: 'sessionLost' }, kept }, 'nl');
    expect(said()).toMatch(/Gebleven, omdat formules het gebruiken: Ronde 1 \(Mijn!B1\)\.$/);
  });
});

describe('What an undo came to', () => {
  const questions = [
    {
      sentence: sentence('undoUsed', {
        sheets: ['Round 1'],
        count: 2,
        places: ['Mine!B1', 'Mine!B2'],
      }),
      at,
    },
  ];

  test('It asks before others lose something: Delete goes on, Keep leaves it to be undone later', async () => {
    await write(done);
    undoing({ kind: 'asking', questions });
    await pressNamed('Undo');
    expect(said()).toBe(
      'Undo deletes Round 1. 2 formulas use it and will show #REF!: Mine!B1, Mine!B2.',
    );
    expect(buttons()).toEqual([text('en', 'showCell', { address: 'Year!C2' }), 'Delete', 'Keep']);
    await pressNamed('Keep');
    expect([said(), buttons()]).toEqual([
      text('en', 'writtenTitle', { title: 'Round 1' }),
      ['Undo'],
    ]);
    await pressNamed('Undo');
    undoing({ kind: 'undone' });
    await pressNamed('Delete');
    expect(sheet.workbook.asked.at(-1)).toBe('undo Round 1 nevertheless');
    expect(said()).toBe(text('en', 'undoneTitle', { title: 'Round 1' }));
  });

  test.each([
    ['en', 'Undo', /^Undo deletes Mine 0, .+ (\d+) more$/],
    ['nl', 'Ongedaan maken', /^Ongedaan maken verwijdert Mine 0, .+ Nog (\d+)$/],
  ] as const)(
    'Of many questions in %s as many are said as 300 characters hold',
    async (language, undo, told) => {
      const many = Array.from({ length: 60 }, (_, i) => ({
        sentence: sentence('undoRenamed', { sheet: `Mine ${i}`, was: `Round ${i}` }),
        at,
      }));
      await write(done, language);
      undoing({ kind: 'asking', questions: many });
      await pressNamed(undo);
      expect(said()).toMatch(told);
      expect(said().length).toBeLessThanOrEqual(300);
      const sentences = said().split(/Mine \d+/).length - 1;
      expect(Number(told.exec(said())?.[1])).toBe(60 - sentences);
      expect(sentences).toBeGreaterThan(3);
    },
  );

  test('What was typed meanwhile is told and can be copied', async () => {
    await write(done);
    undoing({ kind: 'undone', news: [{ address: "'Round 1'!C4", content: 'black' }] });
    await pressNamed('Undo');
    expect(said()).toBe(
      "Round 1: undone. While undoing, 'Round 1'!C4 was filled with “black”. It is gone; this was new:",
    );
    await pressNamed('Copy');
    const field = pane.find('.status textarea') as HTMLTextAreaElement;
    expect([field.hidden, field.value]).toEqual([false, "'Round 1'!C4\tblack"]);
    expect(pane.find('.status > span').textContent).toBe(text('en', 'pressCopy'));

    const copied: string[] = [];
    const writeText = (each: string): Promise<void> => Promise.resolve(void copied.push(each));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await pressNamed('Copy');
    Reflect.deleteProperty(navigator, 'clipboard');
    expect([copied, field.hidden]).toEqual([["'Round 1'!C4\tblack"], true]);
    expect(pane.find('.status > span').textContent).toBe(text('en', 'copied'));
    expect(document.activeElement).toBe(pane.button('Copy'));
  });

  test('Of several cells it is told where they were', async () => {
    await write(done);
    const news: readonly NewCell[] = [
      { address: 'C4', content: 'black' },
      { address: 'D4', content: '1-0' },
      { address: 'Mine!A1', content: '=C1', broken: true },
    ];
    undoing({ kind: 'undone', news });
    await pressNamed('Undo');
    expect(said()).toBe(
      'Round 1: undone. While undoing, 2 cells were filled: C4, D4. They are gone; this was new: While undoing, Mine!A1 was filled with “=C1”. It uses what is gone and shows #REF!; this was new:',
    );
  });

  test('Sheets that may be hidden are named with the way out', async () => {
    await write(done);
    undoing({
      kind: 'unfinished',
      problem: { code: 'sessionLost' },
      places: ['Round 1'],
      hidden: ['Round 1'],
      leftovers: { id: written.id, sheets: [], blocks: [], names: [], activeBefore: '' },
    });
    await pressNamed('Undo');
    expect(said()).toMatch(/Round 1 may be hidden: right-click a sheet tab, choose Unhide\.$/);
  });
});

describe('After the pane was opened anew', () => {
  test('Home tells what was written last and undoes it', async () => {
    const time = new Date(2026, 10, 22, 14, 5);
    sheet.workbook.last = { receipt: { ...written, title: 'Round 3' }, time };
    pane = await show(sheet, 'nl', [sampleJob]);
    expect(said()).toBe('Laatst geschreven: Round 3, 14:05.');
    await pressNamed('Ongedaan maken', '.status');
    expect(sheet.workbook.asked.at(-1)).toBe('undo Round 3');
  });
});
