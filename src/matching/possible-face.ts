import { existing } from '../existing';
import { restrictedFace } from './face';
import { possibleEdges, type Link } from './possible-edges';
import { placesOf } from './tight-face';
import type { Blossom, Face, Graph } from './types';

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
export function possibleFace(graph: Graph, face: Face, blossoms: readonly Blossom[] = []): Face {
  const { matched } = face;
  if (face.edges.length === matched.length) return face;
  const places = placesOf(graph, face);
  const ends = Array.from(face.edges, (edge): readonly [number, number] => [
    existing(places[existing(graph.from[edge])]),
    existing(places[existing(graph.to[edge])]),
  ]);
  const nested = new Nested(face.vertices.length, blossoms);
  const levels = Array.from({ length: blossoms.length + 1 }, (): Layer => {
    return { within: [], across: [] };
  });
  ends.forEach(([u, v], edge) => {
    const level = nested.levelOf(u, v);
    existing(levels[level]).within.push(edge);
    for (const [inside, other] of [[u, v] as const, [v, u] as const]) {
      for (const left of nested.leaving(inside, other)) {
        existing(levels[left]).across.push({ edge, inside });
      }
    }
  });
  const known = new Set(matched);
  const isMatched = (edge: number): boolean => known.has(existing(face.edges[edge]));
  const possible = new Uint8Array(ends.length);
  for (let level = blossoms.length; level >= 0; level--) {
    const { within, across } = existing(levels[level]);
    const entries = across.filter(({ edge }) => possible[edge] === 1);
    const nodes = new Map<number, number>();
    const node = (key: number): number => {
      const place = nodes.get(key) ?? nodes.size;
      nodes.set(key, place);
      return place;
    };
    const links = within.map((edge): Link => {
      const [u, v] = existing(ends[edge]);
      const [one, other] = [nested.childOf(u, level), nested.childOf(v, level)];
      return { u: node(one), v: node(other), isMatched: isMatched(edge) };
    });
    for (const { edge, inside } of entries) {
      const [u, v] = [node(OUTSIDE), node(nested.childOf(inside, level))];
      links.push({ u, v, isMatched: isMatched(edge) });
    }
    const found = possibleEdges(nodes.size, links);
    within.forEach((edge, index) => (possible[edge] = existing(found[index])));
  }
  const kept = new Set<number>();
  face.edges.forEach((edge, place) => {
    if (possible[place] === 1) kept.add(edge);
  });
  return { ...restrictedFace(face, (edge) => kept.has(edge)), matched };
}

/** Blossoms as levels, from 0 the smaller before the larger; the last level is all vertices. */
class Nested {
  /** For every vertex, the levels that hold it, the smallest first. */
  private readonly holding: readonly number[][];

  constructor(size: number, blossoms: readonly Blossom[]) {
    this.holding = Array.from({ length: size }, () => []);
    const bySize = [...blossoms].sort((a, b) => a.members.length - b.members.length);
    bySize.forEach(({ members }, level) => {
      for (const vertex of members) existing(this.holding[vertex]).push(level);
    });
    for (const levels of this.holding) levels.push(blossoms.length);
  }

  /** The smallest level that holds both vertices. */
  levelOf(u: number, v: number): number {
    const other = existing(this.holding[v]);
    return existing(existing(this.holding[u]).find((level) => other.includes(level)));
  }

  /** The levels that hold the first vertex alone. */
  leaving(inside: number, outside: number): readonly number[] {
    const other = existing(this.holding[outside]);
    return existing(this.holding[inside]).filter((level) => !other.includes(level));
  }

  /** What of a level holds a vertex: the next smaller blossom, or the vertex itself. */
  childOf(vertex: number, level: number): number {
    const own = existing(this.holding[vertex]);
    const smaller = own[own.indexOf(level) - 1];
    return smaller === undefined ? vertex : this.holding.length + smaller;
  }
}
