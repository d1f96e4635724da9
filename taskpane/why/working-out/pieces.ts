import type { Node } from '../formula/node';
import { placeOf, sourceOf, type Formula } from '../formula/parse';
import { leftOutKey, placeKey, type FormulaPlace, type Value } from '../values/cell';

/** The pieces of a formula: their text, where they stand, and what the user gives in their place. */
export class Pieces {
  /** The formula that is worked out now: those of names have texts of their own. */
  private text: string;

  constructor(
    private readonly formula: Formula,
    private readonly instead: ReadonlyMap<string, Value>,
  ) {
    this.text = formula.text;
  }

  /** Whether pieces with the same text come to the same: not in formulas of names, nor where one piece is given another value. */
  get areCommon(): boolean {
    return this.text === this.formula.text && this.instead.size === 0;
  }

  source(node: Node | null): string {
    return node === null ? '' : sourceOf(this.text, node);
  }

  /** Where a piece stands; a formula of a name has places of its own, which are not told. */
  place(node: Node): FormulaPlace | undefined {
    if (this.text !== this.formula.text) return undefined;
    const [from, to] = placeOf(node);
    return { from, to };
  }

  given(node: Node): Value | undefined {
    if (this.instead.size === 0) return undefined;
    const place = this.place(node);
    const byPlace = place && this.instead.get(placeKey(place));
    return byPlace === undefined ? this.instead.get(this.source(node)) : byPlace;
  }

  /** What the user gives in place of arguments that a call leaves out, by their numbers from 0. */
  leftOut(call: Node): ReadonlyMap<number, Value> {
    const place = this.instead.size === 0 ? undefined : this.place(call);
    if (!place) return new Map();
    const key = leftOutKey(place);
    return new Map(
      [...this.instead].flatMap(([each, value]) =>
        each.startsWith(key) ? [[Number(each.slice(key.length)), value] as const] : [],
      ),
    );
  }

  /** Works out the formula of a name. */
  within<T>({ text }: Formula, work: () => T): T {
    const outer = this.text;
    this.text = text;
    const result = work();
    this.text = outer;
    return result;
  }
}
