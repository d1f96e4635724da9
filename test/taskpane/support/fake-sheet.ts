import type { DecimalMark } from '../../../taskpane/sheets/notation';
import { attempt, type Attempt } from '../../../taskpane/excel/workbook/problems';
import type {
  CellPlace,
  Following,
  Insertion,
  Occupied,
  Receipt,
  Repair,
  SelectionSeen,
  SheetService,
} from '../../../taskpane/excel/workbook/workbook';
import { Waiting } from '../../../taskpane/excel/workbook/waiting';
import type { WhyService } from '../../../taskpane/excel/workbook/why';
import { FakeWhy } from './fake-why';
import { FakeWorkbook } from './fake-workbook';

export const place: CellPlace = { worksheetId: '{1}', cell: 'B4', address: 'SOF!B4' };

export const receipt: Receipt = {
  place,
  before: { kind: 'empty' },
  written: { kind: 'formula', formula: '=SOF.AWARD(1250,60)', shown: '25.16' },
};

/** A sheet service that records what is asked and answers as told. */
export class FakeSheet implements SheetService {
  readonly asked: string[] = [];
  readonly workbook = new FakeWorkbook();
  readonly cells = new FakeWhy();
  /** Whether a cell is being edited. */
  edited = false;
  readonly waiting = new Waiting(() => Promise.resolve(this.edited));
  mark: DecimalMark = '.';
  insertion: Attempt<Insertion> = { ok: true, value: { kind: 'inserted', receipt } };
  replacement: Attempt<Insertion> = { ok: true, value: { kind: 'inserted', receipt } };
  undone: Attempt<CellPlace> = { ok: true, value: place };
  repair: Attempt<Repair> = {
    ok: true,
    value: { formulas: 47, sheets: 3, protectedSheets: [], left: undefined },
  };
  /** Where set, answers to commands wait for it. */
  gate: Promise<void> | undefined;
  refreshes = 0;
  stopped = false;
  private listener: ((seen: SelectionSeen) => void) | undefined;

  see(seen: SelectionSeen): void {
    this.listener?.(seen);
  }

  followSelection(listener: (seen: SelectionSeen) => void): Following {
    this.listener = listener;
    return {
      refresh: () => {
        this.refreshes += 1;
      },
      stop: () => {
        this.stopped = true;
      },
    };
  }

  why(): Promise<WhyService> {
    return Promise.resolve(this.cells);
  }

  decimalMark(): Promise<Attempt<DecimalMark>> {
    return Promise.resolve({ ok: true, value: this.mark });
  }

  async insert(formula: string): Promise<Attempt<Insertion>> {
    this.asked.push(`insert ${formula}`);
    return this.answered(this.insertion);
  }

  async replace(occupied: Occupied, formula: string): Promise<Attempt<Insertion>> {
    this.asked.push(`replace ${occupied.place.address} ${formula}`);
    return this.answered(this.replacement);
  }

  async undo({ place }: Receipt): Promise<Attempt<CellPlace>> {
    this.asked.push(`undo ${place.address}`);
    return this.answered(this.undone);
  }

  async repairFormulas(
    ids: readonly string[],
    namespaces: readonly string[],
  ): Promise<Attempt<Repair>> {
    this.asked.push(`repair ${ids.length} in ${namespaces.join(', ')}`);
    return this.answered(this.repair);
  }

  /** The answer, unless the user stops waiting for it. */
  private async answered<T>(answer: Attempt<T>): Promise<Attempt<T>> {
    const run = this.waiting.run(true);
    const waited = await attempt(() => run.make(() => this.gate ?? Promise.resolve()));
    return waited.ok ? answer : waited;
  }
}
