/** Adds a stylesheet of the add-in to the page, once: what Home does not show waits for the job that does. */
export function needStyles(name: string): void {
  const href = builtName(name);
  const links = [...document.head.querySelectorAll('link')];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** The file's name with the hash that the build wrote into the page. */
function builtName(name: string): string {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="styles"]')?.content ?? '';
  const own = new RegExp(`^taskpane\\.${name}\\.(?:[0-9a-f]{8}\\.)?css$`);
  return listed.split(' ').find((file) => own.test(file)) ?? `taskpane.${name}.css`;
}
