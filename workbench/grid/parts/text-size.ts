import type { Style } from '@odoo/o-spreadsheet';

/**
 * How much room a text needs, estimated from its characters: the same on every machine, whatever fonts it
 * has, so that states of a workbook can be compared.
 */

const defaultFontSize = 10;
const pixelsPerPoint = 96 / 72;
const margin = 10;

/** Widths in ems, roughly those of Arial and its relatives. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;!|'il]/u, 0.28],
  [/[mwMW@%]/u, 0.87],
  [/\d/u, 0.56],
  [/\p{Lu}/u, 0.68],
  [/\p{Ll}/u, 0.54],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
];
const otherWidth = 0.6;
const boldFactor = 1.08;

export function textWidth(text: string, style: Style): number {
  if (text === '') return 0;
  const lines = text.split('\n').map((line) => lineWidth(line, style));
  return Math.ceil(Math.max(...lines)) + margin;
}

/** Wrapped text takes as many lines as the column is too narrow for it. */
export function textHeight(text: string, style: Style, columnWidth: number): number {
  if (text === '') return 0;
  const room = Math.max(columnWidth - margin, 1);
  const lines = text.split('\n').map((line) => {
    if (style.wrapping !== 'wrap') return 1;
    return Math.max(1, Math.ceil(lineWidth(line, style) / room));
  });
  const count = style.wrapping === 'wrap' ? lines.reduce((sum, each) => sum + each, 0) : 1;
  return Math.ceil(count * fontPixels(style) * 1.25) + 6;
}

function lineWidth(line: string, style: Style): number {
  const ems = Array.from(line, (character) => {
    const known = widths.find(([shape]) => shape.test(character));
    return known?.[1] ?? otherWidth;
  });
  const sum = ems.reduce((total, each) => total + each, 0);
  return sum * fontPixels(style) * (style.bold === true ? boldFactor : 1);
}

function fontPixels(style: Style): number {
  return (style.fontSize ?? defaultFontSize) * pixelsPerPoint;
}
