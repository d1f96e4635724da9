import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useWording, type Wording } from '../wording';

export interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many functions match. */
  readonly found: number;
}

export function SearchField({ query, onQuery, found }: SearchFieldProps): VNode {
  const words = useWording();
  const id = useId();
  return (
    <div class="search" role="search">
      <label for={id}>{words.t('searchLabel')}</label>
      <input
        id={id}
        type="search"
        value={query}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          onQuery(event.currentTarget.value);
        }}
      />
      <p class="count" role="status">
        {countLine(words, query, found)}
      </p>
    </div>
  );
}

function countLine({ t }: Wording, query: string, found: number): string {
  if (found === 0) return t('foundNone', { query: query.trim() });
  return found === 1 ? t('foundOne') : t('foundMany', { count: found });
}
