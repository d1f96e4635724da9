/** @jest-environment ./test/support/environment.js */
import type * as Program from './pane-program';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { cellName, onSheet } from '../../../taskpane/sheets/address';
import { newEvent } from '../../../taskpane/nk/new-event';
import { stateOf } from '../../../tools/workbench/grid/state';
import { randomFrom, runsInParts } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { type ExcelPage, openExcel } from '../../tools/workbench/host/excel';
import { type OfficePage, openPage } from '../../tools/workbench/host/office-page';
import { spring as section } from '../aga/support/sections';
import { sample as pairs } from '../sof/support/event-list';
import { july, listOf } from '../kgs/support/sample-year';
import { entries } from '../nk/support/sample-event';
import { provideDomParser } from '../support/dom-parser';
import { write } from './operations';
import { sheetCells } from './planning';
import { planOf } from './planning';
import type { JobName } from './pane-program';
import { isWriting, lostIn, paneProgram, type Typed } from './two-panes';
import { type } from './workbook';

interface Turn {
  readonly due: number;
  readonly task: () => void;
}

/** A host's time: tasks come in the order in which they are due, and none is waited for. */
class Turns {
  private readonly turns: Turn[] = [];
  private now = 0;
  private isRunning = false;

  readonly later = (task: () => void, wait = 0): void => {
    const due = this.now + wait;
    const at = this.turns.findIndex((turn) => turn.due > due);
    this.turns.splice(at === -1 ? this.turns.length : at, 0, { due, task });
    this.go();
  };

  /** Work that is done once so much time has gone by. */
  after(wait: number, work: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.later(() => {
        try {
          work();
          resolve();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }, wait);
    });
  }

  private go(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    // A caller with an answer may ask again before the next turn.
    setImmediate(() =>
      setImmediate(() => {
        this.isRunning = false;
        const next = this.turns.shift();
        if (!next) return;
        this.now = Math.max(this.now, next.due);
        this.go();
        next.task();
      }),
    );
  }
}

jest.setTimeout(3_600_000);

const turns = new Turns();
let random = (): number => 0;
let excel: ExcelPage;
let colleague: OfficePage;
let panes: (typeof Program)[];
let before: string;

const state = (): string => JSON.stringify(stateOf(excel.grid));

beforeAll(async () => {
  provideDomParser();
  const sheets = [
    { name: 'Entries', cells: sheetCells(entries(6)) },
    { name: 'July list', cells: sheetCells(listOf(july)) },
    { name: 'Pairs', cells: sheetCells(pairs) },
    { name: 'Section', cells: sheetCells(section) },
  ];
  excel = await openExcel(
    { sheets },
    { undo: 'everything', later: turns.later, latency: () => 1 + Math.floor(100 * random()) },
  );
  colleague = await openPage((frame) => {
    excel.host.connect(frame, 'pane', 'colleague');
  });
  panes = [paneProgram(excel.page), paneProgram(colleague)];
});
afterAll(() => {
  excel.close();
  colleague.close();
});

const wholeBeginnings: readonly JobName[] = [
  'newEvent',
  'egdImport',
  'openGotha',
  'openGothaEvent',
  'ratings',
  'newYear',
  'group',
  'award',
  'season',
  'qualify',
  'agaImport',
];
const allJobs: readonly JobName[] = [
  ...wholeBeginnings,
  'pairRound',
  'pairPart',
  'wall',
  'standings',
  'rights',
  'julyTournament',
  'mayTournament',
  'rank',
];

/** Brings the workbook back to what it was, by the grid's own undo; what is between the steps need not be calculated. */
function restore(): void {
  excel.grid.calculatesByHand = true;
  while (excel.grid.undo());
  if (state() !== before) throw new Error('The workbook cannot be restored.');
}

/** One run: both panes work at the same time while a third hand types here and there. */
async function together(seed: number, jobs: readonly JobName[]): Promise<string[]> {
  random = randomFrom(seed);
  // Calculating takes most of the time, and what is at stake are contents: most runs calculate by hand.
  excel.grid.calculatesByHand = random() < 0.8;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chosen = [pick(jobs), pick(jobs)];
  const typed: Typed[] = [];
  const known = new Set(excel.grid.sheets().map(({ id }) => id));
  const hand = Array.from({ length: 4 }, (_, each) =>
    turns.after(Math.floor(random() * 1500), () => {
      const made = excel.grid.sheets().filter(({ id }) => !known.has(id));
      const sheet = made.length > 0 && random() < 0.8 ? pick(made) : excel.grid.activeSheet();
      const [row, column] = [Math.floor(random() * 12), 30 + each];
      const place = onSheet(sheet.name, cellName(row, column));
      const content = `typed ${each}`;
      type(excel, sheet.name, cellName(row, column), content);
      typed.push({ place, sheetId: sheet.id, row, column, content });
    }),
  );
  const undoes = [random() < 0.4, random() < 0.4];
  const outcomes = await Promise.all(
    panes.map((pane, i) => pane.work(chosen[i] ?? 'newEvent', undoes[i] === true)),
  );
  await Promise.all(hand);
  const lost = lostIn(excel.grid, outcomes, typed);
  for (const [i, outcome] of outcomes.entries())
    met.add(isWriting(chosen[i] ?? 'newEvent', outcome));
  const said = outcomes.flatMap(({ told }) => told).filter((each) => each !== '');
  restore();
  return lost.map((each) => `seed ${seed}, ${chosen.join(' and ')}: ${each} (${said.join(' / ')})`);
}

let met = new Set<string>();

const written = (): readonly string[] => [...met].filter((each) => each.endsWith(': written'));

/** By chance both panes are refused or undo what they wrote, in one run of five. */
const atMost = 20;

/** So many runs, and more until a pane has written something. */
async function interleave(jobs: readonly JobName[], count: number): Promise<string[]> {
  excel.grid.calculatesByHand = false;
  before = state();
  excel.grid.forgetHistory();
  met = new Set();
  const lost: string[] = [];
  for (let run = 0; run < count || (written().length === 0 && run < atMost); run++) {
    lost.push(...(await together(sampleSeed + run, jobs)));
  }
  expect(written()).not.toEqual([]);
  return lost;
}

test('two panes that begin the same and other work at once lose nothing of each other', async () => {
  expect(await interleave(wholeBeginnings, runsInParts(1, 300))).toEqual([]);
});

test('two panes in the midst of everything lose nothing of each other', async () => {
  Object.assign(globalThis, { Excel: excel.page.Excel, Office: excel.page.Office });
  random = () => 0;
  const initial = { ...newEvent.initial, rounds: '2' };
  await write(await planOf(newEvent, initial, { entries: 'Entries' }));
  const [first] = panes;
  for (const job of ['pairRound', 'newYear', 'group'] as const) {
    expect(await first?.work(job, false)).toMatchObject({ state: { step: 'written' } });
  }
  for (const row of [5, 6, 7]) type(excel, 'Round 1', `F${row}`, 'black');
  expect(await interleave(allJobs, runsInParts(1, 700))).toEqual([]);
});
