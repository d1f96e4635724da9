import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../details/copying';

export interface Copying {
  readonly button: RefObject<HTMLButtonElement>;
  /** Shows the text, or is hidden until the clipboard refuses it. */
  readonly field: RefObject<HTMLTextAreaElement>;
  /** Whether the clipboard holds the text, or the field shows it selected. */
  readonly outcome: 'copied' | 'shown' | undefined;
  readonly copy: () => Promise<'copied' | 'shown' | undefined>;
}

/** Copies a text with one press. What was said of it is gone once it is another text. */
export function useCopying(text: string | (() => string)): Copying {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  useEffect(() => {
    setOutcome(undefined);
  }, [text]);
  const copy: Copying['copy'] = async () => {
    const { current } = field;
    if (!current) return undefined;
    const { hidden } = current;
    // A hidden field cannot be selected.
    current.hidden = false;
    const isCopied = await copyText(typeof text === 'string' ? text : text(), current);
    if (isCopied) {
      current.hidden = hidden;
      button.current?.focus();
    }
    const done = isCopied ? 'copied' : 'shown';
    setOutcome(done);
    return done;
  };
  return { button, field, outcome, copy };
}
