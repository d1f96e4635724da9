import { paintTimings } from './pane';

/** How soon something of the pane is seen, without the other figures of the benchmark. Needs a build. */
async function run(): Promise<void> {
  const { paint, plainPaint } = await paintTimings();
  const ratio = (paint / plainPaint).toFixed(2);
  console.log(
    `${ratio}  first paint of the pane / of a page that is only its heading (goal: at most 1.5)`,
  );
}

void run();
