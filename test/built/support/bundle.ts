import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { FunctionReference } from '../../../taskpane/reference/help';
import { CellError, ErrorCode } from '../../functions/custom-functions';

export const dist = path.resolve(__dirname, '..', '..', '..', 'dist');

/** The built file of the pane behind a plain name: `taskpane.js` is `taskpane.1a2b3c4d.js`. */
export function paneFile(plain: string): string {
  const { files } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
    files: string[];
  };
  const named = files.find((file) => file.replace(/\.[0-9a-f]{8}(?=\.)/, '') === plain);
  if (named === undefined) throw new Error(`The build has no ${plain}.`);
  return named;
}

export type Implementation = (...args: unknown[]) => unknown;

/** What a small JavaScript engine may lack: the locale methods and Intl, taken away before the bundle runs. */
const withoutLocales = `
  delete globalThis.Intl;
  for (const type of [Object, String, Number, Array, Date, BigInt]) {
    for (const name of Object.getOwnPropertyNames(type.prototype)) {
      if (/locale/i.test(name) || name === 'normalize') delete type.prototype[name];
    }
  }
`;

/** A context that holds nothing but CustomFunctions, and what is associated with it. */
export function functionsContext(): {
  readonly context: vm.Context;
  readonly associated: ReadonlyMap<string, Implementation>;
} {
  const associated = new Map<string, Implementation>();
  const context = vm.createContext({
    CustomFunctions: {
      Error: CellError,
      ErrorCode,
      associate: (id: string, implementation: Implementation) => associated.set(id, implementation),
    },
  });
  return { context, associated };
}

/** Runs a built bundle in such a context; returns what it associates. */
export function loadBundle(
  name: string,
  takeAway = withoutLocales,
): ReadonlyMap<string, Implementation> {
  const { context, associated } = functionsContext();
  vm.runInContext(takeAway, context);
  vm.runInContext(readFileSync(path.join(dist, name), 'utf8'), context, { filename: name });
  return associated;
}

/** The functions as the pane and the help show them. */
export function readReference(): readonly FunctionReference[] {
  const file = path.join(dist, '..', 'build', 'reference.json');
  return JSON.parse(readFileSync(file, 'utf8')) as FunctionReference[];
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly type: string;
    readonly dimensionality: string;
    readonly optional?: boolean;
  }[];
}

export interface Metadata {
  readonly allowErrorForDataTypeAny: boolean;
  readonly functions: readonly FunctionMetadata[];
}

export function readMetadata(file = 'functions.json'): Metadata {
  return JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as Metadata;
}
