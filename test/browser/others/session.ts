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
