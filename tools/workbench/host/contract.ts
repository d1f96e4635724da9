import { officeContext, type ContextOptions, type Role, type Win32Context } from './context';
import { missing, strict } from './problems';
import type { SafeArray } from './messages';

/** How an answer comes back: a SafeArray of [status, payload], or a status alone. */
export type Answer = (answer: SafeArray | number) => void;

export type EventHandler = (eventId: number, payload: SafeArray) => void;

/** What the page's calls end in. */
export interface Calls {
  execute(method: number, params: unknown, answer: Answer): void;
  register(event: number, target: string, handler: EventHandler, answer: Answer): void;
  unregister(event: number, target: string, answer: Answer): void;
}

/** What office.js calls on `window.external` in Excel on Windows. */
export interface Win32Contract {
  GetContext(): Win32Context;
  Execute(method: number, params: unknown, answer: Answer): void;
  RegisterEvent(event: number, target: string, handler: EventHandler, answer: Answer): void;
  UnregisterEvent(event: number, target: string, answer: Answer): void;
}

/** Flags in the host information: 2 starts the custom function runtime. The pane is no shared runtime (1). */
export const runtimeFlags: Readonly<Record<Role, number>> = { pane: 0, functions: 2 };

/** Members of `window.external` that browsers or office.js ask for without needing them. */
const externalProbes = new Set(['AddSearchProvider', 'IsSearchProviderInstalled']);

/**
 * Makes a page believe that it runs in Excel on Windows: puts the contract office.js looks for on
 * `window.external`, before office.js runs.
 */
export function installContract(frame: object, options: ContextOptions, calls: Calls): void {
  const { role, locale, report } = options;
  const lacks = (name: string) => () => {
    const problem = missing(name);
    report(problem);
    throw new Error(problem.sentence);
  };
  const calledByOfficeJs: Win32Contract = {
    GetContext: () => officeContext(options),
    Execute: (method, params, answer) => {
      calls.execute(method, params, answer);
    },
    RegisterEvent: (event, target, handler, answer) => {
      calls.register(event, target, handler, answer);
    },
    UnregisterEvent: (event, target, answer) => {
      calls.unregister(event, target, answer);
    },
  };
  const contract = {
    ...calledByOfficeJs,
    GetHostInfo: () => `Excel$Win32$16.01$${locale}$workbench$$$${runtimeFlags[role]}`,
    /** False keeps office.js from loading its telemetry. */
    GetLoggingAllowed: () => false,
    MessageParent: lacks('Office.context.ui.messageParent'),
    MessageParent2: lacks('Office.context.ui.messageParent'),
    MessageChild: lacks('Dialog.messageChild'),
    MessageChild2: lacks('Dialog.messageChild'),
  };
  Object.defineProperty(frame, 'external', {
    value: strict('window.external', contract, externalProbes, report),
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
