import { isOn, type Node } from './xml';

/** What a file has and the workbench does not keep: kinds of things, each with a few examples of where. */
export class Lost {
  readonly #found = new Map<string, Set<string>>();

  add(what: string, example?: string): void {
    const examples = this.#found.get(what) ?? new Set();
    this.#found.set(what, examples);
    if (example !== undefined) examples.add(example);
  }

  inWords(): string[] {
    return [...this.#found].map(([what, examples]) => {
      const [first, ...rest] = [...examples];
      if (first === undefined) return what;
      const shown = [first, ...rest.slice(0, 2)].join(', ');
      return `${what} (${rest.length > 2 ? `${shown} and ${rest.length - 2} more` : shown})`;
    });
  }
}

/** Parts of a file by their place in it: what is not kept, and has a word. */
const unkept: readonly (readonly [RegExp, string])[] = [
  [/^xl\/charts\//i, 'charts'],
  [/^xl\/(?:media|richData\/_rels)\//i, 'pictures'],
  [/^xl\/pivot/i, 'pivot tables'],
  [/vbaProject|vbaData/i, 'macros'],
  [/^xl\/(?:comments|threadedComments)/i, 'comments'],
  [/^xl\/externalLinks\//i, 'links to other workbooks'],
  [/^xl\/(?:slicer|timeline)/i, 'slicers'],
  [/^xl\/(?:connections|queryTables|model|customData)/i, 'data connections'],
  [/^xl\/drawings\/drawing/i, 'drawings'],
  [/^xl\/(?:embeddings|activeX|ctrlProps)\//i, 'controls and embedded documents'],
  [/^xl\/(?:chartsheets|dialogsheets|macrosheets)\//i, 'sheets that are no worksheets'],
  [/^xl\/webextensions\//i, 'add-ins that open with the workbook, and what they keep in it'],
  [/^xl\/richData\//i, 'data types'],
  [/^_xmlsignatures\//i, 'digital signatures'],
  [/^docProps\/custom\.xml$/i, 'properties of the file'],
  [/^xl\/revisions\//i, 'a log of changes'],
];

/** Parts that are read, that follow from others, or that a program keeps for itself. */
const known =
  /^(?:\[Content_Types\]\.xml|.*\.rels|.*\/|docProps\/.*|xl\/(?:workbook|styles|sharedStrings|metadata|calcChain)\.(?:xml|bin)|xl\/(?:theme|worksheets|tables|printerSettings|persons|namedSheetViews)\/.*|xl\/drawings\/.*\.vml|customXml\/.*|customUI\/.*)$/i;

export function lostParts(names: readonly string[], lost: Lost): void {
  for (const name of names) {
    const word = unkept.find(([shape]) => shape.test(name))?.[1];
    if (word !== undefined) lost.add(word);
    else if (!known.test(name)) lost.add('parts that only other programs know', name);
  }
}

/** Children of a sheet that are read. */
const kept = new Set(
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetProtection autoFilter mergeCells conditionalFormatting dataValidations pageMargins pageSetup headerFooter tableParts'.split(
    ' ',
  ),
);
/** Children that hold nothing a person made, or whose parts have a word of their own. */
const empty = new Set(
  'ignoredErrors phoneticPr sheetCalcPr drawing legacyDrawing legacyDrawingHF drawingHF AlternateContent smartTags cellWatches webPublishItems'.split(
    ' ',
  ),
);
const children: Readonly<Record<string, string>> = {
  hyperlinks: 'hyperlinks',
  rowBreaks: 'page breaks',
  colBreaks: 'page breaks',
  printOptions: 'printed grid lines and headings, and what is centered on a page',
  picture: 'pictures',
  oleObjects: 'controls and embedded documents',
  controls: 'controls and embedded documents',
  scenarios: 'scenarios',
  protectedRanges: 'areas that some people may edit on a protected sheet',
  sortState: 'the order of a sorted list',
  customSheetViews: 'views of other people',
  customProperties: 'properties of the file',
  dataConsolidate: 'consolidations',
};

export function lostChildren(sheet: string, nodes: readonly Node[], lost: Lost): void {
  for (const { name, at } of nodes) {
    if (kept.has(name) || empty.has(name) || name === 'extLst') continue;
    // Some programs say of each option that it is off.
    const printed = [
      at['headings'],
      at['gridLines'],
      at['horizontalCentered'],
      at['verticalCentered'],
    ];
    if (name === 'printOptions' && !printed.some(isOn)) continue;
    lost.add(children[name] ?? `parts of sheets that only other programs know: ${name}`, sheet);
  }
}
