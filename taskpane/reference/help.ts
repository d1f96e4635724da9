import type { FunctionReference } from './types';

/** The function's help page beside the pane: right wherever the add-in is hosted. */
export function helpPage({ id }: FunctionReference): string {
  return `help/${id.toLowerCase()}.html`;
}
