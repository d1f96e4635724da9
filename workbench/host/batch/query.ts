import type { ModelObject } from '../model/object';
import type { Json, QueryInfo } from './wire';

type Fields = Record<string, Json>;

/**
 * The answer to `load`: wire names, objects nested, a collection's members under `_Items`. Without a
 * selection, or with "*", every plain property the workbench has.
 */
export function query(object: ModelObject, info: QueryInfo): Fields {
  const items = object.items();
  if (items === undefined) return { ...object.identity(), ...selected(object, paths(info)) };
  const from = info.Skip ?? 0;
  const to = info.Top === undefined ? items.length : from + info.Top;
  const [own, ofItems] = sorted(object, paths(info));
  const inner: QueryInfo = { Select: ofItems };
  return {
    ...Object.fromEntries(own.map((name) => [name, object.read(name)])),
    _Items: items.slice(from, to).map((item) => query(item, inner)),
  };
}

/** What is asked of the collection itself, such as `count`, and what of its members. */
function sorted(
  object: ModelObject,
  select: readonly string[],
): readonly [own: string[], ofItems: string[]] {
  const isOwn = (path: string): boolean => object.propertyNames.includes(wireName(path));
  return [select.filter(isOwn).map(wireName), select.filter((path) => !isOwn(path))];
}

/** The answer to `retrieve`: the same, in the names of the public API. */
export function queryAsJson(object: ModelObject, info: QueryInfo): Json {
  return publicNames(query(object, info));
}

function selected(object: ModelObject, select: readonly string[]): Fields {
  const fields: Fields = {};
  const nested = new Map<string, string[]>();
  for (const path of select.length === 0 ? ['*'] : select) {
    const [head = '', ...rest] = path.split('/');
    const name = wireName(head);
    if (head === '*') Object.assign(fields, everyProperty(object));
    else if (rest.length > 0) nested.set(name, [...(nested.get(name) ?? []), rest.join('/')]);
    else if (object.hasObject(name)) nested.set(name, [...(nested.get(name) ?? []), '*']);
    else fields[name] = object.read(name);
  }
  for (const [name, inner] of nested) fields[name] = query(object.object(name), { Select: inner });
  return fields;
}

function everyProperty(object: ModelObject): Fields {
  return Object.fromEntries(object.propertyNames.map((name) => [name, object.read(name)]));
}

function paths(info: QueryInfo): string[] {
  return [...(info.Select ?? []), ...(info.Expand ?? [])];
}

function wireName(publicName: string): string {
  return publicName.charAt(0).toUpperCase() + publicName.slice(1);
}

function publicNames(value: Json): Json {
  if (value === null || typeof value !== 'object' || isList(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === '_Items' && isList(inner)
        ? ['items', inner.map(publicNames)]
        : [name.charAt(0).toLowerCase() + name.slice(1), publicNames(inner)],
    ),
  );
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
