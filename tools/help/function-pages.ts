import { systems } from '../../src/systems';
import { type Example, type FunctionReference, signature } from './reference';
import { clauseLink } from './rules-pages';
import { escape, fileOf, type HelpPage, type Language, systemWords, wordsOf } from './pages';

/** A function's texts in the language of a page. */
function described(entry: FunctionReference, language: Language): FunctionReference {
  const { [language]: said } = entry.translations;
  if (!said) return entry;
  return {
    ...entry,
    description: said.description,
    parameters: entry.parameters.map((each, index) => ({
      ...each,
      description: said.parameters[index] ?? each.description,
    })),
  };
}

/** The help page of one function: what the metadata says, then the notes written for it. */
export function functionPage(
  reference: FunctionReference,
  language: Language,
  notes: { readonly html: string; readonly language: Language },
): HelpPage {
  const entry = described(reference, language);
  const words = wordsOf(language);
  const parameters = entry.parameters.map(
    ({ name, description, optional }) =>
      `<dt><code>${escape(name)}</code>${optional ? ` (${words.optional})` : ''}</dt><dd>${escape(description)}</dd>`,
  );
  const translated = notes.language === language;
  return {
    name: entry.id.toLowerCase(),
    language,
    title: entry.name,
    part: 'functions',
    body: `<p><a href="${fileOf('functions', language)}">${words.functions}</a></p>
<h1>${escape(entry.name)}</h1>
<p>${escape(entry.description)}</p>
<h2 id="syntax">${words.syntax}</h2>
<p class="signature"><code>${escape(localFormula(signature(entry), language))}</code></p>
<h2 id="arguments-list">${words.arguments}</h2>
<dl>
${parameters.join('\n')}
</dl>
<h2 id="examples">${words.examples}</h2>
${entry.examples.map((example) => exampleText(example, language)).join('\n')}
${translated ? notes.html : `<p>${words.inEnglish}</p>\n<div lang="${notes.language}">\n${notes.html}</div>`}
<p class="clauses">${words.rulesUsed}: ${entry.clauses.map((clause) => clauseLink(clause, language)).join(', ')}</p>`,
  };
}

function exampleText({ formula, result }: Example, language: Language): string {
  const words = wordsOf(language);
  const shown = (text: string): string => escape(localFormula(text, language));
  const code = `<code>${shown(formula)}</code>`;
  if (!result.startsWith('{'))
    return `<p>${code} ${words.gives} <strong>${shown(result)}</strong></p>`;
  const rows = cellsOf(result).map(
    (cells) => `<tr>${cells.map((cell) => `<td>${shown(cell)}</td>`).join('')}</tr>`,
  );
  return `<p>${code} ${words.fills}</p>
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

/** The list of all functions, by system. */
export function functionsPage(
  reference: readonly FunctionReference[],
  language: Language,
): HelpPage {
  const words = wordsOf(language);
  const groups = systems.map((system) => {
    const own = reference.filter((entry) => entry.system === system.prefix);
    const lines = own.map((each) => {
      const entry = described(each, language);
      const address = fileOf(entry.id.toLowerCase(), language);
      return `<dt><a href="${address}"><code>${escape(localFormula(signature(entry), language))}</code></a></dt><dd>${escape(entry.description)}</dd>`;
    });
    const { line } = systemWords(language, system);
    return `<h2 id="${system.id}">${system.prefix}</h2>
<p>${escape(line)}</p>
<dl>
${lines.join('\n')}
</dl>`;
  });
  return {
    name: 'functions',
    language,
    title: words.functions,
    part: 'functions',
    body: `<h1>${words.functions}</h1>\n<p>${escape(words.functionsLead)}</p>\n${groups.join('\n')}`,
  };
}

/**
 * A formula or a result as Excel shows it in a language. Dutch has a decimal comma, a semicolon between arguments, and
 * a backslash between the columns of an array constant. Texts in quotation marks stay.
 */
export function localFormula(formula: string, language: Language): string {
  if (language === 'en') return formula;
  let inArray = false;
  return formula.replace(/"(?:[^"]|"")*"|\d+\.\d+|[{},]/g, (piece) => {
    if (piece === '{' || piece === '}') inArray = piece === '{';
    if (piece === ',') return inArray ? '\\' : ';';
    return /^\d/.test(piece) ? piece.replace('.', ',') : piece;
  });
}
