import { systems } from '../../systems';
import type { System } from '../../systems/system';
import type { FunctionReference } from '../reference/reference';
import type { RulesText } from './clauses';
import { escape } from './html';
import type { Markdown } from './markdown';
import { fileOf, type HelpPage } from './page';
import { filled, systemWords, wordsOf, type Language } from './words';

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
