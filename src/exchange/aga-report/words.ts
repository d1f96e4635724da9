import { lowerCase } from '../../text';

/** The words of a line. */
export function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}

/** An AGA ID without zeros before it; undefined for another word. */
export function idIn(word: string): string | undefined {
  return /^\d{1,7}$/.test(word) ? String(Number(word)) : undefined;
}

const HIGHEST: Readonly<Record<string, number>> = { k: 30, d: 9, p: 9 };

/** `4D` as `4d`, `4.50` as `4.5`; undefined where it is no rank and no rating. */
export function rankIn(word: string): string | undefined {
  const [, digits = '', letter = ''] = /^(\d{1,2})([kdp])$/i.exec(word) ?? [];
  if (letter !== '') {
    const [count, kind] = [Number(digits), lowerCase(letter)];
    return count >= 1 && count <= (HIGHEST[kind] ?? 0) ? `${count}${kind}` : undefined;
  }
  if (!/^[+-]?\d{1,2}(?:[.,]\d{1,6})?$/.test(word)) return undefined;
  const rating = Number(word.replace(',', '.'));
  return Math.abs(rating) < 1 ? undefined : String(rating);
}

/** Whole points and parts of them, on either side. */
export const MOST_KOMI = 400;

export function komiIn(word: string): number | undefined {
  if (!/^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/.test(word)) return undefined;
  // No -0.
  const komi = Number(word.replace(',', '.')) + 0;
  return Math.abs(komi) <= MOST_KOMI ? komi : undefined;
}

/** A day as yyyy-mm-dd, from m/d/yyyy and m-d-yyyy too; another text as it stands. */
export function isoDay(text: string): string {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The same as m/d/yyyy. */
export function americanDay(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === '' ? text : `${Number(month)}/${Number(day)}/${year}`;
}
