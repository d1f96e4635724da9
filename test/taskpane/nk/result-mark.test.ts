/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { newEvent } from '../../../taskpane/nk/new-event';
import { openMark, unreadMark } from '../../../taskpane/nk/round-sheet';
import { isGameResult, resultKind, resultsAlone } from '../../../taskpane/nk/book/results';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { applyHighlight } from '../../../taskpane/sheets/looks';
import type { SourceCell } from '../../../taskpane/sheets/source';
import { oneOf, runs, sampled } from '../../support/sampled';
import { Book } from '../../fixtures/book';
import { openExcel, type ExcelPage } from '../../tools/workbench/host/excel';
import { sheetCells } from '../excel/operations';
import { entries } from './support/sample-event';

jest.setTimeout(120_000);

const close: (() => void)[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const each of close.splice(0)) each();
});

const texts = (...rows: readonly string[]): string[] => rows.flatMap((row) => row.split(';'));

/** All texts that the guide names, in both languages, and how a hurried director types them. */
const good = texts(
  '1;0;½;1-0;0-1;½-½;0.5;0,5;1/2;=;b;w;z;B;Z;W;black;zwart;white;wit;jigo;draw;remise;gelijk;Tie;ZWART;Wit wint',
  '1!;0!;1-0!;0-1!;1-0 r;+/-;-/+;+-;-+;0-0;0–0;1–0;1:0;0:1;zwart reglementair;Wit (reglementair);white by forfeit',
  'both lost;Beide verloren;b+;Z+;B+R;w+t;B+F;Wit+F;black+r;Zwart + T;white+f;w + 3.5;Z+12,5;B+0.5;zwart+361;WHITE+3',
  'W+007; 1-0 ;1 - 0;½ - ½;wit\u00a0;\u200bb;z\n;\tw;\ufeff1;1\u2007-\u202f0;a\u00adbsent;bye;Vrij;vrij geloot;absent',
  'Afwezig;absent 0;afwezig ½;absent  ½;absent 1/2;not paired yet;nog niet ingedeeld;free;AFWEZIG 0,5',
);

/** Texts that no job understands: signs of formulas, wildcards, numbers of other forms, the lists' own separators. */
const bad = [
  ...texts(
    '?;*;~;~~;b*;b?;?-?;*-*;bl*;1?;|;||;b|z;|b|;black|zwart;b|;perhaps;gewonnen;no;x;2;-1;10;00;1-1;2-0;1-0-1;0-1-0;1+0',
    '½-0;¼;B+3.7;B+Q;R+B;B+1000;b+5.;b+.5;b+,5;b++5;+5;+;b+-5;b+1e2;b+1/2;b+12.5.5;b+12,5.5;b+12.5,5;b+5r;b+rt;b+r5',
    'b5;b+ff;1b+5;b1+5;wb+5;w+5%;w+$5;w+0x1;z+1:2;bz;b z;black white;1-0 0-1;1 0;==;½½;1!!;!;0-0!;TRUE;true;WAAR',
    `";"";"b";';&;<b>;=1+1;-;--;–;—;1—0;1\u22120;\uff42;١;б;黑;zwárt;één;😀;b\u0301;absent1;absent ¼;bye 1;bye?;afwezig nul`,
  ),
  ...['b'.repeat(300), 'b+5'.repeat(60), `z${' '.repeat(40)}x`, ';', '1;0'],
];

/** Characters that texts are spoilt with: those of results, and those that formulas, searches and keyboards know. */
const characters = [...'01½2579bzwrtfBW+-–:=!.,/|?*~ "\'()&<>%éx\n\t\u00a0\u200b\ufeff'];

/** A good text with one character more, less or another. */
const spoilt = fc
  .tuple(fc.constantFrom(...good), fc.nat(30), fc.constantFrom('', ...characters), fc.nat(1))
  .map(([text, at, character, taken]) => {
    const cut = at % (text.length + 1);
    return `${text.slice(0, cut)}${character}${text.slice(cut + taken)}`;
  });
const anything = fc
  .array(fc.constantFrom(...characters), { maxLength: 8 })
  .map((all) => all.join(''));

interface Line {
  readonly held: string | number | boolean;
  readonly cell: SourceCell;
  /** Whether the line has an opponent. */
  readonly isGame: boolean;
}

function lineOf(held: string | number | boolean, isGame: boolean): Line {
  if (typeof held === 'number')
    return { held, isGame, cell: { kind: 'number', value: held, isDate: false } };
  if (typeof held === 'boolean') return { held, isGame, cell: { kind: 'truth', value: held } };
  return { held, isGame, cell: { kind: 'text', text: held } };
}

/** What the jobs make of it; a blank cell is no mistake of the text's, but a missing result. */
function isUnderstood({ cell, isGame }: Line): boolean {
  if (cell.kind === 'text' && /^\s*$/.test(cell.text)) return true;
  const read = resultKind.read(cell, { address: 'F5', mark: '.' });
  return read.ok && (isGame ? isGameResult(read.value) : resultsAlone.includes(read.value));
}

/** The first row of the lines, and their cells. */
const first = 4;
const firstLine = { number: '$B5', opponent: '$D5', result: '$F5' };

/** Which of the lines stand out in a sheet of their own, as written by the jobs, calculated by the grid. */
async function marked(lines: readonly Line[]): Promise<boolean[]> {
  const excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: {} }] });
  close.push(() => {
    excel.close();
  });
  const { grid } = excel;
  const at = (column: number, row: number) => ({ sheetId: 'sheet1', row: first + row, column });
  grid.batch(() => {
    for (const [row, { held, isGame }] of lines.entries()) {
      if (typeof held === 'string') {
        grid.setNumberFormat({ ...at(5, row), rows: 1, columns: 1 }, '@');
      }
      grid.write(at(1, row), 1);
      if (isGame) grid.write(at(3, row), 2);
      grid.write(at(5, row), typeof held === 'string' ? `'${held}` : held);
    }
  });
  await excel.run((context) => {
    const range = context.workbook.worksheets
      .getActiveWorksheet()
      .getRange(`F5:F${4 + lines.length}`);
    applyHighlight(range, { at: 'F5', formula: unreadMark(firstLine), look: 'wrong' });
  });
  return lines.map((_, row) => isBold(excel, at(5, row)));
}

function isBold(
  { grid }: ExcelPage,
  { sheetId, row, column }: { sheetId: string; row: number; column: number },
): boolean {
  const style = grid.model.getters.getCellComputedStyle({ sheetId, row, col: column });
  return style.bold === true && style.fillColor === '#FCE4D6' && style.textColor === '#8A3707';
}

const both = (held: string | number | boolean): Line[] => [lineOf(held, true), lineOf(held, false)];

describe('A result that the jobs do not understand stands out', () => {
  test('what is read is never marked, what is refused always is, in games and for players without opponent', async () => {
    const drawn = runs(60, 400);
    const all = [
      ...[...good, ...bad],
      ...[...fc.sample(spoilt, drawn), ...fc.sample(anything, drawn / 2)],
      ...[0, 1, 0.5, 2, -1, 36526, 0.25, true, false],
    ];
    const lines = sampled(all.flatMap(both), 250);
    const found = await marked(lines);
    const wrong = lines.filter((line, i) => found[i] === isUnderstood(line));
    expect(wrong.map(({ held, isGame }) => [held, isGame])).toEqual([]);
    expect(found).toContain(true);
    expect(found).toContain(false);
  });

  test('the texts above are what they are said to be', () => {
    const readAnyhow = (held: string): boolean => both(held).some(isUnderstood);
    expect(good.filter((held) => !readAnyhow(held))).toEqual([]);
    expect(bad.filter(readAnyhow)).toEqual([]);
  });

  test('every character that is dropped in reading leaves a good text unmarked and a bad one marked', async () => {
    const dropped = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (each) => isUnderstood(lineOf(`1-${each}0`, true)),
    );
    expect(dropped.length).toBeGreaterThan(20);
    const lines = (...parts: readonly [string, string]): Line[] =>
      dropped.map((each) => lineOf(parts.join(each), true));
    const codes = (which: (is: boolean) => boolean, is: readonly boolean[]): unknown =>
      dropped.flatMap((each, i) => (which(is[i] === true) ? [each.codePointAt(0)] : []));
    expect(codes((is) => is, await marked(lines('1-', '0')))).toEqual([]);
    expect(codes((is) => !is, await marked(lines('per', 'haps')))).toEqual([]);
  });

  test('an error is marked as well, and so is a truth value (the grid colours no errors by rule)', async () => {
    const excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: {} }] });
    close.push(() => {
      excel.close();
    });
    const { grid } = excel;
    const at = (column: number) => ({ sheetId: 'sheet1', row: first, column });
    grid.write(at(1), 1);
    grid.write(at(3), 2);
    grid.write(at(7), unreadMark(firstLine));
    const shown = (['=1/0', '=NA()', '=TRUE', '="wit"', ''] as const).map((held) => {
      grid.write(at(5), held);
      return grid.read({ ...at(7), rows: 1, columns: 1 })[0]?.[0]?.value;
    });
    expect(shown).toEqual([true, true, true, false, false]);
  });

  test('its formula is one that Excel takes in a conditional format', () => {
    for (const formula of [unreadMark, openMark].map((make) => make(firstLine))) {
      expect(formula.length).toBeLessThan(8192);
      const texts = [...formula.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text);
      expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(255);
      const plain = formula.replace(/"(?:[^"]|"")*"/g, '');
      expect(plain).not.toMatch(/[{}!]|\$[A-Z]+\$?\d* \$|LET|LAMBDA|INDIRECT|CELL/);
      let depth = 0;
      const depths = [...plain].map((each) =>
        each === '(' ? ++depth : each === ')' ? --depth : depth,
      );
      expect(Math.max(...depths)).toBeLessThanOrEqual(64);
      expect(depth).toBe(0);
    }
  });
});

describe.each(oneOf(['en', 'nl'] as const))('On the sheet of a round (%s)', (language) => {
  test('a text stands out as soon as it is typed, and no longer when it is put right; a blank is missing', async () => {
    const book = await Book.open([{ name: 'Entries', cells: sheetCells(entries(5)) }], language);
    close.push(() => {
      book.close();
    });
    await book.put(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: 'Entries' });
    await book.put(pairRound, nothingSaid);
    const sheet = book.t('nkRound', { round: 1 });
    const { id: sheetId = '' } = book.excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    const look = (row: number): string => {
      const style = book.excel.grid.model.getters.getCellComputedStyle({ sheetId, row, col: 5 });
      if (style.fillColor !== '#FCE4D6') return 'plain';
      return style.bold === true ? 'wrong' : 'missing';
    };
    const looks = (): string[] => [4, 5, 6].map(look);
    expect(looks()).toEqual(['missing', 'missing', 'plain']);
    book.type(sheet, 'F5', 'perhaps');
    book.type(sheet, 'F6', 'vrij');
    book.type(sheet, 'F7', 'W+3,5');
    expect(looks()).toEqual(['wrong', 'wrong', 'wrong']);
    book.type(sheet, 'F5', 'Z+T');
    book.type(sheet, 'F6', ' W+3,5 ');
    book.type(sheet, 'F7', 'afwezig ½');
    expect(looks()).toEqual(['plain', 'plain', 'plain']);
    book.type(sheet, 'F5', '  ');
    expect(looks()).toEqual(['missing', 'plain', 'plain']);
  });
});
