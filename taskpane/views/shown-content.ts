import type { CellContent } from '../sheet/content';

const longest = 60;

/** A filled cell's content for a sentence: as the sheet shows it; a formula that shows nothing by itself. */
export function shownContent(content: CellContent): string {
  if (content.kind === 'empty') return '';
  const hidden = content.kind === 'formula' ? content.formula : '';
  const characters = Array.from(content.shown || hidden);
  return characters.length > longest
    ? `${characters.slice(0, longest - 1).join('')}…`
    : characters.join('');
}
