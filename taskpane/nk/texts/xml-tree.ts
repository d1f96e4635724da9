import type { Stepwise } from '../../../src';
import type { XmlElement } from '../../../src/exchange';

export type XmlRead =
  | { readonly ok: true; readonly root: XmlElement }
  /** With the line that the parser names, if it names one. */
  | { readonly ok: false; readonly why: 'doctype' | 'form'; readonly line: number | undefined };

/**
 * A text as a plain tree, by the parser of the browser, which knows no steps. A document type is refused: nothing is fetched
 * or expanded.
 */
export function* xmlTree(text: string): Stepwise<XmlRead> {
  if (/<!DOCTYPE/i.test(text)) return { ok: false, why: 'doctype', line: undefined };
  const document = new DOMParser().parseFromString(text.trim(), 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) {
    const [, line] = /(?:line\D{0,20}|^)(\d+)/i.exec(error.textContent) ?? [];
    return { ok: false, why: 'form', line: line === undefined ? undefined : Number(line) };
  }
  yield;
  return { ok: true, root: yield* treeOf(document.documentElement) };
}

/** Elements per step. */
const ELEMENTS = 200;

/** Without recursion: a file may nest as deep as it likes. */
function* treeOf(top: Element): Stepwise<XmlElement> {
  const root = plain(top);
  const open: (readonly [Element, Building])[] = [[top, root]];
  let made = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [element, parent] = next;
    for (const child of element.children) {
      if (++made % ELEMENTS === 0) yield;
      const built = plain(child);
      parent.children.push(built);
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
