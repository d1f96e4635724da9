import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { argumentsOf } from './formula';
import { dist, readReference } from './bundle';

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

/** What a function did in one engine, over all calls. */
export interface Tally {
  readonly hash: number;
  readonly values: number;
  readonly refusals: number;
  readonly bugs: readonly string[];
}

/** By the function's id. */
export type Report = Readonly<Record<string, Tally>>;

/** `CustomFunctions`, where the host has none yet, and a list of what is associated with it. */
const collecting = `
var associated = {};
if (typeof CustomFunctions === 'undefined') {
  var CustomFunctions = {
    Error: function (code, message) { this.code = code; this.message = message; },
    ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    associate: function () {}
  };
}
(function (associate) {
  CustomFunctions.associate = function (id, implementation) {
    associated[id] = implementation;
    associate.call(CustomFunctions, id, implementation);
  };
})(CustomFunctions.associate);
`;

/** The one text that runs in every engine: afterwards the global \`report\` is a \`Report\` as JSON. */
export function engineScript(bundle: string, seed: number, calls: number): string {
  const functions = readReference().map(({ id, examples }) => ({
    id,
    examples: examples.map(({ formula }) => argumentsOf(formula)),
  }));
  return [
    `var input = ${JSON.stringify({ seed, calls, functions })};`,
    collecting,
    readFileSync(path.join(dist, bundle), 'utf8'),
    readFileSync(path.join(__dirname, 'engine-calls.js'), 'utf8'),
  ].join('\n');
}

/** What ECMAScript 5.1 defines, section 15. Whatever else an engine has, an old one may lack. */
const members: Readonly<Record<string, string>> = {
  Object:
    'getPrototypeOf getOwnPropertyDescriptor getOwnPropertyNames create defineProperty defineProperties seal freeze ' +
    'preventExtensions isSealed isFrozen isExtensible keys',
  'Object.prototype': 'toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable',
  'Function.prototype': 'toString apply call bind',
  Array: 'isArray',
  'Array.prototype':
    'toString concat join pop push reverse shift slice sort splice unshift indexOf lastIndexOf every some forEach ' +
    'map filter reduce reduceRight',
  String: 'fromCharCode',
  'String.prototype':
    'toString valueOf charAt charCodeAt concat indexOf lastIndexOf match replace search slice split substring ' +
    'toLowerCase toUpperCase trim',
  'Boolean.prototype': 'toString valueOf',
  Number: 'MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
  'Number.prototype': 'toString valueOf toFixed toExponential toPrecision',
  Math:
    'E LN10 LN2 LOG2E LOG10E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random ' +
    'round sin sqrt tan',
  // What `replace` and `split` ask of an expression today is part of the expression: it stays.
  RegExp: '',
  Error: '',
  'Error.prototype': 'name message toString',
  TypeError: '',
  RangeError: '',
  JSON: 'parse stringify',
};

const globals =
  'NaN Infinity undefined parseInt parseFloat isNaN isFinite Function eval ' +
  Object.keys(members)
    .filter((name) => !name.includes('.'))
    .join(' ');

/**
 * A script that takes away all that ES5 has not, and of ES5 what needs a clock or the user's language: no Map, Set,
 * Symbol, Promise, Date, Intl or timer, no \`find\`, \`includes\` or \`Object.assign\`, no iterators, no locale methods.
 */
export const onlyEs5 = `
(function (members, kept) {
  var everything = this;
  var own = Reflect.ownKeys, deleted = Reflect.deleteProperty;
  Object.keys(members).forEach(function (name) {
    var path = name.split('.');
    var owner = path.length > 1 ? everything[path[0]].prototype : everything[name];
    var known = members[name].split(' ').concat('prototype', 'constructor', 'length', 'name');
    own(owner).forEach(function (key) { if (known.indexOf(key) < 0) deleted(owner, key); });
  });
  own(everything).forEach(function (key) { if (kept.indexOf(key) < 0) deleted(everything, key); });
})(${JSON.stringify(members)}, ${JSON.stringify([...globals.split(' '), 'CustomFunctions', 'print'])});
`;
