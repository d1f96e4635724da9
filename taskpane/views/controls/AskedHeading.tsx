import type { VNode } from 'preact';
import { useEffect, useRef, type MutableRef } from 'preact/hooks';
import { isFocusLost } from '../use-focus-kept';

/** Whether what appears next was asked for. */
export type Asked = MutableRef<boolean>;

/**
 * A heading that takes the focus when it appears, if what it heads was asked for and the focus still waits in the bar, or is
 * lost with what was there.
 */
export function AskedHeading({
  text,
  asked,
}: {
  readonly text: string;
  readonly asked: Asked;
}): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const waits = isFocusLost() || document.activeElement?.closest('.bar');
    if (asked.current && waits) heading.current?.focus();
  }, [asked]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
