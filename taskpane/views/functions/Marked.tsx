import type { VNode } from 'preact';
import { hitsIn } from '../../reference/search';

/** What a search goes by: the query, and the words of it that narrow nothing. */
export interface SearchedFor {
  readonly query: string;
  readonly skipped: ReadonlySet<string>;
}

/** A line in which what was searched for is bold. */
export function Marked({
  text,
  searched: { query, skipped },
}: {
  readonly text: string;
  readonly searched: SearchedFor;
}): VNode {
  return (
    <>
      {hitsIn(text, query, skipped).map((part, at) =>
        part.isHit ? <b key={at}>{part.text}</b> : part.text,
      )}
    </>
  );
}
