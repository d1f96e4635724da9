import { createContext, runInContext } from 'node:vm';

/**
 * The ids a functions script associates, found by running it as Excel for Windows does: in an engine that
 * has `CustomFunctions` and nothing of a browser. A script that cannot run there associates nothing.
 */
export function associatedIds(script: string): string[] {
  const ids: string[] = [];
  const customFunctions = {
    associate: (id: string): void => {
      ids.push(id);
    },
    Error: class extends Error {},
    ErrorCode: {},
  };
  try {
    runInContext(script, createContext({ CustomFunctions: customFunctions }), { timeout: 5000 });
  } catch {
    return [];
  }
  return ids;
}
