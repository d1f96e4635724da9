import type * as Owl from '@odoo/owl';
import { zoneOf } from './areas';
import type { Area, WorkbookData } from './grid';
import type { Library } from './engine/library';
import { createGrid } from './o-spreadsheet';
import type { OSpreadsheetGrid } from './o-spreadsheet-grid';
import { sheetIsProtected } from './plugins/extras-plugin';
import { type EngineStyle, textFormat } from './engine/reading';

export type OwlLibrary = typeof Owl;

/** Both libraries come from scripts of their own (globals `o_spreadsheet` and `owl`). */
export interface MountParts {
  readonly library: Library;
  readonly owl: OwlLibrary;
  /** The text of o_spreadsheet.xml. */
  readonly templates: string;
  /** 'light' when left out. */
  readonly colorScheme?: 'light' | 'dark';
}

/** What the grid has to tell or ask the person in front of it. */
export interface Voice extends EditingVoice {
  notify(text: string): void;
  raiseError(text: string): void;
  confirm(question: string): Promise<boolean>;
}

export interface MountedGrid {
  readonly grid: OSpreadsheetGrid;
  /** Puts the keyboard focus into the grid. */
  focus(): void;
  /** Puts the keyboard focus into the open cell editor. */
  focusEditor(): void;
  /** Where the area is drawn, in pixels of the page, as far as it is in sight. */
  boxOf(area: Area): DOMRect;
  unmount(): void;
}

interface Rejection {
  readonly result: { readonly reasons: readonly string[] };
}

const protectedSentence =
  'This cell is on a protected sheet. Only cells that are not locked can be changed here.';

/**
 * Shows a workbook in the element, which gives the grid its size. Define functions before. `fill` puts more into the grid before
 * it is shown.
 */
export async function mountGrid(
  { library, owl, templates, colorScheme = 'light' }: MountParts,
  element: HTMLElement,
  voice: Voice,
  workbook?: WorkbookData,
  fill?: (grid: OSpreadsheetGrid) => void,
): Promise<MountedGrid> {
  const grid = createGrid(library, workbook);
  fill?.(grid);
  trimMenus(library);
  watchEditing(library, voice);
  drawOverFrozenLine(library);
  const app = new owl.App(library.Spreadsheet, {
    templates,
    props: {
      model: grid.model,
      colorScheme,
      notifyUser: ({ text }) => {
        voice.notify(text);
      },
      raiseError: (text: string, then?: () => void) => {
        voice.raiseError(text);
        then?.();
      },
      askConfirmation: (question: string, confirmed: () => void, refused?: () => void) => {
        void voice.confirm(question).then((yes) => {
          if (yes) confirmed();
          else refused?.();
        });
      },
    },
  });
  grid.model.on('command-rejected', element, (rejection) => {
    const { result } = rejection as unknown as Rejection;
    if (result.reasons.includes(sheetIsProtected)) voice.notify(protectedSentence);
  });
  const component = (await app.mount(element)) as InstanceType<Library['Spreadsheet']>;
  return {
    grid,
    focus: () => {
      component.focusGrid();
    },
    focusEditor: () => {
      element.querySelector<HTMLElement>('.o-grid-composer .o-composer')?.focus();
    },
    boxOf: (area) => {
      // The library measures from the corner of the headers, which is that of the canvas.
      const sheet = element.querySelector('canvas')?.getBoundingClientRect();
      const { x, y, width, height } = grid.model.getters.getVisibleRect(zoneOf(area));
      return new DOMRect((sheet?.x ?? 0) + x, (sheet?.y ?? 0) + y, width, height);
    },
    unmount: () => {
      app.destroy();
    },
  };
}

/**
 * Menu entries that lead away from what the workbench is for: charts and pictures need files of their own,
 * pivot tables and carousels are no part of trying formulas, another locale would no longer be the
 * English Excel that the sample workbook is written for.
 */
const unwanted: Readonly<Record<string, readonly string[]>> = {
  file: ['settings'],
  view: ['toggle_pin_panel', 'view_irregularity_map'],
  insert: ['insert_chart', 'insert_carousel', 'insert_pivot', 'insert_image'],
  data: ['pivot_data_sources', 'reinsert_dynamic_pivot', 'reinsert_static_pivot'],
};

/** Hides them, for every grid of this library. */
export function trimMenus(library: Library): void {
  const menus = library.registries.topbarMenuRegistry;
  for (const [menu, entries] of Object.entries(unwanted)) {
    for (const entry of entries) {
      menus.replaceChild(entry, [menu], { name: entry, isVisible: () => false });
    }
  }
}

/** What the person in front of the grid is told while a cell is edited. */
export interface EditingVoice {
  /** A cell editor has opened, or closed. */
  editing(on: boolean): void;
  /** Validation refuses the entry: whether it is to be edited further. */
  retry(message: string): Promise<boolean>;
}

/** What the library's cell editor keeps to itself. */
interface Editor {
  readonly editionMode: string;
  readonly currentEditedCell: object;
  readonly model: { trigger(event: 'update'): void };
  readonly getters: {
    getCell(cell: object): { readonly style?: EngineStyle } | undefined;
    getValidationRuleForCell(
      cell: object,
    ): { readonly excelMessage?: string; readonly isBlocking?: boolean } | undefined;
    getValidationResultForCellValue(value: string, cell: object): { readonly isValid: boolean };
  };
  getCurrentCanonicalContent(): string;
  checkDataValidation(): boolean;
  canStopEdition(): boolean;
  cancelEdition(): void;
  stopEdition(...direction: unknown[]): void;
  _startEdition(...start: unknown[]): void;
  _cancelEdition(): void;
}

/** Excel's own sentence, where the rule has none. */
const usual = 'This value does not match the data validation restrictions defined for this cell.';

/** Excel asks what is to become of a refused entry, with the rule's own text; the library ends the editing. */
export function watchEditing(library: Library, voice: EditingVoice): void {
  const editor = library.stores.CellComposerStore.prototype as unknown as Editor;
  // oxlint-disable-next-line typescript/unbound-method -- called with the editor below
  const {
    _startEdition: start,
    _cancelEdition: cancel,
    stopEdition: stop,
    checkDataValidation: check,
  } = editor;
  editor.checkDataValidation = function () {
    const { getters, currentEditedCell: cell } = this;
    if (getters.getCell(cell)?.style?.numberFormat !== textFormat) return check.call(this);
    // In a cell of texts nothing typed becomes a number or a date.
    const { isValid } = getters.getValidationResultForCellValue(
      this.getCurrentCanonicalContent(),
      cell,
    );
    return isValid || getters.getValidationRuleForCell(cell)?.isBlocking !== true;
  };
  editor._startEdition = function (...given) {
    start.apply(this, given);
    voice.editing(this.editionMode !== 'inactive');
  };
  editor._cancelEdition = function () {
    const wasEditing = this.editionMode !== 'inactive';
    cancel.call(this);
    if (wasEditing) voice.editing(false);
  };
  editor.stopEdition = function (...direction) {
    if (this.canStopEdition()) {
      stop.apply(this, direction);
      return;
    }
    const rule = this.getters.getValidationRuleForCell(this.currentEditedCell);
    const message = rule?.excelMessage ?? '';
    void voice.retry(message === '' ? usual : message).then((again) => {
      if (again) return;
      this.cancelEdition();
      // The editor redraws itself only after it has been told everything.
      this.model.trigger('update');
    });
  };
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A cell as the library draws it. */
interface Box extends Rectangle {
  readonly isOverflow?: boolean;
  readonly content?: { readonly width: number; readonly align?: string };
}

interface Rendering {
  readonly ctx: CanvasRenderingContext2D;
  readonly sheetId: string;
  readonly viewports: {
    getAllSheetViewportsZonesAndRect(
      sheetId: string,
    ): readonly { readonly zone: Zone; readonly rect: Rectangle }[];
    getSheetViewVisibleRows(sheetId: string): readonly number[];
    getVisibleRect(sheetId: string, zone: Zone): Rectangle;
  };
}

/** What the library's drawing keeps to itself. */
interface Renderer {
  readonly getters: {
    getPaneDivisions(sheetId: string): { readonly xSplit: number };
    getEvaluatedCell(cell: object): { readonly type: string };
  };
  drawLayer(rendering: Rendering, layer: string, timeStamp?: number): void;
  getGridBoxes(viewports: Rendering['viewports'], sheetId: string, zone: Zone): readonly Box[];
  findNextEmptyCol(sheetId: string, from: number, to: number, row: number): number;
  drawTexts(rendering: Rendering, boxes: readonly Box[]): void;
  drawFrozenPanes(rendering: Rendering): void;
}

/** Excel draws a long text on over the line of frozen columns while nothing is scrolled; the library ends it there. */
export function drawOverFrozenLine(library: Library): void {
  const renderer = library.stores.GridRenderer.prototype as unknown as Renderer;
  // oxlint-disable-next-line typescript/unbound-method -- called with the renderer below
  const { drawLayer } = renderer;
  renderer.drawLayer = function (rendering, layer, timeStamp) {
    drawLayer.call(this, rendering, layer, timeStamp);
    if (layer !== 'Background') return;
    const { sheetId, viewports } = rendering;
    const { xSplit } = this.getters.getPaneDivisions(sheetId);
    if (xSplit === 0) return;
    const panes = viewports.getAllSheetViewportsZonesAndRect(sheetId);
    for (const { zone, rect } of panes) {
      const beside = panes.find((each) => each.zone.left === xSplit && each.rect.y === rect.y);
      if (zone.left >= xSplit || !beside) continue;
      for (const row of viewports.getSheetViewVisibleRows(sheetId)) {
        if (row >= zone.top && row <= zone.bottom) drawRow(this, rendering, { row, zone, beside });
      }
    }
    this.drawFrozenPanes(rendering);
  };
}

/** Draws what the last text of a row in the frozen columns has beyond them. */
function drawRow(
  renderer: Renderer,
  rendering: Rendering,
  {
    row,
    zone,
    beside,
  }: { row: number; zone: Zone; beside: { readonly zone: Zone; readonly rect: Rectangle } },
): void {
  const { ctx, sheetId, viewports } = rendering;
  const { zone: next, rect } = beside;
  let col = zone.right;
  const isEmpty = (): boolean =>
    renderer.getters.getEvaluatedCell({ sheetId, row, col }).type === 'empty';
  while (col >= zone.left && isEmpty()) col -= 1;
  if (col < zone.left) return;
  const last = renderer.findNextEmptyCol(sheetId, col, next.right, row);
  if (last < next.left) return;
  const only = { left: col, right: col, top: row, bottom: row };
  const [box] = renderer.getGridBoxes(viewports, sheetId, only);
  if (box?.isOverflow !== true || (box.content?.align ?? 'left') !== 'left') return;
  const end = viewports.getVisibleRect(sheetId, { ...only, left: next.left, right: last });
  const width = Math.min(box.x + (box.content?.width ?? 0) - rect.x, end.width);
  if (width <= 0) return;
  const clipRect = { x: rect.x, y: box.y, width: end.width, height: box.height };
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(rect.x, box.y + 0.5, width, box.height - 1);
  renderer.drawTexts(rendering, [{ ...box, clipRect } as Box]);
}
