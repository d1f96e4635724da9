import type { Area, Cell, CellPosition, Grid, Sheet } from '../grid/grid';
import { type Criterion, protectionExtra, type Validation } from '../grid/parts';
import { sheetLimits } from '../grid/areas';
import { areaAddress, cellAddress, columnLetters } from '../grid/state';
import {
  allowances,
  mayGiveSeveral,
  moved,
  operators,
  papers,
  toFile,
  usualMargins,
} from './names-in-files';
import type { StyleSheet } from './looks';
import { cellText, element, escaped } from './parts';

/** What Excel would not take, in one sentence. Nothing was saved. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
}

/** What the sheets of a file have in common while it is written. */
export interface Book {
  readonly grid: Grid;
  readonly isAddIn: (name: string) => boolean;
  readonly valuesOnly: boolean;
  readonly styles: StyleSheet;
  /** The number of a shared text. */
  readonly shared: (text: string) => number;
  /** 'My sheet'!$A$1:$B$2 */
  readonly place: (area: Area) => string;
  /** The headings of tables by cell, as files need them: texts, each different. */
  readonly headings: ReadonlyMap<string, string>;
  /** Told of each formula that may spill. */
  readonly spills: () => void;
}

type Json = Readonly<Record<string, unknown>>;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Errors a file can name; younger ones (#SPILL!, #CALC!, #BUSY!) are #VALUE! in it. */
const errors = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#GETTING_DATA',
]);

const json = (text: string | undefined): Json => JSON.parse(text ?? '{}') as Json;
const sqref = (areas: readonly Area[]): string =>
  areas
    .map((area) => areaAddress(area).replace(/^([A-Z]+):([A-Z]+)$/, `$11:$2${sheetLimits.rows}`))
    .join(' ');

/** Rules count from the uppermost, leftmost cell of all their areas; the grid from the first cell of the first. */
function fromCorner(formula: string, areas: readonly Area[]): string {
  const [first] = areas;
  if (first === undefined) return formula;
  const down = Math.min(...areas.map(({ row }) => row)) - first.row;
  const right = Math.min(...areas.map(({ column }) => column)) - first.column;
  return moved(formula, down, right);
}

export function sheetXml(book: Book, sheet: Sheet, tableParts: readonly string[]): string {
  const { grid } = book;
  const { id } = sheet;
  const texts = grid.extras.texts(id);
  const page = json(texts['pageLayout']);
  const zoom = page['Zoom'] as Readonly<Record<string, number>> | undefined;
  const fits = zoom !== undefined && !('scale' in zoom);
  const color = grid.tabs.color(id);
  const properties =
    (color === undefined ? '' : element('tabColor', { rgb: `FF${color.slice(1)}` })) +
    (fits ? '<pageSetUpPr fitToPage="1"/>' : '');
  const used = grid.usedArea(id);
  const columns = columnsXml(grid, sheet);
  const list = grid.filters.area(id);
  const whole = { sheetId: id, row: 0, column: 0, rows: sheet.rows, columns: sheet.columns };
  const merges = grid.merges
    .touching(whole)
    .map((area) => element('mergeCell', { ref: areaAddress(area) }));
  const rules = grid.validations
    .all(id)
    .flatMap(([areas, validation]) => validationXml(book, areas, validation));
  const margin = (side: keyof typeof usualMargins): number =>
    Number(page[`${side}Margin`] ?? usualMargins[side] * 72) / 72;
  const bands = bandsXml(texts['headersFooters']);
  return element(
    'worksheet',
    { xmlns: main, 'xmlns:r': office },
    (properties === '' ? '' : element('sheetPr', {}, properties)) +
      element('dimension', { ref: used ? areaAddress(used) : 'A1' }) +
      viewXml(grid, id) +
      '<sheetFormatPr defaultRowHeight="15"/>' +
      (columns === '' ? '' : element('cols', {}, columns)) +
      element('sheetData', {}, rowsXml(book, sheet)) +
      protectionXml(texts[protectionExtra]) +
      (list ? filterXml(grid, list) : '') +
      (merges.length === 0
        ? ''
        : element('mergeCells', { count: merges.length }, merges.join(''))) +
      conditionalXml(book, id) +
      (rules.length === 0
        ? ''
        : element('dataValidations', { count: rules.length }, rules.join(''))) +
      element('pageMargins', {
        left: margin('Left'),
        right: margin('Right'),
        top: margin('Top'),
        bottom: margin('Bottom'),
        header: margin('Header'),
        footer: margin('Footer'),
      }) +
      element('pageSetup', {
        paperSize:
          page['PaperSize'] === undefined
            ? undefined
            : papers[page['PaperSize'] as keyof typeof papers],
        scale: zoom?.['scale'],
        fitToWidth: fits ? (zoom['horizontalFitToPages'] ?? 0) : undefined,
        fitToHeight: fits ? (zoom['verticalFitToPages'] ?? 0) : undefined,
        orientation: page['Orientation'] === 'Landscape' ? 'landscape' : 'portrait',
      }) +
      (bands === '' ? '' : element('headerFooter', {}, bands)) +
      (tableParts.length === 0
        ? ''
        : element('tableParts', { count: tableParts.length }, tableParts.join(''))),
  );
}

function viewXml(grid: Grid, id: string): string {
  const { rows, columns } = grid.tabs.frozen(id);
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  const frozen =
    rows + columns === 0
      ? ''
      : element('pane', {
          xSplit: columns === 0 ? undefined : columns,
          ySplit: rows === 0 ? undefined : rows,
          topLeftCell: cellAddress({ row: rows, column: columns }),
          activePane: pane,
          state: 'frozen',
        }) + element('selection', { pane });
  const view = {
    showGridLines: grid.tabs.gridLines(id) ? undefined : 0,
    tabSelected: grid.activeSheet().id === id ? 1 : undefined,
    workbookViewId: 0,
  };
  return element('sheetViews', {}, element('sheetView', view, frozen));
}

function columnsXml(grid: Grid, { id, columns }: Sheet): string {
  const widths = new Map(grid.lines.sized(id, 'columns'));
  const hidden = new Set(
    Array.from({ length: columns }, (_, i) => i).filter((i) =>
      grid.lines.isHidden(id, 'columns', i),
    ),
  );
  return [...new Set([...widths.keys(), ...hidden])]
    .sort((a, b) => a - b)
    .map((i) =>
      element('col', {
        min: i + 1,
        max: i + 1,
        // Pixels over the seven of a digit of Calibri 11.
        width: Math.round(((widths.get(i) ?? 64) / 7) * 1e4) / 1e4,
        customWidth: widths.has(i) ? 1 : undefined,
        hidden: hidden.has(i) ? 1 : undefined,
      }),
    )
    .join('');
}

function rowsXml(book: Book, sheet: Sheet): string {
  const { grid } = book;
  const { id: sheetId } = sheet;
  const areas = [grid.usedArea(sheetId), grid.styles.formattedArea(sheetId)].filter(
    (area) => area !== undefined,
  );
  const bottom = Math.max(0, ...areas.map(({ row, rows }) => row + rows));
  const right = Math.max(0, ...areas.map(({ column, columns }) => column + columns));
  const heights = new Map(grid.lines.sized(sheetId, 'rows'));
  let last = Math.max(bottom, ...[...heights.keys()].map((row) => row + 1));
  for (let row = last; row < sheet.rows; row++)
    if (grid.lines.isHidden(sheetId, 'rows', row)) last = row + 1;
  const letters = Array.from({ length: right }, (_, i) => columnLetters(i));
  const out: string[] = [];
  for (let row = 0; row < last; row++) {
    const [cells = []] =
      row < bottom && right > 0
        ? grid.read({ sheetId, row, column: 0, rows: 1, columns: right })
        : [];
    const xml = cells
      .map((cell, column) =>
        cellXml(book, sheet, { sheetId, row, column }, cell, `${letters[column] ?? ''}${row + 1}`),
      )
      .join('');
    const height = heights.get(row);
    const wrapped = height === undefined ? wrappedHeight(grid, { sheetId, row }, cells) : undefined;
    const isHidden =
      row < sheet.rows &&
      (grid.lines.isHidden(sheetId, 'rows', row) || grid.lines.isFiltered(sheetId, row));
    if (xml === '' && height === undefined && !isHidden) continue;
    const at = {
      r: row + 1,
      // Excel fits a row when something is written, and no program does when it opens a file.
      ht: height === undefined ? wrapped : height * 0.75,
      customHeight: height === undefined ? undefined : 1,
      hidden: isHidden ? 1 : undefined,
    };
    out.push(element('row', at, xml));
  }
  return out.join('');
}

/** What a line of the usual font takes, in points. */
const lineHeight = 15;

/** Pixels of a character in the usual font, Calibri 11, by its kind. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!\s]/, 3.5],
  [/[ftrI()[\]/-]/, 5],
  [/[mwMW@%]/, 11.5],
  [/[aceksvxyz]/, 6.6],
  [/\p{Lu}/u, 8.4],
];
const widthOf = (character: string): number =>
  widths.find(([kind]) => kind.test(character))?.[1] ?? 7.5;

/** How many lines a text takes that is wrapped at words into so many pixels; a longer word is broken. */
function linesIn(text: string, width: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let used = 0;
    lines++;
    for (const word of paragraph.split(/(?<=\s)/)) {
      const long = [...word.trimEnd()].reduce((sum, each) => sum + widthOf(each), 0);
      if (used > 0 && used + long > width) {
        lines++;
        used = 0;
      }
      lines += Math.max(0, Math.ceil(long / width) - 1);
      used += long + widthOf(' ');
    }
  }
  return lines;
}

/** The height in points that the wrapped texts of a row need; undefined where one line does. */
function wrappedHeight(
  { styles, lines, merges }: Grid,
  { sheetId, row }: Pick<CellPosition, 'sheetId' | 'row'>,
  cells: readonly Cell[],
): number | undefined {
  let height = 0;
  for (const [column, { value, text }] of cells.entries()) {
    if (typeof value !== 'string') continue;
    // What lies beside the text in its cell takes some of the width.
    const width = lines.size(sheetId, 'columns', column) - 5;
    // As a rule it fits: a look is asked for only where it may not.
    if (text.length * 12 <= width && !text.includes('\n')) continue;
    const area = { sheetId, row, column, rows: 1, columns: 1 };
    const { wrap, bold, fontSize = 11 } = styles.of(area);
    if (!wrap || merges.touching(area).length > 0) continue;
    const scale = (fontSize / 11) * (bold ? 1.05 : 1);
    const needed = linesIn(text, width / scale);
    if (needed > 1) height = Math.max(height, needed * lineHeight * (fontSize / 11));
  }
  return height === 0 ? undefined : Math.ceil(height * 4) / 4;
}

/** What Excel would read as something else when the text is edited. */
const isReadOtherwise = /^(?:[=+\-@'].*|true|false|\s*[\d.,/:%-]+\s*)$/is;

function cellXml(
  { grid, isAddIn, valuesOnly, styles, shared, headings, spills }: Book,
  { name, id }: Sheet,
  position: CellPosition,
  { value, formula, text }: Cell,
  r: string,
): string {
  const heading = headings.get(`${id} ${position.row} ${position.column}`);
  // The number format of the cell itself: the one a formula hands on is only shown.
  const format = grid.numberFormat(position);
  const isText = formula === undefined && typeof value === 'string' && heading === undefined;
  const isQuoted =
    isText && format !== '@' && isReadOtherwise.test(value) && grid.spill(position) === undefined;
  const s = styles.cell(grid.styles.of(position), format, isQuoted);
  let at = `r="${r}"`;
  if (s > 0) at += ` s="${s}"`;
  if (heading !== undefined) return `<c ${at} t="s"><v>${shared(heading)}</v></c>`;
  checkLength(typeof value === 'string' ? value : '', 32_767, `${name}!${r}`, 'text');
  if (formula === undefined || valuesOnly) {
    if (value === null) return s > 0 ? `<c ${at}/>` : '';
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    if (typeof value === 'string') return `<c ${at} t="s"><v>${shared(value)}</v></c>`;
    if (typeof value === 'boolean') return `<c ${at} t="b"><v>${Number(value)}</v></c>`;
    return `<c ${at} t="e"><v>${errorInFile(value.error)}</v></c>`;
  }
  const spill = grid.spill(position);
  const inFile = cellText(toFile(formula, isAddIn));
  checkLength(inFile, 8_192, `${name}!${r}`, 'formula');
  let f = `<f>${inFile}</f>`;
  if (spill !== undefined || mayGiveSeveral(formula, isAddIn)) {
    spills();
    at += ' cm="1"';
    f = `<f t="array" ref="${spill ? areaAddress(spill) : r}">${inFile}</f>`;
  }
  if (typeof value === 'string') return `<c ${at} t="str">${f}<v>${cellText(value)}</v></c>`;
  if (typeof value === 'boolean') return `<c ${at} t="b">${f}<v>${Number(value)}</v></c>`;
  if (typeof value === 'object' && value !== null)
    return `<c ${at} t="e">${f}<v>${errorInFile(value.error)}</v></c>`;
  // An empty cell that is referred to is 0.
  return `<c ${at}>${f}<v>${value ?? (text === '' ? 0 : text)}</v></c>`;
}

const errorInFile = (error: string): string => (errors.has(error) ? error : '#VALUE!');

function checkLength(text: string, most: number, where: string, what: string): void {
  if (text.length <= most) return;
  throw new NotSaved(
    `${where} holds a ${what} of more than ${most.toLocaleString('en')} characters, which Excel does not take. Shorten it and save again.`,
  );
}

function protectionXml(text: string | undefined): string {
  if (text === undefined) return '';
  const { allowed = [], selectionMode } = JSON.parse(text) as {
    allowed?: readonly string[];
    selectionMode?: string;
  };
  const free = Object.entries(allowances).flatMap(([name, file]) =>
    allowed.includes(name) ? [[file, 0] as const] : [],
  );
  return element('sheetProtection', {
    sheet: 1,
    objects: allowed.includes('allowEditObjects') ? undefined : 1,
    scenarios: allowed.includes('allowEditScenarios') ? undefined : 1,
    ...Object.fromEntries(free),
    selectLockedCells: selectionMode === 'Unlocked' || selectionMode === 'None' ? 1 : undefined,
    selectUnlockedCells: selectionMode === 'None' ? 1 : undefined,
  });
}

function bandsXml(text: string | undefined): string {
  const parts = json(text) as Readonly<Record<string, string>>;
  return (['Header', 'Footer'] as const)
    .map((where) => {
      const band = ['left', 'center', 'right'].map((side) => {
        const part = parts[`${side}${where}`] ?? '';
        return part === '' ? '' : `&${side.charAt(0).toUpperCase()}${part}`;
      });
      return band.join('') === '' ? '' : element(`odd${where}`, {}, escaped(band.join('')));
    })
    .join('');
}

export function filterXml(grid: Grid, area: Area): string {
  const columns = Array.from({ length: area.columns }, (_, i) => {
    const header: CellPosition = { sheetId: area.sheetId, row: area.row, column: area.column + i };
    if (grid.filters.choice(header) === undefined || area.rows < 2) return '';
    const hidden = new Set(grid.filters.hidden(header).map((text) => text.toLowerCase()));
    const below = grid.read({ ...header, row: area.row + 1, rows: area.rows - 1, columns: 1 });
    const shown = [...new Set(below.map(([cell]) => cell?.text ?? ''))].filter(
      (text) => !hidden.has(text.toLowerCase()),
    );
    const filters = shown.filter((text) => text !== '').map((val) => element('filter', { val }));
    return element(
      'filterColumn',
      { colId: i },
      element('filters', { blank: shown.includes('') ? 1 : undefined }, filters.join('')),
    );
  });
  return element('autoFilter', { ref: areaAddress(area) }, columns.join(''));
}

function conditionalXml({ grid, isAddIn, styles }: Book, sheetId: string): string {
  return grid.conditionalFormats
    .all(sheetId)
    .map(({ areas, condition, style, stopIfTrue }, i) => {
      const common = {
        dxfId: styles.conditional(style),
        priority: i + 1,
        stopIfTrue: stopIfTrue ? 1 : undefined,
      };
      const formulas = (
        condition.kind === 'formula' ? [condition.formula] : condition.formulas
      ).map((each) => `<formula>${cellText(toFile(fromCorner(each, areas), isAddIn))}</formula>`);
      const rule =
        condition.kind === 'formula'
          ? { type: 'expression', ...common }
          : { type: 'cellIs', ...common, operator: operators[condition.operator] };
      return element(
        'conditionalFormatting',
        { sqref: sqref(areas) },
        element('cfRule', rule, formulas.join('')),
      );
    })
    .join('');
}

/** What Excel keeps of a rule's sentences beside what the grid needs. */
interface RuleRemark {
  readonly errorAlert?: Said & { readonly showAlert?: boolean; readonly style?: string };
  readonly prompt?: Said & { readonly showPrompt?: boolean };
  readonly ignoreBlanks?: boolean;
}

interface Said {
  readonly title?: string;
  readonly message?: string;
}

const orNothing = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text;

function validationXml(book: Book, areas: readonly Area[], validation: Validation): string[] {
  if (areas.length === 0) return [];
  const { criterion, blocks, message, prompt, remark } = validation;
  const {
    errorAlert = {},
    prompt: input = {},
    ignoreBlanks = true,
  } = (remark === '' ? {} : JSON.parse(remark)) as RuleRemark;
  const style = (errorAlert.style ?? (blocks ? 'Stop' : 'Warning')).toLowerCase();
  const rule = validationRule(book, criterion, areas);
  const at = {
    ...rule.at,
    errorStyle: style === 'stop' ? undefined : style,
    allowBlank: ignoreBlanks ? 1 : undefined,
    showInputMessage: (input.showPrompt ?? true) ? 1 : undefined,
    showErrorMessage: (errorAlert.showAlert ?? true) ? 1 : undefined,
    errorTitle: orNothing(errorAlert.title),
    error: orNothing(errorAlert.message ?? message),
    promptTitle: orNothing(input.title),
    prompt: orNothing(input.message ?? prompt),
    sqref: sqref(areas),
  };
  const formulas = rule.formulas.map(
    (each, i) => `<formula${i + 1}>${cellText(each)}</formula${i + 1}>`,
  );
  return [element('dataValidation', at, formulas.join(''))];
}

interface Rule {
  readonly at: Readonly<Record<string, string | number | undefined>>;
  readonly formulas: readonly string[];
}

function validationRule(
  { isAddIn, place }: Book,
  criterion: Criterion,
  areas: readonly Area[],
): Rule {
  switch (criterion.kind) {
    case 'any':
      return { at: {}, formulas: [] };
    case 'list': {
      const items = criterion.items.join(',').replace(/"/g, '""');
      const [first] = areas;
      checkLength(items, 255, first ? areaAddress(first) : '', 'list of entries');
      return {
        at: { type: 'list', showDropDown: criterion.dropDown ? undefined : 1 },
        formulas: [`"${items}"`],
      };
    }
    case 'cells':
      return {
        at: { type: 'list', showDropDown: criterion.dropDown ? undefined : 1 },
        formulas: [place(criterion.area)],
      };
    case 'formula':
      return {
        at: { type: 'custom' },
        formulas: [toFile(fromCorner(criterion.formula, areas), isAddIn)],
      };
    case 'limits': {
      const { of, operator, first, second } = criterion;
      const limits = second === undefined ? [first] : [first, second];
      return {
        at: { type: of === 'wholeNumber' ? 'whole' : of, operator: operators[operator] },
        formulas: limits.map(String),
      };
    }
  }
}
