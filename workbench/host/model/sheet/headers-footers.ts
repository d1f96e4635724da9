import type { JsonObject } from '../../batch/wire';
import type { Environment } from '../environment';
import { objectOf, type ModelObject, type ObjectType, type Property } from '../object';
import { textFrom } from '../values';

interface HeadersFooters {
  readonly env: Environment;
  readonly sheetId: string;
}

/** What stands above and below the pages of a sheet, as text with Excel's codes; it is kept, read back and undone. */
export function headersFooters(env: Environment, sheetId: string): ModelObject {
  return objectOf(headerFooterGroupType, { env, sheetId });
}

/** Only one for all pages: first, odd and even pages have none of their own here. */
const headerFooterGroupType: ObjectType<HeadersFooters> = {
  name: 'HeaderFooterGroup',
  objects: { DefaultForAllPages: (self) => objectOf(headerFooterType, self) },
};

const key = 'headersFooters';

const headerFooterType: ObjectType<HeadersFooters> = {
  name: 'HeaderFooter',
  properties: {
    LeftFooter: part('leftFooter'),
    LeftHeader: part('leftHeader'),
    RightFooter: part('rightFooter'),
    RightHeader: part('rightHeader'),
  },
};

function part(name: string): Property<HeadersFooters> {
  return {
    get: (self) => kept(self)[name] ?? '',
    set: (self, value) => {
      const all = Object.entries({ ...kept(self), [name]: textFrom(value) });
      const sorted = all.filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1));
      const text = sorted.length === 0 ? undefined : JSON.stringify(Object.fromEntries(sorted));
      self.env.writing(() => {
        self.env.grid.extras.setText(self.sheetId, key, text);
      });
    },
  };
}

function kept({ env, sheetId }: HeadersFooters): JsonObject {
  return JSON.parse(env.grid.extras.texts(sheetId)[key] ?? '{}') as JsonObject;
}
