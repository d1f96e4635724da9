import type { Border, CellStyle, ConditionalStyle } from '../grid/parts';
import type { Look } from './content';
import { child, children, element, isOn, type Lost, type Node } from './parts';

const sides = ['left', 'right', 'top', 'bottom'] as const;

/** `Excel.BorderLineStyle` and weight against the names in files. */
const lines: readonly (readonly [file: string, style: string, weight: string])[] = [
  ['thin', 'Continuous', 'Thin'],
  ['medium', 'Continuous', 'Medium'],
  ['thick', 'Continuous', 'Thick'],
  ['hair', 'Continuous', 'Hairline'],
  ['double', 'Double', 'Thick'],
  ['dashed', 'Dash', 'Thin'],
  ['mediumDashed', 'Dash', 'Medium'],
  ['dotted', 'Dot', 'Thin'],
  ['dashDot', 'DashDot', 'Thin'],
  ['mediumDashDot', 'DashDot', 'Medium'],
  ['dashDotDot', 'DashDotDot', 'Thin'],
  ['mediumDashDotDot', 'DashDotDot', 'Medium'],
  ['slantDashDot', 'SlantDashDot', 'Medium'],
];
const builtIn: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
const builtInIds = new Map(Object.entries(builtIn).map(([id, code]) => [code, Number(id)]));

const argb = (color: string): string => `FF${color.replace('#', '').toUpperCase()}`;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each different thing once, in the order first asked for. */
class Once {
  readonly all: string[];
  readonly #at = new Map<string, number>();
  constructor(...first: string[]) {
    this.all = [];
    for (const each of first) this.at(each);
  }
  at(xml: string): number {
    const known = this.#at.get(xml);
    if (known !== undefined) return known;
    this.#at.set(xml, this.all.length);
    return this.all.push(xml) - 1;
  }
}

const font = (style: CellStyle): string =>
  `<font>${style.bold ? '<b/>' : ''}${style.italic ? '<i/>' : ''}<sz val="${style.fontSize ?? 11}"/>${
    style.color === undefined ? '' : `<color rgb="${argb(style.color)}"/>`
  }<name val="Calibri"/><family val="2"/></font>`;
const fill = (color: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb(color)}"/><bgColor indexed="64"/></patternFill></fill>`;
const line = (side: string, border: Border | undefined): string => {
  if (border === undefined) return `<${side}/>`;
  const found =
    lines.find(([, style, weight]) => style === border.style && weight === border.weight) ??
    lines.find(([, style]) => style === border.style);
  return `<${side} style="${found?.[0] ?? 'thin'}"><color rgb="${argb(border.color)}"/></${side}>`;
};

/** Collects what the cells of a workbook look like. */
export class StyleSheet {
  readonly #fonts = new Once(font({}));
  readonly #fills = new Once(
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  );
  readonly #borders = new Once('<border><left/><right/><top/><bottom/><diagonal/></border>');
  readonly #formats = new Once();
  readonly #xfs = new Once('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');
  readonly #dxfs = new Once();
  readonly #known = new Map<string, number>();

  /** The number of a cell's look; `quoted`: a text that Excel would read otherwise when it is edited. */
  cell(style: CellStyle, numberFormat: string, quoted: boolean): number {
    const key = `${JSON.stringify(style)}|${numberFormat}|${quoted}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = builtInIds.get(numberFormat) ?? 164 + this.#formats.at(numberFormat);
    const alignment =
      style.horizontal === undefined && style.vertical === undefined && !style.wrap
        ? ''
        : element('alignment', {
            horizontal:
              style.horizontal === 'CenterAcrossSelection'
                ? 'centerContinuous'
                : style.horizontal && lower(style.horizontal),
            vertical: style.vertical && lower(style.vertical),
            wrapText: style.wrap ? 1 : undefined,
          });
    const fontId = this.#fonts.at(font(style));
    const fillId = style.fill === undefined ? 0 : this.#fills.at(fill(style.fill));
    const borderId = this.#borders.at(
      `<border>${sides.map((side) => line(side, style[side])).join('')}<diagonal/></border>`,
    );
    const number = this.#xfs.at(
      element(
        'xf',
        {
          numFmtId: id,
          fontId,
          fillId,
          borderId,
          xfId: 0,
          quotePrefix: quoted ? 1 : undefined,
          applyNumberFormat: id === 0 ? undefined : 1,
          applyFont: fontId === 0 ? undefined : 1,
          applyFill: fillId === 0 ? undefined : 1,
          applyBorder: borderId === 0 ? undefined : 1,
          applyAlignment: alignment === '' ? undefined : 1,
          applyProtection: style.unlocked ? 1 : undefined,
        },
        `${alignment}${style.unlocked ? '<protection locked="0"/>' : ''}`,
      ),
    );
    this.#known.set(key, number);
    return number;
  }

  conditional(style: Pick<CellStyle, 'fill' | 'color' | 'bold' | 'italic'>): number {
    const inFont = `${style.bold ? '<b/>' : ''}${style.italic ? '<i/>' : ''}${style.color === undefined ? '' : `<color rgb="${argb(style.color)}"/>`}`;
    // In a conditional format the background is the color of a solid fill.
    const inFill =
      style.fill === undefined
        ? ''
        : `<fill><patternFill patternType="solid"><fgColor rgb="${argb(style.fill)}"/><bgColor rgb="${argb(style.fill)}"/></patternFill></fill>`;
    return this.#dxfs.at(`<dxf>${inFont === '' ? '' : `<font>${inFont}</font>`}${inFill}</dxf>`);
  }

  xml(): string {
    const list = (name: string, all: readonly string[]): string =>
      all.length === 0 && name === 'numFmts'
        ? ''
        : element(name, { count: all.length }, all.join(''));
    const formats = this.#formats.all.map((code, i) =>
      element('numFmt', { numFmtId: 164 + i, formatCode: code }),
    );
    return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${list('numFmts', formats)}${list('fonts', this.#fonts.all)}${list('fills', this.#fills.all)}${list(
      'borders',
      this.#borders.all,
    )}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list(
      'cellXfs',
      this.#xfs.all,
    )}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>${list('dxfs', this.#dxfs.all)}<tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/></styleSheet>`;
  }
}

export interface ReadLooks {
  readonly cells: readonly Look[];
  readonly conditional: readonly ConditionalStyle[];
}

/** Excel's first colors by number. */
const indexed = ['000000', 'FFFFFF', 'FF0000', '00FF00', '0000FF', 'FFFF00', 'FF00FF', '00FFFF'];

export function readLooks(sheet: Node | undefined, theme: Node | undefined, lost: Lost): ReadLooks {
  const scheme =
    child(child(theme, 'themeElements'), 'clrScheme')?.kids.map(
      ({ kids: [first] }) => first?.at['lastClr'] ?? first?.at['val'] ?? '000000',
    ) ?? [];
  // Light and dark change places: 0 is the window's color, 1 the text's.
  const [dark1 = '000000', light1 = 'FFFFFF', dark2 = '44546A', light2 = 'E7E6E6', ...accents] =
    scheme;
  const themed = [light1, dark1, light2, dark2, ...accents];
  const color = (node: Node | undefined): string | undefined => {
    if (node === undefined || isOn(node.at['auto'])) return undefined;
    const { rgb, theme: number, indexed: index, tint = '0' } = node.at;
    const base =
      rgb?.slice(-6) ??
      (number === undefined ? indexed[(Number(index) % 8) | 0] : themed[Number(number)]);
    if (base === undefined || (index !== undefined && Number(index) >= 64)) return undefined;
    const by = Number(tint);
    return `#${[0, 2, 4]
      .map((i) => {
        const part = parseInt(base.slice(i, i + 2), 16);
        return Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by)
          .toString(16)
          .padStart(2, '0');
      })
      .join('')
      .toUpperCase()}`;
  };
  const formats = new Map(
    children(child(sheet, 'numFmts'), 'numFmt').map(({ at }) => [
      Number(at['numFmtId']),
      at['formatCode'] ?? 'General',
    ]),
  );
  const isSet = (node: Node | undefined): boolean =>
    node !== undefined && node.at['val'] !== '0' && node.at['val'] !== 'false';
  const fontOf = (node: Node | undefined, usual?: string): CellStyle => {
    const size = Number(child(node, 'sz')?.at['val'] ?? usual);
    const ink = color(child(node, 'color'));
    return {
      ...(isSet(child(node, 'b')) && { bold: true }),
      ...(isSet(child(node, 'i')) && { italic: true }),
      ...(ink !== undefined && ink !== '#000000' && { color: ink }),
      ...(usual !== undefined && size !== Number(usual) && { fontSize: size }),
    };
  };
  const fonts = children(child(sheet, 'fonts'), 'font');
  const usual = child(fonts[0], 'sz')?.at['val'] ?? '11';
  const used = new Set(
    children(child(sheet, 'cellXfs'), 'xf').map(({ at }) => Number(at['fontId'] ?? 0)),
  );
  const inUse = fonts.filter((_, number) => used.has(number));
  const nameOf = (node: Node | undefined): string => child(node, 'name')?.at['val'] ?? '';
  if (new Set(inUse.map(nameOf).filter(Boolean)).size > 1) lost.add('fonts');
  const isMarked = (node: Node | undefined): boolean =>
    node !== undefined && !['0', 'false', 'none', 'baseline'].includes(node.at['val'] ?? '');
  if (
    inUse.some((node) => ['u', 'strike', 'vertAlign'].some((name) => isMarked(child(node, name))))
  ) {
    lost.add('underlined, struck out, raised and lowered texts');
  }
  const fills = children(child(sheet, 'fills'), 'fill').map((node) => {
    const pattern = child(node, 'patternFill');
    if (child(node, 'gradientFill') !== undefined) lost.add('fills with a gradient');
    const ground =
      pattern === undefined ||
      (pattern.at['patternType'] ?? 'none') === 'none' ||
      pattern.at['patternType'] === 'gray125'
        ? undefined
        : color(child(pattern, 'fgColor'));
    return ground === undefined ? {} : { fill: ground };
  });
  const borders = children(child(sheet, 'borders'), 'border').map((node) => {
    if (child(node, 'diagonal')?.at['style'] !== undefined) lost.add('diagonal borders');
    return Object.fromEntries(
      sides.flatMap((side) => {
        const found = lines.find(([file]) => file === child(node, side)?.at['style']);
        return found === undefined
          ? []
          : [
              [
                side,
                {
                  style: found[1],
                  weight: found[2],
                  color: color(child(child(node, side), 'color')) ?? '#000000',
                },
              ],
            ];
      }),
    );
  });
  const cells = children(child(sheet, 'cellXfs'), 'xf').map((xf): Look => {
    const placed = child(xf, 'alignment')?.at ?? {};
    if (['indent', 'textRotation', 'shrinkToFit'].some((name) => Number(placed[name] ?? 0) > 0)) {
      lost.add('indented, turned and shrunk texts');
    }
    const horizontal =
      placed['horizontal'] === 'centerContinuous'
        ? 'CenterAcrossSelection'
        : placed['horizontal'] && upper(placed['horizontal']);
    const style = {
      ...fontOf(fonts[Number(xf.at['fontId'] ?? 0)], usual),
      ...fills[Number(xf.at['fillId'] ?? 0)],
      ...borders[Number(xf.at['borderId'] ?? 0)],
      ...(horizontal && horizontal !== 'General' && { horizontal }),
      ...(placed['vertical'] &&
        placed['vertical'] !== 'bottom' && { vertical: upper(placed['vertical']) }),
      ...(isOn(placed['wrapText']) && { wrap: true }),
      ...(child(xf, 'protection')?.at['locked'] === '0' && { unlocked: true }),
    } as CellStyle;
    const id = Number(xf.at['numFmtId'] ?? 0);
    return { style, numberFormat: formats.get(id) ?? builtIn[id] ?? 'General' };
  });
  const conditional = children(child(sheet, 'dxfs'), 'dxf').map((dxf) => {
    const pattern = child(child(dxf, 'fill'), 'patternFill');
    const ground = color(child(pattern, 'bgColor')) ?? color(child(pattern, 'fgColor'));
    return { ...fontOf(child(dxf, 'font')), ...(ground !== undefined && { fill: ground }) };
  });
  return { cells, conditional };
}
