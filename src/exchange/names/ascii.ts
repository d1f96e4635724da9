/** Letters that lose more than an accent on their way to plain letters (A11). */
const LETTERS: Readonly<Record<string, string>> = {
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '−': '-',
};

/** What stands for a letter that has no plain one. */
export const LOST = '?';

/** A text in plain letters, as the list of European players is (A11); a letter without a plain one becomes `?`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\u007f]/g, plainLetter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\ud800-\udbff][\udc00-\udfff]|[^\0-\u007f]/g, LOST);
}

function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  const plain = LETTERS[small];
  if (plain === undefined) return letter;
  return letter === small ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** a to z as capitals and nothing else changed: the same on every machine, whatever its language. */
export function capitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
}
