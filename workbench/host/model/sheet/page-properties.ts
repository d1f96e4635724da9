import { ExcelError } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import { oneOf } from '../values';

export interface PageProperty {
  /** What a new sheet has. */
  readonly usual: Json;
  /** The value as it is kept; a wrong one is InvalidArgument. */
  readonly check: (value: Json) => Json;
}

export const pointsPerUnit = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;

const inches = (value: number): number => value * pointsPerUnit.Inches;
const margin = (usual: number): PageProperty => ({ usual, check: notNegative });
const choice = (usual: string, ...others: string[]): PageProperty => ({
  usual,
  check: (value) => oneOf([usual, ...others], value),
});

/** The properties of `Excel.PageLayout` that the add-in sets, with the values of Excel's own new sheets. */
export const pageProperties: Readonly<Record<string, PageProperty>> = {
  BottomMargin: margin(inches(0.75)),
  FooterMargin: margin(inches(0.3)),
  HeaderMargin: margin(inches(0.3)),
  LeftMargin: margin(inches(0.7)),
  Orientation: choice('Portrait', 'Landscape'),
  PaperSize: choice(
    'Letter',
    'A3',
    'A4',
    'A4Small',
    'A5',
    'B4',
    'B5',
    'Executive',
    'Folio',
    'Ledger',
    'Legal',
    'LetterSmall',
    'Statement',
    'Tabloid',
  ),
  RightMargin: margin(inches(0.7)),
  TopMargin: margin(inches(0.75)),
  Zoom: { usual: { scale: 100 }, check: zoom },
};

function integer(value: Json): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new ExcelError('InvalidArgument');
  return value;
}

function notNegative(value: Json): number {
  if (typeof value !== 'number' || value < 0) throw new ExcelError('InvalidArgument');
  return value;
}

/** Either a scale in percent, or a number of pages to fit, across or down. */
function zoom(value: Json): Json {
  const options = Object.entries((value ?? {}) as JsonObject).filter(([, each]) => each !== null);
  const limits: Readonly<Record<string, readonly [number, number]>> = {
    horizontalFitToPages: [1, 32_767],
    scale: [10, 400],
    verticalFitToPages: [1, 32_767],
  };
  for (const [name, number] of options) {
    const [least, most] = limits[name] ?? [1, 0];
    if (integer(number) < least || integer(number) > most) throw new ExcelError('InvalidArgument');
  }
  const names = options.map(([name]) => name);
  if (names.length === 0 || (names.includes('scale') && names.length > 1)) {
    throw new ExcelError('InvalidArgument');
  }
  return Object.fromEntries(options.sort(([a], [b]) => (a < b ? -1 : 1)));
}
