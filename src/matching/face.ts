import { existing } from '../existing';
import type { Face, Graph } from './types';

/** An edge leaves fewer blossoms than this: each blossom holds three vertices of its own at least. */
const CROSSINGS = 2 ** 20;

/** Everything a graph allows, before any criterion. */
export function wholeFace({ size, from }: Graph): Face {
  const vertices = new Int32Array(size);
  const edges = new Int32Array(from.length);
  for (let vertex = 0; vertex < size; vertex++) vertices[vertex] = vertex;
  for (let edge = 0; edge < edges.length; edge++) edges[edge] = edge;
  return {
    vertices,
    edges,
    crossings: new Int32Array(from.length),
    leaves: 0,
    matched: [],
  };
}

/** Joins the parts of a face. */
export function mergedFaces(faces: readonly Face[]): Face {
  if (faces.length === 1) return existing(faces[0]);
  const matched: number[] = [];
  let [leaves, vertexCount, edgeCount] = [0, 0, 0];
  for (const face of faces) {
    matched.push(...face.matched);
    leaves += face.leaves;
    vertexCount += face.vertices.length;
    edgeCount += face.edges.length;
  }
  const vertices = new Int32Array(vertexCount);
  // An edge and its crossings in one number: sorted by the edge.
  const packed = new Float64Array(edgeCount);
  [vertexCount, edgeCount] = [0, 0];
  for (const face of faces) {
    vertices.set(face.vertices, vertexCount);
    vertexCount += face.vertices.length;
    for (let place = 0; place < face.edges.length; place++) {
      packed[edgeCount++] =
        existing(face.edges[place]) * CROSSINGS + existing(face.crossings[place]);
    }
  }
  packed.sort();
  const edges = new Int32Array(edgeCount);
  const crossings = new Int32Array(edgeCount);
  for (let place = 0; place < edgeCount; place++) {
    const edge = Math.floor(existing(packed[place]) / CROSSINGS);
    edges[place] = edge;
    crossings[place] = existing(packed[place]) - edge * CROSSINGS;
  }
  return { vertices: vertices.sort(), edges, crossings, leaves, matched };
}

/** A face without some of its edges. It may be left without a matching. */
export function restrictedFace(face: Face, keep: (edge: number) => boolean): Face {
  const edges = new Int32Array(face.edges.length);
  const crossings = new Int32Array(face.edges.length);
  let kept = 0;
  for (let place = 0; place < edges.length; place++) {
    const edge = existing(face.edges[place]);
    if (!keep(edge)) continue;
    edges[kept] = edge;
    crossings[kept++] = existing(face.crossings[place]);
  }
  return { ...face, edges: edges.slice(0, kept), crossings: crossings.slice(0, kept), matched: [] };
}

/** How many blossoms of a face these edges leave. With more than `leaves` no matching of the face holds them all. */
export function crossingsOf(face: Face, edges: readonly number[]): number {
  const asked = new Set(edges);
  let sum = 0;
  face.edges.forEach((edge, index) => {
    if (asked.has(edge)) sum += existing(face.crossings[index]);
  });
  return sum;
}

/** The matched edges of some faces. */
export function matchedEdges(faces: readonly Face[]): readonly number[] {
  const edges: number[] = [];
  for (const { matched } of faces) edges.push(...matched);
  return edges;
}
