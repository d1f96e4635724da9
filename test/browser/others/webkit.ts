import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  commands,
  eventually,
  freePort,
  installed,
  Session,
  start,
  stop,
  type Wire,
} from './sheets';

/** WebKit of GTK, the engine of Excel on Mac: on Debian and Ubuntu the package webkit2gtk-driver. */
const driver = installed('WebKitWebDriver');
/**
 * Without a screen, GTK draws into this server of its own (package libgtk-3-bin). It names no resolution, so that sizes
 * in the page mean nothing there: what is tested is what the page does, not how it looks.
 */
const screen = installed('broadwayd');

export function missingForWebKit(): string | undefined {
  if (driver === undefined) return 'WebKitWebDriver is not installed';
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if ((DISPLAY ?? WAYLAND_DISPLAY ?? screen) === undefined)
    return 'there is no screen, nor broadwayd';
  return undefined;
}

export async function startWebKit(): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const display = `:${await freePort()}`;
  const drawn = { XDG_RUNTIME_DIR: folder, GDK_BACKEND: 'broadway', BROADWAY_DISPLAY: display };
  const ownScreen =
    screen === undefined
      ? undefined
      : start(screen, ['--unixsocket', path.join(folder, 'http'), display], {
          env: { ...process.env, XDG_RUNTIME_DIR: folder },
        });
  const running = start(driver ?? '', [`--port=${port}`], {
    env: { ...process.env, ...(ownScreen ? drawn : {}) },
  });
  const close = async (): Promise<void> => {
    await stop(running);
    if (ownScreen) await stop(ownScreen);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return new Session(await httpWire(`http://127.0.0.1:${port}/session`, close));
  } catch (error) {
    await close();
    throw error;
  }
}

/** W3C WebDriver as it is written: JSON over HTTP. */
async function httpWire(address: string, close: () => Promise<void>): Promise<Wire> {
  const ask = async (method: string, url: string, body?: object): Promise<unknown> => {
    const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true } };
  const session = (await eventually(() => ask('POST', address, { capabilities }))) as {
    sessionId: string;
  };
  return {
    send: (command, parameters) => {
      const [method, place] = commands[command];
      const url = `${address}/${session.sessionId}${place && `/${place}`}`;
      return ask(method, url, method === 'POST' ? parameters : undefined);
    },
    close,
  };
}
