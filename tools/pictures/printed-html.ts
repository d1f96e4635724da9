import type { Page } from 'playwright-core';
import type { CellStyle } from '../workbench/grid/looks';

/** A sheet with its page, as the workbench keeps it. */
export interface PrintedSheet {
  readonly name: string;
  readonly layout: {
    readonly Orientation?: string;
    readonly PaperSize?: string;
    readonly Zoom?: { readonly horizontalFitToPages?: number };
  };
  /** What stands above and below, with Excel's codes. */
  readonly edges: Readonly<Partial<Record<Edge, string>>>;
  /** The row that is repeated, counted from 0. */
  readonly titleRow: number | undefined;
  /** Pixels. */
  readonly widths: readonly number[];
  readonly rows: readonly {
    readonly height: number;
    readonly cells: readonly PrintedCell[];
  }[];
}

type Edge = `${'left' | 'right'}${'Header' | 'Footer'}`;

interface PrintedCell {
  readonly text: string;
  readonly isNumber: boolean;
  readonly style: CellStyle;
}

interface Printed {
  readonly html: string;
  readonly options: NonNullable<Parameters<Page['pdf']>[0]>;
}

/** Centimetres: short and long side of the papers, and the margins of every sheet. */
const papers = { A4: [21, 29.7], Letter: [21.59, 27.94] } as const;
const margin = 1.5;
const pixels = 96 / 2.54;

/** A sheet as a page of HTML, and the paper it goes on. */
export function htmlOf(sheet: PrintedSheet): Printed {
  const { name, layout, widths, rows, titleRow = 0 } = sheet;
  const format = layout.PaperSize?.toLowerCase() === 'letter' ? 'Letter' : 'A4';
  const [short, long] = papers[format];
  const landscape = layout.Orientation === 'Landscape';
  const width = widths.reduce((sum, each) => sum + each, 0);
  const room = ((landscape ? long : short) - 2 * margin) * pixels;
  const fits = layout.Zoom?.horizontalFitToPages === 1;
  const columns = `<colgroup>${widths.map((each) => `<col style="width:${each}px">`).join('')}</colgroup>`;
  const lines = (from: number, to: number): string => rows.slice(from, to).map(lineOf).join('');
  const table = (content: string): string =>
    `<table style="width:${width}px">${columns}${content}</table>`;
  const body = [
    table(`<tbody>${lines(0, titleRow)}</tbody>`),
    table(
      `<thead>${lines(titleRow, titleRow + 1)}</thead><tbody>${lines(titleRow + 1, rows.length)}</tbody>`,
    ),
  ].join('');
  return {
    html: `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`,
    options: {
      format,
      landscape,
      scale: fits ? Math.max(0.1, Math.min(1, room / width)) : 1,
      margin: { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' },
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: edge(sheet, 'Header', name),
      footerTemplate: edge(sheet, 'Footer', name),
    },
  };
}

const style = `
  body { margin: 0; font: 11pt Carlito, Calibri, sans-serif; }
  table { border-collapse: collapse; table-layout: fixed; }
  tr { break-inside: avoid; }
  td { padding: 0 3px; vertical-align: bottom; white-space: nowrap; overflow: visible; }
`;

function lineOf({ height, cells }: PrintedSheet['rows'][number]): string {
  return `<tr style="height:${height}px">${cells.map(cellOf).join('')}</tr>`;
}

function cellOf({ text, isNumber, style: look }: PrintedCell): string {
  const side = (name: 'top' | 'bottom' | 'left' | 'right'): string => {
    const border = look[name];
    return border ? `border-${name}:1px solid ${border.color};` : '';
  };
  const horizontal = look.horizontal ?? 'General';
  const align = horizontal === 'General' ? (isNumber ? 'right' : 'left') : horizontal.toLowerCase();
  const css = [
    `text-align:${align};`,
    look.bold ? 'font-weight:bold;' : '',
    look.italic ? 'font-style:italic;' : '',
    look.color ? `color:${look.color};` : '',
    look.fontSize === undefined ? '' : `font-size:${look.fontSize}pt;`,
    look.fill ? `background:${look.fill};` : '',
    look.wrap ? 'white-space:normal;overflow-wrap:anywhere;' : '',
    ...(['top', 'bottom', 'left', 'right'] as const).map(side),
  ];
  return `<td style="${css.join('')}">${escaped(text)}</td>`;
}

/** The line at the edge of a page. */
function edge({ edges }: PrintedSheet, where: 'Header' | 'Footer', sheet: string): string {
  const codes: Readonly<Record<string, string>> = {
    '&&': '&amp;',
    '&A': escaped(sheet),
    '&D': '<span class="date"></span>',
    '&P': '<span class="pageNumber"></span>',
    '&N': '<span class="totalPages"></span>',
  };
  const part = (side: 'left' | 'right'): string =>
    (edges[`${side}${where}`] ?? '').replace(/&[&ADPN]/g, (code) => codes[code] ?? '');
  const look =
    'font-size:10px;width:100%;display:flex;justify-content:space-between;margin:0 1.5cm';
  return `<div style="${look}"><span>${part('left')}</span><span>${part('right')}</span></div>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
