import { marked, type Token, type Tokens } from 'marked';
import { systems } from '../../systems';
import { fileOf } from './page';
import type { Language } from './words';

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
