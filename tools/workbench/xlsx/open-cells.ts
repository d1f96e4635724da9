import type { CellContent } from '../grid/cells';
import { boxOf, isWithin, placeOf } from './boxes';
import type { Box, CellAt, Look } from './content';
import { fromFile, moved } from './file-formulas';
import type { Lost } from './lost';
import { damaged, most, NotOpened, tree } from './unpack';
import { attributesOf, child, children, fromCellText, parseXml, type Node } from './xml';

/** What the cells of all sheets have in common. */
export interface CellFacts {
  readonly strings: readonly string[];
  readonly looks: readonly Look[];
  /** Days are counted from 1904, not 1900. */
  readonly isFrom1904: boolean;
  readonly addInNames: ReadonlyMap<string, string>;
  readonly lost: Lost;
  readonly sheet: string;
}

export interface RowAt {
  readonly at: Readonly<Record<string, string>>;
  readonly cells: string;
}

const countOf = (text: string, what: RegExp): number => {
  let count = 0;
  for (what.lastIndex = 0; what.test(text);) count += 1;
  return count;
};

/** Refuses more cells than are opened, before time goes into them. */
export function checkCount(data: readonly string[]): void {
  const cells = data.reduce((sum, each) => sum + countOf(each, /<c[\s>/]/g), 0);
  if (cells <= most.cells) return;
  const limit = most.cells.toLocaleString('en');
  throw new NotOpened(
    `This workbook has more than ${limit} cells, which is the most that is opened here.`,
  );
}

/** The rows of a sheet: most of a file, so they are read as they come and no tree is made of them. */
export function rowsOf(data: string): RowAt[] {
  const rows = [...data.matchAll(/<row\b([^>]*?)(?:\/>|>([^]*?)<\/row>)/g)];
  if (rows.length !== countOf(data, /<row[\s>/]/g)) throw new NotOpened(damaged);
  return rows.map(([, attributes = '', cells = '']) => ({ at: attributesOf(attributes), cells }));
}

/** `progress` is told now and then how many rows have been read. */
export function cellsOf(
  rows: readonly RowAt[],
  facts: CellFacts,
  progress: (rows: number) => void = () => undefined,
): CellAt[] {
  const found: CellAt[] = [];
  const shared = new Map<string, { row: number; column: number; formula: string }>();
  const spills: Box[] = [];
  let row = -1;
  for (const [done, { at: line, cells }] of rows.entries()) {
    if (done % 500 === 499) progress(done);
    row = line['r'] === undefined ? row + 1 : Number(line['r']) - 1;
    let column = -1;
    let read = 0;
    for (const [, attributes = '', inner = ''] of cells.matchAll(
      /<c\b([^>]*?)(?:\/>|>([^]*?)<\/c>)/g,
    )) {
      read += 1;
      const at = attributesOf(attributes);
      const place = at['r'] === undefined ? { row, column: column + 1 } : placeOf(at['r']);
      ({ column } = place);
      const look = Number(at['s'] ?? 0);
      const f = inner.includes('<f') ? child(parseXml(`<c>${inner}</c>`), 'f') : undefined;
      if (f === undefined) {
        const isSpilled = spills.some((box) => isWithin(place, box));
        const content = isSpilled ? null : constant(at['t'], inner, look, facts);
        if (content !== null || look > 0) found.push({ ...place, look, content });
        continue;
      }
      const formula = formulaOf(f, place, shared);
      const isArray = f.at['t'] === 'array' && f.at['ref'] !== undefined;
      if (isArray && f.at['ref'] !== undefined) spills.push(boxOf(f.at['ref']));
      if (isArray && at['cm'] === undefined && f.at['ref']?.includes(':') === true) {
        facts.lost.add(
          'the fixed size of array formulas, which fill as many cells as they need here',
          `${facts.sheet}!${f.at['ref']}`,
        );
      }
      if (f.at['t'] === 'dataTable') facts.lost.add('what-if tables', facts.sheet);
      const content =
        formula === ''
          ? constant(at['t'], inner, look, facts)
          : fromFile(fromCellText(formula), facts.addInNames);
      if (typeof content === 'string' && /_xldudf_/i.test(content)) {
        facts.lost.add(
          'functions of other add-ins, which show #NAME? here',
          `${facts.sheet}!${at['r'] ?? ''}`,
        );
      }
      found.push({ ...place, look, content });
    }
    if (read !== countOf(cells, /<c[\s>/]/g)) throw new NotOpened(damaged);
  }
  return found;
}

/** Formulas that are filled down are kept once, with the cells that share them. */
function formulaOf(
  f: Node,
  place: { row: number; column: number },
  shared: Map<string, { row: number; column: number; formula: string }>,
): string {
  if (f.at['t'] !== 'shared') return f.text;
  const group = f.at['si'] ?? '';
  if (f.text !== '') {
    shared.set(group, { ...place, formula: f.text });
    return f.text;
  }
  const first = shared.get(group);
  return first === undefined
    ? ''
    : moved(first.formula, place.row - first.row, place.column - first.column);
}

/** The text of a string: what is formatted in parts keeps its text. */
export function textOfString(si: Node, lost: Lost): string {
  const runs = children(si, 'r');
  if (runs.some((run) => child(run, 'rPr') !== undefined)) {
    lost.add('formats of parts of a text');
  }
  const parts = si.kids.map((kid) =>
    kid.name === 't' ? kid.text : kid.name === 'r' ? (child(kid, 't')?.text ?? '') : '',
  );
  return fromCellText(parts.join(''));
}

function constant(
  type: string | undefined,
  inner: string,
  look: number,
  { strings, looks, isFrom1904, lost }: CellFacts,
): CellContent {
  if (type === 'inlineStr') {
    const text = child(tree(`<c>${inner}</c>`), 'is');
    return text === undefined ? null : asText(textOfString(text, lost));
  }
  const raw = /<v(?:\s[^>]*)?>([^]*?)<\/v>/.exec(inner)?.[1];
  const value = raw?.includes('&') === true ? tree(`<v>${raw}</v>`).text : raw;
  if (value === undefined || (value === '' && type !== 'str')) return null;
  // A time of the day, or a duration, is the same in both counts: there an m means minutes.
  const isDate = (): boolean => {
    const all = looks[look]?.numberFormat ?? '';
    if (/\[(?:h+|m+|s+)\]/i.test(all)) return false;
    const format = all.replace(/"[^"]*"|\[[^\]]*\]|\\.|General/g, '');
    return /[yd]/i.test(format) || (/m/i.test(format) && !/[hs]/i.test(format));
  };
  switch (type) {
    case 's':
      return asText(strings[Number(value)] ?? '');
    case 'str':
      return asText(fromCellText(value));
    case 'b':
      return value === '1' || value === 'true';
    case 'e':
      return `=${value}`;
    case 'd': {
      const time = Date.parse(/[zZ]$|T.*[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`);
      return Number.isNaN(time) ? asText(value) : time / 86_400_000 + 25_569;
    }
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return asText(value);
      return number + (isFrom1904 && isDate() ? 1462 : 0);
    }
  }
}

/** An apostrophe makes a text of anything; an empty one is no content. */
const asText = (text: string): CellContent => (text === '' ? null : `'${text}`);
