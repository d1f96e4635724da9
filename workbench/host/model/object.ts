import { ExcelError, MissingFeature } from '../batch/errors';
import type { Json, JsonObject } from '../batch/wire';
import type { Arguments } from './arguments';

/** What a call gives back: an object, a null object, a plain value, or nothing. */
export type Outcome = ModelObject | Json | undefined;

export interface Property<Self> {
  readonly get?: (self: Self) => Json;
  readonly set?: (self: Self, value: Json) => void;
}

/**
 * One kind of object in Excel's model. Names are those of the wire, which are the public ones with a capital
 * first letter; what is not listed does not exist in the workbench and fails by name.
 */
export interface ObjectType<Self> {
  /** The public class name: "Range". */
  readonly name: string;
  readonly properties?: Readonly<Record<string, Property<Self>>>;
  readonly objects?: Readonly<Record<string, (self: Self) => ModelObject>>;
  readonly methods?: Readonly<Record<string, (self: Self, args: Arguments) => Outcome>>;
  /** Collections only. */
  readonly items?: (self: Self) => readonly ModelObject[];
  readonly item?: (self: Self, args: Arguments) => ModelObject;
  /** Sent with every answer about the object, so that office.js can address it again. */
  readonly identity?: (self: Self) => JsonObject;
  /** Whether an add-in may keep it between batches. */
  readonly referable?: boolean;
}

/** An object of the model, whatever its kind. */
export interface ModelObject {
  readonly typeName: string;
  readonly referable: boolean;
  readonly propertyNames: readonly string[];
  read(name: string): Json;
  write(name: string, value: Json): void;
  hasObject(name: string): boolean;
  object(name: string): ModelObject;
  call(name: string, args: Arguments): Outcome;
  item(args: Arguments): ModelObject;
  items(): readonly ModelObject[] | undefined;
  identity(): JsonObject;
}

class TypedObject<Self> implements ModelObject {
  constructor(
    readonly type: ObjectType<Self>,
    readonly self: Self,
  ) {}

  get typeName(): string {
    return this.type.name;
  }

  get referable(): boolean {
    return this.type.referable === true;
  }

  get propertyNames(): readonly string[] {
    return Object.entries(this.type.properties ?? {})
      .filter(([, { get }]) => get !== undefined)
      .map(([name]) => name);
  }

  read(name: string): Json {
    const get = own(this.type.properties, name)?.get;
    if (get === undefined) throw this.lacks(name);
    return get(this.self);
  }

  write(name: string, value: Json): void {
    const set = own(this.type.properties, name)?.set;
    if (set === undefined) throw this.lacks(name);
    set(this.self, value);
  }

  hasObject(name: string): boolean {
    return own(this.type.objects, name) !== undefined;
  }

  object(name: string): ModelObject {
    const find = own(this.type.objects, name);
    if (find === undefined) throw this.lacks(name);
    return find(this.self);
  }

  call(name: string, args: Arguments): Outcome {
    const method = own(this.type.methods, name);
    if (method === undefined) throw this.lacks(name);
    return method(this.self, args);
  }

  item(args: Arguments): ModelObject {
    if (this.type.item === undefined) throw this.lacks('GetItem');
    return this.type.item(this.self, args);
  }

  items(): readonly ModelObject[] | undefined {
    return this.type.items?.(this.self);
  }

  identity(): JsonObject {
    return this.type.identity?.(this.self) ?? {};
  }

  private lacks(name: string): MissingFeature {
    return new MissingFeature(publicName(this.type.name, name));
  }
}

export function objectOf<Self>(type: ObjectType<Self>, self: Self): ModelObject {
  return new TypedObject(type, self);
}

export function isModelObject(value: unknown): value is ModelObject {
  return value instanceof TypedObject;
}

/** What stands behind an object of that kind; undefined for objects of other kinds and for plain values. */
export function selfOf<Self>(type: ObjectType<Self>, value: unknown): Self | undefined {
  if (!(value instanceof TypedObject)) return undefined;
  const object: TypedObject<unknown> = value;
  return object.type === type ? (object.self as Self) : undefined;
}

/** Where the model promises an object (or a null object), for callers that resolve a path. */
export function requireObject(outcome: Outcome): ModelObject | null {
  if (outcome === null || isModelObject(outcome)) return outcome;
  throw new ExcelError('GeneralException');
}

/** "Range", "GetCell" -> "Range.getCell", as an add-in's author writes it. */
export function publicName(typeName: string, wireName: string): string {
  return `${typeName}.${wireName.charAt(0).toLowerCase()}${wireName.slice(1)}`;
}

/** Wire names come from outside: "constructor" must not find Object.prototype's. */
function own<T>(members: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}
