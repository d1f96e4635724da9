import type { CellContent } from '../sheets/content';
import { cut } from '../../src/language';

/** A filled cell's content for a sentence: as the sheet shows it; a formula that shows nothing by itself. */
export function shownContent(content: CellContent): string {
  if (content.kind === 'empty') return '';
  const hidden = content.kind === 'formula' ? content.formula : '';
  return cut(content.shown || hidden);
}
