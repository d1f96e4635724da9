import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Language } from '../../../language';
import { text } from '../../support/text';
import { FakeSheet } from '../support/fake-sheet';
import type { FakeWhy } from '../support/fake-why';
import { settle, show, type Shown } from '../support/show';

let sheet: FakeSheet;
let cells: FakeWhy;
let pane: Shown;

async function open(language: Language = 'en'): Promise<void> {
  pane = await show(sheet, language);
  await pane.go('why');
  do await settle();
  while (pane.all('[data-kind="loading"]').length > 0);
}

async function select(address: string, shown?: string): Promise<void> {
  await act(() => {
    cells.select(address, shown);
  });
  await settle();
}

const said = (selector: string): string[] => pane.all(selector).map((each) => each.textContent);

beforeEach(() => {
  sheet = new FakeSheet();
  ({ cells } = sheet);
  cells.put('SOF!A1', 1250).put('SOF!B1', 60);
});

describe('Why', () => {
  test.each([
    ['en', '25.1585 x 1', 'left out'],
    ['nl', '25,1585 x 1', 'weggelaten'],
  ] as const)(
    'shows formula, value, steps and arguments (%s)',
    async (language, product, omitted) => {
      cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
      await open(language);
      await select('SOF!C1', '25.16');
      expect(pane.find('h1').textContent).toBe(`${text(language, 'viewWhy')} SOF!C1`);
      expect(pane.find('.formula').textContent).toBe('=SOF.AWARD(A1,B1)');
      expect(pane.find('.value').textContent).toBe('25.16');
      expect(said('.why-steps .clause')).toEqual(['S1', 'S5', 'S5', 'S11']);
      expect(said('.why-steps .maths')).toContain(product);
      expect(said('.arguments dt')).toEqual(['avgMP', 'tables', 'rating']);
      expect(said('.arguments dd').slice(-1)).toEqual([omitted]);
      expect(said('.arguments dd').slice(0, 4)).toEqual(['1250', 'A1', '60', 'B1']);
    },
  );

  test.each(['=SUM(A1:B1)', '="SOF.AWARD(1)"', "='SOF.AWARD (1)'!B2", '=OTHER.SOF.AWARD(1)'])(
    'says that nothing of ours stands in a cell with %s',
    async (formula) => {
      cells.put('SOF!C1', 1, formula);
      await open();
      await select('SOF!C1');
      expect(pane.all('.why-steps')).toEqual([]);
      expect(pane.find('main').textContent).toContain(
        text('en', 'whyNothing', { address: 'SOF!C1' }),
      );
    },
  );

  test('says nothing of a cell before Excel has told which', async () => {
    await open();
    expect(pane.find('main').textContent).toBe(text('en', 'viewWhy') + text('en', 'whyReading'));
  });

  test('asks once for a cell, and once more for the cells of a formula of ours', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!A1');
    expect(cells.requests).toEqual(['cell']);
    await select('SOF!C1');
    expect(cells.requests).toEqual(['cell', 'cell', 'references']);
  });

  test('stops following when it is left', async () => {
    await open();
    await pane.go('run');
    expect(cells.stopped).toBe(true);
  });
});
