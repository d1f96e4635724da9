import { capitals, plainLetters } from '../names/ascii';

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
