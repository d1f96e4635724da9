import type { Face } from '../../../matching/types';
import type { FloatCount, FloatCounts } from './bound';

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
export class Floating {
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
