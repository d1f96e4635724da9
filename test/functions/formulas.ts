import path from 'node:path';
import { type Tags, tagsOf } from '../../tools/help/reference';
import { provideCustomFunctions } from './custom-functions';

export type Implementation = (...args: unknown[]) => unknown[][];

/** One custom function as its source has it. */
export interface Formula extends Pick<Tags, 'parameters' | 'examples'> {
  readonly id: string;
  readonly implementation: Implementation;
  /** The names of the arguments that it is declared with. */
  readonly takes: readonly string[];
}

interface Declared extends Implementation {
  readonly takes: readonly { readonly name: string }[];
}

/** All custom functions of a system from their sources. */
export function loadFormulas(system: string): readonly Formula[] {
  provideCustomFunctions();
  const file = path.resolve(__dirname, '../../functions', `${system}.ts`);
  // oxlint-disable-next-line typescript/no-require-imports -- they run in an environment that is provided before
  const exported = Object.entries(require(file) as Record<string, Declared>);
  return [...tagsOf([file])].map(([id, { parameters, examples }]) => {
    const name = id.slice(id.indexOf('.') + 1).toLowerCase();
    const implementation = exported.find(([each]) => each.toLowerCase() === name)?.[1];
    if (!implementation) throw new Error(`${file} exports no function for ${id}.`);
    const takes = implementation.takes.map((each) => each.name);
    return { id, parameters, examples, implementation, takes };
  });
}
