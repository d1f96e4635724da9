/**
 * The arguments of an example formula as Excel hands them over: numbers, texts, TRUE/FALSE and {1,2;3,4};
 * null where one is left out.
 */
export function argumentsOf(formula: string): (unknown[][] | null)[] {
  const inside = /\((.*)\)$/s.exec(formula)?.[1] ?? '';
  return split(inside, ',').map((text) => (text === '' ? null : cellsOf(text)));
}

/** The cells that a text such as `25.16`, `Topgroep`, `""` or `{1,2;3,4}` in an example's result stands for. */
export function resultOf(text: string): unknown[][] {
  if (text === '""') return [['']];
  if (text.startsWith('{')) return cellsOf(text);
  return [[Number.isNaN(Number(text)) ? text : Number(text)]];
}

function cellsOf(text: string): unknown[][] {
  const array = /^\{(.*)\}$/s.exec(text)?.[1];
  if (array === undefined) return [[constant(text)]];
  return split(array, ';').map((row) => split(row, ',').map(constant));
}

/** Splits where the separator stands outside texts and array constants. */
function split(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const piece of text.match(/"(?:[^"]|"")*"|\{[^}]*\}|[^"{]/gs) ?? []) {
    if (piece === separator) {
      pieces.push(current);
      current = '';
    } else {
      current += piece;
    }
  }
  return [...pieces, current];
}

function constant(text: string): unknown {
  if (text.startsWith('"')) return text.slice(1, -1).replaceAll('""', '"');
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) throw new Error(`${text} is no constant`);
  return value;
}
