import { range, rangeAreas } from './refs';
import { ExcelError, MissingFeature } from '../wire';
import { type Environment, type ModelObject, objectOf, type ObjectType, oneOf } from './object';
import { namedItemCollection } from './named-items';
import { cellOf } from './range-read';
import { workbookProtection } from './protection';
import { tableCollection } from './table';
import { worksheetCollection } from './worksheet';

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

interface Service {
  readonly env: Environment;
}

/**
 * Features of the custom function runtime the host switches on. 2 shortens the pause between two deliveries
 * of results from 500 to 200 ms, 4 limits it to 2 s, 1 splits deliveries that are too large, 3 times them
 * more finely. What a real Excel answers is not known.
 */
const enabledFeatures = [1, 2, 3, 4];

const customFunctionsType: ObjectType<Service> = {
  name: 'CustomFunctions',
  methods: {
    _SetOsfControlContainerReadyForCustomFunctions: ({ env }) => {
      env.functionsReady();
    },
    _GetEnabledFeatures: () => enabledFeatures,
    SetInvocationArrayResults: ({ env }, args) => {
      const results = args.value(0);
      if (!Array.isArray(results)) throw new ExcelError('InvalidArgument');
      env.functionResults(results);
    },
  },
};

/** office.js announces itself for ribbon commands; nothing waits for it here. */
const addinInternalServiceType: ObjectType<Service> = {
  name: 'AddinInternalService',
  methods: { NotifyActionHandlerReady: () => undefined },
};

const services: Readonly<Record<string, ObjectType<Service>>> = {
  'Microsoft.ExcelServices.CustomFunctions': customFunctionsType,
  'Microsoft.InternalService.AddinInternalService': addinInternalServiceType,
};

export function service(env: Environment, name: string): ModelObject | undefined {
  const type = Object.hasOwn(services, name) ? services[name] : undefined;
  return type === undefined ? undefined : objectOf(type, { env });
}
