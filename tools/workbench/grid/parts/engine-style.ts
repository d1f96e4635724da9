import type { Align, Style, VerticalAlign } from '@odoo/o-spreadsheet';

import type {
  Border,
  CellStyle,
  HorizontalAlignment,
  StyleChange,
  VerticalAlignment,
} from '../looks';

/** What Excel knows of a cell's look beyond the engine's style; the engine carries it along. */
interface Extra {
  horizontal?: HorizontalAlignment | undefined;
  vertical?: VerticalAlignment | undefined;
  unlocked?: true | undefined;
  borderTop?: Border | undefined;
  borderBottom?: Border | undefined;
  borderLeft?: Border | undefined;
  borderRight?: Border | undefined;
  /** Excel's number format code where the engine has to do with a simpler one. */
  numberFormat?: string | undefined;
}

export type EngineStyle = Style & Extra;

const aligned: Readonly<Partial<Record<HorizontalAlignment, Align>>> = {
  Left: 'left',
  Center: 'center',
  CenterAcrossSelection: 'center',
  Right: 'right',
};
const placed: Readonly<Partial<Record<VerticalAlignment, VerticalAlign>>> = {
  Top: 'top',
  Center: 'middle',
  Bottom: 'bottom',
};

/** Excel's code of a number format that the engine shows only in part. */
export function exactFormat(numberFormat: string | undefined): Style {
  return { numberFormat } as EngineStyle;
}

/** Only the properties that change; what goes back to Excel's default is set to undefined. */
export function toEngineStyle(change: StyleChange): Style {
  const style: Record<string, unknown> = {};
  const take = (name: keyof StyleChange, engineName: keyof EngineStyle): void => {
    if (name in change) style[engineName] = change[name];
  };
  take('bold', 'bold');
  take('italic', 'italic');
  take('color', 'textColor');
  take('fontSize', 'fontSize');
  take('fill', 'fillColor');
  take('horizontal', 'horizontal');
  if ('horizontal' in change) style['align'] = change.horizontal && aligned[change.horizontal];
  take('vertical', 'vertical');
  if ('vertical' in change) style['verticalAlign'] = change.vertical && placed[change.vertical];
  if ('wrap' in change) style['wrapping'] = change.wrap === true ? 'wrap' : undefined;
  take('unlocked', 'unlocked');
  take('top', 'borderTop');
  take('bottom', 'borderBottom');
  take('left', 'borderLeft');
  take('right', 'borderRight');
  return style;
}

export function fromEngineStyle(style: EngineStyle): CellStyle {
  const horizontal = style.horizontal ?? keyOf(aligned, style.align);
  const vertical = style.vertical ?? keyOf(placed, style.verticalAlign);
  return defined({
    bold: style.bold === true ? true : undefined,
    italic: style.italic === true ? true : undefined,
    color: hex(style.textColor),
    fontSize: style.fontSize,
    fill: hex(style.fillColor),
    horizontal,
    vertical: vertical === 'Bottom' ? undefined : vertical,
    wrap: style.wrapping === 'wrap' ? true : undefined,
    unlocked: style.unlocked,
    top: style.borderTop,
    bottom: style.borderBottom,
    left: style.borderLeft,
    right: style.borderRight,
  });
}

function keyOf<K extends string, V>(
  table: Partial<Record<K, V>>,
  value: V | undefined,
): K | undefined {
  if (value === undefined) return undefined;
  return (Object.keys(table) as K[]).find((key) => table[key] === value);
}

/** An empty text is the engine's "no colour". */
function hex(color: string | undefined): string | undefined {
  return color === undefined || color === '' ? undefined : color.toUpperCase();
}

/** A loop, as it runs for every cell that is looked at. */
function defined(style: StyleChange): CellStyle {
  const found: Record<string, unknown> = {};
  let name: keyof StyleChange;
  for (name in style) if (style[name] !== undefined) found[name] = style[name];
  return found;
}
