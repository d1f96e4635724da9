const { createRequire } = require('node:module');
const { constants, createContext, runInContext } = require('node:vm');

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
  constructor({ projectConfig }) {
    this.context = createContext(constants.DONT_CONTEXTIFY);
    const global = runInContext('this', this.context);
    this.global = global;
    addGlobalsOfNode(global);
    // The classes of the main context, which Node's own functions make and ask for.
    Object.assign(global, { global, Buffer, ArrayBuffer, Uint8Array });
    installCommonGlobals(global, projectConfig.globals);
    addSymbolsOfNode(global.Symbol);
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
 * scripts of Microsoft's library (test/workbench/host/office-page.ts).
 */
const withOffice = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      // Most files never ask for it, and jsdom takes as long to load as many of them to run.
      Object.defineProperty(this.global, 'outsideOfSandbox', { get: () => require('./jsdom') });
    }
  };

module.exports = withOffice(NodeForTests);
module.exports.withOffice = withOffice;
