import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { separators } from './separators';

interface Culture {
  readonly env: Environment;
}

export function cultureInfo(env: Environment): ModelObject {
  return objectOf(cultureInfoType, { env });
}

/** What the system says; the same locale the application's own separators follow here. */
const cultureInfoType: ObjectType<Culture> = {
  name: 'CultureInfo',
  properties: { Name: { get: ({ env }) => env.locale() } },
  objects: { NumberFormat: ({ env }) => objectOf(numberFormatInfoType, { env }) },
};

const numberFormatInfoType: ObjectType<Culture> = {
  name: 'NumberFormatInfo',
  properties: {
    NumberDecimalSeparator: { get: ({ env }) => separators(env.locale()).decimal },
    NumberGroupSeparator: { get: ({ env }) => separators(env.locale()).thousands },
  },
};
