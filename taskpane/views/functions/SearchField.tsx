import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../controls/Icon';
import { useWording, type Wording } from '../wording';

export interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many functions match. */
  readonly found: number;
  /** How many jobs match; absent where there are none to search. */
  readonly foundJobs: number | undefined;
  /** What narrows the search further: between the field and the count. */
  readonly children?: ComponentChildren;
}

export function SearchField({
  query,
  onQuery,
  found,
  foundJobs,
  children,
}: SearchFieldProps): VNode {
  const words = useWording();
  const id = useId();
  return (
    <div class="search" role="search">
      <label class="for-readers" for={id}>
        {words.t('findLabel')}
      </label>
      <div class="find">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          value={query}
          placeholder={words.t('findLabel')}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            onQuery(event.currentTarget.value);
          }}
        />
      </div>
      {children}
      <p class="count" role="status">
        {countLine(words, query, found, foundJobs)}
      </p>
    </div>
  );
}

function countLine(
  { t }: Wording,
  query: string,
  found: number,
  foundJobs: number | undefined,
): string {
  if (found === 0 && !foundJobs) return t('foundNone', { query: query.trim() });
  const functions = found === 1 ? t('foundOne') : t('foundMany', { count: found });
  return foundJobs === undefined ? functions : t('foundWithJobs', { functions, count: foundJobs });
}
