/** A prime whose products of two residues are exact numbers. */
const PRIME = 67_108_859;

/**
 * Whether a graph can be paired completely, by Tutte's theorem: it can if and only if the determinant of the skew
 * matrix with a variable per edge is not identically 0. Variables are drawn at random modulo a prime, so that a
 * "yes" is certain and a "no" wrong once in 10 billion (three draws).
 */
export function isMatchable(
  size: number,
  hasEdge: (a: number, b: number) => boolean,
  random: () => number,
): boolean {
  if (size % 2 === 1) return false;
  for (let draw = 0; draw < 3; draw++) {
    const matrix = Array.from({ length: size }, () => new Float64Array(size));
    for (let a = 0; a < size; a++) {
      for (let b = a + 1; b < size; b++) {
        if (!hasEdge(a, b)) continue;
        const x = 1 + Math.floor(random() * (PRIME - 1));
        const [rowA, rowB] = [matrix[a], matrix[b]];
        if (rowA && rowB) [rowA[b], rowB[a]] = [x, PRIME - x];
      }
    }
    if (isRegular(matrix)) return true;
  }
  return false;
}

/** Gaussian elimination: whether the determinant is other than 0. */
function isRegular(matrix: Float64Array[]): boolean {
  const size = matrix.length;
  for (let at = 0; at < size; at++) {
    const pivot = matrix.findIndex((row, index) => index >= at && row[at] !== 0);
    if (pivot < 0) return false;
    const upper = matrix[pivot] ?? new Float64Array();
    matrix[pivot] = matrix[at] ?? upper;
    matrix[at] = upper;
    const inverse = power(upper[at] ?? 0, PRIME - 2);
    for (let below = at + 1; below < size; below++) {
      const row = matrix[below] ?? upper;
      const factor = ((row[at] ?? 0) * inverse) % PRIME;
      if (factor === 0) continue;
      for (let column = at; column < size; column++) {
        row[column] = ((row[column] ?? 0) + (PRIME - factor) * (upper[column] ?? 0)) % PRIME;
      }
    }
  }
  return true;
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
