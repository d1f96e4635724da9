import type { RequirementSets } from './manners';

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

/** The two pages of the add-in. */
export type Role = 'pane' | 'functions';

interface ContextOptions {
  readonly role: Role;
  readonly locale: string;
  readonly documentName: string;
  readonly requirementSets: RequirementSets;
  readonly theme: () => OfficeTheme;
  /** `Office.context.document.settings`; they last as long as the workbench's page. */
  readonly settings: Map<string, string>;
  readonly report: Report;
}

/** Numbers of the Win32 contract. */
const excel = 1;
const readWrite = 0;
const documentOpened = 2;
const documentLevel = 0;
const displayModes = { functions: 0, pane: 2 } as const;

/** Members office.js asks for by `typeof` and does without. */
const contextProbes = new Set([
  'GetTouchEnabled',
  'GetCommerceAllowed',
  'GetHostCustomMessage',
  'GetDialogRequirementMatrix',
  'GetFeaturesForSolution',
]);

/** What the object behind `window.external.GetContext()` offers. */
type Win32Context = ReturnType<typeof officeContext>;

/** The object behind `window.external.GetContext()`: what office.js learns about host and document. */
function officeContext(options: ContextOptions) {
  const { role, locale, documentName, requirementSets, theme, settings, report } = options;
  const members = {
    GetAppType: () => excel,
    GetSolutionRef: () => 'workbench',
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetHostFullVersion: () => '16.0.15407.20000',
    GetAppUILocale: () => locale,
    GetAppDataLocale: () => locale,
    GetDocUrl: () => documentName,
    GetAppCapabilities: () => readWrite,
    GetActivationMode: () => documentOpened,
    GetControlIntegrationLevel: () => documentLevel,
    GetSolutionToken: () => encodeURIComponent('<t cid="" oid=""/>'),
    GetCorrelationId: () => 'workbench',
    GetInstanceId: () => role,
    GetSupportedMatrix: () => JSON.stringify(requirementSets),
    GetInitialDisplayMode: () => displayModes[role],
    GetOfficeThemeInfo: () => themeOnTheWire(theme()),
    GetSettings: () => ({
      Read(keys: string[], values: string[]): void {
        for (const [key, value] of settings) {
          keys.push(key);
          values.push(value);
        }
      },
      Write(keys: readonly string[], values: readonly string[]): void {
        settings.clear();
        for (const [i, key] of keys.entries()) settings.set(key, values[i] ?? '');
      },
    }),
  };
  return strict('window.external.GetContext()', members, contextProbes, report);
}

/** Office's four theme colours as `Office.context.officeTheme` gives them: "#rrggbb". */
export interface OfficeTheme {
  readonly bodyBackgroundColor: string;
  readonly bodyForegroundColor: string;
  readonly controlBackgroundColor: string;
  readonly controlForegroundColor: string;
}

export const lightTheme: OfficeTheme = {
  bodyBackgroundColor: '#ffffff',
  bodyForegroundColor: '#242424',
  controlBackgroundColor: '#ffffff',
  controlForegroundColor: '#242424',
};

export const darkTheme: OfficeTheme = {
  bodyBackgroundColor: '#292929',
  bodyForegroundColor: '#ffffff',
  controlBackgroundColor: '#292929',
  controlForegroundColor: '#ffffff',
};

/** The text of GetOfficeThemeInfo: colours as integers, red in the highest byte. */
function themeOnTheWire(theme: OfficeTheme): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(theme).map(([name, colour]: [string, string]) => [
        name,
        Number.parseInt(colour.slice(1), 16),
      ]),
    ),
  );
}

/** One entry of a rich API message (event 33), in the order office.js reads it. */
export interface Message {
  readonly category: number;
  readonly type: number;
  /** "Workbook" or a sheet's id for events; empty for calls. */
  readonly target: string;
  /** JSON. */
  readonly text: string;
}

export const messageCategories = { customFunction: 1, event: 65_536 } as const;

/** Within category 1: run a function. */
export const invocation = 1000;

export function messagesOnTheWire(messages: readonly Message[]): SafeArray {
  return safeArray(
    messages.map(({ category, type, target, text }) =>
      safeArray([category, type, target, text, 0]),
    ),
  );
}

/**
 * Stands for the SAFEARRAY in which Excel on Windows hands results to a page. office.js asks it for its
 * content with `toArray` and uses `dimensions` to tell lists from tables; the host sends lists only.
 */
export interface SafeArray {
  toArray(): unknown[];
  dimensions(): number;
}

export function safeArray(items: readonly unknown[]): SafeArray {
  return { toArray: () => [...items], dimensions: () => 1 };
}

/**
 * Excel on the web refuses requests and answers above 5 MB ("Resource limits and performance optimization for Office
 * Add-ins"); other platforms have no limit of the kind.
 */
export const webPayloadLimit = 5 * 1024 * 1024;

/** Whether a text takes more bytes on the wire than this. */
export function exceeds(text: string, limit: number): boolean {
  const mostPerCharacter = 3;
  if (text.length * mostPerCharacter <= limit) return false;
  return text.length > limit || new TextEncoder().encode(text).length > limit;
}

/** Something the add-in asked for that the workbench does not have; the page shows it. */
export interface Problem {
  /** What was asked for, by its public name where it has one: "Range.sort", "window.external.Print". */
  readonly name: string;
  /** One sentence for a reader of the page. */
  readonly sentence: string;
}

export type Report = (problem: Problem) => void;

export function missing(name: string): Problem {
  return { name, sentence: `${name} is not implemented by the workbench.` };
}

/**
 * An object whose absent members are reported when read. They read as undefined, because office.js probes
 * the host by `typeof`; those probes are listed and stay silent.
 */
function strict<T extends object>(
  name: string,
  members: T,
  probes: ReadonlySet<string>,
  report: Report,
): T {
  return new Proxy(members, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && !(key in target) && !probes.has(key)) {
        report(missing(`${name}.${key}`));
      }
      return Reflect.get(target, key, receiver);
    },
  });
}
