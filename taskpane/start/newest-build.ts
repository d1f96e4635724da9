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
export function askForNewest(tell: () => void): void {
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
