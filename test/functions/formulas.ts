import path from 'node:path';
import { tagsOf, type Example } from '../../scripts/reference/tags';

export type Implementation = (...args: unknown[]) => unknown[][];

/** One custom function as its source has it. */
export interface Formula {
  readonly id: string;
  readonly examples: readonly Example[];
  readonly implementation: Implementation;
}

/** All custom functions from their sources. `provideCustomFunctions` must have been called. */
export async function loadFormulas(system: string): Promise<readonly Formula[]> {
  const file = path.resolve(__dirname, '../../functions', `${system}.ts`);
  const exported = Object.entries((await import(file)) as Record<string, Implementation>);
  return [...tagsOf([file])].map(([id, { examples }]) => {
    const name = id.slice(id.indexOf('.') + 1).toLowerCase();
    const implementation = exported.find(([each]) => each.toLowerCase() === name)?.[1];
    if (!implementation) throw new Error(`${file} exports no function for ${id}.`);
    return { id, examples, implementation };
  });
}
