import {
  calleeName,
  type CallNode,
  type Formula,
  type Node,
  placeOf,
  readFormula,
  type ReferenceNode,
} from '../formula/node';
import {
  CellError,
  errors,
  type FilledPiece,
  type Grid,
  type OurCall,
  Unknown,
  type UnknownReason,
  type Value,
} from '../values/cell';
import { alone, firstOf, gridOf, isSingle, single } from '../values/grid';
import type { ActiveCell, ReadReference } from '../../excel/workbook/why';
import {
  type Argument,
  bare,
  type FormulaLine,
  type FormulaSurroundings,
  inside,
  isLambda,
  type Lambda,
  Notes,
  type Scope,
} from './scope';
import { binaryOperation, Pieces, unaryOperation } from './operators';
import {
  keyOf,
  meaningOf,
  type Meant,
  MOST_LEVELS,
  nameIn,
  ownNameMeant,
  spillMeant,
  spillOf,
} from '../formula/references';
import { type Extents, extentsOf, gridOfReference } from './read-grid';
import { worksheetFunctionOf } from './functions';
import { callOurs } from '../calls/call';

/**
 * A sum, a product and the like with the values of its cells in their places; undefined where it is anything else, or
 * refers to more than single cells.
 */
function filledPiece(
  node: Node | null,
  source: string,
  gridOf: (reference: ReferenceNode) => Grid,
): FilledPiece | undefined {
  const found: { readonly from: number; readonly to: number; readonly value: Value }[] = [];
  const isPlain = (piece: Node): boolean => {
    switch (piece.type) {
      case 'Literal':
        return true;
      case 'UnaryExpression':
        return '+-%'.includes(piece.operator) && isPlain(piece.arguments[0]);
      case 'BinaryExpression':
        return '+-*/^&'.includes(piece.operator) && piece.arguments.every(isPlain);
      case 'ReferenceIdentifier': {
        const grid = gridOf(piece);
        const [from, to] = placeOf(piece);
        found.push({ from, to, value: firstOf(grid).value });
        return isSingle(grid);
      }
      default:
        return false;
    }
  };
  if (node === null || node.type === 'ReferenceIdentifier' || !isPlain(node) || found.length === 0)
    return undefined;
  const [start] = placeOf(node);
  const pieces: (string | { readonly value: Value })[] = [];
  let at = 0;
  for (const { from, to, value } of found) {
    pieces.push(source.slice(at, from - start), { value });
    at = to - start;
  }
  return [...pieces, source.slice(at)];
}

/** `@`: the cell of the active cell's row or column, also of another sheet; of an array its first value. */
export function implicit(grid: Grid, { row, column }: ActiveCell): Grid {
  const { range } = grid;
  if (!range || (range.rows === 1 && range.columns === 1)) return alone(firstOf(grid));
  const [down, right] = [row - range.row, column - range.column];
  const isColumn = range.columns === 1 && down >= 0 && down < range.rows;
  const isRow = range.rows === 1 && right >= 0 && right < range.columns;
  if (!isColumn && !isRow) return single(errors.value);
  // What is beyond the used cells is blank.
  return alone((isColumn ? grid.cellAt(down, 0) : grid.cellAt(0, right)) ?? { value: null });
}

/** Pieces with more cells are worked out once. */
const LONG = 500;

/** What long pieces of a formula come to, by their texts: sheets of jobs ask the same of a list several times. */
export class LongPieces {
  private readonly known = new Map<string, Grid>();

  constructor(private readonly pieces: Pieces) {}

  /** What a piece comes to: worked out, or known from the last time. */
  once(node: Node | null, scope: Scope, work: () => Argument): Argument {
    if (scope.size > 0 || !this.pieces.areCommon) return work();
    const known = this.known.get(this.pieces.source(node));
    if (known) return known;
    const argument = work();
    if (!isLambda(argument) && argument.rows * argument.columns > LONG) {
      this.known.set(this.pieces.source(node), argument);
    }
    return argument;
  }
}

/** What a reference comes to. */
type Resolved =
  | { readonly kind: 'grid'; readonly grid: Grid }
  /** A name that stands for a formula, which is to be worked out in its place. */
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'unknown'; readonly why: UnknownReason };

/** The references of a formula, from what was read for them. */
class References {
  /** How far each sheet is used, so that whole columns are equally long. */
  private readonly extents: Extents;

  constructor(private readonly around: FormulaSurroundings) {
    this.extents = extentsOf(around.read.values());
  }

  read(node: ReferenceNode): Resolved {
    return this.resolved(meaningOf(node, this.around.active));
  }

  /** `A1#` */
  spill(node: ReferenceNode): Resolved {
    return this.resolved(spillMeant(node, this.around.active));
  }

  private resolved(meant: Meant): Resolved {
    if (meant.kind !== 'wanted') return meant;
    const { wanted, part } = meant;
    const { active, read, instead } = this.around;
    const found: ReadReference | undefined = read.get(keyOf(wanted));
    if (found === undefined) return { kind: 'unknown', why: 'reference' };
    if (found.kind === 'formula') {
      const formula = readFormula(found.formula);
      return formula ? { kind: 'formula', formula } : { kind: 'unknown', why: 'noName' };
    }
    if (found.kind === 'noName' && wanted.kind === 'name') {
      // A name of the workbook is also written after a sheet.
      const own = ownNameMeant(wanted.name, active);
      return own.kind === 'formula' ? own : { kind: 'unknown', why: 'noName' };
    }
    if (found.kind !== 'cells') return { kind: 'unknown', why: found.kind };
    const grid = gridOfReference(found, part, active, instead, this.extents);
    return grid ? { kind: 'grid', grid } : { kind: 'unknown', why: 'noTable' };
  }
}

/** A worksheet function whose name stands in place of a LAMBDA, as in `BYROW(A1:C3,SUM)`; a name of the workbook goes first. */
function functionNamed(
  { kind, value }: ReferenceNode,
  { active, settings }: FormulaSurroundings,
): Lambda | undefined {
  const name = value.toUpperCase();
  const known = kind === 'name' ? worksheetFunctionOf(name) : undefined;
  if (!known || nameIn(value, active.names)) return undefined;
  return { apply: (...values) => known(values, { ...settings, active, source: value }) };
}

export interface WorkedOut {
  readonly result: Grid;
  /** Calls of ours, inner ones first. */
  readonly calls: readonly OurCall[];
  /** What stands around them. */
  readonly lines: readonly FormulaLine[];
  /** The last lines of all. */
  readonly last: readonly FormulaLine[];
}

/** Works a formula out from the cells it refers to. */
export function workOut(formula: Formula, surroundings: FormulaSurroundings): WorkedOut {
  const run = new Evaluation(formula, surroundings);
  const result = run.grid(formula.tree, new Map(), 0);
  const { calls, lines, last } = run.notes;
  return { result, calls, lines, last };
}

/** Operators of references that are not worked out. */
const reasons: Readonly<Record<string, UnknownReason>> = { ',': 'union', ' ': 'intersection' };

class Evaluation {
  readonly notes = new Notes();
  private readonly references: References;
  private readonly pieces: Pieces;
  private readonly long: LongPieces;

  constructor(
    formula: Formula,
    private readonly around: FormulaSurroundings,
  ) {
    this.pieces = new Pieces(formula, around.instead);
    this.long = new LongPieces(this.pieces);
    this.references = new References(around);
  }

  /** A piece of the formula as values. A LAMBDA that nobody calls is an error, as in Excel. */
  grid(node: Node | null, scope: Scope, level: number): Grid {
    const argument = this.argument(node, scope, level);
    return isLambda(argument) ? single(errors.calculation) : argument;
  }

  private argument(node: Node | null, scope: Scope, level: number): Argument {
    return this.long.once(node, scope, () => this.workedOut(node, scope, level));
  }

  private workedOut(node: Node | null, scope: Scope, level: number): Argument {
    if (node === null) return single(null);
    if (level > 10 * MOST_LEVELS) return this.unknown(node, 'function');
    const typed = this.pieces.given(node);
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
        return (
          scope.get(bare(node.value)) ??
          functionNamed(node, this.around) ??
          this.reference(node, level)
        );
      case 'UnaryExpression':
        return this.unary(node, scope, level);
      case 'BinaryExpression': {
        const [left, right] = node.arguments;
        const given = [
          this.grid(left, scope, level + 1),
          this.grid(right, scope, level + 1),
        ] as const;
        const result = binaryOperation(node.operator, ...given, this.around.settings);
        if (!result) return this.unknown(node, reasons[node.operator] ?? 'reference');
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

  private lambda(
    params: readonly string[],
    body: Node | null,
    scope: Scope,
    level: number,
  ): Lambda {
    return { apply: (...values) => this.grid(body, inside(scope, params, values), level + 1) };
  }

  private unary(
    node: Extract<Node, { type: 'UnaryExpression' }>,
    scope: Scope,
    level: number,
  ): Grid {
    const [operand] = node.arguments;
    const spill = spillOf(node);
    if (spill) return this.reference(spill, level, node);
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

  /** The cells of a reference; of `A1#`, which is the whole, those that the result in A1 fills. */
  private reference(node: ReferenceNode, level: number, whole: Node = node): Grid {
    const found = whole === node ? this.references.read(node) : this.references.spill(node);
    if (found.kind === 'grid') return found.grid;
    if (found.kind === 'unknown') return this.unknown(whole, found.why);
    // A name stands for what its formula gives.
    const { formula } = found;
    return this.pieces.within(formula, () =>
      this.grid(formula.tree, new Map(), level + MOST_LEVELS),
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
    if (name === 'SINGLE')
      return implicit(this.grid(node.arguments[0] ?? null, scope, level + 1), this.around.active);
    const spill = spillOf(node);
    if (spill) return this.reference(spill, level, node);
    const id = this.around.ours(name);
    if (id !== undefined) return this.callOurs(id, node, scope, level);
    const given = node.arguments.map((each) =>
      each === null ? undefined : this.argument(each, scope, level + 1),
    );
    const known = worksheetFunctionOf(name);
    if (!known) return this.unknown(node, 'function');
    const result = known(given, {
      ...this.around.settings,
      active: this.around.active,
      source: this.pieces.source(node),
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
    if (ours(name) !== undefined || worksheetFunctionOf(name)) return undefined;
    if (!nameIn(name, active.names) || level > MOST_LEVELS) return undefined;
    const meant = meaningOf({ kind: 'name', value: name }, active);
    if (meant.kind !== 'formula') return undefined;
    return this.argument(meant.formula.tree, new Map(), level + MOST_LEVELS);
  }

  private callOurs(id: string, node: CallNode, scope: Scope, level: number): Grid {
    const leftOut = this.pieces.leftOut(node);
    const count = Math.max(node.arguments.length, ...[...leftOut.keys()].map((at) => at + 1));
    const pieces = Array.from({ length: count }, (_, at) => node.arguments[at] ?? null);
    const given = pieces.map((each, at) => {
      if (each !== null) return this.grid(each, scope, level + 1);
      const value = leftOut.get(at);
      return value === undefined ? undefined : single(value);
    });
    if (this.notes.isFull) return this.unknown(node, 'calls');
    const { from, to } = this.pieces.place(node) ?? { from: 0, to: 0 };
    const sources = pieces.map((each) => this.pieces.source(each));
    const places = pieces.map((each) => (each === null ? undefined : this.pieces.place(each)));
    const inside = (piece: Node): Grid => this.grid(piece, scope, level);
    const filled = pieces.map((each) => filledPiece(each, this.pieces.source(each), inside));
    const { call, result } = callOurs({ id, from, to, given, sources, places, filled });
    if (call) this.notes.call(call);
    return result;
  }

  private note(
    node: Node,
    name: string,
    pieces: readonly (Node | null)[],
    given: readonly (Grid | undefined)[],
    result: Grid,
  ): void {
    const named = pieces.map((piece, at) => ({
      source: this.pieces.source(piece),
      grid: given[at],
    }));
    this.notes.line({ node, name, source: this.pieces.source(node), result, given: named });
  }

  private unknown(node: Node, why: UnknownReason): Grid {
    return single(new Unknown(this.pieces.source(node), why));
  }
}
