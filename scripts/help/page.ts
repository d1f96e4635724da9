import { version } from '../../package.json';
import { escape } from './html';
import { filled, othersThan, wordsOf, type Language } from './words';

/** One page of the help, in one language. */
export interface HelpPage {
  /** The same in every language: `guide.nk` is `guide.nk.html` and `guide.nk.nl.html`. */
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  /** Its part of the navigation. */
  readonly part?: Part | undefined;
  /** The HTML between the frame. */
  readonly body: string;
  /** Scripts of this page; all others have none. */
  readonly scripts?: readonly string[];
}

const parts = ['install', 'guides', 'functions', 'rules', 'troubleshooting', 'new'] as const;
const foot = ['privacy', 'support'] as const;
export type Part = (typeof parts)[number];

/** English has the plain name, as formulas' help addresses are older than the other languages. */
export function fileOf(name: string, language: Language): string {
  return language === 'en' ? `${name}.html` : `${name}.${language}.html`;
}

/** Texts, pictures and one style sheet are all there is; the search alone runs a script. */
function policy(withScripts: boolean): string {
  return [
    "default-src 'none'",
    ...(withScripts ? ["script-src 'self'"] : []),
    "style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'",
  ].join('; ');
}

/** The whole file. */
export function pageText(page: HelpPage): string {
  const { name, language, title, part, body, scripts = [] } = page;
  const words = wordsOf(language);
  const to = (other: string): string => fileOf(other, language);
  const link = (key: Part | (typeof foot)[number]): string =>
    `<a href="${to(key)}"${part === key ? ' aria-current="true"' : ''}>${escape(words[key])}</a>`;
  const others = othersThan(language).map((other) => {
    const named = `hreflang="${other}" href="${fileOf(name, other)}"`;
    return {
      head: `<link rel="alternate" ${named} />`,
      body: `<a lang="${other}" ${named}>${escape(wordsOf(other).language)}</a>`,
    };
  });
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy(scripts.length > 0)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>${escape(title)} - ${escape(words.name)}</title>
    <link rel="icon" href="../assets/icon-32.png" />
    <link rel="stylesheet" href="help.css" />
    ${others.map(({ head }) => head).join('\n    ')}${scripts
      .map((script) => `\n    <script defer src="${script}"></script>`)
      .join('')}
  </head>
  <body>
    <a class="skip" href="#text">${escape(words.skip)}</a>
    <header>
      <a class="site" href="${to('index')}">${escape(words.name)}</a>
      <form role="search" action="${to('search')}">
        <input type="search" name="q" aria-label="${escape(words.search)}" />
        <button>${escape(words.searchButton)}</button>
      </form>
      ${others.map(({ body: link }) => link).join('\n      ')}
      <nav aria-label="${escape(words.pages)}">
        ${parts.map(link).join('\n        ')}
      </nav>
    </header>
    <main id="text">
${body}
    </main>
    <footer>
      <span>${escape(filled(words.version, { version }))}</span>
      ${foot.map(link).join('\n      ')}
      <a href="../licences.txt">${escape(words.licences)}</a>
    </footer>
  </body>
</html>
`;
}
