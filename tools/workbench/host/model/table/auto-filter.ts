import { areaArgument, range } from '../refs';
import type { Area } from '../../../grid/grid';
import { ExcelError, MissingFeature } from '../../batch/errors';
import type { Arguments } from '../model-object';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { objectOf, type ModelObject, type ObjectType } from '../object';
import { tablesTouching } from './grid-tables';

interface AutoFilter {
  readonly env: Environment;
  readonly sheetId: string;
}

export function autoFilter(env: Environment, sheetId: string): ModelObject {
  return objectOf(autoFilterType, { env, sheetId });
}

/** The filter buttons over a sheet's own list. What they filter by is the user's choice, in the grid. */
const autoFilterType: ObjectType<AutoFilter> = {
  name: 'AutoFilter',
  properties: {
    Enabled: { get: (self) => filtered(self) !== undefined },
  },
  methods: {
    Apply: (self, args) => {
      apply(self, args);
    },
    GetRangeOrNullObject: (self) => {
      const area = filtered(self);
      return area === undefined ? null : range(self.env, area);
    },
  },
};

/** The list with its column names; undefined without filter buttons. */
function filtered({ env, sheetId }: AutoFilter): Area | undefined {
  return env.grid.filters.area(sheetId);
}

function apply(self: AutoFilter, args: Arguments): void {
  const { env, sheetId } = self;
  const area = areaArgument(env, sheetId, args, 0);
  if (args.optionalInteger(1) !== undefined) throw new MissingFeature('AutoFilter.apply by column');
  // A protected sheet lets people use the buttons that are there, at most.
  const isThere = JSON.stringify(filtered(self)) === JSON.stringify(area);
  mayChange(env, sheetId, isThere ? 'allowAutoFilter' : undefined);
  if (tablesTouching(env, area).length > 0) throw new ExcelError('InvalidArgument');
  if (isThere) return;
  env.writing(() => {
    env.grid.filters.set(sheetId, area);
  });
}
