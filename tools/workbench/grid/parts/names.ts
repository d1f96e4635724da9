import type { Model } from '@odoo/o-spreadsheet';

import { areaOfOpen, openZoneOf } from '../areas';
import { workbookOwner, type Names } from '../parts';
import { extraGetters, goneName, setExtraText } from '../plugins/extras-plugin';
import { existing } from '../sheet-size';
import { dispatcher } from './dispatch';

/** Letter, underscore or backslash, then letters, digits, dots, underscores; 255 at most (Excel's rules). */
const shape = /^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u;

/** Looks like a cell in either notation. */
const cellLike = /^(?:[A-Z]{1,3}\d+|R\d*C\d*|[RC])$/i;

export function namesOf(model: Model): Names {
  const { getters } = model;
  const dispatch = dispatcher(model);
  return {
    all: () =>
      getters.getNamedRanges().map(({ name, range }) => ({
        name,
        area: areaOfOpen(range.sheetId, range.unboundedZone),
      })),
    add({ name, area }) {
      existing(model, area);
      const range = getters.getRangeFromZone(area.sheetId, openZoneOf(area));
      // Without a sheet the engine would hold the cells against the size of the active one.
      const onSheet = { sheetId: area.sheetId };
      const payload = { name, ranges: [getters.getRangeData(range)], ...onSheet };
      dispatch('CREATE_NAMED_RANGE', payload);
    },
    remove(name) {
      if (getters.getNamedRange(name) !== undefined) dispatch('DELETE_NAMED_RANGE', { name });
      else setExtraText(model, workbookOwner, goneName + name);
    },
    gone: () =>
      Object.entries(extraGetters(model).getExtraTexts(workbookOwner)).flatMap(([key, text]) =>
        key.startsWith(goneName) && text !== undefined ? [key.slice(goneName.length)] : [],
      ),
    problem(name) {
      if (!shape.test(name) || cellLike.test(name) || /^(?:true|false)$/i.test(name))
        return 'invalid';
      return getters.getNamedRange(name) === undefined ? undefined : 'taken';
    },
  };
}
