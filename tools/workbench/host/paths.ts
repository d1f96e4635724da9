import {
  type Argument,
  Arguments,
  type ModelObject,
  publicName,
  requireObject,
} from './model/object';
import {
  type Action,
  actionTypes,
  type ArgumentInfo,
  type BatchRequest,
  ExcelError,
  type Json,
  type JsonObject,
  MissingFeature,
  type ObjectPath,
  type PathIds,
  pathTypes,
  type QueryInfo,
} from './wire';

/** How office.js marks an object that is a property of a plain one. */
const objectPathId = '_ObjectPathId';

function referenceTo(object: ModelObject | null): string {
  if (object?.typeName !== 'Range') throw new MissingFeature('An argument that holds an object');
  const address = object.read('Address') as string;
  const mark = address.lastIndexOf('!') + 1;
  const cells = address.slice(mark).replace(/[A-Z]+|\d+/g, (part) => `$${part}`);
  return `=${address.slice(0, mark)}${cells}`;
}

/** Where the paths of a batch begin. */
export interface Roots {
  readonly workbook: ModelObject;
  /** Objects created by name, such as "Microsoft.ExcelServices.CustomFunctions". */
  service(name: string): ModelObject | undefined;
}

/**
 * The objects a batch speaks of. Each path is resolved once, when first needed: office.js instantiates paths
 * in the order of the add-in's calls, so calls that change something (worksheets.add) happen in that order.
 */
export class Paths {
  private readonly resolved = new Map<number, ModelObject | null>();

  constructor(
    private readonly paths: BatchRequest['ObjectPaths'],
    private readonly roots: Roots,
    private readonly references: References,
  ) {}

  /** `null` is Excel's null object; everything reached through one is null, too. */
  resolve(id: number): ModelObject | null {
    const known = this.resolved.get(id);
    if (known !== undefined) return known;
    const path = this.paths[id];
    if (path === undefined) throw new ExcelError('InvalidReference');
    const object = this.find(path);
    this.resolved.set(id, object);
    return object;
  }

  /** Undefined when the path has not been resolved, or could not be. */
  known(id: number): ModelObject | null | undefined {
    return this.resolved.get(id);
  }

  arguments(info: ArgumentInfo | undefined): Arguments {
    const ids = info?.ReferencedObjectPathIds ?? [];
    return new Arguments((info?.Arguments ?? []).map((value, i) => this.argument(value, ids[i])));
  }

  /** What a path asks for, in the add-in author's words; for the error's location. */
  describe(id: number): string {
    const path = this.paths[id];
    if (path === undefined) return '';
    if (path.ObjectPathType === pathTypes.service) return path.Name ?? '';
    const parentId = path.ParentObjectPathId;
    const parent = parentId === undefined ? undefined : this.resolved.get(parentId);
    const name = path.ObjectPathType === pathTypes.indexer ? 'GetItem' : (path.Name ?? '');
    return parent === undefined || parent === null ? name : publicName(parent.typeName, name);
  }

  private argument(value: Json, pathId: PathIds | undefined): Argument {
    if (typeof pathId === 'number' && pathId > 0) return this.resolve(pathId);
    if (Array.isArray(pathId)) throw new MissingFeature('An argument with objects inside an array');
    return this.withReferences(value);
  }

  /** A range inside a plain object (the source of a list) stands for the reference Excel keeps of it. */
  private withReferences(value: Json): Json {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const fields = Object.entries(value as JsonObject);
    const [[name, id] = []] = fields;
    if (name === objectPathId && typeof id === 'number') return referenceTo(this.resolve(id));
    return Object.fromEntries(fields.map(([key, each]) => [key, this.withReferences(each)]));
  }

  private find(path: ObjectPath): ModelObject | null {
    switch (path.ObjectPathType) {
      case pathTypes.root:
        return this.roots.workbook;
      case pathTypes.service:
        return this.service(path.Name ?? '');
      case pathTypes.reference:
        return this.reference(path.Name ?? '');
      case pathTypes.nullObject:
        return null;
      default:
        return this.child(path);
    }
  }

  private service(name: string): ModelObject {
    const service = this.roots.service(name);
    if (service === undefined) throw new MissingFeature(name);
    return service;
  }

  private reference(id: string): ModelObject {
    const object = this.references.find(id);
    if (object === undefined) throw new ExcelError('InvalidReference');
    return object;
  }

  private child(path: ObjectPath): ModelObject | null {
    if (path.ParentObjectPathId === undefined) throw new ExcelError('InvalidReference');
    const parent = this.resolve(path.ParentObjectPathId);
    if (parent === null) return null;
    const name = path.Name ?? '';
    switch (path.ObjectPathType) {
      case pathTypes.method:
        return requireObject(parent.call(name, this.arguments(path.ArgumentInfo)));
      case pathTypes.navigation:
        return parent.object(name);
      case pathTypes.indexer:
        return parent.item(this.arguments(path.ArgumentInfo));
      default:
        throw new MissingFeature(`Object path of type ${path.ObjectPathType}`);
    }
  }
}

/**
 * Objects an add-in keeps between batches (`trackedObjects`, and every range inside one Excel.run). Ranges follow their cells
 * where rows or columns come and go.
 */
export class References {
  private readonly kept = new Map<string, ModelObject>();
  private readonly ids = new Map<ModelObject, string>();
  private next = 1;

  keep(object: ModelObject): void {
    if (this.ids.has(object)) return;
    const id = `reference ${this.next++}`;
    this.kept.set(id, object);
    this.ids.set(object, id);
  }

  idOf(object: ModelObject): string | undefined {
    return this.ids.get(object);
  }

  find(id: string): ModelObject | undefined {
    return this.kept.get(id);
  }

  remove(id: string): void {
    const object = this.kept.get(id);
    if (object !== undefined) this.ids.delete(object);
    this.kept.delete(id);
  }

  /** Cells have moved: each object becomes what follows it, or is gone (`null`). */
  follow(after: (object: ModelObject) => ModelObject | null): void {
    for (const [id, object] of [...this.kept]) {
      const next = after(object);
      if (next === object) continue;
      this.remove(id);
      if (next === null) continue;
      this.kept.set(id, next);
      this.ids.set(next, id);
    }
  }

  clear(): void {
    this.kept.clear();
    this.ids.clear();
  }

  get size(): number {
    return this.kept.size;
  }
}

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
