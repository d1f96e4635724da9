import { type Asked, References } from './paths';
import { type BatchRequest, type BatchResponse, isBookkeepingRequest } from './wire';
import { processBatch } from './batch';
import {
  type Answer,
  type Calls,
  type EventHandler,
  exceeds,
  type Message,
  messageCategories,
  messagesOnTheWire,
  missing,
  type Report,
  safeArray,
  type SafeArray,
} from './contract';
import { EventRegistrations } from './events';
import { type Faults, hostCodes } from './faults';
import type { Environment } from './model/object';
import { service, workbook } from './model';
import { followed } from './model/refs';
import { undoGroupOf } from './undo-groups';

/** Numbers by which office.js names calls and events in the Win32 contract (OSF.DDA.MethodDispId, EventDispId). */
export const methodIds = {
  executeRichApiRequest: 93,
  appCommandInvocationCompleted: 94,
} as const;

export const eventIds = {
  documentSelectionChanged: 2,
  richApiMessage: 33,
  appCommandInvoked: 39,
} as const;

/** office.js's own code for "this operation is not supported". */
export const operationNotSupported = 5000;

const methodNames: Readonly<Record<number, string>> = {
  64: 'document.getSelectedDataAsync',
  65: 'document.setSelectedDataAsync',
  66: 'bindings.addFromSelectionAsync',
  67: 'bindings.addFromPromptAsync',
  68: 'bindings.getByIdAsync',
  69: 'bindings.releaseByIdAsync',
  70: 'binding.getDataAsync',
  71: 'binding.setDataAsync',
  72: 'binding.addRowsAsync',
  73: 'binding.deleteAllDataValuesAsync',
  74: 'bindings.getAllAsync',
  77: 'document.getFileAsync',
  78: 'bindings.addFromNamedItemAsync',
  79: 'binding.addColumnsAsync',
  82: 'document.goToByIdAsync',
  86: 'document.getFilePropertiesAsync',
  87: 'binding.clearFormatsAsync',
  88: 'binding.setTableOptionsAsync',
  89: 'binding.setFormatsAsync',
  97: 'ui.closeContainer',
  98: 'auth.getAccessTokenAsync',
  99: 'auth.getAuthContextAsync',
  102: 'ui.openBrowserWindow',
  144: 'ui.messageParent',
  145: 'dialog.messageChild',
};

const eventNames: Readonly<Record<number, string>> = {
  1: 'EventType.SettingsChanged',
  3: 'EventType.BindingSelectionChanged',
  4: 'EventType.BindingDataChanged',
  9: 'EventType.OfficeThemeChanged',
  10: 'ui.displayDialogAsync',
};

export const methodName = (id: number): string =>
  `Office.context.${methodNames[id] ?? `(call number ${id})`}`;

export const eventName = (id: number): string =>
  `Office.${eventNames[id] ?? `(event number ${id})`}`;

/** A request of a page: `isOwn` unless it is office.js's own bookkeeping. */
export type Watch = (seen: {
  readonly text: string;
  readonly request: BatchRequest;
  readonly isOwn: boolean;
}) => void;

export interface ConnectionOptions {
  readonly environment: (registrations: EventRegistrations) => Environment;
  readonly faults: Faults;
  readonly report: Report;
  /** Runs a task after the current one, or after `wait` milliseconds; real hosts never answer within the call. */
  readonly later: Later;
  /** Milliseconds from a request to its answer; half of them pass before it is processed. */
  readonly latency: () => number;
  /** Sees every request as it comes. */
  readonly watch?: Watch;
  /** Told of every member the page asks for. */
  readonly asked?: Asked;
  /** Bytes of a request, or of its answer, beyond which Excel refuses it. */
  readonly sizeLimit: number;
  /** Its requests wait while a cell is edited, whether they ask for that or not: Excel does not calculate then. */
  readonly isPatient: boolean;
}

export type Later = (task: () => void, wait?: number) => void;

const succeeded = 0;
const httpOk = 200;
/** The request flag that `delayForCellEdit` sets. (tried) */
const delayForCellEdit = 64;
const supportedEvents: ReadonlySet<number> = new Set(Object.values(eventIds));

/** One loaded page: what it keeps and listens to. A page that is loaded again gets a new one. */
export class Connection implements Calls {
  private readonly references = new References();
  private readonly registrations = new EventRegistrations();
  private readonly handlers = new Map<number, EventHandler>();
  private readonly environment: Environment;
  private readonly stopFollowing: () => void;
  private isClosed = false;

  constructor(private readonly options: ConnectionOptions) {
    this.environment = options.environment(this.registrations);
    this.stopFollowing = this.environment.grid.onLinesMoved((lines) => {
      this.references.follow((object) => followed(object, lines));
    });
  }

  close(): void {
    this.isClosed = true;
    this.stopFollowing();
    this.handlers.clear();
    this.references.clear();
  }

  execute(method: number, params: unknown, answer: Answer): void {
    switch (method) {
      case methodIds.executeRichApiRequest:
        this.options.later(() => {
          if (!this.isClosed) this.richApi(params, answer);
        }, this.options.latency() / 2);
        return;
      case methodIds.appCommandInvocationCompleted:
        this.answer(answer, () => safeArray([succeeded, null]));
        return;
      default:
        this.options.report(missing(methodName(method)));
        this.answer(answer, () => safeArray([operationNotSupported, null]));
    }
  }

  register(event: number, _target: string, handler: EventHandler, answer: Answer): void {
    const isSupported = supportedEvents.has(event);
    if (isSupported) this.handlers.set(event, handler);
    else this.options.report(missing(eventName(event)));
    this.answer(answer, () => (isSupported ? succeeded : operationNotSupported));
  }

  unregister(event: number, _target: string, answer: Answer): void {
    this.handlers.delete(event);
    this.answer(answer, () => succeeded);
  }

  /** Events the page has not asked for are not sent. */
  pushEvents(messages: readonly Message[]): void {
    const wanted = messages.filter(({ type, target }) => this.registrations.has(type, target));
    if (wanted.length > 0) this.push(eventIds.richApiMessage, messagesOnTheWire(wanted));
  }

  pushCalls(type: number, texts: readonly string[]): void {
    const category = messageCategories.customFunction;
    const messages = texts.map((text) => ({ category, type, target: '', text }));
    this.push(eventIds.richApiMessage, messagesOnTheWire(messages));
  }

  pushDocumentSelection(): void {
    this.push(eventIds.documentSelectionChanged, safeArray([]));
  }

  /** Runs a function the page has associated with a ribbon command. */
  pushCommand(controlId: string, functionName: string): void {
    const event = JSON.stringify({ source: { id: controlId } });
    this.push(eventIds.appCommandInvoked, safeArray([controlId, functionName, event]));
  }

  private push(event: number, payload: SafeArray): void {
    this.options.later(() => {
      this.handlers.get(event)?.(event, payload);
    });
  }

  private answer(answer: Answer, make: () => SafeArray | number): void {
    this.options.later(() => {
      if (!this.isClosed) answer(make());
    });
  }

  /** params[0] is [customData, method, path, headers, body text, permission, flags, ...]. */
  private richApi(params: unknown, answer: Answer): void {
    const [message] = params as readonly (readonly unknown[])[];
    const group = undoGroupOf(message?.[3]);
    const text = String(message?.[4]);
    const request = JSON.parse(text) as BatchRequest;
    this.options.watch?.({ text, isOwn: !isBookkeepingRequest(request), request });
    const latency = this.options.latency();
    const give = (payload: SafeArray): void => {
      const arrive = (): void => {
        if (!this.isClosed) answer(payload);
      };
      if (latency === 0) arrive();
      else this.options.later(arrive, latency / 2);
    };
    if (isBookkeepingRequest(request)) {
      give(onTheWire(this.process(request)));
      return;
    }
    const { faults, sizeLimit } = this.options;
    if (exceeds(String(message?.[4]), sizeLimit)) {
      give(safeArray([hostCodes.RequestPayloadSizeLimitExceeded, null]));
      return;
    }
    const asksToWait = (Number(message?.[6]) & delayForCellEdit) !== 0;
    faults.admit({ waits: asksToWait || this.options.isPatient }, (fate) => {
      if (this.isClosed || fate.kind === 'dropped') return;
      if (fate.kind === 'refused') {
        give(safeArray([fate.code, null]));
        return;
      }
      const response = this.inOneStep(group, () => this.process(request, group !== undefined));
      if (fate.answer === 'given') give(onTheWire(response, sizeLimit));
      if (fate.answer === 'lost') give(safeArray([hostCodes.InvalidOrTimedOutSession, null]));
    });
  }

  /** `grouped` is told for requests of the add-in's own: only they can meet a fault. */
  private process(request: BatchRequest, grouped?: boolean): BatchResponse {
    const { faults, report, asked } = this.options;
    return processBatch(request, {
      roots: {
        workbook: workbook(this.environment),
        service: (name) => service(this.environment, name),
      },
      references: this.references,
      report,
      ...(asked && { asked }),
      plainErrors: faults.speaksPlainly,
      injectedFailure: (changes) =>
        grouped === undefined ? undefined : faults.nextAction(grouped, changes),
    });
  }

  private inOneStep(group: string | undefined, process: () => BatchResponse): BatchResponse {
    let response: BatchResponse | undefined;
    this.environment.step(group, () => {
      response = process();
    });
    if (response === undefined) throw new Error('The request was not processed.');
    return response;
  }
}

/** What was done is done, also when the answer is too long to be given. */
function onTheWire(response: BatchResponse, sizeLimit = Infinity): SafeArray {
  const text = JSON.stringify(response);
  if (exceeds(text, sizeLimit)) {
    return safeArray([hostCodes.ResponsePayloadSizeLimitExceeded, null]);
  }
  const headers = safeArray(['Content-Type', 'application/json']);
  return safeArray([succeeded, safeArray([httpOk, headers, text])]);
}
