import { type Area, areaName, parseArea, type Place } from '../../../taskpane/sheets/address';
import type { Finding, Plan } from '../../../taskpane/sheets/plan';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { Leftovers, WrittenReceipt } from '../../../taskpane/sheets/receipt';
import type {
  SourceCell,
  SourceTable,
  Where,
  WorkbookFacts,
} from '../../../taskpane/sheets/source';
import type {
  ChangedPlace,
  FilledCell,
  LastWriting,
  Reading,
  ReadOptions,
  TakenBack,
  Undoing,
  Unfinished,
  WorkbookService,
  WriteOutcome,
} from '../../../taskpane/excel/workbook/workbook';

type Origin = SourceTable['snapshot']['origin'];
type Typed = string | number | boolean | null | SourceCell;

/** A list at a place of the sheet `Entries`, from plain values. */
export function sourceTable(
  lines: readonly (readonly Typed[])[],
  options: Partial<SourceTable> & {
    readonly at?: string;
    readonly hidden?: readonly number[];
  } = {},
): SourceTable {
  const { at = 'A1', hidden = [], ...rest } = options;
  const corner = parseArea(at);
  if (!corner) throw new Error(at);
  const area = { ...corner, rows: lines.length, columns: lines[0]?.length ?? 0 };
  const place: Place = { sheetId: '{e}', sheet: 'Entries', area };
  const origin: Origin = { kind: 'range', sheetId: '{e}', address: areaName(area) };
  const source = sourceOf(
    place,
    lines.map((line) => line.map(cellOf)),
    '.',
    origin,
  );
  return {
    ...source,
    rows: source.rows.map((row, i) => ({ ...row, hidden: hidden.includes(i) })),
    hiddenRows: hidden.length,
    snapshot: {
      ...source.snapshot,
      values: lines.map((line) => line.map((value) => value ?? '')),
      hidden,
    },
    ...rest,
  };
}

/** Cells as they are read at their place; nothing is hidden. */
export function sourceOf(
  place: Place,
  cells: readonly (readonly SourceCell[])[],
  mark: SourceTable['mark'],
  origin: Origin,
): SourceTable {
  return {
    place,
    table: origin.kind === 'table' ? origin.table : undefined,
    rows: cells.map((row, i) => ({ row: place.area.row + i + 1, hidden: false, cells: row })),
    hiddenRows: 0,
    mark,
    snapshot: { origin, place, values: [], hidden: [] },
  };
}

export function cellOf(value: Typed): SourceCell {
  if (value === null) return { kind: 'blank' };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number') return { kind: 'number', value, isDate: false };
  return typeof value === 'boolean' ? { kind: 'truth', value } : value;
}

export const facts: WorkbookFacts = {
  sheets: [{ id: '{e}', name: 'Entries' }],
  tables: [],
  names: [],
  activeSheet: 'Entries',
  mark: '.',
};

export const written: WrittenReceipt = {
  id: '0123456789abcdef',
  title: 'Round 1',
  sheets: [],
  blocks: [],
  names: [],
  activeBefore: '{e}',
  others: [],
};

/** A workbook service that records what is asked and answers as told. */
export class FakeWorkbook implements WorkbookService {
  readonly asked: string[] = [];
  readonly plans: Plan[] = [];
  /** Answers to reading, by what is asked for; the selection by default. */
  tables = new Map<string, SourceTable>();
  facts = facts;
  readProblem: Attempt<never> | undefined;
  writings: Attempt<WriteOutcome>[] = [];
  undoing: Attempt<Undoing> = { ok: true, value: { kind: 'undone' } };
  takenBack: TakenBack | Unfinished = { kind: 'undone' };
  last: LastWriting | undefined;
  /** Where set, answers wait for it. */
  gate: Promise<void> | undefined;

  merged: readonly Area[] = [];
  /** Excel is calculating, and does not end. */
  calculating = false;
  /** Of each reading, whether an earlier one would do. */
  readonly recent: boolean[] = [];
  /** What reading throws, as a mistake of ours would. */
  thrown: Error | undefined;

  async read(
    wheres: readonly Where[],
    { also, recent = false, onCalculating, onReading }: ReadOptions = {},
  ): Promise<Attempt<Reading>> {
    const others = also?.(this.facts) ?? [];
    this.asked.push(`read ${[...wheres, ...others].map(named).join(', ')}`);
    this.recent.push(recent);
    onReading?.(this.facts.sheets.map(({ name }) => name));
    await this.gate;
    if (this.calculating) onCalculating?.();
    if (this.readProblem) return this.readProblem;
    if (this.thrown) throw this.thrown;
    // As Excel tells of a sheet on which nothing stands.
    const empty = [...wheres, ...others].find(
      (where) => where.kind === 'sheet' && !this.tables.has(named(where)),
    );
    if (empty) return { ok: false, problem: { code: 'nothingThere', address: named(empty) } };
    const tableAt = (where: Where): SourceTable => {
      const table = this.tables.get(named(where));
      if (!table) throw new Error(`Nothing to read at ${named(where)}`);
      return { ...table, asked: where };
    };
    const late = this.calculating ? { stillCalculating: true } : {};
    const tables = wheres.map(tableAt);
    const value = { facts: this.facts, tables, also: others.map(tableAt), ...late };
    return { ok: true, value };
  }

  mergedIn(places: readonly Place[]): Promise<Attempt<readonly (readonly Area[])[]>> {
    this.asked.push(`merged in ${places.map(({ area }) => areaName(area)).join(', ')}`);
    return Promise.resolve({ ok: true, value: places.map(() => this.merged) });
  }

  async write(plan: Plan, agreed?: readonly FilledCell[]): Promise<Attempt<WriteOutcome>> {
    this.asked.push(agreed ? `write ${plan.title} over ${agreed.length}` : `write ${plan.title}`);
    this.plans.push(plan);
    await this.gate;
    const receipt = { ...written, title: plan.title };
    return (
      this.writings.shift() ?? {
        ok: true,
        value: { kind: 'written', receipt, withoutPrintSetup: false },
      }
    );
  }

  async undoWriting(
    receipt: WrittenReceipt,
    agreed?: readonly Finding[],
  ): Promise<Attempt<Undoing>> {
    this.asked.push(`undo ${receipt.title}${agreed ? ' nevertheless' : ''}`);
    await this.gate;
    return this.undoing;
  }

  takeBack(leftovers: Leftovers): Promise<TakenBack | Unfinished> {
    this.asked.push(`take back ${leftovers.names.map(({ name }) => name).join(', ')}`);
    return Promise.resolve(this.takenBack);
  }

  /** What the pane keeps of its jobs. */
  readonly drafts = new Map<string, string>();

  draft(job: string): Promise<Attempt<string | undefined>> {
    return Promise.resolve({ ok: true, value: this.drafts.get(job) });
  }

  hasDraft(): Promise<Attempt<boolean>> {
    return Promise.resolve({ ok: true, value: this.drafts.size > 0 });
  }

  keepDraft(job: string, text: string | undefined): Promise<Attempt<void>> {
    if (text === undefined) this.drafts.delete(job);
    else this.drafts.set(job, text);
    return Promise.resolve({ ok: true, value: undefined });
  }

  /** Works out formulas over lists. */
  isNew = true;

  worksOutLists(): Promise<boolean> {
    this.asked.push('works out lists');
    return Promise.resolve(this.isNew);
  }

  lastWriting(): Promise<Attempt<LastWriting | undefined>> {
    return Promise.resolve({ ok: true, value: this.last });
  }

  /** Who is told of changes. */
  readonly listeners = new Set<(change?: ChangedPlace) => void>();

  followChanges(listener: (change?: ChangedPlace) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  show(place: Place): Promise<Attempt<void>> {
    this.asked.push(`show ${areaName(place.area)}`);
    return Promise.resolve({ ok: true, value: undefined });
  }
}

export function named(where: Where): string {
  switch (where.kind) {
    case 'selection':
      return 'selection';
    case 'typed':
      return where.text;
    case 'sheet':
      return where.sheet;
    case 'table':
      return where.table;
    case 'again':
      return where.origin.kind === 'range' ? where.origin.address : where.origin.kind;
  }
}
