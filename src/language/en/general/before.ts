/** What the page says before the pane's own script runs. */
export const before = {
  loading: 'Loading…',
  tooOld:
    'This Excel’s browser is too old for the pane; formulas still work. Update Excel or use Excel on the web.',
  notLoaded:
    'The pane could not be loaded. Check your internet connection, then close this pane and open it again.',
} as const;
