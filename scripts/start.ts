import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import open from 'open';
import { serveWorkbench, type RunningServer } from '../workbench/server/serve';

const defaultPort = 3200;

const { values } = parseArgs({
  options: {
    open: { type: 'boolean', default: true },
    port: { type: 'string', default: String(defaultPort) },
  },
  allowNegative: true,
});

/** Takes the usual port, or any free one when another program already has it. */
async function serveOnFreePort(root: string, port: number): Promise<RunningServer> {
  try {
    return await serveWorkbench(root, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is in use; taking a free one.`);
    return serveWorkbench(root);
  }
}

function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY);
}

async function main(): Promise<void> {
  const root = path.resolve(__dirname, '..');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port: "${values.port}" is no port number; give one from 0 to 65535.`);
  }
  if (!existsSync(path.join(root, 'dist', 'functions.json'))) {
    throw new Error('The add-in is not built yet; run "npm run build" first.');
  }
  const server = await serveOnFreePort(root, port);
  console.log(`The workbench is at ${server.url} (Ctrl+C ends it).`);
  if (!values.open) return;
  if (hasDisplay()) await open(server.url);
  else console.log('There is no display here; open that address in a browser.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
