/** Adds a stylesheet of the add-in to the page, once: what Home does not show waits for the job that does. */
export function needStyles(name: string): void {
  const href = `taskpane.${name}.css`;
  const links = [...document.head.querySelectorAll('link')];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
