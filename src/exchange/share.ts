import { oneLine } from '../core/lines';

/**
 * Pairings and standings for messengers (F2). Messengers show proportional type, so nothing is aligned by blanks, and they format what
 * stands between `*`, `_`, `~` or backquotes, so none of these is added.
 *
 *     text      = title { NL line }                      it ends without an empty line
 *     pairings  = title NL sides { [group NL] board } { NL alone }
 *     board     = number ". " side " - " side [" " result]
 *     side      = name [" (" grade ")"] [" [" score "]"]
 *     alone     = label ": " name { ", " name }
 *     standings = title { NL place ["."] " " name [" (" grade ")"] [" " score] [" (" figure { ", " figure } ")"] }
 */
export interface SharedSide {
  readonly name: string;
  readonly grade?: string | undefined;
  readonly score?: string | undefined;
}

export interface SharedBoard {
  readonly number: number;
  readonly black: SharedSide;
  readonly white: SharedSide;
  /** "1-0", "0-1!", "½-½"; left out before results are known. */
  readonly result?: string | undefined;
  /** The line above this board and those that follow, such as "Groep 1". */
  readonly group?: string | undefined;
}

export interface SharedPairings {
  readonly title: string;
  /** "Black - White". */
  readonly sides: string;
  readonly boards: readonly SharedBoard[];
  /** "Bye", "Absent", each with its names. */
  readonly alone: readonly { readonly label: string; readonly names: readonly string[] }[];
}

export interface SharedLine {
  /** "1", or "2=" where it is shared. */
  readonly place: string;
  readonly name: string;
  readonly grade?: string | undefined;
  readonly score: string;
  readonly figures: readonly string[];
}

/** A side as a line shows it. */
export function sideText({ name, grade, score }: SharedSide): string {
  return [name, grade && `(${grade})`, score && `[${score}]`].filter(Boolean).join(' ');
}

export function pairingsText({ title, sides, boards, alone }: SharedPairings): string {
  const lines = [title, sides];
  let group: string | undefined;
  for (const board of boards) {
    if (board.group !== undefined && board.group !== group) lines.push(board.group);
    ({ group } = board);
    const pair = `${board.number}. ${sideText(board.black)} - ${sideText(board.white)}`;
    lines.push(board.result === undefined ? pair : `${pair} ${board.result}`);
  }
  for (const { label, names } of alone) {
    if (names.length > 0) lines.push(`${label}: ${names.join(', ')}`);
  }
  // A name cannot begin a line of its own.
  return lines.map(oneLine).join('\n');
}

export function standingsText(title: string, lines: readonly SharedLine[]): string {
  const rows = lines.map(({ place, name, grade, score, figures }) => {
    const behind = figures.length > 0 ? `(${figures.join(', ')})` : '';
    return [numbered(place), sideText({ name, grade }), score, behind].filter(Boolean).join(' ');
  });
  return [title, ...rows].map(oneLine).join('\n');
}

/** "2=" and a dash stand without a full stop: both are signs of their own. */
const numbered = (place: string): string => (/\d$/.test(place) ? `${place}.` : place);

const QUARTERS = ['', '¼', '½', '¾'];

/** 4.5 as "4½", 0.25 as "¼"; other numbers as they are. */
export function withHalves(value: number): string {
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const quarter = QUARTERS[(size - whole) * 4];
  if (quarter === undefined) return String(value);
  return `${sign}${whole === 0 && quarter !== '' ? '' : whole}${quarter}`;
}

/** Places as they are shown, best first: "2=" where somebody else has the same. */
export function sharedPlaces(places: readonly number[]): readonly string[] {
  return places.map((place, at) =>
    places[at - 1] === place || places[at + 1] === place ? `${place}=` : String(place),
  );
}

/** A table of a page: what stands above it, its columns and its rows of equally many cells. */
export interface HtmlTable {
  /** The language of its words: `en`, `nl`. */
  readonly lang: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** The column whose cells head their rows. */
  readonly heading: number;
  readonly rows: readonly (readonly string[])[];
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it letter by letter. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
}

/** The table for a website (F3): nothing but the table, which takes its looks from the page. */
export function htmlTable({ lang, caption, columns, heading, rows }: HtmlTable): string {
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`);
  const lines = [
    `<table lang="${escaped(lang)}">`,
    `<caption>${escaped(caption)}</caption>`,
    '<thead>',
    `<tr>${head.join('')}</tr>`,
    '</thead>',
    '<tbody>',
    ...rows.map(
      (row) => `<tr>${row.map((cell, at) => bodyCell(cell, at === heading)).join('')}</tr>`,
    ),
    '</tbody>',
    '</table>',
  ];
  return lines.join('\n');
}

function bodyCell(text: string, heads: boolean): string {
  return heads ? `<th scope="row">${escaped(text)}</th>` : `<td>${escaped(text)}</td>`;
}
