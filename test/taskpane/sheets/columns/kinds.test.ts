/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import type { Kind } from '../../../../taskpane/sheets/columns/fields';
import {
  choiceKind,
  dayNamed,
  dayOf,
  inThousands,
  markKind,
  numberKind,
  placeKind,
  shownCell,
  shownDay,
  textKind,
} from '../../../../taskpane/sheets/columns/kinds';
import type { DecimalMark } from '../../../../taskpane/sheets/notation';
import { plainText, type SourceCell } from '../../../../taskpane/sheets/source';
import { wording } from '../../../../taskpane/controls/wording';
import { languages, say, sentence } from '../../../../src/language';
import { text as paneText, textLike, wayOut } from '../../../support/text';

const text = (value: string): SourceCell => ({ kind: 'text', text: value });
const number = (value: number, isDate = false): SourceCell => ({ kind: 'number', value, isDate });
const truth = (value: boolean): SourceCell => ({ kind: 'truth', value });

/** The value read, or the English sentence of the refusal. */
function read<T>(kind: Kind<T>, cell: SourceCell, mark: DecimalMark = '.'): T | string {
  const reading = kind.read(cell, { address: 'B7', mark });
  return reading.ok ? reading.value : wording('en', '.').say(reading.sentence);
}

const madeDate =
  'Row 7 holds a date; Excel made it from what was typed. Format the column as Text and type it again (B7).';

describe('A text', () => {
  test('It is read as it would be typed anew', () => {
    expect(read(textKind, text('  Ann\u00a0Lee '))).toBe('Ann Lee');
    expect(read(textKind, text('=1+1'))).toBe('=1+1');
  });

  test('A number is taken as it reads, in the notation of the workbook', () => {
    expect(read(textKind, number(1973))).toBe('1973');
    expect(read(textKind, number(0.5), ',')).toBe('0,5');
  });

  test('A date and a truth value are none', () => {
    expect(read(textKind, number(45000, true))).toBe(madeDate);
    expect(read(textKind, truth(true))).toBe(
      paneText('en', 'cellNeedsText', { address: 'B7', content: 'TRUE' }),
    );
  });

  test('A text that cannot be seen is refused as such', () => {
    expect(read(textKind, text('\u2060\u00ad'))).toMatch(
      textLike('en', 'cellLooksBlank', { address: 'B7' }),
    );
  });
});

describe('A number', () => {
  const kind = numberKind({ least: 0, most: 3000 });

  test('It is read within its limits', () => {
    expect(read(kind, number(0))).toBe(0);
    expect(read(kind, number(3000))).toBe(3000);
    expect(read(kind, number(-1))).toBe(
      paneText('en', 'cellAtLeast', { address: 'B7', content: '-1', limit: 0 }),
    );
    expect(read(kind, number(3000.5), ',')).toBe(
      paneText('en', 'cellAtMost', { address: 'B7', content: '3000,5', limit: 3000 }),
    );
    expect(read(numberKind(), number(-1e9))).toBe(-1e9);
  });

  test('Where it has to be whole, a fraction is refused', () => {
    const whole = numberKind({ whole: true });
    expect(read(whole, number(7))).toBe(7);
    expect(read(whole, number(7.5))).toBe(
      paneText('en', 'cellNeedsWhole', { address: 'B7', content: '7.5' }),
    );
  });

  test.each([
    ['2100', '.', 2100],
    [' 2100\u00a0', '.', 2100],
    ['-3.5', '.', -3.5],
    ['−3,5', ',', -3.5],
    ['+7', ',', 7],
  ] as const)(
    'The text %j counts where the decimal mark is %s, and is told',
    (typed, mark, value) => {
      const reading = numberKind().read(text(typed), { address: 'B7', mark });
      expect(reading).toEqual({ ok: true, value, textNumber: true });
    },
  );

  test.each([
    ['3,5', '.'],
    ['3.5', ','],
    ['1,250.5', '.'],
    ['1e3', '.'],
    ['5%', '.'],
    ['', '.'],
    ['five', '.'],
    ['0x10', '.'],
    ['.5', '.'],
  ] as const)('The text %j does not where it is %s', (typed, mark) => {
    expect(read(numberKind(), text(typed), mark)).toBe(
      paneText('en', 'cellNeedsNumber', { address: 'B7', content: typed }),
    );
  });

  test('Dates and truth values are no numbers', () => {
    const day = { address: 'B7', content: '15 Mar 2023' };
    expect(read(kind, number(45000, true))).toBe(paneText('en', 'cellDateForNumber', day));
    expect(read(kind, truth(true))).toBe(
      paneText('en', 'cellNeedsNumber', { address: 'B7', content: 'TRUE' }),
    );
  });
});

describe('A mark', () => {
  test.each([truth(true), number(1), ...['x', 'X', 'yes', 'Ja', 'y', '✓', 'WAAR'].map(text)])(
    '%j means yes',
    (cell) => {
      expect(read(markKind, cell)).toBe(true);
    },
  );

  test.each([truth(false), number(0), ...['no', 'NEE', 'n', 'false'].map(text)])(
    '%j means no',
    (cell) => {
      expect(read(markKind, cell)).toBe(false);
    },
  );

  test.each([number(2), text('perhaps'), text('-')])('%j is refused', (cell) => {
    expect(read(markKind, cell)).toMatch(textLike('en', 'cellNeedsMark', { address: 'B7' }));
  });
});

describe('One of several words', () => {
  const kind = choiceKind({ top: ['Topgroep', 'Top group'], draw: ['½', '0.5', '='] });

  test('Case, accents and outer blanks do not matter', () => {
    expect(read(kind, text(' topgroep '))).toBe('top');
    expect(read(kind, text('TOP GROUP'))).toBe('top');
    expect(read(kind, text('½'))).toBe('draw');
    expect(read(kind, number(0.5))).toBe('draw');
    expect(read(kind, text('='))).toBe('draw');
  });

  test('Anything else is refused with what is allowed', () => {
    expect(read(kind, text('12'))).toBe(
      paneText('en', 'cellNeedsOneOf', { address: 'B7', content: 12, allowed: 'Topgroep, ½' }),
    );
    expect(read(kind, truth(true))).toMatch(
      textLike('en', 'cellNeedsOneOf', { address: 'B7', content: 'TRUE' }),
    );
  });
});

describe('Cells nothing can be read from', () => {
  const kinds: Kind<unknown>[] = [textKind, numberKind(), markKind];

  test('An error is named, with the cell to be mended', () => {
    for (const kind of kinds) {
      expect(read(kind, { kind: 'error', error: '#N/A' })).toBe(
        paneText('en', 'cellError', { address: 'B7', error: '#N/A' }),
      );
    }
  });

  test('Merged cells are named', () => {
    for (const kind of kinds) {
      const merged = { kind: 'merged', merged: 'B7:B8', text: 'Ann' } as const;
      expect(read(kind, merged)).toBe(
        paneText('en', 'cellMerged', { address: 'B7', merged: 'B7:B8' }),
      );
    }
  });
});

test('A cell that still waits for its function is refused by address, with what to do', () => {
  for (const error of ['#BUSY!', '#GETTING_DATA']) {
    expect(read(numberKind(), { kind: 'error', error })).toBe(
      `B7 shows ${error}: Excel is still calculating it. Wait, then read again.`,
    );
  }
});

describe('A cell in a sentence', () => {
  test('It is cut at 40 characters, never inside one', () => {
    expect(shownCell(text('𝄞'.repeat(41)), '.')).toBe(`${'𝄞'.repeat(39)}…`);
    expect(shownCell(text('𝄞'.repeat(40)), '.')).toBe('𝄞'.repeat(40));
  });

  test('A blank one is nothing', () => {
    expect(plainText({ kind: 'blank' }, '.')).toBe('');
    expect(plainText(truth(false), '.')).toBe('FALSE');
  });
});

describe('What a cell shows, in a sentence', () => {
  test.each([
    ['d-mmm', '3-May', '3-mei'],
    ['mmm-yy', 'May-26', 'mei-26'],
    ['m/d/yyyy', '3 May 2026', '3 mei 2026'],
    [undefined, '3 May 2026', '3 mei 2026'],
  ])('a day that Excel made is quoted as it shows: %s', (format, en, nl) => {
    const cell: SourceCell = {
      ...{ kind: 'number', value: 46145, isDate: true },
      ...(format !== undefined && { format }),
    };
    expect(
      wording('en', '.').say(
        sentence('cellNeedsText', { address: 'B7', content: shownCell(cell, '.') }),
      ),
    ).toContain(`“${en}”`);
    expect(
      wording('nl', ',').say(
        sentence('cellNeedsText', { address: 'B7', content: shownCell(cell, ',') }),
      ),
    ).toContain(`‘${nl}’`);
  });
});

describe('A place', () => {
  // Where days stand before months 2/3 becomes 2 March, elsewhere 3 February.
  test.each([
    [46_083, 2, 3],
    [46_056, 2, 3],
    [46_146, 4, 5],
    [46_117, 4, 5],
  ])('The day %p is said to be a tie that was typed', (serial, first, last) => {
    expect(read(placeKind, number(serial, true))).toBe(
      paneText('en', 'placeIsDate', { address: 'B7', first, last }),
    );
  });

  test('A day that no tie becomes is said to be one', () => {
    expect(read(placeKind, number(46_055, true))).toBe(madeDate);
  });

  test('A tie is its first place', () => {
    wayOut('placeIsDate', read(placeKind, text('2/3'))).toBe(2);
    wayOut('placeIsDate', read(placeKind, number(3))).toBe(3);
  });
});

test('A text that may hold a thousand or a decimal is refused where numbers are in the thousands', () => {
  const kind = inThousands(numberKind());
  const read = (content: string, mark: '.' | ','): unknown =>
    kind.read({ kind: 'text', text: content }, { address: 'B2', mark });
  for (const mark of ['.', ','] as const) {
    for (const content of ['2.050', '2,050', ' 1.950 ', '1,002,050']) {
      const values = {
        ...{ address: 'B2', content: content.trim() },
        whole: content.replace(/\D/g, ''),
      };
      expect(read(content, mark)).toEqual({
        ok: false,
        sentence: { code: 'cellThousands', ...values },
      });
    }
    for (const content of ['2050', '2050.5', '2050,5', '0.125', '0,125', '2.05', '2,05']) {
      wayOut('cellThousands', read(content, mark)).toEqual(
        numberKind().read({ kind: 'text', text: content }, { address: 'B2', mark }),
      );
    }
  }
});

test.each([
  ['5 juni 2026', '2026-06-05'],
  ['5 June 2026', '2026-06-05'],
  ['June 5, 2026', '2026-06-05'],
  ['June 5th 2026', '2026-06-05'],
  ['zaterdag 7 maart 2026', '2026-03-07'],
  ['Saturday, 7 March 2026', '2026-03-07'],
  ['1 mei 2026', '2026-05-01'],
  ['31-dec-2026', '2026-12-31'],
  ['7mrt2026', '2026-03-07'],
  ['3 okt. 2026', '2026-10-03'],
  ['3 Sept 2026', '2026-09-03'],
  ['29 februari 2028', '2028-02-29'],
  [' 5  JUNI  2026 ', '2026-06-05'],
])('%s is a day', (typed, day) => {
  expect(dayNamed(typed)).toBe(day);
});

test.each([
  ...['29 februari 2026', '31 juni 2026', '0 juni 2026', '5 juni', 'juni 2026', '5 jumi 2026'],
  ...['2026-06-05', '5-6-2026', 'ju 5, 2026', '', 'begin juni 2026', '5 juni 26', '5 de 2026'],
])('%s is none, or none with a name of a month', (typed) => {
  expect(dayNamed(typed)).toBeUndefined();
});

test('every day is read as it is shown, in every language', () => {
  for (let serial = 46_000; serial < 46_400; serial += 13) {
    for (const tongue of [languages.en, languages.nl]) {
      expect(dayNamed(say(tongue, shownDay(serial)))).toBe(dayOf(serial));
    }
  }
});
