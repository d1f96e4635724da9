import { useEffect } from 'preact/hooks';

/** A removed or disabled control loses the focus to the page's body, and the keyboard starts at the top. */
const takesFocusAway = ['disabled', 'hidden'];

const statusLine = '.status > [role="status"]';

/**
 * When the focused control goes, the status line takes the focus: it shows the result, and Tab continues near it. A view
 * with a better place moves the focus on afterwards. While the focus is in Excel it stays there.
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

/** Whether the focused control is gone, so that a view with a better place than the status line may take the focus. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(statusLine);
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled, [hidden], [hidden] *');
}
