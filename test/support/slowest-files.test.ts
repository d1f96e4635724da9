import { afterEach, describe, expect, jest, test } from '@jest/globals';

interface Reporter {
  onRunComplete(contexts: undefined, results: object): void;
  getLastError(): Error | undefined;
}
type Make = new (config: { rootDir: string }, options: { seconds?: number }) => Reporter;
const SlowestFiles = jest.requireActual<Make>('./slowest-files');

const { SLOW_FILES } = process.env;
afterEach(() => {
  jest.restoreAllMocks();
  process.env['SLOW_FILES'] = SLOW_FILES ?? '';
});

/** What a reporter says of files that took so many seconds, and whether it fails the run. */
function told(seconds: readonly number[], limit?: number): { said: string; failed?: string } {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const reporter = new SlowestFiles(
    { rootDir: '/project' },
    limit === undefined ? {} : { seconds: limit },
  );
  reporter.onRunComplete(undefined, {
    testResults: seconds.map((each) => ({
      testFilePath: `/project/test/of-${each}.test.ts`,
      // It waited for the build for 90 s.
      perfStats: {
        start: 1000,
        setupFilesStart: 1000,
        setupFilesEnd: 91_000,
        end: 91_000 + each * 1000,
      },
    })),
  });
  const error = reporter.getLastError();
  const text = String(said.mock.calls[0]?.[0]);
  return { said: text, ...(error && { failed: error.message }) };
}

describe('the end of a run', () => {
  test('names the five slowest files, the slowest first, and the seed of the samples', () => {
    const { said } = told([1, 7, 3, 2, 9, 4]);
    const names = [...said.matchAll(/test\/of-(\d)\.test\.ts/g)].map(([, name]) => Number(name));
    expect(names).toEqual([9, 7, 4, 3, 2]);
    expect(said).toContain(`SAMPLE_SEED=${process.env['SAMPLE_SEED'] ?? ''} `);
  });

  test('marks a file above the limit of its tier, which fails the nightly run alone', () => {
    process.env['SLOW_FILES'] = '';
    const report = told([4, 6], 5);
    expect(report.said).toContain('6.0 s  test/of-6.test.ts  above 5 s');
    expect(report.said).toMatch(/4\.0 s {2}test\/of-4\.test\.ts\n/);
    expect(report.failed).toBeUndefined();
    process.env['SLOW_FILES'] = 'fail';
    expect(told([4, 6], 5).failed).toBe(
      'Above 5 s: test/of-6.test.ts (6.0 s). Make them quicker, or sample them.',
    );
    expect(told([4, 5], 5).failed).toBeUndefined();
    expect(told([400]).failed).toBeUndefined();
  });
});
