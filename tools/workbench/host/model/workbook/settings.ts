import { ExcelError } from '../../batch/errors';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType } from '../object';

interface Settings {
  readonly env: Environment;
}

/** What add-ins keep with the workbook (ExcelApi 1.4). It is in no undo list. Keys differ by case, as in any JSON. */
export function settingCollection(env: Environment): ModelObject {
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
