/**
 * Recomputes, from its words alone, what the sentence of a step claims: what stands behind the last colon and before
 * "=". Shares no code with src. A number cut by "…" stands for all numbers it may have been cut from, so that
 * everything is computed with the least and the largest it can be.
 */
export interface Interval {
  readonly least: number;
  readonly most: number;
}

/** What a sentence claims: a computation and what it comes to; nothing where it computes nothing. */
export interface Claim {
  readonly computation: string;
  readonly result: string;
}

const NUMBER = /\d+(?:\.\d+)?(?:e\+\d+)?…?/y;

/** Names from the sheet compute nothing, whatever they look like. */
const QUOTED = /"[^"]*"/g;

/** More than twelve digits are nobody's claim. */
const NOISE = 1e-10;

/** The last place of a cut number. */
const CUT = 1e-6;

export function claimOf(sentence: string): Claim | undefined {
  const [, computation = '', result = ''] =
    /^(?:.*: )?([^:]*?) = (-?\d[\d.]*(?:e\+\d+)?…?)[^=]*$/.exec(sentence.replace(QUOTED, '')) ?? [];
  // A sum whose middle is left out cannot be recomputed.
  return result === '' || computation.includes('+ … ') ? undefined : { computation, result };
}

/** Whether the computation can come to the result. */
export function holds({ computation, result }: Claim): boolean {
  const computed = evaluate(computation);
  const claimed = evaluate(result);
  const noise = NOISE * Math.max(1, Math.abs(claimed.most));
  return computed.least <= claimed.most + noise && claimed.least <= computed.most + noise;
}

/** `+ - x / ^`, brackets, sqrt, log10 and INT, of numbers and their intervals. */
export function evaluate(text: string): Interval {
  let at = 0;
  const accept = (token: string): boolean => {
    while (text[at] === ' ') at++;
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const expect = (token: string): void => {
    if (!accept(token)) throw new Error(`"${token}" expected in "${text}" at ${at}`);
  };

  const sum = (): Interval => {
    let left = product();
    for (;;) {
      if (accept('+')) left = combined(left, product(), (a, b) => a + b);
      else if (accept('-')) left = combined(left, product(), (a, b) => a - b);
      else return left;
    }
  };
  const product = (): Interval => {
    let left = power();
    for (;;) {
      if (accept('x')) left = combined(left, power(), (a, b) => a * b);
      else if (accept('/')) left = combined(left, power(), (a, b) => a / b);
      else return left;
    }
  };
  const power = (): Interval => {
    const base = atom();
    return accept('^') ? combined(base, atom(), (a, b) => a ** b) : base;
  };
  const atom = (): Interval => {
    for (const [name, of] of functions) {
      if (!accept(`${name}(`)) continue;
      const inner = sum();
      expect(')');
      return { least: of(inner.least), most: of(inner.most) };
    }
    if (accept('(')) {
      const inner = sum();
      expect(')');
      return inner;
    }
    if (accept('-')) {
      const { least, most } = atom();
      return { least: -most, most: -least };
    }
    return number();
  };
  const number = (): Interval => {
    NUMBER.lastIndex = at;
    const [digits] = NUMBER.exec(text) ?? [];
    if (digits === undefined) throw new Error(`a number expected in "${text}" at ${at}`);
    at += digits.length;
    const value = Number.parseFloat(digits);
    return { least: value, most: digits.endsWith('…') ? value + CUT : value };
  };

  const whole = sum();
  if (at < text.length) throw new Error(`nothing more expected in "${text}" at ${at}`);
  return whole;
}

/** All of them rise, so that the ends of an interval give the ends of the result. */
const functions: readonly [name: string, of: (value: number) => number][] = [
  ['sqrt', Math.sqrt],
  ['log10', Math.log10],
  // What lies a trace of binary noise below a whole number is that number.
  ['INT', (value) => Math.floor(value * (1 + NOISE))],
];

function combined(a: Interval, b: Interval, of: (a: number, b: number) => number): Interval {
  const ends = [of(a.least, b.least), of(a.least, b.most), of(a.most, b.least), of(a.most, b.most)];
  return { least: Math.min(...ends), most: Math.max(...ends) };
}
