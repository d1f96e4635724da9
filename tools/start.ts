import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import open from 'open';
import { type Platform, platforms } from './workbench/host/manners';
import { type RunningServer, serveWorkbench } from './workbench/serve';
import { serveWebWorkbench } from './workbench/serve-web';

const defaultPort = 3200;

const { values } = parseArgs({
  options: {
    excel: { type: 'string', default: 'win' },
    open: { type: 'boolean', default: true },
    port: { type: 'string', default: String(defaultPort) },
  },
  allowNegative: true,
});

/** Takes the usual port, or any free one when another program already has it. */
async function serveOnFreePort(
  serve: (port: number) => Promise<RunningServer>,
  port: number,
): Promise<RunningServer> {
  try {
    return await serve(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is in use; taking a free one.`);
    return serve(0);
  }
}

function platformAsked(): Platform {
  const platform = platforms.find((each) => each === values.excel);
  if (platform) return platform;
  throw new Error(
    `--excel: "${values.excel}" is no Excel the workbench can play; give ${platforms.join(', ')}.`,
  );
}

function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY ?? WAYLAND_DISPLAY);
}

async function main(): Promise<void> {
  const root = path.resolve(__dirname, '..');
  const platform = platformAsked();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port: "${values.port}" is no port number; give one from 0 to 65535.`);
  }
  if (!existsSync(path.join(root, 'dist', 'functions.json'))) {
    throw new Error('The add-in is not built yet; run "npm run build" first.');
  }
  const { url } = await serveOnFreePort(
    (each) =>
      platform === 'web' ? serveWebWorkbench(root, { port: each }) : serveWorkbench(root, each),
    port,
  );
  const address = platform === 'win' ? url : `${url}?platform=${platform}`;
  console.log(`The workbench is at ${address} (Ctrl+C ends it).`);
  if (platform === 'web') {
    console.log(
      'Its certificate was made on this machine and is not installed: tell your browser to go on.',
    );
  }
  if (!values.open) return;
  if (hasDisplay()) await open(address);
  else console.log('There is no display here; open that address in a browser.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
