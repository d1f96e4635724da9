import {
  missing,
  type OfficeHost,
  type Platform,
  type Report,
  type Role,
  runtimeFlags,
  type Win32Contract,
} from './host';

/** How a platform frames the pages of an add-in and gives them their host. */
export interface Transport {
  /** A frame for a page of the add-in, which loads it as soon as it is in the document. */
  frame(role: Role, url: string, title: string): HTMLIFrameElement;
  /** Called by a page of the same origin before office.js runs in it. */
  connect(page: Window, role: Role): void;
}

export function transportOf(platform: Platform, surroundings: Surroundings): Transport {
  switch (platform) {
    case 'win':
      return {
        frame: sameOriginFrame,
        connect: (page, role) => {
          surroundings.host.connect(page, role);
        },
      };
    case 'mac':
      return {
        frame: sameOriginFrame,
        connect: (page, role) => {
          connectMac(page, role, surroundings);
        },
      };
    case 'web':
      return {
        frame: (role, url, title) => webFrame({ role, url, title }, surroundings),
        connect: () => {
          throw new Error('On the web a page is connected by messages.');
        },
      };
  }
}

function sameOriginFrame(_role: Role, url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = url;
  return frame;
}

/**
 * The host's contract of Excel on Windows for a page, so that another platform's messages can be answered by it.
 * The page itself keeps nothing of it: office.js would take its host for Windows.
 */
function contractFor(host: OfficeHost, page: object, role: Role): Win32Contract {
  host.connect(page, role);
  const { external } = page as { external: Win32Contract };
  Reflect.deleteProperty(page, 'external');
  return external;
}

interface Wrapped {
  toArray(): unknown[];
}

/** What travels as text instead of in SAFEARRAYs: the same lists, plain. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return isWrapped(value) ? value.toArray().map(plain) : value;
}

function isWrapped(value: unknown): value is Wrapped {
  return typeof value === 'object' && value !== null && 'toArray' in value;
}

/** The text by which office.js learns its host. "disableLogging" keeps it from loading its telemetry. */
function hostInfo(platform: 'Web' | 'Mac', locale: string, role: Role): string {
  return `Excel$${platform}$16.00$${locale}$workbench$$disableLogging$${runtimeFlags[role]}`;
}

/** What pages are told, whatever the platform. */
interface Surroundings {
  readonly host: OfficeHost;
  /** Language of the user interface: "en-US". */
  readonly locale: string;
  /** Gives the keyboard to the sheet, when a page lets go of it. */
  readonly focusSheet: () => void;
  readonly report: Report;
}

/** A page of the add-in and the name of its frame. */
interface WebPage {
  readonly role: Role;
  readonly url: string;
  readonly title: string;
}

/** What a sandboxed page may do. Without `allow-same-origin` it would have no storage and no origin of its own. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * Excel on the web frames the add-in from another site and speaks to it by messages; this is its side of them.
 * office.js accepts a parent that is served over https from Microsoft or, as here, from the same host name. (tried)
 */
function webFrame({ role, url, title }: WebPage, surroundings: Surroundings): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const conversation = `conversation-${role}`;
  const info = hostInfo('Web', surroundings.locale, role);
  frame.title = title;
  frame.setAttribute('sandbox', sandbox);
  // office.js reads these from `window.name`; a page that loads itself again finds them there again.
  frame.name = JSON.stringify({
    baseFrameName: role,
    hostInfo: info,
    xdmInfo: `${conversation}|${role}|${location.origin}`,
    serializerVersion: 1,
  });
  frame.src = `${url}${url.includes('?') ? '&' : '?'}_host_Info=${info}`;
  const { origin } = new URL(url);
  const speaker = new Speaker(role, surroundings, (message) => {
    frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  });
  const listen = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const request = requestIn(event.data);
    if (request?._conversationId === conversation) speaker.hear(request);
  };
  window.addEventListener('message', listen);
  return frame;
}

/** A message of the page: a call of the host, or what begins and ends an event. */
interface Request {
  readonly _messageType: number;
  readonly _actionType: number;
  readonly _actionName: string;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _data: unknown;
}

const messageTypes = { request: 0, response: 1 } as const;
const actionTypes = { call: 0, register: 1, unregister: 2 } as const;
const responseTypes = { call: 0, event: 1 } as const;

function requestIn(data: unknown): Request | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message = JSON.parse(data) as Request | null;
    return message?._messageType === messageTypes.request ? message : undefined;
  } catch {
    return undefined;
  }
}

/** The calls of the page that are no methods of the document. */
const getContext = 'ContextActivationManager_getAppContextAsync';
const notifyHost = 'ContextActivationManager_notifyHost';

/**
 * OSF.AgaveHostAction: keys by which a page gives up the keyboard, which Microsoft's library acts on in the page: Ctrl+F6
 * and Shift+Ctrl+F6, Tab and Shift+Tab beyond the last control, Esc, F2.
 */
const leavesPage = new Set([5, 6, 13, 14, 15, 16]);

interface MethodCall {
  readonly DdaMethod: { readonly DispatchId: number };
  readonly ArrayData?: readonly unknown[];
}

interface EventRequest {
  readonly eventDispId: number;
  readonly targetId: string;
}

/** Numbers of Excel on the web, as office.js reads them. */
const excelOnTheWeb = 16;
const readWrite = 1;

/** Answers one frame's messages by the contract of Excel on Windows. */
class Speaker {
  private contract: Win32Contract | undefined;

  constructor(
    private readonly role: Role,
    private readonly surroundings: Surroundings,
    private readonly send: (message: object) => void,
  ) {}

  hear(request: Request): void {
    // A page begins by asking for its context; one that asks again was loaded again.
    if (request._actionName === getContext) {
      this.contract = contractFor(this.surroundings.host, {}, this.role);
      this.answer(request, contextOnWeb(this.contract, this.role));
    } else if (this.contract !== undefined) {
      this.hearConnected(this.contract, request);
    }
  }

  private hearConnected(contract: Win32Contract, request: Request): void {
    const done = (status: unknown): void => {
      this.answer(request, { Error: status });
    };
    if (request._actionType === actionTypes.register) {
      const { eventDispId, targetId } = request._data as EventRequest;
      const handler = (_event: number, payload: unknown): void => {
        this.answer(request, { ArrayData: plain(payload) }, responseTypes.event);
      };
      contract.RegisterEvent(eventDispId, targetId, handler, done);
    } else if (request._actionType === actionTypes.unregister) {
      const { eventDispId, targetId } = request._data as EventRequest;
      contract.UnregisterEvent(eventDispId, targetId, done);
    } else if (request._actionName === 'executeMethod') {
      const { DdaMethod, ArrayData } = request._data as MethodCall;
      contract.Execute(DdaMethod.DispatchId, [ArrayData], (answer) => {
        const [status, data] = plain(answer) as [number, unknown];
        this.answer(request, { Version: 1, Error: status, Data: data });
      });
    } else {
      if (request._actionName === notifyHost) {
        const [, action] = request._data as readonly [id: string, action: number];
        if (leavesPage.has(action)) this.surroundings.focusSheet();
      } else {
        this.surroundings.report(missing(request._actionName));
      }
      this.answer(request, {});
    }
  }

  private answer(
    { _actionName, _conversationId, _correlationId }: Request,
    data: unknown,
    responseType: number = responseTypes.call,
  ): void {
    this.send({
      _messageType: messageTypes.response,
      _actionName,
      _conversationId,
      _correlationId,
      _origin: location.origin,
      _data: data,
      _errorCode: 0,
      _responseType: responseType,
      _serializerVersion: 1,
    });
  }
}

/** What office.js learns about host and document. It names no theme: Excel on the web gives none. (tried) */
function contextOnWeb(contract: Win32Contract, role: Role): object {
  const context = contract.GetContext();
  const keys: string[] = [];
  const values: string[] = [];
  context.GetSettings().Read(keys, values);
  return {
    _id: role,
    _appInstanceId: role,
    _appName: excelOnTheWeb,
    _appVersion: context.GetAppVersionMajor(),
    _appMinorVersion: 0,
    _hostFullVersion: context.GetHostFullVersion(),
    _appUILocale: context.GetAppUILocale(),
    _dataLocale: context.GetAppDataLocale(),
    _docUrl: `${location.origin}/${encodeURIComponent(context.GetDocUrl())}`,
    _clientMode: readWrite,
    _reason: 'documentOpened',
    _settings: keys.map((key, i) => [key, values[i]]),
    _osfControlType: context.GetControlIntegrationLevel(),
    _correlationId: context.GetCorrelationId(),
    _requirementMatrix: context.GetSupportedMatrix(),
    _initialDisplayMode: context.GetInitialDisplayMode(),
  };
}

/** Numbers of OSF.Webkit.MethodId in Microsoft's library for Mac. */
const methods = {
  execute: 1,
  registerEvent: 2,
  unregisterEvent: 3,
  writeSettings: 4,
  getContext: 5,
} as const;

/** OSF.Webkit.AppContextProperties: where a property of the context stands. */
const places = {
  settings: 0,
  solutionReference: 1,
  application: 2,
  majorVersion: 3,
  minorVersion: 4,
  capabilities: 7,
  language: 8,
  dataLanguage: 9,
  documentUrl: 11,
  activationMode: 12,
  integrationLevel: 13,
  solutionToken: 14,
  correlation: 16,
  instance: 17,
  requirementMatrix: 20,
  customMessage: 21,
  fullVersion: 22,
  displayMode: 23,
} as const;

interface Message {
  readonly methodId: number;
  readonly params: unknown;
  readonly callbackId?: string;
}

interface EventParameters {
  readonly id: number;
  readonly targetId: string;
}

/** Where the library takes answers and events. */
interface ScriptMessaging {
  agaveHostCallback(callbackId: string, answer: unknown): void;
  agaveHostEventCallback(callbackId: string, event: unknown): void;
}

interface MacPage {
  webkit?: { messageHandlers: { Agave: { postMessage(text: string): void } } };
  readonly OSF?: { readonly ScriptMessaging: ScriptMessaging };
}

/**
 * Excel on Mac shows the add-in in a WebKit view and hears it by that view's message handlers. Called for a framed
 * page before office.js runs in it.
 */
function connectMac(page: Window, role: Role, { host, locale, report }: Surroundings): void {
  const view = page as MacPage;
  const contract = contractFor(host, page, role);
  const answer = (message: Message, value: unknown): void => {
    const id = message.callbackId;
    if (id !== undefined) view.OSF?.ScriptMessaging.agaveHostCallback(id, value);
  };
  page.name = JSON.stringify({ hostInfo: hostInfo('Mac', locale, role) });
  view.webkit = {
    messageHandlers: {
      Agave: {
        postMessage(text) {
          // A message comes to the application as a task of its own.
          setTimeout(() => {
            hear(JSON.parse(text) as Message);
          });
        },
      },
    },
  };

  function hear(message: Message): void {
    switch (message.methodId) {
      case methods.getContext:
        answer(message, contextOnMac(contract, role));
        return;
      case methods.execute: {
        const { id, apiArgs } = message.params as { id: number; apiArgs: unknown };
        contract.Execute(id, apiArgs, (result) => {
          answer(message, [plain(result)]);
        });
        return;
      }
      case methods.registerEvent: {
        const { id, targetId } = message.params as EventParameters;
        const handler = (event: number, payload: unknown): void => {
          const place = message.callbackId ?? '';
          view.OSF?.ScriptMessaging.agaveHostEventCallback(place, [plain(payload), event]);
        };
        contract.RegisterEvent(id, targetId, handler, (status) => {
          answer(message, [status]);
        });
        return;
      }
      case methods.unregisterEvent: {
        const { id, targetId } = message.params as EventParameters;
        contract.UnregisterEvent(id, targetId, (status) => {
          answer(message, [status]);
        });
        return;
      }
      case methods.writeSettings: {
        const { keys, values } = message.params as { keys: string[]; values: string[] };
        contract.GetContext().GetSettings().Write(keys, values);
        answer(message, [0]);
        return;
      }
      default:
        report(missing(`Excel on Mac's method ${message.methodId}`));
    }
  }
}

/** What office.js learns about host and document, as a list. */
function contextOnMac(contract: Win32Contract, role: Role): readonly unknown[] {
  const context = contract.GetContext();
  const keys: string[] = [];
  const values: string[] = [];
  context.GetSettings().Read(keys, values);
  const properties: Readonly<Record<number, unknown>> = {
    [places.settings]: [keys, values],
    [places.solutionReference]: context.GetSolutionRef(),
    [places.application]: context.GetAppType(),
    [places.majorVersion]: context.GetAppVersionMajor(),
    [places.minorVersion]: context.GetAppVersionMinor(),
    [places.capabilities]: context.GetAppCapabilities(),
    [places.language]: context.GetAppUILocale(),
    [places.dataLanguage]: context.GetAppDataLocale(),
    [places.documentUrl]: context.GetDocUrl(),
    [places.activationMode]: context.GetActivationMode(),
    [places.integrationLevel]: context.GetControlIntegrationLevel(),
    [places.solutionToken]: context.GetSolutionToken(),
    [places.correlation]: context.GetCorrelationId(),
    [places.instance]: role,
    [places.requirementMatrix]: context.GetSupportedMatrix(),
    [places.customMessage]: '',
    [places.fullVersion]: context.GetHostFullVersion(),
    [places.displayMode]: context.GetInitialDisplayMode(),
  };
  // The rest are counts and switches: revision, API sequence, bindings, API set version, touch, commerce.
  return Array.from({ length: places.displayMode + 1 }, (_, place) => properties[place] ?? 0);
}
