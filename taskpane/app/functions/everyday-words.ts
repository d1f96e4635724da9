import { saidInAny, type SheetKey } from '../../../src/language';
import type { SearchWords } from '../../reference/search';
import { systemWords } from '../../controls/wording';

/** What people call what the functions give, in every language. */
export function everydayWords(): SearchWords {
  return {
    wordsFor: ({ id, system }) => {
      const about = systemWords(system);
      return [
        ...saidInAny(`find.${id}` as SheetKey),
        ...(about ? [about.functions, about.line].flatMap(saidInAny) : []),
      ];
    },
    skipped: new Set(saidInAny('searchSkips').flatMap((list) => list.split(' '))),
  };
}
