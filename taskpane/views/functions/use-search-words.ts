import { useEffect, useState } from 'preact/hooks';
import { saidInAny, withTexts, type TextKey } from '../../../language';
import { noWords, type SearchWords } from '../../reference/search';
import { systemWords } from '../system-words';

/** Everyday words for the search, in every language: fetched with the first look at the functions, which do not wait for them. */
export function useSearchWords(): SearchWords {
  const [words, setWords] = useState(noWords);
  useEffect(() => {
    let left = false;
    withTexts('find', () => Promise.resolve(everyday())).then(
      (found) => {
        if (!left) setWords(found);
      },
      // Without them names and descriptions are searched.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return words;
}

function everyday(): SearchWords {
  return {
    wordsFor: ({ id, system }) => {
      const about = systemWords(system);
      return [
        ...saidInAny(`find.${id}` as TextKey),
        ...(about ? [about.functions, about.line].flatMap(saidInAny) : []),
      ];
    },
    skipped: new Set(saidInAny('searchSkips').flatMap((list) => list.split(' '))),
  };
}
