import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';

/** Charts, shapes and comments of a sheet. The workbench draws none: a number among the sheet's extras says how many. */
export const countedObjects = ['charts', 'shapes', 'comments'] as const;
export type CountedObjects = (typeof countedObjects)[number];

interface Counted {
  readonly env: Environment;
  readonly sheetId: string;
  readonly kind: CountedObjects;
}

const types = {
  charts: counted('ChartCollection'),
  shapes: counted('ShapeCollection'),
  comments: counted('CommentCollection'),
};

export function countedCollection(
  env: Environment,
  sheetId: string,
  kind: CountedObjects,
): ModelObject {
  return objectOf(types[kind], { env, sheetId, kind });
}

function counted(name: string): ObjectType<Counted> {
  return {
    name,
    properties: { Count: { get: countOf } },
    methods: { GetCount: countOf },
  };
}

function countOf({ env, sheetId, kind }: Counted): number {
  return Number(env.grid.extras.texts(sheetId)[kind] ?? 0);
}
