import { missing, type Role, type Win32Contract } from '../host';
import { contractFor, hostInfo, plain, type Surroundings } from './contract';

/** A page of the add-in and the name of its frame. */
export interface WebPage {
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
export function webFrame(
  { role, url, title }: WebPage,
  surroundings: Surroundings,
): HTMLIFrameElement {
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
      this.answer(request, contextOf(this.contract, this.role));
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
function contextOf(contract: Win32Contract, role: Role): object {
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
