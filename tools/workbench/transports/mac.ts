import { missing, type Role, type Win32Contract } from '../host';
import { contractFor, hostInfo, plain, type Surroundings } from './contract';

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
export function connectMac(page: Window, role: Role, { host, locale, report }: Surroundings): void {
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
        answer(message, contextOf(contract, role));
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
function contextOf(contract: Win32Contract, role: Role): readonly unknown[] {
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
