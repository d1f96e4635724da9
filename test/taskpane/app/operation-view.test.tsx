import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { InSteps } from '../../../taskpane/controls/InSteps';
import { LongTable } from '../../../taskpane/controls/Table';
import type { SourceTable } from '../../../taskpane/sheets/source';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable, written } from '../support/fake-workbook';
import { sampleJob, takenAlongJob } from '../support/sample-operation';
import { openExample } from '../support/open-card';
import { finished, settle, show, type Shown } from '../support/show';
import { text as paneText, textLike } from '../../support/text';

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
  await pane.openJob();
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
  await press('.pick input');
  await press('.list .check input');
  await pressNamed('Preview');
}

const texts = (selector: string) => pane.all(selector).map(({ textContent }) => textContent);
/** Without the look for tables, which asks for no cells here. */
const asked = () => sheet.workbook.asked.filter((each) => each !== 'read ');

describe('Jobs on Home', () => {
  test('Opening one shows it, with the focus on its title; going back returns to its button', async () => {
    expect(document.activeElement?.tagName).toBe('H1');
    expect(texts('.list h2')).toEqual([paneText('en', 'title'), 'Arguments']);
    await press('.back');
    expect(document.activeElement).toBe(pane.jobs()[0]);
    expect(texts('.jobs h2')).toEqual([paneText('en', 'findJobs')]);
  });

  test('The page is headed by its title and its system', () => {
    expect(texts('.title h1')).toEqual([paneText('en', 'title')]);
    expect(texts('.title p')).toEqual([paneText('en', 'headingNK')]);
  });
});

describe('What is wrong with a list', () => {
  const wrong = [...players, ['Cid', 'strong', 'Delft']];
  /** What is shown, once the pane has had time to look again. */
  const changed = async (...rows: (string | number)[][]): Promise<void> => {
    offer(sourceTable(rows), 'A1:C4');
    await act(async () => {
      for (const listener of sheet.workbook.listeners) listener();
      await new Promise((wait) => setTimeout(wait, 600));
    });
    await finished(pane);
  };
  const said = () => texts('.list .refused li').map((each) => each.includes('strong'));

  test('is said as it is after each correction, before any preview', async () => {
    offer(sourceTable(wrong), 'A1:C4');
    await press('.pick input');
    expect(said()).toEqual([true]);
    await changed(
      ...players.slice(0, 2),
      ['Bob', 'very strong', 'Gent'],
      ['Cid', 'strong', 'Delft'],
    );
    expect(said()).toEqual([true, true]);
    await changed(...players, ['Cid', 1800, 'Delft']);
    expect(said()).toEqual([]);
    expect(texts('.found')).toHaveLength(1);
  });

  test('is followed while it is looked at: what changes meanwhile is read as well', async () => {
    offer(sourceTable(wrong), 'A1:C4');
    await preview();
    expect(said()).toEqual([true]);
    offer(sourceTable([...players, ['Cid', 'very strong', 'Delft']]), 'A1:C4');
    await act(async () => {
      for (const listener of sheet.workbook.listeners) listener();
      await new Promise((wait) => setTimeout(wait, 505));
      for (const listener of sheet.workbook.listeners) listener();
    });
    await changed(...players, ['Cid', 1800, 'Delft']);
    expect(said()).toEqual([]);
  });

  test('a text to take along follows the sheets; what is written waits for a look', async () => {
    for (const [job, after] of [
      [sampleJob, 3],
      [takenAlongJob, 4],
    ] as const) {
      pane.close();
      sheet = new FakeSheet();
      const three = [...players, ['Cid', 1800, 'Delft']];
      offer(sourceTable(three), 'A1:C4');
      pane = await show(sheet, 'en', [job]);
      await pane.openJob();
      await preview();
      expect(texts('.sample-detail')).toEqual([expect.stringContaining('3 players')]);
      await changed(...three, ['Dan', 1700, 'Breda']);
      expect(texts('.sample-detail')).toEqual([expect.stringContaining(`${after} players`)]);
    }
  });

  test('a heading that is almost a field’s is asked about, with two answers that stay', async () => {
    const titles = ['Name', 'Ratign', 'City'];
    offer(sourceTable([titles, ...players.slice(1)]), 'A1:C3');
    await press('.pick input');
    expect(texts('.question legend')).toEqual([
      paneText('en', 'columnResembles', {
        column: 'B',
        heading: 'Ratign',
        name: paneText('en', 'options'),
      }),
    ]);
    expect(texts('.list .refused')).toEqual([]);
    await press('.question input', 1);
    expect(texts('.list .refused li')).toEqual([
      paneText('en', 'columnMissing', { name: paneText('en', 'options') }),
    ]);
    await press('.question input', 0);
    expect(texts('.list .refused')).toEqual([]);
    expect(pane.find('.question').dataset['open']).toBe('false');
  });
});

describe('A list', () => {
  test('Nothing is read before the user points at it', () => {
    expect(asked()).toEqual([]);
  });

  test('The selection is read, and what was recognised is shown', async () => {
    await press('.pick input');
    expect(asked()).toEqual(['read selection']);
    expect(texts('.found')).toEqual([
      paneText('en', 'listRead', { address: 'Entries!A1:C3', rows: 2 }),
    ]);
    expect(pane.all('.columns')).toEqual([]);
    expect(texts('.recognised')).toEqual(['ColumnsA NameAnn, BobOptionsB Rating1900, 2100']);
    expect(texts('.recognised ~ .hint')).toEqual([
      paneText('en', 'columnsAbsent', { names: 'Undo' }),
      paneText('en', 'otherColumns', { titles: 'City' }),
    ]);
    await pressNamed(paneText('en', 'columnsChangeOf', { list: paneText('en', 'title') }));
    expect(texts('.columns .sample')).toEqual(['e.g. Ann, Bob', 'e.g. 1900, 2100', '']);
    expect(texts('.columns > .quiet')).toEqual([
      paneText('en', 'otherColumns', { titles: 'City' }),
    ]);
  });

  test('Where several columns have its heading a field stands first, open, with their names', async () => {
    offer(
      sourceTable([
        ['City', 'Name', 'Rating', 'Rating'],
        ['Gent', 'Ann', 1900, 1800],
      ]),
      'A1:D2',
    );
    await press('.pick input');
    const [first] = pane.all('.columns .field');
    expect(first?.querySelector('label')?.textContent).toBe(paneText('en', 'options'));
    expect(first?.querySelector('select')?.getAttribute('aria-invalid')).toBe('true');
    expect(first?.querySelector('select')?.value).toBe('open');
    expect(first?.querySelector('.sample')?.textContent).toBe(
      paneText('en', 'columnsHeaded', { columns: ['C: Rating', 'D: Rating'] }),
    );
    await change('.columns .field select', '3');
    expect(texts('.columns .sample')[0]).toBe('e.g. 1800');
    expect(pane.all('.columns [aria-invalid="true"]')).toEqual([]);
  });

  test('What cannot be told is one question with the list’s own answers; an answer settles it', async () => {
    offer(
      sourceTable([
        ['City', 'Name', 'Rating', 'Rating'],
        ['Gent', 'Ann', 1900, 1800],
      ]),
      'A1:D2',
    );
    await press('.pick input');
    expect(texts('.question legend')).toEqual([paneText('en', 'columnWhich', { name: 'Options' })]);
    expect(texts('.question label')).toEqual(['C: Rating (e.g. 1900)', 'D: Rating (e.g. 1800)']);
    expect(pane.all('.refused li')).toEqual([]);
    // What the list can do without is folded away.
    expect(pane.all('.columns > .field')).toHaveLength(2);
    expect(pane.all('.columns details:not([open]) .field')).toHaveLength(1);
    await press('.question input', 1);
    expect(pane.all('.question')).toEqual([]);
    expect(texts('.understood')).toEqual([
      'Columns from “Name”; Options from “Rating”; not used: City, Rating.',
    ]);
    expect(document.activeElement).toBe(pane.find('.heads button'));
  });

  test('A heading with a mark of its own at the end of what was understood gets no second one', async () => {
    offer(
      sourceTable([
        ['Name', 'Rating', 'Did you pay?'],
        ['Ann', 1900, 'yes'],
      ]),
      'A1:C2',
    );
    await press('.pick input');
    expect(texts('.understood').join()).toMatch(/not used: Did you pay\?$/);
  });

  test('A table of the workbook that fits is offered; five are, and more on request', async () => {
    const names = Array.from({ length: 7 }, (_, i) => `List${i}`);
    for (const name of [...names, 'Other'])
      sheet.workbook.tables.set(
        name,
        sourceTable(name === 'Other' ? [['Thing'], ['x']] : players, { table: name }),
      );
    sheet.workbook.facts = {
      ...sheet.workbook.facts,
      tables: [...names, 'Other'].map((name) => ({ name, sheet: 'Entries' })),
    };
    await press('.back');
    await pane.openJob();
    await finished(pane);
    const offered = (): string[] => texts('.list:first-of-type .pick .strong').slice(1, -1);
    const named = names.map((table) => paneText('en', 'tableNamed', { table }));
    // They are looked at in slices.
    while (offered().length === 0) await settle();
    expect(offered()).toEqual(named.slice(0, 5));
    await pressNamed(paneText('en', 'moreTables', { count: 2 }), '.list:first-of-type');
    expect(offered()).toEqual(named);
    await press('.list:first-of-type .pick input', 2);
    expect(asked().at(-1)).toBe('read List1');
    expect(texts('.found')).toHaveLength(1);
    // Tables in which something needed is missing are not offered.
    expect(offered().join()).not.toContain('Other');
  });

  test('An address is typed and read; an empty one is not', async () => {
    sheet.workbook.tables.set('Entries!A:C', sourceTable(players));
    await press('.pick input', 1);
    expect(document.activeElement).toBe(pane.find('.pointing input'));
    await pressNamed('Read');
    expect(asked()).toEqual([]);
    await change('.pointing input', 'Entries!A:C', 'input');
    await pressNamed('Read');
    expect(asked()).toEqual(['read Entries!A:C']);
    expect(texts('.found')).toHaveLength(1);
  });

  test('A problem of Excel is told where the user looks', async () => {
    sheet.workbook.readProblem = { ok: false, problem: { code: 'cellEdit' } };
    await press('.pick input');
    expect(pane.find('.run').textContent).toBe(paneText('en', 'cellEdit'));
    expect(texts('#pane > [role="status"]')).toEqual([paneText('en', 'cellEdit')]);
  });

  test('What is not recognised is open to be corrected, marked and told', async () => {
    offer(
      sourceTable([
        ['Name', 'Elo'],
        ['Ann', 1900],
      ]),
      'A1:B2',
    );
    await press('.pick input');
    expect(pane.all('.recognised')).toEqual([]);
    expect(pane.all('[aria-invalid="true"]')).toHaveLength(1);
    expect(texts('.refused li')).toEqual([paneText('en', 'columnMissing', { name: 'Options' })]);
    await change('[aria-invalid="true"]', '1');
    expect(pane.all('.refused')).toEqual([]);
    // What was missing came first.
    expect(texts('.columns .sample')).toEqual(['e.g. 1900', 'e.g. Ann', '']);
    // They keep their order while they are chosen.
    await change('.columns .field:nth-of-type(2) select', '');
    expect(texts('.refused li')[0]).toContain('Columns');
  });

  test('Another header row, or none, can be chosen', async () => {
    await press('.pick input');
    await pressNamed(paneText('en', 'columnsChangeOf', { list: paneText('en', 'title') }));
    expect(document.activeElement).toBe(pane.find('.columns select'));
    expect(texts('.columns > .header select option')).toEqual([
      paneText('en', 'headerInRow', { row: 1 }),
      paneText('en', 'headerInRow', { row: 2 }),
      paneText('en', 'headerInRow', { row: 3 }),
      paneText('en', 'headerNone'),
    ]);
    await change('.columns > .header select', '');
    expect(texts('.refused li')).toEqual([
      paneText('en', 'cellNeedsNumber', { address: 'Entries!B1', content: 'Rating' }),
    ]);
    expect(texts('.columns option').filter((text) => text === 'A')).toHaveLength(3);
    await change('.columns > .header select', '1');
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
    await press('.pick input');
    // What it is about stands out, and ends with the colon of its sentence.
    expect(texts('.refused li .strong')).toEqual(['Entries!B2:']);
    expect(texts('.refused li')[0]).toMatch(/^Entries!B2: “strong” /);
    await pressNamed(paneText('en', 'showCell', { address: 'Entries!B2' }));
    expect(asked()).toEqual(['read selection', 'show B2']);
  });

  test('Of many cells in the way twenty are listed and the others counted', async () => {
    const many = Array.from({ length: 26 }, () => ['Ann', 2100]);
    offer(sourceTable([['Name', 'Rating'], ...many]), 'A1:B27');
    await press('.pick input');
    expect(texts('.refused li')).toHaveLength(21);
    expect(texts('.refused li')[20]).toBe(paneText('en', 'moreFindings', { count: 5 }));
  });

  test('Hidden rows are asked about', async () => {
    offer(sourceTable(players, { hidden: [2] }), 'A1:C3');
    await press('.pick input');
    expect(texts('.question legend')).toEqual([paneText('en', 'hiddenQuestion', { count: 1 })]);
    expect(pane.all('.list .refused:not(.questions)')).toEqual([]);
    expect(pane.all('.list .refused.questions')).toHaveLength(1);
    await press('.question input', 1);
    expect(texts('.found')).toEqual([
      paneText('en', 'listRead', { address: 'Entries!A1:C3', rows: 1 }),
    ]);
    await press('.question input', 0);
    expect(texts('.found')).toEqual([
      paneText('en', 'listRead', { address: 'Entries!A1:C3', rows: 2 }),
    ]);
  });

  test('An optional one can be left out', async () => {
    expect(pane.all('.pick')).toHaveLength(2);
    await press('.list .check input');
    expect(pane.all('.pick')).toHaveLength(1);
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
    expect(texts('.plan summary')).toEqual([
      'New sheet “Round 1”',
      paneText('en', 'planBlocks', { sheet: 'Entries' }),
    ]);
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
      paneText('en', 'planTable', { address: 'A1:D3' }),
      paneText('en', 'planChoices', { address: 'D2:D3' }),
      'Prints in landscape',
      'Cells F1:F2',
      paneText('en', 'planNames', { names: 'Drawn' }),
      paneText('en', 'planMoves', { name: 'Kept', address: 'Entries!A1:C4' }),
    ]);
    expect(texts('.warnings li')).toEqual([paneText('en', 'tooLarge')]);
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
    expect(document.activeElement?.textContent).toBe(paneText('en', 'refusedTitle'));
  });

  test('Long blocks are cut and counted', async () => {
    const many = Array.from({ length: 30 }, (_, i) => [`P${i}`, i]);
    offer(sourceTable([['Name', 'Rating'], ...many]), 'A1:B31');
    await preview();
    await openParts();
    expect(texts('.plan .quiet')).toContain(paneText('en', 'moreRows', { count: 19 }));
  });
});

describe('Writing', () => {
  test('The plan shown is the plan written; then the preview is gone and can be undone', async () => {
    await preview();
    await pressNamed(paneText('en', 'write'));
    expect(sheet.workbook.plans[0]?.sheets.map(({ name }) => name)).toEqual(['Round 1']);
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'writtenTitle', { title: 'Round 1' }),
    );
    expect(pane.all('.preview, .step')).toEqual([]);
    await pressNamed('Undo', '.bar');
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'undoneTitle', { title: 'Round 1' }),
    );
    expect(document.activeElement).toBe(pane.find('h1'));
    expect(pane.all('.status button')).toEqual([]);
    expect(pane.all('.step')).toHaveLength(3);
  });

  test('It can be undone after leaving the job and coming back', async () => {
    await preview();
    await pressNamed(paneText('en', 'write'));
    await press('.back');
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'writtenTitle', { title: 'Round 1' }),
    );
    await pane.openJob();
    await pressNamed('Undo', '.status');
    expect(asked().at(-1)).toBe('undo Round 1');
  });

  test('On Home too, until a function is inserted', async () => {
    await preview();
    await pressNamed(paneText('en', 'write'));
    await press('.back');
    await pressNamed('Undo', '.status');
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'undoneTitle', { title: 'Round 1' }),
    );
    await openExample(pane);
    await pressNamed('Insert');
    expect(pane.find('.status p').textContent).toMatch(textLike('en', 'insertedInto'));
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
    await pressNamed(paneText('en', 'write'));
    expect(pane.find('.status p').textContent).toBe(
      `${paneText('en', 'writtenTitle', { title: 'Round 1' })} ${paneText('en', 'calculatesByHand')}`,
    );
  });

  test('A refused page layout is told', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: { kind: 'written', receipt: written, withoutPrintSetup: true },
    });
    await pressNamed(paneText('en', 'write'));
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'writtenNoPrint', { title: 'Round 1' }),
    );
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
    await pressNamed(paneText('en', 'write'));
    expect(pane.find('[role="alert"]').textContent).toContain(
      paneText('en', 'changedTitle') + paneText('en', 'sourceChanged', { address: 'B2' }),
    );
    await pressNamed(paneText('en', 'previewAgain'));
    expect(pane.all('[role="alert"]')).toEqual([]);
  });

  test('A problem stays in the status line', async () => {
    await preview();
    sheet.workbook.writings.push({ ok: false, problem: { code: 'sheetProtected', sheet: 'Year' } });
    await pressNamed(paneText('en', 'write'));
    expect(pane.find('.status').dataset['kind']).toBe('problem');
    expect(pane.find('.status p').textContent).toBe(
      paneText('en', 'sheetProtected', { sheet: 'Year' }),
    );
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
    await pressNamed(paneText('en', 'write'));
    expect(pane.find('.status p').textContent).toBe(
      `${paneText('en', 'sessionLost')} ${paneText('en', 'unfinished', { places: 'Round 1, Year!D2' })}`,
    );
    expect(document.activeElement?.textContent).toBe(paneText('en', 'unfinishedTitle'));
    expect(texts('.findings .strong')).toEqual(['Round 1', 'Year!D2']);
    expect(texts('button.primary')).toEqual([paneText('en', 'takeBack')]);
    expect(texts('.bar .acts button')).toEqual(
      (['takeBack', 'again'] as const).map((key) => paneText('en', key)),
    );
    expect(pane.all('.options')).toEqual([]);
    // No job begins before that is undone.
    await press('.back');
    await pane.openJob();
    await finished(pane);
    expect(pane.find('.unfinished h2').textContent).toBe(paneText('en', 'unfinishedTitle'));
    expect(pane.all('.pick')).toEqual([]);
    // Another form cannot go on with it.
    expect(texts('.bar .acts button')).toEqual([paneText('en', 'takeBack')]);
    await pressNamed(paneText('en', 'takeBack'));
    expect(pane.find('.status p').textContent).toBe(paneText('en', 'kept'));
  });

  test('What broke off can be tried again, and then stands written', async () => {
    await preview();
    sheet.workbook.writings.push({
      ok: true,
      value: {
        kind: 'unfinished',
        problem: { code: 'sessionLost' },
        places: ['Round 1'],
        hidden: [],
        leftovers: { id: written.id, sheets: [], blocks: [], names: [], activeBefore: '' },
      },
    });
    await pressNamed(paneText('en', 'write'));
    await pressNamed(paneText('en', 'again'));
    expect(document.activeElement?.textContent).toBe(
      paneText('en', 'writtenTitle', { title: 'Round 1' }),
    );
    expect(pane.all('.unfinished')).toEqual([]);
  });
});

describe('The action bar', () => {
  const filled = () => texts('.bar .primary');

  test('has one filled button: preview, then write, then the way to the next step', async () => {
    expect(filled()).toEqual([paneText('en', 'preview')]);
    await preview();
    expect(pane.all('.primary')).toHaveLength(1);
    expect(filled()).toEqual([paneText('en', 'write')]);
    await pressNamed(paneText('en', 'write'));
    expect(filled()).toEqual([paneText('en', 'backToEvent')]);
    expect(pane.all('.primary')).toHaveLength(1);
    await press('.bar .primary');
    expect(texts('.tabs [aria-current]')).toEqual([paneText('en', 'viewRun')]);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('says in one line what will be written, which opens to the cells', async () => {
    expect(pane.all('.bar details')).toEqual([]);
    await preview();
    expect(texts('.bar > details > summary')).toEqual([
      paneText('en', 'writesBoth', { count: 1, sheets: 'Round 1', others: 'Entries' }),
    ]);
    expect(pane.all('.bar .plan')).toHaveLength(1);
    expect(pane.all('.plan')).toHaveLength(1);
  });

  test('offers to preview anew after a write, and no next step for a write of before', async () => {
    await preview();
    await pressNamed(paneText('en', 'write'));
    await press('.back');
    await pane.openJob();
    expect(filled()).toEqual([paneText('en', 'preview')]);
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
    await pressNamed(paneText('en', 'write'));
    expect(pane.find('dialog').textContent).toContain(
      paneText('en', 'overwriteOne') +
        paneText('en', 'overwriteCell', { address: 'Entries!F1', content: 'mine' }),
    );
    await pressNamed(paneText('en', 'overwrite'), 'dialog');
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
      await pressNamed(paneText('en', 'write'));
      expect(pane.find('dialog').textContent).toContain(
        paneText('en', 'overwriteMany', { count: 12 }),
      );
      expect(texts('dialog li').slice(-2)).toEqual([
        paneText('en', 'overwriteCell', { address: 'Entries!F5', content: 'mine' }),
        'and 7 more',
      ]);
      await leave();
      await settle();
      expect(pane.all('dialog')).toEqual([]);
      expect(pane.find('.status p').textContent).toBe(paneText('en', 'kept'));
    }
  });
});

describe('A list of a thousand', () => {
  const thousand = Array.from({ length: 1000 }, (_, i) => `Player ${i + 1}`);
  let page: HTMLElement;

  /** How many elements of a kind each task has added, until there are so many. */
  async function steps(
    selector: string,
    total: number,
    begin: () => void,
  ): Promise<readonly number[]> {
    const count = (): number => page.querySelectorAll(selector).length;
    const counts: number[] = [];
    let before = count();
    const watching = new MutationObserver(() => {
      const now = count();
      if (now !== before) counts.push(now - before);
      before = now;
    });
    watching.observe(page, { childList: true, subtree: true });
    begin();
    do await new Promise((resolve) => setTimeout(resolve, 20));
    while (count() !== total);
    watching.disconnect();
    return counts;
  }

  beforeEach(() => {
    page = document.createElement('div');
    document.body.append(page);
  });
  afterEach(() => {
    render(null, page);
    page.remove();
  });

  const draw = (of: readonly string[]): void => {
    render(
      <LongTable
        label="Players"
        look="cells plain"
        head={<th scope="col">Name</th>}
        of={of}
        row={(name) => <th scope="row">{name}</th>}
      />,
      page,
    );
  };

  test('shows fifty rows, and five hundred more at a press, in steps of twenty-five at most', async () => {
    const rows = 'tbody tr';
    expect(
      await steps(rows, 50, () => {
        draw(thousand);
      }),
    ).toEqual([50]);
    for (const [left, total] of [
      [950, 550],
      [450, 1000],
    ] as const) {
      const line = [...page.querySelectorAll('summary')].at(-1);
      expect(line?.textContent).toBe(paneText('en', 'moreRows', { count: left }));
      const counts = await steps(rows, total, () => {
        const details = line?.parentElement as HTMLDetailsElement;
        details.open = true;
        details.dispatchEvent(new Event('toggle'));
      });
      expect(counts.every((count) => count <= 25)).toBe(true);
    }
    const shown = [...page.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    expect(shown).toEqual(thousand);
  });

  test('tells readers how many rows there are and which each of them is, from the start', () => {
    draw(thousand);
    expect(page.querySelector('table')?.getAttribute('aria-rowcount')).toBe('1001');
    const places = [...page.querySelectorAll('tr')].map((row) => row.getAttribute('aria-rowindex'));
    expect(places).toEqual(Array.from({ length: 51 }, (_, i) => String(i + 1)));
    draw(thousand.slice(0, 50));
    expect(page.querySelectorAll('[aria-rowcount], [aria-rowindex]')).toHaveLength(0);
  });

  test('comes whole in steps where no line divides it, and another list takes its place', async () => {
    const show = (of: readonly string[]) => (): void => {
      render(
        <ol>
          <InSteps of={of} draw={(name) => <li key={name}>{name}</li>} />
        </ol>,
        page,
      );
    };
    expect(await steps('li', 1000, show(thousand))).toEqual(Array(20).fill(50));
    expect(page.textContent).toBe(thousand.join(''));
    await steps('li', 60, show(thousand.slice(70, 130)));
    expect(page.textContent).toBe(thousand.slice(70, 130).join(''));
  });

  test('takes turns with another, a step for each picture that is drawn', async () => {
    const names = thousand.slice(0, 200);
    const list = (name: string): VNode => (
      <InSteps of={names} draw={(each) => <li key={name + each}>{each}</li>} />
    );
    render(
      <ol>
        {list('a')}
        {list('b')}
      </ol>,
      page,
    );
    const drawn = [page.querySelectorAll('li').length];
    while (drawn.at(-1) !== 400) {
      await new Promise(requestAnimationFrame);
      drawn.push(page.querySelectorAll('li').length);
    }
    const grown = drawn.slice(1).map((count, i) => count - (drawn[i] ?? 0));
    expect(drawn[0]).toBe(100);
    expect(Math.max(...grown)).toBe(50);
  });

  /** Tables of their own, and why. */
  const apart = {
    'controls/Table.tsx': 'draws the long ones',
    'jobs/view/PlanPreview.tsx': 'a corner of twelve rows',
    'nk/wall/views/index.tsx': 'a row for each round',
    'why/view/Arguments.tsx': 'a row for each argument',
    'why/view/figures/FigureView.tsx': 'drawn in steps',
  };

  test('is drawn by one table in every view', () => {
    const root = path.resolve(__dirname, '../../../taskpane');
    const views = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const own = views.filter(
      (name) =>
        name.endsWith('.tsx') && readFileSync(path.join(root, name), 'utf8').includes('<tbody'),
    );
    expect(own.sort()).toEqual(Object.keys(apart).sort());
  });
});
