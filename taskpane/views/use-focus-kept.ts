import { useEffect } from 'preact/hooks';

/** A control that cannot have the focus any more loses it to the page's body, and the keyboard starts at the top. */
const takesFocusAway = ['disabled', 'hidden'];

const statusLine = '.status > [role="status"]';

/**
 * When what has the focus goes, the status line takes it: the outcome is told there, and Tab goes on near it. A view
 * that knows a better place moves the focus on afterwards. While the focus is in Excel it stays there.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const page = document;
    const { body } = page;
    let last: Element | undefined;
    const entered = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : undefined;
    };
    const left = (): void => {
      last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (last === undefined || canHaveFocus(last)) return;
      const { activeElement } = page;
      const isLost = activeElement === null || activeElement === body || activeElement === last;
      last = undefined;
      if (isLost) body.querySelector<HTMLElement>(statusLine)?.focus();
    });
    body.addEventListener('focusin', entered);
    window.addEventListener('blur', left);
    observer.observe(body, { childList: true, subtree: true, attributeFilter: takesFocusAway });
    return () => {
      observer.disconnect();
      body.removeEventListener('focusin', entered);
      window.removeEventListener('blur', left);
    };
  }, []);
}

/** Whether the focus went with what had it: a view that knows a better place than the status line may take it now. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(statusLine);
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [hidden], [hidden] *');
}
