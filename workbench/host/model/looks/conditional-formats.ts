import { range, rangeAreas } from '../refs';
import type { Area } from '../../../grid/grid';
import type { Condition, ConditionalFormat, ConditionalStyle } from '../../../grid/looks';
import type { LimitOperator } from '../../../grid/entry-rules';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import { colorFrom } from './color';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { objectOf, type ModelObject, type ObjectType, type Property } from '../object';
import { common, without } from '../range/range-geometry';
import { oneOf, textFrom } from '../values';

interface Formats {
  readonly env: Environment;
  readonly area: Area;
}

export function conditionalFormatCollection(env: Environment, area: Area): ModelObject {
  return objectOf(conditionalFormatCollectionType, { env, area });
}

const conditionalFormatCollectionType: ObjectType<Formats> = {
  name: 'ConditionalFormatCollection',
  items: (self) => touching(self).map(({ id }) => one(self, id)),
  item: (self, args) => {
    const found = find(self, args.text(0));
    if (found === null) throw new ExcelError('ItemNotFound');
    return found;
  },
  methods: {
    Add: (self, args) => one(self, add(self, args.text(0))),
    ClearAll: (self) => {
      clearFormats(self.env, self.area);
    },
    GetCount: (self) => touching(self).length,
    GetItemAt: (self, args) => {
      const format = touching(self)[args.integer(0)];
      if (format === undefined) throw new ExcelError('ItemNotFound');
      return one(self, format.id);
    },
    GetItemOrNullObject: (self, args) => find(self, args.text(0)),
  },
};

function touching({ env, area }: Formats): ConditionalFormat[] {
  return env.grid.conditionalFormats
    .all(area.sheetId)
    .filter(({ areas }) => areas.some((each) => common(each, area) !== undefined));
}

function find(self: Formats, id: string): ModelObject | null {
  return touching(self).some((format) => format.id === id) ? one(self, id) : null;
}

/** A new one does nothing until it gets its rule. */
function add({ env, area }: Formats, type: string): string {
  mayChange(env, area.sheetId, 'allowFormatCells');
  const id = env.grid.conditionalFormats.newId();
  const format = {
    id,
    areas: [area],
    condition: emptyCondition(type),
    style: {},
    stopIfTrue: false,
  };
  env.writing(() => {
    env.grid.conditionalFormats.put(area.sheetId, format);
  });
  return id;
}

function emptyCondition(type: string): Condition {
  if (type === 'Custom') return { kind: 'formula', formula: '=FALSE' };
  if (type === 'CellValue') return { kind: 'value', operator: 'EqualTo', formulas: ['=NA()'] };
  throw new MissingFeature(`A conditional format of type "${type}"`);
}

/** Cells of the area lose their conditional formats, others keep them. */
export function clearFormats(env: Environment, area: Area): void {
  mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    for (const format of touching({ env, area })) {
      const areas = format.areas.flatMap((each) => without(each, area));
      env.grid.conditionalFormats.put(area.sheetId, { ...format, areas });
    }
  });
}

interface OneFormat {
  readonly env: Environment;
  readonly sheetId: string;
  readonly id: string;
}

const one = ({ env, area }: Formats, id: string): ModelObject =>
  objectOf(conditionalFormatType, { env, sheetId: area.sheetId, id });

function formatOf({ env, sheetId, id }: OneFormat): ConditionalFormat {
  const format = env.grid.conditionalFormats.all(sheetId).find((each) => each.id === id);
  if (format === undefined) throw new ExcelError('ItemNotFound');
  return format;
}

function change(self: OneFormat, changes: Partial<ConditionalFormat>): void {
  const { env, sheetId } = self;
  mayChange(env, sheetId, 'allowFormatCells');
  const changed = { ...formatOf(self), ...changes };
  env.writing(() => {
    env.grid.conditionalFormats.put(sheetId, changed);
  });
}

function restyle(
  self: OneFormat,
  style: { [K in keyof ConditionalStyle]?: ConditionalStyle[K] | undefined },
): void {
  const all = Object.entries({ ...formatOf(self).style, ...style });
  change(self, { style: Object.fromEntries(all.filter(([, value]) => value !== undefined)) });
}

const conditionalFormatType: ObjectType<OneFormat> = {
  name: 'ConditionalFormat',
  referable: true,
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
    Priority: {
      get: ({ env, sheetId, id }) =>
        env.grid.conditionalFormats.all(sheetId).findIndex((each) => each.id === id),
    },
    StopIfTrue: {
      get: (self) => formatOf(self).stopIfTrue,
      set: (self, value) => {
        change(self, { stopIfTrue: oneOf([true, false], value) });
      },
    },
    Type: { get: (self) => typeOf(self) },
  },
  objects: {
    CellValue: (self) => ofType(self, 'CellValue', cellValueType),
    Custom: (self) => ofType(self, 'Custom', customType),
  },
  methods: {
    Delete: (self) => {
      change(self, { areas: [] });
    },
    GetRange: (self) => {
      const [area, ...others] = formatOf(self).areas;
      if (area === undefined || others.length > 0) throw new ExcelError('InvalidOperation');
      return range(self.env, area);
    },
    GetRanges: (self) => rangeAreas(self.env, formatOf(self).areas),
  },
};

function typeOf(self: OneFormat): string {
  return formatOf(self).condition.kind === 'formula' ? 'Custom' : 'CellValue';
}

function ofType(self: OneFormat, type: string, of: ObjectType<OneFormat>): ModelObject {
  if (typeOf(self) !== type) throw new ExcelError('InvalidOperation');
  return objectOf(of, self);
}

const rangeFontType: ObjectType<OneFormat> = {
  name: 'ConditionalRangeFont',
  properties: { Bold: flag('bold'), Color: color('color'), Italic: flag('italic') },
};

const rangeFillType: ObjectType<OneFormat> = {
  name: 'ConditionalRangeFill',
  properties: { Color: color('fill') },
  methods: {
    Clear: (self) => {
      restyle(self, { fill: undefined });
    },
  },
};

const rangeFormatType: ObjectType<OneFormat> = {
  name: 'ConditionalRangeFormat',
  objects: {
    Fill: (self) => objectOf(rangeFillType, self),
    Font: (self) => objectOf(rangeFontType, self),
  },
};

const ruleType: ObjectType<OneFormat> = {
  name: 'ConditionalFormatRule',
  properties: {
    Formula: {
      get: (self) => {
        const { condition } = formatOf(self);
        return condition.kind === 'formula' ? condition.formula : '';
      },
      set: (self, value) => {
        const formula = textFrom(value);
        if (!formula.startsWith('=')) throw new ExcelError('InvalidArgument');
        change(self, { condition: { kind: 'formula', formula } });
      },
    },
  },
};

const customType: ObjectType<OneFormat> = {
  name: 'CustomConditionalFormat',
  objects: {
    Format: (self) => objectOf(rangeFormatType, self),
    Rule: (self) => objectOf(ruleType, self),
  },
};

/** Excel's names of the comparisons, some of which differ from those of data validation. */
const operators: Readonly<Record<string, LimitOperator>> = {
  Between: 'Between',
  NotBetween: 'NotBetween',
  EqualTo: 'EqualTo',
  NotEqualTo: 'NotEqualTo',
  GreaterThan: 'GreaterThan',
  LessThan: 'LessThan',
  GreaterThanOrEqual: 'GreaterThanOrEqualTo',
  LessThanOrEqual: 'LessThanOrEqualTo',
};

const cellValueType: ObjectType<OneFormat> = {
  name: 'CellValueConditionalFormat',
  properties: {
    Rule: {
      get: (self) => {
        const { condition } = formatOf(self);
        if (condition.kind !== 'value') return null;
        const [formula1 = '', formula2] = condition.formulas;
        const operator = condition.operator.replace(/OrEqualTo$/, 'OrEqual');
        return { formula1, ...(formula2 === undefined ? {} : { formula2 }), operator };
      },
      set: (self, value) => {
        change(self, { condition: valueCondition(value as JsonObject) });
      },
    },
  },
  objects: { Format: (self) => objectOf(rangeFormatType, self) },
};

function valueCondition({ formula1, formula2, operator }: JsonObject): Condition {
  const name = operators[oneOf(Object.keys(operators), operator ?? null)] ?? 'EqualTo';
  const isBetween = name === 'Between' || name === 'NotBetween';
  const given: Json[] = isBetween ? [formula1 ?? null, formula2 ?? null] : [formula1 ?? null];
  const formulas = given.map((each) => (typeof each === 'number' ? String(each) : textFrom(each)));
  return { kind: 'value', operator: name, formulas };
}

function flag(name: 'bold' | 'italic'): Property<OneFormat> {
  return {
    get: (self) => formatOf(self).style[name] === true,
    set: (self, value) => {
      restyle(self, { [name]: oneOf([true, false], value) || undefined });
    },
  };
}

function color(name: 'fill' | 'color'): Property<OneFormat> {
  return {
    get: (self) => formatOf(self).style[name] ?? '',
    set: (self, value) => {
      restyle(self, { [name]: colorFrom(value) });
    },
  };
}
