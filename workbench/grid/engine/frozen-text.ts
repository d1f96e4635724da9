import type { Library } from './library';

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
