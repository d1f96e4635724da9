import type { Area, Grid } from '../../grid/grid';
import { ExcelError, type Json, type JsonObject, MissingFeature } from '../wire';
import type { Manners } from '../manners';

/** What the objects of the model may use; one per page that is connected. */
export interface Environment {
  readonly grid: Grid;
  /** File name of the workbook, as `workbook.name` gives it. */
  readonly documentName: string;
  /** `workbook.settings`, shared by all pages. */
  readonly settings: Map<string, Json>;
  readonly manners: Manners;
  /** Locale of data, such as "nl-NL": decides the separators Application tells. */
  locale(): string;
  /** Runs one request of the add-in: what it writes is undone in one step, or with others of its group. */
  step(group: string | undefined, work: () => void): void;
  /**
   * A call is made that Excel cannot undo, on any platform or on the desktop only: the user's undo list ends with this
   * request. In a run that is one step for undo, Excel refuses the calls it documents as such.
   */
  notUndoable(where: 'anywhere' | 'desktop', inGroups: 'refused' | 'silent'): void;
  /** Runs a write of the add-in, which makes it known as the add-in's own. */
  writing(write: () => void): void;
  /** `full` calls every custom function again, as Excel's full calculation does. Without a sheet, all of them. */
  recalculate(full: boolean, sheetId?: string): void;
  /** Whether custom functions are still being waited for, or formulas wait to be calculated by hand. */
  calculating(): boolean;
  /** Events this page has asked for: Excel's number of the event, and "Workbook" or a sheet's id. */
  listen(eventType: number, target: string): void;
  unlisten(eventType: number, target: string): void;
  /** The functions page of the add-in says that it can be called. */
  functionsReady(): void;
  functionResults(results: readonly unknown[]): void;
}

/** What a call gives back: an object, a null object, a plain value, or nothing. */
type Outcome = ModelObject | Json | undefined;

/** An object of the model, whatever its kind. A class, so that objects are recognised among plain values. */
export abstract class ModelObject {
  abstract readonly typeName: string;
  abstract readonly referable: boolean;
  abstract readonly propertyNames: readonly string[];
  abstract read(name: string): Json;
  abstract write(name: string, value: Json): void;
  abstract hasObject(name: string): boolean;
  abstract object(name: string): ModelObject;
  abstract call(name: string, args: Arguments): Outcome;
  abstract item(args: Arguments): ModelObject;
  abstract items(): readonly ModelObject[] | undefined;
  abstract identity(): JsonObject;
}

export function isModelObject(value: unknown): value is ModelObject {
  return value instanceof ModelObject;
}

export type Argument = Json | ModelObject | null;

/** The arguments of one call, read with Excel's answer to a wrong one: InvalidArgument. */
export class Arguments {
  constructor(private readonly list: readonly Argument[]) {}

  at(index: number): Argument {
    return this.list[index] ?? null;
  }

  text(index: number): string {
    const value = this.at(index);
    if (typeof value !== 'string') throw new ExcelError('InvalidArgument');
    return value;
  }

  optionalText(index: number): string | undefined {
    return this.at(index) === null ? undefined : this.text(index);
  }

  integer(index: number): number {
    const value = this.at(index);
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw new ExcelError('InvalidArgument');
    }
    return value;
  }

  optionalInteger(index: number): number | undefined {
    return this.at(index) === null ? undefined : this.integer(index);
  }

  value(index: number): Json {
    const value = this.at(index);
    if (isModelObject(value)) throw new ExcelError('InvalidArgument');
    return value;
  }
}

/** A value of an enumeration; any other is InvalidArgument. */
export function oneOf<T extends Json>(allowed: readonly T[], value: Json): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new ExcelError('InvalidArgument');
  return found;
}

export function textFrom(value: Json): string {
  if (typeof value !== 'string') throw new ExcelError('InvalidArgument');
  return value;
}

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

class TypedObject<Self> extends ModelObject {
  constructor(
    readonly type: ObjectType<Self>,
    readonly self: Self,
  ) {
    super();
  }

  override get typeName(): string {
    return this.type.name;
  }

  override get referable(): boolean {
    return this.type.referable === true;
  }

  override get propertyNames(): readonly string[] {
    return Object.entries(this.type.properties ?? {})
      .filter(([, { get }]) => get !== undefined)
      .map(([name]) => name);
  }

  override read(name: string): Json {
    const get = own(this.type.properties, name)?.get;
    if (get === undefined) throw this.lacks(name);
    return get(this.self);
  }

  override write(name: string, value: Json): void {
    const set = own(this.type.properties, name)?.set;
    if (set === undefined) throw this.lacks(name);
    set(this.self, value);
  }

  override hasObject(name: string): boolean {
    return own(this.type.objects, name) !== undefined;
  }

  override object(name: string): ModelObject {
    const find = own(this.type.objects, name);
    if (find === undefined) throw this.lacks(name);
    return find(this.self);
  }

  override call(name: string, args: Arguments): Outcome {
    const method = own(this.type.methods, name);
    if (method === undefined) throw this.lacks(name);
    return method(this.self, args);
  }

  override item(args: Arguments): ModelObject {
    if (this.type.item === undefined) throw this.lacks('GetItem');
    return this.type.item(this.self, args);
  }

  override items(): readonly ModelObject[] | undefined {
    return this.type.items?.(this.self);
  }

  override identity(): JsonObject {
    return this.type.identity?.(this.self) ?? {};
  }

  private lacks(name: string): MissingFeature {
    return new MissingFeature(publicName(this.type.name, name));
  }
}

export function objectOf<Self>(type: ObjectType<Self>, self: Self): ModelObject {
  return new TypedObject(type, self);
}

type Types = { readonly [Kind in keyof Kinds]: ObjectType<Kinds[Kind]> };

let types: Types | undefined;

/** Says what the kinds are: the model's door does, once all of them are there. */
export function define(all: Types): void {
  types = all;
}

function typeOf<Kind extends keyof Kinds>(kind: Kind): Types[Kind] {
  if (types === undefined) throw new Error('The model is imported by its door, model/index.ts.');
  return types[kind];
}

/** An object of a kind by its name, so that kinds lead to each other without importing each other. */
export function ref<Kind extends keyof Kinds>(kind: Kind, self: Kinds[Kind]): ModelObject {
  return objectOf<Kinds[Kind]>(typeOf(kind), self);
}

/** What stands behind an object of that kind; undefined for objects of other kinds and for plain values. */
export function selfOf<Kind extends keyof Kinds>(
  kind: Kind,
  value: unknown,
): Kinds[Kind] | undefined {
  if (!(value instanceof TypedObject)) return undefined;
  const object: TypedObject<unknown> = value;
  return object.type === typeOf(kind) ? (object.self as Kinds[Kind]) : undefined;
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

/** The objects that others lead to, by kind, and what stands behind each. */
export interface Kinds {
  readonly Range: { readonly env: Environment; readonly area: Area };
  /** Several rectangles of one sheet. */
  readonly RangeAreas: { readonly env: Environment; readonly areas: readonly Area[] };
  readonly Table: { readonly env: Environment; readonly id: string };
  readonly Worksheet: { readonly env: Environment; readonly id: string };
}
