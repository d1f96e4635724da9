import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import { bugs } from '../../package.json';
import type { Language } from '../../src/language';
import { escape, fileOf, plainText, slug, type Target } from './pages';

/** What a Markdown file needs to become part of a page. */
export interface MarkdownContext {
  /** Its place in the project; links in it are relative to its folder. */
  readonly file: string;
  readonly language: Language;
  /** Pages by the files they are made of. */
  readonly pages: ReadonlyMap<string, Target>;
}

const place = (id: string): string => `<span id="${id}"></span>\n`;

/**
 * What a page says to this generator alone, and a code host does not show:
 * - `<!-- job nk-pair -->` before a heading is the pane's address of a job, the same in every language; `<!-- place egd -->` that of
 *   anything else the pane leads to;
 * - `<!-- download manifest.xml -->` offers a file that lies beside the help once the manifests are written;
 * - `<!-- try Try it -->` leads to the workbench of the published site (tools/workbench/site.ts), in the language of the page;
 * - `<!-- issues Report a problem -->` leads to the repository's issues.
 */
const marks: Readonly<Record<string, (rest: string, language: Language) => string>> = {
  job: place,
  place,
  download: (file) =>
    `<p><a class="download" href="../${escape(file)}" download>${escape(file)}</a></p>\n`,
  try: (text, language) =>
    `<p><a class="download" href="../try/index.html${language === 'nl' ? '?locale=nl-NL' : ''}">${escape(text)}</a></p>\n`,
  issues: (text) => `<p><a href="${escape(bugs.url)}">${escape(text)}</a></p>\n`,
};

function marked(html: string, language: Language): string {
  const found = [...html.matchAll(/<!--\s*(\w+) (.+?)\s*-->/g)];
  return found.map(([, name = '', rest = '']) => marks[name]?.(rest, language) ?? '').join('');
}

export interface Markdown {
  readonly blocks: (text: string) => string;
  readonly line: (text: string) => string;
}

/** What is also for those who work on the program, and names files that the help does not have. */
const forPrograms = /^CHANGELOG\.md$|\/rules\.md$/;

/** Markdown as HTML whose links lead to pages of the help. Where that may be, a link to a file without a page stays as its text. */
export function markdown({ file, language, pages }: MarkdownContext): Markdown {
  const folder = path.posix.dirname(file);
  const seen = new Map<string, number>();
  const anchor = (text: string): string => {
    const name = slug(text);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  };
  const address = (href: string): string | undefined => {
    if (/^(https:|mailto:|#)/.test(href)) return href;
    const [target = '', place] = href.split('#');
    const page = pages.get(path.posix.join(folder, target));
    if (!page) {
      if (forPrograms.test(file)) return undefined;
      throw new Error(`${file} links to ${href}, which the help has no page for.`);
    }
    return fileOf(page.name, page.language ?? language) + (place === undefined ? '' : `#${place}`);
  };
  const parser = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchor(plainText(html))}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const html = this.parser.parseInline(tokens);
        const to = address(href);
        return to === undefined ? html : `<a href="${escape(to)}">${html}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${escape(href)}" alt="${escape(text)}" />`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        return marked(text, language);
      },
    },
  });
  return {
    blocks: (text) => parser.parse(text, { async: false }),
    line: (text) => parser.parseInline(text, { async: false }),
  };
}
