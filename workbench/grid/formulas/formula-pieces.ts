export type PieceKind = 'text' | 'quoted' | 'error' | 'name' | 'space' | 'sign';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

const shapes: readonly (readonly [PieceKind, RegExp])[] = [
  ['text', /"(?:[^"]|"")*"/y],
  ['quoted', /'(?:[^']|'')*'/y],
  // #REF! the engine reads as it is.
  ['error', /#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|VALUE!|SPILL!|CALC!|GETTING_DATA)/iy],
  ['name', /[\p{L}\p{N}_.$\\]+/uy],
  ['space', /\s+/y],
  ['sign', /[^]/uy],
];

/** Cuts a formula just finely enough to find texts, sheet names, words and brackets. */
export function piecesOf(formula: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < formula.length) {
    for (const [kind, shape] of shapes) {
      shape.lastIndex = at;
      const text = shape.exec(formula)?.[0];
      if (text === undefined) continue;
      pieces.push({ kind, text });
      at += text.length;
      break;
    }
  }
  return pieces;
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}

export function isSign(piece: Piece | undefined, text: string): boolean {
  return piece?.kind === 'sign' && piece.text === text;
}

/** The index behind the bracket that closes the one at `start`; undefined when it stays open. */
export function behindBracket(pieces: readonly Piece[], start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < pieces.length; index++) {
    if (isSign(pieces[index], '(')) depth++;
    if (isSign(pieces[index], ')') && --depth === 0) return index + 1;
  }
  return undefined;
}
