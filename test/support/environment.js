const { createRequire } = require('node:module');
const { realmOfWorker } = require('./realm');

/** What jest's own environment for Node is made of. */
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const fromAbstract = createRequire(fromEnvironment.resolve('@jest/environment-jsdom-abstract'));
const { LegacyFakeTimers, ModernFakeTimers } = fromAbstract('@jest/fake-timers');
const { ModuleMocker } = fromAbstract('jest-mock');
const { installCommonGlobals } = fromAbstract('jest-util');

/** As deep as the stacks of errors are shown; jest's hundred frames cost time with every error that a test expects. */
const STACK_DEPTH = 30;

/** A timer as jest's older fake timers hand it out. */
const idToRef = (id) => ({
  id,
  ref() {
    return this;
  },
  unref() {
    return this;
  },
});

/** What Node adds to the globals of the language. */
const ofNode = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
  ([name]) => !['global', 'globalThis', 'Buffer', 'ArrayBuffer', 'Uint8Array'].includes(name),
);

/** Gives a context the globals of Node; those that Node loads when they are first asked for stay so. */
function addGlobalsOfNode(global) {
  const own = new Set(Object.getOwnPropertyNames(global));
  for (const [name, { enumerable, writable, get }] of ofNode) {
    if (own.has(name)) continue;
    if (get === undefined) {
      Object.defineProperty(global, name, {
        configurable: true,
        enumerable,
        writable,
        value: globalThis[name],
      });
      continue;
    }
    const keep = (value) => {
      Object.defineProperty(global, name, {
        configurable: true,
        enumerable,
        writable: true,
        value,
      });
      return value;
    };
    Object.defineProperty(global, name, {
      configurable: true,
      enumerable,
      get: () => keep(globalThis[name]),
      set: keep,
    });
  }
}

/** What Node adds to `Symbol` where the language does not have it yet. */
function addSymbolsOfNode(symbols) {
  for (const name of ['dispose', 'asyncDispose']) {
    if (name in Symbol && !(name in symbols)) symbols[name] = Symbol[name];
  }
}

/**
 * Node for a test file. Jest's own environment puts a proxy behind the globals, which each look-up of one passes: loops over
 * `Map` or `Math` take eight times as long. Here the globals are plain properties of a context.
 */
class NodeForTests {
  /** The context is there for the next test file too. */
  isKept = true;

  constructor({ projectConfig }) {
    const { context, global } = realmOfWorker((made) => {
      addGlobalsOfNode(made);
      // The classes of the main context, which Node's own functions make and ask for.
      Object.assign(made, { global: made, Buffer, ArrayBuffer, Uint8Array });
      addSymbolsOfNode(made.Symbol);
      installCommonGlobals(made, {});
    });
    Object.assign(this, { context, global });
    // A process of its own for each file, as jest makes it.
    const { process: own } = installCommonGlobals({ Symbol, Date }, projectConfig.globals);
    Object.assign(global, { process: own });
    global.Error.stackTraceLimit = STACK_DEPTH;
    const { moduleMocker } = Object.assign(this, { moduleMocker: new ModuleMocker(global) });
    const timers = { config: projectConfig, global };
    this.fakeTimers = new LegacyFakeTimers({
      ...timers,
      moduleMocker,
      timerConfig: { idToRef, refToId: (timer) => timer?.id },
    });
    this.fakeTimersModern = new ModernFakeTimers(timers);
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    Object.assign(this, { context: null, global: null, fakeTimers: null, fakeTimersModern: null });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
}

/**
 * An environment with what would be loaded again for each test file kept for the life of a worker: jsdom, and the compiled
 * scripts of Microsoft's library (test/tools/workbench/host/support.ts).
 */
const withOffice = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      // Most files never ask for it, and jsdom takes as long to load as many of them to run.
      Object.defineProperty(this.global, 'outsideOfSandbox', {
        configurable: true,
        get: () => require('./jsdom'),
      });
    }
  };

module.exports = withOffice(NodeForTests);
module.exports.withOffice = withOffice;
