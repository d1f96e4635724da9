import { range, rangeAreas } from '../refs';
import type { Kinds } from '../kinds';
import { ExcelError } from '../../batch/errors';
import type { Box } from '../address';
import { areaAt } from '../addressed';
import { autoFilter } from '../table/auto-filter';
import type { Arguments } from '../model-object';
import { colorFrom } from '../looks/color';
import { countedCollection } from './counted-objects';
import { activationMethods, eventMethods } from '../events/event-methods';
import { freezePanes } from './freeze-panes';
import { refuseIf } from '../../manners';
import { mayChangeSheets } from './guards';
import { namedItemCollection } from '../workbook/named-items';
import { type ModelObject, type ObjectType } from '../object';
import { pageLayout } from './page-layout';
import { worksheetProtection } from './protection';
import { moved, usedOnSheet } from '../range/range-geometry';
import { checkedSheetName, sheetById } from './sheets';
import { tableCollection } from '../table/table-collection';
import { oneOf, textFrom } from '../values';
import { deleteSheet, setVisibility, visibilities, visibilityOf } from './visibility';

type Worksheet = Kinds['Worksheet'];

export const worksheetType: ObjectType<Worksheet> = {
  name: 'Worksheet',
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
    Name: {
      get: ({ env, id }) => sheetById(env, id).name,
      set: ({ env, id }, value) => {
        mayChangeSheets(env);
        const name = checkedSheetName(env, textFrom(value), id);
        env.notUndoable('desktop', 'refused');
        env.writing(() => {
          env.grid.tabs.rename(id, name);
        });
      },
    },
    TabColor: {
      get: ({ env, id }) => env.grid.tabs.color(id) ?? '',
      set: ({ env, id }, value) => {
        refuseIf(env.manners, 'tab');
        const color = value === '' ? undefined : colorFrom(value);
        env.writing(() => {
          env.grid.tabs.setColor(id, color);
        });
      },
    },
    Visibility: {
      get: ({ env, id }) => visibilityOf(env, id),
      set: ({ env, id }, value) => {
        setVisibility(env, id, oneOf(visibilities, value));
      },
    },
  },
  objects: {
    AutoFilter: ({ env, id }) => autoFilter(env, id),
    Charts: ({ env, id }) => countedCollection(env, id, 'charts'),
    Comments: ({ env, id }) => countedCollection(env, id, 'comments'),
    FreezePanes: ({ env, id }) => freezePanes(env, id),
    Names: ({ env, id }) => namedItemCollection(env, id),
    PageLayout: ({ env, id }) => pageLayout(env, id),
    Protection: ({ env, id }) => worksheetProtection(env, id),
    Shapes: ({ env, id }) => countedCollection(env, id, 'shapes'),
    Tables: ({ env, id }) => tableCollection(env, id),
  },
  methods: {
    Activate: ({ env, id }) => {
      if (visibilityOf(env, id) !== 'Visible') throw new ExcelError('InvalidOperation');
      env.grid.activateSheet(id);
    },
    Delete: ({ env, id }) => {
      deleteSheet(env, id);
    },
    GetRanges: (sheet, args) => {
      const addresses = (args.optionalText(0) ?? '').split(sheet.env.manners.separator);
      return rangeAreas(
        sheet.env,
        addresses.map((address) => areaAt(sheet.env, sheet.id, address.trim())),
      );
    },
    Calculate: ({ env, id }, args) => {
      env.recalculate(args.value(0) === true, id);
    },
    GetRange: ({ env, id }, args) => range(env, areaAt(env, id, args.optionalText(0) ?? '')),
    GetRangeByIndexes: (sheet, args) =>
      on(sheet, {
        row: args.integer(0),
        column: args.integer(1),
        rows: args.integer(2),
        columns: args.integer(3),
      }),
    GetUsedRangeOrNullObject: (sheet, args) => usedRange(sheet, args) ?? null,
    ...eventMethods<Worksheet>(({ id }) => id),
    ...activationMethods<Worksheet>(({ id }) => id),
  },
};

/** What `getUsedRange` gives for an empty sheet. */
const topLeftCell: Box = { row: 0, column: 0, rows: 1, columns: 1 };

function on({ env, id }: Worksheet, box: Box): ModelObject {
  return range(env, moved({ sheetId: id, ...topLeftCell }, box));
}

function usedRange({ env, id }: Worksheet, args: Arguments): ModelObject | undefined {
  const used = usedOnSheet(env, id, args.value(0) === true);
  return used === undefined ? undefined : range(env, used);
}
