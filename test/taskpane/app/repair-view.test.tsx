import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Repair } from '../../../taskpane/excel/workbook/workbook';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { settle, show, type Shown } from '../support/show';

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

describe('Repair formulas', () => {
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
