import { DOMParser, XMLSerializer, type Document, type Element, type Node } from '@xmldom/xmldom';
import { done, failed, type Outcome } from './outcome';

export type { Document, Element };

/** The three vocabularies of a manifest, by the short names used in this folder. */
export const vocabularies = {
  app: 'http://schemas.microsoft.com/office/appforoffice/1.1',
  ov: 'http://schemas.microsoft.com/office/taskpaneappversionoverrides',
  bt: 'http://schemas.microsoft.com/office/officeappbasictypes/1.0',
} as const;

const typeVocabulary = 'http://www.w3.org/2001/XMLSchema-instance';

export function parseXml(text: string): Outcome<Document> {
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    return done(parser.parseFromString(text, 'text/xml'));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return failed(`The file is not well-formed XML: ${reason}.`);
  }
}

export function serialise(document: Document): string {
  return `${new XMLSerializer().serializeToString(document).trimEnd()}\n`;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** From node to node: an index into `childNodes` counts from the first each time. */
export function children(parent: Document | Element): Element[] {
  const found: Element[] = [];
  for (let node: Node | null = parent.firstChild; node; node = node.nextSibling) {
    if (isElement(node)) found.push(node);
  }
  return found;
}

/** All elements below, in document order. */
export function descendants(parent: Document | Element, found: Element[] = []): Element[] {
  for (const child of children(parent)) {
    found.push(child);
    descendants(child, found);
  }
  return found;
}

/** Elements below with this local name, whatever their vocabulary. */
export function named(parent: Document | Element, localName: string): Element[] {
  return descendants(parent).filter((element) => element.localName === localName);
}

export function child(parent: Document | Element, localName: string): Element | undefined {
  return children(parent).find((element) => element.localName === localName);
}

/** Follows child elements by name, the first of each. */
export function at(parent: Document | Element, ...path: string[]): Element | undefined {
  let here: Document | Element | undefined = parent;
  for (const step of path) here = here && child(here, step);
  return here === parent ? undefined : (here as Element | undefined);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.getAttribute(name) ?? undefined;
}

/** The value of xsi:type, e.g. `CustomFunctions`. */
export function typeOf(element: Element): string | undefined {
  return element.getAttributeNS(typeVocabulary, 'type') ?? undefined;
}

export function textOf(element: Element | undefined): string {
  return element?.textContent?.trim() ?? '';
}

/** `<Label resid="Group.Label">`: how a sentence names an element. */
export function shown(element: Element): string {
  const identity = ['id', 'resid', 'Locale', 'Name'].find((name) => element.hasAttribute(name));
  const type = typeOf(element);
  const parts = [
    element.tagName,
    ...(type === undefined ? [] : [`xsi:type="${type}"`]),
    ...(identity === undefined ? [] : [`${identity}="${attribute(element, identity) ?? ''}"`]),
  ];
  return `<${parts.join(' ')}>`;
}
