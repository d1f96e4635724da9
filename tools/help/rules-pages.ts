import { systems } from '../../src/systems';
import type { System } from '../../src/core/system';
import type { FunctionReference } from './reference';
import {
  escape,
  fileOf,
  filled,
  type HelpPage,
  type Language,
  systemWords,
  wordsOf,
} from './pages';
import type { Markdown } from './markdown';
import { marked, type Token, type Tokens } from 'marked';

/** The rules of a system, a section per clause: `rules.sof.html#S5`. */
export function rulesPage(
  system: System,
  rules: RulesText,
  markdown: Markdown,
  reference: readonly FunctionReference[],
  language: Language,
): HelpPage {
  const words = wordsOf(language);
  const sections = rules.clauses.map(({ id, says, source, decision }) => {
    const users = reference
      .filter(({ clauses }) => clauses.includes(id))
      .map(({ name }) => `<a href="${fileOf(name.toLowerCase(), language)}">${name}</a>`);
    const facts = [
      [words.clauseSource, /^(-|none)$/i.test(source) ? '' : inEnglish(markdown.line(source))],
      [words.clauseDecision, inEnglish(markdown.line(decision))],
      [words.clauseFunctions, users.length > 0 ? `<dd>${users.join(', ')}</dd>` : ''],
    ].filter(([, text]) => text !== '');
    return `<section class="clause" aria-labelledby="${id}">
<h2 id="${id}">${id}</h2>
<p lang="en">${markdown.line(says)}</p>
<dl>
${facts.map(([name, text]) => `<dt>${name}</dt>${text}`).join('\n')}
</dl>
</section>`;
  });
  const title = filled(words.rulesOf, { system: system.prefix });
  return {
    name: `rules.${system.id}`,
    language,
    title,
    part: 'rules',
    body: `<p><a href="${fileOf('rules', language)}">${words.rules}</a></p>
<h1>${escape(title)}</h1>
<p>${escape(systemWords(language, system).line)}</p>
${note(words.inEnglish)}<div lang="en">
${markdown.blocks(rules.before)}</div>
${sections.join('\n')}
<div lang="en">
${markdown.blocks(rules.after)}</div>`,
  };
}

const inEnglish = (html: string): string => `<dd lang="en">${html}</dd>`;
const note = (text: string): string => (text === '' ? '' : `<p>${text}</p>\n`);

/** All clauses of all systems, a line each. */
export function allRulesPage(
  rulesOf: (system: System) => { readonly rules: RulesText; readonly markdown: Markdown },
  language: Language,
): HelpPage {
  const words = wordsOf(language);
  const groups = systems.map((system) => {
    const { rules, markdown } = rulesOf(system);
    const page = fileOf(`rules.${system.id}`, language);
    const lines = rules.clauses.map(
      ({ id, says }) =>
        `<dt><a href="${page}#${id}">${id}</a></dt><dd lang="en">${markdown.line(says)}</dd>`,
    );
    const title = filled(words.rulesOf, { system: system.prefix });
    return `<h2 id="${system.id}"><a href="${page}">${escape(title)}</a></h2>
<p>${escape(systemWords(language, system).line)}</p>
<dl class="short">
${lines.join('\n')}
</dl>`;
  });
  return {
    name: 'rules',
    language,
    title: words.rules,
    part: 'rules',
    body: `<h1>${words.rules}</h1>
<p>${escape(words.rulesLead)}</p>
${note(words.inEnglish)}${groups.join('\n')}`,
  };
}

/** One clause of a system's rules, as Markdown. */
export interface Clause {
  readonly id: string;
  readonly says: string;
  readonly source: string;
  readonly decision: string;
}

/** The rules of a system: its title, the clauses, and the texts around their table. */
export interface RulesText {
  readonly title: string;
  readonly before: string;
  readonly clauses: readonly Clause[];
  readonly after: string;
}

/** Reads `rules.md`: the table whose first column holds clause ids, and what stands around it. */
export function readRules(text: string): RulesText {
  const tokens = marked.lexer(withoutFiles(text));
  const at = tokens.findIndex((token) => token.type === 'table');
  const table = tokens[at] as Tokens.Table | undefined;
  const raw = (from: number, to?: number): string =>
    tokens
      .slice(from, to)
      .filter((token) => token.type !== 'heading')
      .map((token) => token.raw)
      .join('');
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
  const clauses = (table?.rows ?? []).map((row) => {
    const [id = '', says = '', source = '', decision = ''] = row.map((cell) => cell.text);
    return { id, says, source, decision };
  });
  return { title: title?.text ?? '', before: raw(0, at), clauses, after: raw(at + 1) };
}

/** What each clause says, as plain text. */
export function clauseTexts(rules: readonly RulesText[]): Readonly<Record<string, string>> {
  const texts = rules.flatMap(({ clauses }) => clauses.map(({ id, says }) => [id, plain(says)]));
  return Object.fromEntries(texts) as Record<string, string>;
}

/** A line of Markdown without its marks: links are their words. */
function plain(line: string): string {
  const said = (tokens: readonly Token[]): string =>
    tokens
      .map((token) => {
        if ('tokens' in token && token.tokens) return said(token.tokens);
        return 'text' in token ? String(token.text) : token.raw;
      })
      .join('');
  return said(marked.lexer(line)).trim();
}

/** Files of the program named in brackets help those who read the program, not those who read the rules. */
function withoutFiles(text: string): string {
  return text.replace(/\s*\((?:\[[^\]]*\]\([^)]*\.tsx?\)(?:,\s*)?)+\)/g, '');
}

/** The system of a clause: S5 belongs to SOF. */
export function systemOf(clause: string): (typeof systems)[number] | undefined {
  const [letter = ''] = /^[A-Z]+/.exec(clause) ?? [];
  return systems.find((system) => system.clause === letter);
}

/** A clause as a link to its page. */
export function clauseLink(clause: string, language: Language): string {
  const system = systemOf(clause);
  if (!system) throw new Error(`No system has the clause ${clause}.`);
  return `<a href="${fileOf(`rules.${system.id}`, language)}#${clause}">${clause}</a>`;
}
