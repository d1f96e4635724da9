/** Stands for Excel's `@`; Excel itself uses this name in files. */
export const singleName = 'SINGLE';
/** Joins its texts with quotation marks: the engine has no way to write one inside a text. */
export const quotedName = 'QUOTED';
/** Stands for an error that is typed in a formula. */
export const errorName = 'ERRORVALUE';

/** The formula in the engine's spelling: `@` becomes a function, and so do doubled quotation marks and errors. */
export function toEngineFormula(formula: string): string {
  return convertIn(piecesOf(formula));
}

function convertIn(pieces: readonly Piece[]): string {
  let out = '';
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece === undefined) break;
    // In a table reference, [@Column], the sign means something else.
    const isSingle = isSign(piece, '@') && !isSign(pieces[index - 1], '[');
    const end = isSingle ? behindOperand(pieces, index + 1) : undefined;
    if (end !== undefined) {
      out += `${singleName}(${convertIn(pieces.slice(index + 1, end))})`;
      index = end - 1;
    } else {
      out += convertPiece(piece);
    }
  }
  return out;
}

function convertPiece({ kind, text }: Piece): string {
  if (kind === 'quoted') return toEngineQuoted(text);
  if (kind === 'error') return `${errorName}("${text.toUpperCase()}")`;
  return kind === 'text' ? convertText(text) : text;
}

function convertText(text: string): string {
  const parts = text.slice(1, -1).split('""');
  return parts.length === 1 ? text : `${quotedName}(${parts.map((part) => `"${part}"`).join(',')})`;
}

/** Behind `@` stands a reference, a function call or something in brackets, and perhaps `#`. */
export function behindOperand(pieces: readonly Piece[], start: number): number | undefined {
  let at = start;
  while (pieces[at]?.kind === 'space') at++;
  let end = isSign(pieces[at], '(') ? behindBracket(pieces, at) : behindName(pieces, at);
  if (end !== undefined && isSign(pieces[end], '(')) end = behindBracket(pieces, end);
  else if (end !== undefined && isSign(pieces[end], ':')) end = behindName(pieces, end + 1) ?? end;
  if (end !== undefined && isSign(pieces[end], '#')) end++;
  return end;
}

function behindName(pieces: readonly Piece[], start: number): number | undefined {
  const piece = pieces[start];
  if (piece?.kind !== 'name' && piece?.kind !== 'quoted') return undefined;
  if (isSign(pieces[start + 1], '!')) return behindName(pieces, start + 2);
  return piece.kind === 'name' ? start + 1 : undefined;
}

/** The formula as Excel keeps it, from the engine's spelling. */
export function fromEngineFormula(formula: string, isFunction: (name: string) => boolean): string {
  return convertOut(piecesOf(formula), isFunction);
}

function convertOut(pieces: readonly Piece[], isFunction: (name: string) => boolean): string {
  let out = '';
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece === undefined) break;
    const end = isSign(pieces[index + 1], '(') ? behindBracket(pieces, index + 1) : undefined;
    const name = piece.kind === 'name' ? piece.text.toUpperCase() : '';
    if (end !== undefined && name === singleName) {
      out += `@${convertOut(pieces.slice(index + 2, end - 1), isFunction)}`;
      index = end - 1;
    } else if (end !== undefined && name === quotedName) {
      const texts = pieces.slice(index + 2, end - 1).filter(({ kind }) => kind === 'text');
      out += `"${texts.map(({ text }) => text.slice(1, -1)).join('""')}"`;
      index = end - 1;
    } else if (end !== undefined && name === errorName) {
      out += pieces[index + 2]?.text.slice(1, -1) ?? '';
      index = end - 1;
    } else {
      const text = piece.kind === 'quoted' ? fromEngineQuoted(piece.text) : piece.text;
      out += isWord(name, pieces[index + 1], isFunction) ? name : text;
    }
  }
  return out;
}

function isWord(
  name: string,
  next: Piece | undefined,
  isFunction: (name: string) => boolean,
): boolean {
  if (name === 'TRUE' || name === 'FALSE') return true;
  return name !== '' && isSign(next, '(') && isFunction(name);
}

type PieceKind = 'text' | 'quoted' | 'error' | 'name' | 'space' | 'sign';

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

/**
 * The engine takes no apostrophe in a sheet's name, because its formulas put names between them. In its names this letter
 * stands for one: it looks the same in a tab.
 */
const letter = '\u02bc';

/** A sheet's name as the engine takes it. */
export function toEngineName(name: string): string {
  return name.replaceAll("'", letter);
}

export function fromEngineName(name: string): string {
  return name.replaceAll(letter, "'");
}

/** The same for a name between apostrophes, as formulas have it: one within it is doubled. */
function toEngineQuoted(quoted: string): string {
  return `'${quoted.slice(1, -1).replaceAll("''", letter)}'`;
}

function fromEngineQuoted(quoted: string): string {
  return quoted.replaceAll(letter, "''");
}
