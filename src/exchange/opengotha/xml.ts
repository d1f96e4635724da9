import { capitals, plainLetters } from '../names';

/** What stands for a character that no XML file can hold. */
const NONE = '\ufffd';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text without the characters that XML 1.0 forbids: controls, halves of a pair, the last two of the first plane. */
export function allowed(text: string): string {
  return Array.from(text, (sign) => (isAllowed(sign.codePointAt(0) ?? 0) ? sign : NONE)).join('');
}

function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** An element with attributes, and with what stands in it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  inside?: readonly string[],
): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${attributeText(String(value))}"`,
  );
  const start = `<${name}${pairs.join('')}`;
  if (inside === undefined) return `${start}/>`;
  return [`${start}>`, ...inside, `</${name}>`].join('\n');
}

/** Blanks other than the plain one are written as numbers: a parser makes plain ones of them otherwise. */
function attributeText(text: string): string {
  return allowed(text)
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An element of an XML file, as a plain tree: texts between elements play no part in these files. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** The children of that name of the first child of another name: `Players` > `Player`. */
export function within(root: XmlElement, wrapper: string, name: string): readonly XmlElement[] {
  const found = root.children.find((child) => child.name === wrapper);
  return found ? found.children.filter((child) => child.name === name) : [];
}

/** An attribute without blanks around it; "" where it is missing. */
export function attribute({ attributes }: XmlElement, name: string): string {
  return Object.prototype.hasOwnProperty.call(attributes, name)
    ? (attributes[name] ?? '').trim()
    : '';
}

/** The two parts of a name that games put together. */
interface NamedPlayer {
  readonly surname: string;
  readonly given: string;
}

/** Players by what games call them: with accents, and without where that leaves one. */
export class Keys {
  private readonly exact = new Map<string, number>();
  private readonly plain = new Map<string, number | 'several'>();

  /** False where another player has the same key. */
  add({ surname, given }: NamedPlayer, index: number): boolean {
    const key = keyOf(surname + given);
    if (this.exact.has(key)) return false;
    this.exact.set(key, index);
    const plain = plainKey(key);
    this.plain.set(plain, this.plain.has(plain) ? 'several' : index);
    return true;
  }

  find(text: string): number | undefined {
    const key = keyOf(text);
    const plain = this.plain.get(plainKey(key));
    return this.exact.get(key) ?? (plain === 'several' ? undefined : plain);
  }
}

/** Composed again at the end: the capitals of some letters come apart, and a key of a key is to be the same. */
export function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, '')
    .toUpperCase()
    .normalize('NFC');
}

function plainKey(key: string): string {
  return capitals(plainLetters(key.normalize('NFD').replace(/[\u0300-\u036f]/g, '')));
}

/** What a file of OpenGotha holds at most (clauses E1 and E2). */
export const MOST_PLAYERS = 2000;
/** One sign of `participating` each. */
export const MOST_ROUNDS = 20;
export const LEAST_RATING = -900;
export const MOST_RATING = 2949;
/** The highest rank is 9 dan, the lowest 30 kyu; 1 dan is 0. */
export const MOST_RANK = 8;
export const LEAST_RANK = -30;
export const CLUB_LETTERS = 4;
/** What stands for a given name that nobody has: OpenGotha writes it itself, because it takes none that is blank. */
export const NO_GIVEN = 'x';
