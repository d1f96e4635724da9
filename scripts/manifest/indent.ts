import { children, type Document, type Element } from './xml';

/** Lays a document out afresh, two blanks a level. Right for manifests, which never mix text and elements. */
export function indent(document: Document): void {
  const root = document.documentElement;
  if (root) indentBelow(document, root, 1);
}

function indentBelow(document: Document, element: Element, level: number): void {
  const inner = children(element);
  if (inner.length === 0) return;
  for (const node of [...element.childNodes]) if (node.nodeType === 3) element.removeChild(node);
  for (const node of inner) {
    element.insertBefore(document.createTextNode(`\n${'  '.repeat(level)}`), node);
    indentBelow(document, node, level + 1);
  }
  element.appendChild(document.createTextNode(`\n${'  '.repeat(level - 1)}`));
}
