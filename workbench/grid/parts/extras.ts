import type { Model } from '@odoo/o-spreadsheet';

import { areaOfOpen, openZoneOf } from '../areas';
import { extraGetters, setExtraText, setExtraZones } from '../plugins/extras-plugin';
import type { Extras } from '../parts';
import { existing } from '../sheet-size';

export function extrasOf(model: Model): Extras {
  const getters = extraGetters(model);
  return {
    texts: (owner) => present(getters.getExtraTexts(owner)),
    setText(owner, name, text) {
      setExtraText(model, owner, name, text);
    },
    areas: (sheetId) => {
      const named = Object.entries(present(getters.getExtraZones(sheetId)));
      return Object.fromEntries(
        named.map(([name, zones]) => [name, zones.map((zone) => areaOfOpen(sheetId, zone))]),
      );
    },
    setAreas(sheetId, name, areas) {
      for (const area of areas) existing(model, area);
      setExtraZones(model, sheetId, name, areas.map(openZoneOf));
    },
  };
}

function present<T>(named: Readonly<Record<string, T | undefined>>): Record<string, T> {
  const entries = Object.entries(named).filter((entry): entry is [string, T] => {
    return entry[1] !== undefined;
  });
  return Object.fromEntries(entries);
}
