import { useEffect, useState } from 'preact/hooks';
import { withTexts } from '../../../language';
import { noWords, type SearchWords } from '../../reference/search';

/** Everyday words for the search, in every language: fetched with the first look at the functions, which do not wait for them. */
export function useSearchWords(): SearchWords {
  const [words, setWords] = useState(noWords);
  useEffect(() => {
    let left = false;
    withTexts('find', () => import(/* webpackChunkName: "find" */ './everyday-words')).then(
      ({ everydayWords }) => {
        if (!left) setWords(everydayWords());
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
