import { record } from '../details';

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

/** As the manifest of the shared runtime names it (tools/manifest/variants.ts). */
const explainCell = 'explainCell';

/**
 * The command in the menu of a cell, where functions and pane share one runtime: the page may be loaded without being
 * shown. Everywhere else Excel shows the pane by itself and tells it nothing.
 */
export function answerCommands(page = window.location.pathname): void {
  if (!page.endsWith('/taskpane.shared.html')) return;
  Office.actions.associate(explainCell, (event: Office.AddinCommands.Event) => {
    const completed = (): void => {
      // Excel waits for it, whether or not it could show the pane.
      event.completed();
    };
    window.dispatchEvent(new Event(explainCell));
    Office.addin.showAsTaskpane().then(completed, completed);
  });
}

/** Tells when the user asks what is in the selected cell; gives what ends it. */
export function onExplainCell(listener: () => void): () => void {
  window.addEventListener(explainCell, listener);
  return () => {
    window.removeEventListener(explainCell, listener);
  };
}

/**
 * Notes an exception for Copy details: its kind, and where in our scripts it arose. Not its message, which may quote
 * a cell.
 */
export function noteFailure(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : undefined;
  const code = thrown !== null && typeof thrown === 'object' && 'code' in thrown ? thrown.code : '';
  const place = /\btaskpane(?:\.\w+)*\.js:\d+:\d+/.exec(error?.stack ?? '')?.[0];
  record.note(typeof code === 'string' && code !== '' ? code : (error?.name ?? 'unknown'));
  if (place !== undefined) record.note(place);
}

/**
 * Calls back for every exception that nobody caught. Those of scripts from elsewhere carry no error: the browser hides
 * it, and there is nothing of the pane to be told.
 * @returns ends it.
 */
export function followFailures(onFailure: () => void): () => void {
  const failed = (thrown: unknown): void => {
    noteFailure(thrown);
    onFailure();
  };
  const error = (event: ErrorEvent): void => {
    if (event.error !== null && event.error !== undefined) failed(event.error);
  };
  const rejection = (event: PromiseRejectionEvent): void => {
    failed(event.reason);
  };
  window.addEventListener('error', error);
  window.addEventListener('unhandledrejection', rejection);
  return () => {
    window.removeEventListener('error', error);
    window.removeEventListener('unhandledrejection', rejection);
  };
}

/**
 * Whether the host has another build than the one that runs here. `build.js` says which; it is a script because the page
 * may connect to nothing. The pane's own script carries a hash in its name, which is what is compared.
 */

/** The name of the pane's script in this page. */
function ownScript(): string | undefined {
  const scripts = [...document.querySelectorAll('script')].map((each) => each.getAttribute('src'));
  return scripts.find((src) => /^taskpane(?:\.[0-9a-f]{8})?\.js$/.test(src ?? '')) ?? undefined;
}

/** Asks the host once. `tell` is called when it has another build; not when it cannot be reached. */
function askForNewest(tell: () => void): void {
  const script = document.createElement('script');
  // Asked again each time, whatever a server says of how long files may be kept.
  script.src = `build.js?${Date.now()}`;
  script.addEventListener('load', () => {
    script.remove();
    const newest = document.documentElement.dataset['build'];
    const own = ownScript();
    if (newest !== undefined && newest !== '' && own !== undefined && newest !== own) tell();
  });
  script.addEventListener('error', () => {
    script.remove();
  });
  document.head.append(script);
}

/** Raised where a part of the pane could not be fetched, which a replaced build explains. */
export const partMissing = 'tsx-part-missing';

/**
 * Asks when the pane comes into sight again, and when a part of it could not be fetched; never at the start, which has
 * the newest anyway.
 * @returns ends it.
 */
export function followBuild(onReplaced: () => void): () => void {
  const ask = (): void => {
    if (document.visibilityState === 'visible') askForNewest(onReplaced);
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener(partMissing, ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener(partMissing, ask);
  };
}
