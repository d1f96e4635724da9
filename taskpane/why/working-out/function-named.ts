import type { ReferenceNode } from '../formula/node';
import { nameIn } from '../formula/references';
import type { Lambda } from './argument';
import { worksheetFunctionOf } from './functions';
import type { FormulaSurroundings } from './surroundings';

/** A worksheet function whose name stands in place of a LAMBDA, as in `BYROW(A1:C3,SUM)`; a name of the workbook goes first. */
export function functionNamed(
  { kind, value }: ReferenceNode,
  { active, settings }: FormulaSurroundings,
): Lambda | undefined {
  const name = value.toUpperCase();
  const known = kind === 'name' ? worksheetFunctionOf(name) : undefined;
  if (!known || nameIn(value, active.names)) return undefined;
  return { apply: (...values) => known(values, { ...settings, active, source: value }) };
}
