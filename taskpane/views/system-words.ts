import type { TextKey } from '../../language';

/** How Home calls a system above its jobs and above its functions, and a sentence about it. */
interface SystemWords {
  /** Its name in a word; for most it is their prefix, which stands for several. */
  readonly name?: string;
  /** Above its jobs; a system that has none is headed by its functions alone. */
  readonly jobs?: TextKey;
  readonly functions: TextKey;
  readonly line: TextKey & `system${string}`;
}

const words: Readonly<Record<string, SystemWords>> = {
  SOF: { functions: 'headingSOF', line: 'systemSOF' },
  AGA: { functions: 'headingAGA', line: 'systemAGA' },
  KGS: { jobs: 'headingKGS', functions: 'functionsKGS', line: 'systemKGS' },
  NK: { jobs: 'headingNK', functions: 'functionsNK', line: 'systemNK' },
  KUKSU: {
    name: 'Kuksu',
    jobs: 'headingKUKSU',
    functions: 'functionsKUKSU',
    line: 'systemKUKSU',
  },
};

export const systemsWithWords: readonly string[] = Object.keys(words);

/** The words for a system; none for one that is not known here, which shows its prefix. */
export function systemWords(system: string): SystemWords | undefined {
  return words[system];
}

/** What a system is called in a word. */
export function systemName(system: string): string {
  return words[system]?.name ?? system;
}
