/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { defineFields, numberKind } from '../../../taskpane/sheets/columns/kinds';
import { withColumn } from '../../../taskpane/sheets/columns/recognition';
import type { Operation, OperationInput } from '../../../taskpane/jobs/operation';
import type { Stepwise } from '../../../src';
import { OperationRun } from '../../../taskpane/jobs/operation-run';
import { type OperationState, shownPreview } from '../../../taskpane/jobs/operation-state';
import type { WorkbookFacts } from '../../../taskpane/sheets/source';
import { sentence } from '../../../src/language';
import { FakeWorkbook, sourceTable } from '../support/fake-workbook';
import type { Plan } from '../../../taskpane/sheets/plan';
import { asHeading, formula, planOf, sheetOf } from '../sheets/plans';
import { wayOut } from '../../support/text';

const fields = defineFields({
  name: { label: asHeading('title'), synonyms: ['Name'], presence: 'always', unique: true },
  rating: {
    label: asHeading('examples'),
    synonyms: ['Rating'],
    kind: numberKind(),
    presence: 'column',
  },
});

const lists = {
  entries: { title: 'title', hint: 'title', fields },
  earlier: { title: 'examples', hint: 'title', fields, optional: true },
} as const;

type Input = OperationInput<typeof lists, number>;

let workbook: FakeWorkbook;
let inputs: Input[];
let states: OperationState<typeof lists, number, string>[];
/** What the computation does before it answers. */
let work: (pause: (done?: number) => Promise<void>) => Promise<void>;
let stepped: (() => Stepwise<void>) | undefined;
/** What is planned. */
let sheets: Plan['sheets'];

const players = [
  ['Name', 'Rating'],
  ['Ann', 2100],
  ['Bob', 1900],
];

beforeEach(() => {
  workbook = new FakeWorkbook();
  workbook.tables.set('selection', sourceTable(players));
  workbook.tables.set('A1:B3', sourceTable(players));
  inputs = [];
  states = [];
  work = () => Promise.resolve();
  stepped = undefined;
  sheets = [];
});

function start(also?: (facts: WorkbookFacts) => readonly { kind: 'sheet'; sheet: string }[]) {
  const operation: Operation<typeof lists, number, string> = {
    lists,
    ...(also ? { also } : {}),
    initial: 0,
    async compute(input, slices) {
      inputs.push(input);
      await work((done) => slices.pause(done));
      if (stepped) await slices.run(stepped());
      const known = `asked ${input.options}`;
      if (input.options < 0)
        return { ok: false, refusals: [{ sentence: sentence('busy') }], known };
      const { sources } = input;
      return {
        ok: true,
        plan: planOf({ sources, sheets }),
        detail: `options ${input.options}`,
        known,
      };
    },
  };
  let time = 0;
  return new OperationRun(operation, {
    workbook,
    language: 'en',
    onState: (state) => states.push(state),
    slices: { now: () => (time += 100), breathe: () => Promise.resolve() },
  });
}

type Run = ReturnType<typeof start>;

async function pointed(): Promise<Run> {
  const run = start();
  await run.point('entries', { kind: 'selection' });
  run.leaveOut('earlier', true);
  return run;
}

const refusals = ({ state: { run } }: Run) =>
  run.step === 'refused' ? run.refusals.map((finding) => finding.sentence.code) : run.step;

describe('What the computation finds out for the form', () => {
  const known = ({ state }: Run): unknown => state.known;

  test('is there with a plan and without, and stays while another is computed', async () => {
    const run = await pointed();
    expect(known(run)).toBeUndefined();
    await run.preview();
    expect(known(run)).toBe('asked 0');
    states = [];
    await run.setOptions(-1);
    expect(states.map((state) => [state.run.step, state.known])).toEqual([
      ['preview', 'asked 0'],
      ['computing', 'asked 0'],
      ['refused', 'asked -1'],
    ]);
  });

  test('is forgotten where nothing can be computed of the lists', async () => {
    const run = await pointed();
    await run.preview();
    workbook.tables.set(
      'A1:B3',
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'x'],
      ]),
    );
    workbook.tables.set(
      'selection',
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 'x'],
      ]),
    );
    await run.preview();
    expect([run.state.run.step, known(run)]).toEqual(['refused', undefined]);
  });
});

describe('Formulas that an Excel before 2021 can’t work out', () => {
  const cases = [
    ['are told of in the preview', '=SORT(A1:A3)', false, ['formulasTooNew']],
    ['are no matter in a newer one', '=SORT(A1:A3)', true, []],
    ['are not asked about where there are none', '=SUM(A1:A3)', false, []],
  ] as const;

  test.each(cases)('%s', async (_, written, isNew, told) => {
    workbook.isNew = isNew;
    sheets = [sheetOf('Table', { cells: [[formula(written)]] })];
    const run = await pointed();
    await run.preview();
    const codes = (): unknown =>
      shownPreview(run.state.run)?.warnings.map(({ sentence: { code } }) => code);
    expect(codes()).toEqual(told);
    await run.setOptions(1);
    expect(codes()).toEqual(told);
    const asked = workbook.asked.filter((each) => each === 'works out lists');
    expect(asked.length > 0).toBe(written.includes('SORT'));
    workbook.isNew = true;
    const newer = await pointed();
    await newer.preview();
    wayOut('formulasTooNew', shownPreview(newer.state.run)?.warnings).toEqual([]);
  });
});

describe('Pointing at a list', () => {
  test('It is read, its columns are recognised, and nothing is computed or written', async () => {
    const run = start();
    expect(run.state.lists.entries).toEqual({ step: 'open' });
    await run.point('entries', { kind: 'selection' });
    expect(run.state.lists.entries).toMatchObject({
      step: 'read',
      recognition: { columns: { name: 0, rating: 1 } },
      read: { ok: true },
    });
    expect(states.map((state) => state.run.step)).toEqual([
      'reading',
      'reading',
      'reading',
      'idle',
    ]);
    expect([workbook.asked, inputs]).toEqual([['read selection'], []]);
  });

  test('A place that cannot be read is told, and the list before it stays', async () => {
    const run = await pointed();
    workbook.readProblem = { ok: false, problem: { code: 'cellEdit' } };
    await run.point('entries', { kind: 'selection' });
    expect(run.state.run).toEqual({ step: 'problem', problem: { code: 'cellEdit' } });
    expect(run.state.lists.entries.step).toBe('read');
  });

  test('An answer overtaken by a later request is not listened to', async () => {
    const run = start();
    let open: () => void = () => undefined;
    workbook.gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = run.point('entries', { kind: 'selection' });
    run.leaveOut('earlier', true);
    open();
    await first;
    expect(run.state.lists.entries).toEqual({ step: 'open' });
  });

  test('Another column, or what is done with hidden rows, reads the list again without asking Excel', async () => {
    workbook.tables.set('selection', sourceTable(players, { hidden: [2] }));
    const run = start();
    await run.point('entries', { kind: 'selection' });
    const list = () => {
      const { entries } = run.state.lists;
      if (entries.step !== 'read') throw new Error(entries.step);
      return entries;
    };
    expect(list().read.ok).toBe(false);
    await run.chooseHidden('entries', 'skip');
    expect(list().read).toMatchObject({ ok: true, rows: [{ row: 2 }] });
    await run.correct('entries', withColumn(list().recognition, 'rating', undefined));
    expect(list().read.ok).toBe(false);
    expect(workbook.asked).toEqual(['read selection']);
  });

  test('What has not been read cannot be corrected', async () => {
    const run = start();
    await run.correct('entries', { header: 0, columns: {}, ambiguous: [] });
    await run.chooseHidden('entries', 'use');
    expect(run.state.lists.entries).toEqual({ step: 'open' });
  });
});

describe('The preview', () => {
  test('It is computed from lists read again, with options, facts and snapshots', async () => {
    const run = await pointed();
    await run.setOptions(5);
    expect(inputs).toEqual([]);
    await run.preview();
    expect(workbook.asked).toEqual(['read selection', 'read A1:B3']);
    expect(run.state.run).toMatchObject({ step: 'preview', computed: { detail: 'options 5' } });
    const [input] = inputs;
    expect(input?.lists.entries?.rows.map(({ values }) => values)).toEqual([
      { name: 'Ann', rating: 2100 },
      { name: 'Bob', rating: 1900 },
    ]);
    expect(input?.lists.earlier).toBeUndefined();
    expect(input?.sources).toEqual([sourceTable(players).snapshot]);
    expect(input?.facts.activeSheet).toBe('Entries');
    expect(input?.t('undo')).toBe('Undo');
    expect(run.state.input).toBe(input);
  });

  test('A list that was not pointed at is asked for, unless it is left out', async () => {
    const run = start();
    await run.preview();
    expect(run.state.run).toEqual({
      step: 'refused',
      refusals: [
        { sentence: { code: 'listMissing', list: { code: 'title' } } },
        { sentence: { code: 'listMissing', list: { code: 'examples' } } },
      ],
    });
    run.leaveOut('earlier', true);
    run.leaveOut('earlier', false);
    expect(run.state.lists.earlier).toEqual({ step: 'open' });
  });

  test('What cannot be read refuses, and corrections in the sheet count', async () => {
    const broken = sourceTable([
      ['Name', 'Rating'],
      ['Ann', 'strong'],
    ]);
    workbook.tables.set('selection', broken);
    workbook.tables.set('A1:B2', broken);
    const run = await pointed();
    await run.preview();
    expect(refusals(run)).toEqual(['cellNeedsNumber']);
    workbook.tables.set(
      'A1:B2',
      sourceTable([
        ['Name', 'Rating'],
        ['Ann', 7],
      ]),
    );
    await run.preview();
    expect(run.state.run.step).toBe('preview');
  });

  test('Columns chosen by hand stay chosen while the headers are the same', async () => {
    const swapped = [
      ['Name', 'Alias', 'Rating'],
      ['Ann', 'A', 1],
      ['Bob', 'B', 2],
    ];
    workbook.tables.set('selection', sourceTable(swapped));
    workbook.tables.set('A1:C3', sourceTable(swapped));
    const run = await pointed();
    const { entries } = run.state.lists;
    if (entries.step === 'read')
      await run.correct('entries', withColumn(entries.recognition, 'name', 1));
    await run.preview();
    expect(inputs[0]?.lists.entries?.rows.map(({ values }) => values.name)).toEqual(['A', 'B']);
    const changed = [
      ['Club', 'Name', 'Rating'],
      ['Ann', 'A', 1],
      ['Bob', 'B', 2],
    ];
    workbook.tables.set('A1:C3', sourceTable(changed));
    await run.preview();
    expect(inputs[1]?.lists.entries?.rows.map(({ values }) => values.name)).toEqual(['A', 'B']);
    expect(run.state.lists.entries).toMatchObject({ recognition: { columns: { name: 1 } } });
    workbook.tables.set('A1:C3', sourceTable(swapped));
    await run.preview();
    expect(inputs[2]?.lists.entries?.rows.map(({ values }) => values.name)).toEqual(['Ann', 'Bob']);
  });

  test('What else the operation reads comes in its order, and belongs to the sources', async () => {
    workbook.tables.set('Round 1', sourceTable([['x']], { at: 'J1' }));
    const run = start(({ sheets }) => sheets.map(() => ({ kind: 'sheet', sheet: 'Round 1' })));
    await run.point('entries', { kind: 'selection' });
    run.leaveOut('earlier', true);
    await run.preview();
    expect(inputs[0]?.also.map(({ place }) => place.area.column)).toEqual([9]);
    expect(inputs[0]?.sources).toHaveLength(2);
  });

  test('Problems of Excel are told, with the lists or with what else is read', async () => {
    const run = await pointed();
    workbook.readProblem = { ok: false, problem: { code: 'busy' } };
    await run.preview();
    expect(run.state.run).toEqual({ step: 'problem', problem: { code: 'busy' } });
    workbook.readProblem = undefined;
    const other = start(() => {
      workbook.readProblem = { ok: false, problem: { code: 'sheetGone' } };
      return [{ kind: 'sheet', sheet: 'Round 1' }];
    });
    await other.point('entries', { kind: 'selection' });
    other.leaveOut('earlier', true);
    await other.preview();
    expect(other.state.run).toEqual({ step: 'problem', problem: { code: 'sheetGone' } });
  });

  test('Warnings of reading come with it; refusals of the computation take its place', async () => {
    const alike = sourceTable([
      ['Name', 'Rating'],
      ['Zoë', 1],
      ['Zoe', 2],
    ]);
    workbook.tables.set('selection', alike);
    workbook.tables.set('A1:B3', alike);
    const run = await pointed();
    await run.preview();
    expect(run.state.run).toMatchObject({ warnings: [{ sentence: { code: 'namesAlike' } }] });
    await run.setOptions(-1);
    expect(refusals(run)).toEqual(['busy']);
  });
});

describe('Merged cells', () => {
  const area = { row: 1, column: 0, rows: 2, columns: 1 };
  const blank = sourceTable([
    ['Name', 'Rating'],
    ['Ann', 2100],
    [null, 1900],
  ]);

  beforeEach(() => {
    workbook.merged = [area];
    workbook.tables.set('selection', blank);
    workbook.tables.set('A1:B3', blank);
  });

  test('are asked for when a preview is pressed and a needed cell is blank, and are named', async () => {
    const run = await pointed();
    await run.preview({ pressed: true });
    expect(workbook.asked).toEqual(['read selection', 'read A1:B3', 'merged in A1:B3']);
    expect(refusals(run)).toEqual(['cellMerged', 'cellMerged']);
  });

  test('are never asked for at opening, pointing, reading again or where a preview runs by itself', async () => {
    const run = await pointed();
    await run.readAgain();
    await run.preview();
    await run.preview({ again: true });
    await run.readAgain();
    expect(workbook.asked.filter((asked) => asked.startsWith('merged'))).toEqual([]);
    expect(refusals(run)).toEqual(['cellBlank']);
  });

  test('are not asked for where every needed cell is filled, or where the list is a table', async () => {
    const filled = sourceTable(players);
    workbook.tables.set('selection', filled);
    workbook.tables.set('A1:B3', filled);
    const run = await pointed();
    await run.preview({ pressed: true });
    workbook.tables.set('selection', { ...blank, table: 'Players' });
    workbook.tables.set('A1:B3', { ...blank, table: 'Players' });
    await run.preview({ pressed: true });
    expect(workbook.asked.filter((asked) => asked.startsWith('merged'))).toEqual([]);
    expect(refusals(run)).toEqual(['cellBlank']);
  });

  test('of what the operation reads by itself are refused before the write: every cell of it counts', async () => {
    workbook.tables.set('Round 1', sourceTable([['x']], { at: 'J1' }));
    workbook.tables.set('Table', { ...sourceTable([['x']]), table: 'Table' });
    const run = start(() => [
      { kind: 'sheet', sheet: 'Round 1' },
      { kind: 'sheet', sheet: 'Table' },
    ]);
    workbook.tables.set('selection', sourceTable(players));
    workbook.tables.set('A1:B3', sourceTable(players));
    await run.point('entries', { kind: 'selection' });
    run.leaveOut('earlier', true);
    await run.preview();
    expect(inputs[0]?.sources.map(({ wholly }) => wholly)).toEqual([undefined, true, undefined]);
  });
});

describe('Reading', () => {
  test('names the sheets that are read, once they are known', async () => {
    const run = await pointed();
    await run.preview();
    const reading = states.flatMap((state) => (state.run.step === 'reading' ? [state.run] : []));
    expect(reading.at(-1)).toEqual({ step: 'reading', sheets: ['Entries'] });
  });
});

describe('Reading while Excel is calculating', () => {
  test('is told, and a preview made of old results says so', async () => {
    const run = await pointed();
    workbook.calculating = true;
    await run.preview();
    expect(states.map((state) => state.run)).toContainEqual({
      ...{ step: 'reading', calculating: true, sheets: ['Entries'] },
    });
    expect(run.state.run).toMatchObject({
      step: 'preview',
      warnings: [{ sentence: { code: 'readWhileCalculating' } }],
    });
    workbook.calculating = false;
    await run.preview();
    wayOut('readWhileCalculating', run.state.run).toMatchObject({ step: 'preview', warnings: [] });
  });
});

describe('Reading again', () => {
  test('reads the lists again; a preview on show is updated', async () => {
    const run = await pointed();
    await run.readAgain();
    expect(run.state.run).toEqual({ step: 'idle' });
    await run.preview();
    workbook.tables.set('A1:B3', sourceTable([...players.slice(0, 2), ['Cas', 7]]));
    await run.readAgain();
    expect(inputs.at(-1)?.lists.entries?.rows.map(({ values }) => values.name)).toEqual([
      'Ann',
      'Cas',
    ]);
    expect(workbook.recent).toEqual([false, false, true, false]);
  });
});

describe('New options while there is a preview', () => {
  test('It follows at once, from what was read for it', async () => {
    const run = await pointed();
    await run.preview();
    await run.setOptions(7);
    expect(run.state.run).toMatchObject({ step: 'preview', computed: { detail: 'options 7' } });
    expect(workbook.asked).toHaveLength(2);
    expect(run.state.input?.options).toBe(7);
  });

  test('The preview before stays in sight until it is there', async () => {
    const run = await pointed();
    await run.preview();
    work = (pause) => pause(0.5);
    states.length = 0;
    await run.setOptions(7);
    const seen = states.map((state) => shownPreview(state.run)?.computed.detail);
    expect(new Set(seen)).toEqual(new Set(['options 0', 'options 7']));
    expect(states.some((state) => state.run.step === 'computing')).toBe(true);
  });

  test('A computation that is overtaken never shows', async () => {
    const run = await pointed();
    await run.preview();
    work = (pause) => pause(0.5);
    const slow = run.setOptions(1);
    const quick = run.setOptions(2);
    await Promise.all([slow, quick]);
    expect(run.state.run).toMatchObject({ computed: { detail: 'options 2' } });
    const details = states.map(({ run: each }) => shownPreview(each)?.computed.detail);
    expect(details).not.toContain('options 1');
  });
});

describe('Long computations', () => {
  test('They show how far they are', async () => {
    const run = await pointed();
    work = async (pause) => {
      await pause(0.25);
      await pause(0.75);
    };
    await run.preview();
    const done = states.flatMap((state) =>
      state.run.step === 'computing' ? [state.run.done] : [],
    );
    expect(done).toEqual([0, 0.25, 0.75]);
    expect(run.state.run.step).toBe('preview');
  });

  test('Cancelled, they end without a preview', async () => {
    const run = await pointed();
    let reached = 0;
    work = async (pause) => {
      reached = 1;
      run.cancel();
      await pause(0.5);
      reached = 2;
    };
    await run.preview();
    expect(run.state.run).toEqual({ step: 'cancelled' });
    expect(reached).toBe(1);
  });

  test('Steps end with the one under way when the next preview is asked for', async () => {
    const run = await pointed();
    const steps: string[] = [];
    let asked: Promise<void> | undefined;
    function* long(name: string) {
      for (let step = 1; step <= 5; step++) {
        steps.push(`${name} ${step}`);
        if (name === 'first' && step === 2) asked = run.setOptions(1);
        yield step / 5;
      }
    }
    let computed = 0;
    stepped = () => long((computed += 1) === 1 ? 'first' : 'second');
    await run.preview();
    await asked;
    const [first, second] = ['first', 'second'].map((name) =>
      steps.filter((step) => step.startsWith(name)),
    );
    expect(first).toEqual(['first 1', 'first 2']);
    expect(second).toHaveLength(5);
    expect(run.state.run).toMatchObject({ step: 'preview', computed: { detail: 'options 1' } });
  });

  test('A preview that was asked for and cancelled while reading never computes', async () => {
    const run = await pointed();
    let open: () => void = () => undefined;
    workbook.gate = new Promise((resolve) => {
      open = resolve;
    });
    const preview = run.preview();
    run.cancel();
    open();
    await preview;
    expect([inputs, run.state.run.step]).toEqual([[], 'cancelled']);
  });

  test('What was written or is no longer wanted is cleared', async () => {
    const run = await pointed();
    await run.preview();
    run.clear();
    expect(run.state.run).toEqual({ step: 'idle' });
  });
});

describe('A mistake of our own', () => {
  const unexpected = { step: 'problem', problem: { code: 'unexpected' } };

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(console.error).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  test('in a computation ends in a sentence, never in a state that stays', async () => {
    const run = await pointed();
    work = () => Promise.reject(new Error('bug'));
    await run.preview();
    expect(run.state.run).toEqual(unexpected);
  });

  test('in a computation for new options, too', async () => {
    const run = await pointed();
    await run.preview();
    work = () => Promise.reject(new Error('bug'));
    await run.setOptions(7);
    expect(run.state.run).toEqual(unexpected);
  });

  test.each([
    ['pointing', (run: Run) => run.point('entries', { kind: 'selection' })],
    ['a preview', (run: Run) => run.preview()],
    ['reading again', (run: Run) => run.readAgain()],
  ])('in reading for %s, too', async (_, act) => {
    const run = await pointed();
    workbook.thrown = new TypeError('bug');
    await act(run);
    expect(run.state.run).toEqual(unexpected);
  });
});
