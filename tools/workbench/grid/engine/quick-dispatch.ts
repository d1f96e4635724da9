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

/** Who hears of a command before it is done, and when it is. */
interface Lists {
  readonly before: readonly Handler[];
  readonly after: readonly Handler[];
}

/** The core plugins hear of core commands only. */
interface Audience {
  readonly ofCore: Lists;
  readonly ofOthers: Lists;
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

  const lists = (handlers: readonly Handler[]): Lists => ({
    before: listening(handlers, 'beforeHandle'),
    after: listening(handlers, 'handle'),
  });
  const audience = (handlers: readonly Handler[]): Audience => ({
    ofCore: lists(handlers),
    ofOthers: lists(handlers.filter((handler) => !(handler instanceof library.CorePlugin))),
  });

  const known = new Map<readonly Handler[], Audience>();
  inner.dispatchToHandlers = (handlers, command) => {
    const { ofCore, ofOthers } = known.get(handlers) ?? audience(handlers);
    if (!known.has(handlers)) known.set(handlers, { ofCore, ofOthers });
    const { before, after } = library.isCoreCommand(command as never) ? ofCore : ofOthers;
    for (const handler of before) handler.beforeHandle(command);
    for (const handler of after) handler.handle(command);
    inner.trigger('command-dispatched', command);
  };
}
