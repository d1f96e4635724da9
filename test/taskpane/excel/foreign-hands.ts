import { jest } from '@jest/globals';
import {
  areaName,
  cellName,
  onSheet,
  parseArea,
  placeName,
} from '../../../taskpane/sheets/address';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { FilledCell } from '../../../taskpane/excel/workbook/workbook';
import { Writer, type WriterState } from '../../../taskpane/jobs/writer';
import { hostCodes } from '../../../tools/workbench/host';
import { sentence } from '../../../src/language';
import { wording } from '../../../taskpane/controls/wording';
import { newText, writerSentence } from '../../../taskpane/jobs/view/StatusLine';
import { runs, sampleOf } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../tools/workbench/host/excel';
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

/** While a plan is written, while that is undone, and while what either left is taken back by its button. */
export const phases = ['write', 'undo', 'take-back of a write', 'take-back of an undo'] as const;
export type Phase = (typeof phases)[number];

export interface Attack {
  readonly deed: Deed;
  readonly during: Phase;
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

/** Every attack on phases that take so many requests. */
export function attacksOn(requests: Readonly<Record<Phase, number>>): Attack[] {
  return phases.flatMap((during) => {
    const isTakeBack = during === 'take-back of a write' || during === 'take-back of an undo';
    // What goes wrong asks for more: the colleague may come before those requests, too.
    const count = requests[during] + (isTakeBack ? 2 : 5);
    const positions = Array.from({ length: count }, (_, i) => i + 1);
    return deeds.flatMap((deed) =>
      positions.flatMap((before) =>
        losses.flatMap((lost) =>
          (lost === 0 ? [1] : positions.slice(0, requests[during])).flatMap((losing) => {
            const either = isTakeBack ? [(before + losing) % 2 === 1] : [false, true];
            return either.map((plain) => ({ deed, during, before, losing, lost, plain }));
          }),
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
  /** The sheet it goes with: where Excel's answer was lost, nobody can know more than its name. */
  readonly goesWith?: string;
  readonly stands: () => boolean;
}

const mark = 'another hand';

/** One workbook, one plan, and a colleague who is attacked by both; after each run the workbook is as it was. */
export class ForeignHands {
  private readonly before: string;
  private traces: Trace[] = [];
  private sentences: string[] = [];
  private isBroken = false;

  constructor(
    private readonly excel: ExcelPage,
    private readonly plan: Plan,
    /** Filled cells that may be overwritten without a question; whatever else is found in the way then stays. */
    private readonly agreed?: readonly FilledCell[],
  ) {
    this.before = this.state();
  }

  /** How many requests each phase takes when all goes well. */
  async requests(): Promise<Readonly<Record<Phase, number>>> {
    const asked = jest.spyOn(this.excel.host.faults, 'nextRequest');
    const count = async (phase: Phase): Promise<number> => {
      const writer = this.writer();
      await this.prepare(writer, phase);
      asked.mockClear();
      await this.enter(writer, phase);
      const requests = asked.mock.calls.length;
      this.excel.host.faults.clear();
      if (phase === 'write') await writer.undo();
      if (this.state() !== this.before) throw new Error(`The ${phase} leaves something.`);
      return requests;
    };
    const counted: Record<Phase, number> = {
      write: await count('write'),
      undo: await count('undo'),
      'take-back of a write': await count('take-back of a write'),
      'take-back of an undo': await count('take-back of an undo'),
    };
    asked.mockRestore();
    return counted;
  }

  /** What the colleague lost without a word; empty if nothing. */
  async run(attack: Attack): Promise<readonly string[]> {
    const { faults } = this.excel.host;
    this.traces = [];
    this.sentences = [];
    this.isBroken = false;
    const writer = this.writer();
    await this.prepare(writer, attack.during);
    faults.plainErrors(attack.plain);
    faults.before(attack.before, () => {
      this.do(attack.deed);
    });
    if (attack.lost > 0) faults.loseAnswer(attack.losing, attack.lost);
    await this.enter(writer, attack.during);
    faults.clear();
    faults.plainErrors(false);
    // While the pane waits for its user, the colleague goes on.
    if (writer.state.step === 'unfinished') this.do(attack.deed);
    await writer.takeBack();
    await writer.undoNevertheless();
    const told = this.sentences.join('\n');
    const isTold = ({ names, goesWith }: Trace): boolean =>
      names.some((name) => told.includes(name)) ||
      (attack.lost > 0 && goesWith !== undefined && isDeletedUnseen(told, goesWith));
    const lost = this.traces.filter((trace) => !trace.stands() && !isTold(trace));
    const missing = lost.map(({ what }) => `${what}: ${told}`);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the run may set it
    if (this.isBroken) missing.push('The pane itself broke.');
    this.restore();
    return missing;
  }

  /** Brings the workbook to where a phase begins. */
  private async prepare(writer: Writer, phase: Phase): Promise<void> {
    const { faults } = this.excel.host;
    if (phase === 'write') return;
    if (phase === 'take-back of a write') {
      faults.loseAnswer(2, Infinity);
      await writer.write(this.plan, this.agreed);
      // Filled cells in the way take a request of their own.
      if (writer.state.step === 'asking') {
        faults.clear();
        faults.loseAnswer(2, Infinity);
        await writer.agree();
      }
    } else {
      await this.write(writer);
      if (phase === 'undo') return;
      faults.failRequest(2, hostCodes.InvalidOrTimedOutSession);
      await writer.undo();
    }
    faults.clear();
    if (writer.state.step !== 'unfinished') throw new Error(`Before the ${phase} nothing is left.`);
  }

  private async enter(writer: Writer, phase: Phase): Promise<void> {
    if (phase === 'write') await this.write(writer);
    else if (phase === 'undo') await writer.undo();
    else await writer.takeBack();
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
      if ('problem' in state && state.problem?.code === 'unexpected') this.isBroken = true;
      // The pane offers these for copying.
      if ('news' in state) this.sentences.push(newText(state.news ?? []));
    });
  }

  private async write(writer: Writer): Promise<void> {
    await writer.write(this.plan, this.agreed);
    if (this.agreed) writer.decline();
    else await writer.agree();
  }

  private do(deed: Deed): void {
    const { grid } = this.excel;
    const sheetOf = (name: string) =>
      grid.sheets().find((each) => each.name.toLowerCase() === name.toLowerCase());
    const [planned] = this.plan.sheets;
    // A hidden sheet is out of reach, but for who is inside a cell already.
    const made = planned && sheetOf(planned.name);
    switch (deed) {
      case 'makes the sheet':
        if (planned && !made) {
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
    const parsed = parseArea(address);
    const place = onSheet(sheet, address);
    this.traces.push({
      what: `${place} ${content}`,
      names: [place, `${sheet}!${address}`],
      ...(this.isPlanned(sheet) && { goesWith: sheet }),
      stands: () => {
        if (!grid.sheets().some((each) => each.id === id)) return false;
        const [[cell] = []] = parsed ? grid.read({ sheetId: id, ...parsed }) : [];
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

/** Whether it is said that a sheet was deleted while nobody saw what stood there. */
function isDeletedUnseen(told: string, sheet: string): boolean {
  const { say } = wording('en', '.');
  const [before = '', after = ''] = say(sentence('goneUnseen', { sheets: '|' })).split('|');
  return told
    .split(before)
    .slice(1)
    .some((rest) => rest.includes(after) && rest.split(after)[0]?.split(', ').includes(sheet));
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
  agreed?: readonly FilledCell[],
): Promise<readonly string[]> {
  const hands = new ForeignHands(excel, plan, agreed);
  const attacks = attacksOn(await hands.requests());
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
