/** As the manifest of the shared runtime names it (scripts/manifest/variants.ts). */
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
