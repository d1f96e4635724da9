/**
 * The elements of the pane whose content is wider than their box, as short texts; runs in the pane's page. Elements that
 * scroll sideways on purpose (tables, fields) and text for screen readers do not count.
 */
export function widerThanTheirBoxes(): string[] {
  // An arrow is wider than its box while it turns.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  // Cells of a preview are cut as Excel cuts them; the lines of the bracket lie between its columns. Samples of a column and the
  // line of context may be cut in sight: readers have all of them.
  const cut =
    'input, textarea, select, option, .cells td, .cells th, .stage, .matches, .matches > li, .recognised .sample, .title p';
  return [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth)
    .filter((element) => !element.matches(cut))
    .filter((element) => !['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .map(({ tagName, className, scrollWidth, clientWidth, textContent }) => {
      const text = textContent.trim().slice(0, 40);
      return `${tagName.toLowerCase()}.${className}: ${scrollWidth} > ${clientWidth}: ${text}`;
    });
}
