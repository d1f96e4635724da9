import { UnseenSheets } from '../../drivers/unseen-sheets';
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

/** The grid of the workbench in a browser of another kind. */
export class OtherSheets extends UnseenSheets {
  constructor(private readonly session: Session) {
    super();
  }

  /** Speaks to the page of the workbench from now on. */
  private async page(): Promise<Session> {
    await this.session.enter();
    return this.session;
  }

  async run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<R> {
    const page = await this.page();
    return page.run(work as (...sent: readonly Argument[]) => R, ...(given as readonly Argument[]));
  }

  async until<A extends readonly unknown[]>(
    work: (...given: A) => boolean,
    ...given: A
  ): Promise<void> {
    const page = await this.page();
    await page.until(() => 'workbench' in window);
    await page.until(
      work as (...sent: readonly Argument[]) => boolean,
      ...(given as readonly Argument[]),
    );
  }
}

/** Where a program is installed; `undefined` if it is not. */
export function installed(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a program whose output nobody reads. */
export function start(
  file: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(file, args, { stdio: 'ignore', ...options });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Tries again until it succeeds, for as long as a browser needs to start. */
export async function eventually<T>(attempt: () => Promise<T> | T): Promise<T> {
  for (const end = Date.now() + 30_000; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** One command of W3C WebDriver, by what it does; each browser has its own way to carry it. */
export interface Wire {
  send(command: keyof typeof commands, parameters: object): Promise<unknown>;
  close(): Promise<void>;
}

/** The commands used here: method and path over HTTP, name in Firefox's own protocol (Marionette). */
export const commands = {
  navigate: ['POST', 'url', 'Navigate'],
  run: ['POST', 'execute/sync', 'ExecuteScript'],
  frame: ['POST', 'frame', 'SwitchToFrame'],
  actions: ['POST', 'actions', 'PerformActions'],
  end: ['DELETE', '', 'DeleteSession'],
} as const;

/** Keys by the code points that W3C WebDriver gives them. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** A busy machine is no fault of a page: so long, in milliseconds, is waited for what must come. */
const patience = 90_000;

export type Argument = string | number | boolean | null | readonly Argument[];

/** A browser that is driven by W3C WebDriver: one window, in which one frame at a time is spoken to. */
export class Session {
  constructor(private readonly wire: Wire) {}

  async open(address: string): Promise<void> {
    await this.wire.send('navigate', { url: address });
  }

  /** Goes into the frame of this selector; `undefined` goes back to the page around it. */
  async enter(selector?: string): Promise<void> {
    await this.wire.send('frame', { id: null });
    if (selector === undefined) return;
    const frame = await this.until((css) => document.querySelector(css), selector);
    await this.wire.send('frame', { id: frame });
  }

  /** Runs a function in the page or frame. It sees nothing but its arguments. */
  async run<A extends readonly Argument[], R>(task: (...args: A) => R, ...args: A): Promise<R> {
    const script = `return (${task.toString()}).apply(null, arguments);`;
    return (await this.wire.send('run', { script, args })) as R;
  }

  /** Runs a function again and again until what it gives is something; an error if it never is. */
  async until<A extends readonly Argument[], R>(
    task: (...args: A) => R,
    ...args: A
  ): Promise<NonNullable<R>> {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const found = await this.run(task, ...args);
      if (found !== null && found !== undefined && found !== false) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const shown = await this.run(() => document.body.innerText.slice(0, 1000));
    const wanted = `${task.toString()} (${JSON.stringify(args)})`;
    throw new Error(`Waited in vain for ${wanted}. The page shows:\n${shown}`);
  }

  /** Types keys one after the other, each pressed and let go, into what has the focus. */
  async press(...pressed: readonly string[]): Promise<void> {
    const actions = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.wire.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    await this.wire.send('end', {}).catch(() => undefined);
    await this.wire.close();
  }
}
