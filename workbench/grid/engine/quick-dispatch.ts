import type { Model } from '@odoo/o-spreadsheet';

import type { Library } from './library';

type Command = object;

interface Handler {
  allowDispatch(command: Command): string | string[];
  beforeHandle(command: Command): void;
  handle(command: Command): void;
}

/** What the library's model keeps to itself. */
interface Dispatching {
  readonly handlers: readonly Handler[];
  checkDispatchAllowedCoreCommand(command: Command): (string | string[])[];
  dispatchToHandlers(handlers: readonly Handler[], command: Command): void;
  trigger(event: string, payload: Command): void;
}

interface Lists {
  readonly before: readonly Handler[];
  readonly after: readonly Handler[];
}

/**
 * The library offers every command, one for each cell that is written, to sixty plugins three times over, most of which have
 * nothing to say to any. Here it goes only to those that listen.
 */
export function dispatchToListeners(library: Library, model: Model): void {
  const inner = model as unknown as Dispatching;
  const silent = Object.getPrototypeOf(library.CorePlugin.prototype) as Handler;
  const listening = (handlers: readonly Handler[], method: keyof Handler): readonly Handler[] =>
    handlers.filter((handler) => handler[method] !== silent[method]);

  const asked = listening(inner.handlers, 'allowDispatch');
  inner.checkDispatchAllowedCoreCommand = (command) =>
    asked.map((handler) => handler.allowDispatch(command));

  const known = new Map<readonly Handler[], Lists>();
  const isCorePlugin = (handler: Handler): boolean => handler instanceof library.CorePlugin;
  inner.dispatchToHandlers = (handlers, command) => {
    const lists = known.get(handlers) ?? {
      before: listening(handlers, 'beforeHandle'),
      after: listening(handlers, 'handle'),
    };
    known.set(handlers, lists);
    const isCore = library.isCoreCommand(command as never);
    for (const handler of lists.before) {
      if (isCore || !isCorePlugin(handler)) handler.beforeHandle(command);
    }
    for (const handler of lists.after) {
      if (isCore || !isCorePlugin(handler)) handler.handle(command);
    }
    inner.trigger('command-dispatched', command);
  };
}
