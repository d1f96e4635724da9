import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { Report } from './engine-script';
import { onlyEs5 } from './es5';

const root = path.resolve(__dirname, '..', '..', '..');

/** Runs the script and gives what it reports. */
export type Engine = (script: string) => Promise<Report>;

const read = (report: string): Report => JSON.parse(report) as Report;

/** A context that holds what the language has, and nothing of Node. */
export const v8: Engine = (script) => {
  const context = vm.createContext({});
  return Promise.resolve(read(vm.runInContext(`${script}\nreport`, context) as string));
};

/** The same without all that came after ES5. */
export const es5: Engine = (script) => {
  const context = vm.createContext({});
  vm.runInContext(onlyEs5, context);
  return Promise.resolve(read(vm.runInContext(`${script}\nreport`, context) as string));
};

/** A page into which Microsoft's runtime for functions alone was loaded first. */
export const customFunctionsRuntime: Engine = (script) => {
  const file = path.join(
    root,
    'node_modules/@microsoft/office-js/dist/custom-functions-runtime.js',
  );
  // It looks for itself among the scripts of the page.
  const page = new JSDOM('<!doctype html><script src="custom-functions-runtime.js"></script>', {
    runScripts: 'outside-only',
    url: 'https://localhost/functions.html',
    virtualConsole: new VirtualConsole(),
  });
  try {
    page.window.eval(readFileSync(file, 'utf8'));
    return Promise.resolve(read(page.window.eval(`${script}\nreport`) as string));
  } finally {
    page.window.close();
  }
};

/** An engine that is a program: it runs a file and prints. */
function program(command: string, ...options: string[]): Engine {
  return (script) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
    try {
      const file = path.join(folder, 'script.js');
      writeFileSync(file, `${script}\nprint(report);\n`);
      const printed = execFileSync(command, [...options, file], {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      return Promise.resolve(read(printed));
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

export const quickJs = program(process.execPath, path.join(__dirname, 'quickjs.cjs'));

const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

/** React Native's engine; undefined on a platform for which there is no program. */
export function hermes(): Engine | undefined {
  const file = platforms[process.platform];
  return file === undefined
    ? undefined
    : program(path.join(root, 'node_modules/hermes-engine-cli', file), '-O');
}

/** Safari's engine; undefined where it is not installed. */
export function javaScriptCore(): Engine | undefined {
  const places = [
    ...(process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'jsc')),
    '/System/Library/Frameworks/JavaScriptCore.framework/Versions/Current/Helpers/jsc',
  ];
  const file = places.find((each) => existsSync(each));
  return file === undefined ? undefined : program(file);
}
