import { areaOf, range, rangeAreas } from '../refs';
import type { Area } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import { areaAt } from '../addressed';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { maxColumns } from '../limits';
import { isModelObject } from '../model-object';
import { objectOf, selfOf, type ModelObject, type ObjectType, type Property } from '../object';
import { pageProperties, pointsPerUnit } from './page-properties';
import { oneOf, textFrom } from '../values';
import { headersFooters } from './headers-footers';

interface PageLayout {
  readonly env: Environment;
  readonly sheetId: string;
}

/** Nothing is printed here: the layout is kept, read back and undone. */
export function pageLayout(env: Environment, sheetId: string): ModelObject {
  return objectOf(pageLayoutType, { env, sheetId });
}

const key = 'pageLayout';
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
  return JSON.parse(env.grid.extras.texts(sheetId)[key] ?? '{}') as JsonObject;
}

/** What has Excel's own value is not kept, so that choosing and taking back leave no trace. */
function choose(self: PageLayout, changes: JsonObject): void {
  const all = Object.entries({ ...chosen(self), ...changes }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(pageProperties[name]?.usual),
  );
  const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  self.env.writing(() => {
    const text = all.length === 0 ? undefined : JSON.stringify(sorted);
    self.env.grid.extras.setText(self.sheetId, key, text);
  });
}

function keep({ env, sheetId }: PageLayout, name: string, areas: readonly Area[]): void {
  env.writing(() => {
    env.grid.extras.setAreas(sheetId, name, areas);
  });
}

function kept({ env, sheetId }: PageLayout, name: string): readonly Area[] {
  return env.grid.extras.areas(sheetId)[name] ?? [];
}

function printArea(self: PageLayout): ModelObject | null {
  const areas = kept(self, printed.area);
  return areas.length === 0 ? null : rangeAreas(self.env, areas);
}

function titles(self: PageLayout, name: string): ModelObject | null {
  const [area] = kept(self, name);
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
