/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Writer, type WriterState } from '../../../taskpane/jobs/writer';
import type { FilledCell, Unfinished } from '../../../taskpane/excel/workbook/workbook';
import { FakeWorkbook, written } from '../support/fake-workbook';
import { planOf } from '../sheets/plans';

const plan = planOf({});
const cell: FilledCell = {
  place: { sheetId: '{e}', sheet: 'Entries', area: { row: 0, column: 0, rows: 1, columns: 1 } },
  content: { kind: 'text', text: 'mine', shown: 'mine' },
};
const unfinished: Unfinished = {
  kind: 'unfinished',
  problem: { code: 'sessionLost' },
  places: ['Round 1'],
  hidden: [],
  leftovers: {
    id: written.id,
    sheets: [],
    blocks: [],
    names: [{ name: 'Factor', sheet: 'Year', address: 'A1' }],
    activeBefore: '{e}',
  },
};

let workbook: FakeWorkbook;
let writer: Writer;
let steps: WriterState['step'][];
beforeEach(() => {
  workbook = new FakeWorkbook();
  steps = [];
  writer = new Writer(workbook, ({ step }) => steps.push(step));
});

describe('Writing', () => {
  test('What was written can be undone', async () => {
    await writer.write(plan);
    expect(writer.state).toMatchObject({ step: 'written', receipt: { title: 'Round 1' } });
    await writer.undo();
    expect(writer.state).toEqual({ step: 'undone', title: 'Round 1' });
    expect(workbook.asked).toEqual(['write Round 1', 'undo Round 1']);
    expect(steps).toEqual(['working', 'written', 'working', 'undone']);
  });

  test('Filled cells are asked about, and overwritten only after a yes', async () => {
    workbook.writings.push({ ok: true, value: { kind: 'filled', cells: [cell] } });
    await writer.write(plan);
    expect(writer.state).toMatchObject({ step: 'asking', cells: [cell] });
    await writer.agree();
    expect(workbook.asked).toEqual(['write Round 1', 'write Round 1 over 1']);
    expect(writer.state.step).toBe('written');
  });

  test('After a no nothing was changed', async () => {
    workbook.writings.push({ ok: true, value: { kind: 'filled', cells: [cell] } });
    await writer.write(plan);
    writer.decline();
    expect(writer.state).toEqual({ step: 'kept' });
    expect(workbook.asked).toEqual(['write Round 1']);
  });

  test('Changed sources and problems of Excel are told', async () => {
    workbook.writings.push(
      { ok: true, value: { kind: 'changed', findings: [] } },
      { ok: false, problem: { code: 'busy' } },
    );
    await writer.write(plan);
    expect(writer.state).toEqual({ step: 'changed', findings: [] });
    await writer.write(plan);
    expect(writer.state).toEqual({ step: 'problem', problem: { code: 'busy' } });
  });

  test('A second click while the first is unanswered is ignored', async () => {
    await Promise.all([writer.write(plan), writer.write(plan)]);
    expect(workbook.asked).toEqual(['write Round 1']);
  });

  test('Where nothing was asked, written or left, answers and undo do nothing', async () => {
    await writer.agree();
    await writer.undo();
    await writer.takeBack();
    writer.decline();
    expect([workbook.asked, writer.state]).toEqual([[], { step: 'idle' }]);
  });

  test('A mistake of our own ends in a sentence, and the pane can be used on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const write = workbook.write.bind(workbook);
    workbook.write = () => Promise.reject(new Error('bug'));
    await writer.write(plan);
    expect(writer.state).toEqual({ step: 'problem', problem: { code: 'unexpected' } });
    workbook.write = write;
    await writer.write(plan);
    expect(writer.state.step).toBe('written');
  });
});

describe('Undo', () => {
  test('One that failed can be tried again', async () => {
    await writer.write(plan);
    workbook.undoing = { ok: false, problem: { code: 'busy' } };
    await writer.undo();
    expect(writer.state).toMatchObject({ step: 'problem', receipt: { title: written.title } });
    workbook.undoing = { ok: true, value: { kind: 'undone' } };
    await writer.undo();
    expect(writer.state.step).toBe('undone');
  });

  test.each([
    { code: 'editedAfterWriting', address: 'A1' },
    { code: 'sheetMissing', sheet: 'Round 1' },
  ] as const)('After $code it cannot', async (problem) => {
    await writer.write(plan);
    workbook.undoing = { ok: false, problem };
    await writer.undo();
    expect(writer.state).toEqual({ step: 'problem', problem });
  });
});

describe('A write or an undo that broke off', () => {
  test('It can be taken back later', async () => {
    workbook.writings.push({ ok: true, value: unfinished });
    await writer.write(plan);
    expect(writer.state).toMatchObject({ step: 'unfinished', places: ['Round 1'] });
    workbook.takenBack = unfinished;
    await writer.takeBack();
    expect(writer.state.step).toBe('unfinished');
    workbook.takenBack = { kind: 'undone' };
    await writer.takeBack();
    expect(writer.state).toEqual({ step: 'kept' });
    expect(workbook.asked.slice(1)).toEqual(['take back Factor', 'take back Factor']);
  });

  test('It can be tried again: taken back, then written once more', async () => {
    workbook.writings.push({ ok: true, value: unfinished });
    await writer.write(plan);
    workbook.takenBack = unfinished;
    await writer.writeAgain();
    expect(writer.state).toMatchObject({ step: 'unfinished', plan });
    workbook.takenBack = { kind: 'undone' };
    await writer.writeAgain();
    expect(writer.state).toMatchObject({ step: 'written', receipt: { title: 'Round 1' } });
    const taken = 'take back Factor';
    expect(workbook.asked).toEqual(['write Round 1', taken, taken, 'write Round 1']);
  });

  test('It is not tried again over what somebody has changed meanwhile', async () => {
    workbook.writings.push({ ok: true, value: unfinished });
    await writer.write(plan);
    const kept = [{ sentence: { code: 'keptChanged', places: ['Year!C2'] } }] as const;
    workbook.takenBack = { kind: 'undone', kept };
    await writer.writeAgain();
    expect(writer.state).toMatchObject({ step: 'left', findings: kept });
    expect(workbook.asked).toEqual(['write Round 1', 'take back Factor']);
  });

  test('Of an undo nothing is written again', async () => {
    await writer.write(plan);
    workbook.undoing = { ok: true, value: unfinished };
    await writer.undo();
    await writer.writeAgain();
    expect(writer.state.step).toBe('unfinished');
    expect(workbook.asked).toEqual(['write Round 1', 'undo Round 1']);
  });

  test('So can an undo', async () => {
    await writer.write(plan);
    workbook.undoing = { ok: true, value: unfinished };
    await writer.undo();
    expect(writer.state.step).toBe('unfinished');
  });
});

describe('Turning to something else', () => {
  test('What was said is gone, but a write can still be undone', async () => {
    await writer.write(plan);
    writer.clear();
    expect(writer.state.step).toBe('written');
    await writer.undo();
    writer.clear();
    expect(writer.state).toEqual({ step: 'idle' });
  });

  test('What is unfinished stays in sight, and what runs is not forgotten', async () => {
    workbook.writings.push({ ok: true, value: unfinished });
    const writing = writer.write(plan);
    writer.clear();
    expect(writer.state.step).toBe('working');
    await writing;
    writer.clear();
    expect(writer.state.step).toBe('unfinished');
  });
});
