import type { Library } from './library';

export const general = 'General';

/**
 * Excel's format for text. The engine would show and read the apostrophe that keeps a text what it is, so it
 * never hears of this format: `entry-plugin` makes text of what is entered, the code travels with the style.
 */
export const textFormat = '@';

/**
 * The engine knows a part of Excel's number formats and turns a cell with another one into an error.
 * Colours, fillers and spacing are left out; what then remains unknown is shown as General.
 */
export function toEngineFormat(library: Library, format: string): string {
  if (toEngineCode(format) === '' || format === textFormat) return '';
  const plain = format
    .replace(/\[(?:Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color\s*\d+)\]/gi, '')
    .replace(
      /("[^"]*")|[_*].|\\(.)/g,
      (_, text?: string, character?: string) =>
        text ?? (character === undefined ? '' : `"${character}"`),
    );
  return isKnown(library, plain) ? plain : '';
}

/** The engine's word for a code it knows in full. */
export function toEngineCode(format: string): string {
  return format.toLowerCase() === 'general' ? '' : format;
}

export function fromEngineFormat(format: string | undefined): string {
  return format === undefined || format === '' ? general : format;
}

const known = new Map<string, boolean>();

function isKnown(library: Library, format: string): boolean {
  const answer = known.get(format) ?? isShown(library, format);
  known.set(format, answer);
  return answer;
}

function isShown(library: Library, format: string): boolean {
  const options = { format, locale: library.DEFAULT_LOCALE };
  try {
    return [1.5, -1.5, 0].every(
      (value) => library.helpers.formatValue(value, options) !== '#VALUE!',
    );
  } catch {
    return false;
  }
}
