import { Faults, hostCodes, type Fate } from '../../../workbench/host/faults';

interface RunOptions {
  readonly delayForCellEdit?: boolean;
  readonly mergeUndoGroup?: boolean;
}

/** What one cell of the fake workbook holds. */
export interface FakeCell {
  /** As Range.formulas gives it: the formula, or the constant. */
  formula: string | number | boolean;
  value?: string | number | boolean;
  type?: string;
  text?: string;
  format?: string;
  /** Address of the cell whose result spills into this one. */
  spillParent?: string;
}

const empty: FakeCell = { formula: '', value: '', type: 'Empty', text: '' };

/**
 * As much of Excel's programming interface as the sheet service uses, with the rules that matter:
 * nothing happens before sync, nothing can be read that was not loaded, a failing batch writes nothing.
 */
export class FakeExcel {
  readonly cells = new Map<string, FakeCell>();
  sheetName = 'SOF';
  sheetId: string | undefined = '{sheet-1}';
  /** Selected block of the sheet: its address, top-left cell, rows and columns. */
  selection = { address: 'B4', topLeft: 'B4', rows: 1, columns: 1 };
  /** ExcelApi 1.x. */
  apiMinor = 20;
  decimalSeparator = '.';
  /** Error code for a request, by the number of the request from now (0 is the next one). */
  readonly refusals = new Map<number, string>();
  /** The faults of the workbench's host, over these requests and writes. */
  readonly faults = new Faults();
  readonly runOptions: unknown[] = [];
  readonly handlers = { selection: new Set<() => unknown>(), activation: new Set<() => unknown>() };
  syncs = 0;
  writes = 0;
  /** Where set, requests wait for it. */
  gate: Promise<void> | undefined;

  private queue: { readonly operation: () => void; readonly changes: boolean }[] = [];

  /** Puts the fake where the add-in looks for Excel. */
  install(): this {
    const run = async (first: unknown, second?: unknown): Promise<unknown> => {
      this.runOptions.push(second === undefined ? undefined : first);
      const batch = (second ?? first) as (context: unknown) => Promise<unknown>;
      const options = (second === undefined ? {} : first) as RunOptions;
      return batch({ ...this.context, sync: () => this.sync(options) });
    };
    const requirements = {
      isSetSupported: (_set: string, version: string) =>
        Number(version.replace('1.', '')) <= this.apiMinor,
    };
    Object.assign(globalThis, { Excel: { run }, Office: { context: { requirements } } });
    return this;
  }

  refuseNext(code: string, after = 0): void {
    this.refusals.set(this.syncs + after, code);
  }

  select(address: string, topLeft = address, rows = 1, columns = 1): void {
    this.selection = { address, topLeft, rows, columns };
  }

  later(operation: () => void, changes = false): void {
    this.queue.push({ operation, changes });
  }

  cell(address: string): FakeCell {
    return this.cells.get(address) ?? empty;
  }

  put(address: string, formula: FakeCell['formula']): void {
    this.writes += 1;
    if (formula === '') this.cells.delete(address);
    else this.cells.set(address, understood(formula));
  }

  private readonly sync = async (options: RunOptions = {}): Promise<void> => {
    const operations = this.queue;
    this.queue = [];
    const refusal = this.refusals.get(this.syncs++);
    await this.gate;
    if (refusal !== undefined) throw hostError(refusal);
    const fate = await this.fate(options);
    if (fate.kind === 'refused') throw hostError(hostName(fate.code));
    if (fate.kind === 'processed') this.perform(operations, options);
    if (fate.kind === 'dropped' || fate.answer === 'never') await new Promise(() => undefined);
    else if (fate.answer === 'lost') throw hostError('InvalidOrTimedOutSession');
  };

  private fate({ delayForCellEdit = false }: RunOptions): Promise<Fate> {
    return new Promise((resolve) => {
      this.faults.admit({ waits: delayForCellEdit }, resolve);
    });
  }

  private perform(operations: FakeExcel['queue'], { mergeUndoGroup = false }: RunOptions): void {
    for (const { operation, changes } of operations) {
      try {
        const code = this.faults.nextAction(mergeUndoGroup, changes);
        if (code !== undefined) throw hostError(code);
        operation();
      } catch (error) {
        throw this.faults.speaksPlainly ? hostError('GeneralException', '') : error;
      }
    }
  }

  private readonly listenedTo = (handlers: Set<() => unknown>) => ({
    add: (handler: () => unknown) => {
      this.later(() => handlers.add(handler));
      const remove = (): void => {
        this.later(() => handlers.delete(handler));
      };
      return { remove, context: this.context };
    },
  });

  private readonly context: object = {
    sync: () => this.sync(),
    workbook: {
      getSelectedRange: () => this.selectedRange(),
      application: this.loadable({ decimalSeparator: () => this.decimalSeparator }),
      worksheets: {
        onSelectionChanged: this.listenedTo(this.handlers.selection),
        onActivated: this.listenedTo(this.handlers.activation),
        getItem: (id: string) => ({
          getRange: (address: string) => {
            this.later(() => {
              if (id !== this.sheetId) throw hostError('ItemNotFound');
            });
            return this.cellRange(address);
          },
        }),
      },
    },
  };

  private selectedRange(): object {
    const { address, topLeft, rows, columns } = this.selection;
    return Object.assign(
      this.loadable({
        address: () => `${this.sheetName}!${address}`,
        rowCount: () => rows,
        columnCount: () => columns,
      }),
      { getCell: () => this.cellRange(topLeft) },
    );
  }

  private cellRange(address: string): object {
    const matrix = (read: (cell: FakeCell) => unknown) => () => [[read(this.cell(address))]];
    const range = this.loadable({
      address: () => `${this.sheetName}!${address}`,
      values: matrix(({ formula, value }) => value ?? formula),
      valueTypes: matrix(({ type }) => type ?? 'Double'),
      text: matrix(({ formula, value, text }) => text ?? String(value ?? formula)),
      numberFormat: matrix(({ format }) => format ?? 'General'),
      formulas: matrix(({ formula }) => formula),
    });
    Object.defineProperty(range, 'formulas', {
      ...Object.getOwnPropertyDescriptor(range, 'formulas'),
      set: ([[formula]]: [[FakeCell['formula']]]) => {
        this.later(() => {
          this.put(address, formula);
        }, true);
      },
    });
    return Object.assign(range, {
      worksheet: this.loadable({ id: () => this.sheetId }),
      getSpillParentOrNullObject: () => this.spillParent(address),
      getTables: () => ({ load: () => undefined, items: [] }),
    });
  }

  private spillParent(address: string): object {
    const parent = (): string | undefined => this.cell(address).spillParent;
    const found = this.loadable({
      address: () => `${this.sheetName}!${parent() ?? ''}`,
      formulas: () => [[this.cell(parent() ?? address).formula]],
    });
    Object.defineProperty(found, 'isNullObject', { get: () => parent() === undefined });
    return found;
  }

  /** An object whose properties exist only after load and sync. */
  private loadable(properties: Readonly<Record<string, () => unknown>>): object {
    const loaded = new Map<string, unknown>();
    const object = {
      load: (names: string) => {
        this.later(() => {
          for (const name of names.split(',')) {
            const read = properties[name];
            if (!read) throw new Error(`the fake has no property ${name}`);
            loaded.set(name, read());
          }
        });
      },
    };
    for (const name of Object.keys(properties)) {
      Object.defineProperty(object, name, {
        configurable: true,
        get: () => {
          if (!loaded.has(name)) throw new Error(`${name} was read before it was loaded`);
          return loaded.get(name);
        },
      });
    }
    return object;
  }
}

/** What Excel makes of something written, as far as the tests need it. */
function understood(formula: FakeCell['formula']): FakeCell {
  if (typeof formula === 'number') return { formula, type: 'Double' };
  if (typeof formula === 'boolean') return { formula, type: 'Boolean' };
  if (formula.startsWith('=')) return { formula, value: 25.16, type: 'Double' };
  const text = formula.startsWith("'") ? formula.slice(1) : formula;
  return { formula: text, type: 'String' };
}

/** An error as office.js throws it. */
export function hostError(code: string, message = `host: ${code}`): Error {
  return Object.assign(new Error(message), { code });
}

function hostName(code: number): string {
  return Object.entries(hostCodes).find(([, each]) => each === code)?.[0] ?? 'GeneralException';
}
