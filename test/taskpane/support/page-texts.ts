const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

/** Every text that a person sees or hears on the page. */
export function textsOf(page: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of page.querySelectorAll('*')) {
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}
