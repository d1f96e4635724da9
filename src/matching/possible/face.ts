import { existing } from '../../existing';
import type { Stepwise } from '../../stepwise';
import { restrictedFace } from '../face';
import { Nesting } from '../nesting';
import { possibleEdgesSteps, type Link } from './edges';
import { placesOf } from '../tight-face';
import type { Blossom, Face, Graph } from '../types';

/** The edges of a face at one level of its blossoms: between the children of a blossom, or between the outermost ones. */
interface Layer {
  /** Places in the face. */
  readonly within: number[];
  /** The edges that leave the blossom, with the end inside. */
  readonly across: { readonly edge: number; readonly inside: number }[];
}

/** An end of a link that stands for all that is outside a blossom. */
const OUTSIDE = -1;

/**
 * A face without the edges that none of its matchings has: being tight is not enough. Blossom by blossom, the outermost first:
 * exactly one pair leaves a blossom, and whichever vertex it takes, the others can be matched within.
 *
 * @param face with one of its matchings
 * @param blossoms of the duals that made the face, in places of it; left out: only edges go that no perfect matching has,
 *   whatever it crosses
 */
export function* possibleFaceSteps(
  graph: Graph,
  face: Face,
  blossoms: readonly Blossom[] = [],
): Stepwise<Face> {
  const { matched } = face;
  if (face.edges.length === matched.length) return face;
  const places = placesOf(graph, face);
  const ends = Array.from(face.edges, (edge): readonly [number, number] => [
    existing(places[existing(graph.from[edge])]),
    existing(places[existing(graph.to[edge])]),
  ]);
  const size = face.vertices.length;
  const nesting = new Nesting(size, blossoms);
  const layers = layersOf(nesting, ends, blossoms.length);
  const known = new Set(matched);
  const isMatched = (edge: number): boolean => known.has(existing(face.edges[edge]));
  const possible = new Uint8Array(ends.length);
  for (let level = blossoms.length; level >= 0; level--) {
    const { within, across } = existing(layers[level]);
    const entries = across.filter(({ edge }) => possible[edge] === 1);
    const nodes = new Map<number, number>();
    const node = (key: number): number => {
      const place = nodes.get(key) ?? nodes.size;
      nodes.set(key, place);
      return place;
    };
    const links = within.map((edge): Link => {
      const [u, v] = existing(ends[edge]);
      const [one, other] = [childOf(nesting, u, level, size), childOf(nesting, v, level, size)];
      return { u: node(one), v: node(other), isMatched: isMatched(edge) };
    });
    for (const { edge, inside } of entries) {
      const [u, v] = [node(OUTSIDE), node(childOf(nesting, inside, level, size))];
      links.push({ u, v, isMatched: isMatched(edge) });
    }
    const found = yield* possibleEdgesSteps(nodes.size, links);
    within.forEach((edge, index) => (possible[edge] = existing(found[index])));
  }
  const kept = new Set<number>();
  face.edges.forEach((edge, place) => {
    if (possible[place] === 1) kept.add(edge);
  });
  return { ...restrictedFace(face, (edge) => kept.has(edge)), matched };
}

/** The edges of a face by the levels of its blossoms. */
function layersOf(
  nesting: Nesting,
  ends: readonly (readonly [number, number])[],
  levels: number,
): readonly Layer[] {
  const layers = Array.from({ length: levels + 1 }, (): Layer => ({ within: [], across: [] }));
  ends.forEach(([u, v], edge) => {
    const common = nesting.common(u, v);
    for (const [inside, other] of [[u, v] as const, [v, u] as const]) {
      const own = nesting.holding(inside);
      const alone = own.length - common;
      for (let at = 0; at < alone; at++) {
        existing(layers[existing(own[at])]).across.push({ edge, inside });
      }
      if (inside < other) existing(layers[own[alone] ?? levels]).within.push(edge);
    }
  });
  return layers;
}

/** What of a level holds a vertex: the next smaller blossom, or the vertex itself. */
function childOf(nesting: Nesting, vertex: number, level: number, size: number): number {
  const own = nesting.holding(vertex);
  const at = own.indexOf(level);
  const smaller = own[(at === -1 ? own.length : at) - 1];
  return smaller === undefined ? vertex : size + smaller;
}
