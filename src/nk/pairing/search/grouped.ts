import { existing } from '../../../core/result';
import type { Face, Graph, Level } from '../../../core/matching/nest';
import { mergedFaces } from '../../../core/matching/possible';
import type { Split } from '../../../core/matching/minimum-cost';
import type { PairingField } from '../field';

/** For every vertex: whether it can play outside its group, and whether it can stay in it. */
export interface FloatCounts {
  readonly canFloat: Uint8Array;
  readonly canStay: Uint8Array;
}

/** How many players of a group float, certain floaters included. */
interface FloatCount {
  readonly fewest: number;
  readonly most: number;
}

/**
 * A lower bound for the distance of two players of a group from slide or fold while the floaters of the group are open.
 * Exact when nothing is open.
 *
 * With a, m and b the floaters ranked above both, between and below both, ranks and n counted before anyone floats:
 *
 *     fold:   higher + lower - n - 1 - (a - b)
 *     slide:  lower - higher - n / 2 + (a + b - m) / 2
 *
 * @param members the group in its order
 * @param count how many of them float
 * @returns for two places in the order, from 0, the upper first
 */
function leastDeviation(
  members: readonly number[],
  { canFloat, canStay }: FloatCounts,
  count: FloatCount,
  slides: boolean,
): (upper: number, lower: number) => number {
  const n = members.length;
  // Running counts: certain floaters, and open players.
  const certain = new Int32Array(n + 1);
  const open = new Int32Array(n + 1);
  members.forEach((vertex, place) => {
    const mayFloat = existing(canFloat[vertex]);
    const mayStay = existing(canStay[vertex]);
    certain[place + 1] = existing(certain[place]) + (mayStay === 0 ? 1 : 0);
    open[place + 1] = existing(open[place]) + (mayFloat === 1 && mayStay === 1 ? 1 : 0);
  });
  const span = (counts: Int32Array, from: number, to: number): number =>
    existing(counts[to]) - existing(counts[from]);
  // Of the open ones.
  const fewest = count.fewest - span(certain, 0, n);
  const atMost = count.most - span(certain, 0, n);

  return (upper, lower) => {
    const sure = (from: number, to: number): number => span(certain, from, to);
    const above = span(open, 0, upper);
    const between = span(open, upper + 1, lower);
    const below = span(open, lower + 1, n);
    const most = Math.min(above + between + below, atMost);
    if (slides) {
      const base = 2 * (lower - upper) - n + sure(0, upper) - sure(upper, lower) + sure(lower, n);
      return Math.ceil(outside(-base, above + below, between, 0, fewest, most) / 2);
    }
    const base = upper + 1 + (lower + 1) - n - 1 - sure(0, upper) + sure(lower, n);
    return outside(base, above, below, between, fewest, most);
  };
}

/** The distance of a value from the possible p - q, when `fewest` to `most` players come from up to `p`, `q` and `rest` ones. */
function outside(
  value: number,
  p: number,
  q: number,
  rest: number,
  fewest: number,
  most: number,
): number {
  const low = Math.max(0, fewest - q - rest) - Math.min(q, most);
  const high = Math.min(p, most) - Math.max(0, fewest - p - rest);
  return Math.max(0, low - value, value - high);
}

/** The members of one group in one face. */
interface Piece {
  readonly members: readonly number[];
  /** The most floaters among them in any matching of the face. */
  readonly most: number;
}

/**
 * The most floaters of each group. In a face settled down to the gaps all matchings have the same sum of squared gaps. An
 * odd number of vertices above a line between two groups needs one pair across it; further pairs come in twos. What these
 * crossings cost is no longer available for others, which limits the floaters.
 */
class Floating {
  private readonly pieces = new Map<number, Piece[]>();

  /**
   * @param groupOf the group's number of a vertex
   * @param gapOf how many groups an edge crosses
   */
  constructor(
    faces: readonly Face[],
    groupOf: (vertex: number) => number,
    gapOf: (edge: number) => number,
  ) {
    for (const face of faces) this.note(face, groupOf, gapOf);
  }

  count(group: number, { canFloat, canStay }: FloatCounts): FloatCount {
    let [fewest, most] = [0, 0];
    for (const piece of this.pieces.get(group) ?? []) {
      let [certain, possible] = [0, 0];
      for (const member of piece.members) {
        if (canStay[member] === 0) certain++;
        if (canFloat[member] === 1) possible++;
      }
      // Players who stay are paired with each other.
      const parity = piece.members.length % 2;
      const least = certain + Math.abs((certain % 2) - parity);
      const bound = Math.min(possible, piece.most);
      fewest += least;
      most += Math.max(least, bound - Math.abs((bound % 2) - parity));
    }
    return { fewest, most };
  }

  private note(
    face: Face,
    groupOf: (vertex: number) => number,
    gapOf: (edge: number) => number,
  ): void {
    const byGroup = new Map<number, number[]>();
    for (const vertex of face.vertices) {
      const members = byGroup.get(groupOf(vertex));
      if (members) members.push(vertex);
      else byGroup.set(groupOf(vertex), [vertex]);
    }
    const groups = Array.from(byGroup).sort(([a], [b]) => a - b);
    // For the line below each group: its squared gap, and whether an odd number of vertices is above it.
    const lines: { readonly cost: number; readonly odd: number }[] = [];
    let above = 0;
    groups.forEach(([group, members], index) => {
      const [next = group] = groups[index + 1] ?? [];
      above += members.length;
      lines.push({ cost: (next - group) ** 2, odd: above % 2 });
    });
    let left = 0;
    for (const edge of face.matched) left += gapOf(edge) ** 2;
    for (const { cost, odd } of lines) left -= cost * odd;
    const across = lines.map(({ cost, odd }) => {
      return cost === 0 ? 0 : odd + 2 * Math.floor(left / (2 * cost));
    });
    groups.forEach(([group, members], index) => {
      const piece = { members, most: (across[index - 1] ?? 0) + (across[index] ?? 0) };
      const others = this.pieces.get(group);
      if (others) others.push(piece);
      else this.pieces.set(group, [piece]);
    });
  }
}

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
