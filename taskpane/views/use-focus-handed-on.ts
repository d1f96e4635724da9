import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFocusLost } from './use-focus-kept';

/**
 * Gives what is called when a button is pressed that may go with what it changes, now or once `shown` is new: then the
 * control in its place takes the focus.
 */
export function useFocusHandedOn(
  view: RefObject<HTMLElement>,
  inItsPlace: string,
  shown: unknown,
): () => void {
  /** What was shown at the press, until it is known where the focus is. */
  const pressed = useRef<{ readonly shown: unknown }>();
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const isLost = isFocusLost();
    if (isLost) view.current?.querySelector<HTMLElement>(inItsPlace)?.focus();
    if (isLost || shown !== pressed.current.shown) pressed.current = undefined;
  });
  return () => {
    pressed.current = { shown };
  };
}
