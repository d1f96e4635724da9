import type { Area } from '../../grid/grid';
import type { Criterion, LimitOperator, Limits, Validation } from '../../grid/parts';
import { ExcelError, type Json, type JsonObject, MissingFeature } from '../wire';
import {
  absoluteAddress,
  findSheet,
  maxColumns,
  maxRows,
  parseAddress,
  positionsOf,
  sheetById,
} from './address';
import {
  type Environment,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  textFrom,
} from './object';
import { refuseIf } from '../manners';
import { mayChange } from './protection';

interface Validated {
  readonly env: Environment;
  readonly area: Area;
}

export function dataValidation(env: Environment, area: Area): ModelObject {
  return objectOf(dataValidationType, { env, area });
}

/** What the API knows of a rule beside its criterion. */
interface Remark {
  readonly errorAlert: JsonObject;
  readonly prompt: JsonObject;
  readonly ignoreBlanks: boolean;
}

const usual: Remark = {
  errorAlert: { message: '', showAlert: true, style: 'Stop', title: '' },
  prompt: { message: '', showPrompt: true, title: '' },
  ignoreBlanks: true,
};

const dataValidationType: ObjectType<Validated> = {
  name: 'DataValidation',
  properties: {
    ErrorAlert: {
      get: (self) => read(self)?.errorAlert ?? null,
      set: (self, value) => {
        change(self, { errorAlert: alertFrom(value, self.env.manners.longestAlert) });
      },
    },
    Rule: {
      get: (self) => ruleOf(self) ?? null,
      set: (self, value) => {
        setRule(self, value as JsonObject);
      },
    },
    Type: {
      get: (self) => {
        const found = [...new Set(validations(self).map(keyOf))];
        if (found.length > 1)
          return found.includes(keyOf(undefined)) ? 'MixedCriteria' : 'Inconsistent';
        return typeOf(ruleOf(self) ?? {});
      },
    },
    Valid: {
      get: (self) => {
        const cells = positionsOf(bounded(self));
        const invalid = cells.filter((cell) => self.env.grid.validations.isInvalid(cell)).length;
        if (invalid === 0) return true;
        return invalid === cells.length ? false : null;
      },
    },
  },
};

/** The cells there are; whole rows and columns have no end. */
function bounded({ env, area }: Validated): Area {
  const sheet = sheetById(env, area.sheetId);
  return {
    ...area,
    rows: area.rows === maxRows ? sheet.rows : area.rows,
    columns: area.columns === maxColumns ? sheet.columns : area.columns,
  };
}

function validations(self: Validated): (Validation | undefined)[] {
  return positionsOf(bounded(self)).map((cell) => self.env.grid.validations.at(cell));
}

/** Equal for cells under the same rule, whose formulas differ by their place only. */
function keyOf(validation: Validation | undefined): string {
  if (validation === undefined) return '';
  const { criterion } = validation;
  return JSON.stringify(
    criterion.kind === 'formula' ? { ...validation, criterion: 0 } : validation,
  );
}

/** The settings all cells have in common, as seen from the first; undefined when they differ. */
function read(self: Validated): Remark | undefined {
  const all = validations(self);
  if (new Set(all.map(keyOf)).size > 1) return undefined;
  const [first] = all;
  if (first === undefined) return usual;
  const remark = JSON.parse(first.remark === '' ? '{}' : first.remark) as Partial<Remark>;
  return { ...usual, ...remark };
}

/** The common rule, as seen from the first cell. */
function ruleOf(self: Validated): JsonObject | undefined {
  const [first] = validations(self);
  if (read(self) === undefined) return undefined;
  return first === undefined ? {} : ruleFrom(self.env, first.criterion);
}

/** Cells with different rules take no common alert (office-js issue 2594). */
function change(self: Validated, changes: Partial<Remark>): void {
  const before = read(self);
  if (before === undefined) throw new ExcelError('InvalidArgument');
  const [validation] = validations(self);
  store(self, validation?.criterion ?? { kind: 'any' }, { ...before, ...changes });
}

function setRule(self: Validated, rule: JsonObject): void {
  const criterion = criterionFrom(self.env, self.area, rule);
  const before = read(self) ?? usual;
  store(self, criterion, before);
}

function store({ env, area }: Validated, criterion: Validation['criterion'], remark: Remark): void {
  refuseIf(env.manners, 'validation');
  mayChange(env, area.sheetId);
  const { errorAlert, prompt } = remark;
  const isShown = errorAlert['showAlert'] === true;
  const kept: Validation = {
    criterion,
    blocks: isShown && errorAlert['style'] === 'Stop',
    message: sentence(errorAlert),
    prompt: prompt['showPrompt'] === true ? sentence(prompt) : '',
    remark: JSON.stringify(remark),
  };
  env.writing(() => {
    env.grid.validations.set(area, kept);
  });
}

/** "Title: message", as far as there is any. */
function sentence({ title, message }: JsonObject): string {
  return ([title, message] as string[]).filter((text) => text !== '').join(': ');
}

function alertFrom(value: Json, longest: number): JsonObject {
  const {
    message = '',
    showAlert = true,
    style = 'Stop',
    title = '',
  } = (value ?? {}) as JsonObject;
  return {
    message: shortText(message, longest),
    showAlert: oneOf([true, false], showAlert),
    style: oneOf(['Stop', 'Warning', 'Information'], style),
    title: shortText(title, 32),
  };
}

/** Excel's dialog takes 32 characters of title and 255 of text, in some places 224. */
function shortText(value: Json, most: number): string {
  const text = textFrom(value);
  if (text.length > most) throw new ExcelError('InvalidArgument');
  return text;
}

const types: Readonly<Record<string, string>> = {
  list: 'List',
  custom: 'Custom',
  wholeNumber: 'WholeNumber',
  decimal: 'Decimal',
  textLength: 'TextLength',
};

/** `Excel.DataValidationType` of a rule. */
function typeOf(rule: JsonObject): string {
  const [kind] = Object.keys(rule);
  return (kind === undefined ? undefined : types[kind]) ?? 'None';
}

/** A rule of one kind in the grid's terms; dates and times are not there. */
function criterionFrom(env: Environment, area: Area, rule: JsonObject): Criterion {
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
function ruleFrom(env: Environment, criterion: Criterion): JsonObject {
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
