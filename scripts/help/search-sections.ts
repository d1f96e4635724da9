import { plainText } from './html';
import { fileOf, type HelpPage } from './page';

/** A part of a page that the search can find. */
export interface SearchSection {
  readonly address: string;
  readonly page: string;
  /** Empty for the part above the first heading with a name. */
  readonly heading: string;
  readonly text: string;
}

/** A page in parts, each from one named heading to the next. */
export function sectionsOf(page: HelpPage): readonly SearchSection[] {
  const file = fileOf(page.name, page.language);
  const pieces = page.body.split(/(?=<h[2-4] id=")/);
  return pieces.flatMap((piece) => {
    const [whole = '', , id, heading = ''] =
      /^<h([2-4]) id="([^"]*)">(.*?)<\/h\1>/s.exec(piece) ?? [];
    const text = plainText(piece.slice(whole.length));
    if (text === '' && heading === '') return [];
    const address = id === undefined ? file : `${file}#${id}`;
    return [{ address, page: page.title, heading: plainText(heading), text }];
  });
}
