/**
 * Runs before the pane's own script, in any browser: the build turns it into ES5, and it uses nothing newer. It says
 * why the pane cannot start where the pane itself could not say it. What the pane needs is the syntax of ES2020, the
 * builtins up to Object.hasOwn and `at`, which came last and together (Safari 15.4), and `:is()` in its styles.
 */
(function start(): void {
  const patience = 10000;
  const texts = BEFORE_TEXTS;
  const spoken = navigator.language.toLowerCase().replace(/-.*/, '');
  const language = texts[spoken] ? spoken : 'en';
  const root = document.documentElement;

  /** The line is gone as soon as the pane shows something itself. */
  function say(key: 'loading' | 'tooOld' | 'notLoaded'): void {
    const line = document.getElementById('start');
    if (!line) return;
    root.lang = language;
    line.textContent = (texts[language] ?? texts.en)[key];
  }

  function isTooOld(): boolean {
    if (typeof globalThis === 'undefined') return true;
    if (typeof Promise === 'undefined' || typeof Promise.allSettled !== 'function') return true;
    if (typeof Object.hasOwn !== 'function' || typeof [].at !== 'function') return true;
    try {
      document.querySelector(':is(p)');
      return false;
    } catch {
      return true;
    }
  }

  if (isTooOld()) {
    // The pane's script looks for this: a browser between the two ages would run it.
    root.setAttribute('data-browser', 'too-old');
    say('tooOld');
    return;
  }
  say('loading');
  setTimeout(function () {
    if (root.getAttribute('data-pane') !== 'running') say('notLoaded');
  }, patience);
})();

type Texts = Readonly<Record<'loading' | 'tooOld' | 'notLoaded', string>>;

/** `src/language/<tag>/general/before.ts` of every language, put here by the build. */
declare const BEFORE_TEXTS: Readonly<Record<string, Texts>> & { readonly en: Texts };
