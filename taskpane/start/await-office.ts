/** What is known of the Office around the pane. */
export type OfficeAround =
  | { readonly kind: 'excel' }
  /** Another host, or a browser. */
  | { readonly kind: 'outside' }
  /** Office's library comes from Microsoft's servers: it is missing where they cannot be reached. */
  | { readonly kind: 'noOffice' }
  /** Nothing was heard in time: the library is there in part, or does not trust the page around it. */
  | { readonly kind: 'noAnswer' };

/** Milliseconds to wait for Excel before the pane says that it does not answer. */
export const patience = 10_000;

/**
 * Tells what Office is around the pane, and again where it turns out later: an answer after the time is over still
 * starts the pane.
 */
export function awaitOffice(tell: (around: OfficeAround) => void): void {
  const timer = setTimeout(tell, patience, { kind: 'noAnswer' });
  const settle = (around: OfficeAround): void => {
    clearTimeout(timer);
    tell(around);
  };
  whenScriptsHaveRun(() => {
    if (!('Office' in window) || typeof window.Office.onReady !== 'function') {
      settle({ kind: 'noOffice' });
      return;
    }
    Office.onReady().then(
      ({ host }) => {
        settle({ kind: host === Office.HostType.Excel ? 'excel' : 'outside' });
      },
      () => {
        settle({ kind: 'noAnswer' });
      },
    );
  });
}

/** The page's deferred scripts, office.js among them, have run or failed once its content is said to be loaded. */
function whenScriptsHaveRun(task: () => void): void {
  if (document.readyState === 'complete') task();
  else document.addEventListener('DOMContentLoaded', task, { once: true });
}
