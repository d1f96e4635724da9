const { reporters } = require('./test/support/reporters');
const { seedOfRun } = require('./test/support/seed');

/** Everything runs in jest: `unit` and `pane` need no build of the browser bundles, `built` and `browser` do. */
const typescript = { '^.+\\.tsx?$': '<rootDir>/test/support/typescript-transformer.js' };

/** In a window of jsdom looking up a global is slow: a pairing would take eight times as long. */
const lookedUpOften = [
  'Number',
  'Infinity',
  'Math',
  'Array',
  'Map',
  'Set',
  'Float64Array',
  'Int32Array',
  'Uint8Array',
  'String',
  'Object',
];

/** Rooms whose modules keep nothing of a test: the test files of a worker share them (test/support/shared-modules.js). */
const sharedRooms = ['src', 'functions/arguments', 'tools/workbench'];
/** What they keep of a test file all the same, and how it is taken back: formulas call what an add-in has defined. */
const after = {
  'taskpane/details.ts': 'record.clear',
  'tools/workbench/grid/engine/functions.ts': 'forgetFunctions',
};
/** What calls Excel and what is drawn: each test file of the pane loads it itself. */
const loadedAnew = ['excel', 'controls', 'app', 'jobs/view', 'why/view', 'start'].map(
  (room) => `taskpane/${room}`,
);
/** Its modules register with one another when loaded: shared in part, some would register twice. */
const selfRegistering = ['node_modules/webpack'];

/** What the build makes is there before these run. */
const afterBuild = ['<rootDir>/test/support/after-build.js'];

const project = (displayName, testMatch, { setupFiles = [], ...more } = {}) => ({
  displayName,
  rootDir: __dirname,
  testMatch: testMatch.map((glob) => `<rootDir>/test/${glob}`),
  transform: typescript,
  moduleNameMapper: { '^fast-check$': '<rootDir>/test/support/seeded-fast-check.js' },
  setupFiles: ['<rootDir>/test/support/quiet-console.js', ...setupFiles],
  testEnvironment: '<rootDir>/test/support/environment.js',
  testEnvironmentOptions: {
    globalsCleanup: 'off',
    shared: { places: sharedRooms, except: [...selfRegistering, 'src/language'], after },
  },
  runtime: '<rootDir>/test/support/runtime.js',
  sandboxInjectedGlobals: lookedUpOften,
  // Every test imports them.
  injectGlobals: false,
  ...more,
});

// One seed for the samples and properties of a run; the workers inherit it.
process.env.SAMPLE_SEED ??= seedOfRun();

module.exports = {
  rootDir: __dirname,
  // Both of two cores: by itself jest leaves one of them to the main process, which has little to do.
  maxWorkers: '100%',
  reporters: reporters(20),
  // The system needs a while to free what a worker had; one that does not end says why (test/support/left-behind.js).
  workerGracefulExitTimeout: 120_000,
  // A busy machine is no fault of a test.
  testTimeout: 60_000,
  projects: [
    project('unit', [
      'src/**/*.test.ts',
      'properties/**/*.test.ts',
      'checkers/**/*.test.ts',
      'functions/**/*.test.ts',
      'tools/**/*.test.ts',
      'project/**/*.test.ts',
      'support/**/*.test.ts',
    ]),
    project('pane', ['taskpane/**/*.test.ts', 'taskpane/**/*.test.tsx'], {
      testEnvironment: 'jsdom',
      testEnvironmentOptions: {
        customExportConditions: ['node', 'require'],
        globalsCleanup: 'off',
        shared: {
          places: [...sharedRooms, 'taskpane'],
          except: [...selfRegistering, ...loadedAnew],
          after,
        },
      },
      setupFiles: ['<rootDir>/test/support/all-texts.ts'],
    }),
    project('built', ['built/**/*.test.ts'], { setupFiles: afterBuild }),
    project('browser', ['browser/**/*.test.ts'], {
      setupFiles: afterBuild,
      globalSetup: '<rootDir>/test/browser/support/setup.ts',
      globalTeardown: '<rootDir>/test/browser/support/teardown.ts',
    }),
  ],
};
