import { columnLetters } from '../../../taskpane/sheets/address';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import type { NewSheet } from '../../../taskpane/sheets/plan';

/** Of a column without a width of its own, in characters. */
export const usualWidth = 8.43;

/** A filter button, in characters. */
const button = 3;

/** A bold word in characters: its letters are a little wider than digits, capitals half as wide again. */
const wide = (word: string): number => word.length * 1.1 + (word.match(/[A-Z]/g) ?? []).length / 2;

/** The headings, each with whether its longest word is cut off or runs under a filter button; a centred one has that on both sides. */
export function headingsOf({ blocks, widths = {} }: NewSheet): readonly [string, boolean][] {
  return blocks.flatMap((block) => {
    const first = areaOfBlock(block).column;
    const buttons = block.list?.kind === 'filter' ? button : 0;
    return block.cells.flatMap((line) =>
      line.flatMap((cell, i): [string, boolean][] => {
        if (cell.kind !== 'text' || cell.style !== 'header') return [];
        const room = widths[columnLetters(first + i)] ?? usualWidth;
        const taken = cell.align === 'centre' ? 2 * buttons : buttons;
        return [[cell.text, Math.max(...cell.text.split(' ').map(wide)) + taken > room]];
      }),
    );
  });
}

/** Those that are cut off. */
export function headingsCut(sheets: readonly NewSheet[]): readonly string[] {
  return sheets.flatMap(headingsOf).flatMap(([heading, isCut]) => (isCut ? [heading] : []));
}
