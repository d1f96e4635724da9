import { marked } from 'marked';
import { signature, type FunctionReference } from './reference';
import type { Example } from './tags';

/** The help page of one function: what the metadata says, then the notes written for it. */
export function helpPage(entry: FunctionReference, notes: string): string {
  const parameters = entry.parameters
    .map(
      ({ name, description, optional }) =>
        `<dt><code>${escape(name)}</code>${optional ? ' (optional)' : ''}</dt><dd>${escape(description)}</dd>`,
    )
    .join('\n      ');
  return page(
    entry.name,
    `<p><a href="index.html">All functions</a></p>
    <h1>${escape(entry.name)}</h1>
    <p>${escape(entry.description)}</p>
    <p class="signature"><code>${escape(signature(entry))}</code></p>
    <h2>Arguments</h2>
    <dl>
      ${parameters}
    </dl>
    <h2>Examples</h2>
    ${entry.examples.map(exampleText).join('\n    ')}
    ${betweenPages(marked.parse(notes, { async: false }))}
    <p class="clauses">Rules: ${escape(entry.clauses.join(', '))}</p>`,
  );
}

/** The notes link to each other's files, so that their links lead somewhere on a code host too. */
function betweenPages(html: string): string {
  return html.replace(/ href="([\w.]+)\.md(?=["#])/g, ' href="$1.html');
}

function exampleText({ formula, result }: Example): string {
  const code = `<code>${escape(formula)}</code>`;
  if (!result.startsWith('{')) return `<p>${code} gives <strong>${escape(result)}</strong>.</p>`;
  const rows = cellsOf(result).map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`,
  );
  return `<p>${code} spills</p>
    <table class="spill"><tbody>${rows.join('')}</tbody></table>`;
}

/** The cells of an array constant, texts without their quotation marks. */
function cellsOf(array: string): string[][] {
  const pieces = array.slice(1, -1).match(/"(?:[^"]|"")*"|[^",;]+|[,;]/g) ?? [];
  const rows: string[][] = [['']];
  for (const piece of pieces) {
    const row = rows[rows.length - 1] ?? [];
    if (piece === ';') rows.push(['']);
    else if (piece === ',') row.push('');
    else row[row.length - 1] = piece.replace(/^"|"$/g, '').replaceAll('""', '"');
  }
  return rows;
}

/** The list of all help pages. */
export function helpIndex(reference: readonly FunctionReference[]): string {
  const rows = reference
    .map(
      (entry) =>
        `<dt><a href="${entry.id.toLowerCase()}.html"><code>${escape(signature(entry))}</code></a></dt><dd>${escape(entry.description)}</dd>`,
    )
    .join('\n      ');
  return page(
    'Functions',
    `<h1>Functions</h1>
    <dl>
      ${rows}
    </dl>`,
  );
}

/** Text and one style sheet are all there is. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)} - Tournament Scoring</title>
    <link rel="stylesheet" href="help.css" />
  </head>
  <body>
    <main>
    ${body}
    </main>
  </body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
