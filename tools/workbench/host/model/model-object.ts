import { ExcelError } from '../batch/errors';
import type { Json, JsonObject } from '../batch/wire';

/** What a call gives back: an object, a null object, a plain value, or nothing. */
export type Outcome = ModelObject | Json | undefined;

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
