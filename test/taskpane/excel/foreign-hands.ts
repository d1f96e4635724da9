import { jest } from '@jest/globals';
import { areaName, cellName, onSheet, placeName } from '../../../taskpane/plan/address';
import { areaOfBlock } from '../../../taskpane/plan/layout';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { Plan } from '../../../taskpane/plan/plan';
import { Writer, type WriterState } from '../../../taskpane/operation/writer';
import { wording } from '../../../taskpane/views/wording';
import { writerSentence } from '../../../taskpane/views/status/writer-sentence';
import { runs, sampleOf } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../workbench/host/excel';
import { everything, type } from './workbook';

/** What a colleague in the same workbook may do, at the worst moment. */
export const deeds = [
  'makes the sheet',
  'types beside what is written',
  'types over what is written',
  'changes a target',
  'refers to it',
  'renames it',
] as const;
export type Deed = (typeof deeds)[number];

/** How many answers are lost from one request on. */
export const losses = [0, 1, 2, Infinity] as const;
export type Losses = (typeof losses)[number];

export interface Attack {
  readonly deed: Deed;
  /** Whether it happens while the plan is written, or while that is undone. */
  readonly during: 'write' | 'undo';
  /** The colleague comes before this request, counted from 1. */
  readonly before: number;
  /** Answers are lost from this request on. */
  readonly losing: number;
  readonly lost: Losses;
  /** Every error of Excel is GeneralException without text. */
  readonly plain: boolean;
}

export function attackName({ deed, during, before, losing, lost, plain }: Attack): string {
  const answers = lost === 0 ? '' : `, ${lost} answers lost from request ${losing}`;
  return `${deed} before request ${before} of the ${during}${answers}${plain ? ', plain errors' : ''}`;
}

/** Every attack on a write and its undo that take so many requests. */
export function attacksOn(requests: { readonly write: number; readonly undo: number }): Attack[] {
  return (['write', 'undo'] as const).flatMap((during) => {
    // What goes wrong asks for more: the colleague may come before those requests, too.
    const count = requests[during] + 3;
    const positions = Array.from({ length: count }, (_, i) => i + 1);
    return deeds.flatMap((deed) =>
      positions.flatMap((before) =>
        losses.flatMap((lost) =>
          (lost === 0 ? [1] : positions.slice(0, requests[during])).flatMap((losing) =>
            [false, true].map((plain) => ({ deed, during, before, losing, lost, plain })),
          ),
        ),
      ),
    );
  });
}

/** Something a colleague did, and how to see whether it is still there. */
interface Trace {
  readonly what: string;
  /** What a sentence has to name if it is gone. */
  readonly names: readonly string[];
  readonly stands: () => boolean;
}

const mark = 'another hand';

/** Whether the windows that are still open are tried, too. */
const triesOpen = runs(0, 1) > 0;

/** One workbook, one plan, and a colleague who is attacked by both; after each run the workbook is as it was. */
export class ForeignHands {
  private readonly before: string;
  private traces: Trace[] = [];
  private sentences: string[] = [];

  constructor(
    private readonly excel: ExcelPage,
    private readonly plan: Plan,
  ) {
    this.before = this.state();
  }

  /** How many requests a write and its undo take when all goes well. */
  async requests(): Promise<{ readonly write: number; readonly undo: number }> {
    const asked = jest.spyOn(this.excel.host.faults, 'nextRequest');
    const writer = this.writer();
    await this.write(writer);
    const write = asked.mock.calls.length;
    await writer.undo();
    const all = asked.mock.calls.length;
    asked.mockRestore();
    if (this.state() !== this.before) throw new Error('Undo does not bring everything back.');
    return { write, undo: all - write };
  }

  /** What the colleague lost without a word; empty if nothing. */
  async run(attack: Attack): Promise<readonly string[]> {
    const { faults } = this.excel.host;
    this.traces = [];
    this.sentences = [];
    const writer = this.writer();
    if (attack.during === 'undo') await this.write(writer);
    faults.plainErrors(attack.plain);
    faults.before(attack.before, () => {
      this.do(attack.deed);
    });
    if (attack.lost > 0) faults.loseAnswer(attack.losing, attack.lost);
    if (attack.during === 'write') await this.write(writer);
    else await writer.undo();
    faults.clear();
    faults.plainErrors(false);
    // While the pane waits for its user, the colleague goes on.
    if (writer.state.step === 'unfinished') this.do(attack.deed);
    await writer.takeBack();
    await writer.undoNevertheless();
    const told = this.sentences.join('\n');
    const lost = this.traces.filter(
      ({ names, stands }) => !stands() && !names.some((name) => told.includes(name)),
    );
    const missing = lost.map(({ what }) => `${what}: ${told}`);
    this.restore();
    return missing;
  }

  /** Whether the colleague found anything to do in the last run. */
  get hasActed(): boolean {
    return this.traces.length > 0;
  }

  private writer(): Writer {
    return new Writer(excelWorkbook, (state) => {
      const { say } = wording('en', '.');
      this.sentences.push(writerSentence(wording('en', '.'), state));
      if (state.step === 'changed') {
        this.sentences.push(...state.findings.map(({ sentence }) => say(sentence)));
      }
      if (state.step === 'asking') this.sentences.push(...askedAbout(state));
    });
  }

  private async write(writer: Writer): Promise<void> {
    await writer.write(this.plan);
    await writer.agree();
  }

  private do(deed: Deed): void {
    const { grid } = this.excel;
    const sheetOf = (name: string) =>
      grid.sheets().find((each) => each.name.toLowerCase() === name.toLowerCase());
    const [planned] = this.plan.sheets;
    const found = planned && sheetOf(planned.name);
    // A hidden sheet is out of reach, but for who is inside a cell already: that window is open, too.
    const made = found?.visible === true || triesOpen ? found : undefined;
    switch (deed) {
      case 'makes the sheet':
        if (planned && !found) {
          grid.addSheet(planned.name);
          this.typed(planned.name, 'B2', mark);
        }
        return;
      case 'types beside what is written':
        if (made) this.typed(made.name, 'Z60', mark);
        return;
      case 'types over what is written': {
        const [block] = planned?.blocks ?? [];
        if (made && block)
          this.typed(made.name, areaName({ ...areaOfBlock(block), rows: 1, columns: 1 }), mark);
        return;
      }
      case 'changes a target':
        for (const block of this.plan.blocks) {
          const area = areaOfBlock(block);
          const row = block.cells.findIndex((line) => line.some(({ kind }) => kind !== 'keep'));
          const column = block.cells[row]?.findIndex(({ kind }) => kind !== 'keep') ?? -1;
          if (row >= 0)
            this.typed(block.sheet, cellName(area.row + row, area.column + column), mark);
        }
        return;
      case 'refers to it':
        if (made) {
          const own = grid.sheets().find(({ name }) => !this.isPlanned(name));
          if (own) this.typed(own.name, 'Z61', `=${onSheet(made.name, 'A1')}`);
        }
        return;
      case 'renames it':
        // A hidden sheet has no tab to be renamed by.
        if (made?.visible) {
          const name = 'Their name';
          grid.tabs.rename(made.id, name);
          this.traces.push({
            what: 'the new name',
            names: [name],
            stands: () => sheetOf(name) !== undefined,
          });
        }
    }
  }

  private isPlanned(name: string): boolean {
    return this.plan.sheets.some((each) => each.name.toLowerCase() === name.toLowerCase());
  }

  /** Something is typed, and must stay wherever its sheet goes. */
  private typed(sheet: string, address: string, content: string): void {
    const { grid } = this.excel;
    const id = grid.sheets().find(({ name }) => name === sheet)?.id ?? '';
    type(this.excel, sheet, address, content);
    const area = grid.read.bind(grid);
    const place = onSheet(sheet, address);
    this.traces.push({
      what: `${place} ${content}`,
      names: [place, `${sheet}!${address}`],
      stands: () => {
        if (!grid.sheets().some((each) => each.id === id)) return false;
        const parsed = /^([A-Z]+)(\d+)$/.exec(address);
        const column =
          [...(parsed?.[1] ?? 'A')].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0) - 1;
        const row = Number(parsed?.[2]) - 1;
        const [[cell] = []] = area({ sheetId: id, row, column, rows: 1, columns: 1 });
        return content.startsWith('=')
          ? cell?.formula !== undefined && !cell.formula.includes('#REF!')
          : cell?.value === content;
      },
    });
  }

  private state(): string {
    return JSON.stringify(everything(this.excel));
  }

  /** By the grid's own undo. */
  private restore(): void {
    for (let steps = 0; this.state() !== this.before; steps++) {
      if (steps > 200 || !this.excel.grid.undo())
        throw new Error('The workbook cannot be restored.');
    }
  }
}

function askedAbout(state: Extract<WriterState, { readonly step: 'asking' }>): string[] {
  return state.cells.map(({ place }) => placeName(place));
}

/** Kinds of deeds that have lost something in this file's tests. */
const lostKinds = new Set<Deed>();
const tried = new Set<Deed>();

/**
 * The window that is still open (docs/architecture.md): what a colleague does between the look of an undo and its
 * deletion while answers are lost. Only the full run tries it, and fails until it is closed.
 */
function isOpen({ during, lost, before }: Attack): boolean {
  return during === 'undo' && lost > 0 && before > 1;
}

/**
 * Tries so many attacks on a plan, drawn by the seed, and in `npm run test:full` so many; gives what was lost without a
 * word.
 */
export async function attackPlan(
  excel: ExcelPage,
  plan: Plan,
  some: number,
  inFull = Infinity,
): Promise<readonly string[]> {
  const hands = new ForeignHands(excel, plan);
  const attacks = attacksOn(await hands.requests()).filter((each) => triesOpen || !isOpen(each));
  const missing: string[] = [];
  for (const attack of sampleOf(attacks, runs(some, inFull), { seed: sampleSeed })) {
    const gone = await hands.run(attack);
    if (hands.hasActed) tried.add(attack.deed);
    if (gone.length > 0) lostKinds.add(attack.deed);
    missing.push(...gone.map((each) => `${attackName(attack)}: ${each}`));
  }
  return missing;
}

/** The figure for the dashboard. */
export function tellLostKinds(what: string): void {
  process.stdout.write(
    `Kinds of foreign data lost (${what}): ${lostKinds.size} of ${tried.size} tried\n`,
  );
}
