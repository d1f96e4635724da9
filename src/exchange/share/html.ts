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
