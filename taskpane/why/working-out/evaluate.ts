import type { ActiveCell, ReadReference } from '../../workbook/why';
import { callOurs } from '../calls/call';
import { calleeName, type CallNode, type Node, type ReferenceNode } from '../formula/node';
import type { Ours } from '../formula/ours';
import { sourceOf, type Formula } from '../formula/parse';
import { keyOf, meaningOf, MOST_LEVELS, spillOf } from '../formula/references';
import type { OurCall } from '../values/cell';
import {
  CellError,
  firstOf,
  gridOf,
  placeKey,
  single,
  Unknown,
  type FormulaPlace,
  type Grid,
  type UnknownReason,
  type Value,
} from '../values/cell';
import { errors } from '../values/numbers';
import { implicit } from './implicit';
import { isLambda, type Argument, type Lambda } from './argument';
import { binaryOperation, unaryOperation } from './operators';
import { extentsOf, gridOfReference, type Extents } from './read-grid';
import type { Settings } from './settings';
import { worksheetFunctions } from './functions';

/** One line of what is worked out around our calls, from the inside out. */
export interface FormulaLine {
  readonly node: Node;
  readonly source: string;
  readonly result: Grid;
  /** What it was given, piece by piece. */
  readonly given: readonly { readonly source: string; readonly grid: Grid | undefined }[];
  readonly name: string;
}

export interface FormulaSurroundings {
  readonly active: ActiveCell;
  readonly ours: Ours;
  readonly read: ReadonlyMap<string, ReadReference>;
  readonly settings: Settings;
  /** What the user says a piece of the formula gives, and what a cell should hold, by `givenKey`. */
  readonly instead: ReadonlyMap<string, Value>;
}

export interface WorkedOut {
  readonly result: Grid;
  /** Calls of ours, inner ones first. */
  readonly calls: readonly OurCall[];
  /** What stands around them. */
  readonly lines: readonly FormulaLine[];
}

/** The most calls of ours that a formula may have. */
const MOST_CALLS = 40;

/** Works a formula out from the cells it refers to. */
export function workOut(formula: Formula, surroundings: FormulaSurroundings): WorkedOut {
  const run = new Evaluation(formula, surroundings);
  const result = run.grid(formula.tree, new Map(), 0);
  return { result, calls: run.calls, lines: run.lines };
}

type Scope = ReadonlyMap<string, Argument>;

class Evaluation {
  readonly calls: OurCall[] = [];
  readonly lines: FormulaLine[] = [];
  /** How far each sheet is used, so that whole columns are equally long. */
  private readonly extents: Extents;
  /** The formula whose places are told: formulas of names have places of their own. */
  private text: string;

  constructor(
    private readonly formula: Formula,
    private readonly around: FormulaSurroundings,
  ) {
    this.text = formula.text;
    this.extents = extentsOf(around.read.values());
  }

  /** A piece of the formula as values. A LAMBDA that nobody calls is an error, as in Excel. */
  grid(node: Node | null, scope: Scope, level: number): Grid {
    const argument = this.argument(node, scope, level);
    return isLambda(argument) ? single(errors.calculation) : argument;
  }

  private argument(node: Node | null, scope: Scope, level: number): Argument {
    if (node === null) return single(null);
    if (level > 10 * MOST_LEVELS) return this.unknown(node, 'function');
    const typed = this.givenFor(node);
    if (typed !== undefined) return single(typed);
    switch (node.type) {
      case 'Literal':
        return single(node.value);
      case 'ErrorLiteral':
        return single(new CellError(node.value));
      case 'ArrayExpression':
        return gridOf(
          node.elements.map((row) =>
            row.map((each) => firstOf(this.grid(each, scope, level)).value),
          ),
        );
      case 'ReferenceIdentifier':
        return scope.get(bare(node.value)) ?? this.reference(node, level);
      case 'UnaryExpression':
        return this.unary(node, scope, level);
      case 'BinaryExpression': {
        const [left, right] = node.arguments;
        const given = [
          this.grid(left, scope, level + 1),
          this.grid(right, scope, level + 1),
        ] as const;
        const result = binaryOperation(node.operator, ...given, this.around.settings);
        if (!result) return this.unknown(node, 'reference');
        this.note(node, node.operator, [left, right], given, result);
        return result;
      }
      case 'LambdaExpression':
        return this.lambda(
          node.params.map(({ name }) => name),
          node.body,
          scope,
          level,
        );
      case 'LetExpression': {
        const inner = new Map(scope);
        for (const { id, init } of node.declarations) {
          inner.set(bare(id.name), this.argument(init, inner, level + 1));
        }
        return this.argument(node.body, inner, level + 1);
      }
      case 'CallExpression':
        return this.call(node, scope, level);
    }
  }

  /** What the user gives in place of a piece of the formula. */
  private givenFor(node: Node): Value | undefined {
    const { instead } = this.around;
    if (instead.size === 0) return undefined;
    const place = this.placeOf(node);
    const byPlace = place && instead.get(placeKey(place));
    return byPlace === undefined ? instead.get(sourceOf(this.text, node)) : byPlace;
  }

  /** Where a piece stands; a formula of a name has places of its own, which are not told. */
  private placeOf({ loc = [] }: Node): FormulaPlace | undefined {
    const [from, to] = loc;
    const isTold = this.text === this.formula.text && from !== undefined && to !== undefined;
    return isTold ? { from, to } : undefined;
  }

  private lambda(
    params: readonly string[],
    body: Node | null,
    scope: Scope,
    level: number,
  ): Lambda {
    return {
      apply: (...values) => {
        const inner = new Map(scope);
        params.forEach((name, at) => inner.set(bare(name), values[at] ?? single(null)));
        return this.grid(body, inner, level + 1);
      },
    };
  }

  private unary(
    node: Extract<Node, { type: 'UnaryExpression' }>,
    scope: Scope,
    level: number,
  ): Grid {
    const [operand] = node.arguments;
    const spill = spillOf(node);
    if (spill) return this.reference(spill, level, true);
    const grid = this.grid(operand, scope, level + 1);
    switch (node.operator) {
      case '+':
        return grid;
      case '@':
        return implicit(grid, this.around.active);
      case '#':
        return this.unknown(node, 'reference');
      default: {
        const result = unaryOperation(node.operator, grid, this.around.settings);
        this.note(node, node.operator, [operand], [grid], result);
        return result;
      }
    }
  }

  private reference(node: ReferenceNode, level: number, isSpill = false): Grid {
    const { active, read } = this.around;
    const meant = meaningOf(node, active);
    if (meant.kind === 'unknown') return this.unknown(node, meant.why);
    if (meant.kind === 'formula') {
      // A name stands for what its formula gives.
      const outer = this.text;
      this.text = meant.formula.text;
      const result = this.grid(meant.formula.tree, new Map(), level + MOST_LEVELS);
      this.text = outer;
      return result;
    }
    const { wanted, part } = meant;
    const key = keyOf(isSpill && wanted.kind === 'area' ? { ...wanted, kind: 'spill' } : wanted);
    const found = read.get(key);
    if (found === undefined) return this.unknown(node, 'reference');
    if (found.kind !== 'cells') return this.unknown(node, found.kind);
    return (
      gridOfReference(found, part, active, this.around.instead, this.extents) ??
      this.unknown(node, 'noTable')
    );
  }

  private call(node: CallNode, scope: Scope, level: number): Grid | Argument {
    const name = calleeName(node);
    const lambda =
      name === undefined
        ? this.argument(node.callee as Node, scope, level)
        : this.named(name, scope, level);
    if (lambda && isLambda(lambda)) {
      return lambda.apply(...node.arguments.map((each) => this.grid(each, scope, level + 1)));
    }
    if (name === undefined) return single(errors.reference);
    if (name === 'LAMBDA') return this.lambdaCall(node, scope, level);
    if (name === 'SINGLE')
      return implicit(this.grid(node.arguments[0] ?? null, scope, level + 1), this.around.active);
    const spill = spillOf(node);
    if (spill) return this.reference(spill, level, true);
    const id = this.around.ours(name);
    if (id !== undefined) return this.callOurs(id, node, scope, level);
    const given = node.arguments.map((each) =>
      each === null ? undefined : this.argument(each, scope, level + 1),
    );
    const known = Object.hasOwn(worksheetFunctions, name) ? worksheetFunctions[name] : undefined;
    if (!known) return this.unknown(node, 'function');
    const result = known(given, {
      ...this.around.settings,
      active: this.around.active,
      source: sourceOf(this.text, node),
    });
    this.note(
      node,
      name,
      node.arguments,
      given.map((each) => (each && !isLambda(each) ? each : undefined)),
      result,
    );
    return result;
  }

  /** A LAMBDA of the scope, or one that a name stands for. */
  private named(name: string, scope: Scope, level: number): Argument | undefined {
    const inScope = scope.get(bare(name));
    if (inScope) return inScope;
    const { active, ours } = this.around;
    if (ours(name) !== undefined || Object.hasOwn(worksheetFunctions, name)) return undefined;
    const isName = active.names.some((each) => each.name.toUpperCase() === name);
    if (!isName || level > MOST_LEVELS) return undefined;
    const meant = meaningOf({ type: 'ReferenceIdentifier', kind: 'name', value: name }, active);
    if (meant.kind !== 'formula') return undefined;
    return this.argument(meant.formula.tree, new Map(), level + MOST_LEVELS);
  }

  /** `LAMBDA(x, x * 2)`, where the parser took it for a function. */
  private lambdaCall(node: CallNode, scope: Scope, level: number): Argument {
    const params = node.arguments
      .slice(0, -1)
      .map((each) => (each?.type === 'ReferenceIdentifier' ? each.value : ''));
    return this.lambda(params, node.arguments[node.arguments.length - 1] ?? null, scope, level);
  }

  private callOurs(id: string, node: CallNode, scope: Scope, level: number): Grid {
    const given = node.arguments.map((each) =>
      each === null ? undefined : this.grid(each, scope, level + 1),
    );
    if (this.calls.length >= MOST_CALLS) return this.unknown(node, 'function');
    const { from, to } = this.placeOf(node) ?? { from: 0, to: 0 };
    const sources = node.arguments.map((each) => (each === null ? '' : sourceOf(this.text, each)));
    const places = node.arguments.map((each) => (each === null ? undefined : this.placeOf(each)));
    const { call, result } = callOurs({ id, from, to, given, sources, places });
    if (call) this.calls.push(call);
    return result;
  }

  private note(
    node: Node,
    name: string,
    pieces: readonly (Node | null)[],
    given: readonly (Grid | undefined)[],
    result: Grid,
  ): void {
    const isAroundOurs = given.some((grid) =>
      grid?.cells.some((row) => row.some(({ made }) => made)),
    );
    if (!isAroundOurs) return;
    const sources = pieces.map((piece) => (piece === null ? '' : sourceOf(this.text, piece)));
    this.lines.push({
      node,
      name,
      source: sourceOf(this.text, node),
      result,
      given: sources.map((source, at) => ({ source, grid: given[at] })),
    });
  }

  private unknown(node: Node, why: UnknownReason): Grid {
    return single(new Unknown(sourceOf(this.text, node), why));
  }
}

/** Names are the same in any case. */
const bare = (name: string): string => name.toLowerCase();
