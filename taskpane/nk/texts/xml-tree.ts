import type { XmlElement } from '../../../src/exchange';

export type XmlRead =
  | { readonly ok: true; readonly root: XmlElement }
  /** With the line that the parser names, if it names one. */
  | { readonly ok: false; readonly why: 'doctype' | 'form'; readonly line: number | undefined };

/** A text as a plain tree, by the parser of the browser. A document type is refused: nothing is fetched or expanded. */
export function xmlTree(text: string): XmlRead {
  if (/<!DOCTYPE/i.test(text)) return { ok: false, why: 'doctype', line: undefined };
  const document = new DOMParser().parseFromString(text.trim(), 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) {
    const [, line] = /(?:line\D{0,20}|^)(\d+)/i.exec(error.textContent) ?? [];
    return { ok: false, why: 'form', line: line === undefined ? undefined : Number(line) };
  }
  return { ok: true, root: treeOf(document.documentElement) };
}

/** Without recursion: a file may nest as deep as it likes. */
function treeOf(top: Element): XmlElement {
  const root = plain(top);
  const open: (readonly [Element, Building])[] = [[top, root]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [element, made] = next;
    for (const child of element.children) {
      const built = plain(child);
      made.children.push(built);
      open.push([child, built]);
    }
  }
  return root;
}

interface Building extends XmlElement {
  readonly children: Building[];
}

function plain(element: Element): Building {
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return { name: element.nodeName, attributes: Object.fromEntries(attributes), children: [] };
}
