import { readFileSync } from 'node:fs';
import path from 'node:path';
import { systems } from '../../../src/systems';

/** A formula of a function's documentation, and what it gives. */
export interface Documented {
  readonly id: string;
  readonly formula: string;
  readonly result: string;
}

const root = path.join(__dirname, '..', '..', '..');

/** Where the formula of an example ends: behind the last bracket that closes it. */
function endOf(example: string): number {
  let depth = 0;
  let quoted = false;
  for (const [at, letter] of Array.from(example).entries()) {
    if (letter === '"') quoted = !quoted;
    if (quoted) continue;
    if (letter === '(') depth += 1;
    if (letter === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return example.length;
}

/** Every example of every function, with the result that stands beside it. */
export const documented: readonly Documented[] = systems.flatMap(({ id: system }) => {
  const source = readFileSync(path.join(root, 'functions', `${system}.ts`), 'utf8');
  return source
    .split('@customfunction ')
    .slice(1)
    .flatMap((each) => {
      const [id = ''] = each.split(/\s/, 1);
      const examples = each.split('*/')[0]?.matchAll(/@example (=.*)$/gm) ?? [];
      return [...examples].map(([, text = '']) => {
        const end = endOf(text);
        return { id, formula: text.slice(0, end), result: text.slice(end).trim() };
      });
    });
});

/** The names of a function's arguments. */
export function namesOf(id: string): readonly string[] {
  for (const { id: system } of systems) {
    const source = readFileSync(path.join(root, 'functions', `${system}.ts`), 'utf8');
    const text = source.split(`@customfunction ${id}\n`)[1]?.split('*/')[0];
    if (text === undefined) continue;
    return [...text.matchAll(/@param \[?(\w+)\]?/g)].map(([, name = '']) => name);
  }
  return [];
}

/** The cells of a result as it is documented: a value, or an array constant. */
export function cellsOf(result: string): readonly (readonly (string | number)[])[] {
  const inner = /^\{(.*)\}$/.exec(result)?.[1];
  if (inner === undefined) return [[valueOf(result)]];
  return inner.split(';').map((row) => (row.match(/"[^"]*"|[^,]+/g) ?? []).map(valueOf));
}

function valueOf(text: string): string | number {
  const number = Number(text);
  return text !== '' && !Number.isNaN(number) ? number : text.replace(/^"|"$/g, '');
}
