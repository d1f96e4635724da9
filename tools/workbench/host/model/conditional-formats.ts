import type { Area } from '../../grid/grid';
import type { Condition, ConditionalFormat, ConditionalStyle } from '../../grid/parts';
import { ExcelError, MissingFeature } from '../wire';
import { colorFrom } from './range-format';
import {
  type Environment,
  type ModelObject,
  objectOf,
  type ObjectType,
  type Property,
  textFrom,
} from './object';
import { refuseIf } from '../manners';
import { mayChange } from './protection';
import { common, without } from './range-read';

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
    ClearAll: ({ env, area }) => {
      clearFormats(env, area);
    },
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
  refuseIf(env.manners, 'rules');
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
    Type: { get: (self) => typeOf(self) },
  },
  objects: {
    Custom: (self) => ofType(self, 'Custom', customType),
  },
};

function typeOf(self: OneFormat): string {
  return formatOf(self).condition.kind === 'formula' ? 'Custom' : 'CellValue';
}

function ofType(self: OneFormat, type: string, of: ObjectType<OneFormat>): ModelObject {
  if (typeOf(self) !== type) throw new ExcelError('InvalidOperation');
  return objectOf(of, self);
}

const rangeFillType: ObjectType<OneFormat> = {
  name: 'ConditionalRangeFill',
  properties: { Color: color('fill') },
};

const rangeFontType: ObjectType<OneFormat> = {
  name: 'ConditionalRangeFont',
  properties: {
    Bold: {
      get: (self) => formatOf(self).style.bold === true,
      set: (self, value) => {
        restyle(self, { bold: value === true || undefined });
      },
    },
    Color: color('color'),
  },
};

const rangeFormatType: ObjectType<OneFormat> = {
  name: 'ConditionalRangeFormat',
  objects: {
    Font: (self) => objectOf(rangeFontType, self),
    Fill: (self) => objectOf(rangeFillType, self),
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

function color(name: 'fill' | 'color'): Property<OneFormat> {
  return {
    get: (self) => formatOf(self).style[name] ?? '',
    set: (self, value) => {
      restyle(self, { [name]: colorFrom(value) });
    },
  };
}
