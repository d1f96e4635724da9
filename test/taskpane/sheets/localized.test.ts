import { describe, expect, test } from '@jest/globals';
import {
  englishError,
  hasLostReference,
  plainColumns,
  plainReference,
} from '../../../taskpane/sheets/references';
import { decodeRow, isDateFormat, type Scalar, withMerged } from '../../../taskpane/sheets/receipt';
import { sourceTable } from '../support/fake-workbook';

/**
 * #REF!, #VALUE!, #N/A, #NAME?, #NUM! and #DIV/0! as Excel shows them in a language; by the tables of EPPlus (OfficeOpenXml,
 * InternationalizationUtility) and HyperFormula (src/i18n/languages).
 */
const byLanguage = {
  Dutch: '#VERW! #WAARDE! #N/B #NAAM? #GETAL! #DEEL/0!',
  German: '#BEZUG! #WERT! #NV #NAME? #ZAHL! #DIV/0!',
  French: '#REF! #VALEUR! #N/A #NOM? #NOMBRE! #DIV/0!',
  Spanish: '#¡REF! #¡VALOR! #N/A #¿NOMBRE? #¡NUM! #¡DIV/0!',
  Italian: '#RIF! #VALORE! #N/D #NOME? #NUM! #DIV/0!',
  Portuguese: '#REF! #VALOR! #N/D #NOME? #NÚM! #DIV/0!',
  Danish: '#REFERENCE! #VÆRDI! #I/T #NAVN? #NUM! #DIVISION/0!',
  Norwegian: '#REF! #VERDI! #I/T #NAVN? #NUM! #DIV/0!',
  Swedish: '#REFERENS! #VÄRDEFEL! #SAKNAS! #NAMN? #OGILTIGT! #DIVISION/0!',
  Finnish: '#VIITTAUS! #ARVO! #PUUTTUU! #NIMI? #LUKU! #JAKO/0!',
  Polish: '#ADR! #ARG! #N/D! #NAZWA? #LICZBA! #DZIEL/0!',
  Czech: '#ODKAZ! #HODNOTA! #NENÍ_K_DISPOZICI #NÁZEV? #ČÍSLO! #DĚLENÍ_NULOU!',
  Slovak: '#ODKAZ! #HODNOTA! #NEDOSTUPNÝ #NÁZOV? #ČÍSLO! #DELENIENULOU!',
  Slovenian: '#SKLIC! #VREDN! #N/V #IME? #ŠTEV! #DEL/0!',
  Croatian: '#REF! #VRIJEDNOST! #N/D #NAZIV? #BROJ! #DIJ/0!',
  Hungarian: '#HIV! #ÉRTÉK! #HIÁNYZIK #NÉV? #SZÁM! #ZÉRÓOSZTÓ!',
  Romanian: '#REF! #VALOARE! #N/A #NUME? #NUM! #DIV/0!',
  Turkish: '#BAŞV! #DEĞER! #YOK #AD? #SAYI! #SAYI/0!',
  Russian: '#ССЫЛКА! #ЗНАЧ! #Н/Д #ИМЯ? #ЧИСЛО! #ДЕЛ/0!',
  Greek: '#ΑΝΑΦ! #ΤΙΜΗ! #Δ/Υ #ΟΝΟΜΑ? #ΑΡΙΘ! #ΔΙΑΙΡ./0!',
} as const;

const english = ['#REF!', '#VALUE!', '#N/A', '#NAME?', '#NUM!', '#DIV/0!'];

describe.each(Object.entries(byLanguage))('In %s', (_, texts) => {
  test('errors of cells are known', () => {
    expect(texts.split(' ').map(englishError)).toEqual(english);
  });

  test('a name whose cells were deleted is known as such', () => {
    const [lost = '', ...others] = texts.split(' ');
    for (const formula of [
      `=${lost}`,
      `=${lost}$A$1:$B$2`,
      `='Ronde 1'!${lost}`,
      `=Year!${lost}`,
    ]) {
      expect([formula, hasLostReference(formula)]).toEqual([formula, true]);
    }
    for (const other of others) {
      expect([other, hasLostReference(`=${other}`)]).toEqual([other, false]);
    }
  });
});

test('what looks like an error and is none stays', () => {
  for (const text of ['#', '#12', 'A #REF', '#Who is next?', '3?']) {
    expect(englishError(text)).toBe(text);
  }
  for (const formula of [
    "='Board #REF!'!$A$1",
    '="#REF!"',
    '=Entries[#Headers]',
    '=Entries[[#All],[Name]]',
    '=Year!$A$1#',
    '=#N/A',
  ]) {
    expect([plainReference(formula), hasLostReference(formula)]).toEqual([formula, false]);
  }
});

test('in a language that nobody has told of, a name’s lost cells are known by where they stood', () => {
  expect(plainReference('=Sheet1!#ПОСИЛАННЯ!')).toBe('=Sheet1!#REF!');
  expect(plainReference('=#ПОСИЛАННЯ!$A$1')).toBe('=#REF!$A$1');
});

test.each([
  ['=Stand!R5C1:R20C8', '=Stand!$A$5:$H$20'],
  ["='Round 1'!R1C28", "='Round 1'!$AB$1"],
  ['=Stand!R5K1:R20K8', '=Stand!$A$5:$H$20'],
  ['=Stand!Z5S1:Z20S8', '=Stand!$A$5:$H$20'],
  ["='R1C1'!R2C2", "='R1C1'!$B$2"],
  ['=Stand!$A$5:$H$20', '=Stand!$A$5:$H$20'],
  ['=SUM(Stand!R5C1,Stand!R6C1)', '=SUM(Stand!$A$5,Stand!$A$6)'],
])('%s reads as %s', (told, plain) => {
  expect(plainReference(told)).toBe(plain);
});

test('whole columns that are numbered', () => {
  expect(['C1:C9', 'K1:K28', '$A:$I', 'A1:B2'].map(plainColumns)).toEqual([
    '$A:$I',
    '$A:$AB',
    '$A:$I',
    'A1:B2',
  ]);
});

const cells = (...given: readonly (readonly [Scalar, string, string?])[]) =>
  decodeRow(
    {
      values: given.map(([value]) => value),
      valueTypes: given.map(([, type]) => type),
      numberFormats: given.map(([, , format]) => format ?? 'General'),
    },
    { row: 6, hidden: true },
  );

describe('Cells are told apart by what Excel says they hold', () => {
  test.each([
    ['a number', [7, 'Double'], { kind: 'number', value: 7, isDate: false }],
    [
      'a date, with the format it is shown by',
      [45000, 'Double', 'd-m-yyyy'],
      { kind: 'number', value: 45000, isDate: true, format: 'd-m-yyyy' },
    ],
    [
      'a day before the first',
      [-1, 'Double', 'd-m-yyyy'],
      { kind: 'number', value: -1, isDate: false },
    ],
    [
      'a day after the last, which Excel shows as #####',
      [31_612_345_678, 'Double', 'd-m-yyyy'],
      { kind: 'number', value: 31_612_345_678, isDate: false },
    ],
    ['a truth value', [true, 'Boolean'], { kind: 'truth', value: true }],
    ['a text', ['Ann', 'String'], { kind: 'text', text: 'Ann' }],
    ['a text like an error', ['#N/A', 'String'], { kind: 'text', text: '#N/A' }],
    ['an error', ['#N/A', 'Error'], { kind: 'error', error: '#N/A' }],
    ['a linked data type', ['Amsterdam', 'RichValue'], { kind: 'error', error: 'Amsterdam' }],
    ['an empty cell', ['', 'Empty'], { kind: 'blank' }],
    ['a formula that gives an empty text', ['', 'String'], { kind: 'blank' }],
  ] as const)('%s', (_, given, cell) => {
    expect(cells(given).cells).toEqual([cell]);
  });

  test('The row has the sheet’s own number, and knows that it is hidden', () => {
    expect(cells([1, 'Double'])).toMatchObject({ row: 7, hidden: true });
  });

  test('Every cell of merged cells says so, by their address', () => {
    const source = sourceTable(
      [
        ['Ann', 'Lee', null],
        ['Bob', null, 7],
      ],
      { at: 'B7' },
    );
    const merged = withMerged(source, [
      { row: 6, column: 2, rows: 2, columns: 1 },
      { row: 9, column: 1, rows: 2, columns: 1 },
    ]);
    expect(merged.rows.map((row) => row.cells)).toEqual([
      [
        { kind: 'text', text: 'Ann' },
        { kind: 'merged', merged: 'C7:C8', text: 'Lee' },
        { kind: 'blank' },
      ],
      [
        { kind: 'text', text: 'Bob' },
        { kind: 'merged', merged: 'C7:C8', text: '' },
        { kind: 'number', value: 7, isDate: false },
      ],
    ]);
    expect(withMerged(source, [])).toBe(source);
  });

  test('Merged cells show numbers and truth values as others do, with the workbook’s decimal mark', () => {
    const source = {
      ...sourceTable([[0.5], [null], [true], [null]], { at: 'B7' }),
      mark: ',',
    } as const;
    const merged = withMerged(source, [
      { row: 6, column: 1, rows: 2, columns: 1 },
      { row: 8, column: 1, rows: 2, columns: 1 },
    ]);
    const texts = merged.rows.map(({ cells: [cell] }) => cell?.kind === 'merged' && cell.text);
    expect(texts).toEqual(['0,5', '', 'TRUE', '']);
  });
});

describe('Number formats that show dates or times', () => {
  test.each(['d-m-yyyy', 'dd/mm/yy;@', '[$-413]d mmmm yyyy', 'h:mm', '[h]:mm:ss', 'mmm', '[ss]'])(
    '%s does',
    (format) => {
      expect(isDateFormat(format)).toBe(true);
    },
  );

  test.each([
    'General',
    '0.00',
    '#,##0',
    '0 "days"',
    '[Red]0',
    '[$€-413] 0.00',
    '0.00E+00',
    '@',
    '0\\d',
    '_d0',
    'General" h"',
  ])('%s does not', (format) => {
    expect(isDateFormat(format)).toBe(false);
  });

  test('A cell without a format does not', () => {
    expect(isDateFormat(undefined)).toBe(false);
  });
});
