/** The arguments of an example formula as Excel hands them over: numbers, texts, TRUE/FALSE and {1,2;3,4}. */
export function argumentsOf(formula: string): unknown[][][] {
  const inside = /\((.*)\)$/s.exec(formula)?.[1] ?? '';
  return (inside.match(/\{[^}]*\}|"[^"]*"|[^,]+/g) ?? []).map(argument);
}

function argument(text: string): unknown[][] {
  const array = /^\{(.*)\}$/s.exec(text)?.[1];
  if (array === undefined) return [[constant(text)]];
  return array.split(';').map((row) => row.split(',').map(constant));
}

function constant(text: string): unknown {
  if (text.startsWith('"')) return text.slice(1, -1);
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE';
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`${text} is no constant`);
  return value;
}
