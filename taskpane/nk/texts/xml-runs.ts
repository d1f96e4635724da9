import type { Stepwise } from '../../../src';

/** Elements that follow one another, each without content, and where they stood. */
export interface XmlRun {
  /** As written. */
  readonly text: string;
  /** The line of the text on which they begin, from 1. */
  readonly line: number;
}

export interface CutXml {
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
