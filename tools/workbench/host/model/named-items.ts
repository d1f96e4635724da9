import {
  addName,
  areaOf,
  type DefinedName,
  findName,
  findTable,
  namesOf,
  range,
  remark,
  removeName,
  type Scope,
} from './refs';
import type { Area } from '../../grid/grid';
import { ExcelError, MissingFeature } from '../wire';
import { absoluteAddress, findSheet, parseAddress, sheetById } from './address';
import { toldFormula } from '../manners';
import {
  type Arguments,
  type Environment,
  isModelObject,
  type ModelObject,
  objectOf,
  type ObjectType,
  oneOf,
  textFrom,
} from './object';
import { toldValue } from './range-read';

interface Names {
  readonly env: Environment;
  readonly scope: Scope;
}

export function namedItemCollection(env: Environment, scope: Scope): ModelObject {
  return objectOf(namedItemCollectionType, { env, scope });
}

const namedItemCollectionType: ObjectType<Names> = {
  name: 'NamedItemCollection',
  items: ({ env, scope }) => namesOf(env, scope).map(({ name }) => namedItem(env, scope, name)),
  item: ({ env, scope }, args) => namedItem(env, foundIn(env, scope, args.text(0)), args.text(0)),
  methods: {
    Add: ({ env, scope }, args) => {
      const name = args.text(0);
      if (env.grid.names.problem(name) === 'invalid') throw new ExcelError('InvalidArgument');
      const isTaken = scope === undefined && findTable(env, name) !== undefined;
      if (isTaken || findName(env, scope, name) !== undefined) {
        throw new ExcelError('ItemAlreadyExists');
      }
      const comment = args.optionalText(2) ?? '';
      addName(env, scope, { name, ...referred(env, args), comment, visible: true });
      return namedItem(env, scope, name);
    },
    GetItemOrNullObject: ({ env, scope }, args) => {
      const name = args.text(0);
      const found = foundIn(env, scope, name);
      return findName(env, found, name) === undefined ? null : namedItem(env, found, name);
    },
  },
};

/** Whose name the workbook finds: some Excels take that of the active sheet before its own. */
function foundIn(env: Environment, scope: Scope, name: string): Scope {
  if (scope !== undefined || !env.manners.namesOfSheet) return scope;
  const { id } = env.grid.activeSheet();
  return findName(env, id, name) === undefined ? scope : id;
}

type Referred = Pick<DefinedName, 'area' | 'formula'>;

/** The reference of a new name: a range, or a formula that is an address with its sheet or calls a function. */
function referred(env: Environment, args: Arguments): Referred {
  const reference = args.at(1);
  return isModelObject(reference)
    ? { area: areaOf(reference) }
    : standsFor(env, textFrom(reference));
}

/** Cells, or a formula that works out something. */
function standsFor(env: Environment, formula: string): Referred {
  return /^=[A-Z]+\(/.test(formula) ? { area: undefined, formula } : { area: areaIn(env, formula) };
}

function areaIn(env: Environment, formula: string): Area {
  const parsed = parseAddress(formula.replace(/^=/, ''));
  const sheet = parsed?.sheetName === undefined ? undefined : findSheet(env, parsed.sheetName);
  if (parsed === undefined || sheet === undefined) {
    throw new MissingFeature('A name for anything but cells');
  }
  return { sheetId: sheet.id, ...parsed.box };
}

interface NamedItem extends Names {
  readonly name: string;
}

function namedItem(env: Environment, scope: Scope, name: string): ModelObject {
  const item = { env, scope, name };
  return objectOf(namedItemType, { ...item, name: existing(item).name });
}

const existing = ({ env, scope, name }: NamedItem) => {
  const found = findName(env, scope, name);
  if (found === undefined) throw new ExcelError('ItemNotFound');
  return found;
};

const namedItemType: ObjectType<NamedItem> = {
  name: 'NamedItem',
  identity: ({ name }) => ({ _Id: name }),
  properties: {
    Formula: {
      get: (item) => toldFormula(item.env.manners, item.env.locale(), `=${reference(item)}`),
      set: (item, value) => {
        const { env, scope } = item;
        const before = existing(item);
        const { formula: _, ...rest } = before;
        const becomes = standsFor(env, textFrom(value));
        removeName(env, scope, before);
        addName(env, scope, { ...rest, ...becomes });
      },
    },
    Name: { get: ({ name }) => name },
    Value: {
      get: (item) => {
        const { formula } = existing(item);
        if (formula === undefined) return reference(item).replace(/\$/g, '');
        return toldValue(item.env, item.env.grid.valueOf(formula));
      },
    },
    Visible: {
      get: (item) => existing(item).visible,
      set: (item, value) => {
        remark(item.env, item.scope, { ...existing(item), visible: oneOf([true, false], value) });
      },
    },
  },
  methods: {
    Delete: (item) => {
      removeName(item.env, item.scope, existing(item));
    },
    GetRange: (item) => {
      const area = cellsOf(item);
      if (area === undefined) throw new ExcelError('InvalidReference');
      return range(item.env, area);
    },
    GetRangeOrNullObject: (item) => {
      const area = cellsOf(item);
      return area === undefined ? null : range(item.env, area);
    },
  },
};

/** On the desktop a name that calculates its cells tells no range (office-js #4321). */
function cellsOf(item: NamedItem): Area | undefined {
  const { area, formula } = existing(item);
  if (formula === undefined) return area;
  throw new ExcelError(
    'InvalidOperation',
    'This operation is not permitted for the current object.',
  );
}

function reference(item: NamedItem): string {
  const { area, formula } = existing(item);
  if (formula !== undefined) return formula.slice(1);
  if (area === undefined) return '#REF!';
  return absoluteAddress(sheetById(item.env, area.sheetId).name, area);
}
