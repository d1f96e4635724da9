/**
 * Runs before the pane's own script, in any browser: the build turns it into ES5, and it uses nothing newer. It says
 * why the pane cannot start where the pane itself could not say it. What the pane needs is ES2020 with
 * Promise.allSettled, and `:is()` in its styles.
 */
(function start(): void {
  const patience = 10000;
  const texts = {
    en: {
      loading: 'Loading…',
      tooOld:
        'This Excel’s browser is too old for the pane; formulas still work. Update Excel or use Excel on the web.',
      notLoaded:
        'The pane could not be loaded. Check your internet connection, then close this pane and open it again.',
    },
    nl: {
      loading: 'Laden…',
      tooOld:
        'De browser van deze Excel is te oud voor het deelvenster; de formules werken wel. Werk Excel bij of gebruik Excel op het web.',
      notLoaded:
        'Het deelvenster kon niet worden geladen. Controleer de internetverbinding, sluit dit deelvenster en open het opnieuw.',
    },
  };
  const language = /^nl\b/i.test(navigator.language) ? 'nl' : 'en';
  const root = document.documentElement;

  /** The line is gone as soon as the pane shows something itself. */
  function say(key: 'loading' | 'tooOld' | 'notLoaded'): void {
    const line = document.getElementById('start');
    if (!line) return;
    root.lang = language;
    line.textContent = texts[language][key];
  }

  function isTooOld(): boolean {
    if (typeof globalThis === 'undefined') return true;
    if (typeof Promise === 'undefined' || typeof Promise.allSettled !== 'function') return true;
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
