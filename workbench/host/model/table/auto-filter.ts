import { areaArgument, range } from '../refs';
import type { Area, Cell } from '../../../grid/grid';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { textFrom } from '../values';
import { bodyOf, tableById, tablesTouching } from './grid-tables';

/** Over a sheet's own list, or over a table. */
type Owner = { readonly sheetId: string } | { readonly tableId: string };

interface AutoFilter {
  readonly env: Environment;
  readonly owner: Owner;
}

export function autoFilter(env: Environment, owner: Owner): ModelObject {
  return objectOf(autoFilterType, { env, owner });
}

const autoFilterType: ObjectType<AutoFilter> = {
  name: 'AutoFilter',
  properties: {
    Enabled: { get: (self) => filtered(self) !== undefined },
    IsDataFiltered: { get: (self) => columnsOf(self).some((at) => hiddenBy(self, at).length > 0) },
  },
  methods: {
    Apply: (self, args) => {
      apply(self, args);
    },
    ClearColumnCriteria: (self, args) => {
      filterColumn(self, args.integer(0), []);
    },
    ClearCriteria: (self) => {
      for (const column of columnsOf(self)) filterColumn(self, column, []);
    },
    GetRange: (self) => {
      const area = filtered(self);
      if (area === undefined) throw new ExcelError('ItemNotFound');
      return range(self.env, area);
    },
    GetRangeOrNullObject: (self) => {
      const area = filtered(self);
      return area === undefined ? null : range(self.env, area);
    },
    Reapply: () => undefined,
    Remove: (self) => {
      remove(self);
    },
  },
};

/** The list with its column names; undefined without filter buttons. */
function filtered({ env, owner }: AutoFilter): Area | undefined {
  if ('sheetId' in owner) return env.grid.filters.area(owner.sheetId);
  const table = tableById(env, owner.tableId);
  return table.filterButtons ? table.area : undefined;
}

function columnsOf(self: AutoFilter): number[] {
  return Array.from({ length: filtered(self)?.columns ?? 0 }, (_, i) => i);
}

function apply(self: AutoFilter, args: Arguments): void {
  const { env, owner } = self;
  const sheetId = 'sheetId' in owner ? owner.sheetId : tableById(env, owner.tableId).area.sheetId;
  const area = areaArgument(env, sheetId, args, 0);
  const column = args.optionalInteger(1);
  // A protected sheet lets people use the buttons that are there, at most.
  const isThere = JSON.stringify(filtered(self)) === JSON.stringify(area);
  mayChange(env, sheetId, isThere ? 'allowAutoFilter' : undefined);
  env.writing(() => {
    if ('sheetId' in owner) {
      if (tablesTouching(env, area).length > 0) throw new ExcelError('InvalidArgument');
      const before = env.grid.filters.area(owner.sheetId);
      if (JSON.stringify(before) !== JSON.stringify(area))
        env.grid.filters.set(owner.sheetId, area);
    } else {
      env.grid.tables.change(owner.tableId, { filterButtons: true });
    }
    if (column === undefined) return;
    const criteria = args.value(2);
    filterColumn(self, column, criteria === null ? [] : hiddenTexts(self, column, criteria));
  });
}

function header(
  self: AutoFilter,
  column: number,
): { sheetId: string; row: number; column: number } {
  const area = filtered(self);
  if (area === undefined || column < 0 || column >= area.columns) {
    throw new ExcelError('InvalidArgument');
  }
  return { sheetId: area.sheetId, row: area.row, column: area.column + column };
}

function hiddenBy(self: AutoFilter, column: number): readonly string[] {
  return self.env.grid.filters.hidden(header(self, column));
}

function filterColumn(self: AutoFilter, column: number, texts: readonly string[]): void {
  const at = header(self, column);
  mayChange(self.env, at.sheetId, 'allowAutoFilter');
  self.env.writing(() => {
    self.env.grid.filters.hide(at, texts);
  });
}

/** The texts of the column that do not meet the criteria. */
function hiddenTexts(self: AutoFilter, column: number, criteria: Json): string[] {
  const isWanted = condition(criteria as JsonObject);
  const { row, column: at } = header(self, column);
  const area = filtered(self);
  if (area === undefined) return [];
  const body =
    'tableId' in self.owner
      ? bodyOf(tableById(self.env, self.owner.tableId))
      : { ...area, row: row + 1, rows: area.rows - 1 };
  const cells = self.env.grid.read({ ...body, column: at, columns: 1 }).flat();
  return [...new Set(cells.filter((cell) => !isWanted(cell)).map((cell) => cell.text))];
}

/** `Excel.FilterCriteria`: a list of values, or one comparison. */
function condition(criteria: JsonObject): (cell: Cell) => boolean {
  const { filterOn, values, criterion1, criterion2 } = criteria;
  if (filterOn === 'Values' && Array.isArray(values)) {
    const texts = new Set((values as Json[]).map((value) => textFrom(value).toUpperCase()));
    return (cell) => texts.has(cell.text.toUpperCase());
  }
  if (filterOn === 'Custom' && typeof criterion1 === 'string' && (criterion2 ?? null) === null) {
    return comparison(criterion1);
  }
  throw new MissingFeature(`AutoFilter.apply with filterOn ${JSON.stringify(filterOn)}`);
}

function comparison(criterion: string): (cell: Cell) => boolean {
  const [, sign = '=', operand = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(criterion) ?? [];
  const number = operand.trim() === '' ? NaN : Number(operand);
  return ({ value, text }) => {
    const compared =
      typeof value === 'number' && !Number.isNaN(number)
        ? Math.sign(value - number)
        : Math.sign(text.localeCompare(operand, 'en', { sensitivity: 'accent' }));
    const isComparable = typeof value === 'number' || Number.isNaN(number);
    switch (sign) {
      case '=':
        return compared === 0;
      case '<>':
        return compared !== 0;
      case '<':
        return isComparable && compared < 0;
      case '>':
        return isComparable && compared > 0;
      case '<=':
        return isComparable && compared <= 0;
      default:
        return isComparable && compared >= 0;
    }
  };
}

function remove(self: AutoFilter): void {
  const { env, owner } = self;
  const area = filtered(self);
  if (area !== undefined) mayChange(env, area.sheetId);
  env.writing(() => {
    for (const column of columnsOf(self)) {
      if (hiddenBy(self, column).length > 0) filterColumn(self, column, []);
    }
    if ('sheetId' in owner) env.grid.filters.set(owner.sheetId, undefined);
    else env.grid.tables.change(owner.tableId, { filterButtons: false });
  });
}
