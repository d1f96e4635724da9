const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { InSequence } = require('./in-sequence');
const { tellWhatIsLeftBehind } = require('./left-behind');
const { quickExpect } = require('./quick-expect');
const { LentModules, SharedModules } = require('./shared-modules');

/** The runtime that jest brings along. */
const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Runtime } = fromJest('jest-runtime');

tellWhatIsLeftBehind();

/** What a worker knows for its life: modules by file as text and as compiled, and the file behind an import. */
const compiled = new Map();
const texts = new Map();
const internals = new Map();
const resolved = new WeakMap();

/** The modules that test files share, by what the project says of them. */
const shared = new Map();

/** A module as the function that jest calls; compiled once, not again for every test file that loads it. */
function compiledOnce(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function(${parameters.join(',')}){`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}

function compileOnce({ executor }) {
  const byJest = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext();
    if (context === null || executor.resolution.isCoreModule(filename)) {
      return byJest(source, filename);
    }
    try {
      return compiledOnce(source, filename, executor.injectedModuleParameters).runInContext(
        context,
      );
    } catch {
      return byJest(source, filename);
    }
  };
}

/** Files of packages stay as they are; others may change while jest watches. */
const stateOf = (file) => (/[\\/]node_modules[\\/]/.test(file) ? 0 : statSync(file).mtimeMs);

/** What `expect` keeps on the globals, so that it can be taken away again. */
const kept = 'Object.defineProperty(globalThis, JEST_MATCHERS_OBJECT, {';
const renewable = (source) => source.replace(kept, `${kept} configurable: true,`);

/** A module of jest itself. */
const ownModule = (file, source) =>
  /[\\/]expect[\\/]build[\\/]index\.js$/.test(file) ? renewable(quickExpect(source)) : source;

/** Jest reads, hashes and looks up in its cache each module again for every test file. */
function transformOnce({ transformCache }) {
  const byJest = transformCache.transform.bind(transformCache);
  transformCache.transform = (file, options) => {
    if (options?.isInternalModule) {
      if (!internals.has(file)) internals.set(file, ownModule(file, byJest(file, options)));
      return internals.get(file);
    }
    const state = stateOf(file);
    const known = texts.get(file);
    if (known?.state !== state) {
      const code = byJest(file, options);
      texts.set(file, { state, code, transformed: transformCache.transforms.get(file) });
      return code;
    }
    // As jest does with what it has transformed: for coverage, and to show lines of the source.
    const { transformed } = known;
    transformCache.transforms.set(file, transformed);
    if (transformed.sourceMapPath) transformCache.sourceMaps.set(file, transformed.sourceMapPath);
    return known.code;
  };
}

/** A resolver lives as long as a worker; when files come or go while jest watches, there is a new one. */
function resolveOnce({ _resolution: resolution }, resolver) {
  const known = resolved.get(resolver) ?? new Map();
  resolved.set(resolver, known);
  const byJest = resolution.resolveCjs.bind(resolution);
  resolution.resolveCjs = (from, to) => {
    const key = `${from}\0${to ?? ''}`;
    const file = known.get(key) ?? byJest(from, to);
    known.set(key, file);
    return file;
  };
}

/**
 * Jest's runtime, which does not read, resolve and compile modules again for each test file: that took a third of the time of a
 * unit test. Modules that keep nothing of a test are not even loaded again. What cannot be compiled is left to jest, which explains it.
 */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const [{ testEnvironmentOptions }, environment, resolver, , , { collectCoverage }] = given;
    const { watch, watchAll } = given.at(-1);
    compileOnce(this);
    resolveOnce(this, resolver);
    if (collectCoverage) return;
    transformOnce(this);
    // While jest watches, any file may change.
    if (!environment.isKept || watch || watchAll) return;
    this.#share(environment, testEnvironmentOptions.shared);
  }

  /** Takes modules from the test files before, and leaves them its own. */
  #share({ global }, which) {
    const key = JSON.stringify(which);
    const modules = shared.get(key) ?? new SharedModules(global, which);
    shared.set(key, modules);
    modules.running = this;
    // A shared module may import something when it is used, long after the file that loaded it.
    this.requireBuilder.requireDispatch = (from, name) =>
      modules.running.requireModuleOrMock(from, name);
    const { executor } = this;
    const byJest = executor.exec.bind(executor);
    executor.exec = (module, ...given) =>
      modules.watch(module.filename, () => byJest(module, ...given));
    this.registries.moduleRegistry = new LentModules(modules);
    for (const file of modules.files()) {
      const map = texts.get(file)?.transformed?.sourceMapPath;
      if (map) this.transformCache.sourceMaps.set(file, map);
    }
  }

  /** What is loaded from now on may have the mock in it. */
  setMock(...given) {
    const { moduleRegistry } = this.registries;
    if (moduleRegistry.shared) moduleRegistry.clear();
    super.setMock(...given);
  }

  teardown() {
    const { moduleRegistry } = this.registries;
    moduleRegistry.shared?.keep(moduleRegistry);
    super.teardown();
  }

  /** Jest's own modules, which ask by `AsyncLocalStorage` which test is running: Node then follows every promise of the tests. */
  requireInternalModule(from, to) {
    if (to === 'node:async_hooks') return { AsyncLocalStorage: InSequence };
    return super.requireInternalModule(from, to);
  }
};
