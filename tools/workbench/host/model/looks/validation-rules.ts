import type { Area } from '../../../grid/grid';
import type { Criterion, LimitOperator, Limits } from '../../../grid/entry-rules';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import { absoluteAddress, parseAddress } from '../address';
import type { Environment } from '../environment';
import { findSheet, sheetById } from '../sheet/sheets';
import { oneOf, textFrom } from '../values';

const types: Readonly<Record<string, string>> = {
  list: 'List',
  custom: 'Custom',
  wholeNumber: 'WholeNumber',
  decimal: 'Decimal',
  textLength: 'TextLength',
};

/** `Excel.DataValidationType` of a rule. */
export function typeOf(rule: JsonObject): string {
  const [kind] = Object.keys(rule);
  return (kind === undefined ? undefined : types[kind]) ?? 'None';
}

/** A rule of one kind in the grid's terms; dates and times are not there. */
export function criterionFrom(env: Environment, area: Area, rule: JsonObject): Criterion {
  const [[kind, criteria] = [], ...others] = Object.entries(rule).filter(
    ([, value]) => value !== null,
  );
  if (kind === undefined || others.length > 0) throw new ExcelError('InvalidArgument');
  const details = criteria as JsonObject;
  switch (kind) {
    case 'list':
      return listFrom(env, area, details);
    case 'custom':
      return { kind: 'formula', formula: formulaFrom(details['formula'] ?? null) };
    case 'wholeNumber':
    case 'decimal':
    case 'textLength':
      return { kind: 'limits', of: kind, ...limits(details) };
    default:
      throw new MissingFeature(`Data validation of kind "${kind}"`);
  }
}

/** The rule as the API tells it: limits come back as formulas. */
export function ruleFrom(env: Environment, criterion: Criterion): JsonObject {
  switch (criterion.kind) {
    case 'any':
      return {};
    case 'list':
      return { list: { inCellDropDown: criterion.dropDown, source: criterion.items.join(',') } };
    case 'cells': {
      const { name } = sheetById(env, criterion.area.sheetId);
      const source = `=${absoluteAddress(name, criterion.area)}`;
      return { list: { inCellDropDown: criterion.dropDown, source } };
    }
    case 'limits': {
      const { of, operator, first, second } = criterion;
      const formula2 = second === undefined ? {} : { formula2: `=${second}` };
      return { [of]: { formula1: `=${first}`, ...formula2, operator } };
    }
    case 'formula':
      return { custom: { formula: criterion.formula } };
  }
}

const longestList = 255;

/** Items separated by commas, or the cells that hold them: a single row or column. */
function listFrom(env: Environment, area: Area, details: JsonObject): Criterion {
  const dropDown = oneOf([true, false], details['inCellDropDown'] ?? true);
  const source = textFrom(details['source'] ?? null);
  if (!source.startsWith('=')) {
    const items = source.split(',').map((item) => item.trim());
    if (source.trim() === '' || source.length > longestList)
      throw new ExcelError('InvalidArgument');
    return { kind: 'list', items: items.filter((item) => item !== ''), dropDown };
  }
  const parsed = parseAddress(source.slice(1));
  if (parsed === undefined) throw new MissingFeature('A list from anything but cells');
  const sheet =
    parsed.sheetName === undefined
      ? sheetById(env, area.sheetId)
      : findSheet(env, parsed.sheetName);
  const { box } = parsed;
  if (sheet === undefined || (box.rows > 1 && box.columns > 1)) {
    throw new ExcelError('InvalidArgument');
  }
  return { kind: 'cells', area: { sheetId: sheet.id, ...box }, dropDown };
}

function formulaFrom(value: Json): string {
  const formula = textFrom(value);
  if (!formula.startsWith('=')) throw new ExcelError('InvalidArgument');
  return formula;
}

const operators: readonly LimitOperator[] = [
  'Between',
  'NotBetween',
  'EqualTo',
  'NotEqualTo',
  'GreaterThan',
  'LessThan',
  'GreaterThanOrEqualTo',
  'LessThanOrEqualTo',
];

function limits({ operator, formula1, formula2 }: JsonObject): Omit<Limits, 'kind' | 'of'> {
  const limit = { operator: oneOf(operators, operator ?? null), first: operand(formula1 ?? null) };
  const hasTwo = limit.operator === 'Between' || limit.operator === 'NotBetween';
  return hasTwo ? { ...limit, second: operand(formula2 ?? null) } : limit;
}

/** Numbers, as such or as text ("=10" is how Excel tells them). */
function operand(value: Json): number {
  const number = typeof value === 'string' ? Number(value.replace(/^=/, '') || NaN) : value;
  if (typeof number !== 'number') throw new ExcelError('InvalidArgument');
  if (Number.isNaN(number)) throw new MissingFeature('A limit that is a formula');
  return number;
}
