import { range, rangeAreas } from '../refs';
import { ExcelError } from '../../batch/errors';
import { application } from './application';
import type { Environment } from '../environment';
import { namedItemCollection } from './named-items';
import { cellOf } from '../range/range-geometry';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { workbookProtection } from '../sheet/protection';
import { settingCollection } from './settings';
import { tableCollection } from '../table/table-collection';
import { worksheetCollection } from '../sheet/worksheet-collection';

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
