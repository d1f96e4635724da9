import { type Area, areaName, onSheet } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import type { Leftovers, PlannedPart } from '../../sheets/receipt';
import { attempt, type Attempt, codeOf, type Problem } from '../workbook/problems';
import { findingsOf, type TakenBack, type Undoing, type Unfinished } from '../workbook/workbook';
import { markedSheets, queueMarker } from '../requests/names';
import { keyOfImprints } from '../requests/facts';
import { look, randomId, sealed, unsealed, wait } from '../requests/requests';
import { takeBack } from '../undo/taking-back';
import { keyOfUndo, paneId } from '../undo/undo-entry';
import type { Said } from '../../../src/language';

/**
 * Where the checks of an Excel work: sheets of their own in the open workbook. A new workbook would be cleaner, but a pane
 * belongs to the workbook that it was opened for: `Excel.createWorkbook` opens another one, with a pane of its own or none, and
 * tells nothing of it. So everything here is made to go again: sheets carry the marker of the run, names begin with its id,
 * and at the end only what holds what the checks put there is deleted, by the same code that takes back a failed write.
 */

/** What a check puts down is on record, so that what somebody else types there is known. */
export class GroundSheet {
  private nextRow = 0;
  private readonly parts: PlannedPart[] = [];
  private readonly spills: Area[] = [];
  private readonly tables: string[] = [];
  id: string | undefined;

  constructor(readonly name: string) {}

  /** Rows that no other check uses, with an empty one behind them. */
  take(rows: number, columns: number): Area {
    const area = { row: this.nextRow, column: 0, rows, columns };
    this.nextRow += rows + 1;
    return area;
  }

  in(context: Excel.RequestContext): Excel.Worksheet {
    return context.workbook.worksheets.getItem(this.id ?? this.name);
  }

  range(context: Excel.RequestContext, { row, column, rows, columns }: Area): Excel.Range {
    return this.in(context).getRangeByIndexes(row, column, rows, columns);
  }

  /** `'Check 1a2b'!A1:B2`. */
  address(area: Area): string {
    return onSheet(this.name, areaName(area));
  }

  /** Queues contents. */
  put(
    context: Excel.RequestContext,
    area: Area,
    contents: readonly (readonly unknown[])[],
  ): Excel.Range {
    this.holds(area, contents);
    const range = this.range(context, area);
    range.formulas = contents as unknown[][];
    return range;
  }

  /** These cells will hold this, in whatever way it gets there. */
  holds(area: Area, contents: readonly (readonly unknown[])[]): void {
    // What is put later counts.
    this.parts.unshift({ area, contents });
  }

  /** What formulas fill here is no content of its own. */
  maySpill(area: Area): void {
    this.spills.push(area);
  }

  mayHaveTable(name: string): void {
    this.tables.push(name);
  }

  asLeftover(): Leftovers['sheets'][number] {
    const { name, id, parts, spills, tables } = this;
    return { name, id, parts, spills, tables };
  }
}

const prefixOf = (id: string): string => `TSX_Check_${id}_`;

/** What could not be taken away: somebody else has changed or uses it, or Excel refused. */
export interface Cleared {
  readonly kept: readonly Finding[];
  readonly problem?: Problem;
}

/** Settings of the workbook that a write of the pane replaces: they are put back as they were. */
const keptSettings = [keyOfUndo, keyOfImprints] as const;

/** Of each pane its own: what a run has begun, for when it is broken off. */
export const prefixOfNote = 'tsx.check.';
const keyOfRun = (): string => prefixOfNote + paneId();

interface Before {
  readonly active: string;
  readonly settings: readonly (readonly [key: string, value: unknown])[];
  /** Undefined where no single range was selected. */
  readonly selected: string | undefined;
}

export class Ground {
  private readonly sheets: GroundSheet[] = [];
  /** How a write of the pane’s own goes again, while it stands. */
  private written: (() => Promise<TakenBack | Unfinished | Undoing | Problem>) | undefined;

  private constructor(
    readonly id: string,
    private readonly before: Before,
  ) {}

  /** Nothing is made yet but a note in the workbook that a run has begun. */
  static async lay(): Promise<Attempt<Ground>> {
    const id = randomId();
    const selected = await attempt(() => look(selectedRange));
    return attempt(() =>
      wait(async (context) => {
        const { settings, worksheets } = context.workbook;
        const active = worksheets.getActiveWorksheet();
        active.load('id');
        const asked = keptSettings.map((key) => {
          const setting = settings.getItemOrNullObject(key);
          setting.load('value');
          return { key, setting };
        });
        settings.add(keyOfRun(), sealed(JSON.stringify({ id })));
        await context.sync();
        return new Ground(id, {
          active: active.id,
          selected: selected.ok ? selected.value : undefined,
          settings: asked.map(({ key, setting }) => {
            return [key, setting.isNullObject ? undefined : (setting.value as unknown)] as const;
          }),
        });
      }),
    );
  }

  /** A name of the workbook that can be nobody else's. */
  nameFor(what: string): string {
    return prefixOf(this.id) + what;
  }

  /** Adds a sheet, with its marker directly behind it. */
  async add(): Promise<GroundSheet> {
    const sheet = new GroundSheet(`Check ${this.id.slice(0, 8)} ${this.sheets.length + 1}`);
    this.sheets.push(sheet);
    await wait(async (context) => {
      const added = context.workbook.worksheets.add(sheet.name);
      added.load('id');
      queueMarker(added, added.getRange('A1'), this.id);
      await context.sync();
      sheet.id = added.id;
    });
    return sheet;
  }

  /** A write of the pane’s own stands, or what is left of it; without a way to undo it, it is gone. */
  stands(undo: Ground['written']): void {
    this.written = undo;
  }

  /** Takes away what the checks made, as far as it is theirs, and shows what was shown before. May be tried again. */
  async clear(): Promise<Cleared> {
    const names = await attempt(() => wait((context) => this.deleteNames(context)));
    const taken = await takeBack({
      ...{ id: this.id, blocks: [], names: [], activeBefore: this.before.active },
      sheets: this.sheets.map((sheet) => sheet.asLeftover()),
    });
    const written = await this.written?.();
    const rest = await attempt(() => wait((context) => this.restore(context)));
    const failures = [names, rest].flatMap((each) => (each.ok ? [] : [each.problem]));
    const kept: Finding[] = [];
    for (const each of [taken, written]) {
      if (each === undefined) continue;
      if (!('kind' in each)) failures.unshift(each);
      else if (each.kind === 'undone') kept.push(...findingsOf(each));
      else if (each.kind === 'asking') kept.push(...each.questions);
      else failures.unshift(each.problem);
    }
    const [problem] = failures;
    return { kept, ...(problem && { problem }) };
  }

  private async deleteNames(context: Excel.RequestContext): Promise<void> {
    const { worksheets } = context.workbook;
    const sheets = this.sheets.map(({ name }) => worksheets.getItemOrNullObject(name));
    for (const sheet of sheets) sheet.load('name');
    await context.sync();
    const there = sheets.filter((sheet) => !sheet.isNullObject);
    // A sheet of the same name could be somebody else’s.
    await deleteNames(context, this.id, await markedSheets(context, there, this.id));
  }

  private async restore(context: Excel.RequestContext): Promise<void> {
    const { settings, worksheets } = context.workbook;
    for (const [key, value] of this.before.settings) {
      if (value === undefined) settings.getItemOrNullObject(key).delete();
      else settings.add(key, value);
    }
    settings.getItemOrNullObject(keyOfRun()).delete();
    const active = worksheets.getItemOrNullObject(this.before.active);
    active.load('id');
    await context.sync();
    if (active.isNullObject) return;
    active.activate();
    if (this.before.selected !== undefined) active.getRange(this.before.selected).select();
    await context.sync();
  }
}

async function selectedRange(context: Excel.RequestContext): Promise<string> {
  const range = context.workbook.getSelectedRange();
  range.load('address');
  await context.sync();
  return range.address.slice(range.address.lastIndexOf('!') + 1);
}

/**
 * Deletes the names of a run. Those of its sheets go first: where a sheet has a name of the workbook’s, Excel may take the one for the
 * other (office-js #2875).
 */
async function deleteNames(
  context: Excel.RequestContext,
  id: string,
  sheets: readonly Excel.Worksheet[],
): Promise<void> {
  const own = sheets.map((sheet) => sheet.names);
  for (const names of [...own, context.workbook.names]) {
    names.load('items/name');
    await context.sync();
    for (const item of names.items) if (item.name.startsWith(prefixOf(id))) item.delete();
    await context.sync();
  }
}

/** What a run left that was broken off, as by closing the pane. */
export interface Abandoned {
  readonly id: string;
  readonly sheets: readonly string[];
}

/** Undefined where nothing is left of an earlier run of this pane. */
export function abandoned(): Promise<Attempt<Abandoned | undefined>> {
  return attempt(() =>
    look(async (context) => {
      const { settings, worksheets } = context.workbook;
      const setting = settings.getItemOrNullObject(keyOfRun());
      setting.load('value');
      worksheets.load('items/name');
      await context.sync();
      const { id } =
        unsealed<{ id: string }>(setting.isNullObject ? '' : setting.value).value ?? {};
      if (id === undefined) return undefined;
      const marked = await markedSheets(context, worksheets.items, id);
      return { id, sheets: marked.map(({ name }) => name) };
    }),
  );
}

/** Deletes what such a run left: the user has been told the names of its sheets and agreed. */
export function deleteAbandoned({ id }: Abandoned): Promise<Attempt<void>> {
  return attempt(() =>
    wait(async (context) => {
      const { settings, worksheets } = context.workbook;
      worksheets.load('items/name');
      await context.sync();
      const marked = await markedSheets(context, worksheets.items, id);
      await deleteNames(context, id, marked);
      for (const sheet of marked) sheet.delete();
      settings.getItemOrNullObject(keyOfRun()).delete();
      await context.sync();
    }),
  );
}

type Batch<T> = (context: Excel.RequestContext) => T;

/** Queues, sends, and reads what has been asked. */
export async function ask<T>(queue: Batch<() => T>): Promise<T> {
  return wait(async (context) => {
    const read = queue(context);
    await context.sync();
    return read();
  });
}

/** What a check found. In the words of its report: it is sent to the authors of the add-in. */
type Outcome =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no'; readonly expected: string; readonly seen: string }
  | { readonly kind: 'error'; readonly error: string };

/** One line of the report. */
export interface Line {
  readonly id: string;
  readonly said: Said;
  readonly outcome: Outcome;
}

/** What was expected and what Excel gave instead; undefined where they are the same. */
export type Difference = { readonly expected: string; readonly seen: string } | undefined;

export const yes: Outcome = { kind: 'yes' };

/** Compares what can be written as JSON. */
export function differs(expected: unknown, seen: unknown): Difference {
  const [wanted, given] = [shown(expected), shown(seen)];
  return wanted === given ? undefined : { expected: wanted, seen: given };
}

/** The longest text of a value in the report. */
const longest = 120;

function shown(value: unknown): string {
  // Excel calculates with 15 digits.
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(12)) : each,
  ) as string | undefined;
  return (text ?? 'nothing').slice(0, longest);
}

export function outcomeOf(difference: Difference): Outcome {
  return difference ? { kind: 'no', ...difference } : yes;
}

/** What a check that ended in an exception says: an error of Excel's with its place, or a mistake of its own. */
export function errorOf(error: unknown): Outcome {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.startsWith(`${code}: `) ? message : `${code}: ${message}`;
  const said = code === undefined ? message : reason + placeOf(error);
  return { kind: 'error', error: said.replace(/\s+/g, ' ').slice(0, 2 * longest) };
}

/** Where in the batch: `Range.formulas`. */
function placeOf(error: unknown): string {
  const { debugInfo } = error as { readonly debugInfo?: { readonly errorLocation?: string } };
  const place = debugInfo?.errorLocation;
  return place === undefined || place === '' ? '' : ` (${place})`;
}
