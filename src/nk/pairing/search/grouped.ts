import { existing } from '../../../existing';
import { mergedFaces } from '../../../matching/face';
import type { Split } from '../../../matching/parts';
import type { Face, Graph, Level } from '../../../matching/types';
import { leastDeviation, type FloatCounts } from './bound';
import type { PairingField } from '../field/field';
import { Floating } from './floating';

/** A graph of pairs with the groups of its vertices: possible floaters, and the pattern value of a pair. */
export class GroupedGraph {
  readonly graph: Graph;
  /** The group number of every vertex. */
  readonly group: Int32Array;
  /** The players whose float is still open. */
  readonly floats: FloatCounts;
  private readonly slides: boolean;
  /** The vertices of each group in its order, and the place of every vertex in it. */
  private readonly groups: ReadonlyMap<number, readonly number[]>;
  private readonly places: Int32Array;
  private readonly floating: Floating;

  constructor(field: PairingField, vertices: Int32Array, graph: Graph, faces: readonly Face[]) {
    this.graph = graph;
    this.slides = field.slides;
    this.group = vertices.map((vertex) => existing(field.group[vertex]));
    const rank = vertices.map((vertex) => existing(field.rank[vertex]));
    const byGroup = new Map<number, number[]>();
    this.group.forEach((group, index) => {
      const members = byGroup.get(group);
      if (members) members.push(index);
      else byGroup.set(group, [index]);
    });
    this.places = new Int32Array(graph.size);
    for (const members of byGroup.values()) {
      members.sort((a, b) => existing(rank[a]) - existing(rank[b]));
      members.forEach((index, at) => (this.places[index] = at));
    }
    this.groups = byGroup;
    this.floats = { canFloat: new Uint8Array(graph.size), canStay: new Uint8Array(graph.size) };
    for (const face of faces) this.noteFloats(face.edges, this.floats);
    this.floating = new Floating(
      faces,
      (vertex) => existing(this.group[vertex]),
      (edge) => existing(this.group[this.one(edge)]) - existing(this.group[this.other(edge)]),
    );
  }

  /** The ends of an edge. */
  one(edge: number): number {
    return existing(this.graph.from[edge]);
  }

  other(edge: number): number {
    return existing(this.graph.to[edge]);
  }

  /** Whether an edge stays within a group. */
  stays(edge: number): boolean {
    return this.group[this.one(edge)] === this.group[this.other(edge)];
  }

  /** Restricts the open floats to the edges left in a face. */
  floatsBy(before: FloatCounts, face: Face, edges: Iterable<number>): FloatCounts {
    const floats = { canFloat: before.canFloat.slice(), canStay: before.canStay.slice() };
    for (const vertex of face.vertices) floats.canFloat[vertex] = floats.canStay[vertex] = 0;
    this.noteFloats(edges, floats);
    return floats;
  }

  /** Marks the vertices of edges as able to float or to stay. */
  private noteFloats(edges: Iterable<number>, { canFloat, canStay }: FloatCounts): void {
    for (const edge of edges) {
      const can = this.stays(edge) ? canStay : canFloat;
      can[this.one(edge)] = can[this.other(edge)] = 1;
    }
  }

  /** Merges faces that share a group with open floats: the ranks there depend on both. */
  coupled(faces: readonly Face[], floats: FloatCounts): readonly Face[] {
    const leaders = this.leaders(
      faces.map(({ vertices }) => vertices),
      floats,
    );
    const together = new Map<number, Face[]>();
    faces.forEach((face, index) => {
      const lead = existing(leaders[index]);
      const others = together.get(lead);
      if (others) others.push(face);
      else together.set(lead, [face]);
    });
    return Array.from(together.values(), mergedFaces);
  }

  /** Whether forced pairs and the parts of the rest would stay one when coupled. */
  areCoupled({ pairs, rest }: Split, floats: FloatCounts): boolean {
    const parts = rest.map(({ vertices }) => vertices);
    for (const [edge] of pairs) parts.push(Int32Array.of(this.one(edge), this.other(edge)));
    const [first, ...others] = this.leaders(parts, floats);
    return others.every((lead) => lead === first);
  }

  /** A representative for each part, the same for all parts coupled with each other. */
  private leaders(parts: readonly Int32Array[], floats: FloatCounts): readonly number[] {
    const leader = parts.map((_, index) => index);
    const lead = (index: number): number => {
      let at = index;
      while (leader[at] !== at) at = existing(leader[at]);
      return at;
    };
    // For each open group: the first face with a vertex in it.
    const first = new Map<number, number>();
    const isOpenGroup = new Map<number, boolean>();
    parts.forEach((vertices, index) => {
      for (const vertex of vertices) {
        const group = existing(this.group[vertex]);
        const isOpen = isOpenGroup.get(group) ?? this.hasOpen(group, floats);
        isOpenGroup.set(group, isOpen);
        if (!isOpen) continue;
        const other = first.get(group);
        if (other === undefined) first.set(group, index);
        else leader[lead(index)] = lead(other);
      }
    });
    return leader.map(lead);
  }

  private hasOpen(group: number, floats: FloatCounts): boolean {
    return existing(this.groups.get(group)).some((vertex) => isOpen(floats, vertex));
  }

  /** The lower bound of what an edge adds to the pattern. */
  patternLevel(floats: FloatCounts): Level {
    const least = new Map<number, (upper: number, lower: number) => number>();
    return (edge) => {
      const [u, v] = [this.one(edge), this.other(edge)];
      const group = existing(this.group[u]);
      if (group !== this.group[v]) return 0;
      let deviation = least.get(group);
      if (deviation === undefined) {
        const count = this.floating.count(group, floats);
        const members = existing(this.groups.get(group));
        deviation = leastDeviation(members, floats, count, this.slides);
        least.set(group, deviation);
      }
      const [a, b] = [existing(this.places[u]), existing(this.places[v])];
      return deviation(Math.min(a, b), Math.max(a, b)) ** 2;
    };
  }
}

/** Whether a vertex can float as well as stay. */
export function isOpen({ canFloat, canStay }: FloatCounts, vertex: number): boolean {
  return canFloat[vertex] === 1 && canStay[vertex] === 1;
}
