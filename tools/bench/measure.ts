/** How often ways are measured. */
interface Often {
  /** Enough for a median that a passing disturbance does not move. */
  readonly rounds: number;
  /** Each way runs so often per round, and so often before the first, that it is compiled and its time is not noise. */
  readonly repetitions: number;
}

const OFTEN: Often = { rounds: 41, repetitions: 10 };

/** For ways that take so long that a few runs tell. */
export const SELDOM: Often = { rounds: 9, repetitions: 2 };

/** Several ways of doing one job, measured in turn within the same run so that they share its disturbances. */
export function medians(
  ways: readonly (() => void)[],
  { rounds, repetitions }: Often = OFTEN,
): readonly number[] {
  const times = ways.map((): number[] => []);
  for (const way of ways) repeat(way, repetitions);
  for (let round = 0; round < rounds; round++) {
    for (const [index, way] of ways.entries()) {
      const start = processorTime();
      repeat(way, repetitions);
      times[index]?.push(processorTime() - start);
    }
  }
  return times.map(median);
}

/** The middle one; of an even number the upper of the two. */
export function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** In microseconds. What else the machine is busy with does not count, collecting garbage beside the work does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function repeat(way: () => void, repetitions: number): void {
  for (let count = 0; count < repetitions; count++) way();
}

/** How many times as long (or as big) the first is as the second. */
export function ratio([first = NaN, second = NaN]: readonly number[]): number {
  return first / second;
}
