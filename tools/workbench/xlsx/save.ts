import { strToU8 } from 'fflate';

import type { Area, Grid, Sheet } from '../grid/grid';
import { protectionExtra, workbookOwner } from '../grid/parts';
import { areaAddress } from '../grid/state';
import { StyleSheet } from './looks';
import { settingsNamespace, settingsPart } from './names-in-files';
import { filterXml, sheetXml, type Book } from './save-sheet';

import { cellText, element, escaped, type Parts, zipped } from './parts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A dynamic array formula's cell points here: the first cell metadata is "this array spills". */
const metadata = `<metadata xmlns="${main}" xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray"><metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1" cellMeta="1"/></metadataTypes><futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}"><xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>`;

export { NotSaved } from './save-sheet';

export interface Saving {
  /** Results in place of formulas: for programs that do not know the add-in's functions. */
  readonly valuesOnly?: boolean;
  /** What add-ins keep with the workbook: text of a JSON object. */
  readonly settings?: string;
}

/** The workbook as a file of Excel's. `isAddIn` knows the functions that the add-in brings ("SOF.AWARD"). */
export function toXlsx(
  grid: Grid,
  isAddIn: (name: string) => boolean,
  saving: Saving = {},
): Uint8Array {
  return zipped(partsOf(grid, isAddIn, saving));
}

type Extra = Readonly<Record<string, string | number | undefined>>;

/** The parts of the file before they are zipped. */
export function partsOf(
  grid: Grid,
  isAddIn: (name: string) => boolean,
  { valuesOnly = false, settings }: Saving = {},
): Parts {
  const files: Record<string, Uint8Array> = {};
  const types: [part: string, type: string][] = [];
  const put = (part: string, type: string | undefined, xml: string): void => {
    files[part] = strToU8(head + xml);
    if (type !== undefined) types.push([part, type]);
  };
  const texts = new Map<string, number>();
  const sheets = grid.sheets();
  const nameOf = new Map(sheets.map(({ id, name }) => [id, name]));
  let spills = 0;
  const book: Book = {
    grid,
    isAddIn,
    valuesOnly,
    styles: new StyleSheet(),
    shared(text) {
      const number = texts.get(text) ?? texts.size;
      texts.set(text, number);
      return number;
    },
    place: (area) => `${quotedSheet(nameOf.get(area.sheetId) ?? '')}!${absolute(area)}`,
    headings: headingsOf(grid),
    spills() {
      spills++;
    },
  };

  let tables = 0;
  for (const [i, sheet] of sheets.entries()) {
    const relations: string[] = [];
    const tableParts: string[] = [];
    for (const table of grid.tables.all().filter(({ area }) => area.sheetId === sheet.id)) {
      tables++;
      relations.push(relationship(relations.length, 'table', `../tables/table${tables}.xml`));
      tableParts.push(element('tablePart', { 'r:id': `rId${relations.length}` }));
      put(
        `xl/tables/table${tables}.xml`,
        `${spreadsheet}.table+xml`,
        tableXml(book, table, tables),
      );
    }
    put(
      `xl/worksheets/sheet${i + 1}.xml`,
      `${spreadsheet}.worksheet+xml`,
      sheetXml(book, sheet, tableParts),
    );
    if (relations.length > 0)
      put(`xl/worksheets/_rels/sheet${i + 1}.xml.rels`, undefined, relationships(relations));
  }

  put('xl/workbook.xml', `${spreadsheet}.sheet.main+xml`, workbookXml(book, sheets));
  put('xl/styles.xml', `${spreadsheet}.styles+xml`, book.styles.xml());
  const strings = [...texts.keys()].map(
    (text) => `<si><t xml:space="preserve">${cellText(text)}</t></si>`,
  );
  put(
    'xl/sharedStrings.xml',
    `${spreadsheet}.sharedStrings+xml`,
    element('sst', { xmlns: main, uniqueCount: texts.size }, strings.join('')),
  );
  const parts: [string, string][] = [
    ...sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ];
  if (spills > 0) {
    put('xl/metadata.xml', `${spreadsheet}.sheetMetadata+xml`, metadata);
    parts.push(['sheetMetadata', 'metadata.xml']);
  }
  if (settings !== undefined) {
    put(
      settingsPart,
      undefined,
      element('settings', { xmlns: settingsNamespace }, escaped(settings)),
    );
    parts.push(['customXml', `../${settingsPart}`]);
  }
  put(
    'xl/_rels/workbook.xml.rels',
    undefined,
    relationships(parts.map(([type, target], i) => relationship(i, type, target))),
  );
  put(
    '_rels/.rels',
    undefined,
    relationships([relationship(0, 'officeDocument', 'xl/workbook.xml')]),
  );
  const overrides = types.map(([part, type]) =>
    element('Override', { PartName: `/${part}`, ContentType: type }),
  );
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ].map(([Extension, ContentType]) => element('Default', { Extension, ContentType }));
  const contentTypes = element(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    [...defaults, ...overrides].join(''),
  );
  return { '[Content_Types].xml': strToU8(head + contentTypes), ...files };
}

/** Excel repairs a file whose tables have headings that are no texts, or two alike: they become what Excel would make of them. */
function headingsOf(grid: Grid): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  for (const { area, headers } of grid.tables.all()) {
    if (!headers) continue;
    const taken = new Set<string>();
    const [cells = []] = grid.read({ ...area, rows: 1 });
    for (const [i, { text }] of cells.entries()) {
      const wanted = text === '' ? `Column${i + 1}` : text;
      let heading = wanted;
      for (let n = 2; taken.has(heading.toLowerCase()); n++) heading = `${wanted}${n}`;
      taken.add(heading.toLowerCase());
      headings.set(`${area.sheetId} ${area.row} ${area.column + i}`, heading);
    }
  }
  return headings;
}

type GridTable = ReturnType<Grid['tables']['all']>[number];

function tableXml({ grid, headings }: Book, table: GridTable, id: number): string {
  const { area } = table;
  const list = table.totals ? { ...area, rows: area.rows - 1 } : area;
  const columns = Array.from({ length: area.columns }, (_, i) => {
    const heading =
      headings.get(`${area.sheetId} ${area.row} ${area.column + i}`) ?? `Column${i + 1}`;
    return element('tableColumn', { id: i + 1, name: heading.replace(/\n/g, '_x000a_') });
  });
  return element(
    'table',
    {
      xmlns: main,
      id,
      name: table.name,
      displayName: table.name,
      ref: areaAddress(area),
      headerRowCount: table.headers ? undefined : 0,
      totalsRowCount: table.totals ? 1 : undefined,
      totalsRowShown: table.totals ? undefined : 0,
    },
    (table.headers && table.filterButtons ? filterXml(grid, list) : '') +
      element('tableColumns', { count: columns.length }, columns.join('')) +
      element('tableStyleInfo', {
        name: table.style === 'None' ? undefined : table.style,
        showFirstColumn: Number(table.firstColumn),
        showLastColumn: Number(table.lastColumn),
        showRowStripes: Number(table.bandedRows),
        showColumnStripes: Number(table.bandedColumns),
      }),
  );
}

function workbookXml(book: Book, sheets: readonly Sheet[]): string {
  const { grid } = book;
  const active = sheets.findIndex(({ id }) => id === grid.activeSheet().id);
  const tabs = sheets.map(({ name, visible, id }, i) => {
    const hidden = 'veryHidden' in grid.extras.texts(id) ? 'veryHidden' : 'hidden';
    return element('sheet', {
      name,
      sheetId: i + 1,
      state: visible ? undefined : hidden,
      'r:id': `rId${i + 1}`,
    });
  });
  const names = definedNames(book, sheets).map(([name, of, extra]) =>
    element('definedName', { name, ...extra }, escaped(of)),
  );
  return element(
    'workbook',
    { xmlns: main, 'xmlns:r': office },
    '<workbookPr defaultThemeVersion="166925"/>' +
      (protectionExtra in grid.extras.texts(workbookOwner)
        ? '<workbookProtection lockStructure="1"/>'
        : '') +
      `<bookViews>${element('workbookView', { activeTab: Math.max(active, 0) })}</bookViews>` +
      element('sheets', {}, tabs.join('')) +
      (names.length === 0 ? '' : element('definedNames', {}, names.join(''))) +
      // The number of Excel's present engine: it keeps the results as they are until something changes.
      '<calcPr calcId="191029"/>',
  );
}

function definedNames(
  { grid, place }: Book,
  sheets: readonly Sheet[],
): [name: string, of: string, extra: Extra][] {
  const names: [name: string, of: string, extra: Extra][] = [];
  const ofWorkbook = grid.extras.texts(workbookOwner);
  for (const [localSheetId, { id }] of sheets.entries()) {
    const local = { localSheetId };
    const areas = grid.extras.areas(id);
    const texts = grid.extras.texts(id);
    for (const [key, name] of [
      ['printArea', '_xlnm.Print_Area'],
      ['printTitleRows', '_xlnm.Print_Titles'],
    ] as const) {
      const joined = (areas[key] ?? []).map(place).join(',');
      if (joined !== '') names.push([name, joined, local]);
    }
    const filtered = grid.filters.area(id);
    if (filtered) names.push(['_xlnm._FilterDatabase', place(filtered), { ...local, hidden: 1 }]);
    for (const [key, [area]] of Object.entries(areas)) {
      if (!key.startsWith('name ') || area === undefined) continue;
      const name = key.slice('name '.length);
      names.push([name, place(area), { ...local, ...remarkOn(texts, name) }]);
    }
  }
  for (const { name, area } of grid.names.all())
    names.push([name, place(area), remarkOn(ofWorkbook, name)]);
  for (const name of grid.names.gone()) names.push([name, '#REF!', remarkOn(ofWorkbook, name)]);
  return names.sort(([a], [b]) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1));
}

function remarkOn(texts: Readonly<Record<string, string>>, name: string): Extra {
  const remark = JSON.parse(texts[`name ${name}`] ?? '{}') as {
    comment?: string;
    hidden?: boolean;
  };
  return { comment: remark.comment, hidden: remark.hidden === true ? 1 : undefined };
}

const quotedSheet = (name: string): string => `'${name.replace(/'/g, "''")}'`;
const absolute = (area: Area): string => areaAddress(area).replace(/[A-Z]+|\d+/g, '$$$&');

const relationship = (index: number, type: string, Target: string): string =>
  element('Relationship', { Id: `rId${index + 1}`, Type: `${office}/${type}`, Target });
const relationships = (all: readonly string[]): string =>
  element(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    all.join(''),
  );
