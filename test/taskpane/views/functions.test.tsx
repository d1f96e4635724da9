import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Language } from '../../../language';
import { FakeSheet } from '../support/fake-sheet';
import { show, type Shown } from '../support/show';
import { text } from '../../support/text';

let sheet: FakeSheet;
beforeEach(() => {
  sheet = new FakeSheet();
});

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

async function showFunctions(language: Language = 'en'): Promise<Shown> {
  const pane = await show(sheet, language);
  await pane.go('functions');
  return pane;
}

describe('The selected address', () => {
  test('It is shown and announced politely, as it changes', async () => {
    const { find } = await showFunctions();
    expect(find('.selection').textContent).toBe(text('en', 'selectedNothing'));
    expect(find('.selection').getAttribute('aria-live')).toBe('polite');
    await act(() => {
      sheet.see({ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } });
    });
    expect(find('.selection').textContent).toBe('Selected: SOF!B4');
    await act(() => {
      sheet.see({ kind: 'other' });
    });
    expect(find('.selection').textContent).toBe(text('en', 'selectedOther'));
    await act(() => {
      sheet.see({ kind: 'problem', problem: { code: 'sessionLost' } });
    });
    expect(find('.selection').textContent).toBe(text('en', 'sessionLost'));
  });

  test('Entering the pane looks again; closing it ends the following', async () => {
    const { close } = await show(sheet);
    window.dispatchEvent(new Event('focus'));
    expect(sheet.refreshes).toBe(1);
    await act(close);
    expect(sheet.stopped).toBe(true);
    window.dispatchEvent(new Event('focus'));
    expect(sheet.refreshes).toBe(1);
  });

  test('Selecting asks nothing of the sheet', async () => {
    await showFunctions();
    await act(() => {
      sheet.see({ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } });
    });
    expect(sheet.asked).toEqual([]);
  });
});

describe('The reference', () => {
  test('Functions stand under their system, each system with its line', async () => {
    const { all } = await showFunctions();
    expect(texts(all('h2'))).toEqual([text('en', 'headingSOF'), text('en', 'headingAGA')]);
    expect(texts(all('.about'))[0]).toBe(text('en', 'systemSOF'));
    expect(texts(all('section:first-of-type .name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
  });

  test('A function shows how it is written, its arguments, an example, its rules and its help', async () => {
    const { find } = await showFunctions();
    const card = find('details');
    expect(card.textContent).toContain('=SOF.AWARD(avgMP, tables, [rating])');
    expect(card.textContent).toContain(`=SOF.AWARD(1250.5,60) ${text('en', 'gives')} 25.16`);
    expect(card.textContent).toContain(`${text('en', 'clauses')}: S1, S2`);
    expect(texts([...card.querySelectorAll<HTMLElement>('dl > div')])).toEqual([
      'avgMPAverage masterpoints per player.',
      'tablesTables in the event.',
      'rating (optional)Regional or Sectional.',
    ]);
    const link = card.querySelector('a');
    expect(link?.getAttribute('href')).toBe('help/sof.award.html');
    expect(link?.rel).toBe('noopener');
    expect(link?.textContent).toBe(text('en', 'help', { name: 'SOF.AWARD' }));
  });

  test('Formulas are shown as this Excel writes them', async () => {
    sheet.mark = ',';
    const { find } = await showFunctions();
    expect(find('details').textContent).toContain('=SOF.AWARD(avgMP; tables; [rating])');
    expect(find('details').textContent).toContain(
      `=SOF.AWARD(1250,5;60) ${text('en', 'gives')} 25,16`,
    );
  });

  test('Searching leaves what matches, counts it and says when there is nothing', async () => {
    const { all, find, type } = await showFunctions();
    expect(find('.count').textContent).toBe('3 functions');
    await type('award');
    expect(texts(all('.name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
    expect(texts(all('h2'))).toEqual([text('en', 'headingSOF')]);
    expect(find('.count').textContent).toBe('2 functions');
    await type(' xyz ');
    expect(all('details')).toEqual([]);
    expect(find('.count').textContent).toBe(text('en', 'foundNone', { query: 'xyz' }));
    expect(find('.count').getAttribute('role')).toBe('status');
  });

  test('The only match is opened', async () => {
    const { all, type } = await showFunctions();
    expect(all('details[open]')).toEqual([]);
    await type('slope');
    expect(all('details[open]')).toHaveLength(1);
  });
});

describe('Languages', () => {
  test('In Dutch the pane speaks Dutch', async () => {
    const { find } = await showFunctions('nl');
    expect(find('h1').textContent).toBe(text('nl', 'title'));
    expect(find('.count').textContent).toBe('3 functies');
  });

  test('In English nothing is marked', async () => {
    const { all } = await showFunctions();
    expect(all('[lang]')).toEqual([]);
  });
});

describe('Outside Excel', () => {
  test.each([
    ['outside', []],
    ['noOffice', ['Copy details']],
    ['noAnswer', ['Copy details']],
  ] as const)('%s: a sentence says so, and the reference can be read', async (kind, buttons) => {
    const { find, all } = await show(kind);
    const said = text('en', kind);
    expect(find('header').textContent).toBe([said, ...buttons].join(''));
    expect(find('header [role="alert"]').textContent).toBe(said);
    expect(all('details')).toHaveLength(3);
    expect(texts(all('button'))).toEqual(buttons);
    expect(all('.first-run')).toEqual([]);
  });
});
