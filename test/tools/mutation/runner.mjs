import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { register } from 'tsx/cjs/api';

/**
 * Stryker's tests in one process: rules and tests are loaded once, and a mutant is switched on while they are there. Only a mutant of what is
 * computed while loading, a table say, reloads everything.
 *
 * MUTATION_TESTS names the files of the tests (`testsOf` in tools/mutation.ts). A test that reads the sources as text has no place among
 * them: they are no longer as they were written (test/project/sources.test.ts).
 */
const files = (process.env['MUTATION_TESTS'] ?? '').split(' ');

// What the tests import by these names, they get from here.
const own = new Map([
  ['@jest/globals', 'jest-globals.cjs'],
  ['fast-check', 'fast-check.cjs'],
]);

class OneProcess {
  /** The sandbox, which Stryker makes the working directory. */
  #root = process.cwd();
  #own = path.join(this.#root, 'test', 'tools', 'mutation');
  #require = createRequire(path.join(this.#own, 'runner.mjs'));
  /** What the instrumented sources look at. */
  #switches = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
  #tests = [];
  /** How long each test took when it last passed, in milliseconds. */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    register();
    // As the environment of the tests has it (test/support/environment.js).
    Object.defineProperty(globalThis, 'outsideOfSandbox', {
      get: () => this.#require('../../support/jsdom'),
    });
    const resolve = Module._resolveFilename;
    Module._resolveFilename = (request, parent, ...rest) => {
      const file = own.get(request);
      const isOurs = parent?.filename?.startsWith(this.#own);
      return file === undefined || isOurs
        ? resolve(request, parent, ...rest)
        : path.join(this.#own, file);
    };
  }

  #load() {
    for (const file of Object.keys(this.#require.cache)) {
      const isOurs = file.startsWith(this.#root) && !file.includes('node_modules');
      if (isOurs) delete this.#require.cache[file];
    }
    const { collect } = this.#require('./jest-globals.cjs');
    this.#tests = collect(files, (file) => this.#require(path.join(this.#root, file)));
  }

  async dryRun({ coverageAnalysis }) {
    this.#switches.activeMutant = undefined;
    this.#load();
    const tests = [];
    for (const each of this.#tests) {
      if (coverageAnalysis === 'perTest') this.#switches.currentTestId = each.name;
      tests.push(await this.#result(each, new Set()));
      this.#switches.currentTestId = undefined;
    }
    const { mutantCoverage } = this.#switches;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail, reloadEnvironment }) {
    this.#switches.hitLimit = hitLimit;
    this.#switches.hitCount = hitLimit === undefined ? undefined : 0;
    if (reloadEnvironment) {
      this.#switches.activeMutant = activeMutant.id;
      try {
        this.#load();
      } catch (error) {
        // Rules that do not even load: no test would pass.
        return this.#complete([failed('loading', 0, error)], disableBail);
      }
    } else if (this.#tests.length === 0) {
      this.#switches.activeMutant = undefined;
      this.#load();
    }
    this.#switches.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const prepared = new Set();
    const results = [];
    for (const each of this.#quickestFirst()) {
      if (wanted && !wanted.has(each.name)) continue;
      const result = await this.#result(each, prepared);
      results.push(result);
      if (result.status === TestStatus.Failed && !disableBail) break;
    }
    // What was loaded with a mutant is of no use without it.
    if (reloadEnvironment) this.#tests = [];
    this.#switches.activeMutant = undefined;
    return this.#complete(results, disableBail);
  }

  /** Most mutants are noticed by a test that takes no time: the long ones are then never run. */
  #quickestFirst() {
    const took = ({ name }) => this.#took.get(name) ?? 0;
    return [...this.#tests].sort((a, b) => took(a) - took(b));
  }

  #complete(tests, disableBail) {
    const { hitCount, hitLimit } = this.#switches;
    const outcome = determineHitLimitReached(hitCount, hitLimit) ?? {
      status: DryRunStatus.Complete,
      tests,
    };
    return toMutantRunResult(outcome, disableBail);
  }

  async #result({ name, run, block }, prepared) {
    const start = performance.now();
    const spent = () => Math.round(performance.now() - start);
    try {
      for (let each = block; each !== undefined; each = each.parent) {
        if (prepared.has(each)) continue;
        prepared.add(each);
        for (const prepare of each.before) await prepare();
      }
      await run();
      this.#took.set(name, spent());
      return { id: name, name, timeSpentMs: spent(), status: TestStatus.Success };
    } catch (error) {
      return failed(name, spent(), error);
    }
  }
}

function failed(name, timeSpentMs, error) {
  const failureMessage = error instanceof Error ? error.message : String(error);
  return { id: name, name, timeSpentMs, status: TestStatus.Failed, failureMessage };
}

function oneProcess() {
  return new OneProcess();
}
oneProcess.inject = [];

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'one-process', oneProcess),
];
