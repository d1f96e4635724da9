import type { ReferenceNode } from '../formula/node';
import type { Lambda } from './argument';
import { worksheetFunctions } from './functions';
import type { FormulaSurroundings } from './surroundings';

/** A worksheet function whose name stands in place of a LAMBDA, as in `BYROW(A1:C3,SUM)`; a name of the workbook goes first. */
export function functionNamed(
  { kind, value }: ReferenceNode,
  { active, settings }: FormulaSurroundings,
): Lambda | undefined {
  const name = value.toUpperCase();
  if (kind !== 'name' || !Object.hasOwn(worksheetFunctions, name)) return undefined;
  if (active.names.some((each) => each.name.toUpperCase() === name)) return undefined;
  const { [name]: known } = worksheetFunctions;
  return known && { apply: (...values) => known(values, { ...settings, active, source: value }) };
}
