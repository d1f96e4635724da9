import type { Area } from '../../../grid/grid';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json } from '../../batch/wire';
import { uniform } from '../cells';
import { restyle } from './restyle';
import { colorFrom } from './color';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType, type Property } from '../object';
import { oneOf } from '../values';

interface Styled {
  readonly env: Environment;
  readonly area: Area;
}

/** What Excel shows where nothing has been chosen. */
const usual = { fill: '#FFFFFF', color: '#000000', font: 'Calibri', size: 11 } as const;

export function rangeFill(env: Environment, area: Area): ModelObject {
  return objectOf(rangeFillType, { env, area });
}

const rangeFillType: ObjectType<Styled> = {
  name: 'RangeFill',
  properties: {
    Color: {
      // "" when the cells differ, white where there is no fill (office.js' own test expectations).
      get: ({ env, area }) => uniform(env, area, ({ fill }) => fill ?? usual.fill) ?? '',
      set: ({ env, area }, value) => {
        restyle(env, area, { fill: colorFrom(value) });
      },
    },
    Pattern: {
      get: ({ env, area }) =>
        uniform(env, area, ({ fill }) => (fill === undefined ? 'None' : 'Solid')) ?? null,
      set: ({ env, area }, value) => {
        setPattern(env, area, value);
      },
    },
  },
};

/** Other patterns than a plain colour are not there. */
function setPattern(env: Environment, area: Area, value: Json): void {
  if (value === 'None') restyle(env, area, { fill: undefined });
  else if (value !== 'Solid') throw new MissingFeature(`The fill pattern ${JSON.stringify(value)}`);
  else if (uniform(env, area, ({ fill }) => fill === undefined) === true) {
    restyle(env, area, { fill: usual.fill });
  }
}

export function rangeFont(env: Environment, area: Area): ModelObject {
  return objectOf(rangeFontType, { env, area });
}

const rangeFontType: ObjectType<Styled> = {
  name: 'RangeFont',
  properties: {
    Bold: flag('bold'),
    Color: {
      get: ({ env, area }) => uniform(env, area, ({ color }) => color ?? usual.color) ?? '',
      set: ({ env, area }, value) => {
        const color = colorFrom(value);
        restyle(env, area, { color: color === usual.color ? undefined : color });
      },
    },
    Italic: flag('italic'),
    Size: {
      get: ({ env, area }) => uniform(env, area, ({ fontSize }) => fontSize ?? usual.size) ?? null,
      set: ({ env, area }, value) => {
        if (typeof value !== 'number' || !(value >= 1 && value <= 409)) {
          throw new ExcelError('InvalidArgument');
        }
        restyle(env, area, { fontSize: value === usual.size ? undefined : value });
      },
    },
  },
};

function flag(name: 'bold' | 'italic'): Property<Styled> {
  return {
    get: ({ env, area }) => uniform(env, area, (style) => style[name] === true) ?? null,
    set: ({ env, area }, value) => {
      restyle(env, area, { [name]: oneOf([true, false], value) || undefined });
    },
  };
}

export function formatProtection(env: Environment, area: Area): ModelObject {
  return objectOf(formatProtectionType, { env, area });
}

const formatProtectionType: ObjectType<Styled> = {
  name: 'FormatProtection',
  properties: {
    Locked: {
      get: ({ env, area }) => uniform(env, area, (style) => style.unlocked !== true) ?? null,
      set: ({ env, area }, value) => {
        restyle(env, area, { unlocked: !oneOf([true, false], value) || undefined });
      },
    },
  },
};
