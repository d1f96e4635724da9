import type { Stepwise } from '../../../src';
import type { XmlElement } from '../../../src/exchange';

type XmlRead =
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
        if (child.childElementCount > 0) open.push([child, built]);
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

/** Elements that follow one another, each without content, and where they stood. */
interface XmlRun {
  /** As written. */
  readonly text: string;
  /** The line of the text on which they begin, from 1. */
  readonly line: number;
}

interface CutXml {
  /** The text with an element in place of each run, on the same lines. */
  readonly rest: string;
  /** The name of that element; its attribute `at` is the number of the run. */
  readonly mark: string;
  readonly runs: readonly XmlRun[];
}

/** Characters of a run. The parser of the browser takes some milliseconds for so many. */
const LONGEST_RUN = 100_000;
/** Starts of elements that are looked at per step. */
const STARTS = 5000;

/**
 * Cuts the long lists out of an XML text, so that each part can be parsed by itself: `<Game .../>` by the thousand. In a
 * text that is well-formed, `<` only ever begins something. A text with comments, CDATA, instructions or names of other
 * namespaces is left whole: there an element may not be what it looks like.
 */
export function* cutRuns(text: string, longest = LONGEST_RUN): Stepwise<CutXml> {
  let mark = 'run';
  while (text.includes(mark)) mark += '_';
  if (text.length <= longest || /<!|xmlns|<\?/.test(text.slice(1))) {
    return { rest: text, mark, runs: [] };
  }
  const runs: XmlRun[] = [];
  const rest: string[] = [];
  /** Up to here the text stands in `rest` or in `runs`. */
  let cut = 0;
  let line = 1;
  const keep = (to: number): void => {
    const kept = text.slice(cut, to);
    rest.push(kept);
    line += linesIn(kept);
    cut = to;
  };
  /** Where the elements without content begin that lead up to here. */
  let began: number | undefined;
  const end = (to: number): void => {
    if (began !== undefined && to - began > longest / 2) {
      keep(began);
      const run = text.slice(began, to);
      runs.push({ text: run, line });
      const lines = linesIn(run);
      rest.push(`<${mark} at="${runs.length - 1}"/>`, '\n'.repeat(lines));
      line += lines;
      cut = to;
    }
    began = undefined;
  };
  let isInside = false;
  let looked = 0;
  for (let from = text.indexOf('<'); from >= 0;) {
    if (++looked % STARTS === 0) yield;
    const next = text.indexOf('<', from + 1);
    const to = next < 0 ? text.length : next;
    if (isInside && isEmptyElement(text.slice(from, to))) {
      began ??= from;
      if (to - began > longest) end(to);
    } else {
      end(from);
      isInside ||= /^[a-z_]/i.test(text[from + 1] ?? '');
    }
    from = next;
  }
  end(text.length);
  keep(text.length);
  return { rest: rest.join(''), mark, runs };
}

/** Whether that is an element without content, with blanks behind it at most. */
function isEmptyElement(piece: string): boolean {
  return /^<[a-z_][^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*\/>\s*$/i.test(piece);
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
