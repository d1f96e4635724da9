import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commands, eventually, installed, Session, start, stop, type Wire } from './sheets';

const firefox = installed('firefox', 'firefox-esr');

export function missingForFirefox(): string | undefined {
  return firefox === undefined ? 'Firefox is not installed' : undefined;
}

/** Everything but this machine goes to a proxy that is not there. */
const preferences = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

export async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const running = start(
    firefox ?? '',
    ['--headless', '--no-remote', '--marionette', '--profile', profile],
    { env: { ...process.env, HOME: profile } },
  );
  const close = async (): Promise<void> => {
    await stop(running);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await eventually(() => {
      const text = readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8');
      if (text === '') throw new Error('Firefox has named no port.');
      return Number(text);
    });
    const wire = new Marionette(await eventually(() => connected(port)), close);
    await wire.begin();
    return new Session(wire);
  } catch (error) {
    await close();
    throw error;
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

interface Waiting {
  resolve(value: unknown): void;
  readonly reject: (error: Error) => void;
}

/**
 * Firefox's own protocol, for which no program beside it is needed: messages are `length:JSON`, a command is
 * [0, id, name, parameters] and its answer [1, id, error, result].
 */
class Marionette implements Wire {
  private received = Buffer.alloc(0);
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly socket: Socket,
    private readonly whenClosed: () => Promise<void>,
  ) {
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.readMessages();
    });
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has ended.'));
    });
    socket.on('error', () => undefined);
  }

  begin(): Promise<unknown> {
    return this.call('WebDriver:NewSession', { acceptInsecureCerts: true });
  }

  async send(command: keyof typeof commands, parameters: object): Promise<unknown> {
    const [, , name] = commands[command];
    const result = (await this.call(`WebDriver:${name}`, parameters)) as { value?: unknown } | null;
    return result?.value;
  }

  async close(): Promise<void> {
    this.socket.destroy();
    await this.whenClosed();
  }

  private call(name: string, parameters: object): Promise<unknown> {
    const id = ++this.count;
    const text = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  private readMessages(): void {
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon === -1 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as unknown;
      this.received = this.received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.settle(message as [number, number, object | null, unknown]);
    }
  }

  private settle([, id, error, result]: [number, number, object | null, unknown]): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(JSON.stringify(error)));
    else waiting?.resolve(result);
  }
}
