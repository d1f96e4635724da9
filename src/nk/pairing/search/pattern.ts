import { existing } from '../../../core/result';
import { bestFaceSteps } from '../../../core/matching/best-faces';
import {
  canTakeOther,
  crossingsOf,
  possibleFaceSteps,
  restrictedFace,
} from '../../../core/matching/possible';
import { firstOfSteps } from '../../../core/matching/first';
import { parts as partsOf, split, type Split } from '../../../core/matching/minimum-cost';
import type { Face, Graph, Level } from '../../../core/matching/nest';
import type { Stepwise } from '../../../core/stepwise';
import type { PairingField, VertexPair } from '../field';
import { type FloatCounts, GroupedGraph, isOpen } from './grouped';

/** A pairing of a part, with its values by the last two criteria. */
interface FoundPattern {
  readonly edges: readonly number[];
  /** The exact pattern value of an edge, and the sum. */
  readonly value: Level;
  readonly pattern: number;
  /** The mates of the part's vertices in ascending order. */
  readonly mates: readonly number[];
}

/** The matchings of a face with the lowest bound. */
interface Bounded {
  /** The edges common to all of them, and the parts in which they differ. */
  readonly pairs: readonly number[];
  readonly faces: readonly Face[];
  /** One of them. */
  readonly matched: readonly number[];
  /** The face, split. */
  readonly split: Split;
}

/** Finds the best by pattern and numbers among the matchings that are best by all earlier criteria, branching on floaters. */
export class PatternSearch {
  private readonly vertices: Int32Array;
  private readonly graph: Graph;
  private readonly faces: readonly Face[];
  private readonly grouped: GroupedGraph;
  /** Caches the best faces of a part by its edges and their bounds (none without a matching), and their first matchings. */
  private readonly settled = new Map<string, readonly Face[] | undefined>();
  private readonly firsts = new Map<Face, readonly number[]>();

  constructor(field: PairingField, vertices: Int32Array, graph: Graph, faces: readonly Face[]) {
    this.vertices = vertices;
    this.graph = graph;
    this.faces = faces;
    this.grouped = new GroupedGraph(field, vertices, graph, faces);
  }

  *pairs(): Stepwise<readonly VertexPair[]> {
    const { grouped, vertices } = this;
    const pairs: VertexPair[] = [];
    for (const part of grouped.coupled(this.faces, grouped.floats)) {
      yield;
      for (const edge of yield* this.best(part, grouped.floats)) {
        pairs.push([
          existing(vertices[grouped.one(edge)]),
          existing(vertices[grouped.other(edge)]),
        ]);
      }
    }
    return pairs;
  }

  /**
   * The best of a part by pattern, then numbers, as edges: depth first, cutting off branches that cannot be better. When a
   * choice splits the part into independent ones, each is searched separately.
   *
   * @param before the open floats of other parts
   */
  private *best(part: Face, before: FloatCounts): Stepwise<readonly number[]> {
    if (isOnly(part)) return Array.from(part.edges);
    const { grouped } = this;
    let best: FoundPattern | undefined;
    const open = [part];
    for (let face = open.pop(); face !== undefined; face = open.pop()) {
      yield;
      const floats = grouped.floatsBy(before, face, face.edges);
      const bound = grouped.patternLevel(floats);
      const bounded = yield* this.bounded(face, bound);
      if (bounded === undefined) continue;
      const { matched } = bounded;
      if (crossingsOf(face, matched) > face.leaves) continue;

      const least = sum(matched, bound);
      if (best !== undefined && least > best.pattern) continue;
      const any = this.foundOf(face, matched, before);
      const isAtBound = any.pattern === least || best?.pattern === least;
      const found = isAtBound ? yield* this.firstOf(face, bounded, before) : any;
      // At the bound this is the first of the matchings there. If it is no better, none here is.
      const closed =
        found.pattern === least || (best?.pattern === least && !isEarlier(found, best));
      if (best === undefined || isBetter(found, best)) best = found;
      if (closed) continue;
      if (grouped.areCoupled(bounded.split, floats)) {
        open.push(...(yield* this.branches(face, floats, bound, found)));
        continue;
      }
      const apart = grouped.coupled(partsOf(this.graph, { ...face, matched }), floats);
      const edges: number[] = [];
      for (const own of apart) edges.push(...(yield* this.best(own, floats)));
      const together = this.foundOf(face, edges, before);
      if (isBetter(together, best)) best = together;
    }
    // The faces came with a matching, so one exists.
    return existing(best).edges;
  }

  /** A choice changes few of a face's parts; unchanged parts are not searched again. */
  private *bounded(face: Face, bound: Level): Stepwise<Bounded | undefined> {
    const apart = split(this.graph, face);
    const pairs = apart.pairs.map(([edge]) => edge);
    const faces: Face[] = [];
    const matched: number[] = [...pairs];
    for (const part of apart.rest) {
      const key = Array.from(part.edges, (edge) => `${edge} ${bound(edge)}`).join();
      if (!this.settled.has(key)) {
        this.settled.set(key, yield* bestFaceSteps(this.graph, part, [bound], true));
      }
      const found = this.settled.get(key);
      if (found === undefined) return undefined;
      for (const each of found) matched.push(...each.matched);
      faces.push(...found);
    }
    return { pairs, faces, matched, split: apart };
  }

  /** The first matching with the lowest bound. */
  private *firstOf(
    whole: Face,
    { pairs, faces }: Bounded,
    before: FloatCounts,
  ): Stepwise<FoundPattern> {
    const edges = [...pairs];
    for (const face of faces) {
      const first = this.firsts.get(face) ?? (yield* firstOfSteps(this.graph, face));
      this.firsts.set(face, first);
      edges.push(...first);
    }
    return this.foundOf(whole, edges, before);
  }

  /** A matching of a face with its exact values. */
  private foundOf(whole: Face, edges: readonly number[], before: FloatCounts): FoundPattern {
    const { grouped } = this;
    const value = grouped.patternLevel(grouped.floatsBy(before, whole, edges));
    const mates = new Int32Array(this.graph.size);
    for (const edge of edges) {
      const [u, v] = [grouped.one(edge), grouped.other(edge)];
      mates[u] = v;
      mates[v] = u;
    }
    return {
      edges,
      value,
      pattern: sum(edges, value),
      mates: Array.from(whole.vertices, (vertex) => existing(mates[vertex])),
    };
  }

  /**
   * Splits a face over the floaters of a group whose bound is not exact: all float or stay as found; or the first does
   * not; or the first does and the second does not, and so on. The last one holds what was found, and is searched first.
   */
  private *branches(
    face: Face,
    floats: FloatCounts,
    bound: Level,
    found: FoundPattern,
  ): Stepwise<readonly Face[]> {
    const { grouped } = this;
    const staying = new Uint8Array(this.graph.size);
    for (const edge of found.edges) {
      if (grouped.stays(edge)) staying[grouped.one(edge)] = staying[grouped.other(edge)] = 1;
    }
    const faces: Face[] = [];
    let left = { ...face, matched: found.edges };
    for (const chosen of this.mostDecisive(face, floats, bound, found)) {
      const asFound = staying[chosen] === 1;
      const isOfChosen = (edge: number): boolean =>
        grouped.one(edge) === chosen || grouped.other(edge) === chosen;
      const only = (stays: boolean): Face =>
        restrictedFace(left, (edge) => !isOfChosen(edge) || grouped.stays(edge) === stays);
      const isOther = (edge: number): boolean =>
        isOfChosen(edge) && grouped.stays(edge) !== asFound;
      const others = left.edges.filter(isOther);
      if (canTakeOther(this.graph, left, chosen, others)) faces.push(only(!asFound));
      left = { ...only(asFound), matched: found.edges };
    }
    return [...faces, yield* possibleFaceSteps(this.graph, left)];
  }

  /**
   * The open players of the group that exceeds its bound the most, per open player. Once they are decided, the bound of
   * the group is exact, and the groups on both sides of it become independent.
   */
  private mostDecisive(
    face: Face,
    floats: FloatCounts,
    bound: Level,
    found: FoundPattern,
  ): readonly number[] {
    const { group } = this.grouped;
    const beyond = new Map<number, number>();
    for (const edge of found.edges) {
      const more = found.value(edge) - bound(edge);
      const own = existing(group[this.grouped.one(edge)]);
      if (more > 0) beyond.set(own, (beyond.get(own) ?? 0) + more);
    }
    const open = new Map<number, number[]>();
    for (const vertex of face.vertices) {
      const own = existing(group[vertex]);
      if (!isOpen(floats, vertex) || !beyond.has(own)) continue;
      const others = open.get(own);
      if (others) others.push(vertex);
      else open.set(own, [vertex]);
    }
    let most = 0;
    let chosen: readonly number[] = [];
    for (const [own, vertices] of open) {
      const each = existing(beyond.get(own)) / vertices.length;
      if (each <= most) continue;
      most = each;
      chosen = vertices;
    }
    return chosen;
  }
}

/** Whether a face holds only one matching: every vertex has one edge. */
function isOnly({ vertices, edges }: Face): boolean {
  return 2 * edges.length === vertices.length;
}

function isBetter(a: FoundPattern, b: FoundPattern): boolean {
  return a.pattern === b.pattern ? isEarlier(a, b) : a.pattern < b.pattern;
}

/** Whether the first vertex with different mates has the lower one in `a`. */
function isEarlier(a: FoundPattern, b: FoundPattern): boolean {
  const at = a.mates.findIndex((mate, index) => mate !== b.mates[index]);
  return at !== -1 && existing(a.mates[at]) < existing(b.mates[at]);
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
