import { ExcelError } from '../batch/errors';
import type { Json } from '../batch/wire';
import { isModelObject, type ModelObject } from './object';

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
