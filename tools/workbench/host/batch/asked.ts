import { type ModelObject, publicName } from '../model/object';
import type { Paths } from './paths';
import {
  type Action,
  actionTypes,
  type BatchRequest,
  type Json,
  type JsonObject,
  pathTypes,
  type QueryInfo,
} from './wire';

/** Told of a member that a page asks for over the protocol, in the public names: "Range.values". */
export type Asked = (member: string) => void;

/** The members on the way to the objects of a processed batch: `workbook.worksheets.getItem(…)` names two. */
export function membersOnTheWay({ ObjectPaths }: BatchRequest, paths: Paths): readonly string[] {
  return Object.values(ObjectPaths).flatMap((path) => {
    const isMember =
      path.ObjectPathType === pathTypes.method || path.ObjectPathType === pathTypes.navigation;
    if (!isMember || path.ParentObjectPathId === undefined) return [];
    const parent = paths.known(path.ParentObjectPathId);
    const isReached = paths.known(path.Id) !== undefined;
    return parent && isReached ? [publicName(parent.typeName, path.Name ?? '')] : [];
  });
}

/** The members that an action has called, set or loaded; asked just after it, while its object is what it was. */
export function membersOf(action: Action, paths: Paths): readonly string[] {
  const object = paths.known(action.ObjectPathId);
  if (!object) return [];
  return namesOf(action, object).map(([of, name]) => publicName(of.typeName, name));
}

type Member = readonly [of: ModelObject, name: string];

function namesOf(action: Action, object: ModelObject): readonly Member[] {
  switch (action.ActionType) {
    case actionTypes.setProperty:
      return [[object, action.Name ?? '']];
    case actionTypes.method:
      return [[object, action.Name ?? ''], ...inShape(action, object)];
    case actionTypes.update:
      return Object.keys(action.ObjectState ?? {}).map((name): Member => [object, name]);
    case actionTypes.query:
    case actionTypes.queryAsJson:
      return pathsOf(action.QueryInfo ?? {}).flatMap((path) => loaded(object, path.split('/')));
    default:
      return [];
  }
}

/** What `getCellProperties({ format: { fill: { color: true } } })` and the like name by the shape of their argument. */
function inShape({ Name = '', ArgumentInfo }: Action, object: ModelObject): readonly Member[] {
  if (!/^[GS]et(?:Cell|Row|Column)Properties$/.test(Name)) return [];
  const shapes = [ArgumentInfo?.Arguments?.[0] ?? null].flat(2);
  const paths = new Set(shapes.flatMap((shape) => leaves(shape)));
  return [...paths].flatMap((path) => loaded(object, path.split('/')));
}

function leaves(shape: Json): readonly string[] {
  if (shape === null || typeof shape !== 'object' || Array.isArray(shape)) return [];
  return Object.entries(shape as JsonObject).flatMap(([name, inner]) => {
    const below = leaves(inner);
    return below.length === 0 ? [name] : below.map((each) => `${name}/${each}`);
  });
}

const pathsOf = ({ Select = [], Expand = [] }: QueryInfo): readonly string[] => [
  ...Select,
  ...Expand,
];

/** What `load('worksheet/name')` names: members of the object, or of a collection's items, and of what these lead to. */
function loaded(object: ModelObject, [head = '', ...rest]: readonly string[]): readonly Member[] {
  const name = `${head.charAt(0).toUpperCase()}${head.slice(1)}`;
  const items = object.items();
  if (items !== undefined && !object.propertyNames.includes(name)) {
    const [first] = items;
    return first === undefined ? [] : loaded(first, head === 'items' ? rest : [head, ...rest]);
  }
  if (head === '*') return object.propertyNames.map((each): Member => [object, each]);
  const further =
    rest.length > 0 && object.hasObject(name) ? loaded(object.object(name), rest) : [];
  return [[object, name], ...further];
}
