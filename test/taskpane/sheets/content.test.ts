/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { asText, contentOf, sameContent, writable } from '../../../taskpane/sheets/content';
import { shownContent } from '../../../taskpane/controls/shown-content';

const cell = (formula: unknown, value: unknown, valueType: string, shown = String(value)) =>
  contentOf({ formula, value, valueType, shown });

describe('What a cell holds is told apart exactly enough to put it back', () => {
  test('An empty cell is empty; a formula that gives an empty text is not', () => {
    expect(cell('', '', 'Empty')).toEqual({ kind: 'empty' });
    expect(cell('=""', '', 'String')).toEqual({ kind: 'formula', formula: '=""', shown: '' });
  });

  test('A formula is put back as a formula, a text that begins with = as a text', () => {
    const formula = cell('=A1+1', 3, 'Double');
    const text = cell('=A1+1', '=A1+1', 'String');
    expect(formula && writable(formula)).toBe('=A1+1');
    expect(text && writable(text)).toBe("'=A1+1");
    expect(formula && text && sameContent(formula, text)).toBe(false);
  });

  test('Numbers, truth values and errors typed as constants are put back as they are', () => {
    for (const [constant, type] of [
      [0, 'Double'],
      [45292.5, 'Double'],
      [false, 'Boolean'],
      ['#N/A', 'Error'],
    ] as const) {
      const content = cell(constant, constant, type);
      expect(content && writable(content)).toBe(constant);
    }
  });

  test('A text that looks like an error is put back as a text', () => {
    const text = cell('#N/A', '#N/A', 'String');
    expect(text && writable(text)).toBe("'#N/A");
  });

  test('Content that cannot be put back is not accepted', () => {
    expect(cell('Amsterdam', '#VALUE!', 'RichValue')).toBeUndefined();
    expect(cell(undefined, undefined, 'Unknown')).toBeUndefined();
  });

  test('Two readings are the same when formula or constant is, whatever a formula shows', () => {
    const a = cell('=NOW()', 1, 'Double');
    const b = cell('=NOW()', 2, 'Double');
    const other = cell(1, 1, 'Double');
    expect(a && b && sameContent(a, b)).toBe(true);
    expect(a && other && sameContent(a, other)).toBe(false);
  });
});

describe('A text is written so that it stays text', () => {
  test.each(['Smith, John', 'élan', 'van der Berg', 'Ærø', '王'])('%s needs nothing', (text) => {
    expect(asText(text)).toBe(text);
  });

  test.each([
    '=1+1',
    '+31 20 555',
    '-',
    '@name',
    "'t Hof",
    '\tindented',
    ' blank first',
    '007',
    '1/2',
    '3 maart',
    'maart 3',
    '１２',
    'TRUE',
    'false',
    '#N/A',
    '€ five',
    '',
  ])('%j gets an apostrophe in front', (text) => {
    expect(asText(text)).toBe(`'${text}`);
  });
});

describe('The content of a filled cell in a question', () => {
  test('It is what the sheet shows', () => {
    expect(shownContent({ kind: 'value', value: 45292, shown: '1-1-2024' })).toBe('1-1-2024');
  });

  test('A formula that shows nothing is named itself', () => {
    expect(shownContent({ kind: 'formula', formula: '=""', shown: '' })).toBe('=""');
  });

  test('Long content is cut at 40 characters, never inside one', () => {
    const shown = shownContent({ kind: 'text', text: '', shown: '🏆'.repeat(41) });
    expect(shown).toBe(`${'🏆'.repeat(39)}…`);
    expect(shownContent({ kind: 'text', text: '', shown: 'x'.repeat(40) })).toBe('x'.repeat(40));
  });
});
