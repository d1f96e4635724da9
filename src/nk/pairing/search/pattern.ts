import { existing } from '../../../existing';
import { bestFaceSteps } from '../../../matching/best-faces';
import { crossingsOf, matchedEdges, mergedFaces, restrictedFace } from '../../../matching/face';
import { firstOfSteps } from '../../../matching/first';
import { parts as partsOf } from '../../../matching/parts';
import type { Face, Graph, Level } from '../../../matching/types';
import type { Stepwise } from '../../../stepwise';
import { leastDeviation, type Floats } from './bound';
import type { Field } from '../field/field';
import type { VertexPair } from '../field/staying';

/** A pairing of a part, by what the last two criteria compare. */
interface Found {
  readonly edges: readonly number[];
  /** What an edge really adds to the pattern, and the sum. */
  readonly value: Level;
  readonly pattern: number;
  /** The mates of the part's vertices in ascending order. */
  readonly mates: readonly number[];
}

/** The best by pattern and numbers of the matchings that are best by all criteria before, by who floats and who stays. */
export class PatternSearch {
  private readonly field: Field;
  private readonly vertices: Int32Array;
  private readonly graph: Graph;
  private readonly faces: readonly Face[];
  /** The groups by their numbers, in their order, by places in `vertices`. */
  private readonly groups: ReadonlyMap<number, readonly number[]>;
  /** Of every place in `vertices` the place in its group's order. */
  private readonly places: Int32Array;
  private readonly floats: Floats;

  constructor(field: Field, vertices: Int32Array, graph: Graph, faces: readonly Face[]) {
    this.field = field;
    this.vertices = vertices;
    this.graph = graph;
    this.faces = faces;
    this.places = new Int32Array(graph.size);
    const byGroup = new Map<number, number[]>();
    vertices.forEach((_, index) => {
      const members = byGroup.get(this.groupOf(index));
      if (members) members.push(index);
      else byGroup.set(this.groupOf(index), [index]);
    });
    const rank = (index: number): number => Number(field.rank[Number(vertices[index])]);
    for (const members of byGroup.values()) {
      members.sort((a, b) => rank(a) - rank(b));
      members.forEach((index, at) => (this.places[index] = at));
    }
    this.groups = byGroup;
    this.floats = { canFloat: new Uint8Array(graph.size), canStay: new Uint8Array(graph.size) };
    for (const face of faces) this.noteFloats(face.edges, this.floats);
  }

  *pairs(): Stepwise<readonly VertexPair[]> {
    const pairs: VertexPair[] = [];
    for (const part of this.coupled(this.faces, this.floats)) {
      yield;
      for (const edge of yield* this.best(part, this.floats)) {
        const [u, v] = this.ends(edge);
        pairs.push([Number(this.vertices[u]), Number(this.vertices[v])]);
      }
    }
    return pairs;
  }

  private groupOf(index: number): number {
    return Number(this.field.group[Number(this.vertices[index])]);
  }

  /** Whether an edge stays within a group. */
  private stays(edge: number): boolean {
    const [u, v] = this.ends(edge);
    return this.groupOf(u) === this.groupOf(v);
  }

  private ends(edge: number): readonly [number, number] {
    return [Number(this.graph.from[edge]), Number(this.graph.to[edge])];
  }

  /** Notes what edges leave to their vertices. */
  private noteFloats(edges: Iterable<number>, { canFloat, canStay }: Floats): void {
    for (const edge of edges) {
      const can = this.stays(edge) ? canStay : canFloat;
      const [u, v] = this.ends(edge);
      can[u] = can[v] = 1;
    }
  }

  /** The same as before, once these edges are all that is left to the vertices of a face. */
  private floatsBy(before: Floats, face: Face, edges: Iterable<number>): Floats {
    const floats = { canFloat: before.canFloat.slice(), canStay: before.canStay.slice() };
    for (const vertex of face.vertices) floats.canFloat[vertex] = floats.canStay[vertex] = 0;
    this.noteFloats(edges, floats);
    return floats;
  }

  /** Faces, together where they share a group in which somebody's float is open: ranks there depend on both. */
  private coupled(faces: readonly Face[], floats: Floats): readonly Face[] {
    let parts = faces.map((face) => ({
      faces: [face],
      groups: new Set(Array.from(face.vertices, (vertex) => this.groupOf(vertex))),
    }));
    for (const [group, members] of this.groups) {
      if (!members.some((vertex) => isOpen(floats, vertex))) continue;
      const joined = { faces: [] as Face[], groups: new Set<number>() };
      for (const part of parts) {
        if (!part.groups.has(group)) continue;
        joined.faces.push(...part.faces);
        part.groups.forEach((own) => joined.groups.add(own));
      }
      parts = [...parts.filter(({ groups }) => !groups.has(group)), joined];
    }
    return parts.filter((part) => part.faces.length > 0).map((part) => mergedFaces(part.faces));
  }

  /**
   * The best of a part by pattern, then numbers, as edges: depth first, cutting off what cannot be better. Once a choice has
   * made the part fall into several that have nothing to do with each other, each is searched by itself.
   *
   * @param before what is open to the vertices of other parts
   */
  private *best(part: Face, before: Floats): Stepwise<readonly number[]> {
    if (isOnly(part)) return Array.from(part.edges);
    let best: Found | undefined;
    const open = [part];
    for (let face = open.pop(); face !== undefined; face = open.pop()) {
      const floats = this.floatsBy(before, face, face.edges);
      const bound = this.patternLevel(floats);
      const parts = yield* bestFaceSteps(this.graph, face, [bound]);
      if (parts === undefined) continue;
      const matched = matchedEdges(parts);
      if (crossingsOf(face, matched) > face.leaves) continue;

      const least = sum(matched, bound);
      if (best !== undefined && least > best.pattern) continue;
      const found = yield* this.firstOf(face, parts, before);
      // Of all that meet the bound this is the first. If it is no better, nothing here is.
      const closed =
        found.pattern === least || (best?.pattern === least && !isEarlier(found, best));
      if (best === undefined || isBetter(found, best)) best = found;
      if (closed) continue;
      const apart = this.coupled(partsOf(this.graph, { ...face, matched }), floats);
      if (apart.length === 1) {
        open.push(...this.branches(face, floats, bound, found));
        continue;
      }
      const edges: number[] = [];
      for (const own of apart) edges.push(...(yield* this.best(own, floats)));
      const together = this.foundOf(face, edges, before);
      if (isBetter(together, best)) best = together;
    }
    // The faces came with a matching, so that there is one.
    return existing(best).edges;
  }

  /** What an edge adds to the pattern at the least. */
  private patternLevel(floats: Floats): Level {
    const least = new Map<number, (upper: number, lower: number) => number>();
    return (edge) => {
      if (!this.stays(edge)) return 0;
      const [u, v] = this.ends(edge);
      const group = this.groupOf(u);
      const deviation =
        least.get(group) ??
        leastDeviation(existing(this.groups.get(group)), floats, this.field.slides);
      least.set(group, deviation);
      const [a, b] = [Number(this.places[u]), Number(this.places[v])];
      return deviation(Math.min(a, b), Math.max(a, b)) ** 2;
    };
  }

  /** The first matching of some faces, which are parts of one. */
  private *firstOf(whole: Face, parts: readonly Face[], before: Floats): Stepwise<Found> {
    const edges: number[] = [];
    for (const part of parts) edges.push(...(yield* firstOfSteps(this.graph, part)));
    return this.foundOf(whole, edges, before);
  }

  /** A matching of a face, and what it really comes to. */
  private foundOf(whole: Face, edges: readonly number[], before: Floats): Found {
    const value = this.patternLevel(this.floatsBy(before, whole, edges));
    const mates = new Map<number, number>();
    for (const edge of edges) {
      const [u, v] = this.ends(edge);
      mates.set(u, v).set(v, u);
    }
    return {
      edges,
      value,
      pattern: sum(edges, value),
      mates: Array.from(whole.vertices, (vertex) => Number(mates.get(vertex))),
    };
  }

  /** A face in two: someone floats, or stays, in a group in which that changes what a pair really adds. */
  private branches(face: Face, floats: Floats, bound: Level, found: Found): readonly Face[] {
    const groups = new Set<number>();
    for (const edge of found.edges) {
      if (bound(edge) !== found.value(edge)) groups.add(this.groupOf(this.ends(edge)[0]));
    }
    const chosen = face.vertices.find(
      (vertex) => isOpen(floats, vertex) && groups.has(this.groupOf(vertex)),
    );
    const only = (stays: boolean): Face =>
      restrictedFace(
        face,
        (edge) => !this.ends(edge).includes(Number(chosen)) || this.stays(edge) === stays,
      );
    const stays = found.edges.some(
      (edge) => this.stays(edge) && this.ends(edge).includes(Number(chosen)),
    );
    // The last one is looked at first: as found.
    return [only(!stays), only(stays)];
  }
}

/** Whether a face holds one matching only: everyone has one edge. */
function isOnly({ vertices, edges }: Face): boolean {
  return 2 * edges.length === vertices.length;
}

function isOpen({ canFloat, canStay }: Floats, vertex: number): boolean {
  return canFloat[vertex] === 1 && canStay[vertex] === 1;
}

function isBetter(a: Found, b: Found): boolean {
  return a.pattern === b.pattern ? isEarlier(a, b) : a.pattern < b.pattern;
}

/** Whether the first vertex that is paired otherwise has the lower mate. */
function isEarlier(a: Found, b: Found): boolean {
  const at = a.mates.findIndex((mate, index) => mate !== b.mates[index]);
  return at !== -1 && Number(a.mates[at]) < Number(b.mates[at]);
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
