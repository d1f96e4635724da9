import { type CellContent, type LimitOperator, protectionExtra } from '../grid/parts';
import { sheetLimits } from '../grid/areas';
import {
  type Box,
  boxesOf,
  boxOf,
  type CellAt,
  type CriterionContent,
  type FilterContent,
  isWithin,
  type LinesAt,
  type Look,
  type Place,
  placeOf,
  type SheetContent,
} from './content';
import { allowances, fromFile, moved, operators, papers, usualMargins } from './names-in-files';
import type { ReadLooks } from './looks';
import {
  attributesOf,
  child,
  children,
  damaged,
  fromCellText,
  isOn,
  type Lost,
  most,
  type Node,
  NotOpened,
  parseXml,
  tree,
} from './parts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** What a sheet is read from besides its cells. */
interface SheetSource {
  readonly name: string;
  readonly node: Node;
  readonly rows: readonly RowAt[];
  readonly tables: readonly Node[];
  readonly conditionalLooks: ReadLooks['conditional'];
  readonly addInNames: ReadonlyMap<string, string>;
  /** The cells that a reference in a rule stands for, on this sheet unless it names one. */
  readonly placeOf: (reference: string) => Place | undefined;
  readonly lost: Lost;
}

const attributes = (node: Node | undefined, name: string): Attributes =>
  child(node, name)?.at ?? {};

type Rest = Pick<
  SheetContent,
  | 'columns'
  | 'rows'
  | 'merges'
  | 'gridLines'
  | 'frozen'
  | 'tables'
  | 'conditionalFormats'
  | 'validations'
  | 'extras'
> &
  Partial<Pick<SheetContent, 'color' | 'filter'>>;

/** All of a sheet but its name, its cells and what the workbook says of it. */
export function sheetRest(source: SheetSource): Rest {
  const { node, lost, name } = source;
  const view = children(child(node, 'sheetViews'), 'sheetView')[0];
  const pane = attributes(view, 'pane');
  if (pane['state'] === 'split') lost.add('windows that are split, not frozen', name);
  if (isOn(view?.at['rightToLeft'])) lost.add('sheets that run from right to left', name);
  const isFrozen = pane['state']?.startsWith('frozen') === true;
  const tab = attributes(child(node, 'sheetPr'), 'tabColor');
  if (tab['rgb'] === undefined && Object.keys(tab).length > 0)
    lost.add('colors of tabs that are the theme’s', name);
  const filter = child(node, 'autoFilter');
  return {
    columns: columnsOf(source),
    rows: linesOfRows(source),
    merges: children(child(node, 'mergeCells'), 'mergeCell').map(({ at }) =>
      boxOf(at['ref'] ?? 'A1'),
    ),
    gridLines: view?.at['showGridLines'] !== '0' && view?.at['showGridLines'] !== 'false',
    frozen: {
      rows: isFrozen ? Number(pane['ySplit'] ?? 0) : 0,
      columns: isFrozen ? Number(pane['xSplit'] ?? 0) : 0,
    },
    ...(tab['rgb'] !== undefined && { color: `#${tab['rgb'].slice(-6).toUpperCase()}` }),
    tables: source.tables.map((table) => tableOf(table, lost)),
    ...(filter !== undefined && { filter: filterOf(filter, lost) }),
    conditionalFormats: conditionalFormatsOf(source),
    validations: validationsOf(source),
    extras: { ...protectionOf(source), ...pageOf(source), ...bandsOf(source) },
  };
}

const usualWidth = 64;

function columnsOf({ node, lost, name }: SheetSource): LinesAt[] {
  return children(child(node, 'cols'), 'col').flatMap(({ at }) => {
    const [first, last] = [Number(at['min']) - 1, Number(at['max']) - 1];
    if (Number(at['style'] ?? 0) > 0) lost.add('looks of whole columns', name);
    if (isOn(at['collapsed']) || Number(at['outlineLevel'] ?? 0) > 0)
      lost.add('groups of rows and columns', name);
    // The columns behind the last one that is used are one run, to the edge of the sheet.
    if (last - first > 500) return [];
    const size = Math.round(Number(at['width'] ?? 9.14) * 7);
    const hasSize = size !== usualWidth && isOn(at['customWidth']);
    const isHidden = isOn(at['hidden']);
    if (!hasSize && !isHidden) return [];
    return [
      {
        first,
        count: last - first + 1,
        ...(hasSize && { size }),
        ...(isHidden && ({ hidden: true } as const)),
      },
    ];
  });
}

function linesOfRows({ node, rows, tables, lost, name }: SheetSource): LinesAt[] {
  const filtered = [child(node, 'autoFilter'), ...tables.map((table) => child(table, 'autoFilter'))]
    .filter((list) => list !== undefined && list.kids.length > 0)
    .map((list) => boxOf(list?.at['ref'] ?? 'A1'));
  let last = -1;
  return rows.flatMap(({ at }) => {
    const first = at['r'] === undefined ? last + 1 : Number(at['r']) - 1;
    last = first;
    if (isOn(at['customFormat']) && Number(at['s'] ?? 0) > 0) lost.add('looks of whole rows', name);
    if (isOn(at['collapsed']) || Number(at['outlineLevel'] ?? 0) > 0)
      lost.add('groups of rows and columns', name);
    const size =
      isOn(at['customHeight']) && at['ht'] !== undefined
        ? Math.round(Number(at['ht']) / 0.75)
        : undefined;
    // A row that a filter leaves out comes back with the filter.
    const isHidden =
      isOn(at['hidden']) &&
      !filtered.some((box) => isWithin({ row: first, column: box.column }, box));
    if (size === undefined && !isHidden) return [];
    return [
      {
        first,
        count: 1,
        ...(size !== undefined && { size }),
        ...(isHidden && ({ hidden: true } as const)),
      },
    ];
  });
}

function tableOf(table: Node, lost: Lost): SheetContent['tables'][number] {
  const { at } = table;
  const info = attributes(table, 'tableStyleInfo');
  const filter = child(table, 'autoFilter');
  const name = at['displayName'] ?? at['name'] ?? 'Table';
  if (children(child(table, 'tableColumns'), 'tableColumn').some(({ kids }) => kids.length > 0)) {
    lost.add('formulas that fill new rows of tables', name);
  }
  return {
    name,
    list: {
      box: boxOf(at['ref'] ?? 'A1'),
      shown: filter === undefined ? [] : filterOf(filter, lost).shown,
    },
    headers: at['headerRowCount'] !== '0',
    totals: Number(at['totalsRowCount'] ?? 0) > 0,
    filterButtons: filter !== undefined,
    bandedRows: isOn(info['showRowStripes']),
    bandedColumns: isOn(info['showColumnStripes']),
    firstColumn: isOn(info['showFirstColumn']),
    lastColumn: isOn(info['showLastColumn']),
    style: info['name'] ?? 'None',
  };
}

function filterOf(list: Node, lost: Lost): FilterContent {
  if (child(list, 'sortState') !== undefined) lost.add('the order of a sorted list');
  const shown = children(list, 'filterColumn').flatMap((column) => {
    // A column without a choice has its button hidden.
    if (column.kids.length === 0) return [];
    const filters = child(column, 'filters');
    if (filters === undefined || children(filters, 'dateGroupItem').length > 0) {
      lost.add('filters other than a list of values');
      return [];
    }
    const texts = children(filters, 'filter').map(({ at }) => (at['val'] ?? '').toLowerCase());
    if (isOn(filters.at['blank'])) texts.push('');
    return [[Number(column.at['colId']), texts] as const];
  });
  return { box: boxOf(list.at['ref'] ?? 'A1'), shown };
}

const operatorOf = (name: string | undefined): LimitOperator | undefined =>
  (Object.keys(operators) as LimitOperator[]).find((each) => operators[each] === name);

/** Rules count from the uppermost left cell of all areas, the grid from the first area's first. */
function fromFirst(formula: string, boxes: readonly Box[]): string {
  const [first] = boxes;
  if (first === undefined) return formula;
  const down = first.row - Math.min(...boxes.map(({ row }) => row));
  const right = first.column - Math.min(...boxes.map(({ column }) => column));
  return `=${moved(formula.replace(/^=/, ''), down, right)}`;
}

function conditionalFormatsOf({
  node,
  lost,
  name,
  conditionalLooks,
  addInNames,
}: SheetSource): SheetContent['conditionalFormats'] {
  const rules = children(node, 'conditionalFormatting').flatMap((list) =>
    children(list, 'cfRule').map((rule) => ({ boxes: boxesOf(list.at['sqref']), rule })),
  );
  rules.sort((a, b) => Number(a.rule.at['priority']) - Number(b.rule.at['priority']));
  return rules.flatMap(({ boxes, rule }) => {
    const formulas = children(rule, 'formula').map(({ text }) =>
      fromFile(fromCellText(text), addInNames),
    );
    const [first] = formulas;
    const operator = operatorOf(rule.at['operator']);
    const style = conditionalLooks[Number(rule.at['dxfId'] ?? -1)];
    // Ready-made rules of a text, of blanks and of errors hold the formula that they stand for.
    const hasFormula =
      first !== undefined &&
      /^(?:expression|containsText|notContainsText|beginsWith|endsWith|containsBlanks|notContainsBlanks|containsErrors|notContainsErrors|timePeriod)$/.test(
        rule.at['type'] ?? '',
      );
    const condition = hasFormula
      ? ({ kind: 'formula', formula: fromFirst(first, boxes) } as const)
      : rule.at['type'] === 'cellIs' && operator !== undefined
        ? ({
            kind: 'value',
            operator,
            formulas: formulas.map((each) => each.replace(/^=(?=[\d.-]+$)/, '')),
          } as const)
        : undefined;
    if (condition === undefined || style === undefined || boxes.length === 0) {
      lost.add('color scales, bars, icons and other ready-made conditional formats', name);
      return [];
    }
    return [{ boxes, condition, style, stopIfTrue: isOn(rule.at['stopIfTrue']) }];
  });
}

function validationsOf(source: SheetSource): SheetContent['validations'] {
  const { node, lost, name } = source;
  return children(child(node, 'dataValidations'), 'dataValidation').flatMap((rule) => {
    const { at } = rule;
    const boxes = boxesOf(at['sqref']);
    const criterion = criterionOf(rule, boxes, source);
    if (criterion === undefined) {
      lost.add(
        'entry rules for dates or times, or with formulas as limits',
        `${name}!${at['sqref'] ?? ''}`,
      );
      return [];
    }
    const style =
      { warning: 'Warning', information: 'Information' }[at['errorStyle'] ?? ''] ?? 'Stop';
    const errorAlert = {
      message: at['error'] ?? '',
      showAlert: isOn(at['showErrorMessage']),
      style,
      title: at['errorTitle'] ?? '',
    };
    const prompt = {
      message: at['prompt'] ?? '',
      showPrompt: isOn(at['showInputMessage']),
      title: at['promptTitle'] ?? '',
    };
    const sentence = ({ title, message }: { title: string; message: string }): string =>
      [title, message].filter(Boolean).join(': ');
    const shared = {
      blocks: errorAlert.showAlert && style === 'Stop',
      message: sentence(errorAlert),
      prompt: prompt.showPrompt ? sentence(prompt) : '',
      remark: JSON.stringify({ errorAlert, prompt, ignoreBlanks: isOn(at['allowBlank']) }),
    };
    const [first] = boxes;
    return boxes.map((box) => ({ ...shared, box, criterion: asSeenFrom(criterion, first, box) }));
  });
}

function asSeenFrom(
  criterion: CriterionContent,
  first: Box | undefined,
  box: Box,
): CriterionContent {
  if (criterion.kind !== 'formula' || first === undefined) return criterion;
  const formula = moved(criterion.formula.slice(1), box.row - first.row, box.column - first.column);
  return { kind: 'formula', formula: `=${formula}` };
}

function criterionOf(
  { at, kids }: Node,
  boxes: readonly Box[],
  { placeOf, addInNames }: SheetSource,
): CriterionContent | undefined {
  const [first = '', second] = kids
    .filter(({ name }) => name.startsWith('formula'))
    .map(({ text }) => fromCellText(text));
  const dropDown = !isOn(at['showDropDown']);
  const type = at['type'] ?? 'none';
  if (type === 'none') return { kind: 'any' };
  if (type === 'custom')
    return { kind: 'formula', formula: fromFirst(fromFile(first, addInNames), boxes) };
  if (type === 'list') {
    const items = /^"([^]*)"$/.exec(first)?.[1];
    if (items !== undefined) {
      const texts = items
        .replace(/""/g, '"')
        .split(',')
        .map((each) => each.trim());
      return { kind: 'list', items: texts.filter(Boolean), dropDown };
    }
    const place = placeOf(first);
    return place && { kind: 'cells', place, dropDown };
  }
  const of = { whole: 'wholeNumber', decimal: 'decimal', textLength: 'textLength' }[type] as
    | 'wholeNumber'
    | 'decimal'
    | 'textLength'
    | undefined;
  const operator = operatorOf(at['operator'] ?? 'between');
  const isNumber = (text: string): boolean => text.trim() !== '' && !Number.isNaN(Number(text));
  if (of === undefined || operator === undefined || !isNumber(first)) return undefined;
  if (!operator.endsWith('etween')) return { kind: 'limits', of, operator, first: Number(first) };
  return second === undefined || !isNumber(second)
    ? undefined
    : { kind: 'limits', of, operator, first: Number(first), second: Number(second) };
}

function protectionOf({ node, lost, name }: SheetSource): Record<string, string> {
  const protection = child(node, 'sheetProtection')?.at;
  if (protection === undefined || !isOn(protection['sheet'])) return {};
  const isForbidden = (key: string): boolean => isOn(protection[key]);
  const allowed = [
    ...Object.entries(allowances).flatMap(([allowance, file]) =>
      protection[file] === '0' || protection[file] === 'false' ? [allowance] : [],
    ),
    ...(isForbidden('objects') ? [] : ['allowEditObjects']),
    ...(isForbidden('scenarios') ? [] : ['allowEditScenarios']),
  ].sort();
  const selectionMode = isForbidden('selectUnlockedCells')
    ? 'None'
    : isForbidden('selectLockedCells')
      ? 'Unlocked'
      : 'Normal';
  if ((protection['password'] ?? protection['hashValue']) !== undefined)
    lost.add('passwords of protected sheets, which stay protected', name);
  return { [protectionExtra]: JSON.stringify({ allowed, selectionMode }) };
}

const sortedJson = (named: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))));

function pageOf({ node, lost, name }: SheetSource): Record<string, string> {
  const [margins, setup] = [attributes(node, 'pageMargins'), attributes(node, 'pageSetup')];
  const page: Record<string, unknown> = {};
  for (const [side, usual] of Object.entries(usualMargins)) {
    const inches = Number(margins[side.toLowerCase()] ?? usual);
    if (inches !== usual) page[`${side}Margin`] = points(inches);
  }
  if (setup['orientation'] === 'landscape') page['Orientation'] = 'Landscape';
  const paper = Object.entries(papers).find(
    ([, number]) => String(number) === (setup['paperSize'] ?? '1'),
  )?.[0];
  if (paper === undefined) lost.add('the size of paper', name);
  else if (paper !== 'Letter') page['PaperSize'] = paper;
  if (isOn(attributes(child(node, 'sheetPr'), 'pageSetUpPr')['fitToPage'])) {
    const [across, down] = [Number(setup['fitToWidth'] ?? 1), Number(setup['fitToHeight'] ?? 1)];
    page['Zoom'] = {
      ...(across > 0 && { horizontalFitToPages: across }),
      ...(down > 0 && { verticalFitToPages: down }),
    };
  } else if (setup['scale'] !== undefined && setup['scale'] !== '100') {
    page['Zoom'] = { scale: Number(setup['scale']) };
  }
  return Object.keys(page).length === 0 ? {} : { pageLayout: sortedJson(page) };
}

/** Margins are thought of in centimetres or inches: the very number comes back, not its neighbour. */
function points(inches: number): number {
  const exact = (Math.round(inches * 2.54 * 1e6) / 1e6) * (72 / 2.54);
  return Math.abs(exact - inches * 72) < 1e-9 ? exact : inches * 72;
}

function bandsOf({ node, lost, name }: SheetSource): Record<string, string> {
  const all = child(node, 'headerFooter');
  if (
    all !== undefined &&
    all.kids.some(({ name: kid, text }) => /^(?:first|even)/.test(kid) && text !== '')
  ) {
    lost.add('headers and footers of the first page and of even pages', name);
  }
  const bands: Record<string, string> = {};
  for (const where of ['Header', 'Footer']) {
    const text = child(all, `odd${where}`)?.text ?? '';
    const parts = /^&[LCR]/.test(text) || text === '' ? text : `&C${text}`;
    for (const [, side = '', part = ''] of parts.matchAll(/&([LCR])((?:(?!&[LCR])[^])*)/g)) {
      if (part !== '')
        bands[`${{ L: 'left', C: 'center', R: 'right' }[side] ?? ''}${where}`] = part;
    }
  }
  return Object.keys(bands).length === 0 ? {} : { headersFooters: sortedJson(bands) };
}

/** Whether an area of printed titles is of whole columns, whole rows, or neither. */
export const isWholeColumns = ({ rows }: Box): boolean => rows === sheetLimits.rows;
export const isWholeRows = ({ columns }: Box): boolean => columns === sheetLimits.columns;

/** What the cells of all sheets have in common. */
interface CellFacts {
  readonly strings: readonly string[];
  readonly looks: readonly Look[];
  /** Days are counted from 1904, not 1900. */
  readonly isFrom1904: boolean;
  readonly addInNames: ReadonlyMap<string, string>;
  readonly lost: Lost;
  readonly sheet: string;
}

interface RowAt {
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
