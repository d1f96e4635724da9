import type { CellLook } from './receipt';
import type { Area } from './address';
import type { Alignment, CellStyle, Highlight } from './plan';

/** How styles look: Office's own tints, readable in print and with any theme of the workbook. No fill is dark: it costs ink. */
const tint = { header: '#DDEBF7', input: '#FFF2CC', void: '#EDEDED' };
const ink = { title: '#0C3B5E', text: '#242424', grey: '#595959', warning: '#8A3707' };
const line = { header: '#0F6CBD', input: '#D1D1D1' };

/** Tabs of sheets that are typed into. */
export const inputTab = '#0F6CBD';

/** New cells have what Excel gives a cell by itself; existing ones may have anything. */
export function applyStyle(
  format: Excel.RangeFormat,
  style: CellStyle,
  cells: 'new' | 'existing',
): void {
  switch (style) {
    case 'title':
      format.font.bold = true;
      format.font.size = 14;
      format.font.color = ink.title;
      return;
    case 'event':
    case 'aside':
      format.font.color = ink.grey;
      return;
    case 'note':
      format.font.color = ink.grey;
      format.font.italic = true;
      return;
    case 'warning':
      format.font.bold = true;
      format.font.color = ink.warning;
      return;
    case 'header':
      format.font.bold = true;
      format.font.color = ink.text;
      format.fill.color = tint.header;
      format.wrapText = true;
      if (cells === 'existing') format.verticalAlignment = 'Bottom';
      return;
    case 'label':
      format.fill.color = tint.header;
      return;
    case 'input':
      format.fill.color = tint.input;
      return;
    case 'void':
      format.fill.color = tint.void;
      return;
    case 'total':
      format.font.bold = true;
      return;
  }
}

const alignments = { left: 'Left', right: 'Right', centre: 'Center' } as const;

export function applyAlignment(format: Excel.RangeFormat, align: Alignment): void {
  format.horizontalAlignment = alignments[align];
}

/** The line below a row of headings. */
export function underline(range: Excel.Range): void {
  const border = range.format.borders.getItem('EdgeBottom');
  border.style = 'Continuous';
  border.weight = 'Medium';
  border.color = line.header;
}

/** Thin lines around and between cells. Excel has no lines inside of a single row or column to draw. */
export function applyLines(range: Excel.Range, { rows, columns }: Area): void {
  const edges = [
    ...(['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight'] as const),
    ...(rows > 1 ? (['InsideHorizontal'] as const) : []),
    ...(columns > 1 ? (['InsideVertical'] as const) : []),
  ];
  for (const edge of edges) {
    const border = range.format.borders.getItem(edge);
    border.style = 'Continuous';
    border.color = line.input;
  }
}

const highlightFills: Readonly<Record<Highlight['look'], string>> = {
  good: '#E2EFDA',
  warning: '#FCE4D6',
  wrong: '#FCE4D6',
};

export function applyHighlight(range: Excel.Range, { formula, look }: Highlight): void {
  const { custom } = range.conditionalFormats.add('Custom');
  custom.rule.formula = formula;
  custom.format.fill.color = highlightFills[look];
  if (look !== 'wrong') return;
  custom.format.font.bold = true;
  custom.format.font.color = ink.warning;
}

/** Excel's column width in points for a width in characters of the standard font (7 pixels each and 5 around). */
export function columnWidth(characters: number): number {
  return (characters * 7 + 5) * 0.75;
}

/** What is loaded to be able to put a look back. */
export const lookProperties: Excel.CellPropertiesLoadOptions = {
  format: {
    fill: { color: true, pattern: true },
    font: { bold: true, color: true, italic: true, size: true },
    horizontalAlignment: true,
    verticalAlignment: true,
    wrapText: true,
  },
};

export function lookOf({ format }: Excel.CellProperties): CellLook {
  const { fill, font } = format ?? {};
  const filled = fill?.pattern !== 'None' && fill?.color !== '';
  return {
    fill: filled ? (fill?.color ?? '') : '',
    fontColor: font?.color ?? '',
    bold: font?.bold ?? false,
    italic: font?.italic ?? false,
    size: font?.size ?? 11,
    horizontal: format?.horizontalAlignment ?? 'General',
    vertical: format?.verticalAlignment ?? 'Bottom',
    wrap: format?.wrapText ?? false,
  };
}

export function settableLook(look: CellLook | undefined): Excel.SettableCellProperties {
  if (!look) return {};
  const { fill, fontColor, bold, italic, size, horizontal, vertical, wrap } = look;
  return {
    format: {
      fill: fill === '' ? { pattern: 'None' } : { color: fill },
      font: { color: fontColor, bold, italic, size },
      horizontalAlignment: horizontal as 'General',
      verticalAlignment: vertical as 'Bottom',
      wrapText: wrap,
    },
  };
}

export function sameLook(a: CellLook | undefined, b: CellLook | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
