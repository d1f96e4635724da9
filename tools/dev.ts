import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { reloading, serve, workbenchRoute } from './workbench/serve';

/**
 * `npm run dev`: builds for development, serves the workbench, and on each save builds what changed and loads the page again. What
 * it leaves in dist is no release: `npm run build` makes one.
 */
const root = path.resolve(__dirname, '..');
const { values } = parseArgs({ options: { port: { type: 'string', default: '3200' } } });

/** The bundles of the fallback manifests are not needed for it. */
function configurations(): Configuration[] {
  type Configure = (env: object, argv: { mode: string }) => Configuration[];
  const configure = createRequire(__filename)('../webpack.config.js') as Configure;
  return configure({}, { mode: 'development' }).filter(({ name }) => name !== 'functions-single');
}

async function main(): Promise<void> {
  const reloader = reloading(workbenchRoute(root));
  const { url } = await serve(reloader.route, Number(values.port));
  const watched = webpack(configurations());
  watched.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) console.error(error);
    else if (stats)
      tell(stats, url, () => {
        reloader.reload();
      });
  });
}

function tell(stats: MultiStats, url: string, reload: () => void): void {
  if (stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
    return;
  }
  const times = stats.stats.map(({ startTime, endTime }) => [startTime, endTime] as const);
  const latest = Math.max(...times.map(([, end]) => end));
  const began = Math.min(...times.filter(([, end]) => end === latest).map(([start]) => start));
  console.log(`Built in ${latest - began} ms: ${url} (Ctrl+C ends it)`);
  reload();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
