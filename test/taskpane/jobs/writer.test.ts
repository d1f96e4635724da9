/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Writer, type WriterState } from '../../../taskpane/jobs/writer';
import type { FilledCell, Reading, Unfinished } from '../../../taskpane/excel/workbook/workbook';
import { facts, FakeWorkbook, sourceTable, written } from '../support/fake-workbook';
import { asHeading, planOf } from '../sheets/plans';
import { Cancelled, createSlices } from '../../../taskpane/jobs/slices';
import { defineFields } from '../../../taskpane/sheets/columns/kinds';
import { readPointed } from '../../../taskpane/jobs/list-reads';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { TournamentOptions } from '../../../taskpane/kgs/tournament';
import { tournamentStep } from '../../../taskpane/kgs/views/TournamentForm';
import { newEvent } from '../../../taskpane/nk/new-event';
import { eventStep } from '../../../taskpane/nk/views/NewEventJob';
import type { EventKnown } from '../../../taskpane/sof/awards-list';
import { noOptions } from '../../../taskpane/sof/fields';
import { eventStep as awardStep } from '../../../taskpane/sof/views';
import { wording } from '../../../taskpane/controls/wording';

describe('writer', () => {
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
});

/** A clock that work moves, and everything that happened in order. */
function world(cancelAfter = Infinity) {
  const log: string[] = [];
  let time = 0;
  let breaths = 0;
  const slices = createSlices({
    now: () => time,
    breathe: () => {
      breaths++;
      log.push('breathe');
      return Promise.resolve();
    },
    cancelled: () => breaths >= cancelAfter,
    onProgress: (done) => {
      log.push(`at ${typeof done === 'number' ? done : `group ${done.group}`}`);
    },
  });
  const work = (milliseconds: number): void => {
    time += milliseconds;
    log.push(`work ${milliseconds}`);
  };
  return { slices, work, log };
}

function* steps(work: (milliseconds: number) => void, count: number) {
  for (let i = 1; i <= count; i++) {
    work(7);
    yield i / count;
  }
  return 'result';
}

describe('Long work in slices', () => {
  test('Short work is never interrupted', async () => {
    const { slices, work, log } = world();
    work(5);
    await slices.pause();
    work(5);
    await slices.pause(1);
    expect(log).toEqual(['work 5', 'work 5']);
  });

  test('After 12 milliseconds the pane breathes, and progress is told', async () => {
    const { slices, work, log } = world();
    work(15);
    await slices.pause(0.5);
    work(5);
    await slices.pause(0.6);
    work(10);
    await slices.pause();
    expect(log).toEqual(['work 15', 'at 0.5', 'breathe', 'work 5', 'work 10', 'breathe']);
  });

  test('Groups are told as they are done', async () => {
    const { slices, work, log } = world();
    function* groups() {
      for (let group = 1; group <= 3; group++) {
        work(15);
        yield { group, groups: 3 };
      }
      return 'paired';
    }
    expect(await slices.run(groups())).toBe('paired');
    expect(log.filter((each) => each.startsWith('at'))).toEqual([
      ...['at group 1', 'at group 2', 'at group 3'],
    ]);
  });

  test('A generator is run to its end, breathing between its steps', async () => {
    const { slices, work, log } = world();
    expect(await slices.run(steps(work, 4))).toBe('result');
    expect(log).toEqual([
      ...['work 7', 'work 7', 'at 0.5', 'breathe'],
      ...['work 7', 'work 7', 'at 1', 'breathe'],
    ]);
  });

  test('Progress is told when it has grown by a twentieth, and not where it is unknown', async () => {
    const { slices, work, log } = world();
    function* unknown() {
      for (let i = 0; i < 4; i++) {
        work(20);
        yield;
      }
    }
    await slices.run(unknown());
    expect(log.filter((each) => each !== 'work 20')).toEqual(Array(4).fill('breathe'));
    const long = (): void => {
      work(20);
    };
    await slices.run(steps(long, 100));
    const told = log.filter((each) => each.startsWith('at'));
    expect(told.length).toBeGreaterThan(10);
    expect(told.length).toBeLessThanOrEqual(20);
  });

  test('Cancelled work ends at the next breath, and does not go one step further', async () => {
    const { slices, work, log } = world(1);
    await expect(slices.run(steps(work, 100))).rejects.toThrow(Cancelled);
    expect(log).toEqual(['work 7', 'work 7', 'breathe']);
  });

  test('Without a clock of its own it uses the page’s, and lets other tasks run', async () => {
    const slices = createSlices({ onProgress: () => undefined, cancelled: () => false });
    let other = false as boolean;
    setTimeout(() => {
      other = true;
    }, 0);
    while (!other) await slices.pause();
    expect(other).toBe(true);
  });
});

const wanted = {
  fields: defineFields({
    name: { label: asHeading('title'), synonyms: ['Name'], presence: 'always' },
  }),
};

type Answer = Attempt<Reading> | undefined;

const read = (table: SourceTable): Answer => ({
  ok: true,
  value: { facts, tables: [table], also: [] },
});

/** Cells around a selected one. */
function region(
  rows: readonly (readonly (string | null)[])[],
  address: string,
  kind: 'region' | 'range' = 'region',
): SourceTable {
  const table = sourceTable(rows, { at: address });
  return { ...table, snapshot: { ...table.snapshot, origin: { kind, sheetId: '{e}', address } } };
}

const title = region([['Spring pairs']], 'A1');
const list = region(
  [
    ['No.', 'Name'],
    ['1', 'Ann'],
  ],
  'B4',
);
const sheet = region(
  [
    ['Spring pairs', null, null],
    [null, null, null],
    [null, 'No.', 'Name'],
    [null, '1', 'Ann'],
  ],
  'A1',
);

/** What is read of a workbook by its answers in turn, and what was asked. */
async function pointed(...answers: readonly Answer[]): Promise<readonly [Answer, Where[]]> {
  const asked: Where[] = [];
  const found = await readPointed(
    (where) => {
      asked.push(where);
      return Promise.resolve(answers[asked.length - 1]);
    },
    { kind: 'selection' },
    wanted,
  );
  return [found, asked];
}

describe('A selected cell apart from the list', () => {
  const looking = [
    { kind: 'selection' },
    { kind: 'sheet', sheet: 'Entries' },
    { kind: 'again', origin: { kind: 'region', sheetId: '{e}', address: 'C3' } },
  ];

  test('in its title leads to the cells around the first heading of the sheet', async () => {
    expect(await pointed(read(title), read(sheet), read(list))).toEqual([read(list), looking]);
  });

  test('that is empty does so, too', async () => {
    const empty: Answer = { ok: false, problem: { code: 'nothingThere', address: 'Entries!K9' } };
    expect(await pointed(empty, read(sheet), read(list))).toEqual([read(list), looking]);
  });

  test('on a sheet without such a list is what was pointed at', async () => {
    expect(await pointed(read(title), read(title))).toEqual([read(title), looking.slice(0, 2)]);
    const large: Answer = { ok: false, problem: { code: 'tooLarge' } };
    expect(await pointed(read(title), large)).toEqual([read(title), looking.slice(0, 2)]);
    expect(await pointed(read(title), read(sheet), large)).toEqual([read(title), looking]);
  });

  test('is given up once something else is asked for', async () => {
    expect(await pointed(undefined)).toEqual([undefined, looking.slice(0, 1)]);
    expect(await pointed(read(title), undefined)).toEqual([undefined, looking.slice(0, 2)]);
    expect(await pointed(read(title), read(sheet), undefined)).toEqual([undefined, looking]);
  });
});

test('A list that is pointed at, several selected cells and other problems are taken as they are', async () => {
  const several = region([['Spring pairs'], ['June']], 'A1:A2', 'range');
  const area: Answer = { ok: false, problem: { code: 'nothingThere', address: 'Entries!A1:B2' } };
  const busy: Answer = { ok: false, problem: { code: 'busy' } };
  for (const answer of [read(list), read(several), area, busy]) {
    expect(await pointed(answer)).toEqual([answer, [{ kind: 'selection' }]]);
  }
});

const english = wording('en', '.');

const tournament: TournamentOptions = {
  column: undefined,
  name: 'July cup',
  rounds: '',
  board: '',
  hours: '',
  tieBreaks: '',
};

test.each([
  [{}, 'July cup'],
  [{ rounds: '5', board: '9' }, 'July cup'],
  [{ rounds: ' ', board: '9', hours: '1' }, 'July cup'],
  [{ rounds: '5', board: '9', hours: '1' }, 'July cup: 9 × 9, 5 rounds, 1 hour'],
  [{ rounds: '5', board: '9', hours: '1', column: 2 }, ''],
])('The line of a tournament with %j is %p', (change, line) => {
  expect(tournamentStep.line?.({ ...tournament, ...change }, undefined, english)).toBe(line);
});

test.each([
  [{ rounds: '' }, ''],
  [{ groupSize: ' ' }, ''],
  [{ rounds: '5' }, '16 per group, 5 rounds'],
])('The line of a championship with %j is %p', (change, line) => {
  expect(eventStep.line?.({ ...newEvent.initial, ...change }, undefined, english)).toBe(line);
});

test.each([
  [{ sessions: ' ' }, ''],
  [{ rating: '' }, ''],
  [{ sessions: 'two' }, 'Regional, two sessions, 6 tables'],
  [{ sessions: '1', tables: '5.5' }, 'Regional, 1 session, 5.5 tables'],
] as const)('The line of a bridge event with %j is %p', (change, line) => {
  const options = { ...noOptions, rating: 'Regional', ...change } as const;
  const known: EventKnown = {
    unit: 'pairs',
    isUnitKnown: true,
    hasPlayers: true,
    hasStrata: false,
    isStratified: false,
    tables: { played: 6, counted: 6, bySection: false },
    name: 'Event',
    asksRating: false,
  };
  expect(awardStep.line?.(options, known, english)).toBe(line);
});
