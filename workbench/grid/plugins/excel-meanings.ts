import type { AddFunctionDescription, Arg } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';
import { criteriaFunctions, withCriteria } from '../formulas/excel-criteria';
import { logicFunctions } from '../formulas/excel-logic';
import { lookupFunctions } from '../formulas/excel-lookup';
import { firstOf, isEmptyText, textOf, Values, wrong } from '../formulas/excel-values';
import type { Compute, Result } from '../formulas/excel-values';

type ArgDefinition = AddFunctionDescription['args'][number];

/** Functions of the engine that mean something else in Excel mean what they mean there. */
export function addExcelMeanings(library: Library): void {
  const registry = library.registries.functionRegistry;
  const values = new Values(library);
  const theirs = (name: string): Compute => registry.get(name).compute;
  const criteria = criteriaFunctions(library);
  const own = { ...logicFunctions(values), ...lookupFunctions(values, theirs), ...criteria };
  for (const name of registry.getKeys()) {
    const known = registry.get(name);
    const described = name in criteria ? withCriteria(known) : known;
    const compute = own[name] ?? known.compute;
    const readers = described.args.map((each) => readerOf(each, values));
    const reads = readers.some((each) => each !== undefined);
    if (!reads && !(name in own)) continue;
    registry.replace(name, { ...described, compute: reads ? reading(compute, readers) : compute });
  }
}

/** Reads a single value as Excel does before the engine gets it; thrown is an error. */
type Reader = (arg: Arg) => Arg;

/** A text that says nothing is no number and no condition, and a number becomes the text that Excel writes. */
function readerOf({ type, acceptMatrix }: ArgDefinition, values: Values): Reader | undefined {
  const [only, ...others] = type;
  if (acceptMatrix === true || others.length > 0) return undefined;
  if (only === 'NUMBER') {
    return (arg) => {
      if (!isEmptyText(firstOf(arg).value)) return arg;
      throw wrong('An empty text is no number.');
    };
  }
  if (only === 'BOOLEAN') {
    return (arg) => {
      if (arg === undefined) return arg;
      const truth = values.truth(firstOf(arg));
      if (typeof truth !== 'boolean') throw truth;
      return { value: truth };
    };
  }
  if (only !== 'STRING') return undefined;
  return (arg) => {
    const { value } = firstOf(arg);
    return typeof value === 'number' ? ({ value: textOf(value) } satisfies Result) : arg;
  };
}

function reading(theirs: Compute, readers: readonly (Reader | undefined)[]): Compute {
  return function (...given) {
    const read = given.map((arg, at) => {
      const reader = readers[Math.min(at, readers.length - 1)];
      return reader && arg !== undefined ? reader(arg) : arg;
    });
    return theirs.apply(this, read);
  };
}
