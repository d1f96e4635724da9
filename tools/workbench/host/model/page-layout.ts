import { ExcelError, type Json, type JsonObject } from '../wire';
import {
  type Arguments,
  type Environment,
  isModelObject,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  type Property,
  selfOf,
  textFrom,
} from './object';
import { areaAt, areaOf, range, rangeAreas } from './refs';
import type { Area } from '../../grid/grid';
import { maxColumns } from './address';

interface PageProperty {
  /** What a new sheet has. */
  readonly usual: Json;
  /** The value as it is kept; a wrong one is InvalidArgument. */
  readonly check: (value: Json) => Json;
}

const pointsPerUnit = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;

const inches = (value: number): number => value * pointsPerUnit.Inches;
const margin = (usual: number): PageProperty => ({ usual, check: notNegative });
const choice = (usual: string, ...others: string[]): PageProperty => ({
  usual,
  check: (value) => oneOf([usual, ...others], value),
});

/** The properties of `Excel.PageLayout` that the add-in sets, with the values of Excel's own new sheets. */
const pageProperties: Readonly<Record<string, PageProperty>> = {
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

interface HeadersFooters {
  readonly env: Environment;
  readonly sheetId: string;
}

/** What stands above and below the pages of a sheet, as text with Excel's codes; it is kept, read back and undone. */
function headersFooters(env: Environment, sheetId: string): ModelObject {
  return objectOf(headerFooterGroupType, { env, sheetId });
}

/** Only one for all pages: first, odd and even pages have none of their own here. */
const headerFooterGroupType: ObjectType<HeadersFooters> = {
  name: 'HeaderFooterGroup',
  objects: { DefaultForAllPages: (self) => objectOf(headerFooterType, self) },
};

const key = 'headersFooters';

const headerFooterType: ObjectType<HeadersFooters> = {
  name: 'HeaderFooter',
  properties: {
    LeftFooter: part('leftFooter'),
    LeftHeader: part('leftHeader'),
    RightFooter: part('rightFooter'),
    RightHeader: part('rightHeader'),
  },
};

function part(name: string): Property<HeadersFooters> {
  return {
    get: (self) => kept(self)[name] ?? '',
    set: (self, value) => {
      const all = Object.entries({ ...kept(self), [name]: textFrom(value) });
      const sorted = all.filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1));
      const text = sorted.length === 0 ? undefined : JSON.stringify(Object.fromEntries(sorted));
      self.env.writing(() => {
        self.env.grid.extras.setText(self.sheetId, key, text);
      });
    },
  };
}

function kept({ env, sheetId }: HeadersFooters): JsonObject {
  return JSON.parse(env.grid.extras.texts(sheetId)[key] ?? '{}') as JsonObject;
}

interface PageLayout {
  readonly env: Environment;
  readonly sheetId: string;
}

/** Nothing is printed here: the layout is kept, read back and undone. */
export function pageLayout(env: Environment, sheetId: string): ModelObject {
  return objectOf(pageLayoutType, { env, sheetId });
}

const LAYOUT = 'pageLayout';
const printed = {
  area: 'printArea',
  rows: 'printTitleRows',
} as const;

const pageLayoutType: ObjectType<PageLayout> = {
  name: 'PageLayout',
  properties: Object.fromEntries(
    Object.entries(pageProperties).map(
      ([name, { usual, check }]): [string, Property<PageLayout>] => [
        name,
        {
          get: (self) => chosen(self)[name] ?? usual,
          set: (self, value) => {
            choose(self, { [name]: check(value) });
          },
        },
      ],
    ),
  ),
  objects: { HeadersFooters: ({ env, sheetId }) => headersFooters(env, sheetId) },
  methods: {
    GetPrintArea: (self) => existing(printArea(self)),
    GetPrintAreaOrNullObject: (self) => printArea(self),
    GetPrintTitleRowsOrNullObject: (self) => titles(self, printed.rows),
    SetPrintArea: (self, args) => {
      keep(self, printed.area, areasFrom(self, args));
    },
    SetPrintMargins: (self, args) => {
      setMargins(self, args);
    },
    SetPrintTitleRows: (self, args) => {
      keep(
        self,
        printed.rows,
        areasFrom(self, args).map((area) => ({ ...area, column: 0, columns: maxColumns })),
      );
    },
  },
};

function chosen({ env, sheetId }: PageLayout): JsonObject {
  return JSON.parse(env.grid.extras.texts(sheetId)[LAYOUT] ?? '{}') as JsonObject;
}

/** What has Excel's own value is not kept, so that choosing and taking back leave no trace. */
function choose(self: PageLayout, changes: JsonObject): void {
  const all = Object.entries({ ...chosen(self), ...changes }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(pageProperties[name]?.usual),
  );
  const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  self.env.writing(() => {
    const text = all.length === 0 ? undefined : JSON.stringify(sorted);
    self.env.grid.extras.setText(self.sheetId, LAYOUT, text);
  });
}

function keep({ env, sheetId }: PageLayout, name: string, areas: readonly Area[]): void {
  env.writing(() => {
    env.grid.extras.setAreas(sheetId, name, areas);
  });
}

function keptAreas({ env, sheetId }: PageLayout, name: string): readonly Area[] {
  return env.grid.extras.areas(sheetId)[name] ?? [];
}

function printArea(self: PageLayout): ModelObject | null {
  const areas = keptAreas(self, printed.area);
  return areas.length === 0 ? null : rangeAreas(self.env, areas);
}

function titles(self: PageLayout, name: string): ModelObject | null {
  const [area] = keptAreas(self, name);
  return area === undefined ? null : range(self.env, area);
}

function existing(object: ModelObject | null): ModelObject {
  if (object === null) throw new ExcelError('ItemNotFound');
  return object;
}

/** A range, several, or addresses; an empty text takes them away. */
function areasFrom({ env, sheetId }: PageLayout, args: Arguments): readonly Area[] {
  const argument = args.at(0);
  const areas = isModelObject(argument)
    ? (selfOf('RangeAreas', argument)?.areas ?? [areaOf(argument)])
    : textFrom(argument)
        .split(',')
        .filter((address) => address.trim() !== '')
        .map((address) => areaAt(env, sheetId, address.trim()));
  if (areas.some((area) => area.sheetId !== sheetId)) throw new ExcelError('InvalidArgument');
  return areas;
}

const margins = ['bottom', 'footer', 'header', 'left', 'right', 'top'] as const;

function setMargins(self: PageLayout, args: Arguments): void {
  const factor = pointsPerUnit[oneOf(['Points', 'Inches', 'Centimeters'] as const, args.value(0))];
  const options = args.value(1) as JsonObject;
  const given = margins.filter((name) => (options[name] ?? null) !== null);
  choose(
    self,
    Object.fromEntries(
      given.map((name): [string, Json] => {
        const property = `${name.charAt(0).toUpperCase()}${name.slice(1)}Margin`;
        const value = options[name];
        if (typeof value !== 'number') throw new ExcelError('InvalidArgument');
        return [property, pageProperties[property]?.check(value * factor) ?? 0];
      }),
    ),
  );
}
