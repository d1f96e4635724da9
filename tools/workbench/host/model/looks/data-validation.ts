import type { Area } from '../../../grid/grid';
import type { Validation } from '../../../grid/entry-rules';
import { ExcelError } from '../../batch/errors';
import type { Json, JsonObject } from '../../batch/wire';
import { positionsOf } from '../cells';
import type { Environment } from '../environment';
import { refuseIf } from '../../manners';
import { mayChange } from '../sheet/guards';
import { maxColumns, maxRows } from '../limits';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { sheetById } from '../sheet/sheets';
import { criterionFrom, ruleFrom, typeOf } from './validation-rules';
import { oneOf, textFrom } from '../values';

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
