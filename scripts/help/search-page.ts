import { escape } from './html';
import type { HelpPage } from './page';
import { wordsOf, type Language } from './words';

/** The page of the search: what it says lies in its markup, so that one script serves every language. */
export function searchPage(language: Language): HelpPage {
  const words = wordsOf(language);
  return {
    name: 'search',
    language,
    title: words.search,
    scripts: [`search.${language}.js`, 'search.js'],
    body: `<h1>${escape(words.search)}</h1>
<p id="found" role="status" data-one="${escape(words.searchOne)}" data-many="${escape(words.searchFound)}" data-none="${escape(words.searchNothing)}" data-empty="${escape(words.searchEmpty)}">${escape(words.searchEmpty)}</p>
<noscript><p>${escape(words.searchNeedsScript)}</p></noscript>
<ol id="results"></ol>`,
  };
}
