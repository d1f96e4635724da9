import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import type { Area } from '../../../grid/grid';
import type { StyleChange } from '../../../grid/looks';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/protection';

/** The sixteen names of HTML 4, and orange, which Microsoft's documentation uses as its example. */
const named: Readonly<Record<string, string>> = {
  aqua: '#00FFFF',
  black: '#000000',
  blue: '#0000FF',
  fuchsia: '#FF00FF',
  gray: '#808080',
  green: '#008000',
  lime: '#00FF00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#FFA500',
  purple: '#800080',
  red: '#FF0000',
  silver: '#C0C0C0',
  teal: '#008080',
  white: '#FFFFFF',
  yellow: '#FFFF00',
};

/** "#RRGGBB" from such a text, with or without the sign, or from a colour's name. */
export function colorFrom(value: Json): string {
  if (typeof value !== 'string') throw new ExcelError('InvalidArgument');
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(value) ?? [];
  if (digits !== undefined) return `#${digits.toUpperCase()}`;
  const color = named[value.toLowerCase()];
  if (color !== undefined) return color;
  if (/^[a-z]+$/i.test(value)) throw new MissingFeature(`The colour "${value}"`);
  throw new ExcelError('InvalidArgument');
}

export function restyle(env: Environment, area: Area, change: StyleChange): void {
  mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    env.grid.styles.set(area, change);
  });
}
