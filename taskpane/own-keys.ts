/**
 * In Excel on the web, Microsoft's library acts on keys instead of the browser: Tab goes through links, buttons and
 * fields, and from anything else that has the focus, a heading or a function's card, out of the pane; Esc goes to the
 * sheet and leaves a question open. (Seen in excel-web-16.00.js.) The library listens at the window: keys that end
 * before it are the browser's again.
 */
export function keepOwnKeys(): void {
  let isAsking = false;
  const look = (): void => {
    isAsking = document.querySelector('.question') !== null;
  };
  // At first, because the answer to a question takes it away before the key comes by again.
  document.addEventListener('keydown', look, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' || (event.key === 'Escape' && isAsking)) event.stopPropagation();
  });
}
