import type { Stepwise } from '../../../src';
import type { XmlElement } from '../../../src/exchange';
import { cutRuns } from './xml-runs';

export type XmlRead =
  | { readonly ok: true; readonly root: XmlElement }
  /** With the line that the parser names, if it names one. */
  | { readonly ok: false; readonly why: 'doctype' | 'form'; readonly line: number | undefined };

/**
 * A text as a plain tree, by the parser of the browser, which knows no steps: long lists of elements go through it part by
 * part, each of so many characters. A document type is refused: nothing is fetched or expanded.
 */
export function* xmlTree(text: string, longest?: number): Stepwise<XmlRead> {
  if (/<!DOCTYPE/i.test(text)) return { ok: false, why: 'doctype', line: undefined };
  const { rest, mark, runs } = yield* cutRuns(text.trim(), longest);
  const document = parsed(rest);
  const problems = [problemIn(document)];
  const parts: Element[] = [];
  for (const { text: run, line } of runs) {
    yield;
    // On the line of the first element, so that lines are counted from there.
    const part = parsed(`<${mark}>${run}</${mark}>`);
    problems.push(problemIn(part, line));
    parts.push(part.documentElement);
  }
  const lines = problems.flatMap((problem) => problem ?? []);
  if (lines.length > 0) {
    const first = Math.min(...lines);
    return { ok: false, why: 'form', line: Number.isFinite(first) ? first : undefined };
  }
  yield;
  const inPlace = (child: Element): Iterable<Element> =>
    child.nodeName === mark ? (parts[Number(child.getAttribute('at'))]?.children ?? []) : [child];
  return { ok: true, root: yield* treeOf(document.documentElement, inPlace) };
}

const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');

/** The line at which a parser gave up; Infinity where it names none. */
function problemIn(document: Document, from = 1): number | undefined {
  const error = document.querySelector('parsererror');
  if (!error) return undefined;
  const [, line = Infinity] = /(?:line\D{0,20}|^)(\d+)/i.exec(error.textContent) ?? [];
  return Number(line) + from - 1;
}

/** Elements per step. */
const ELEMENTS = 200;

/** Without recursion: a file may nest as deep as it likes. */
function* treeOf(
  top: Element,
  inPlace: (child: Element) => Iterable<Element>,
): Stepwise<XmlElement> {
  const root = plain(top);
  const open: (readonly [Element, Building])[] = [[top, root]];
  let made = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [element, parent] = next;
    for (const marked of element.children) {
      for (const child of inPlace(marked)) {
        if (++made % ELEMENTS === 0) yield;
        const built = plain(child);
        parent.children.push(built);
        open.push([child, built]);
      }
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
