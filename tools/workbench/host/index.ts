import type { Grid, GridChange } from '../grid/grid';
import type { Asked } from './paths';
import { ExcelError, type Json } from './wire';
import { Connection, type Later, type Watch } from './connection';
import {
  installContract,
  invocation,
  lightTheme,
  type OfficeTheme,
  type Report,
  type Role,
  webPayloadLimit,
} from './contract';
import {
  activationMessages,
  calculatedMessages,
  changeMessages,
  type EventRegistrations,
  selectionMessages,
  sheetMessages,
  type TriggerSource,
} from './events';
import { Faults } from './faults';
import type { FunctionHost } from './functions';
import {
  defaultRequirementSets,
  type Manners,
  mergesUndo,
  type Platform,
  type RequirementSets,
  usualManners,
} from './manners';
import type { Environment } from './model/object';
import { offerUndoGroups } from './undo-groups';

export type { Asked } from './paths';
export type { Json } from './wire';
export type { Watch } from './connection';
export type { Role } from './contract';
export { runtimeFlags, type Win32Contract } from './contract';
export { Faults, hostCodes } from './faults';
export { createFunctionHost, type FunctionHost, type FunctionHostOptions } from './functions';
export type { FunctionsMetadata } from './calling';
export type { Blanks, RangeToScalar } from './calling';
export { refusable, usualManners, type Manners, type Refusable } from './manners';
export { webPayloadLimit } from './contract';
export { platforms, type Platform } from './manners';
export { missing, type Problem, type Report } from './contract';
export { apiLevels, requirementSetsOf, type ApiLevel } from './manners';
export { darkTheme, lightTheme, type OfficeTheme } from './contract';

export interface OfficeHostOptions {
  readonly grid: Grid;
  readonly functions: FunctionHost;
  /** Language of the user interface and of data: "en-US", "nl-NL". */
  readonly locale?: string;
  readonly theme?: OfficeTheme;
  readonly requirementSets?: RequirementSets;
  /** File name of the workbook. */
  readonly documentName?: string;
  /** Which Excel it is; its limits differ. Pages are spoken to as the page of the workbench chooses. */
  readonly platform?: Platform;
  /** Told of everything the add-in asked for and did not get. */
  readonly report: Report;
  /** What add-ins keep with the workbook, by key; it stays as they leave it. */
  readonly settings?: Map<string, Json>;
  /** How this user's Excel differs from a usual one. */
  readonly manners?: Partial<Manners>;
  /** What the user can undo differs: Windows and Mac, or the web. */
  readonly undo?: UndoManner;
  /** Bytes of a request or of its answer beyond which Excel refuses it; 5 MB on the web. */
  readonly sizeLimit?: number;
  /** Milliseconds that a request of the pane takes; asked at each. */
  readonly latency?: () => number;
  /** Sees every request of the pane, for measuring. */
  readonly watch?: Watch;
  /** Told of every member that a page asks for, by name: what the add-in needs of Excel. */
  readonly asked?: Asked;
  readonly later?: Later;
}

/** Two people may have the workbook open, each with a pane of their own. */
export type Person = 'director' | 'colleague';

/** Excel, as far as office.js can tell: a grid of ours behind Microsoft's unmodified library. */
export interface OfficeHost {
  /** Called in a page before office.js runs; a page that is loaded again is connected again. */
  connect(frame: object, role: Role, person?: Person): void;
  /** `send` of the function host: all calls of one calculation in one message. */
  sendCalls(calls: readonly string[]): void;
  /** Runs a function command of the ribbon in the pane's page. */
  invokeCommand(controlId: string, functionName: string): void;
  /** Pages see it at their next load; office.js itself asks again after five seconds. */
  setTheme(theme: OfficeTheme): void;
  /** Pages see it at their next load. */
  setLocale(locale: string): void;
  readonly faults: Faults;
}

export function createOfficeHost(options: OfficeHostOptions): OfficeHost {
  const { grid, functions, report } = options;
  const later = options.later ?? ((task, wait = 0) => void setTimeout(task, wait));
  const documentName = options.documentName ?? 'Workbench.xlsx';
  const faults = new Faults();
  const settings = new Map<string, string>();
  const workbookSettings = options.settings ?? new Map<string, Json>();
  const connections = new Map<string, Connection>();
  let runs = 0;
  let locale = options.locale ?? 'en-US';
  let theme = options.theme ?? lightTheme;
  grid.setTypingLocale(locale);
  if (options.manners?.formulas !== undefined) grid.isOld = options.manners.formulas === '2019';

  const changes = new Changes(grid, later, (change, by) => {
    const everywhere = change.area === undefined && change.sheet === undefined;
    if (everywhere || change.lines !== undefined) functions.cellsMoved();
    const messages = changeMessages(grid, change, by);
    for (const connection of connections.values()) connection.pushEvents(messages);
  });

  grid.onSheetsChanged((change) => {
    for (const connection of connections.values()) connection.pushEvents(sheetMessages(change));
  });

  let activeSheetId = grid.activeSheet().id;
  grid.onSelectionChanged((selection) => {
    const switched = selection.sheetId !== activeSheetId;
    activeSheetId = selection.sheetId;
    const messages = [
      ...(switched ? activationMessages(activeSheetId) : []),
      ...selectionMessages(selection),
    ];
    for (const connection of connections.values()) {
      connection.pushEvents(messages);
      connection.pushDocumentSelection();
    }
  });

  const undoable = new Undoable(grid, options.undo ?? 'win');
  const environment = (registrations: EventRegistrations): Environment => ({
    grid,
    documentName,
    manners: { ...usualManners, ...options.manners },
    settings: workbookSettings,
    locale: () => locale,
    step: undoable.step,
    notUndoable: undoable.notUndoable,
    writing: (write) => {
      changes.during(write);
    },
    recalculate: (full, sheetId) => {
      if (full) functions.invalidate();
      if (sheetId === undefined) grid.recalculate();
      else grid.recalculateSheet(sheetId);
    },
    calculating: () => functions.busy() || grid.isStale,
    listen: (type, target) => {
      registrations.add(type, target);
    },
    unlisten: (type, target) => {
      registrations.remove(type, target);
    },
    functionsReady: () => {
      functions.ready();
    },
    functionResults: (results) => {
      functions.receive(results);
      const messages = calculatedMessages(grid.sheets().map(({ id }) => id));
      for (const connection of connections.values()) connection.pushEvents(messages);
    },
  });

  return {
    faults,
    connect(frame, role, person = 'director') {
      const name = person === 'director' ? role : `${role} of the ${person}`;
      connections.get(name)?.close();
      if (role === 'functions') functions.restart();
      const latency = (): number => (role === 'pane' ? (options.latency?.() ?? 0) : 0);
      const connection = new Connection({
        environment,
        faults,
        report,
        later,
        latency,
        ...(options.asked ? { asked: options.asked } : {}),
        ...(role === 'pane' && options.watch ? { watch: options.watch } : {}),
        isPatient: role === 'functions',
        sizeLimit: options.sizeLimit ?? (options.platform === 'web' ? webPayloadLimit : Infinity),
      });
      connections.set(name, connection);
      const requirementSets = options.requirementSets ?? defaultRequirementSets;
      if (mergesUndo(requirementSets)) offerUndoGroups(frame, () => `run ${++runs}`);
      installContract(
        frame,
        { role, locale, documentName, requirementSets, theme: () => theme, settings, report },
        connection,
      );
    },
    sendCalls(calls) {
      connections.get('functions')?.pushCalls(invocation, calls);
    },
    invokeCommand(controlId, functionName) {
      connections.get('pane')?.pushCommand(controlId, functionName);
    },
    setTheme(next) {
      theme = next;
    },
    setLocale(next) {
      locale = next;
    },
  };
}

/** Tells of changed cells and of who changed them. */
export class Changes {
  private byAddin = false;

  constructor(
    grid: Grid,
    private readonly later: (task: () => void) => void,
    tell: (change: GridChange, by: TriggerSource) => void,
  ) {
    grid.onChanged((change) => {
      tell(change, this.byAddin ? 'ThisLocalAddin' : 'Unknown');
    });
  }

  /** A write of the add-in. The grid tells of it after the running task, so the mark stays until the next one. */
  during(write: () => void): void {
    this.byAddin = true;
    this.later(() => {
      this.byAddin = false;
    });
    write();
  }
}

/** Windows and Mac, the web, or what no Excel does: every call can be undone, which shows what the grid keeps. */
export type UndoManner = 'win' | 'web' | 'everything';

type Undo = Pick<Environment, 'step' | 'notUndoable'>;

/**
 * What becomes of the user's undo list while requests of the add-in are processed. Sources: "Undo capabilities with the
 * Excel JavaScript API" (a call without undo support clears the list from there on; in a grouped run it is refused), and
 * office-js #5918 and #6170, which name two calls that clear it on the desktop without being listed there.
 */
export class Undoable implements Undo {
  private group: string | undefined;
  private isCleared = false;

  constructor(
    private readonly grid: Grid,
    private readonly manner: UndoManner,
  ) {}

  /** The whole request goes from the list, also what it did after the call: the grid cannot part its own step. */
  readonly step: Undo['step'] = (group, work) => {
    this.group = group;
    this.isCleared = false;
    const step = (): void => {
      this.grid.batch(work);
    };
    if (group === undefined) step();
    else this.grid.inUndoGroup(group, step);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the work may set it
    if (this.isCleared) this.grid.forgetHistory();
  };

  readonly notUndoable: Undo['notUndoable'] = (where, inGroups) => {
    if (this.manner === 'everything' || (where === 'desktop' && this.manner === 'web')) return;
    if (this.group !== undefined && inGroups === 'refused')
      throw new ExcelError('UndoNotSupported');
    this.isCleared = true;
  };
}
