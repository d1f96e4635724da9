import { oneLine } from '../core/lines';
import { lowerCase } from '../core/text';

/**
 * Names as the European Go Database has them (A8): two words, surname first, blanks inside a word as `_`; Dutch particles stand
 * behind the given name. "Jan van den Berg" is "Berg Jan_van_den".
 */
export interface EgdName {
  readonly egd: string;
  /** No rule decides: the director looks at it (A10). */
  readonly certain: boolean;
}

/** Words before a surname that belong to neither name for certain. */
const PARTICLES: ReadonlySet<string> = new Set(
  (
    "van de den der het ter ten te 't 's van't v.d. v.d vd v. op in aan bij onder uit over tot voor thor " +
    'von zu zum zur vom da di do dos das del della dello degli dei du des d la le las los el al af av'
  ).split(' '),
);

/** Where the particles stand behind the given name. */
const BEHIND: ReadonlySet<string> = new Set(['', 'NL', 'XX', '--']);
/** Where both is usual. */
const EITHER: ReadonlySet<string> = new Set(['BE', 'DE']);

/** A name as a director writes it in the form of the database (A10). Without a letter the result is empty. */
export function egdNameOf(shown: string, country = ''): EgdName {
  const text = plainLetters(oneLine(shown)).replace(/[;|]/g, ' ');
  const comma = text.indexOf(',');
  const before = wordsOf(comma === -1 ? text : text.slice(0, comma));
  const behind = comma === -1 ? [] : wordsOf(text.slice(comma + 1).replace(/,/g, ' '));
  const home = capitals(country.trim());
  const hasBoth = before.length > 0 && behind.length > 0;
  const typed = hasBoth ? [before, behind] : [before.concat(behind)];
  const [first = [], second = []] = typed.map((words) =>
    words.map((word, at) => cased(word, at === 0 || (!hasBoth && at === words.length - 1))),
  );
  const { egd, certain } = hasBoth ? commaName(first, second, home) : plainName(first, home);
  const written = [...first, ...second];
  const isAsTyped = [...before, ...behind].every((word, at) => written[at] === word);
  return { egd, certain: certain && isAsTyped && !text.includes(LOST) };
}

/**
 * A word of capitals as names are written, and one of small letters that begins or ends a name: `KOK` is Kok, `dirk` is Dirk. Particles
 * and what stands within a name (`jr`) stay.
 */
function cased(word: string, isOuter: boolean): string {
  if (isParticle(word) || /^[dl]'/.test(word)) return word;
  const letters = word.replace(/[^A-Za-z]/g, '');
  if (letters.length < 2) return word;
  const isLoud = letters === capitals(letters);
  if (!isLoud && !(isOuter && /^[a-z]/.test(word))) return word;
  const rest = isLoud ? lowerCase(word) : word;
  return rest.replace(/(^|[-'.(])[a-z]/g, (start) => capitals(start));
}

/**
 * Whether a name of a file is one of the database: plain letters, two words at most, each written as names are. The name of another
 * program is no such name: it is shown as people write it, and named like a typed one when it goes out.
 */
export function isEgdName(name: string): boolean {
  return (
    plainLetters(name) === name &&
    name.split(' ').length <= 2 &&
    name
      .split(' ')
      .every((part) => wordsOf(part).every((word, at) => cased(word, at === 0) === word))
  );
}

/** "Berg, Jan van den", "van den Berg, Jan". */
function commaName(before: readonly string[], given: readonly string[], home: string): EgdName {
  const first = before.findIndex((word) => !isParticle(word));
  const particles = first === -1 ? 0 : first;
  if (particles === 0 || !(BEHIND.has(home) || EITHER.has(home))) {
    return { egd: joined(before, given), certain: true };
  }
  const egd = joined(before.slice(particles), [...given, ...before.slice(0, particles)]);
  return { egd, certain: BEHIND.has(home) };
}

/** "Jan van den Berg". */
function plainName(words: readonly string[], home: string): EgdName {
  const last = words.length - 1;
  let from = last;
  while (from > 0 && isParticle(words[from - 1])) from--;
  const hasParticle = from < last;
  const stays = hasParticle && !BEHIND.has(home) && !EITHER.has(home) && from > 0;
  const egd = stays
    ? joined(words.slice(from), words.slice(0, from))
    : joined(words.slice(last), words.slice(0, last));
  const certain = hasParticle ? from > 0 && !EITHER.has(home) : words.length === 2;
  return { egd, certain };
}

/** A name of the database as people write it: given name, particles, surname (A12). */
export function shownName(egd: string): string {
  const [surname = '', ...given] = oneLine(egd).split(' ');
  return wordsOf([...given, surname].join(' ')).join(' ');
}

/**
 * Words of a table as a name of the database: the first is the surname, the others are joined. Where more than two words stand,
 * particles in front belong to the surname.
 */
export function egdNameIn(words: readonly string[]): string {
  if (words.length < 3) return words.join(' ');
  const first = words.findIndex((word) => !isParticle(word));
  const surname = Math.min(Math.max(first, 0), words.length - 2) + 1;
  return joined(words.slice(0, surname), words.slice(surname));
}

function isParticle(word = ''): boolean {
  return PARTICLES.has(lowerCase(word));
}

function joined(surname: readonly string[], given: readonly string[]): string {
  return [surname.join('_'), given.join('_')].filter((part) => part !== '').join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/[\s_]+/).filter((word) => word !== '');
}

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

/**
 * A text in plain letters, as the list of European players is (A11); a letter without a plain one becomes `?`. A word of capitals has
 * capitals only: `MÜLLER` is MUELLER, and `Übel` Uebel.
 */
export function plainLetters(text: string): string {
  const plain = (part: string): string => part.replace(/[^\0-\u007f]/g, plainLetter);
  return plain(text.normalize('NFC').replace(/\p{Lu}[\p{Lu}ß]+/gu, (word) => capitals(plain(word))))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\ud800-\udbff][\udc00-\udfff]|[^\0-\u007f]/g, LOST);
}

function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  const plain = LETTERS[small] ?? letter;
  return letter === small ? plain : plain.replace(/./, capitals);
}

/** a to z as capitals and nothing else changed: the same on every machine, whatever its language. */
export function capitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
}

const RANK =
  /^([1-9]|[1-4]\d)(?:e|de|ste|st|nd|rd|th)?[\s.-]*(kyu|k|dan pro|dan p|dan|d|pro|p|[段단级級급])\.?\s*\??$/i;

/**
 * A rank as people write it (`3d`, `3 Dan`, `3e dan`, `12 kyu`, `1k?`, `9 pro`, `5段`) as lists of ratings write it: 3d, 12k, 9p.
 * Undefined for what is none: nobody is above 9 dan.
 */
export function rankTyped(text: string): string | undefined {
  const [, count = '', word = ''] = RANK.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const letter = /p/i.test(word) ? 'p' : /[d段단]/i.test(word) ? 'd' : 'k';
  return count === '' || (letter !== 'k' && count.length > 1) ? undefined : count + letter;
}

/** A line in which each rank of words is one word, as wide as before: `3 Dan` becomes `3d   `. */
export function ranksAsWords(line: string): string {
  return line.replace(
    /(^|\s)(\d{1,2}(?: ?(?:kyu|dan|pro|[段단级級급])\??|[kdp]\?))(?=\s|$)/gi,
    (whole: string, before: string, rank: string) =>
      (before + (rankTyped(rank) ?? rank)).padEnd(whole.length),
  );
}

/** "[5d]", "(12k)", "[?]": the rank that the page of a server shows after a name. */
const SHOWN_RANK = /[[(](?:\d+(?:\.\d+)?\s*[kdp]\??|\?)[\])]$/i;

/** The longest rank; only this much of a name's end is searched. */
const LONGEST_RANK = 20;

/** A name without the rank that a page shows behind it. A text that is only a rank is a name. */
export function withoutRank(name: string): string {
  const whole = name.trim();
  const from = Math.max(0, whole.length - LONGEST_RANK);
  const at = whole.slice(from).search(SHOWN_RANK);
  return at === -1 ? name : whole.slice(0, from + at).trim() || name;
}
