/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import type { ColumnsWanted, Fields } from '../../../taskpane/sheets/columns/fields';
import { readColumns, type ReadList } from '../../../taskpane/sheets/columns/read';
import { recognise, withColumn } from '../../../taskpane/sheets/columns/recognition';
import type { SourceCell } from '../../../taskpane/sheets/source';
import { type ListSample, readSamples } from '../../corpus/lists/read';
import '../../support/all-texts';
import fc from 'fast-check';
import { languages, say } from '../../../src/language';
import { noOptions } from '../../../taskpane/sof/fields';
import { EventWorkbook } from '../nk/support/event-workbook';
import { plannable } from '../support/computed';
import { sourceTable } from '../support/fake-workbook';

/* J18: bridge lists as programs write them are read right, or one question is asked. */

const wanted: ColumnsWanted = awardBridgeEvent.lists.entries;
const samples = readSamples('bridge.txt');

type Typing = (text: string) => SourceCell;

const blank: SourceCell = { kind: 'blank' };

/** Every cell as it stands in the file: a column of Excel that was made text before pasting. */
const asText: Typing = (text) => (text === '' ? blank : { kind: 'text', text });

/** As Excel types what is pasted where the decimal mark is a point, or a comma. */
const asTyped =
  (mark: '.' | ','): Typing =>
  (text) => {
    const other = mark === '.' ? ',' : '.';
    const bare = text.replace(/%$/, '').replaceAll(other, '').replace(mark, '.');
    const grouped = new RegExp(`^-?(\\d+|\\d{1,3}(\\${other}\\d{3})+)(\\${mark}\\d+)?%?$`);
    if (!grouped.test(text)) return asText(text);
    return text.endsWith('%')
      ? { kind: 'number', value: Number(bare) / 100, isDate: false, format: '0.00%' }
      : { kind: 'number', value: Number(bare), isDate: false };
  };

const isDutch = ({ title }: ListSample): boolean => title.startsWith('NBB');

function read(sample: ListSample, typing: Typing): ReadList<Fields> {
  const mark = isDutch(sample) ? ',' : '.';
  const source = sourceTable(
    sample.list.map((row) => row.map(typing)),
    { mark },
  );
  const recognition = recognise(source, wanted);
  const asks = sample.told.find((line) => line.startsWith('asks '));
  const first = readColumns(source, wanted, { recognition, hidden: undefined });
  if (asks === undefined) return first;
  expect(first).toMatchObject({ ok: false, refusals: [{ sentence: { code: asks.slice(5) } }] });
  const [, field = '', column = ''] =
    /^answer (\w+)=(\d+)$/.exec(sample.told.find((line) => line.startsWith('answer')) ?? '') ?? [];
  const chosen = withColumn(recognition, field, Number(column));
  return readColumns(source, wanted, { recognition: chosen, hidden: undefined });
}

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.join('/') : value === undefined ? '' : String(value);

describe.each([
  ['typed as text', () => asText],
  ['typed by Excel', (sample: ListSample) => asTyped(isDutch(sample) ? ',' : '.')],
] as const)('J18: %s', (_, typing) => {
  test.each(samples)('$title', (sample) => {
    const found = read(sample, typing(sample));
    const lines = sample.told.filter((line) => !/^(?:asks|answer|passed) /.test(line));
    const [fields = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
    expect(found).toMatchObject({ ok: true });
    if (!found.ok) return;
    expect(found.rows.map(({ values }) => fields.map((field) => shown(values[field])))).toEqual(
      rows,
    );
    const passed = found.warnings.flatMap(({ sentence: said }) =>
      said.code === 'listPassedOver' ? [Number(said['row'])] : [],
    );
    const told = sample.told.find((line) => line.startsWith('passed '));
    expect(passed).toEqual(told === undefined ? [] : told.slice(7).split(', ').map(Number));
  });
});

describe('J18: the whole job takes such a list', () => {
  const book = new EventWorkbook('en');
  const options = { ...noOptions, name: 'Club', rating: 'Regional' } as const;
  const award = (list: readonly (readonly (string | number | null)[])[]) =>
    book.compute(awardBridgeEvent, options, { entries: list });
  const found = (made: ReturnType<typeof award>): readonly unknown[] =>
    (made.ok ? made.plan.warnings : made.refusals).map(({ sentence: said }) => said.code);

  const heads = ['Pair', 'Names', '%', 'MPs'];
  const pairs = ['Ann & Bob', 'Cy & Di', 'Ed & Flo'];
  const list = (...held: (string | number)[]) => [
    heads,
    ...held.map((each, i) => [i + 1, pairs[i] ?? '', 60 - i, each]),
  ];

  test('Two masterpoints in a cell are those of the players: the awards are as with a column for each', () => {
    const columns = [
      ['Pair', 'Names', '%', 'MPs 1', 'MPs 2'],
      ...[
        [2310.55, 1204.1],
        [812.4, 640],
        [15, 0],
      ].map((each, i) => [i + 1, pairs[i] ?? '', 60 - i, ...each]),
    ];
    const inOneCell = award(list('2,310.55 / 1,204.10', '812.40 / 640.00', '15 / 0'));
    const apart = award(columns);
    expect(plannable(inOneCell).detail.awards).toEqual(plannable(apart).detail.awards);
    expect(plannable(inOneCell).plan.sheets).toEqual(plannable(apart).plan.sheets);
    expect(found(inOneCell)).toEqual(found(apart));
  });

  test('One amount among cells with two is refused by its cell', () => {
    const made = award(list('2,310.55 / 1,204.10', '812.40 / 640.00', 640));
    expect(made).toMatchObject({
      refusals: [
        {
          sentence: { code: 'sofHeldOne', name: 'Ed & Flo', address: 'Entries!D4', held: 640 },
        },
      ],
    });
  });

  test('Whose masterpoints are said to be unknown plays and does not count', () => {
    const totals = [
      ['Names', '%', 'Total MPs'],
      ['Ann & Bob', 60, 'unknown'],
      ['Cy & Di', 55, 12],
    ];
    const left = totals.map((row) => row.map((cell) => (cell === 'unknown' ? null : cell)));
    expect(found(award(totals))).toContain('sofNothingHeld');
    expect(plannable(award(totals)).plan.sheets).toEqual(plannable(award(left)).plan.sheets);
  });

  test('A rank that cannot be read beside scores is told, and stops nothing', () => {
    const ranked = (rank: string) => [
      ['Rank', 'Names', '%', 'Total MPs'],
      ['1', 'Ann & Bob', 60, 30],
      [rank, 'Cy & Di', 55, 12],
    ];
    const warned = (rank: string): readonly unknown[] => {
      const source = sourceTable(ranked(rank));
      const recognition = recognise(source, wanted);
      const made = readColumns(source, wanted, { recognition, hidden: undefined });
      return made.ok ? made.warnings.map(({ sentence: { code } }) => code) : ['refused'];
    };
    expect(warned('second')).toEqual(['placeBad']);
    expect(warned('2')).toEqual([]);
    expect(plannable(award(ranked('second'))).plan.sheets).toEqual(
      plannable(award(ranked('2'))).plan.sheets,
    );
    const byRank = ranked('second').map((row) => row.filter((_, column) => column !== 2));
    expect(award(byRank)).toMatchObject({ refusals: [{ sentence: { code: 'placeBad' } }] });
  });

  test.each(samples)('$title: awards follow, or what is missing is said', (sample) => {
    const cells = sample.list.map((row) =>
      row.map((text) => {
        const cell = asTyped(isDutch(sample) ? ',' : '.')(text);
        return cell.kind === 'number' ? cell.value : cell.kind === 'text' ? cell.text : null;
      }),
    );
    const made = award(cells);
    const said = made.ok ? [] : made.refusals.map(({ sentence: { code } }) => code);
    const asks = sample.told.find((line) => line.startsWith('asks '));
    expect(said).toEqual(asks === undefined ? [] : [asks.slice(5)]);
  });
});

/** Cells that lists have in places where nobody expects them. */
const oddCells = [
  '',
  '0',
  '-',
  '?',
  '2/3',
  '1,234',
  '60.30%',
  'A/X',
  'Average',
  '999999999999',
  '(',
  '\u0000',
  '=1+1',
];

test('No list that went wrong in a cell, a row or a heading stops the reading', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(12), fc.nat(12), fc.constantFrom(...oddCells)), { maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom('.', ','),
      ({ list }, changes, isTyped, mark) => {
        const cells = list.map((row) => [...row]);
        for (const [row, column, text] of changes) {
          const line = cells[row % cells.length];
          if (line) line[column % line.length] = text;
        }
        const typing = isTyped ? asTyped(mark) : asText;
        const source = sourceTable(
          cells.map((row) => row.map(typing)),
          { mark },
        );
        const recognition = recognise(source, wanted);
        const found = readColumns(source, wanted, { recognition, hidden: undefined });
        const told = found.ok ? found.warnings : found.refusals;
        for (const { sentence: said } of told) {
          for (const language of ['en', 'nl'] as const) {
            expect(say(languages[language], said)).not.toMatch(/undefined|\{|NaN/);
          }
        }
        // What reads is one entry for each row that names one, whatever else went wrong.
        if (found.ok) expect(found.rows.length).toBeLessThanOrEqual(list.length);
      },
    ),
  );
});

test.each(['docs/sof.md', 'docs/sof.nl.md'])(
  '%s names the programs whose lists are tested',
  (file) => {
    const guide = readFileSync(path.join(__dirname, '../../..', file), 'utf8');
    const [claim = ''] = /[^\n]*ACBLscore[^]*?bridge\.txt/.exec(guide) ?? [];
    const programs = ['ACBLscore', 'ACBL Live', 'BridgeWebs', 'Pianola', 'EBUScore', 'NBB'];
    for (const program of programs) {
      expect(claim).toContain(program);
      expect(samples.filter(({ title }) => title.startsWith(program)).length).toBeGreaterThan(0);
    }
  },
);
