import { existing } from '../existing';
import type { Face, Graph } from './types';

/** Everything a graph allows, before any criterion. */
export function wholeFace({ size, from }: Graph): Face {
  return {
    vertices: new Int32Array(size).map((_, vertex) => vertex),
    edges: from.map((_, edge) => edge),
    crossings: new Int32Array(from.length),
    leaves: 0,
    matched: [],
  };
}

/** The parts of a face together again. */
export function mergedFaces(faces: readonly Face[]): Face {
  if (faces.length === 1) return existing(faces[0]);
  const vertices: number[] = [];
  const edges: (readonly [edge: number, crossings: number])[] = [];
  const matched: number[] = [];
  let leaves = 0;
  for (const face of faces) {
    vertices.push(...face.vertices);
    matched.push(...face.matched);
    leaves += face.leaves;
    face.edges.forEach((edge, index) => edges.push([edge, Number(face.crossings[index])]));
  }
  edges.sort(([a], [b]) => a - b);
  return {
    vertices: Int32Array.from(vertices).sort(),
    edges: Int32Array.from(edges, ([edge]) => edge),
    crossings: Int32Array.from(edges, ([, crossings]) => crossings),
    leaves,
    matched,
  };
}

/** A face without some of its edges. It may hold no matching any more. */
export function restrictedFace(face: Face, keep: (edge: number) => boolean): Face {
  const edges = face.edges.filter(keep);
  const crossings = face.crossings.filter((_, index) => keep(Number(face.edges[index])));
  return { ...face, edges, crossings, matched: [] };
}

/** How many blossoms of a face these edges of it leave. More than `leaves`: they are not all in one of its matchings. */
export function crossingsOf(face: Face, edges: readonly number[]): number {
  const asked = new Set(edges);
  let sum = 0;
  face.edges.forEach((edge, index) => {
    if (asked.has(edge)) sum += Number(face.crossings[index]);
  });
  return sum;
}

/** The matched edges of some faces. */
export function matchedEdges(faces: readonly Face[]): readonly number[] {
  const edges: number[] = [];
  for (const { matched } of faces) edges.push(...matched);
  return edges;
}
