import { range, rangeAreas } from '../refs';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Environment } from '../environment';
import { namedItemCollection } from './named-items';
import { cellOf } from '../range/range-read';
import { type ModelObject, objectOf, type ObjectType } from '../object';
import { workbookProtection } from '../sheet/protection';
import { tableCollection } from '../table/table-collection';
import { worksheetCollection } from '../sheet/worksheet';
import { oneOf } from '../model-object';

interface Workbook {
  readonly env: Environment;
}

export function workbook(env: Environment): ModelObject {
  return objectOf(workbookType, { env });
}

const workbookType: ObjectType<Workbook> = {
  name: 'Workbook',
  properties: {
    Name: { get: ({ env }) => env.documentName },
  },
  objects: {
    Application: ({ env }) => application(env),
    Names: ({ env }) => namedItemCollection(env, undefined),
    Protection: ({ env }) => workbookProtection(env),
    Settings: ({ env }) => settingCollection(env),
    Tables: ({ env }) => tableCollection(env),
    Worksheets: ({ env }) => worksheetCollection(env),
  },
  methods: {
    GetActiveCell: ({ env }) => range(env, cellOf(env.grid.selection(), 0, 0)),
    GetSelectedRange: ({ env }) => {
      const [area, ...others] = env.grid.selections();
      if (area === undefined || others.length > 0) throw new ExcelError('InvalidSelection');
      return range(env, area);
    },
    GetSelectedRanges: ({ env }) => rangeAreas(env, env.grid.selections()),
  },
};

interface Application {
  readonly env: Environment;
}

export function application(env: Environment): ModelObject {
  return objectOf(applicationType, { env });
}

const applicationType: ObjectType<Application> = {
  name: 'Application',
  properties: {
    CalculationMode: {
      get: ({ env }) => (env.grid.calculatesByHand ? 'Manual' : 'Automatic'),
      set: ({ env }, value) => {
        if (value === 'AutomaticExceptTables') throw new MissingFeature('Data tables');
        env.grid.calculatesByHand = oneOf(['Automatic', 'Manual'], value) === 'Manual';
      },
    },
    CalculationState: { get: ({ env }) => (env.calculating() ? 'Pending' : 'Done') },
    DecimalSeparator: { get: ({ env }) => decimalOf(env.locale()) },
  },
  methods: {
    Calculate: ({ env }, args) => {
      env.recalculate(isFull(args.text(0)));
    },
  },
};

/** Excel.CalculationType: the two full ones take every formula as changed. */
function isFull(calculationType: string): boolean {
  switch (calculationType) {
    case 'Recalculate':
      return false;
    case 'Full':
    case 'FullRebuild':
      return true;
    default:
      throw new ExcelError('InvalidArgument');
  }
}

/** "." or ",": how numbers are written in a locale such as "nl-NL". */
function decimalOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

interface Settings {
  readonly env: Environment;
}

/** What add-ins keep with the workbook (ExcelApi 1.4). It is in no undo list. Keys differ by case, as in any JSON. */
function settingCollection(env: Environment): ModelObject {
  return objectOf(settingCollectionType, { env });
}

const settingCollectionType: ObjectType<Settings> = {
  name: 'SettingCollection',
  items: ({ env }) => [...env.settings.keys()].map((key) => setting(env, key)),
  item: ({ env }, args) => setting(env, args.text(0)),
  methods: {
    /** "Sets or adds the specified setting." */
    Add: ({ env }, args) => {
      const key = args.text(0);
      if (key === '') throw new ExcelError('InvalidArgument');
      env.settings.set(key, args.value(1));
      return setting(env, key);
    },
    GetItemOrNullObject: ({ env }, args) =>
      env.settings.has(args.text(0)) ? setting(env, args.text(0)) : null,
  },
};

interface Setting extends Settings {
  readonly key: string;
}

function setting(env: Environment, key: string): ModelObject {
  if (!env.settings.has(key)) throw new ExcelError('ItemNotFound');
  return objectOf(settingType, { env, key });
}

const settingType: ObjectType<Setting> = {
  name: 'Setting',
  identity: ({ key }) => ({ _Id: key }),
  properties: {
    Key: { get: ({ key }) => key },
    Value: {
      get: ({ env, key }) => env.settings.get(key) ?? null,
      set: ({ env, key }, value) => {
        env.settings.set(key, value);
      },
    },
  },
  methods: {
    Delete: ({ env, key }) => {
      env.settings.delete(key);
    },
  },
};
