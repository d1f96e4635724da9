import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { SourceTable } from '../../../taskpane/plan/source';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable, written } from '../support/fake-workbook';
import { sampleJob } from '../support/sample-operation';
import { finished, settle, show, type Shown } from '../support/show';

let sheet: FakeSheet;
let pane: Shown;

const players = [
  ['Name', 'Rating', 'City'],
  ['Ann', 1900, 'Utrecht'],
  ['Bob', 2100, 'Gent'],
];

beforeEach(async () => {
  sheet = new FakeSheet();
  offer(sourceTable(players), 'A1:C3');
  pane = await show(sheet, 'en', [sampleJob]);
  await press('.job');
});

/** What the selection is, also when it is read again by its address. */
function offer(table: SourceTable, address: string): void {
  sheet.workbook.tables.set('selection', table);
  sheet.workbook.tables.set(address, table);
}

async function press(selector: string, index = 0): Promise<void> {
  const element = pane.all(selector)[index];
  if (!element) throw new Error(`the pane shows no ${selector}`);
  await pane.click(element);
  await finished(pane);
}

async function pressNamed(name: string, within?: string): Promise<void> {
  await pane.click(pane.button(name, within));
  await finished(pane);
}

async function change(selector: string, value: string, event = 'change'): Promise<void> {
  await act(() => {
    const field = pane.find(selector) as HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
  await finished(pane);
}

async function preview(): Promise<void> {
  await pressNamed('Use the selection', '.list:first-of-type');
  await press('.list .check input');
  await pressNamed('Preview');
}

const texts = (selector: string) => pane.all(selector).map(({ textContent }) => textContent);
const asked = () => sheet.workbook.asked;

describe('Jobs on Home', () => {
  test('Opening one shows it, with the focus on its title; going back returns to its button', async () => {
    expect(document.activeElement?.tagName).toBe('H1');
    expect(texts('.list h2')).toEqual(['Functions', 'Arguments']);
    await pressNamed('Back');
    expect(document.activeElement?.className).toBe('job');
    expect(texts('.jobs h2')).toEqual(['NK']);
  });

  test('Without jobs Home shows the functions only', async () => {
    pane = await show(new FakeSheet());
    expect(pane.all('.jobs')).toEqual([]);
  });
});

describe('A list', () => {
  test('Nothing is read before the user points at it', () => {
    expect(asked()).toEqual([]);
  });

  test('The selection is read, and what was recognised is shown', async () => {
    await pressNamed('Use the selection', '.list:first-of-type');
    expect(asked()).toEqual(['read selection']);
    expect(texts('.found')).toEqual(['Entries!A1:C3, rows: 2']);
    expect(pane.find('.columns-box').hasAttribute('open')).toBe(false);
    expect(texts('.columns .sample')).toEqual(['e.g. Ann, Bob', 'e.g. 1900, 2100', '']);
    expect(texts('.columns > .quiet')).toEqual(['Other columns: City']);
  });

  test('An address is typed and read; an empty one is not', async () => {
    sheet.workbook.tables.set('Entries!A:C', sourceTable(players));
    await pressNamed('Read');
    expect(asked()).toEqual([]);
    await change('.pointing input', 'Entries!A:C', 'input');
    await pressNamed('Read');
    expect(asked()).toEqual(['read Entries!A:C']);
    expect(texts('.found')).toHaveLength(1);
  });

  test('A problem of Excel is told where the user looks', async () => {
    sheet.workbook.readProblem = { ok: false, problem: { code: 'cellEdit' } };
    await pressNamed('Use the selection', '.list:first-of-type');
    expect(pane.find('.run').textContent).toMatch(/^A cell is being edited/);
    expect(pane.find('.run').getAttribute('role')).toBe('status');
  });

  test('What is not recognised is open to be corrected, marked and told', async () => {
    offer(
      sourceTable([
        ['Name', 'Elo'],
        ['Ann', 1900],
      ]),
      'A1:B2',
    );
    await pressNamed('Use the selection', '.list:first-of-type');
    expect(pane.find('.columns-box').hasAttribute('open')).toBe(true);
    expect(pane.all('[aria-invalid="true"]')).toHaveLength(1);
    expect(texts('.refused li')).toEqual([
      'No column was recognised as Options: choose it in the list of columns.',
    ]);
    await change('[aria-invalid="true"]', '1');
    expect(pane.all('.refused')).toEqual([]);
    expect(texts('.columns .sample')).toEqual(['e.g. Ann', 'e.g. 1900', '']);
    await change('.columns .field select', '');
    expect(texts('.refused li')[0]).toContain('Columns');
  });

  test('Another header row, or none, can be chosen', async () => {
    await pressNamed('Use the selection', '.list:first-of-type');
    expect(texts('.columns > select option')).toEqual([
      'row 1',
      'row 2',
      'row 3',
      'no row: every row is data',
    ]);
    await change('.columns > select', '');
    expect(texts('.refused li')).toEqual([
      'Entries!B1 holds “Rating”; a number is needed.Show Entries!B1',
    ]);
    expect(texts('.columns option').filter((text) => text === 'A')).toHaveLength(3);
    await change('.columns > select', '1');
    expect(texts('.columns .sample')[0]).toBe('e.g. Bob');
  });

  test('A cell that is in the way is shown in the sheet on request', async () => {
    offer(
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'strong'],
      ]),
      'A1:B2',
    );
    await pressNamed('Use the selection', '.list:first-of-type');
    await pressNamed('Show Entries!B2');
    expect(asked()).toEqual(['read selection', 'show B2']);
  });

  test('Of many cells in the way twenty are listed and the others counted', async () => {
    const many = Array.from({ length: 25 }, (_, i) => [`P${i}`, 'strong']);
    offer(sourceTable([['Name', 'Rating'], ...many]), 'A1:B26');
    await pressNamed('Use the selection', '.list:first-of-type');
    expect(texts('.refused li')).toHaveLength(21);
    expect(texts('.refused li')[20]).toBe('Further ones: 5');
  });

  test('Hidden rows are asked about', async () => {
    offer(sourceTable(players, { hidden: [2] }), 'A1:C3');
    await pressNamed('Use the selection', '.list:first-of-type');
    expect(texts('legend')).toEqual(['Hidden or filtered rows: 1. Do they count?']);
    await press('fieldset input', 1);
    expect(texts('.found')).toEqual(['Entries!A1:C3, rows: 1']);
    await press('fieldset input', 0);
    expect(texts('.found')).toEqual(['Entries!A1:C3, rows: 2']);
  });

  test('An optional one can be left out', async () => {
    expect(pane.all('.pointing')).toHaveLength(2);
    await press('.list .check input');
    expect(pane.all('.pointing')).toHaveLength(1);
  });
});

/** Opens every sheet of the plan, as a click on its summary does. */
async function openParts(): Promise<void> {
  for (const details of pane.all('.plan details')) {
    await act(() => {
      (details as HTMLDetailsElement).open = true;
      details.dispatchEvent(new Event('toggle'));
    });
  }
}

describe('The preview', () => {
  test('It shows what is written where, takes the focus, and writes nothing', async () => {
    await preview();
    expect(document.activeElement?.textContent).toBe('Preview');
    expect(texts('.sample-detail')[0]).toContain('2 players');
    expect(texts('.plan summary')).toEqual(['New sheet “Round 1”', 'On the sheet “Entries”']);
    // A workbook of a hundred sheets would take its time: each is drawn once it is opened.
    expect(pane.all('.plan tr')).toEqual([]);
    await openParts();
    expect(texts('.plan details:first-of-type tr')).toEqual([
      'ABCD',
      '1PlaceNameRatingResult',
      '21Bob2100',
      '32Ann1900',
    ]);
    expect(texts('.plan .quiet')).toEqual([
      'A1:D3, a table',
      'Drop-downs in D2:D3',
      'Prints in landscape',
      'Cells F1:F2',
      'Names: Drawn',
    ]);
    expect(texts('.warnings li')).toEqual([
      'This is too much for Excel at once. Select fewer cells, then try again.',
    ]);
    expect(asked()).toEqual(['read selection', 'read A1:C3']);
  });

  test('The options follow what was read, and change the preview at once', async () => {
    await preview();
    expect(pane.find('.options').textContent).toContain('(2 read)');
    const field = pane.find('.options input');
    field.focus();
    await change('.options input', '2000', 'input');
    expect(texts('.sample-detail')[0]).toContain('1 players');
    expect(document.activeElement).toBe(field);
    await change('.options input', '0', 'input');
    await pressNamed('Only strong ones');
    expect(texts('.sample-detail')[0]).toContain('1 players');
  });

  test('What the computation refuses is listed in its place', async () => {
    await preview();
    await change('.options input', '-1', 'input');
    expect(pane.all('.preview')).toEqual([]);
    expect(texts('.refused li')).toEqual(['Excel is busy. Wait a moment, then try again.']);
    await pressNamed('Preview');
    expect(document.activeElement?.textContent).toBe('This has to be mended first');
  });

  test('Long blocks are cut and counted', async () => {
    const many = Array.from({ length: 30 }, (_, i) => [`P${i}`, i]);
    offer(sourceTable([['Name', 'Rating'], ...many]), 'A1:B31');
    await preview();
    await openParts();
    expect(texts('.plan .quiet')).toContain('Further rows: 19');
  });
});

describe('Writing', () => {
  test('The plan shown is the plan written; then the preview is gone and can be undone', async () => {
    await preview();
    await pressNamed('Write');
    expect(sheet.workbook.plans[0]?.sheets.map(({ name }) => name)).toEqual(['Round 1']);
    expect(pane.find('.status p').textContent).toBe('Round 1: written.');
    expect(pane.all('.preview')).toEqual([]);
    await pressNamed('Undo', '.status');
    expect(pane.find('.status p').textContent).toBe('Round 1: undone. Everything is as it was.');
    expect(document.activeElement).toBe(pane.find('.status p'));
    expect(pane.all('.status button')).toEqual([]);
  });

  test('It can be undone after leaving the job and coming back', async () => {
    await preview();
    await pressNamed('Write');
    await pressNamed('Back');
    expect(pane.find('.status p').textContent).toBe('Round 1: written.');
    await press('.job');
    await pressNamed('Undo', '.status');
    expect(asked().at(-1)).toBe('undo Round 1');
  });

  test('On Home too, until a function is inserted', async () => {
    await preview();
    await pressNamed('Write');
    await pressNamed('Back');
    await pressNamed('Undo', '.status');
    expect(pane.find('.status p').textContent).toMatch(/undone\. Everything is as it was\.$/);
    await pressNamed('Insert');
    expect(pane.find('.status p').textContent).toMatch(/^Inserted into /);
    expect(pane.all('.status')).toHaveLength(1);
  });

  test('That the workbook calculates by hand is told', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: {
        kind: 'written',
        receipt: written,
        withoutPrintSetup: false,
        calculatesByHand: true,
      },
    });
    await pressNamed('Write');
    expect(pane.find('.status p').textContent).toBe(
      'Round 1: written. This workbook calculates by hand: press F9 after typing results.',
    );
  });

  test('A refused page layout is told', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: { kind: 'written', receipt: written, withoutPrintSetup: true },
    });
    await pressNamed('Write');
    expect(pane.find('.status p').textContent).toMatch(/refused the page layout\.$/);
  });

  test('Sources that have changed are named, and the preview is asked for again', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: {
        kind: 'changed',
        findings: [{ sentence: { code: 'sourceChanged', address: 'B2' } }],
      },
    });
    await pressNamed('Write');
    expect(pane.find('[role="alert"]').textContent).toContain(
      'nothing was written:B2 was changed.',
    );
    await pressNamed('Preview again');
    expect(pane.all('[role="alert"]')).toEqual([]);
  });

  test('A problem stays in the status line', async () => {
    await preview();
    sheet.workbook.writings.push({ ok: false, problem: { code: 'sheetProtected', sheet: 'Year' } });
    await pressNamed('Write');
    expect(pane.find('.status').dataset['kind']).toBe('problem');
    expect(pane.find('.status p').textContent).toMatch(/^The sheet “Year” is protected/);
  });

  test('What broke off is told with its places, and can be taken back', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: {
        kind: 'unfinished',
        problem: { code: 'sessionLost' },
        places: ['Round 1', 'Year!D2'],
        hidden: [],
        leftovers: { id: written.id, sheets: [], blocks: [], names: [], activeBefore: '' },
      },
    });
    await pressNamed('Write');
    expect(pane.find('.status p').textContent).toMatch(
      /^The connection with the workbook was lost.*Look at Round 1, Year!D2: /,
    );
    await pressNamed('Take it back');
    expect(pane.find('.status p').textContent).toBe('Nothing was changed.');
  });
});

describe('Overwriting', () => {
  const place = {
    sheetId: '{e}',
    sheet: 'Entries',
    area: { row: 0, column: 5, rows: 1, columns: 1 },
  };
  const content = { kind: 'text', text: 'mine', shown: 'mine' } as const;

  beforeEach(async () => {
    await preview();
  });

  test('A dialog names the filled cells; a yes overwrites them', async () => {
    sheet.workbook.writings.push({
      ok: true,
      value: { kind: 'filled', cells: [{ place, content }] },
    });
    await pressNamed('Write');
    expect(pane.find('dialog').textContent).toContain(
      '1 filled cell is in the way:Entries!F1 holds “mine”',
    );
    await pressNamed('Overwrite', 'dialog');
    expect(asked().slice(-2)).toEqual(['write Round 1', 'write Round 1 over 1']);
    expect(pane.all('dialog')).toEqual([]);
  });

  test('Many are counted; cancelling or Esc keeps everything', async () => {
    const cells = Array.from({ length: 12 }, (_, i) => ({
      place: { ...place, area: { ...place.area, row: i } },
      content,
    }));
    for (const leave of [
      () => pressNamed('Cancel', 'dialog'),
      () =>
        act(() => {
          pane.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
        }),
    ]) {
      sheet.workbook.writings.push({ ok: true, value: { kind: 'filled', cells } });
      await pressNamed('Write');
      expect(pane.find('dialog').textContent).toContain('12 filled cells are in the way:');
      expect(texts('dialog li').slice(-2)).toEqual(['Entries!F8 holds “mine”', 'and 4 more']);
      await leave();
      await settle();
      expect(pane.all('dialog')).toEqual([]);
      expect(pane.find('.status p').textContent).toBe('Nothing was changed.');
    }
  });
});
